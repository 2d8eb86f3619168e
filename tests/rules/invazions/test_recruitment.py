"""Recruitment (IVZ-REC)."""

from __future__ import annotations

import pytest

from shambler.games.invazions.events import CardRecruited
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene


def inside(*under: str, hordes: int = 1, scenario: str = "labo-3") -> InvazionsScene:
    """So many Hordes are inside the Hangar; the others were kept out of the Radio Room."""
    scene = InvazionsScene(scenario).contamination("hangar", *under)
    for seat in range(1, scene.game.world.players):
        scene.waiting("hangar" if seat <= hordes else "radio-room", seat)
    return scene.entered("hangar")


@rule("IVZ-REC-01")
def test_each_horde_inside_recruits_one_card_of_that_place():
    with inside("ogre", "ogre", "stalker") as scene:
        scene.contamination("radio-room", "john-frum").only("recruitment")
        scene.asks("recruit", "recruit:ogre", "recruit:stalker", "pass", seats=(1,))
        assert scene.blocked("recruit:john-frum") == "IVZ-REC-01"
        scene.play("recruit:ogre")
        assert scene.over
        assert scene.told(CardRecruited, seat=1).place == 2
        assert scene.contamination_at("hangar") == ["ogre", "stalker"]
        assert scene.contamination_at("radio-room") == ["john-frum"]
        assert (scene.discard_of(1), scene.discard_of(2)) == (["ogre"], [])


@rule("IVZ-REC-01")
def test_two_hordes_inside_recruit_one_card_each():
    with inside("ogre", "ogre", "stalker", "ishtar", hordes=2, scenario="labo-4") as scene:
        scene.only("recruitment").play("next:1", "recruit:ogre", "recruit:stalker")
        assert scene.over
        assert [scene.discard_of(seat) for seat in (1, 2, 3)] == [["ogre"], ["stalker"], []]
        assert scene.contamination_at("hangar") == ["ogre", "ishtar"]


@rule("IVZ-REC-01")
def test_hordes_inside_different_places_recruit_from_their_own():
    with InvazionsScene("labo-3") as scene:
        scene.contamination("hangar", "ogre", "stalker").contamination("radio-room", "ishtar")
        scene.waiting("hangar", 1).waiting("radio-room", 2).entered("hangar", "radio-room")
        scene.only("recruitment").asks("recruit", "recruit:ishtar", "pass", seats=(2,))
        scene.play("recruit:ishtar").asks("recruit", "recruit:ogre", "recruit:stalker", "pass")
        scene.play("recruit:stalker")
        assert (scene.discard_of(1), scene.discard_of(2)) == (["stalker"], ["ishtar"])


@rule("IVZ-REC-02")
@pytest.mark.parametrize("card", ["ogre", "overrun", "freed-zombie"])
def test_any_kind_of_contamination_card_may_be_recruited(card):
    with inside("ogre", "overrun", "freed-zombie") as scene:
        scene.only("recruitment")
        scene.asks("recruit", "recruit:ogre", "recruit:overrun", "recruit:freed-zombie", "pass")
        scene.play(f"recruit:{card}")
        assert scene.discard_of(1) == [card]


@rule("IVZ-REC-03")
def test_a_recruit_goes_to_the_discard_pile_of_the_recruiter():
    with inside("ogre", "stalker", hordes=2) as scene:
        scene.horde(2, discard=["overrun"]).only("recruitment")
        scene.play("next:2", "recruit:ogre", "recruit:stalker")
        assert (scene.discard_of(1), scene.discard_of(2)) == (["stalker"], ["overrun", "ogre"])
        assert scene.hand_of(1) == scene.hand_of(2) == []
        assert (len(scene.pile_of(1)), len(scene.pile_of(2))) == (5, 5)


@rule("IVZ-REC-04", "IVZ-REC-01", "IVZ-EFF-05")
@pytest.mark.parametrize("bonus", [1, 2])
def test_each_bonus_recruitment_takes_one_more_card(bonus):
    under = ("ogre", "stalker", "overrun", "john-frum")
    with inside(*under).bonus_recruits(1, bonus) as scene:
        scene.only("recruitment").play(*(f"recruit:{card}" for card in under[: 1 + bonus]))
        assert scene.over
        assert scene.discard_of(1) == list(under[: 1 + bonus])
        assert scene.contamination_at("hangar") == list(under[1 + bonus :])


@rule("IVZ-REC-04")
def test_bonus_recruitments_are_lost_outside():
    with InvazionsScene("labo-3") as scene:
        scene.contamination("hangar", "ogre", "stalker").waiting("hangar", 1)
        scene.bonus_recruits(1, 2).waiting("radio-room", 2).only("recruitment")
        assert scene.over
        assert scene.contamination_at("hangar") == ["ogre", "stalker"]


