"""How a game of the Zombicide family stands: its chance to be won, estimated from the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from shambler.agents.base import Agent
from shambler.agents.sense import Sense, Values
from shambler.agents.zombicide_errands import NOBODY, errands, steps
from shambler.agents.zombicide_fight import armed, marks_of, nearness
from shambler.agents.zombicide_reasons import reason
from shambler.agents.zombicide_thumb import ZombicideThumb, judge
from shambler.games.zombicide.state import IN_PLAY, LEFT
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game

WARMTH = 1.5  # marks that apart, an option is e times as likely to be looked at


class ZombicideSense(Sense):
    """Knows the way, and fears wounds."""

    horizon = 1

    def thumb(self, seed: int) -> Agent:
        """A sensible survivor."""
        return ZombicideThumb(seed)

    def clock(self, game: Game[Any, Any]) -> int:
        """Rounds."""
        rounds: int = game.state.round
        return rounds

    def guess(self, game: Game[Any, Any]) -> Values:
        """One team, one chance."""
        assert isinstance(game, Table)
        chance = 1 / (1 + exp(-standing(game)))
        return (chance,) * len(game.world.seats)

    def priors(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Sequence[float] | None:
        """By the marks of the rules of thumb."""
        assert isinstance(game, Table)
        marks = judge(game, decision.kind, decision.options_for(seat))
        best = max(marks)
        return [exp(max(-6.0, (mark - best) / WARMTH)) for mark in marks]

    def reason(self, game: Game[Any, Any], option: Option, seat: int) -> str:
        """In the words of the rules of thumb."""
        assert isinstance(game, Table)
        return reason(game, option)


def standing(game: Table) -> float:
    """The log-odds of winning: what is left to do, wounds, enemies near, mold, arms.

    The weights began as a regression on games of the rules of thumb. Those of the ways were raised
    by hand: a planner that fears enemies more than it wants to arrive waits until it is overrun.
    """
    state = game.state
    left = sum(not state.tally.get(f"goal{number}") for number in range(len(game.world.goals)))
    longest, total = walks(game)
    odds = 1.2 - 0.6 * left - 0.12 * longest - 0.04 * total
    odds += 0.35 * sum(survivor.status == LEFT for survivor in state.survivors)
    odds += 0.12 * arms(game) - 0.06 * threat(game) - wounds(game)
    return odds - 0.25 * state.ground.active.bit_count()


def walks(game: Table) -> tuple[int, int]:
    """The longest way that somebody has to go, and all ways together."""
    plan, survivors = errands(game), game.state.survivors
    found = [
        steps(game, survivors[who], zone)
        for who, zone in enumerate(plan.going)
        if zone != NOBODY and survivors[who].status == IN_PLAY
    ]
    return max(found, default=0), sum(found)


def wounds(game: Table) -> float:
    """Armor that is gone: one lost survivor loses the game, so the last point counts most."""
    total = 0.0
    for survivor, armor in zip(game.state.survivors, game.world.armor, strict=True):
        if survivor.status == IN_PLAY:
            total += 0.3 * (armor - survivor.armor) + (0.5 if survivor.armor == 1 else 0.0)
    return total


def threat(game: Table) -> float:
    """Enemies, the nearer the worse."""
    worth = marks_of(game.world).worth
    total = 0.0
    for zone in game.zones_of(game.state.infested):
        here = sum(worth[foe] * n for foe, n in enumerate(game.state.enemies[zone]) if n)
        total += here * nearness(game, zone)
    return total


def arms(game: Table) -> float:
    """What the team holds in hand."""
    return sum(armed(game, survivor) for survivor in game.state.survivors[: game.world.team])


SENSE = ZombicideSense()
