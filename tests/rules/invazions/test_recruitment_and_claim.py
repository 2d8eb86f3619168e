"""Recruitment (IVZ-REC) and the claim (IVZ-CLAIM)."""

from __future__ import annotations

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.events import ClaimDropped, FreedCounted
from shambler.kernel.state import Outcome
from shambler.testing import rule
from tests.rules.invazions.builder import Lab


def inside(*under: str, bonus: int = 0, hordes: int = 1, scenario: str = "freres-3") -> Lab:
    """So many Hordes are inside the Hangar; the others were kept out of the Radio Room."""
    lab = Lab(scenario).under("hangar", *under)
    seats = range(1, lab.game.world.players)
    for seat in seats:
        lab.elsewhere("hangar" if seat <= hordes else "radio-room", seat)
    lab.troop(1).recruits = bonus
    lab.at("hangar").penetrated = True
    return lab


@rule("IVZ-REC-01")
def test_each_horde_inside_recruits_one_card_of_that_place():
    with inside("ogre", "ogre", "whistler") as lab:
        lab.under("radio-room", "john-frum").stage("Recruitment")
        lab.asks("recruit", "recruit:ogre", "recruit:whistler", "pass", seats=(1,))
        lab.play("recruit:ogre")
        assert lab.halted
        assert lab.below("hangar") == ["ogre", "whistler"]
        assert lab.below("radio-room") == ["john-frum"]


@rule("IVZ-REC-02")
@pytest.mark.parametrize("card", ["ogre", "sneak-in", "freed-zombie"])
def test_any_kind_of_contamination_card_may_be_recruited(card):
    with inside("ogre", "sneak-in", "freed-zombie") as lab:
        lab.stage("Recruitment").play(f"recruit:{card}")
        assert lab.thrown(1) == [card]


@rule("IVZ-REC-03")
def test_a_recruit_goes_to_the_discard_pile_of_the_recruiter():
    with inside("ogre", "whistler", hordes=2) as lab:
        lab.stage("Recruitment").play("next:2", "recruit:ogre", "recruit:whistler")
        assert (lab.thrown(1), lab.thrown(2)) == (["whistler"], ["ogre"])
        assert lab.troop(2).hand == ()


@rule("IVZ-REC-04")
def test_bonus_recruits_take_more_cards():
    with inside("ogre", "whistler", "sneak-in", "john-frum", bonus=2) as lab:
        lab.stage("Recruitment").play("recruit:ogre", "recruit:sneak-in", "recruit:whistler")
        assert lab.halted
        assert lab.below("hangar") == ["john-frum"]


@rule("IVZ-REC-04")
def test_bonus_recruits_are_lost_outside():
    with inside("ogre", "whistler", bonus=2) as lab:
        lab.at("hangar").penetrated = False
        lab.stage("Recruitment")
        assert lab.halted
        assert lab.below("hangar") == ["ogre", "whistler"]


@rule("IVZ-REC-05")
def test_bonus_recruits_cannot_be_given_away():
    with inside("ogre", "whistler", "sneak-in", "john-frum", bonus=1, hordes=2) as lab:
        lab.stage("Recruitment").play("next:2", "recruit:ogre")
        lab.asks("recruit", seats=(1,)).play("recruit:whistler", "recruit:sneak-in")
        assert lab.halted
        assert lab.thrown(2) == ["ogre"]


@rule("IVZ-REC-06")
def test_the_hordes_of_a_place_settle_who_takes_the_next_card():
    with inside("ogre", "whistler", bonus=1, hordes=2) as lab:
        lab.stage("Recruitment").asks("recruit-order", "next:1", "next:2")
        lab.play("next:1", "recruit:ogre").asks("recruit-order", "next:1", "next:2")
        lab.play("next:2").asks("recruit", "recruit:whistler", "pass", seats=(2,))


@rule("IVZ-REC-07")
def test_with_too_few_cards_somebody_goes_without():
    with inside("ogre", hordes=2) as lab:
        lab.stage("Recruitment").play("next:2", "recruit:ogre")
        assert lab.halted
        assert (lab.thrown(1), lab.thrown(2)) == ([], ["ogre"])


@rule("IVZ-REC-08")
def test_recruiting_is_optional():
    with inside("ogre", bonus=1) as lab:
        lab.stage("Recruitment").play("pass")
        assert lab.halted
        assert lab.thrown(1) == []


