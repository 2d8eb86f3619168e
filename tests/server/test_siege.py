"""Three servers on one PostgreSQL, under every fault we can think of: nothing acknowledged is lost.

Servers are killed, put to sleep beyond their lease and woken, cut off from the database; the
database itself crashes. Players come back at any server, as behind a proxy that knows nothing.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import psycopg
import pytest

from shambler.server import app as web
from shambler.testing import some
from tests.server.client import Browser
from tests.server.databases import Postgres, free_port, programs
from tests.server.test_crash import GONE, START, Player, QuickVictim, check, wait_for
from tests.server.test_fences import cut

LEASE = 3.0


def serve(port: int, db: str, log: str) -> None:
    """The whole life of a forked server."""
    sys.stdout = sys.stderr = Path(log).open("a")  # noqa: SIM115 (until it is killed)
    web.run("127.0.0.1", port, db, open_browser=False, new_tables=10**6, sockets=10**6, lease=LEASE)


class OneOfMany(QuickVictim):
    """One of several servers on a PostgreSQL."""

    def __init__(self, address: str, log: Path) -> None:
        self.port = free_port()
        self.address = address
        self.log = log
        self.process = self.start()

    def start(self) -> Any:
        self.forks.set_forkserver_preload(["tests.server.warm"])
        process = self.forks.Process(target=serve, args=(self.port, self.address, str(self.log)))
        process.start()
        self.await_ready(process.is_alive)
        return process

    def sleep(self, seconds: float) -> None:
        """Stopped in the middle of whatever it does, and woken again."""
        os.kill(self.process.pid, signal.SIGSTOP)
        time.sleep(seconds)
        os.kill(self.process.pid, signal.SIGCONT)


class Wanderer(Player):
    """Comes back at any of the servers. What it is told to send again, it sends again."""

    not_now: ClassVar[tuple[str, ...]] = ("unavailable", "moved")

    def __init__(self, ports: list[int], seed: int) -> None:
        self.ports = ports
        super().__init__(ports[seed % len(ports)], seed)

    def begin(self) -> str:
        """A new table, wherever somebody makes one."""
        for _ in range(600):
            try:
                table = self.browser.make(seed=self.chance.randrange(1_000))
            except (*GONE, AssertionError):
                time.sleep(0.2)
                self.move_on()
                continue
            self.acknowledged[table] = []
            return table
        raise AssertionError("nobody makes a table")

    def move_on(self) -> None:
        cookies = self.browser.http.cookies
        self.browser = Browser(self.chance.choice(self.ports))
        self.browser.http.cookies.update(cookies)

    def sit(self) -> None:
        """Play until the game is over; a server that cannot answer now is left."""
        self.move_on()
        super().sit()


class Siege:
    """The servers, their database, the players, and the faults."""

    def __init__(self, folder: Path, database: Postgres, servers: int, players: int) -> None:
        self.database = database
        self.servers = [
            OneOfMany(database.address, folder / f"log-{number}") for number in range(servers)
        ]
        ports = [server.port for server in self.servers]
        self.crowd = [Wanderer(ports, seed) for seed in range(players)]
        self.chance = random.Random(players)

    @property
    def faults(self) -> dict[str, Callable[[], None]]:
        return {
            "kill": lambda: self.chance.choice(self.servers).restart(),
            "sleep": lambda: self.chance.choice(self.servers).sleep(LEASE * 1.7),
            "cut": lambda: cut(self.database.address),
            "crash": self.database.crash,
        }

    def run(self, faults: list[str]) -> None:
        for player in self.crowd:
            player.start()
        for fault in faults:
            wait_for(self.crowd, self.chance.randint(5, 40))  # type: ignore[arg-type]
            self.faults[fault]()
        wait_for(self.crowd, 20)  # type: ignore[arg-type]
        for player in self.crowd:
            player.stop.set()
        for player in some(self.crowd):
            player.join(START)
            assert not player.is_alive()
            assert player.problem == ""

    def check(self) -> None:
        """Every table has exactly what was acknowledged; at most one more was on its way."""
        for player in self.crowd:
            check(player)
        with psycopg.connect(self.database.address) as connection:
            rows = connection.execute(
                "SELECT table_key, count(*), max(number) FROM answers GROUP BY table_key"
            ).fetchall()
        assert rows and all(count == last for _, count, last in rows)

    def close(self) -> None:
        for player in self.crowd:
            player.stop.set()
        for server in self.servers:
            server.kill()


@pytest.fixture
def database() -> Iterator[Postgres]:
    folder = programs()
    if folder is None:
        pytest.skip("there is no PostgreSQL")
    found = Postgres(folder)
    yield found
    found.close()


def besiege(folder: Path, database: Postgres, players: int, faults: list[str]) -> int:
    """How many answers were acknowledged, none of them lost or doubled."""
    siege = Siege(folder, database, 3, players)
    try:
        siege.run(faults)
        siege.check()
        assert threading.active_count() < 200
        return sum(player.count for player in siege.crowd)
    finally:
        siege.close()


def test_nothing_acknowledged_is_lost_among_three_servers(
    tmp_path: Path, database: Postgres
) -> None:
    faults = ["kill", "sleep", "cut", "kill", "crash", "sleep"]
    assert besiege(tmp_path, database, 3, faults) > 50


@pytest.mark.soak
def test_a_long_siege(tmp_path: Path, database: Postgres) -> None:
    """300 kills, and everything else now and then."""
    others = ["sleep"] * 15 + ["cut"] * 30 + ["crash"] * 10
    faults = ["kill"] * 300 + others
    random.Random(1).shuffle(faults)
    assert besiege(tmp_path, database, 12, faults) > 3_000
