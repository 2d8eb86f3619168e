"""What an agent knows of a game beyond its rules: how a position stands, and what is sensible.

A sense is only ever given positions its user may look into: imagined ones, or, for the rules of
thumb, the position at the table, of which they read what the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from shambler.agents.base import Agent
from shambler.agents.random_agent import RandomAgent
from shambler.games import manifest_of
from shambler.games.manifest import load_part
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset

Values = tuple[float, ...]  # by place in ``rules.seats``: the chance of each seat to win, 0 to 1


class Omen(NamedTuple):
    """Something that came to pass in a future that was tried: ``omen-<kind>`` tells it."""

    kind: str
    good: bool
    about: tuple[tuple[str, Any], ...] = ()  # by the fields that the game's texts name


class Knob(NamedTuple):
    """A weight of the rules of thumb that may be found by playing."""

    value: float  # what it is today
    scale: float  # how far from that it is worth trying
    whole: bool = False  # is it a whole number?


class Sense:
    """The sense of a game about which nothing is known: only the end counts."""

    horizon = 0  # clock ticks after which a playout is judged; 0: play on to the end
    longest = 400  # decisions after which a playout is judged in any case
    signs: tuple[str, ...] = ()  # what :meth:`features` are called, one by one
    harmless: tuple[str, ...] = ("spokesman",)  # options of a set-up that change no chances

    def thumb(self, seed: int) -> Agent | None:
        """A player by rules of thumb; ``None`` where there is none."""
        return None

    def player(self, seed: int) -> Agent:
        """Who plays the playouts: the rules of thumb, else chance."""
        return self.thumb(seed) or RandomAgent(seed)

    def knobs(self, rules: Ruleset) -> Mapping[str, Knob]:
        """The weights of a game's rules of thumb that may be found by playing, by name."""
        return {}

    def settle(self, rules: Ruleset, habits: Mapping[str, float]) -> None:
        """Let the rules of thumb have these weights, in this process."""

    def way(self, game: Game[Any, Any]) -> float:
        """How far it still is to the end of all that is to be done."""
        return 0.0

    def clock(self, game: Game[Any, Any]) -> int:
        """Something that ticks as the game goes on, such as its rounds."""
        return 0

    def guess(self, game: Game[Any, Any]) -> Values:
        """The chances of a game that is not over."""
        return (0.5,) * len(game.rules.seats(game))

    def features(self, game: Game[Any, Any]) -> list[float]:
        """The position as numbers, for what is learned: of what every seat may know alone."""
        return []

    def first(self, game: Game[Any, Any], seat: int) -> bool:
        """Does a seat belong to the first side?"""
        return seat in game.rules.sides(game)[0].seats

    def shared(self, game: Game[Any, Any], hope: float) -> Values:
        """The chance of the first side, and what it leaves to the others."""
        seats = game.rules.seats(game)
        return tuple([hope if self.first(game, seat) else 1 - hope for seat in seats])

    def priors(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Sequence[float] | None:
        """How promising each option looks before any search; ``None``: all alike."""
        return None

    def obvious(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option | None:
        """The answer to a question that needs no thought, such as how to end an idle turn."""
        return None

    def foolish(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> frozenset[str]:
        """The keys of options that are worse than another whatever happens: nobody advises them."""
        return frozenset()

    def reason(self, game: Game[Any, Any], option: Option, seat: int) -> str:
        """What an option is good for: the end of a ``reason-`` text; empty: nothing to say."""
        return ""

    def omens(self, game: Game[Any, Any], events: Sequence[Event], seat: int) -> Iterable[Omen]:
        """What of a future is worth a word, for good or ill of a seat: whether it is over."""
        outcome = game.state.outcome
        if outcome is None:
            return []
        won = seat in outcome.winners
        return [Omen("won" if won else "lost", won)]

    def values(self, game: Game[Any, Any]) -> Values:
        """How the game ended, or how it probably will."""
        outcome = game.state.outcome
        if outcome is None:
            return self.guess(game)
        return tuple(float(seat in outcome.winners) for seat in game.rules.seats(game))


_PLAIN = Sense()
_senses: dict[tuple[str, str], Sense] = {}


def sense_of(game: Game[Any, Any]) -> Sense:
    """The sense of the game that is played here."""
    return sense_for(game.rules)


def sense_for(rules: Ruleset) -> Sense:
    """The sense of a game: the one its manifest points to."""
    where = (rules.package, rules.key)
    found = _senses.get(where)
    if found is None:
        pointer = manifest_of(rules).sense
        found = _senses[where] = load_part(pointer, Sense) if pointer else _PLAIN
    return found