@rule("IVZ-REC-09")
def test_what_nobody_recruits_stays():
    with inside("sneak-in", "whistler") as lab:
        lab.draws("ogre", "ogre", "ogre").draws(*["survivors"] * 6)
        lab.draws(*["horde-member"] * 3, *["devour-them"] * 2)
        lab.draws(*["horde-member"] * 3, *["devour-them"] * 2)
        lab.turn_from("Recruitment").play("recruit:whistler", "pass", "pass")
        assert lab.state.turn == 3
        assert lab.below("hangar") == ["sneak-in", "ogre"]


def five_freed(lab: Lab, count: int = 5) -> Lab:
    """Two in a draw pile, the others in a discard pile, the last in a hand."""
    lab.horde(1, pile=["freed-zombie"] * 2, discard=["freed-zombie"] * (count - 3))
    return lab.horde(2, hand=["freed-zombie"])


@rule("IVZ-CLAIM-01")
def test_any_horde_may_propose_the_claim_after_recruiting_and_all_must_agree():
    """AMB-28."""
    with five_freed(inside("ogre")) as lab:
        lab.elsewhere("hangar", 1).elsewhere("radio-room", 2)
        lab.turn_from("Recruitment").play("pass")
        lab.asks("claim", "claim", "pass", seats=(1,)).play("pass")
        lab.asks("claim", "claim", "pass", seats=(2,)).play("claim")
        lab.asks("claim-consent", "claim", "pass", seats=(1,)).play("claim")
        lab.asks("claim-consent", seats=(2,)).play("claim")
        assert lab.winners == (1, 2)


@rule("IVZ-CLAIM-01")
def test_one_refusal_drops_the_claim_and_there_is_one_proposal_a_turn():
    with five_freed(Lab("freres-4")) as lab:
        lab.stage("ProposeClaim").play("claim", "claim", "pass")
        lab.told(ClaimDropped, seat=2)
        assert lab.halted
        assert lab.outcome is None


@rule("IVZ-CLAIM-02", "IVZ-CLAIM-03")
def test_draw_piles_discard_piles_and_hands_of_all_hordes_count_together():
    with five_freed(Lab()) as lab:
        assert lab.game.freed_held() == 5
        lab.stage("ProposeClaim").play("claim", "claim", "claim")
        lab.told(FreedCounted, count=5)
        assert lab.outcome == Outcome((1, 2), "freed", "IVZ-CLAIM-03")


@rule("IVZ-CLAIM-03")
def test_more_than_five_win_as_well():
    with five_freed(Lab(), count=6) as lab:
        lab.stage("ProposeClaim").play("claim", "claim", "claim")
        assert lab.winners == (1, 2)


@rule("IVZ-CLAIM-04")
def test_four_lose_at_once():
    with five_freed(Lab(), count=4) as lab:
        lab.stage("ProposeClaim").play("claim", "claim", "claim")
        assert lab.outcome == Outcome((0,), "wrong-claim", "IVZ-CLAIM-04")


@rule("IVZ-CLAIM-05")
def test_holding_five_without_a_claim_wins_nothing():
    with five_freed(Lab()) as lab:
        lab.stage("ProposeClaim").play("pass", "pass")
        assert lab.halted
        assert lab.outcome is None


@rule("IVZ-CLAIM-06")
def test_a_true_claim_comes_before_the_points_of_the_turn():
    with five_freed(Lab()) as lab:
        lab.human.score = 29
        lab.studied("hangar", "infected").turn_from("ProposeClaim")
        lab.play("claim", "claim", "claim")
        assert lab.winners == (1, 2)
        assert lab.human.score == 29


def test_no_bravery_once_the_claim_is_announced():
    """AMB-30: open while they recruit, closed from the announcement on."""
    with five_freed(inside("ogre")) as lab:
        lab.elsewhere("hangar", 1).elsewhere("radio-room", 2)
        lab.studied("hangar", "infected").hand("capture", tokens=2)
        lab.turn_from("Recruitment").asks("bravery", seats=(0,)).play("pass", "pass")
        for _ in range(3):
            assert lab.question.seats != (0,)
            lab.play("claim")
        assert lab.outcome is not None


def test_the_count_of_freed_zombies_is_shown_only_if_the_table_wants_it():
    """AMB-29."""
    assert "freed_held" not in RULES.view(five_freed(Lab()).game, 1)
    assert RULES.view(five_freed(Lab(show_freed_count=True)).game, 1)["freed_held"] == 5
