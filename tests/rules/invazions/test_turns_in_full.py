"""Whole turns of InvaZions, played card by card: what one step leaves behind meets the next one."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import CardDevoured, HordeFinished, PlaceEntered, PointsScored
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene

START = ["horde-member"] * 3 + ["devour-them"] * 2


@rule(
    "IVZ-2P-01",
    "IVZ-2P-02",
    "IVZ-2P-03",
    "IVZ-2P-04",
    "IVZ-2P-05",
    "IVZ-2P-06",
    "IVZ-2P-08",
    "IVZ-HUM-05",
    "IVZ-HUM-09",
    "IVZ-BAR-01",
    "IVZ-BAR-02",
    "IVZ-DMG-05",
    "IVZ-REC-02",
    "IVZ-REC-03",
    "IVZ-END-02",
)
def test_two_turns_with_two_players():
    with InvazionsScene("freres-2") as scene:
        scene.draws("ogre", "freed-zombie").draws("ogre", "ogre")  # the set-up, turn 1
        scene.draws(*["survivors"] * 4, "technician").draws_starting_decks().start()
        assert (scene.human.tokens, len(scene.hand_of(0)), scene.state.wounded) == (4, 5, 5)
        scene.play("done").asks("barricade", "barricade:canteen", "barricade:hangar")
        scene.play("barricade:canteen")  # playing nothing is allowed in the first turn, too
        # The Barricade is in nobody's way; nobody gets in.
        scene.asks("choose-place", "attack:canteen", "attack:hangar")
        scene.play("attack:canteen")
        scene.play("zombie:horde-member", "done")
        assert scene.state.wounded == 5
        # The one recruit of turn 1, any card of the place attacked.
        scene.asks("recruit", "recruit:freed-zombie", "recruit:ogre", "pass", seats=(1,))
        scene.play("recruit:freed-zombie")
        assert (scene.contamination_at("canteen"), scene.hand_of(0).count("survivors")) == (
            ["ogre"],
            4,
        )
        scene.asks("claim").draws("whistler", "whistler").play("pass")
        assert sorted(scene.discard_of(1)) == sorted([*START, "freed-zombie"])
        assert (scene.troop(1).place, scene.state.turn) == (-1, 2)
        # Turn 2: no more than four tokens, three Humans to a place.
        scene.draws("freed-zombie", *START[:4]).play("pass")
        assert scene.human.tokens == 4
        scene.draws("janitor", "janitor", "janitor").play(*["place:survivors>hangar"] * 3)
        assert scene.blocked("place:survivors>hangar") == "IVZ-HUM-05"
        assert (scene.human.tokens, len(scene.hand_of(0))) == (1, 5)
        scene.play("done")  # only one place is left for the Barricade
        assert scene.view(1)["human"]["barricade"] == "hangar"
        scene.asks("choose-place", "attack:canteen", "attack:hangar").play("attack:hangar")
        scene.play("zombie:horde-member", "pass", "done", "pass")
        # Outside: neither a Wounded Member nor a recruit from now on.
        scene.asks("claim")
        assert scene.state.wounded == 5
        assert scene.contamination_at("hangar") == ["ogre", "ogre", "whistler"]
        scene.draws("whistler", "whistler").play("pass")
        assert "wounded-member" not in scene.discard_of(1)
        scene.draws("devour-them", "freed-zombie", *START[:3]).play("pass")
        assert (scene.human.tokens, scene.state.turn) == (1 + 2, 3)


@rule("IVZ-HUM-09", "IVZ-BAR-01")
@pytest.mark.parametrize("turn", [1, 2])
def test_a_player_with_cards_and_tokens_may_keep_them_all_in_any_turn(turn):
    with InvazionsScene("labo-3").turn(turn).hand("guard", "survivors").tokens(8) as scene:
        scene.only("human-action")
        assert "place:guard>hangar" in scene.options
        scene.play("done").asks("barricade").play("barricade:hangar")
        assert scene.over
        assert (scene.hand_of(0), scene.human.tokens) == (["survivors", "guard"], 8)


@rule("IVZ-RES-10")
def test_the_last_research_card_beside_the_player_is_played_once():
    with InvazionsScene("freres-3").tokens(8).humans("hangar", "janitor") as scene:
        scene.research("radio-room", "viruses").research("entrance-hall", "immunology")
        assert scene.beside == ["infected"]
        scene.only("human-action").play("research:infected>hangar")
        assert scene.beside == []
        scene.asks("human-action", "done")
        assert scene.blocked("research:infected>radio-room") == "IVZ-RES-10"


@rule("IVZ-BRAV-08")
@pytest.mark.parametrize("phase", ["recruitment", "end"])
def test_bravery_of_the_last_phases_is_discarded_like_any_other(phase):
    with InvazionsScene("bataille-3") as scene:
        scene.research("hangar", "infected").humans("hangar", "survivors", "guard")
        scene.hand("donation", "cook").tokens(3).waiting("radio-room", 1, 2).only(phase)
        scene.asks("bravery").play("brave:donation>hangar")
        assert scene.discard_of(0)[0] == "donation"
        assert (scene.hand_of(0), scene.box) == (["cook"], [])


@rule("IVZ-CARDX-01", "IVZ-COMP-13")
def test_the_first_point_of_all_may_be_the_secret_agents():
    with InvazionsScene("freres-4") as scene:
        scene.hand("secret-agent").tokens(4).only("human-action")
        scene.play("place:secret-agent>hangar").told(PointsScored, points=1, total=1)
        assert scene.view(1)["human"]["score"] == 1


@rule("IVZ-CHOICE-02", "IVZ-BAR-03")
def test_the_third_horde_may_join_two_while_the_barricade_is_taken():
    with InvazionsScene("labo-4") as scene:
        scene.barricade("canteen").only("choice").play("attack:hangar", "attack:canteen")
        scene.asks("choose-place", "attack:radio-room", "attack:entrance-hall", "attack:hangar")
        scene.play("attack:hangar")
        assert (scene.hordes_at("hangar"), scene.hordes_at("canteen")) == ([1, 3], [2])


@rule("IVZ-COMBAT-09", "IVZ-DMG-01", "IVZ-EFF-02")
def test_every_horde_plays_where_it_stands_itself():
    with InvazionsScene("freres-3") as scene:
        scene.horde(1, "hangar", hand=["horde-member"] * 3)
        scene.horde(2, "radio-room", hand=["whistler", "horde-member"]).only("combat")
        scene.play("next:2").draws("ogre").play("zombie:whistler", "zombie:horde-member")
        assert scene.contamination_at("radio-room") == ["ogre"]
        assert scene.contamination_at("hangar") == []
        scene.play(*["zombie:horde-member"] * 3)
        shown = {view["id"]: view["attack"] for view in scene.view(0)["places"]}
        assert shown == {"radio-room": 2 + 1, "entrance-hall": 0, "hangar": 3}
    with InvazionsScene("freres-3") as scene:
        scene.horde(1, "hangar", hand=["horde-member"] * 2)
        scene.horde(2, "hangar", hand=["horde-member"] * 3).only("combat")
        scene.play("next:1", *["zombie:horde-member"] * 5)
        shown = {view["id"]: view["attack"] for view in scene.view(0)["places"]}
        assert shown["hangar"] == 2 + 3  # of both Hordes together


@rule("IVZ-BRAV-05", "IVZ-BRAV-03")
def test_the_quiet_asked_for_ends_with_the_turn():
    with InvazionsScene("labo-3") as scene:
        scene.hand("hold-the-position", "guard").tokens(2)
        for seat in (1, 2):
            scene.horde(seat, "hangar", hand=["horde-member"] * 2)
        scene.only("combat").play("pass", "next:1", "zombie:horde-member")
        scene.asks("bravery").play("skip", "zombie:horde-member")
        scene.asks("play-card", seats=(2,)).play("zombie:horde-member", "zombie:horde-member")
        scene.asks("bravery").play("pass").only("end")
        scene.horde(1, "hangar", hand=["horde-member"]).waiting("radio-room", 2).only("combat")
        scene.play("pass", "zombie:horde-member").asks("bravery")
        assert scene.question.about["moment"] == "between_zombie_cards"


@rule("IVZ-REC-06", "IVZ-REC-07")
def test_three_hordes_inside_vote_for_each_card_anew():
    with InvazionsScene("labo-4").contamination("hangar", "ogre", "stalker", "ishtar") as scene:
        scene.waiting("hangar", 1, 2, 3).entered("hangar").only("recruitment")
        scene.asks("recruit-order", "next:1", "next:2", "next:3", seats=(1,))
        scene.play("next:3").asks("recruit-order", seats=(2,)).play("next:3")
        scene.asks("recruit", seats=(3,)).play("recruit:ishtar")
        # One of the two left speaks for both: nobody's vote of before counts any more.
        scene.asks("recruit-order", "next:1", "next:2", seats=(1,)).play("next:2")
        scene.asks("recruit", seats=(2,)).play("recruit:ogre")
        scene.asks("recruit", "recruit:stalker", "pass", seats=(1,)).play("pass")
        assert scene.over
        assert [scene.discard_of(seat) for seat in (1, 2, 3)] == [[], ["ogre"], ["ishtar"]]
        assert scene.contamination_at("hangar") == ["stalker"]


@rule("IVZ-CARDX-15", "IVZ-CARDX-16", "IVZ-DMG-10", "IVZ-RES-05")
def test_of_three_that_fell_the_one_saved_spares_the_research_alone():
    with InvazionsScene("freres-3").also("sniper", "cook") as scene:
        scene.research("hangar", "infected").humans("hangar", "sniper", "survivors", "cook")
        worth = sum(scene.printed("resistance", c) for c in ("sniper", "survivors", "cook"))
        worth += scene.printed("resistance", "infected")
        scene.assault("hangar", 5 + worth).waiting("radio-room", 2).hand("prophylaxis", "soldier")
        scene.tokens(2).turn_from("damage")
        scene.play("hit:sniper", "hit:survivors", "hit:cook", "hit:infected").asks("bravery")
        scene.play("aim:prophylaxis>hangar.survivors", "pass")
        assert scene.humans_at("hangar") == ["survivors"]
        assert scene.research_at("hangar") == "infected"
        assert sorted(scene.discard_of(0)) == ["cook", "prophylaxis", "sniper"]
        assert [scene.card(c) for c in ("sniper", "cook")] == [
            event.card for event in scene.events if isinstance(event, CardDevoured)
        ]


@rule("IVZ-COMBAT-03", "IVZ-COMBAT-08", "IVZ-COMBAT-06", "IVZ-EFF-04")
def test_a_rage_card_is_no_zombie_card_and_each_horde_has_its_own_limits():
    with InvazionsScene("labo-3") as scene:
        scene.horde(1, "hangar", hand=["horde-member"] * 2 + ["overrun"] * 2)
        scene.horde(2, "hangar", hand=["horde-member"] * 3 + ["overrun"]).horde_pile(1)
        scene.only("combat").play("next:1", "rage:overrun")
        scene.asks("play-card", "zombie:horde-member", "done", seats=(1,))
        assert scene.blocked("rage:overrun") == "IVZ-COMBAT-03"
        scene.play("done").told(HordeFinished, seat=1, why="done")
        scene.asks("play-card", "zombie:horde-member", "rage:overrun", "done", seats=(2,))
        scene.play("zombie:horde-member", "rage:overrun", *["zombie:horde-member"] * 2)
        assert (len(scene.played_by(1)), len(scene.played_by(2))) == (1, 4)


@rule("IVZ-GLOS-01", "IVZ-CARDX-25", "IVZ-COMBAT-05")
def test_two_cards_are_discarded_one_by_one_and_no_third():
    with InvazionsScene("freres-3") as scene:
        scene.hand("cut-to-the-quick", "soldier")
        scene.horde(1, "hangar", hand=["horde-member"] * 2 + ["devour-them"] * 2)
        scene.horde(2, "radio-room", hand=["horde-member"] * 2).only("combat")
        scene.play("brave:cut-to-the-quick>hangar", "lose")
        scene.asks("discard", "discard:horde-member", "discard:devour-them", seats=(1,))
        scene.play("discard:devour-them", "discard:horde-member", "pass").asks("turn-order")
        assert scene.discard_of(1) == ["devour-them", "horde-member"]
        assert (len(scene.hand_of(1)), len(scene.hand_of(2))) == (2, 2)


@rule("IVZ-DMG-02", "IVZ-DMG-03", "IVZ-DMG-04", "IVZ-REC-01", "IVZ-DMG-05")
def test_three_places_are_settled_each_for_itself():
    with InvazionsScene("labo-4") as scene:
        scene.contamination("hangar", "ogre").contamination("canteen", "stalker")
        scene.assault("hangar", 5).assault("canteen", 4, seat=2).assault("radio-room", 0, seat=3)
        scene.turn_from("damage").told(PlaceEntered, place=2, attack=5)
        assert [scene.discard_of(seat) for seat in (1, 2, 3)] == [
            [],
            ["wounded-member"],
            ["wounded-member"],
        ]
        scene.asks("recruit", "recruit:ogre", "pass", seats=(1,)).play("recruit:ogre")
        scene.asks("claim", seats=(1,))
        assert scene.contamination_at("canteen") == ["stalker"]


@rule("IVZ-COMBAT-02", "IVZ-COMBAT-06", "IVZ-CHOICE-04")
def test_three_hordes_vote_for_each_turn_anew():
    with InvazionsScene("labo-4") as scene:
        for seat in (1, 2, 3):
            scene.horde(seat, "hangar", hand=["horde-member"])
        scene.only("combat").asks("turn-order", "next:1", "next:2", "next:3", seats=(1,))
        scene.play("next:1").asks("turn-order", seats=(2,)).play("next:3")
        scene.asks("turn-order", seats=(3,)).play("next:3").asks("play-card", seats=(3,))
        scene.play("done").asks("turn-order", "next:1", "next:2", seats=(1,)).play("next:2")
        scene.asks("turn-order", seats=(2,)).play("next:2").asks("play-card", seats=(2,))
        scene.asks("play-card", seats=(2,)).play("done").asks("play-card", seats=(1,))


@rule("IVZ-DMG-07", "IVZ-DMG-08", "IVZ-DMG-09", "IVZ-DMG-11")
def test_three_hordes_vote_for_each_target_anew():
    with InvazionsScene("labo-4").humans("hangar", "guard", "sniper", "cook") as scene:
        for seat, attack in ((1, 2), (2, 9), (3, 4)):
            scene.assault("hangar", attack, seat)
        scene.only("damage").asks("hit", "hit:guard", "hit:sniper", "done", seats=(2,))
        scene.play("hit:guard").asks("hit", seats=(3,)).play("hit:sniper")
        scene.asks("hit", seats=(1,)).play("hit:sniper")
        assert scene.doomed_at("hangar") == ["sniper"]
        # 15 points less 5 for the place less 3: the strongest Horde is asked first again.
        scene.asks("hit", "hit:guard", "done", seats=(2,))
        assert scene.place("hangar").left == 7
        scene.play("hit:guard").asks("hit", seats=(3,)).play("hit:guard")
        scene.asks("hit", "hit:cook", "done", seats=(2,)).play("done").asks("hit", seats=(3,))
        scene.play("done")
        assert (scene.doomed_at("hangar"), scene.humans_at("hangar")) == (
            ["sniper", "guard"],
            ["cook"],
        )


@rule("IVZ-CARDX-21", "IVZ-CARD-08", "IVZ-DMG-02")
def test_the_technician_counts_wherever_he_stands_in_the_row():
    with InvazionsScene("freres-3").humans("hangar", "survivors", "janitor", "technician") as scene:
        assert (scene.resistance_at("hangar"), scene.resistance_at("radio-room")) == (8, 5)
        scene.assault("hangar", 7).waiting("radio-room", 2).only("damage")
        assert scene.place("hangar").penetrated is False
