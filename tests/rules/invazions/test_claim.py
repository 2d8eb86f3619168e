"""The claim (IVZ-CLAIM)."""

from __future__ import annotations

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.events import ClaimDropped, ClaimProposed, FreedCounted
from shambler.kernel.sides import Outcome
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene


def holding(count: int = 5, scenario: str = "labo-3", **options) -> InvazionsScene:
    """Two in a draw pile, one in a hand, the others in a discard pile."""
    scene = InvazionsScene(scenario, **options).freed(1, pile=2, discard=count - 3)
    return scene.freed(2, hand=1)


@rule("IVZ-CLAIM-01")
def test_the_claim_comes_once_recruiting_is_done():
    with holding() as scene:
        scene.contamination("hangar", "ogre").waiting("hangar", 1).waiting("radio-room", 2)
        scene.entered("hangar").turn_from("recruitment").asks("recruit").play("recruit:ogre")
        scene.asks("claim", "claim", "pass", seats=(1,))


@rule("IVZ-CLAIM-01")
def test_any_horde_may_propose_the_claim_and_all_must_agree():
    """AMB-28, AMB-52."""
    with holding(scenario="labo-4") as scene:
        scene.only("claim").play("pass")
        scene.asks("claim", "claim", "pass", seats=(2,)).play("claim")
        scene.told(ClaimProposed, seat=2)
        for seat in (1, 2, 3):
            scene.asks("claim-consent", "agree", "refuse", seats=(seat,))
            assert scene.outcome is None
            scene.play("agree")
        assert scene.winners == (1, 2, 3)


@rule("IVZ-CLAIM-01")
@pytest.mark.parametrize("refusing", [1, 2, 3])
def test_one_refusal_drops_the_claim_and_there_is_one_proposal_a_turn(refusing):
    with holding(scenario="labo-4") as scene:
        scene.only("claim").play("claim", *["agree"] * (refusing - 1), "refuse")
        scene.told(ClaimDropped, seat=refusing)
        assert scene.over
        assert scene.outcome is None


@rule("IVZ-CLAIM-01")
def test_nobody_has_to_claim():
    with holding(scenario="labo-4") as scene:
        scene.only("claim").play("pass", "pass", "pass").not_told(FreedCounted)
        assert scene.over


@rule("IVZ-CLAIM-02")
@pytest.mark.parametrize("where", ["pile", "discard", "hand"])
@pytest.mark.parametrize("seat", [1, 2])
def test_draw_piles_discard_piles_and_hands_of_all_hordes_count(where, seat):
    with InvazionsScene("labo-3").freed(3 - seat, discard=2) as scene:
        scene.freed(seat, **{where: 3}).only("claim").play("claim", "agree", "agree")
        scene.told(FreedCounted, count=5)
        assert scene.winners == (1, 2)


@rule("IVZ-CLAIM-02")
def test_nothing_else_counts():
    """Neither what lies under places nor what is still in the Contamination pile."""
    with InvazionsScene("labo-3").freed(1, discard=4) as scene:
        scene.contamination("hangar", "freed-zombie", "freed-zombie").only("claim")
        scene.play("claim", "agree", "agree").told(FreedCounted, count=4)
        assert scene.winners == (0,)


@rule("IVZ-CLAIM-03")
@pytest.mark.parametrize("count", [5, 6, 7])
def test_five_or_more_win_at_once(count):
    with holding(count) as scene:
        scene.score(29).research("hangar", "infected").turn_from("claim")
        scene.play("claim", "agree", "agree")
        assert scene.outcome == Outcome((1, 2), "freed", "IVZ-CLAIM-03")
        assert scene.game.decision is None


@rule("IVZ-CLAIM-04")
@pytest.mark.parametrize("count", [3, 4])
def test_fewer_than_five_lose_at_once(count):
    with holding(count) as scene:
        scene.turn_from("claim").play("claim", "agree", "agree")
        assert scene.outcome == Outcome((0,), "wrong-claim", "IVZ-CLAIM-04")
        assert scene.game.decision is None


@rule("IVZ-CLAIM-05", "IVZ-CLAIM-03")
@pytest.mark.parametrize("count", [5, 7])
def test_holding_five_without_a_claim_wins_nothing(count):
    with holding(count) as scene:
        scene.draws("ogre", "ogre", "ogre").draws(*["survivors"] * 6)
        scene.draws(*["horde-member"] * 3, *["devour-them"] * 2).draws(*["horde-member"] * 3)
        scene.draws(*["devour-them"] * 2).turn_from("claim").play("pass", "pass")
        assert scene.outcome is None
        assert scene.state.turn == 3


@rule("IVZ-CLAIM-06")
def test_a_true_claim_comes_before_the_points_of_the_turn():
    with holding() as scene:
        scene.score(29).research("hangar", "infected").turn_from("claim").asks("claim")
        assert scene.human.score == 29
        scene.play("claim", "agree", "agree")
        assert scene.winners == (1, 2)
        assert scene.human.score == 29


@rule("IVZ-CLAIM-06", "IVZ-CLAIM-05", "IVZ-END-05")
def test_without_the_claim_the_points_win():
    with holding() as scene:
        scene.score(29).research("hangar", "infected").turn_from("claim").play("pass", "pass")
        assert scene.winners == (0,)


@rule("IVZ-CLAIM-01")
def test_no_bravery_once_the_claim_is_announced():
    """AMB-30: open while they recruit, closed from the announcement on."""
    with holding() as scene:
        scene.contamination("hangar", "ogre").waiting("hangar", 1).waiting("radio-room", 2)
        scene.entered("hangar").research("hangar", "infected").hand("capture").tokens(2)
        scene.turn_from("recruitment").asks("bravery", seats=(0,)).play("pass", "pass")
        for key in ("claim", "agree", "agree"):
            assert scene.question.seats != (0,)
            scene.play(key)
        assert scene.outcome is not None


def test_the_count_of_freed_zombies_is_shown_only_if_the_table_wants_it():
    """AMB-29."""
    assert RULES.view(holding().game, 1) != RULES.view(holding(show_freed_count=True).game, 1)
    assert holding().view(1).get("freed_held") is None
    assert holding(show_freed_count=True).view(1)["freed_held"] == 5
