"""Many tables at once: a server in its own process, and a crowd of browsers that play at a rate.

``python -m tests.server.load --tables 1000 --sockets 4000 --rate 170 --seconds 120`` (`make load`)
reports how long an answer took to be acknowledged (it is in the database by then), the server's
memory, and how long all browsers took to be back at their tables after the server was killed;
beside them what the machine itself does: its disk, a loop that has nothing else to do, and how late
the crowd itself was, which is one process on the same machine: what it sleeps through, the server
did not cause.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import platform
import random
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from shambler.server.wire_version import VERSION
from tests.server import machine
from tests.server.databases import postgresql, programs
from tests.server.test_crash import Victim

PATIENCE = 120.0
OPENING = 20  # sockets that are opened at the same time
KINDS = [
    {"game": "invader", "scenario": "M0", "seats": ["person", "person"]},
    {"game": "invazions", "scenario": "labo-2", "seats": ["person", "person"]},
]


class Report(msgspec.Struct):
    """What came out of it. Times in milliseconds, from sending an answer to its acknowledgement.

    ``load`` is how many processes of the machine wanted to run when it ended, others' included.
    """

    tables: int
    sockets: int
    seconds: float
    wanted: float  # moves a second
    packed: bool = False  # do the sockets compress, as those of browsers do?
    moves: int = 0
    rate: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    slowest: float = 0.0
    memory_mb: int = 0
    server_cpu: float = 0.0  # seconds of a processor that the server used while everybody played
    ms_per_move: float = 0.0  # of a processor: the server for one answer
    load: float = 0.0
    received_mb: int = 0
    kb_per_table: int = 0  # of the server's memory, with the sockets at it
    comeback_seconds: float = 0.0  # from a new server's first answer to the last browser's position
    health_slowest: float = 0.0  # meanwhile
    disk_p50: float = 0.0  # of the machine: a small write that has to reach the disk,
    disk_p99: float = 0.0
    loop_p99: float = 0.0  # and how late a loop wakes up that has nothing else to do
    crowd_p99: float = 0.0  # how late the crowd's own loop woke up while everybody played
    crowd_slowest: float = 0.0
    crowd_cpu: float = 0.0  # seconds of a processor that it used meanwhile
    errors: list[str] = []


class Watcher:
    """A browser that only looks."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.socket: ClientConnection | None = None
        self.ready = asyncio.Event()  # a position has come

    async def listen(self) -> None:
        assert self.socket is not None
        async for frame in self.socket:
            self.crowd.bytes += len(frame)
            if frame.startswith('{"type":"position"'):  # type: ignore[arg-type]
                self.ready.set()


class Player(Watcher):
    """Holds every seat of a table and answers whenever it is its turn to move."""

    def __init__(self, crowd: Crowd, kind: dict[str, Any], seed: int) -> None:
        super().__init__(crowd)
        self.kind = kind
        self.chance = random.Random(seed)
        self.table = ""
        self.position: dict[str, Any] = {}
        self.sent = 0.0
        self.count = 0
        self.acknowledged = asyncio.Event()

    async def make(self) -> None:
        wanted = {**self.kind, "seed": self.chance.randrange(10**6), "undo": "free"}
        answer = await self.crowd.http.post("/api/tables", json=wanted)
        answer.raise_for_status()
        self.table = str(answer.json()["table"])

    async def listen(self) -> None:
        assert self.socket is not None
        async for frame in self.socket:
            self.crowd.bytes += len(frame)
            message = json.loads(frame)
            kind = message["type"]
            if kind == "position":
                self.position = message
                self.ready.set()
            elif kind == "ack":
                self.crowd.times.append(time.perf_counter() - self.sent)
                self.acknowledged.set()
            elif kind == "error":
                self.crowd.errors.append(frame if isinstance(frame, str) else str(frame))
                self.acknowledged.set()

    async def move(self) -> None:
        """One answer, a lifted curtain, or a new start from the first decision."""
        assert self.socket is not None
        await asyncio.wait_for(self.ready.wait(), PATIENCE)
        position, asked = self.position, self.position["asked"]
        if position["curtain"] is not None:
            self.ready.clear()
            await self.socket.send(json.dumps({"type": "look", "seat": position["curtain"]}))
            await asyncio.wait_for(self.ready.wait(), PATIENCE)
            position, asked = self.position, self.position["asked"]
        self.count += 1
        command: dict[str, Any] = {"id": f"m{self.count}", "number": position["number"]}
        if asked and asked["options"]:
            key = self.chance.choice(asked["options"])["key"]
            command |= {"type": "play", "seat": asked["seat"], "key": key}
        else:
            command |= {"type": "undo", "agreed": True}  # the game is over: step back and go on
        self.acknowledged.clear()
        self.ready.clear()
        self.sent = time.perf_counter()
        await self.socket.send(json.dumps(command))
        await asyncio.wait_for(self.acknowledged.wait(), PATIENCE)


