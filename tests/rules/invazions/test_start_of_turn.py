"""The turn as a whole (IVZ-TURN) and its start (IVZ-START)."""

from __future__ import annotations

from random import Random

import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.events import HandDrawn, PileReshuffled, TokensGained, TurnBegan
from shambler.games.invazions.procedures.turn import STAGES
from shambler.kernel.chance import Sampled
from shambler.testing import rule
from tests.rules.invazions.builder import Lab

FULL = ["survivors"] * 6  # a full human hand with 3 players


def fresh(scenario: str) -> Lab:
    lab = Lab(scenario)
    lab.state.turn, lab.human.barricade = 0, -1
    return lab


PHASES = ["start", "human_action", "choice", "combat", "damage", "recruitment", "end"]


@rule("IVZ-TURN-01")
def test_the_phases_of_a_turn_come_in_their_order_and_none_is_left_out():
    assert list(dict.fromkeys(phase for phase, _ in STAGES)) == PHASES
    random, seen = Random(4), []
    game = RULES.new("labo-4", {}, Sampled(4)).start()
    while game.decision is not None:
        seen.append((game.state.turn, PHASES.index(game.state.phase)))
        claiming = game.decision.kind == "claim"
        game.submit(game.decision.options[-1] if claiming else random.choice(game.decision.options))
    assert seen == sorted(seen)
    assert {phase for _, phase in seen} >= set(range(6))


@rule("IVZ-TURN-02")
def test_a_new_turn_begins_when_nobody_has_won():
    with Lab() as lab:
        lab.draws("ogre", "ogre", "ogre").draws(*FULL).starting_hands()
        lab.turn_from("EndOfTurn")
        assert lab.state.turn == 3
        lab.told(TurnBegan, turn=3)
        lab.asks("human-action")


@rule("IVZ-START-01")
def test_every_place_gets_a_contamination_card_first():
    with Lab() as lab:
        lab.hand("soldier").under("hangar", "ogre")
        lab.draws("ogre", "sneak-in", "freed-zombie").stage("Start")
        lab.asks("start-discard")
        assert lab.below("radio-room") == ["ogre"]
        assert lab.below("entrance-hall") == ["sneak-in"]
        assert lab.below("hangar") == ["ogre", "freed-zombie"]


@rule("IVZ-START-02")
def test_turn_one_starts_with_two_contamination_cards_everywhere():
    with fresh("freres-3") as lab:
        lab.draws(*["ogre"] * 5, "whistler").draws(*FULL).starting_hands().start()
        assert [len(place.contamination) for place in lab.state.places] == [2, 2, 2]
        assert lab.state.turn == 1


@rule("IVZ-START-03")
def test_nothing_limits_the_contamination_under_a_place():
    with Lab() as lab:
        lab.hand("soldier").under("hangar", *["ogre"] * 5, *["whistler"] * 5, *["john-frum"] * 5)
        lab.draws("sneak-in", "sneak-in", "sneak-in").stage("Start")
        assert len(lab.below("hangar")) == 16


@rule("IVZ-START-04")
def test_the_human_player_may_discard_one_card_but_not_two():
    with Lab() as lab:
        lab.hand("soldier", "janitor").draws("ogre", "ogre", "ogre").stage("Start")
        lab.asks("start-discard", "discard:soldier", "discard:janitor", "pass", seats=(0,))
        lab.draws(*["survivors"] * 5).starting_hands().play("discard:soldier")
        assert lab.halted
        assert lab.thrown(0) == ["soldier"]
        assert lab.holds(0) == ["survivors"] * 5 + ["janitor"]


@rule("IVZ-START-04")
def test_keeping_everything_is_allowed_and_an_empty_hand_is_not_asked():
    with Lab() as lab:
        lab.hand("soldier").draws("ogre", "ogre", "ogre").stage("Start")
        lab.draws(*["survivors"] * 5).starting_hands().play("pass")
        assert lab.holds(0) == ["survivors"] * 5 + ["soldier"]
    with fresh("freres-3") as lab:
        lab.draws(*["ogre"] * 5, "whistler").draws(*FULL).starting_hands().start()
        lab.asks("human-action")


@rule("IVZ-START-05")
@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 6), (4, 7)])
def test_the_human_player_draws_up_to_the_hand_size(players, size):
    with fresh(f"labo-{players}") as lab:
        lab.draws(*["ogre"] * 5, *["ishtar"] * 3)
        lab.script.outcomes[:] = lab.script.outcomes[: 2 * players]
        lab.draws(*["survivors"] * size).starting_hands().start()
        assert len(lab.human.hand) == size


