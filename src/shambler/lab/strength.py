"""Who plays better? Paired games of agents on the same seeds, and the table that comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import comb

import msgspec

from shambler.lab.results import Row
from shambler.lab.stats import wilson


class Duel(msgspec.Struct, frozen=True):
    """Two agents on the same games. Only pairs in which both games ended count."""

    games: int
    first: int  # wins of the first agent
    second: int
    only_first: int  # games that only the first one won
    only_second: int

    @property
    def p(self) -> float:
        """How likely so uneven a result would be between equals (exact sign test, two sides).

        >>> Duel(20, 9, 1, 8, 0).p
        0.0078125
        """
        uneven, fewer = self.only_first + self.only_second, min(self.only_first, self.only_second)
        tail = sum(comb(uneven, count) for count in range(fewer + 1))
        return float(min(1.0, 2 * tail / 2**uneven))


def duel(rows: Sequence[Row], first: str, second: str) -> Duel:
    """Compare two agents over the games that both of them played to the end."""
    won: dict[str, dict[tuple[str, str, str, int], bool]] = {first: {}, second: {}}
    for row in rows:
        if row.agent in won and not row.error:
            table = (row.game, row.scenario, row.options, row.seed)
            won[row.agent][table] = bool(row.winners)
    pairs = [(w, won[second][t]) for t, w in won[first].items() if t in won[second]]
    return Duel(
        len(pairs),
        sum(a for a, _ in pairs),
        sum(b for _, b in pairs),
        sum(a and not b for a, b in pairs),
        sum(b and not a for a, b in pairs),
    )


def table(rows: Sequence[Row]) -> str:
    """Win rates with 95 % intervals per scenario and pooled, and paired tests, as Markdown."""
    names = list(dict.fromkeys(row.agent for row in rows))
    scenarios = list(dict.fromkeys(row.scenario for row in rows))
    lines = [f"| scenario | {' | '.join(names)} |", "| --- |" + " --- |" * len(names)]
    for scenario in scenarios:
        cells = [_cell([r for r in rows if (r.scenario, r.agent) == (scenario, n)]) for n in names]
        lines.append(f"| {scenario} | {' | '.join(cells)} |")
    cells = [_cell([row for row in rows if row.agent == name]) for name in names]
    lines.append(f"| all | {' | '.join(cells)} |")
    tests = [
        f"- `{second}` against `{first}`, {found.games} paired games: "
        f"{found.only_second} won by it alone, {found.only_first} by the other alone, "
        f"p = {found.p:.2g}"
        for first, second in pairwise(names)
        if (found := duel(rows, first, second)).games
    ]
    return "\n".join([*lines, "", *tests, ""])


def _cell(rows: Sequence[Row]) -> str:
    """``12/40 (18-45 %), 5.1 rounds``."""
    ended = [row for row in rows if not row.error]
    wins = sum(bool(row.winners) for row in ended)
    low, high = wilson(wins, len(ended))
    text = f"{wins}/{len(ended)} ({100 * low:.0f}-{100 * high:.0f} %)"
    rounds = [row.measures["rounds"] for row in ended if "rounds" in row.measures]
    if rounds:
        text += f", {sum(rounds) / len(rounds):.1f} rounds"
    errors = len(rows) - len(ended)
    return f"{text}, {errors} errors" if errors else text
