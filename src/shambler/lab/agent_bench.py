"""What agents cost: the time of a decision, and playouts per second of those that plan."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from time import thread_time
from typing import Any

import msgspec

from shambler import agents
from shambler.agents.thumb import NoThumb
from shambler.kernel.chance import Sampled
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset
from shambler.lab.simulate import game_seed, line_up

AGENTS = ("random", "thumb", "greedy", "planner:50ms")
POSITIONS = 24  # questions along a game that every agent is asked


class Cost(msgspec.Struct, frozen=True):
    """One agent at one scenario."""

    game: str
    scenario: str
    agent: str
    decisions: int  # that were measured
    decision_us: float
    playouts_per_second: float | None  # None: it does not plan


def positions(rules: Ruleset, scenario: str, seed: int = 1) -> list[Game[Any, Any]]:
    """Positions with a real choice, spread over one game by players who know something."""
    for name in ("thumb", "random"):
        try:
            return _along(rules, scenario, name, game_seed(seed, 0))
        except NoThumb:
            continue
    raise AssertionError("everybody can play at random")


def _along(rules: Ruleset, scenario: str, name: str, seed: int) -> list[Game[Any, Any]]:
    game = rules.new(scenario, {}, Sampled(seed)).start()
    players = line_up(name, rules.seats(game), seed)
    found = []
    while (decision := game.decision) is not None:
        seat = decision.seats[0]
        if len(decision.options_for(seat)) > 1:
            found.append(game.copy())
        game.submit(players[seat].choose(game, decision, seat), seat)
    return found[:: max(1, len(found) // POSITIONS)]


def cost(where: Sequence[Game[Any, Any]], scenario: str, name: str, seconds: float) -> Cost | None:
    """Ask an agent at these positions for a while; ``None`` if it cannot play this game."""
    count, playouts, began = 0, 0, thread_time()
    plans = False
    try:
        for game in cycle(where):
            agent, decision = agents.make(name, count), game.decision
            assert decision is not None
            agent.choose(game, decision, decision.seats[0])
            count += 1
            plans = hasattr(agent, "playouts")
            playouts += getattr(agent, "playouts", 0)
            spent = thread_time() - began
            if spent >= seconds:
                break
    except NoThumb:
        return None
    rate = playouts / spent if plans else None
    return Cost(where[0].rules.key, scenario, name, count, 1e6 * spent / count, rate)
