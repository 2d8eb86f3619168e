"""The games that are learned from, and the positions that are kept of them.

Most are played by the rules of thumb from the first question to the last. In the others the opening
is played otherwise, by somebody who strays now and then or by a planner in a hurry, so that
positions come up into which the rules of thumb would not get by themselves. What is learned is what
becomes of a position when the rules of thumb play on, so only positions after the opening count.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from shambler import agents
from shambler.agents.base import Agent
from shambler.agents.sense import Sense, sense_for
from shambler.games import find as find_game
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.errors import ShamblerError
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset
from shambler.lab.build import Origin, origin_of
from shambler.lab.simulate import MOST_DECISIONS, game_seed, seat_seed

THUMB: Final = "thumb"
PLANNER: Final = "planner:4"
STRAYS_EVERY, PLANS_EVERY = 4, 32  # games with such an opening: every fourth, every 32nd
STRAY: Final = 0.25  # of the answers of a stray opening are anything
OPENINGS: Final = 4  # rounds of the longest one
SOON: Final = 1  # a game lost in this round or the next is lost soon
DIGITS: Final = 4  # of a feature


class Position(msgspec.Struct, frozen=True, array_like=True):
    """One moment: how late it was, and the numbers that stand for it."""

    clock: int
    features: tuple[float, ...]


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One game: its number, how it ended for the first side and when, and some of its positions."""

    scenario: str
    index: int
    won: bool
    end: int
    positions: tuple[Position, ...]

    def lost_soon(self, position: Position) -> bool:
        """Was it lost in the round of a position, or in the next?"""
        return not self.won and self.end - position.clock <= SOON


class Header(msgspec.Struct, frozen=True):
    """What played: games of another engine, with other content or features are never mixed."""

    origin: Origin
    signs: tuple[str, ...]
    seed: int


class BadGames(ShamblerError):
    """A file of games that cannot be gone on with."""


def play(rules: Ruleset, scenario: str, seed: int, index: int) -> Played:
    """Play one game of a series and keep some of its positions."""
    own = game_seed(seed, index)
    game: Game[Any, Any] = rules.new(scenario, {}, Sampled(own)).start()
    sense, seats = sense_for(rules), rules.seats(game)
    players = {seat: agents.make(THUMB, seat_seed(own, seat)) for seat in seats}
    opening = {seat: _opener(players[seat], index, seat_seed(own, seat)) for seat in seats}
    taken_over = sense.clock(game) + _rounds(index)
    keeper = _Keeper(sense, Random(own))
    for _ in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            break
        seat = decision.seats[0]
        begun = sense.clock(game) < taken_over
        if not begun:
            keeper.look(game)
        player = opening[seat] if begun else players[seat]
        game.submit(player.choose(game, decision, seat), seat)
    outcome = game.state.outcome
    if outcome is None:
        raise BadGames(f"{rules.key} {scenario}, seed {own}: it does not end")
    won = bool(set(outcome.winners) & set(rules.sides(game)[0].seats))
    return Played(scenario, index, won, sense.clock(game), tuple(keeper.found.values()))


def _opener(player: Agent, index: int, seed: int) -> Agent:
    """Who plays the opening of a game at one seat."""
    if index % PLANS_EVERY == PLANS_EVERY - 1:
        return agents.make(PLANNER, seed)
    return Stray(player, seed)


def _rounds(index: int) -> int:
    """How long the opening of a game is; most have none."""
    return 1 + index // PLANS_EVERY % OPENINGS if index % STRAYS_EVERY == STRAYS_EVERY - 1 else 0


class Stray(Agent):
    """Plays like somebody else, but for some answers that are anything."""

    __slots__ = ("_player", "_random")

    def __init__(self, player: Agent, seed: int) -> None:
        self._player, self._random = player, Random(seed)

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """What the other would do, or anything."""
        if self._random.random() < STRAY:
            return self._random.choice(decision.options_for(seat))
        return self._player.choose(game, decision, seat)


class _Keeper:
    """Keeps the first moment of every round, and any one of the others."""

    def __init__(self, sense: Sense, random: Random) -> None:
        self.sense, self.random = sense, random
        self.clock, self.later = -1, 0
        self.found: dict[tuple[int, bool], Position] = {}

    def look(self, game: Game[Any, Any]) -> None:
        """One more moment."""
        clock = self.sense.clock(game)
        if clock != self.clock:
            self.clock, self.later = clock, 0
            self._keep(game, False)
            return
        self.later += 1
        if self.random.random() * self.later < 1:  # each of them is as likely as the others
            self._keep(game, True)

    def _keep(self, game: Game[Any, Any], later: bool) -> None:
        features = tuple([round(value, DIGITS) for value in self.sense.features(game)])
        self.found[self.clock, later] = Position(self.clock, features)


# -- files ----------------------------------------------------------------------------------


class Games:
    """The games of one ruleset in a file, one to a line; a run that was stopped goes on."""

    def __init__(self, path: Path, game: str, seed: int) -> None:
        self.path, self.rules, self.seed = path, find_game(game), seed
        self.all: dict[tuple[str, int], Played] = {}
        header = Header(origin_of([game]), sense_for(self.rules).signs, seed)
        if path.exists():
            self._read(header)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(header) + b"\n")

    def _read(self, header: Header) -> None:
        first, *lines = self.path.read_bytes().split(b"\n")
        if msgspec.json.decode(first, type=Header) != header:
            raise BadGames(f"{self.path}: played by another engine; remove it to begin anew")
        for line in lines[:-1]:
            one = msgspec.json.decode(line, type=Played)
            self.all[one.scenario, one.index] = one
        if lines[-1]:  # cut off in the middle
            whole = b"\n".join([first, *lines[:-1]]) + b"\n"
            self.path.write_bytes(whole)

    def of(self, scenario: str, count: int) -> list[Played]:
        """The first games of a scenario; those that are missing are played now."""
        with self.path.open("ab") as file:
            for index in range(count):
                if (scenario, index) not in self.all:
                    one = play(self.rules, scenario, self.seed, index)
                    self.all[scenario, index] = one
                    file.write(msgspec.json.encode(one) + b"\n")
                    file.flush()
        return [self.all[scenario, index] for index in range(count)]
