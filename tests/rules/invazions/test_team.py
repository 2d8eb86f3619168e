"""Decisions of several Hordes: votes, the first voice, a spokesman (AMB-40)."""

from __future__ import annotations

import pytest

from shambler.kernel.errors import BadSetup
from tests.rules.invazions.builder import Lab


def three(**options) -> Lab:
    lab = Lab("labo-4", **options)
    for seat in (1, 2, 3):
        lab.horde(seat, "hangar", hand=["ogre", "ogre"], pile=[])
    return lab


def votes(*ballots: str) -> int:
    """The seat that plays first after these votes."""
    with three() as lab:
        lab.stage("Combat")
        for seat, ballot in enumerate(ballots, 1):
            lab.asks("turn-order", seats=(seat,)).play(ballot)
        return lab.asks("play-card").question.seats[0]


def test_two_votes_decide():
    assert votes("next:2", "next:2") == 2
    assert votes("next:2", "next:3", "next:3") == 3
    assert votes("next:2", "next:3", "next:2") == 2


def test_the_first_voice_decides_where_all_differ():
    assert votes("next:3", "next:1", "next:2") == 3


def test_the_horde_with_the_most_attack_there_speaks_first():
    with Lab("labo-4") as lab:
        lab.posted("hangar", "survivors", "guard").assault("hangar", 1).assault("hangar", 9, seat=2)
        lab.assault("hangar", 4, seat=3).stage("BreakIn")
        lab.asks("hit", seats=(2,)).play("hit:guard")
        lab.asks("hit", seats=(3,)).play("hit:survivors")
        lab.asks("hit", seats=(1,)).play("done")
        assert lab.names(lab.at("hangar").doomed) == ["guard"]


def test_of_two_hordes_the_one_with_more_attack_decides():
    with Lab("labo-3") as lab:
        lab.posted("hangar", "survivors").assault("hangar", 1).assault("hangar", 8, seat=2)
        lab.stage("BreakIn").asks("hit", seats=(2,)).play("hit:survivors")
        assert lab.names(lab.at("hangar").doomed) == ["survivors"]


def test_hordes_elsewhere_have_no_say_in_the_damage_of_a_place():
    with Lab("labo-4") as lab:
        lab.posted("hangar", "survivors").assault("hangar", 8).assault("canteen", 9, seat=2)
        lab.assault("canteen", 9, seat=3).stage("BreakIn")
        lab.asks("hit", seats=(1,))


@pytest.mark.parametrize("spokesman", [1, 2, 3])
def test_a_spokesman_answers_for_all(spokesman):
    with three(spokesman=spokesman) as lab:
        lab.stage("Combat").asks("turn-order", seats=(spokesman,)).play("next:2")
        lab.asks("play-card", seats=(2,))
    with three(spokesman=spokesman) as lab:
        lab.stage("ProposeClaim").asks("claim", seats=(spokesman,)).play("pass")
        assert lab.halted
    with three(spokesman=spokesman) as lab:
        lab.stage("ProposeClaim").play("claim").asks("claim-consent", seats=(spokesman,))


def test_a_spokesman_does_not_play_the_cards_of_others():
    with three(spokesman=3) as lab:
        lab.stage("Combat").play("next:1").asks("play-card", seats=(1,))
        lab.stage("HordesChoose").asks("choose-place", seats=(1,))


def test_a_spokesman_must_sit_at_the_table():
    with pytest.raises(BadSetup, match="no seat 4"):
        Lab("labo-4", spokesman=4)


def test_a_single_choice_needs_no_vote():
    with Lab("labo-4") as lab:
        lab.horde(1, "hangar", hand=["ogre"], pile=[]).elsewhere("canteen", 2, 3)
        lab.stage("Combat").asks("play-card", seats=(1,))
