"""The human action (IVZ-HUM) and the Barricade (IVZ-BAR)."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import BarricadeMoved, HumanPosted
from shambler.kernel.errors import IllegalOption
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene

PLACES = ("radio-room", "entrance-hall", "hangar")


def action(*hand: str, scenario: str = "freres-3", tokens: int | None = None) -> InvazionsScene:
    """The human player holds these cards, and all tokens unless told otherwise."""
    scene = InvazionsScene(scenario).hand(*hand)
    return scene.tokens(scene.game.world.numbers.token_limit if tokens is None else tokens)


@rule("IVZ-HUM-01")
def test_any_number_of_humans_on_any_places():
    with action("soldier", "janitor", "technician", "janitor") as scene:
        scene.only("human-action")
        for card in ("soldier", "janitor", "technician"):
            assert {f"place:{card}>{place}" for place in PLACES} <= set(scene.options)
        scene.play("place:soldier>hangar", "place:janitor>hangar", "place:technician>radio-room")
        scene.asks("human-action")
        assert scene.humans_at("hangar") == ["soldier", "janitor"]
        assert scene.humans_at("radio-room") == ["technician"]
        assert scene.hand_of(0) == ["janitor"]


@rule("IVZ-HUM-01")
def test_humans_are_played_in_the_human_action_and_at_no_other_time():
    with action("soldier", "capture") as scene:
        scene.research("hangar", "infected").contamination("hangar", "ogre")
        scene.draws("ogre", "ogre", "ogre").only("start").asks("start-discard")
        assert scene.blocked("place:soldier>hangar") == "IVZ-TURN-01"
    with action("soldier", "capture") as scene:
        scene.research("hangar", "infected").contamination("hangar", "ogre")
        scene.barricade("hangar").only("choice").asks("bravery")
        assert scene.blocked("place:soldier>hangar") == "IVZ-TURN-01"


@rule("IVZ-HUM-02")
@pytest.mark.parametrize(("card", "cost"), [("janitor", 2), ("soldier", 3), ("technician", 3)])
def test_a_human_is_paid_for_and_laid_on_its_place(card, cost):
    with action(card, card, tokens=5) as scene:
        scene.only("human-action").play(f"place:{card}>hangar")
        assert scene.told(HumanPosted, cost=cost).place == 2
        assert scene.human.tokens == 5 - cost
        assert scene.humans_at("hangar") == [card]
        assert scene.humans_at("radio-room") == scene.humans_at("entrance-hall") == []
        assert scene.hand_of(0) == [card]


@rule("IVZ-HUM-03")
@pytest.mark.parametrize(("tokens", "enough"), [(0, False), (1, False), (2, True), (3, True)])
def test_what_cannot_be_paid_in_full_cannot_be_played(tokens, enough):
    with action("janitor", tokens=tokens) as scene:
        scene.only("human-action")
        if enough:
            scene.play("place:janitor>hangar")
            assert scene.human.tokens == tokens - 2
        else:
            assert scene.blocked("place:janitor>hangar") == "IVZ-HUM-03"
            with pytest.raises(IllegalOption, match="cost of 2 Resources"):
                scene.play("place:janitor>hangar")


@rule("IVZ-HUM-03")
def test_research_and_bravery_must_be_paid_in_full_too():
    with action("capture", tokens=0) as scene:
        scene.research("hangar", "infected").contamination("hangar", "ogre").only("human-action")
        assert scene.blocked("research:viruses>radio-room") == "IVZ-HUM-03"
        assert scene.blocked("aim:capture>hangar.ogre") == "IVZ-HUM-03"


@rule("IVZ-HUM-04")
def test_a_human_stays_from_turn_to_turn_until_it_is_devoured():
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", "guard", "survivors").draws("ogre", "ogre", "ogre")
        scene.draws(*["survivors"] * 6).draws_starting_decks().assault("hangar", 7)
        scene.waiting("radio-room", 2).turn_from("damage")
        scene.play("hit:survivors", "pass", "pass")
        assert scene.state.turn == 3
        assert scene.humans_at("hangar") == ["guard"]
        assert scene.discard_of(0) == ["survivors"]


@rule("IVZ-HUM-04")
def test_or_until_an_effect_removes_it():
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", "guard", "survivors").waiting("radio-room", 2)
        scene.horde(1, "hangar", hand=["no-survivors"]).only("combat").play("rage:no-survivors")
        assert scene.humans_at("hangar") == ["guard"]


@rule("IVZ-HUM-05")
@pytest.mark.parametrize(("scenario", "limit"), [("freres-2", 3), ("freres-3", 4), ("freres-4", 4)])
def test_a_place_holds_so_many_humans_and_no_more(scenario, limit):
    with action("janitor", "sniper", scenario=scenario) as scene:
        scene.humans("hangar", *["survivors"] * (limit - 1)).only("human-action")
        assert "place:sniper>hangar" in scene.options or scene.human.tokens < 3
        scene.play("place:janitor>hangar")
        assert len(scene.humans_at("hangar")) == limit
        scene.tokens(4).changed()
        assert scene.blocked("place:sniper>hangar") == "IVZ-HUM-05"
        other = "canteen" if scenario == "freres-2" else "radio-room"
        assert f"place:sniper>{other}" in scene.options


@rule("IVZ-HUM-05")
def test_survivors_count_and_are_counted():
    with action("survivors") as scene:
        scene.humans("hangar", "soldier", "janitor", "sniper", "technician").only("human-action")
        assert scene.blocked("place:survivors>hangar") == "IVZ-HUM-05"
    with action("soldier") as scene:
        scene.humans("hangar", *["survivors"] * 4).only("human-action")
        assert scene.blocked("place:soldier>hangar") == "IVZ-HUM-05"


@rule("IVZ-HUM-06")
@pytest.mark.parametrize("card", ["soldier", "janitor", "sniper", "technician"])
def test_the_same_human_may_not_stand_twice_on_a_place(card):
    with action(card) as scene:
        scene.humans("hangar", "survivors", card).only("human-action")
        assert scene.blocked(f"place:{card}>hangar") == "IVZ-HUM-06"
        scene.play(f"place:{card}>radio-room")
        assert scene.humans_at("radio-room") == [card]


@rule("IVZ-HUM-06")
def test_of_two_alike_in_hand_only_one_goes_to_a_place():
    with action("soldier", "soldier") as scene:
        scene.only("human-action").play("place:soldier>hangar")
        assert scene.blocked("place:soldier>hangar") == "IVZ-HUM-06"


@rule("IVZ-HUM-07")
def test_survivors_may_share_a_place_until_it_is_full():
    with action(*["survivors"] * 5) as scene:
        scene.only("human-action")
        for _ in range(4):
            scene.draws("soldier").play("place:survivors>hangar")
        assert scene.humans_at("hangar") == ["survivors"] * 4
        assert scene.blocked("place:survivors>hangar") == "IVZ-HUM-05"


@rule("IVZ-HUM-08")
def test_entering_play_takes_effect_before_the_next_card():
    with action("survivors", "soldier", tokens=3) as scene:
        scene.only("human-action").draws("janitor").play("place:survivors>hangar")
        assert scene.hand_of(0) == ["soldier", "janitor"]
        scene.play("place:janitor>hangar")
        assert scene.humans_at("hangar") == ["survivors", "janitor"]


@rule("IVZ-HUM-08")
def test_a_choice_on_entering_play_is_made_before_the_next_card():
    with action("janitor", "soldier") as scene:
        scene.contamination("hangar", "ogre").only("human-action").play("place:janitor>hangar")
        scene.asks("clean-up", "destroy:ogre", "pass", seats=(0,)).play("destroy:ogre")
        assert scene.contamination_at("hangar") == []
        scene.asks("human-action")
    with action("secret-agent", "soldier", scenario="freres-4") as scene:
        scene.only("human-action").play("place:secret-agent>hangar").asks("human-action")
        assert scene.human.score == 1


@rule("IVZ-HUM-09")
def test_playing_nothing_is_allowed():
    with action("soldier") as scene:
        scene.only("human-action").play("done", "barricade:hangar")
        assert scene.over
        assert scene.hand_of(0) == ["soldier"]
        assert scene.human.tokens == 8


# -- the Barricade -------------------------------------------------------------------------


@rule("IVZ-BAR-01")
@pytest.mark.parametrize("place", ["radio-room", "hangar"])
def test_the_barricade_comes_when_the_human_player_is_done(place):
    with action("soldier", "janitor") as scene:
        scene.barricade("entrance-hall").only("human-action").play("place:soldier>hangar")
        scene.asks("human-action").play("done")
        scene.asks("barricade", "barricade:radio-room", "barricade:hangar", seats=(0,))
        scene.play(f"barricade:{place}")
        assert scene.told(BarricadeMoved).place == PLACES.index(place)
        assert [scene.view(seat)["human"]["barricade"] for seat in (0, 1, None)] == [place] * 3
        assert scene.over


@rule("IVZ-BAR-02")
@pytest.mark.parametrize("place", PLACES)
def test_the_barricade_must_move(place):
    with action() as scene:
        scene.barricade(place).only("human-action").play("done")
        scene.asks("barricade", *(f"barricade:{other}" for other in PLACES if other != place))
        assert scene.blocked(f"barricade:{place}") == "IVZ-BAR-02"


@rule("IVZ-BAR-02")
def test_it_may_come_back_after_a_turn_elsewhere():
    with action() as scene:
        scene.barricade("hangar").only("human-action").play("done", "barricade:radio-room")
        scene.only("human-action").play("done", "barricade:hangar")
        assert scene.view()["human"]["barricade"] == "hangar"


@rule("IVZ-BAR-03")
def test_only_one_horde_may_attack_the_place_with_the_barricade():
    with InvazionsScene("freres-4") as scene:
        scene.barricade("hangar").only("choice")
        scene.asks("choose-place", *(f"attack:{p}" for p in (*PLACES, "canteen")))
        scene.play("attack:hangar")
        for seat in (2, 3):
            scene.asks("choose-place", *(f"attack:{p}" for p in (*PLACES[:2], "canteen")))
            assert scene.question.seats == (seat,)
            assert scene.blocked("attack:hangar") == "IVZ-BAR-03"
            scene.play("attack:canteen")
        assert scene.hordes_at("hangar") == [1]


@rule("IVZ-BAR-03")
def test_the_last_horde_may_be_the_one():
    with InvazionsScene("freres-4") as scene:
        scene.barricade("hangar").only("choice").play("attack:canteen", "attack:canteen")
        scene.play("attack:hangar")
        assert scene.hordes_at("hangar") == [3]


@rule("IVZ-BAR-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_turn_one_the_barricade_may_go_anywhere(players):
    with action(scenario=f"labo-{players}") as scene:
        scene.turn(1).only("human-action").play("done")
        scene.asks("barricade", *(f"barricade:{place}" for place in scene.game.world.places))
        assert len(scene.options) == players


@rule("IVZ-HUM-04")
def test_two_humans_on_one_place_both_stay():
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", "guard", "survivors").humans("radio-room", "soldier", "cook")
        scene.draws("ogre", "ogre", "ogre").draws(*["survivors"] * 6).draws_starting_decks()
        scene.assault("hangar", 7).waiting("radio-room", 2).turn_from("damage")
        scene.play("hit:survivors", "pass", "pass")
        assert scene.state.turn == 3
        assert scene.humans_at("radio-room") == ["soldier", "cook"]