@rule("IVZ-START-06")
def test_a_full_hand_draws_nothing_and_loses_nothing():
    with Lab() as lab:
        lab.hand(*["survivors"] * 8).draws("ogre", "ogre", "ogre").stage("Start")
        lab.starting_hands().play("pass")
        assert len(lab.human.hand) == 8


@rule("IVZ-START-07", "IVZ-GLOS-05")
def test_an_empty_human_draw_pile_is_refilled_from_the_discard_pile():
    with Lab() as lab:
        lab.pool("janitor").spent(*["soldier"] * 3, "sniper", "sniper").hand("survivors")
        lab.draws("ogre", "ogre", "ogre").stage("Start")
        lab.draws("janitor").draws("soldier", "sniper", "soldier", "sniper").starting_hands()
        lab.play("pass")
        lab.told(PileReshuffled, seat=0)
        assert lab.holds(0) == ["survivors", "soldier", "soldier", "sniper", "sniper", "janitor"]
        assert lab.names(lab.human.pile.cards) == ["soldier"]
        assert lab.human.discard == ()


@rule("IVZ-START-08")
@pytest.mark.parametrize(("players", "income"), [(2, 2), (3, 4), (4, 6)])
def test_two_tokens_per_zombie_opponent(players, income):
    with Lab(f"labo-{players}") as lab:
        lab.draws(*["ogre"] * players, *["survivors"] * (3 + players)).starting_hands()
        lab.stage("Start")
        lab.told(TokensGained, count=income, total=income)
        assert lab.human.tokens == income


@rule("IVZ-START-09")
def test_unspent_tokens_stay():
    with Lab() as lab:
        lab.hand(tokens=3).draws("ogre", "ogre", "ogre").draws(*FULL).starting_hands()
        lab.stage("Start")
        assert lab.human.tokens == 3 + 4


@rule("IVZ-START-10")
def test_each_zombie_player_draws_five_cards():
    with Lab() as lab:
        lab.horde(1, pile=["ogre"] * 5 + ["whistler"]).draws("john-frum", "sneak-in", "sneak-in")
        lab.draws(*FULL).draws(*["ogre"] * 4, "whistler").draws(
            *["horde-member"] * 3, *["devour-them"] * 2
        )
        lab.stage("Start")
        assert lab.holds(1) == ["ogre"] * 4 + ["whistler"]
        assert lab.told(HandDrawn, seat=1).because == "IVZ-START-10"
        assert len(lab.troop(1).pile) == 1
        assert len(lab.troop(2).pile) == 0


@rule("IVZ-START-11")
def test_a_zombie_draw_pile_that_runs_out_is_refilled_in_the_middle_of_a_draw():
    with Lab() as lab:
        lab.horde(1, pile=["ogre"], discard=["whistler"] * 4 + ["sneak-in"] * 2)
        lab.draws("john-frum", "john-frum", "john-frum").draws(*FULL)
        lab.draws("ogre").draws("sneak-in", "whistler", "whistler", "sneak-in")
        lab.draws(*["horde-member"] * 3, *["devour-them"] * 2).stage("Start")
        assert lab.holds(1) == ["ogre", "whistler", "whistler", "sneak-in", "sneak-in"]
        assert lab.names(lab.troop(1).pile.cards) == ["whistler"] * 2
        assert lab.troop(1).discard == ()


def test_two_empty_piles_end_a_draw():
    """AMB-19."""
    with Lab() as lab:
        lab.horde(1, pile=["ogre"]).draws("john-frum", "john-frum", "john-frum").draws(*FULL)
        lab.draws("ogre").draws(*["horde-member"] * 3, *["devour-them"] * 2).stage("Start")
        assert lab.holds(1) == ["ogre"]


def test_an_empty_contamination_pile_adds_nothing_and_a_short_one_serves_the_first_places():
    """AMB-18."""
    with Lab() as lab:
        lab.scarce("ogre", "whistler").draws("whistler", "ogre").draws(*FULL).starting_hands()
        lab.stage("Start")
        assert [len(place.contamination) for place in lab.state.places] == [1, 1, 0]
    with Lab() as lab:
        lab.scarce().draws(*FULL).starting_hands().stage("Start")
        assert [len(place.contamination) for place in lab.state.places] == [0, 0, 0]
