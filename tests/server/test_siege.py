"""Three servers on PostgreSQL and one on a file, besieged (:mod:`tests.server.siege`).

`test_the_siege_notices` takes the fences away, one after the other.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.besieged import Violation
from tests.server.databases import Postgres, programs
from tests.server.siege import OnPostgres, OnSQLite, besiege, small_disk
from tests.server.siege_runs import Wish, run_on_a_file, run_on_postgres


@pytest.fixture
def database() -> Iterator[Postgres]:
    folder = programs()
    if folder is None:
        pytest.skip("there is no PostgreSQL")
    with small_disk() as disk:
        found = Postgres(folder, disk)
        yield found
        found.close()


EVERYDAY = ["silence", "kill", "sleep", "cut", "crash", "full"]


def test_nothing_acknowledged_is_lost_among_three_servers(
    tmp_path: Path, database: Postgres
) -> None:
    assert besiege(OnPostgres(tmp_path, database, 6), EVERYDAY, 150) >= 150


def test_nothing_acknowledged_is_lost_by_a_server_on_a_file(tmp_path: Path) -> None:
    siege = OnSQLite(tmp_path, 4)
    assert besiege(siege, ["kill", "link", "full", "kill", "link"], 150) >= 150
    assert len(siege.servers) == 1
    assert "another server has this file open" in (tmp_path / "log-2").read_text()


# -- does it bite? ---------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.parametrize("fence", ["write", "answer", "lease", "drop"])
def test_the_siege_notices(tmp_path: Path, database: Postgres, fence: str) -> None:
    """Servers without one of their fences, on PostgreSQL."""
    faults = ["silence", "sleep"] * 4
    with pytest.raises(Violation):
        besiege(OnPostgres(tmp_path, database, 8, fence), faults, 400)


@pytest.mark.soak
def test_the_siege_notices_two_servers_on_a_file(tmp_path: Path) -> None:
    """Without the lock on the file itself, and without the fence of writes behind it."""
    with pytest.raises(Violation):
        besiege(OnSQLite(tmp_path, 6, "link"), ["link"] * 2, 400)


# -- for long --------------------------------------------------------------------------------

SCALE = float(os.environ.get("SOAK", "1"))  # 0.1: a tenth of everything


@pytest.mark.soak
def test_a_long_siege(tmp_path: Path, database: Postgres) -> None:
    """300 kills, and everything else now and then; 70,000 answers."""
    wish = Wish(70_000, kill=300, sleep=20, silence=20, cut=40, crash=15, full=5).scaled(SCALE)
    assert run_on_postgres(tmp_path, database, wish).answers >= wish.answers


@pytest.mark.soak
def test_a_long_siege_of_a_file(tmp_path: Path) -> None:
    """100 kills, and everything else now and then; 30,000 answers."""
    wish = Wish(30_000, kill=100, link=10, full=20).scaled(SCALE)
    assert run_on_a_file(tmp_path, wish).answers >= wish.answers
