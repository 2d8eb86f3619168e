"""InvaZions at two and at the limit: the third Horde, the second copy, the fourth Human."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import FreedCounted
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene

START = ["horde-member"] * 3 + ["devour-them"] * 2


@rule("IVZ-CLAIM-02")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_one_horde_may_hold_them_all_in_three_places(seat):
    with InvazionsScene("labo-4").freed(seat, pile=1, discard=2, hand=2) as scene:
        scene.only("claim").play("claim", "agree", "agree", "agree")
        scene.told(FreedCounted, count=5)
        assert scene.winners == (1, 2, 3)


@rule("IVZ-CARDX-06")
@pytest.mark.parametrize("at", [0, 1, 3])
def test_the_guard_counts_wherever_he_stands_in_the_row(at):
    others = ["cook", "survivors", "sniper"]
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", *others[:at], "guard", *others[at:])
        scene.horde(1, "hangar", hand=START).waiting("radio-room", 2).only("combat")
        scene.play(*["zombie:horde-member"] * 3, "rage:devour-them").asks("play-card", "done")
        assert scene.blocked("rage:devour-them") == "IVZ-CARDX-06"


@rule("IVZ-CARDX-30")
def test_four_survivors_are_worth_no_more_than_two():
    with InvazionsScene("labo-3") as scene:
        scene.research("hangar", "infected").humans("hangar", *["survivors"] * 4).only("end")
        assert scene.human.score == 2


@rule("IVZ-CARDX-21")
def test_the_three_of_the_technician_come_on_top_of_what_changes_the_place():
    with InvazionsScene("freres-3").also("overrun") as scene:
        scene.humans("hangar", "technician").horde(1, "hangar", hand=["overrun"])
        scene.waiting("radio-room", 2).only("combat").play("rage:overrun")
        assert scene.resistance_at("hangar") == 5 + 3 - 2


@rule("IVZ-CARDX-22")
def test_the_position_can_be_held_twice():
    with InvazionsScene("labo-3") as scene:
        scene.hand("hold-the-position", "hold-the-position").tokens(4).only("human-action")
        scene.play("brave:hold-the-position>hangar", "brave:hold-the-position>hangar")
        scene.waiting("hangar", 1).waiting("radio-room", 2)
        assert scene.resistance_at("hangar") == 5 + 2 * 3
        assert scene.resistance_at("radio-room") == 5


@rule("IVZ-END-01", "IVZ-GLOS-03")
def test_of_two_copies_only_the_sacrificed_one_leaves():
    with InvazionsScene("freres-3") as scene:
        scene.horde(1, "hangar", hand=["swallower", "swallower", "horde-member"])
        scene.waiting("radio-room", 2).turn_from("combat")
        scene.play("zombie:swallower", "sacrifice:horde-member", "zombie:swallower").only("end")
        assert scene.discard_of(1) == ["swallower"]
        assert sorted(scene.box) == ["horde-member", "swallower"]


@rule("IVZ-END-06")
def test_a_full_place_stays_full():
    humans = ["guard", "survivors", "survivors", "cook"]
    with InvazionsScene("labo-4") as scene:
        scene.humans("hangar", *humans).tokens(12).only("end")
        assert scene.humans_at("hangar") == humans
        assert scene.human.tokens == 12


@rule("IVZ-CARDX-23")
def test_the_sniper_asks_nobody_while_no_wounded_member_is_left():
    with InvazionsScene("labo-4") as scene:
        scene.humans("hangar", "sniper").wounded_left(0).horde(1, "hangar", hand=["ogre"])
        scene.horde(2, "hangar", hand=["ogre"]).waiting("canteen", 3).only("combat")
        scene.asks("turn-order", "next:1", "next:2")
    with InvazionsScene("labo-4") as scene:
        scene.humans("hangar", "sniper").wounded_left(1).horde(1, "hangar", hand=["ogre"])
        scene.horde(2, "hangar", hand=["ogre"]).waiting("canteen", 3).only("combat")
        scene.asks("wounded", "next:1", "next:2").play("next:2")
        assert [scene.discard_of(seat) for seat in (1, 2)] == [[], ["wounded-member"]]


@rule("IVZ-CARDX-03", "IVZ-CARDX-04")
def test_two_swallowers_that_found_nothing_both_leave():
    with InvazionsScene("freres-3") as scene:
        scene.horde(1, "hangar", hand=["swallower", "swallower", "devour-them"])
        scene.waiting("radio-room", 2).turn_from("combat")
        scene.play("zombie:swallower", "pass", "zombie:swallower", "pass", "done")
        assert scene.attack_of(1) == 8
        scene.only("end")
        assert scene.box == ["swallower", "swallower"]
        assert scene.discard_of(1) == ["devour-them"]
