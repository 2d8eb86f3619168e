"""Many tables at once: a server in its own process, and a crowd of browsers that play at a rate.

``python -m tests.server.load --tables 500 --sockets 2000 --rate 100 --seconds 300`` reports how
long an answer took to be acknowledged (it is in the database by then), and the server's memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from shambler.server.wire_version import VERSION
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
    moves: int = 0
    rate: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    slowest: float = 0.0
    memory_mb: int = 0
    server_cpu: float = 0.0  # seconds of a processor that the server used
    load: float = 0.0
    received_mb: int = 0
    errors: list[str] = []


class Watcher:
    """A browser that only looks."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.socket: ClientConnection | None = None

    async def listen(self) -> None:
        assert self.socket is not None
        async for frame in self.socket:
            self.crowd.bytes += len(frame)


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
        self.ready = asyncio.Event()

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

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self.origin = f"http://{self.host}"
        self.http = httpx.AsyncClient(
            base_url=self.origin, headers={"Origin": self.origin}, timeout=PATIENCE
        )
        self.times: list[float] = []
        self.errors: list[str] = []
        self.bytes = 0
        self.listening: list[asyncio.Task[None]] = []
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
                compression=None,
            )
        self.listening.append(asyncio.create_task(self.follow(browser)))

    async def follow(self, browser: Watcher) -> None:
        try:
            await browser.listen()
        except Exception as problem:
            self.errors.append(f"{type(problem).__name__}: {problem}")
        else:
            self.errors.append("a socket was closed")

    async def play(self, report: Report) -> None:
        """Set the tables, then move at the rate that was asked for, table after table."""
        players = [Player(self, KINDS[n % len(KINDS)], n) for n in range(report.tables)]
        for player in players:
            await player.make()
        watchers = report.sockets - report.tables
        seats = [self.open(player, player.table, seated=True) for player in players]
        looks = [
            self.open(Watcher(self), players[n % len(players)].table, seated=False)
            for n in range(watchers)
        ]
        await asyncio.gather(*seats, *looks)
        await self.keep_pace(players, report)
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)

    async def keep_pace(self, players: list[Player], report: Report) -> None:
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


def run(folder: Path, report: Report) -> Report:
    """Start a server, let the crowd play, and fill the report in."""
    server = Victim(folder, "--new-tables", "1000000", "--log-level", "warning")
    try:
        asyncio.run(_play(server.port, report))
        status = Path(f"/proc/{server.process.pid}/status").read_text()
        peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
        report.memory_mb = int(peak.split()[1]) // 1024
        used = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
        report.server_cpu = (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")
        report.load = round(os.getloadavg()[0], 1)
    finally:
        server.process.terminate()
        server.process.wait()
    report.errors += server.log.read_text().splitlines()
    return report


async def _play(port: int, report: Report) -> None:
    crowd = Crowd(port)
    await crowd.play(report)
    await crowd.http.aclose()
    times = sorted(crowd.times)
    report.rate = round(report.moves / report.seconds, 1)
    report.seconds = round(report.seconds, 1)
    report.p50 = round(1000 * statistics.median(times), 1)
    report.p99 = round(1000 * times[int(len(times) * 0.99)], 1)
    report.slowest = round(1000 * times[-1], 1)
    report.received_mb = crowd.bytes // 1_000_000
    report.errors = crowd.errors[:20]


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=300.0)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = run(Path(folder), Report(wish.tables, wish.sockets, wish.seconds, wish.rate))
    found = {"python": platform.python_version(), **msgspec.structs.asdict(report)}
    print(json.dumps(found, indent=2))
    return 1 if report.errors else 0


if __name__ == "__main__":
    sys.exit(main())
