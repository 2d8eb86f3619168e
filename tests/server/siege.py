"""Servers under every fault we can think of: nothing acknowledged is lost, one server writes.

Three servers share a PostgreSQL, each over a cable of its own. They are killed, put to sleep beyond
their lease and woken, cut off in silence while others play on; connections are ended, the database
crashes, its disk is full. A server on SQLite is killed, its disk is full, and a second one tries
the same file by another name. Players come back at any server, as behind a plain proxy.

Every write leaves a witness in the database itself: which version, in whose hand, with a lease or
without. A siege that does not go on says what everybody waits for.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

from shambler.server import app as web
from shambler.server.hosting import Hosting
from shambler.testing import some
from tests.server import unfenced
from tests.server.besieged import Player, Violation
from tests.server.cables import Cable
from tests.server.databases import Postgres, free_port
from tests.server.test_crash import START, QuickVictim
from tests.server.test_fences import cut

LEASE = 3.0
BEYOND = LEASE * 1.7
SMALL_DISK = "500m"
LAST_WORDS = 12  # lines of a server's log that a report shows

WITNESS = (
    "CREATE TABLE witness (id {serial}, key TEXT, epoch INT, version INT, owner TEXT, live INT)",
    "CREATE INDEX witness_key ON witness (key, id)",
)
ON_POSTGRES = (
    "CREATE FUNCTION witness() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "INSERT INTO witness (key, epoch, version, owner, live) VALUES (NEW.key, NEW.epoch, "
    "NEW.version, NEW.owner, (SELECT count(*) FROM servers WHERE id = NEW.owner AND until > "
    "clock_timestamp())); RETURN NEW; END $$",
    "CREATE TRIGGER witness AFTER UPDATE OF version ON tables FOR EACH ROW "
    "EXECUTE FUNCTION witness()",
)
ON_SQLITE = (
    "CREATE TRIGGER witness AFTER UPDATE OF version ON tables BEGIN INSERT INTO witness "
    "(key, epoch, version, owner, live) "
    "VALUES (NEW.key, NEW.epoch, NEW.version, NEW.owner, 1); END",
)


def serve(port: int, db: str, log: str, without: str) -> None:
    """The whole life of a forked server; ``without`` names a fence that it does not have."""
    sys.stdout = sys.stderr = Path(log).open("a")  # noqa: SIM115 (until it is killed)
    unfenced.take_away(without)
    web.run("127.0.0.1", port, db, Hosting(new_tables=10**6, sockets=10**6, lease=LEASE))


class Besieged(QuickVictim):
    """A server that can be started in no time, killed, and put to sleep."""

    process: Any

    def __init__(self, db: str, log: Path, without: str = "") -> None:
        self.port = free_port()
        self.address = db
        self.log = log
        self.without = without
        self.process = self.start()

    def start(self) -> Any:
        self.forks.set_forkserver_preload(["tests.server.warm", "tests.server.siege"])
        about = (self.port, self.address, str(self.log), self.without)
        process = self.forks.Process(target=serve, args=about)
        process.start()
        self.await_ready(process.is_alive)
        return process

    @property
    def is_dead(self) -> bool:
        """Has it ended by itself?"""
        return not self.process.is_alive()

    def report(self) -> str:
        """How it is: for somebody who wonders why nothing goes on."""
        state = f"ended with {self.process.exitcode}"
        if not self.is_dead:
            state = "is ready" if self.is_ready() else "is not ready"
        words = self.log.read_text().splitlines()[-LAST_WORDS:]
        return "\n    ".join([f"the server at {self.port} {state}; its last words:", *words])

    def sleep(self, seconds: float) -> None:
        """Stopped in the middle of whatever it does, and woken again."""
        os.kill(self.process.pid, signal.SIGSTOP)
        time.sleep(seconds)
        os.kill(self.process.pid, signal.SIGCONT)


class Siege:
    """Servers, players, and faults: a dictionary of things that can happen."""

    faults: dict[str, Callable[[], None]]
    servers: list[Besieged]

    def __init__(self, players: int) -> None:
        self.chance = random.Random(players)
        self.done: Counter[str] = Counter()  # faults so far
        self.crowd = [Player([s.port for s in self.servers], seed) for seed in range(players)]

    @property
    def count(self) -> int:
        return sum(player.count for player in self.crowd)

    def run(self, faults: list[str], answers: int) -> None:
        """All faults while people play, and at least so many answers."""
        asyncio.run(self._run(faults, answers))

    async def _run(self, faults: list[str], answers: int) -> None:
        playing = [asyncio.create_task(player.play()) for player in self.crowd]
        try:
            for number, fault in enumerate(faults):
                await self.wait_for(answers * number // (len(faults) + 1))
                await self.wait_for(self.count + self.chance.randint(5, 40))
                await asyncio.to_thread(self.faults[fault])
                self.done[fault] += 1
            await self.wait_for(max(answers, self.count + 20))
        finally:
            for player in self.crowd:
                player.stop = True
            await asyncio.wait(playing, timeout=START)
        self.raise_problems()

    async def wait_for(self, goal: int) -> None:
        """Until the players have given so many answers."""
        before, limit = self.count, time.monotonic() + START
        while self.count < goal:
            self.raise_problems()
            assert not any(server.is_dead for server in self.servers), self.report("a server died")
            if self.count > before:
                before, limit = self.count, time.monotonic() + START
            if time.monotonic() > limit:
                report = await asyncio.to_thread(self.report, "play does not go on")
                raise AssertionError(report)
            await asyncio.sleep(0.02)

    def report(self, what: str) -> str:
        """What everybody waits for: players, servers, the machine."""
        now = time.monotonic()
        load = ", ".join(f"{number:.1f}" for number in os.getloadavg())
        lines = [f"{what} after {self.count} answers; faults: {self.done}; load: {load}"]
        lines += [player.report(now) for player in self.crowd]
        return "\n".join([*lines, *(server.report() for server in self.servers)])

    def raise_problems(self) -> None:
        for player in self.crowd:
            if player.problem is not None:
                raise player.problem

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        raise NotImplementedError

    def check(self) -> None:
        """The database has what was acknowledged, once; every table resumes."""
        asyncio.run(self._resume())
        kept: dict[str, list[str]] = {}
        for table, number, key in self.rows(
            "SELECT table_key, number, key FROM answers ORDER BY table_key, number"
        ):
            kept.setdefault(table, []).append(key)
            if number != len(kept[table]):
                raise Violation(f"answer {len(kept[table])} is missing")
        for player in some(self.crowd):
            for sitting in some(player.sittings):
                found = kept.get(sitting.table, [])
                more = [set(sitting.tried.values())] if sitting.tried else []
                wanted = (sitting.keys + more)[: max(len(sitting.keys), len(found))]
                if len(found) != len(wanted):
                    raise Violation(f"{len(found)} answers are kept, {len(wanted)} were given")
                if not all(key in keys for key, keys in zip(found, wanted, strict=True)):
                    raise Violation("other answers are kept than were acknowledged")
        self.check_witnesses()

    def check_witnesses(self) -> None:
        """One write after the other, in the hand of one server, which had a lease."""
        last: dict[str, tuple[int, int]] = {}
        rows = self.rows("SELECT key, epoch, version, live FROM witness ORDER BY id")
        for key, epoch, version, live in some(rows):
            before = last.get(key, (epoch, version - 1))
            if version != before[1] + 1 or epoch < before[0]:
                raise Violation(f"write {version} of hand {epoch} after {before[1]} of {before[0]}")
            if not live:
                raise Violation("somebody wrote who had no lease any more")
            last[key] = epoch, version

    async def _resume(self) -> None:
        """Every player's last tables open, at any server."""
        for player in self.crowd:
            for sitting in player.sittings[-3:]:
                again = Player(player.ports, 0)
                again.cookie, again.longest = player.cookie, 0
                again.sittings = [sitting]
                limit = time.monotonic() + START / 3
                while time.monotonic() < limit:
                    try:
                        await again.sit(sitting)
                        break
                    except Violation:
                        raise
                    except Exception:
                        await asyncio.sleep(0.2)
                else:
                    raise Violation("a table does not come back")

    def close(self) -> None:
        for server in self.servers:
            server.kill()


