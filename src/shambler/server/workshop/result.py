"""What a rating has found so far, as the page shows it."""

from __future__ import annotations

from collections import Counter

import msgspec

from shambler.games import find as find_game
from shambler.games.measured import measured
from shambler.kernel.ruleset import Ruleset
from shambler.lab.compare import Won, duel, first_side, side_name, to_win
from shambler.lab.rating import label, standing
from shambler.lab.simulate import GameRow
from shambler.server.protocol import Language
from shambler.server.workshop.rating import Rating, State


class Count(msgspec.Struct, frozen=True):
    """So often this."""

    name: str
    count: int


class Shipped(msgspec.Struct, frozen=True):
    """A shipped scenario, measured."""

    key: str
    name: str
    agent: str
    won: int
    games: int


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """How far a rating is and what it has found. Rates are of the games that ended."""

    key: str
    state: State
    problem: str
    agent: str
    seed: int
    asked: int
    played: int
    errors: int
    games: int
    wins: int
    rate: float
    low: float
    high: float
    word: str
    side: str  # whose wins they are, where several sides play
    rounds: float | None
    rounds_of_wins: dict[int, int]
    reasons: list[Count]  # of losses
    causes: list[Count]  # of those who fell
    heat: dict[str, int]  # how many fell where
    shipped: list[Shipped]


class Contrast(msgspec.Struct, frozen=True):
    """What a change does to the win rate, on the same dice."""

    games: int
    difference: float
    low: float
    high: float


def rated(rating: Rating, language: Language) -> Rated:
    """Count the rows."""
    rules, rows = find_game(rating.plan.game), list(rating.rows)
    found = standing(rating.plan.agent, rows)
    ended = [row for row in rows if not row.error]
    won = to_win(ended)
    lost = [row for row in ended if not won(row)]
    deaths = [death for row in lost if row.tale for death in row.tale.deaths]
    return Rated(
        key=rating.key,
        state=rating.state,
        problem=rating.problem or next((row.error for row in rows if row.error), ""),
        agent=rating.plan.agent,
        seed=rating.plan.seed,
        asked=rating.plan.games,
        played=len(rows),
        errors=found.errors,
        games=found.games,
        wins=found.wins,
        rate=found.rate,
        low=found.ci95[0],
        high=found.ci95[1],
        word=label(found),
        rounds=found.rounds,
        side=side_name(rules.key, side, language) if (side := first_side(ended)) else "",
        rounds_of_wins=_rounds(ended, won),
        reasons=_counts([_said(rules, row.reason, language) for row in lost]),
        causes=_counts([death.cause for death in deaths]),
        heat=dict(Counter(death.place for death in deaths if death.place)),
        shipped=shipped(rules, language),
    )


def shipped(rules: Ruleset, language: Language) -> list[Shipped]:
    """The shipped scenarios that were measured, the easiest first."""
    table = measured(rules)
    names = {entry.key: entry.name for entry in rules.scenarios()}
    found = [
        Shipped(key, names[key].get(language) or names[key]["en"], table.agent, won, games)
        for key, (won, games) in table.won.items()
        if key in names
    ]
    return sorted(found, key=lambda entry: -entry.won / entry.games)


def difference(first: Rating, second: Rating) -> Contrast:
    """Only games with the same dice are compared, whatever the drafts are called."""
    rows = _nameless(first.rows)
    found = duel(rows, _nameless(second.rows), to_win(rows))
    low, high = found.interval
    return Contrast(found.games, found.difference, low, high)


def _nameless(rows: list[GameRow]) -> list[GameRow]:
    return [msgspec.structs.replace(row, own="", scenario="") for row in rows]


def _rounds(rows: list[GameRow], won: Won) -> dict[int, int]:
    wins = [int(row.rounds) for row in rows if won(row) and row.rounds is not None]
    return dict(sorted(Counter(wins).items()))


def _counts(names: list[str]) -> list[Count]:
    return [Count(name, count) for name, count in Counter(filter(None, names)).most_common(6)]


def _said(rules: Ruleset, reason: str, language: Language) -> str:
    """Why a game was lost, in words."""
    message = f"outcome-{reason}"
    return rules.texts.text(language, message, {}) if rules.texts.has(language, message) else reason
