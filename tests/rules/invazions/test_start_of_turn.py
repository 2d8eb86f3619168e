"""The turn as a whole (IVZ-TURN) and its start (IVZ-START)."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import (
    ContaminationAdded,
    HandDrawn,
    PileReshuffled,
    TokensGained,
    TurnBegan,
)
from shambler.games.invazions.procedures.turn import STAGES
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene

PLACES = ("radio-room", "entrance-hall", "hangar")
START = ["horde-member"] * 3 + ["devour-them"] * 2


def starting(*hand: str, over_limit: bool = False) -> InvazionsScene:
    """Turn 2 of the Lab Attack for three; an Ogre will come under each place."""
    scene = InvazionsScene("labo-3").hand(*hand, over_limit=over_limit)
    return scene.draws("ogre", "ogre", "ogre")


@rule("IVZ-TURN-01")
def test_the_phases_of_a_turn_come_in_their_order_and_none_is_left_out():
    with InvazionsScene("bataille-3") as scene:
        scene.hand("guard", *["survivors"] * 5).draws("ogre", "ogre", "ogre")
        scene.humans("hangar", "cook").research("hangar", "infected")
        scene.contamination("hangar", "stalker")
        seen = []

        def note() -> None:
            seen.append((scene.state.phase, scene.question.kind))

        scene.turn_from("start")
        note()
        scene.draws_starting_decks()
        scene.play("pass")
        note()
        scene.tokens(0).play("done", "barricade:hangar")
        note()
        scene.play("attack:hangar", "attack:radio-room")
        note()
        scene.play("next:1", *["zombie:horde-member"] * 3, *["rage:devour-them"] * 2, "done")
        note()
        scene.play("recruit:stalker")
        note()
        scene.draws("stalker", "stalker", "stalker")
        scene.play("pass", "pass")
        note()
        assert seen == [
            ("start", "start-discard"),
            ("human_action", "human-action"),
            ("choice", "choose-place"),
            ("combat", "turn-order"),
            ("recruitment", "recruit"),
            ("recruitment", "claim"),
            ("start", "start-discard"),
        ]
        assert scene.human.score == 1  # scored in between: the end of the turn


@rule("IVZ-TURN-01")
def test_damage_comes_between_combat_and_recruitment_and_the_end_comes_last():
    phases = list(dict.fromkeys(phase for phase, _ in STAGES))
    assert phases == [
        "start", "human_action", "choice", "combat", "damage", "recruitment", "end"
    ]  # fmt: skip
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", "survivors").contamination("hangar", "stalker")
        scene.assault("hangar", 7).waiting("radio-room", 2).turn_from("combat")
        assert (scene.state.phase, scene.question.kind) == ("damage", "hit")
        scene.play("done")
        assert (scene.state.phase, scene.question.kind) == ("recruitment", "recruit")


@rule("IVZ-TURN-02")
def test_a_new_turn_begins_when_nobody_has_won():
    with starting() as scene:
        scene.draws(*["survivors"] * 6).draws_starting_decks().turn(4).turn_from("end")
        assert scene.state.turn == 5
        scene.told(TurnBegan, turn=5)
        scene.asks("human-action")


@rule("IVZ-TURN-02")
def test_no_new_turn_begins_when_somebody_has_won():
    with InvazionsScene("labo-3") as scene:
        scene.score(29).research("hangar", "infected").turn_from("end")
        assert scene.winners == (0,)
        assert scene.state.turn == 2
        scene.not_told(TurnBegan)
        assert scene.game.decision is None


# -- contamination -------------------------------------------------------------------------


@rule("IVZ-START-01")
def test_every_place_gets_one_contamination_card_before_anything_else():
    with InvazionsScene("labo-3") as scene:
        scene.hand("soldier").contamination("hangar", "ogre")
        scene.draws("ogre", "overrun", "freed-zombie").only("start").asks("start-discard")
        assert scene.contamination_at("radio-room") == ["ogre"]
        assert scene.contamination_at("entrance-hall") == ["overrun"]
        assert scene.contamination_at("hangar") == ["ogre", "freed-zombie"]
        assert len(scene.state.contamination) == 47 - 4
        scene.not_told(HandDrawn).not_told(TokensGained)
        assert scene.told(ContaminationAdded).because == "IVZ-START-01"


@rule("IVZ-START-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turn_one_starts_with_two_contamination_cards_everywhere(players):
    with InvazionsScene(f"labo-{players}") as scene:
        scene.draws(*[*["ogre"] * 5, *["ishtar"] * 5][: 2 * players])
        scene.draws(*["survivors"] * (3 + players)).draws_starting_decks().start()
        assert [len(place.contamination) for place in scene.state.places] == [2] * players
        assert scene.state.turn == 1


@rule("IVZ-START-03")
def test_nothing_limits_the_contamination_under_a_place():
    with InvazionsScene("labo-3") as scene:
        scene.hand("soldier").contamination("hangar", *["ogre"] * 5, *["stalker"] * 5)
        scene.contamination("hangar", *["ishtar"] * 5, *["john-frum"] * 5)
        scene.draws("overrun", "overrun", "overrun").only("start")
        assert len(scene.contamination_at("hangar")) == 21
    with InvazionsScene("labo-3") as scene:
        scene.contamination("hangar", *["ogre"] * 5, *["stalker"] * 5, *["ishtar"] * 5)
        scene.horde(1, "hangar", hand=["hue-and-cry"]).horde_pile(1).waiting("radio-room", 2)
        scene.draws("overrun").only("combat").play("rage:hue-and-cry")
        assert len(scene.contamination_at("hangar")) == 16


# -- the discard and the draw --------------------------------------------------------------


@rule("IVZ-START-04")
def test_the_human_player_may_discard_one_card_but_not_two():
    with starting("soldier", "guard", "guard") as scene:
        scene.only("start")
        scene.asks("start-discard", "discard:soldier", "discard:guard", "pass", seats=(0,))
        scene.draws(*["survivors"] * 4).draws_starting_decks().play("discard:guard")
        assert scene.over
        assert scene.discard_of(0) == ["guard"]
        assert scene.hand_of(0) == ["survivors"] * 4 + ["soldier", "guard"]


@rule("IVZ-START-04")
def test_keeping_everything_is_allowed_and_an_empty_hand_is_not_asked():
    with starting("soldier") as scene:
        scene.only("start").draws(*["survivors"] * 5).draws_starting_decks().play("pass")
        assert scene.hand_of(0) == ["survivors"] * 5 + ["soldier"]
        assert scene.discard_of(0) == []
    with starting() as scene:
        scene.draws(*["survivors"] * 6).draws_starting_decks().only("start")
        assert scene.over


@rule("IVZ-START-04")
def test_the_discard_comes_before_the_draw_and_makes_room_for_it():
    with starting(*["survivors"] * 5, "guard") as scene:
        scene.only("start").not_told(HandDrawn)
        scene.draws("sniper").draws_starting_decks().play("discard:guard")
        assert scene.hand_of(0) == ["survivors"] * 5 + ["sniper"]


@rule("IVZ-START-05")
@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 6), (4, 7)])
@pytest.mark.parametrize("held", [0, 2])
def test_the_human_player_draws_up_to_the_hand_size(players, size, held):
    with InvazionsScene(f"labo-{players}") as scene:
        scene.hand(*["soldier"] * held).draws(*["ogre"] * players)
        scene.draws(*["survivors"] * (size - held)).draws_starting_decks().only("start")
        if held:
            scene.play("pass")
        assert scene.over
        assert scene.hand_of(0) == ["survivors"] * (size - held) + ["soldier"] * held


@rule("IVZ-START-06")
@pytest.mark.parametrize("size", [6, 7, 9])
def test_a_hand_at_or_over_the_size_draws_nothing_and_loses_nothing(size):
    with starting(*["survivors"] * size, over_limit=True) as scene:
        scene.only("start").draws_starting_decks().play("pass")
        assert scene.over
        assert scene.hand_of(0) == ["survivors"] * size
        assert scene.discard_of(0) == []


@rule("IVZ-START-07")
def test_an_empty_human_draw_pile_is_refilled_from_the_discard_pile():
    with starting("survivors") as scene:
        scene.discarded(*["soldier"] * 3, "sniper", "sniper").human_pile("cook").only("start")
        scene.draws("cook").draws("soldier", "sniper", "soldier", "sniper").draws_starting_decks()
        scene.play("pass")
        scene.told(PileReshuffled, seat=0)
        assert scene.hand_of(0) == ["survivors", "soldier", "soldier", "sniper", "sniper", "cook"]
        assert scene.pile_of(0) == ["soldier"]
        assert scene.discard_of(0) == []


@rule("IVZ-START-07")
def test_a_human_draw_pile_that_suffices_is_not_refilled():
    with starting("survivors") as scene:
        scene.discarded("soldier").human_pile(*["cook"] * 5).only("start")
        scene.draws(*["cook"] * 5).draws_starting_decks().play("pass").not_told(PileReshuffled)
        assert scene.pile_of(0) == []
        assert scene.discard_of(0) == ["soldier"]


# -- income --------------------------------------------------------------------------------


@rule("IVZ-START-08")
@pytest.mark.parametrize(("players", "income"), [(2, 2), (3, 4), (4, 6)])
@pytest.mark.parametrize("turn", [2, 7])
def test_two_tokens_per_zombie_opponent(players, income, turn):
    with InvazionsScene(f"labo-{players}").turn(turn) as scene:
        scene.draws(*["ogre"] * players, *["survivors"] * (3 + players)).draws_starting_decks()
        scene.only("start").told(TokensGained, count=income, total=income)
        assert scene.human.tokens == income


@rule("IVZ-START-08")
@pytest.mark.parametrize(("players", "income"), [(3, 4), (4, 6)])
def test_turn_one_brings_no_more_with_three_or_four_players(players, income):
    with InvazionsScene(f"labo-{players}").turn(1) as scene:
        scene.draws(*["ogre"] * players, *["survivors"] * (3 + players)).draws_starting_decks()
        scene.only("start")
        assert scene.human.tokens == income


@rule("IVZ-START-09")
@pytest.mark.parametrize(("kept", "after"), [(1, 5), (3, 7), (6, 8)])
def test_unspent_tokens_stay_from_turn_to_turn_within_the_supply(kept, after):
    with starting(*["survivors"] * 6) as scene:
        scene.tokens(kept).turn_from("end")
        assert scene.state.turn == 3
        assert scene.human.tokens == kept
        scene.draws_starting_decks().play("pass")
        assert scene.human.tokens == after


# -- the Hordes draw -----------------------------------------------------------------------


@rule("IVZ-START-10")
def test_each_zombie_player_draws_five_cards():
    with starting(*["survivors"] * 6) as scene:
        scene.horde_pile(1, "ishtar", *["stalker"] * 5).only("start")
        scene.draws("ishtar", *["stalker"] * 4).draws(*START).play("pass")
        assert scene.hand_of(1) == ["ishtar"] + ["stalker"] * 4
        assert scene.pile_of(1) == ["stalker"]
        assert scene.told(HandDrawn, seat=1).because == "IVZ-START-10"
        assert (scene.hand_of(2), scene.pile_of(2)) == (START, [])


@rule("IVZ-START-10")
def test_on_turn_one_that_is_the_whole_deck():
    with InvazionsScene("labo-4") as scene:
        scene.draws(*["ogre"] * 5, *["ishtar"] * 3).draws(*["survivors"] * 7)
        scene.draws_starting_decks().start()
        for seat in (1, 2, 3):
            assert (scene.hand_of(seat), scene.pile_of(seat)) == (START, [])


@rule("IVZ-START-11")
def test_a_zombie_draw_pile_that_runs_out_is_refilled_in_the_middle_of_a_draw():
    with starting(*["survivors"] * 6) as scene:
        scene.horde(1, discard=["stalker"] * 4 + ["overrun"] * 2).horde_pile(1, "ishtar")
        scene.only("start").draws("ishtar").draws("overrun", "stalker", "stalker", "overrun")
        scene.draws(*START).play("pass")
        scene.told(PileReshuffled, seat=1)
        assert scene.hand_of(1) == ["ishtar", "stalker", "stalker", "overrun", "overrun"]
        assert scene.pile_of(1) == ["stalker"] * 2
        assert scene.discard_of(1) == []


@rule("IVZ-START-11")
def test_a_zombie_draw_pile_that_suffices_is_not_refilled():
    with starting(*["survivors"] * 6) as scene:
        scene.horde(1, discard=["stalker"]).only("start").draws_starting_decks().play("pass")
        scene.not_told(PileReshuffled)
        assert (scene.hand_of(1), scene.discard_of(1)) == (START, ["stalker"])


@rule("IVZ-START-11")
def test_two_empty_piles_end_a_draw():
    """AMB-19."""
    with starting(*["survivors"] * 6) as scene:
        scene.horde_pile(1, "ishtar").only("start").draws("ishtar").draws(*START).play("pass")
        assert scene.hand_of(1) == ["ishtar"]
        assert scene.over


@rule("IVZ-START-01")
def test_an_empty_contamination_pile_adds_nothing_and_a_short_one_serves_the_first_places():
    """AMB-18."""
    for cards, wanted in ((["stalker", "ogre"], [1, 1, 0]), ([], [0, 0, 0])):
        with InvazionsScene("labo-3") as scene:
            scene.hand(*["survivors"] * 6).contamination_pile(*cards).draws(*cards).only("start")
            scene.draws_starting_decks().play("pass")
            assert [len(place.contamination) for place in scene.state.places] == wanted
