"""Games as rows in a file: a run that was stopped goes on where it stopped.

The file holds one JSON document per line. The first says which engine and content played; rows of
another engine or other content are never mixed with them. Plans with the same seed are paired: game
``n`` of each has the same dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from pathlib import Path

import msgspec

from shambler.kernel.errors import ShamblerError
from shambler.kernel.files import replace_file
from shambler.lab.build import Origin, origin_of
from shambler.lab.pool import BATCH, Runner, alone, batches_of
from shambler.lab.simulate import GameRow, SeriesPlan, check, game_seed
from shambler.lab.simulate import known as known_as


class BadResults(ShamblerError):
    """A file of results that cannot be gone on with."""


Progress = Callable[[GameRow], object]


def read(path: Path) -> tuple[Origin, list[GameRow]]:
    """All rows of a file; a last line that was cut off in the middle is left out."""
    try:
        lines = path.read_bytes().split(b"\n")
        origin = msgspec.json.decode(lines[0], type=Origin)
        rows = [msgspec.json.decode(line, type=GameRow) for line in lines[1:-1]]
    except OSError as problem:
        raise BadResults(f"{path}: cannot be read: {problem.strerror}") from problem
    except msgspec.MsgspecError as problem:
        raise BadResults(f"{path}: not a file of results: {problem}") from problem
    return origin, rows


def run(
    path: Path,
    plans: Sequence[SeriesPlan],
    runner: Runner = alone,
    progress: Progress | None = None,
    batch: int = BATCH,
) -> list[GameRow]:
    """Play what a file does not hold yet and return the rows of these plans.

    Ctrl-C ends it early; every finished game is in the file.
    """
    for plan in plans:
        check(plan)
    known = begin(path, origin_of(plan.game for plan in plans))
    done = {row.key for row in known}
    parts = runner(batches_of(plans, done, listen=True, size=batch))
    with path.open("ab") as file:
        try:
            for row in chain.from_iterable(parts):
                file.write(msgspec.json.encode(row) + b"\n")
                file.flush()
                known.append(row)
                if progress is not None:
                    progress(row)
        except KeyboardInterrupt:
            parts.close()
    return rows_of(plans, known)


def rows_of(plans: Sequence[SeriesPlan], rows: Sequence[GameRow]) -> list[GameRow]:
    """The rows of these plans: plan by plan, in the order of their games."""
    by_key = {row.key: row for row in rows}
    found = []
    for plan in plans:
        what = known_as(plan)
        for index in range(plan.games):
            row = by_key.get((*what, game_seed(plan.seed, index)))
            if row is not None:
                found.append(row)
    return found


def begin(path: Path, origin: Origin) -> list[GameRow]:
    """The rows that are there; a new file gets its first line, a torn last line goes away."""
    path.parent.mkdir(parents=True, exist_ok=True)
    is_new = not path.exists() or not path.stat().st_size
    found, rows = (origin, []) if is_new else read(path)
    other = [g for g, h in origin.content.items() if found.content.get(g, h) != h]
    if (found.engine, found.build) != (origin.engine, origin.build) or other:
        raise BadResults(f"{path}: played by another engine or with other content; name a new file")
    merged = Origin(found.engine, found.build, {**origin.content, **found.content})
    lines = [msgspec.json.encode(entry).decode() for entry in (merged, *rows)]
    replace_file(path, "\n".join(lines) + "\n")
    return rows


COLUMNS = {
    "game": "VARCHAR",
    "scenario": "VARCHAR",
    "agent": "VARCHAR",
    "options": "VARCHAR",
    "index": "INTEGER",
    "seed": "BIGINT",
    "own": "VARCHAR",
    "seats": "INTEGER",
    "sides": "MAP(VARCHAR, INTEGER[])",
    "winners": "INTEGER[]",
    "reason": "VARCHAR",
    "decisions": "INTEGER",
    "seconds": "DOUBLE",
    "measures": "MAP(VARCHAR, DOUBLE)",
    "tale": (
        "STRUCT(deaths STRUCT(who VARCHAR, cause VARCHAR, round INTEGER, place VARCHAR)[], "
        "items STRUCT(name VARCHAR, had INTEGER, used INTEGER, kills INTEGER)[], "
        "counts MAP(VARCHAR, DOUBLE))"
    ),
    "error": "VARCHAR",
}


def write_parquet(rows: Sequence[GameRow], path: Path) -> None:
    """The rows as a Parquet file, one game per row. Needs the extra ``analysis``."""
    try:
        import duckdb
    except ImportError as problem:
        raise ShamblerError("Parquet needs duckdb: pip install 'shambler[analysis]'") from problem

    part = path.with_name(f".{path.name}.part")
    part.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
    try:
        with duckdb.connect() as base:
            games = base.read_json(str(part), columns=COLUMNS, format="newline_delimited")
            games.write_parquet(str(path))
    finally:
        part.unlink()
