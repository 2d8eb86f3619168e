"""Long sieges, one after the other, and a ledger of them that adds up.

``python -m tests.server.siege_runs --on postgres --answers 20000 --kill 60`` besieges once, adds a
line to ``build/sieges.jsonl`` and prints what all lines add up to. A siege that finds something
lost or doubled, or that does not go on, adds its line as well, with what it found.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import msgspec

from tests.server.besieged import Violation
from tests.server.databases import Postgres, programs
from tests.server.siege import OnPostgres, OnSQLite, Siege, besiege, small_disk

LEDGER = Path("build") / "sieges.jsonl"
PLAYERS = 24  # on three servers; half of them on a file


class Wish(msgspec.Struct, frozen=True):
    """How many answers, and how many faults of each kind while they are given."""

    answers: int
    kill: int = 0
    sleep: int = 0
    silence: int = 0
    cut: int = 0
    crash: int = 0
    full: int = 0
    link: int = 0

    def scaled(self, scale: float) -> Wish:
        """A part of it; of every fault at least one."""
        wanted = msgspec.structs.asdict(self)
        return Wish(
            **{name: count and max(1, round(count * scale)) for name, count in wanted.items()}
        )

    @property
    def faults(self) -> list[str]:
        """In any order, the same each time."""
        counts = msgspec.structs.asdict(self)
        del counts["answers"]
        faults = [name for name, count in counts.items() for _ in range(count)]
        random.Random(1).shuffle(faults)
        return faults


class Run(msgspec.Struct):
    """What became of one siege."""

    on: str
    answers: int
    seconds: float
    faults: dict[str, int]
    tables: int
    lost: bool = False  # or doubled, or written by two
    problem: str = ""


def run_on_postgres(folder: Path, database: Postgres, wish: Wish) -> Run:
    """Three servers."""
    return _run("postgres", OnPostgres(folder, database, PLAYERS), wish)


def run_on_a_file(folder: Path, wish: Wish) -> Run:
    """One server."""
    return _run("sqlite", OnSQLite(folder, PLAYERS // 2), wish)


def _run(kind: str, siege: Siege, wish: Wish) -> Run:
    begun, lost, problem = time.monotonic(), False, ""
    try:
        besiege(siege, wish.faults, wish.answers)
    except BaseException as found:
        lost, problem = isinstance(found, Violation), f"{type(found).__name__}: {found}"
        raise
    finally:
        run = Run(
            kind,
            siege.count,
            round(time.monotonic() - begun, 1),
            dict(siege.done),
            sum(len(player.sittings) for player in siege.crowd),
            lost,
            problem,
        )
        LEDGER.parent.mkdir(exist_ok=True)
        with LEDGER.open("ab") as ledger:
            ledger.write(msgspec.json.encode(run) + b"\n")
    return run


def sums() -> list[Run]:
    """What the sieges of the ledger that came to their end add up to; failed ones as they are."""
    lines = LEDGER.read_bytes().splitlines() if LEDGER.exists() else []
    runs = [msgspec.json.decode(line, type=Run) for line in lines]
    failed = [run for run in runs if run.problem]
    found = []
    for kind in sorted({run.on for run in runs}):
        mine = [run for run in runs if run.on == kind and not run.problem]
        faults = sum((Counter(run.faults) for run in mine), Counter[str]())
        seconds = round(sum(run.seconds for run in mine), 1)
        tables = sum(run.tables for run in mine)
        found.append(Run(kind, sum(run.answers for run in mine), seconds, dict(faults), tables))
    return [*found, *failed]


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--on", choices=["postgres", "sqlite", "nothing"], required=True)
    for name in Wish.__struct_fields__:
        parser.add_argument(f"--{name}", type=int, default=0)
    asked = vars(parser.parse_args())
    on, wish = asked.pop("on"), Wish(**asked)
    programs_of = programs()
    with tempfile.TemporaryDirectory() as place, small_disk() as disk:
        if on == "sqlite":
            run_on_a_file(Path(place), wish)
        elif on == "postgres" and programs_of is not None:
            database = Postgres(programs_of, disk)
            try:
                run_on_postgres(Path(place), database, wish)
            finally:
                database.close()
    for run in sums():
        print(msgspec.json.encode(run).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
