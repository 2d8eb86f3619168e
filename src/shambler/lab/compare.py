"""Variants on the same games: what differs, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean

import msgspec

from shambler.games import find as find_game
from shambler.lab.simulate import GameRow
from shambler.lab.stats import Interval, mean_interval, paired_rates, sign_test

Won = Callable[[GameRow], bool]
Variant = tuple[str, str]  # agent, options


def variant(row: GameRow) -> Variant:
    """What was varied: who played, with which options."""
    return (row.agent, row.options)


def anybody(row: GameRow) -> bool:
    """Was the game won? In a game of sides somebody always wins: ask for a side there."""
    return bool(row.winners)


def side_won(side: str) -> Won:
    """Did this side win?"""
    return lambda row: side in row.winning_sides


def first_side(rows: Sequence[GameRow]) -> str:
    """The side whose wins are counted where several play: the first. Empty: all play together."""
    return next((next(iter(row.sides)) for row in rows if len(row.sides) > 1), "")


def to_win(rows: Sequence[GameRow]) -> Won:
    """What counts as won in these games: for the first side where several play, else for all."""
    side = first_side(rows)
    return side_won(side) if side else anybody


def side_name(game: str, side: str, language: str = "en") -> str:
    """What a side is called."""
    key, _, number = side.rpartition("-")
    if not number.isdecimal():
        key, number = side, "0"
    about = {"number": int(number), "seats": 2}
    return find_game(game).texts.text(language, f"side-{key}", about)


class Duel(msgspec.Struct, frozen=True):
    """Two variants on the same games. Only pairs in which both games ended count."""

    games: int
    first: int  # wins of the first one
    second: int
    only_first: int  # games that only the first one won
    only_second: int
    rounds: float | None = None  # by how many rounds the second one's games were longer
    rounds_ci95: Interval | None = None

    @property
    def p(self) -> float:
        """Of the exact sign test on the games that only one of them won.

        >>> Duel(20, 9, 1, 8, 0).p
        0.0078125
        """
        return sign_test(self.only_first, self.only_second)

    @property
    def difference(self) -> float:
        """The second win rate minus the first."""
        return (self.second - self.first) / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """Of the difference, at 95 %."""
        return paired_rates(self.only_first, self.only_second, self.games)


def duel(first: Sequence[GameRow], second: Sequence[GameRow], won: Won = anybody) -> Duel:
    """Compare two variants over the games that both of them played to the end."""
    theirs = {row.place: row for row in second if not row.error}
    pairs = [(row, theirs[row.place]) for row in first if not row.error and row.place in theirs]
    wins = [(won(a), won(b)) for a, b in pairs]
    longer = [
        b.rounds - a.rounds for a, b in pairs if a.rounds is not None and b.rounds is not None
    ]
    return Duel(
        len(pairs),
        sum(a for a, _ in wins),
        sum(b for _, b in wins),
        sum(a and not b for a, b in wins),
        sum(b and not a for a, b in wins),
        fmean(longer) if longer else None,
        mean_interval(longer),
    )


def by_agent(rows: Sequence[GameRow], agent: str) -> list[GameRow]:
    """The games an agent, or a line-up, played."""
    return [row for row in rows if row.agent == agent]
