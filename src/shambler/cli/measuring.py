"""``shambler strength``: agents on the same games, and who won how many."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from shambler.cli.output import bar
from shambler.games import find
from shambler.lab.results import Row, run, write_parquet
from shambler.lab.simulate import Plan
from shambler.lab.strength import table


def strength(
    game: str,
    file: Path,
    scenarios: Sequence[str],
    names: Sequence[str],
    games: int,
    seed: int,
    workers: int,
    parquet: Path | None,
) -> None:
    """Play what is missing and print the table."""
    where = scenarios or [scenario.key for scenario in find(game).scenarios()]
    plans = [Plan(game, key, name, seed, games) for key in where for name in names]
    count = 0
    with bar("games", len(plans) * games) as advance:

        def progress(row: Row) -> None:
            nonlocal count
            count += 1
            advance(count, f"{row.scenario} {row.agent}")

        rows = run(file, plans, workers, progress)
    print(table(sorted(rows, key=lambda row: _order(row, where, names))))
    if parquet is not None:
        write_parquet(rows, parquet)


def _order(row: Row, scenarios: Sequence[str], names: Sequence[str]) -> tuple[int, int, int]:
    return scenarios.index(row.scenario), names.index(row.agent), row.index
