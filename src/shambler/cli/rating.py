"""``shambler rate``: how hard scenarios are."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from shlex import join

import msgspec

from shambler.cli.output import console, emit, table
from shambler.cli.simulating import Means, play
from shambler.lab.rating import Rating, agreement, page, ratings, said
from shambler.lab.simulate import SeriesPlan


def rate(plans: Sequence[SeriesPlan], means: Means, file: Path | None, as_json: bool) -> None:
    """Play, judge, print; and write the page if one is asked for."""
    _, rows = play(plans, means, keep=True)
    found = ratings(plans, rows)
    if file is not None:
        command = join(["shambler", *sys.argv[1:]])
        file.write_text(page(plans[0].game, found, command), "utf-8")
    if as_json:
        emit(msgspec.to_builtins(found))
    else:
        _print(found)


def _print(found: Sequence[Rating]) -> None:
    out = console()
    agents = [entry.agent for entry in found[0].standings]
    lines = table("scenario", "name", "book", *agents, "measured")
    for rating in found:
        cells = [said(entry) for entry in rating.standings]
        lines.add_row(
            f"{rating.game} {rating.scenario}", rating.name, rating.book, *cells, rating.measured
        )
    out.print(lines)
    alike, both = agreement(found)
    if both:
        out.print(
            f"{agents[-1]} finds the scenario with the harder label harder in {alike} of {both} "
            "pairs with different labels"
        )
