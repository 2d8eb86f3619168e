"""Decisions of several Hordes: votes, the first voice, a spokesman (AMB-40, AMB-53)."""

from __future__ import annotations

import pytest

from shambler.kernel.errors import BadSetup
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene


def three(**options) -> InvazionsScene:
    scene = InvazionsScene("labo-4", **options)
    for seat, card in ((1, "ogre"), (2, "stalker"), (3, "ishtar")):
        scene.horde(seat, "hangar", hand=[card])
    return scene


def votes(*ballots: str) -> int:
    """The seat that plays first after these votes."""
    with three() as scene:
        scene.only("combat")
        for seat, ballot in enumerate(ballots, 1):
            scene.asks("turn-order", seats=(seat,)).play(ballot)
        return scene.asks("play-card").question.seats[0]


@rule("IVZ-COMBAT-02")
def test_two_votes_decide():
    assert votes("next:2", "next:2") == 2
    assert votes("next:2", "next:3", "next:3") == 3
    assert votes("next:2", "next:3", "next:2") == 2


@rule("IVZ-COMBAT-02")
def test_the_first_voice_decides_where_all_differ():
    assert votes("next:3", "next:1", "next:2") == 3


@rule("IVZ-DMG-07", "IVZ-DMG-03")
def test_the_horde_with_the_most_attack_there_speaks_first():
    with InvazionsScene("labo-4") as scene:
        scene.humans("hangar", "survivors", "guard").assault("hangar", 1)
        scene.assault("hangar", 9, seat=2).assault("hangar", 4, seat=3).only("damage")
        scene.asks("hit", seats=(2,)).play("hit:guard")
        scene.asks("hit", seats=(3,)).play("hit:survivors")
        scene.asks("hit", seats=(1,)).play("done")
        assert scene.doomed_at("hangar") == ["guard"]


@rule("IVZ-DMG-07", "IVZ-DMG-03")
def test_of_two_hordes_the_one_with_more_attack_decides():
    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", "survivors").assault("hangar", 1).assault("hangar", 8, seat=2)
        scene.only("damage").asks("hit", seats=(2,)).play("hit:survivors")
        assert scene.doomed_at("hangar") == ["survivors"]


@rule("IVZ-DMG-07")
def test_hordes_elsewhere_have_no_say_in_the_damage_of_a_place():
    with InvazionsScene("labo-4") as scene:
        scene.humans("hangar", "survivors").assault("hangar", 8).assault("canteen", 9, seat=2)
        scene.assault("canteen", 9, seat=3).only("damage").asks("hit", seats=(1,))


@rule("IVZ-COMBAT-02", "IVZ-CLAIM-01")
@pytest.mark.parametrize("spokesman", [1, 2, 3])
def test_a_spokesman_answers_for_all(spokesman):
    with three(spokesman=spokesman) as scene:
        scene.only("combat").asks("turn-order", seats=(spokesman,)).play("next:2")
        scene.asks("play-card", seats=(2,))
    with three(spokesman=spokesman) as scene:
        scene.only("claim").asks("claim", seats=(spokesman,)).play("pass")
        assert scene.over
    with three(spokesman=spokesman) as scene:
        scene.only("claim").play("claim").asks("claim-consent", seats=(spokesman,)).play("agree")
        assert scene.winners == (0,)


@rule("IVZ-CHOICE-01")
def test_a_spokesman_does_not_play_the_cards_of_others():
    with three(spokesman=3) as scene:
        scene.only("combat").play("next:1").asks("play-card", seats=(1,))
    with InvazionsScene("labo-4", spokesman=3) as scene:
        scene.barricade("hangar").only("choice").asks("choose-place", seats=(1,))


def test_a_spokesman_must_sit_at_the_table():
    with pytest.raises(BadSetup, match="no seat 4"):
        InvazionsScene("labo-4", spokesman=4)


def test_a_single_choice_needs_no_vote():
    with InvazionsScene("labo-4") as scene:
        scene.horde(1, "hangar", hand=["ogre"]).waiting("canteen", 2, 3).only("combat")
        scene.asks("play-card", seats=(1,))