@rule("IVZ-REC-04", "IVZ-REC-01")
def test_a_bonus_of_an_earlier_turn_is_gone():
    with inside("ogre", "stalker", "ishtar").bonus_recruits(1, 1) as scene:
        scene.only("recruitment").play("recruit:ogre", "pass").only("end")
        scene.waiting("hangar", 1).waiting("radio-room", 2).entered("hangar").only("recruitment")
        scene.play("recruit:stalker")
        assert scene.over


@rule("IVZ-REC-05")
def test_bonus_recruitments_cannot_be_given_away():
    with inside("ogre", "stalker", "overrun", "john-frum", hordes=2).bonus_recruits(1, 1) as scene:
        scene.only("recruitment").play("next:2", "recruit:ogre")
        scene.asks("recruit", seats=(1,)).play("recruit:stalker", "recruit:overrun")
        assert scene.over
        assert (scene.discard_of(1), scene.discard_of(2)) == (["stalker", "overrun"], ["ogre"])


@rule("IVZ-REC-05")
def test_nor_taken_over_when_their_owner_passes():
    with inside("ogre", "stalker", "overrun", hordes=2).bonus_recruits(1, 2) as scene:
        scene.only("recruitment").play("next:1", "pass")
        scene.asks("recruit", seats=(2,)).play("recruit:ogre")
        assert scene.over


@rule("IVZ-REC-06")
def test_the_hordes_of_a_place_settle_who_takes_which_card():
    with inside("ogre", "stalker", hordes=2).bonus_recruits(1, 1) as scene:
        scene.only("recruitment").asks("recruit-order", "next:1", "next:2")
        scene.play("next:1", "recruit:ogre").asks("recruit-order", "next:1", "next:2")
        scene.play("next:2").asks("recruit", "recruit:stalker", "pass", seats=(2,))


@rule("IVZ-REC-06")
def test_hordes_elsewhere_have_no_part_in_it():
    with inside("ogre", "stalker", hordes=2, scenario="labo-4") as scene:
        scene.only("recruitment").asks("recruit-order", "next:1", "next:2")
        assert scene.blocked("next:3") == "IVZ-REC-01"


@rule("IVZ-REC-07")
@pytest.mark.parametrize("first", [1, 2])
def test_with_too_few_cards_they_agree_who_goes_without(first):
    with inside("ogre", hordes=2) as scene:
        scene.only("recruitment").asks("recruit-order", "next:1", "next:2")
        scene.play(f"next:{first}", "recruit:ogre")
        assert scene.over
        assert scene.discard_of(first) == ["ogre"]
        assert scene.discard_of(3 - first) == []


@rule("IVZ-REC-07")
def test_without_any_card_nobody_is_asked():
    with inside(hordes=2) as scene:
        scene.only("recruitment")
        assert scene.over


@rule("IVZ-REC-08", "IVZ-REC-09")
@pytest.mark.parametrize("bonus", [0, 1])
def test_recruiting_is_optional(bonus):
    with inside("ogre", "stalker").bonus_recruits(1, bonus) as scene:
        scene.only("recruitment").play("pass")
        assert scene.over
        assert scene.discard_of(1) == []
        assert scene.contamination_at("hangar") == ["ogre", "stalker"]


@rule("IVZ-REC-08")
def test_who_has_taken_one_may_leave_the_bonus():
    with inside("ogre", "stalker").bonus_recruits(1, 1) as scene:
        scene.only("recruitment").play("recruit:ogre", "pass")
        assert scene.over
        assert scene.discard_of(1) == ["ogre"]


@rule("IVZ-REC-08")
def test_who_takes_nothing_takes_nothing_from_the_others():
    with inside("ogre", "stalker", hordes=2, scenario="labo-4") as scene:
        scene.only("recruitment").play("next:1", "pass").play("recruit:stalker")
        assert scene.over
        assert [scene.discard_of(seat) for seat in (1, 2)] == [[], ["stalker"]]


@rule("IVZ-REC-09")
def test_what_nobody_recruits_stays():
    with inside("overrun", "stalker") as scene:
        scene.contamination("radio-room", "john-frum").draws("ogre", "ishtar", "ogre")
        scene.draws(*["survivors"] * 6).draws_starting_decks().turn_from("recruitment")
        scene.play("recruit:stalker", "pass", "pass")
        assert scene.state.turn == 3
        assert scene.contamination_at("hangar") == ["overrun", "ogre"]
        assert scene.contamination_at("radio-room") == ["john-frum", "ogre"]
