"""``shambler report``: results as one page with plots."""

from __future__ import annotations

from pathlib import Path

from shambler.cli.output import console
from shambler.cli.simulating import GAMES
from shambler.kernel.errors import ShamblerError
from shambler.lab.report import page
from shambler.lab.results import read


def report(results: Path, output: Path) -> None:
    """Read a folder of results, or its file of games, and write the page."""
    origin, rows = read(results / GAMES if results.is_dir() else results)
    if not rows:
        raise ShamblerError(f"{results}: there are no games in it yet")
    output.write_text(page(origin, rows), "utf-8")
    console().print(f"{output}: {len(rows):,} games", markup=False)