class OnPostgres(Siege):
    """Three servers on one database."""

    def __init__(self, folder: Path, database: Postgres, players: int, without: str = "") -> None:
        self.database = database
        self.cables = [Cable(database.port) for _ in range(3)]
        self.servers = [
            Besieged(
                database.address.replace(str(database.port), str(cable.port)),
                folder / f"log-{number}",
                without,
            )
            for number, cable in enumerate(self.cables)
        ]
        with psycopg.connect(database.address, autocommit=True) as connection:
            for statement in (*(text.format(serial="SERIAL") for text in WITNESS), *ON_POSTGRES):
                connection.execute(statement)
        super().__init__(players)
        self.faults = {
            "kill": lambda: self.chance.choice(self.servers).restart(),
            "sleep": lambda: self.chance.choice(self.servers).sleep(BEYOND),
            "silence": self.silence,
            "cut": lambda: cut(database.address),
            "crash": database.crash,
            "full": database.fill_for_a_while,
        }

    def silence(self) -> None:
        """One server reaches its database no more and is not told so; then everything arrives."""
        cable = self.chance.choice(self.cables)
        cable.pull()
        time.sleep(BEYOND)
        cable.plug()

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.database.address) as connection:
            return connection.execute(query).fetchall()  # type: ignore[arg-type]

    def close(self) -> None:
        super().close()
        for cable in self.cables:
            cable.plug()
            cable.close()


