"""The changes for two players (IVZ-2P)."""

from __future__ import annotations

import pytest

from shambler.testing import rule
from tests.rules.invazions.builder import Lab


def duel(turn: int, attack: int, bonus: int = 0) -> Lab:
    """One Horde at the Hangar with this much attack, three cards under it."""
    lab = Lab("freres-2").under("hangar", "ogre", "whistler", "swallower")
    lab.state.turn = turn
    lab.assault("hangar", attack).troop(1).recruits = bonus
    return lab


@rule("IVZ-2P-01")
def test_a_failed_attack_adds_no_wounded_member():
    with duel(turn=2, attack=3) as lab:
        lab.turn_from("BreakIn")
        assert lab.thrown(1) == []
        assert lab.state.wounded == 5


@rule("IVZ-2P-02")
def test_a_failed_attack_recruits_nothing_after_turn_one():
    with duel(turn=2, attack=4) as lab:
        lab.turn_from("BreakIn").asks("claim")
        assert len(lab.below("hangar")) == 3


@rule("IVZ-2P-03")
def test_on_turn_one_the_horde_recruits_inside_or_not():
    with duel(turn=1, attack=3) as lab:
        lab.turn_from("BreakIn").asks("recruit").play("recruit:ogre")
        lab.asks("claim")
        assert lab.thrown(1) == ["ogre"]


@rule("IVZ-2P-03")
def test_the_exception_of_turn_one_covers_one_recruit_only():
    """AMB-31."""
    with duel(turn=1, attack=3, bonus=1) as lab:
        lab.turn_from("BreakIn").play("recruit:ogre").asks("claim")
    with duel(turn=1, attack=5, bonus=1) as lab:
        lab.turn_from("BreakIn").play("recruit:ogre", "recruit:whistler").asks("claim")


@rule("IVZ-2P-03")
def test_with_three_players_turn_one_is_no_exception():
    with Lab("freres-3") as lab:
        lab.state.turn = 1
        lab.under("hangar", "ogre").assault("hangar", 3).elsewhere("radio-room", 2)
        lab.turn_from("BreakIn").asks("claim")


@rule("IVZ-2P-04", "IVZ-2P-05")
@pytest.mark.parametrize(
    ("turn", "before", "after"), [(0, 0, 4), (1, 0, 2), (1, 1, 3), (1, 3, 4), (5, 4, 4)]
)
def test_four_tokens_on_turn_one_then_two_up_to_four(turn, before, after):
    """AMB-44: four in all."""
    with Lab("freres-2") as lab:
        lab.state.turn, lab.human.tokens = turn, before
        lab.draws("ogre", "ogre").draws(*["survivors"] * 5).starting_hands().stage("Start")
        assert lab.human.tokens == after


@rule("IVZ-2P-06", "IVZ-2P-07")
@pytest.mark.parametrize(("beginners", "limit"), [(False, 3), (True, 4)])
def test_three_humans_to_a_place_unless_beginners_want_four(beginners, limit):
    """AMB-43."""
    with Lab("freres-2", beginner_four_humans=beginners) as lab:
        lab.posted("hangar", *["survivors"] * limit).hand("janitor", tokens=4)
        lab.stage("HumanAction")
        assert lab.blocked("place:janitor>hangar") == "IVZ-HUM-05"
        lab.at("hangar").humans = lab.at("hangar").humans[1:]
        lab.human.discard = (lab.number("survivors"),)
        assert "place:janitor>hangar" in lab.changed().options


@rule("IVZ-2P-08")
def test_the_barricade_stops_nobody_but_still_moves():
    with Lab("freres-2") as lab:
        lab.human.barricade = 0
        lab.turn_from("HumanAction").play("done")
        assert lab.human.barricade == 1  # the only other place
        lab.asks("choose-place", "attack:hangar", "attack:canteen")
