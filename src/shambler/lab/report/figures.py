"""The numbers behind the plots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean, median, quantiles
from typing import NamedTuple

import msgspec

from shambler.games import find as find_game
from shambler.lab.compare import Won, anybody, first_side, side_name, side_won, variant
from shambler.lab.simulate import GameRow
from shambler.lab.stats import Interval, wilson


class Group(NamedTuple):
    """All games of one game that ended, by scenario and variant."""

    game: str
    rows: Sequence[GameRow]
    scenarios: Sequence[str]
    variants: Sequence[tuple[str, str]]
    side: str  # the first of several that play against each other; empty: all play together

    def cell(self, scenario: str | None, kind: tuple[str, str]) -> list[GameRow]:
        """The games of a variant, in one scenario or in all."""
        return [r for r in self.rows if variant(r) == kind and scenario in (None, r.scenario)]

    @property
    def won(self) -> Won:
        """What counts as a win: where there are sides, that of the first one."""
        return side_won(self.side) if self.side else anybody

    @property
    def winner(self) -> str:
        """Whose wins are counted, by name; empty: everybody's."""
        return side_name(self.game, self.side) if self.side else ""

    @property
    def names(self) -> list[str]:
        """The variants in words."""
        return [self.name(kind) for kind in self.variants]

    def about(self, key: str) -> str:
        """The name of a scenario with the book's word for it."""
        for scenario in find_game(self.game).scenarios():
            if scenario.key == key:
                return " · ".join(filter(None, (scenario.name["en"], scenario.difficulty)))
        return ""

    def name(self, kind: tuple[str, str]) -> str:
        """A variant in words: only what differs between variants."""
        agents, options = {agent for agent, _ in self.variants}, {text for _, text in self.variants}
        said = [] if len(agents) == 1 and len(options) > 1 else [kind[0]]
        if len(options) > 1:
            found = msgspec.json.decode(kind[1])
            shown = [f"{name}={_short(value)}" for name, value in found.items()]
            said += shown or ["no options"]
        return " ".join(said)


def _short(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value)) if len(value) <= 3 else str(len(value))
    return str(value)


def groups(rows: Sequence[GameRow]) -> list[Group]:
    """One group per game, in the order of the rows."""
    found = []
    for game in dict.fromkeys(row.game for row in rows):
        here = [row for row in rows if row.game == game and not row.error]
        scenarios = list(dict.fromkeys(row.scenario for row in here))
        kinds = list(dict.fromkeys(variant(row) for row in here))
        found.append(Group(game, here, scenarios, kinds, first_side(here)))
    return found


class Rate(NamedTuple):
    """A share with its interval."""

    number: int
    of: int
    interval: Interval

    @property
    def share(self) -> float:
        """The share itself."""
        return self.number / self.of if self.of else 0.0


def rate(rows: Sequence[GameRow], holds: Callable[[GameRow], bool]) -> Rate:
    """In how many of these games something holds."""
    number = sum(map(holds, rows))
    return Rate(number, len(rows), wilson(number, len(rows)))


class Spread(NamedTuple):
    """How numbers are spread: tenth, first quarter, middle, third quarter, last tenth; the mean."""

    low: float
    quarter: float
    middle: float
    three_quarters: float
    high: float
    mean: float


def spread(values: Sequence[float]) -> Spread | None:
    """``None`` where there is nothing to spread."""
    if not values:
        return None
    if len(values) == 1:
        return Spread(*[values[0]] * 6)
    tenths = quantiles(values, n=20, method="inclusive")
    return Spread(tenths[1], tenths[4], median(values), tenths[14], tenths[17], fmean(values))


def rounds(rows: Sequence[GameRow]) -> list[float]:
    """How long the games took."""
    return [row.rounds for row in rows if row.rounds is not None]


def survival(rows: Sequence[GameRow], sides: bool) -> list[tuple[float, float]]:
    """The chance not to have lost after so many rounds (Kaplan and Meier).

    A game that is won leaves the count from then on. Where there are sides somebody always wins:
    there the curve tells how many games are still going on.
    """
    left, alive = len(rows), 1.0
    curve = [(0.0, 1.0)]
    for time in sorted({row.rounds for row in rows if row.rounds is not None}):
        ended = [row for row in rows if row.rounds == time]
        lost = len(ended) if sides else sum(not row.winners for row in ended)
        alive *= 1 - lost / left
        left -= len(ended)
        curve.append((time, alive))
    return curve


def outcomes(rows: Sequence[GameRow]) -> Counter[str]:
    """How the games ended."""
    return Counter(row.reason.replace("-", " ") for row in rows)


def endings(rows: Sequence[GameRow], won: Won) -> list[tuple[str, bool]]:
    """Every way to end with whether it is a win: wins first, then by how often they occur."""
    winning = outcomes([row for row in rows if won(row)])
    every = [(name, name in winning) for name, _ in outcomes(rows).most_common()]
    return sorted(every, key=lambda entry: not entry[1])


def causes(rows: Sequence[GameRow]) -> Counter[str]:
    """What somebody was lost to."""
    return Counter(d.cause for row in rows if row.tale for d in row.tale.deaths)


def victims(rows: Sequence[GameRow]) -> Counter[str]:
    """Who was lost."""
    return Counter(d.who for row in rows if row.tale for d in row.tale.deaths)


def counts(rows: Sequence[GameRow]) -> dict[str, float]:
    """Means per game of everything that was counted."""
    names = sorted({name for row in rows if row.tale for name in row.tale.counts})
    told = [row.tale.counts for row in rows if row.tale]
    return {name: fmean(tale.get(name, 0.0) for tale in told) for name in names}


class CardUse(NamedTuple):
    """What an item was good for."""

    name: str
    games: int  # in which it was used
    used: float  # times per game in which it was used
    kills: float  # per use
    won: Rate  # of the games in which it was used
    edge: float | None  # win rate with it minus that without it, within the same scenarios
    error: float  # the standard error of that


def items(rows: Sequence[GameRow], won: Won) -> list[CardUse]:
    """Every item that was used, the most deadly first."""
    told = [(row, {item.name: item for item in row.tale.items}) for row in rows if row.tale]
    uses = []
    for name in {name for _, found in told for name in found}:
        using = [(r, f[name]) for r, f in told if name in f and f[name].used]
        idle = [r for r, f in told if name not in f or not f[name].used]
        used = sum(item.used for _, item in using)
        if not used:
            continue
        kills = sum(item.kills for _, item in using)
        with_it = [row for row, _ in using]
        edge, error = matched(with_it, idle, won)
        share = rate(with_it, won)
        uses.append(CardUse(name, len(using), used / len(using), kills / used, share, edge, error))
    return sorted(uses, key=lambda use: (-use.kills * use.used * use.games, -use.games, use.name))


def matched(
    some: Sequence[GameRow], others: Sequence[GameRow], won: Won
) -> tuple[float | None, float]:
    """The difference of two win rates, taken scenario by scenario (Mantel and Haenszel).

    Without that, an item found mostly on easy missions would look good. ``None``: no scenario has
    games of both kinds.
    """
    weights = difference = variance = 0.0
    for scenario in {row.scenario for row in some}:
        one = rate([row for row in some if row.scenario == scenario], won)
        two = rate([row for row in others if row.scenario == scenario], won)
        if not two.of:
            continue
        weight = one.of * two.of / (one.of + two.of)
        weights += weight
        difference += weight * (one.share - two.share)
        variance += weight**2 * sum(r.share * (1 - r.share) / r.of for r in (one, two))
    return (difference / weights, variance**0.5 / weights) if weights else (None, 0.0)
