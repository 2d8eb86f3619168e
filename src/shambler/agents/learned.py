"""What was learned from played games: how likely a position is won, and how soon it may be lost.

``learned.json`` beside a game is made by ``make train``. Two *heads* weigh the features of a
position (:meth:`Sense.features`); what they say becomes a chance by two numbers of each scenario,
and only where that was measured on games that nobody had learned from does anybody show it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

import msgspec

from shambler.agents.sense import Sense, sense_for
from shambler.games import manifest_of
from shambler.games.manifest import folders_of
from shambler.kernel.errors import ShamblerError
from shambler.kernel.machine import Game
from shambler.kernel.match import Match
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.typed import ready

FILE: Final = "learned.json"
GOOD: Final = 0.04  # the largest calibration error with which a chance is shown
STEEP: Final = 30.0  # beyond this a chance is as good as 0 or 1


class BadWeights(ShamblerError):
    """A file of weights that does not fit its game."""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weighted sum of the features."""

    bias: float
    weights: tuple[float, ...]

    def score(self, features: Sequence[float]) -> float:
        """High where it is likely."""
        total = self.bias
        for weight, feature in zip(self.weights, features, strict=True):
            total += weight * feature
        return total


class Measure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a head does in one scenario: two numbers that make chances of it, and how good they are.

    ``brier`` is the mean square error on games it had not seen, ``base`` that of always naming the
    scenario's rate, ``error`` how far chances and rates are apart (the calibration error).
    """

    slope: float
    offset: float
    brier: float
    base: float
    error: float

    @property
    def good(self) -> bool:
        """May a chance be shown?"""
        return self.error <= GOOD and self.brier < self.base

    def chance(self, score: float) -> float:
        """The chance that a score stands for."""
        return sigmoid(self.slope * score + self.offset)


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario: how many games were played and won, and how well that can be foretold.

    Where all games end alike there is nothing to be learned, and no measure.
    """

    games: int
    won: int
    win: Measure | None = None
    danger: Measure | None = None


class Reliability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one head does in all scenarios together, on games it had not seen.

    ``base`` is the mean square error of always naming the scenario's rate, ``flat`` that of the
    game's. Each of the ``bins`` is what was said on average, how often it came true, how often.
    """

    brier: float
    base: float
    flat: float
    error: float
    bins: tuple[tuple[float, float, int], ...]


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of one game, and from what they come."""

    format: int
    rules: int  # the version of the rules that were played
    seed: int
    games: int
    positions: int
    signs: tuple[str, ...]
    win: Head
    danger: Head
    win_reliability: Reliability
    danger_reliability: Reliability
    scenarios: Mapping[str, Tried]


class Foretold(msgspec.Struct, frozen=True):
    """What is to be expected of a position, if the rules of thumb played on.

    ``win`` is a seat's chance; ``danger`` that its side has lost when the next round is over.
    ``None`` where that was not measured, or not well enough to be said.
    """

    win: float | None = None
    danger: float | None = None


def sigmoid(score: float) -> float:
    """A chance of a score."""
    return 1 / (1 + exp(-min(STEEP, max(-STEEP, score))))


def beside(rules: Ruleset, name: str) -> Path | None:
    """Where a file of this name lies beside a game, or would lie."""
    module = manifest_of(rules).entry.partition(":")[0] or rules.package
    folder = next(folders_of(module), None)
    return folder / name if folder is not None else None


def file_of(rules: Ruleset) -> Path | None:
    """Where the weights of a game lie, or would lie."""
    return beside(rules, FILE)


@cache
def learned(rules: Ruleset) -> Learned | None:
    """What was learned of a game; nothing, where nobody has, or of other features than today's."""
    path = file_of(rules)
    if path is None or not path.is_file():
        return None
    try:
        found = msgspec.json.decode(path.read_bytes(), type=ready(Learned))
    except msgspec.MsgspecError as problem:
        raise BadWeights(f"{path}: {problem}") from problem
    if any(len(head.weights) != len(found.signs) for head in (found.win, found.danger)):
        raise BadWeights(f"{path}: there is not one weight for each sign")
    return found if found.signs == sense_for(rules).signs else None


class Seer:
    """Foretells the positions of one match, as far as that was measured for such tables."""

    def __init__(self, match: Match) -> None:
        rules, record = match.rules, match.record
        self.sense = sense_for(rules)
        self.known = learned(rules)
        found = None
        if self.known is not None and not record.position:
            found = self.known.scenarios.get(record.scenario)
        if found is not None and not usual(rules, self.sense, record.setup):
            found = None
        self.win = _good(found.win) if found is not None else None
        self.danger = _good(found.danger) if found is not None else None

    def look(self, game: Game[Any, Any], seat: int) -> Foretold:
        """How a seat stands in a position of the match."""
        known = self.known
        if known is None or (self.win is None and self.danger is None):
            return Foretold()
        features = self.sense.features(game)
        win = danger = None
        if self.win is not None:
            values = self.sense.shared(game, self.win.chance(known.win.score(features)))
            win = values[game.rules.seats(game).index(seat)]
        if self.danger is not None and seat in game.rules.sides(game)[0].seats:
            danger = self.danger.chance(known.danger.score(features))
        return Foretold(win, danger)


def _good(measure: Measure | None) -> Measure | None:
    """What may be shown."""
    return measure if measure is not None and measure.good else None


def usual(rules: Ruleset, sense: Sense, setup: Mapping[str, Any]) -> bool:
    """Is a table set up as those were whose games were measured, as far as it matters?"""
    plain = msgspec.json.decode(msgspec.json.encode(rules.setup_type()))
    return all(name in sense.harmless or value == plain[name] for name, value in setup.items())