class OnSQLite(Siege):
    """One server on a file, and others that try to be a second one."""

    def __init__(self, folder: Path, players: int, without: str = "") -> None:
        self.file = folder / "tables.sqlite3"
        self.link = folder / "elsewhere" / "tables.sqlite3"
        self.link.parent.mkdir()
        self.folder, self.without = folder, without
        self.servers = [Besieged(str(self.file), folder / "log", without)]
        self.servers[0].kill()
        with sqlite3.connect(self.file) as connection:
            serial = "INTEGER PRIMARY KEY AUTOINCREMENT"
            for statement in (*(text.format(serial=serial) for text in WITNESS), *ON_SQLITE):
                connection.execute(statement)
        connection.close()
        self.servers[0].process = self.servers[0].start()
        super().__init__(players)
        self.faults = {
            "kill": lambda: self.servers[0].restart(),
            "link": self.second_server,
            "full": self.fill,
        }

    def second_server(self) -> None:
        """Another server on the same file, by another name, for whom some players leave."""
        if not self.link.is_symlink():
            self.link.symlink_to(self.file)
        try:
            second = Besieged(str(self.link), self.folder / "log-2", self.without)
        except AssertionError:
            return  # it was refused, as it should be
        self.servers.append(second)
        for player in self.crowd:
            player.ports.append(second.port)
        time.sleep(3)

    def fill(self) -> None:
        """The files of the server cannot grow for a while."""
        pid = self.servers[0].process.pid
        usual = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (self.file.stat().st_size, usual[1]))
        time.sleep(2)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, usual)

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        connection = sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)
        try:
            return connection.execute(query).fetchall()
        finally:
            connection.close()


@contextmanager
def small_disk() -> Iterator[Path]:
    """A disk that can be full, if we may have one; else an ordinary folder."""
    place = Path(tempfile.mkdtemp(prefix="shambler-disk-"))
    options = ["-t", "tmpfs", "-o", f"size={SMALL_DISK}", "tmpfs", str(place)]
    mounted = subprocess.run(["mount", *options], capture_output=True, check=False).returncode == 0
    place.chmod(0o755)
    try:
        yield place
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(place)], check=False)
        shutil.rmtree(place, ignore_errors=True)


def besiege(siege: Siege, faults: list[str], answers: int) -> int:
    """How many answers were acknowledged, none of them lost or doubled."""
    try:
        siege.run(faults, answers)
        siege.check()
        assert threading.active_count() < 200
        return siege.count
    finally:
        siege.close()
