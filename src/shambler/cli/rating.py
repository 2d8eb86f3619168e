"""``shambler rate``: how hard scenarios are."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from shlex import join

import msgspec

from shambler.cli.output import console, emit, table
from shambler.cli.simulating import Means, play
from shambler.lab.compare import side_name
from shambler.lab.rating import Rating, agreement, page, ratings, said
from shambler.lab.simulate import SeriesPlan


def rate(
    by_squad: Mapping[str, Sequence[SeriesPlan]], means: Means, file: Path | None, as_json: bool
) -> None:
    """Play, judge, print; and write the page if one is asked for."""
    _, rows = play([plan for plans in by_squad.values() for plan in plans], means, keep=True)
    found = [rating for squad, plans in by_squad.items() for rating in ratings(plans, rows, squad)]
    if file is not None:
        command = join(["shambler", *sys.argv[1:]])
        file.write_text(page(found, command), "utf-8")
    if as_json:
        emit(msgspec.to_builtins(found))
    else:
        _print(found)


def _print(found: Sequence[Rating]) -> None:
    out = console()
    agents = [entry.agent for entry in found[0].standings]
    sides = {side_name(r.game, s.side) for r in found for s in r.standings if s.side}
    lines = table("scenario", "name", "book", *agents, "measured")
    for rating in found:
        cells = [said(entry) for entry in rating.standings]
        lines.add_row(
            " ".join(filter(None, (rating.game, rating.scenario, rating.squad))),
            rating.name,
            rating.book,
            *cells,
            rating.measured,
        )
    out.print(lines)
    if sides:
        out.print(f"won by: {', '.join(sorted(sides))}", markup=False)
    alike, both = agreement(found)
    if both:
        out.print(
            f"{agents[-1]} finds the scenario with the harder label harder in {alike} of {both} "
            "pairs with different labels"
        )