class Crowd:
    """All browsers."""

    def __init__(self, port: int, *, packed: bool = False) -> None:
        self.packed = packed
        self.host = f"127.0.0.1:{port}"
        self.origin = f"http://{self.host}"
        self.http = httpx.AsyncClient(
            base_url=self.origin, headers={"Origin": self.origin}, timeout=PATIENCE
        )
        self.times: list[float] = []
        self.errors: list[str] = []
        self.bytes = 0
        self.players: list[Player] = []
        self.listening: list[asyncio.Task[None]] = []
        self.seated: list[tuple[Watcher, str, bool]] = []
        self.gate = asyncio.Semaphore(OPENING)

    async def open(self, browser: Watcher, table: str, *, seated: bool) -> None:
        """Take a place at a table, on a seat or as a spectator."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with self.gate:
            browser.socket = await connect(
                f"ws://{self.host}/api/tables/{table}/socket?wire={VERSION}",
                origin=Origin(self.origin),
                additional_headers={"Cookie": cookie} if seated else {},
                max_size=None,
                open_timeout=PATIENCE,
                ping_interval=None,
                compression="deflate" if self.packed else None,
            )
        self.listening.append(asyncio.create_task(self.follow(browser)))

    async def follow(self, browser: Watcher) -> None:
        try:
            await browser.listen()
        except Exception as problem:
            self.errors.append(f"{type(problem).__name__}: {problem}")
        else:
            self.errors.append("a socket was closed")

    async def sit(self, report: Report) -> None:
        """Set the tables and take every place."""
        self.players = [Player(self, KINDS[n % len(KINDS)], n) for n in range(report.tables)]
        players = self.players
        for player in players:
            await player.make()
        watchers = report.sockets - report.tables
        seats = [self.open(player, player.table, seated=True) for player in players]
        looking = [Watcher(self) for _ in range(watchers)]
        places = [players[n % len(players)].table for n in range(watchers)]
        looks = [self.open(who, at, seated=False) for who, at in zip(looking, places, strict=True)]
        await asyncio.gather(*seats, *looks)
        for browser in (*players, *looking):
            await asyncio.wait_for(browser.ready.wait(), PATIENCE)
        self.seated = [(player, player.table, True) for player in players]
        self.seated += [
            (watcher, table, False) for watcher, table in zip(looking, places, strict=True)
        ]

    async def go_away(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        self.listening.clear()

    async def come_back(self) -> tuple[float, float]:
        """Everybody opens their table again: seconds until the last one sees it, and the slowest
        answer of the server about its health meanwhile, in milliseconds."""
        for browser, _, _ in self.seated:
            browser.ready.clear()
        begun = time.perf_counter()
        asking = asyncio.create_task(self.ask_health())
        await asyncio.gather(*(self.open(who, table, seated=s) for who, table, s in self.seated))
        waits = (asyncio.wait_for(who.ready.wait(), PATIENCE) for who, _, _ in self.seated)
        await asyncio.gather(*waits)
        seconds = time.perf_counter() - begun
        health = await machine.finished(asking)
        await self.go_away()
        return round(seconds, 1), round(1000 * max(health), 1)

    async def ask_health(self) -> list[float]:
        """How long each answer took, until somebody stops it."""
        times: list[float] = []
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                begun = time.perf_counter()
                (await self.http.get("/api/health")).raise_for_status()
                times.append(time.perf_counter() - begun)
                await asyncio.sleep(0.05)
        return times

    async def play(self, report: Report) -> None:
        """Move at the rate that was asked for, table after table."""
        players = self.players
        self.times.clear()
        begun = time.perf_counter()
        moves: list[asyncio.Task[None]] = []
        for n in range(int(report.wanted * report.seconds)):
            late = time.perf_counter() - begun - n / report.wanted
            if time.perf_counter() - begun > report.seconds:
                break  # the machine does not hold the rate: what it did is reported
            if late < 0 or not n % 20:
                await asyncio.sleep(max(0.0, -late))
            if n >= len(players):
                await moves[n - len(players)]  # a table has one answer on its way at a time
            moves.append(asyncio.create_task(players[n % len(players)].move()))
        await asyncio.gather(*moves)
        report.moves, report.seconds = len(self.times), time.perf_counter() - begun


def run(folder: Path, report: Report, *, comeback: bool = False, **about: Any) -> Report:
    """Start a server, let the crowd play, and fill the report in.

    ``comeback``: kill it afterwards, and let everybody come back.
    """
    report.disk_p50, report.disk_p99 = machine.disk(folder)
    server = Victim(
        folder, "--new-tables", "1000000", "--sockets", "1000000", "--log-level", "warning", **about
    )
    before = machine.memory(server.process.pid)
    try:
        asyncio.run(_play(server, report, comeback=comeback, before=before))
    finally:
        server.process.terminate()
        server.process.wait()
    report.errors += [line[:200] for line in server.log.read_text().splitlines()]
    return report


@contextmanager
def uncollected() -> Iterator[None]:
    """A thousand tables as the crowd knows them are a million objects: Python's collector looks
    at all of them now and then, for half a second or more, and hears no answer meanwhile.
    """
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def _play(server: Victim, report: Report, *, comeback: bool, before: machine.Memory) -> None:
    crowd, pid = Crowd(server.port, packed=report.packed), server.process.pid
    await crowd.sit(report)
    async with machine.idle_loop() as idle:
        with uncollected():
            waking = asyncio.create_task(machine.lateness())
            used = machine.cpu_seconds(pid), time.process_time()
            await crowd.play(report)
            report.server_cpu = round(machine.cpu_seconds(pid) - used[0], 1)
            report.crowd_cpu = round(time.process_time() - used[1], 1)
            late = await machine.finished(waking)
    await crowd.go_away()
    report.ms_per_move = round(1000 * report.server_cpu / report.moves, 2)
    report.loop_p99, report.crowd_p99 = idle.p99, machine.p99(late)
    report.crowd_slowest = round(1000 * max(late), 1)
    memory = machine.memory(pid)
    report.memory_mb = memory.peak_kb // 1024
    report.kb_per_table = (memory.now_kb - before.now_kb) // report.tables
    report.load = round(os.getloadavg()[0], 1)
    if comeback:
        for worker in machine.family(pid)[1:]:
            os.kill(worker, signal.SIGKILL)
        await asyncio.to_thread(server.restart)
        report.comeback_seconds, report.health_slowest = await crowd.come_back()
    await crowd.http.aclose()
    times = sorted(crowd.times)
    report.rate = round(report.moves / report.seconds, 1)
    report.seconds = round(report.seconds, 1)
    report.p50 = round(1000 * statistics.median(times), 1)
    report.p99 = machine.p99(times)
    report.slowest = round(1000 * times[-1], 1)
    report.received_mb = crowd.bytes // 1_000_000
    report.errors = crowd.errors[:20]


@contextmanager
def database(workers: int) -> Iterator[dict[str, Any]]:
    """So many processes on a PostgreSQL; 0: one, on a file."""
    folder = programs()
    if not workers or folder is None:
        yield {}
        return
    with postgresql(folder) as address:
        yield {"db": address, "more": ("--workers", str(workers), "--lease", "30")}


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=4000)
    parser.add_argument("--rate", type=float, default=170.0)
    parser.add_argument("--seconds", type=float, default=120.0)
    workers = "server processes on PostgreSQL; 0: one, on SQLite"
    parser.add_argument("--workers", type=int, default=0, help=workers)
    parser.add_argument("--packed", action="store_true", help="sockets compress, as browsers' do")
    wish = parser.parse_args()
    wanted = Report(wish.tables, wish.sockets, wish.seconds, wish.rate, wish.packed)
    with tempfile.TemporaryDirectory() as folder, database(wish.workers) as about:
        report = run(Path(folder), wanted, comeback=True, **about)
    found = {"python": platform.python_version(), **msgspec.structs.asdict(report)}
    print(json.dumps(found, indent=2))
    return 1 if report.errors else 0


if __name__ == "__main__":
    sys.exit(main())
