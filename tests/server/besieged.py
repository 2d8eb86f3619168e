"""Players who count what was acknowledged, whatever becomes of the servers they play at.

A player whose answer is not acknowledged in time leaves that browser open, goes to another server
and plays something else there, unless the answer has happened. When that is acknowledged, and an
old browser still hears of an acknowledgement of the other one, two servers have had one table.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.typing import Origin

from shambler.server.wire_version import VERSION

GONE = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake, httpx.HTTPError)
PATIENCE = 2.0  # seconds for an answer; then the player tries elsewhere
NOT_NOW = ("unavailable", "moved", "too-fast", "defect")
WANDERING = 0.04  # how likely it is to go elsewhere after an answer
LINGER = 40  # old browsers that a player leaves open


class Option(msgspec.Struct):
    """What a player needs to know of an option."""

    key: str


class Asked(msgspec.Struct):
    """What a player needs to know of a question."""

    options: list[Option]


class Heard(msgspec.Struct):
    """What a player needs to know of a message."""

    type: str
    id: str = ""
    number: int = 0
    code: str = ""
    message: str = ""
    asked: Asked | None = None


hear = msgspec.json.Decoder(Heard).decode


class Violation(Exception):
    """Something acknowledged was lost, or something was acknowledged that had not happened."""


class Sitting(msgspec.Struct):
    """One table of a player: what was acknowledged there, in order."""

    table: str
    keys: list[set[str]] = []  # one for each answer: where several were tried, any may be it
    tried: dict[str, str] = {}  # submissions of the next answer whose fate is unknown: id -> key
    buried: set[str] = set()  # ids of submissions in whose place another was acknowledged
    over: bool = False


class Player:
    """Plays table after table at random, at whichever server answers."""

    def __init__(self, ports: list[int], seed: int, longest: int = 120) -> None:
        self.ports = ports
        self.chance = random.Random(seed)
        self.longest = longest  # answers at one table; then another one is opened
        self.cookie = f"shambler_guest={secrets.token_urlsafe(24)}"
        self.sittings: list[Sitting] = []
        self.old: set[asyncio.Task[None]] = set()
        self.count = 0
        self.comebacks = 0
        self.stop = False
        self.problem: Exception | None = None
        self.doing, self.since = "nothing", time.monotonic()
        self.last_error = "none"

    async def play(self) -> None:
        """Until somebody says stop, or something is wrong."""
        try:
            while not self.stop and self.problem is None:
                try:
                    if not self.sittings or self.is_over(self.sittings[-1]):
                        await self.begin()
                    await self.sit(self.sittings[-1])
                except GONE as problem:
                    self.comebacks += 1
                    self.last_error = f"{type(problem).__name__} {problem} while it {self.doing}"
                    await asyncio.sleep(0.1)
        except Exception as problem:  # whoever waits for us raises it
            self.problem = problem
        for task in self.old:
            task.cancel()

    def is_over(self, sitting: Sitting) -> bool:
        return sitting.over or (not sitting.tried and len(sitting.keys) >= self.longest)

    def somewhere(self) -> str:
        return f"127.0.0.1:{self.chance.choice(self.ports)}"

    def now(self, doing: str) -> None:
        """What it does, for a report."""
        self.doing, self.since = doing, time.monotonic()

    def report(self, now: float) -> str:
        """What it waits for, and how it fared."""
        sitting = self.sittings[-1] if self.sittings else Sitting("none")
        return (
            f"  table {sitting.table} at {len(sitting.keys)}, {len(sitting.tried)} tried: "
            f"{self.doing} for {now - self.since:.1f} s; {self.count} answers, {self.comebacks} "
            f"comebacks, {len(self.old)} old sockets; last error: {self.last_error}"
        )

    async def begin(self) -> None:
        """A new table."""
        host = self.somewhere()
        self.now(f"asks {host} for a table")
        headers = {"Origin": f"http://{host}", "Cookie": self.cookie}
        wanted = {"game": "invader", "scenario": "M0", "seats": ["person"], "undo": "free"}
        async with httpx.AsyncClient(headers=headers, timeout=5) as http:
            made = await http.post(f"http://{host}/api/tables", json=wanted)
        if made.status_code == 503:
            raise OSError("not now")
        if made.status_code != 201:
            raise Violation(f"no table: {made.status_code} {made.text}")
        self.sittings.append(Sitting(made.json()["table"]))

    async def sit(self, sitting: Sitting) -> None:
        """Play until the game is over or something breaks."""
        host = self.somewhere()
        self.now(f"opens a socket at {host}")
        socket = await connect(
            f"ws://{host}/api/tables/{sitting.table}/socket?wire={VERSION}",
            origin=Origin(f"http://{host}"),
            additional_headers={"Cookie": self.cookie},
            open_timeout=15,
            ping_interval=None,
            compression=None,
        )
        try:
            await self.converse(sitting, socket)
        except TimeoutError:
            if sitting.tried and len(self.old) < LINGER:
                watching = asyncio.create_task(self.linger(sitting, socket))
                self.old.add(watching)
                watching.add_done_callback(self.old.discard)
            else:
                await socket.close()
            raise
        except BaseException:
            await socket.close()
            raise
        else:
            await socket.close()

    async def converse(self, sitting: Sitting, socket: ClientConnection) -> None:
        position = await self.until(socket, "position", patience=15)
        self.arrived(sitting, position)
        while not self.stop and len(sitting.keys) < self.longest:
            if position.asked is None or not position.asked.options:
                sitting.over = True
                return
            key, name = self.chance.choice(position.asked.options).key, secrets.token_hex(8)
            sitting.tried[name] = key
            command = {"type": "play", "id": name, "number": len(sitting.keys), "seat": 0}
            await socket.send(msgspec.json.encode({**command, "key": key}).decode())
            answer = await self.until(socket, "ack", "error")
            if answer.type == "error":
                if answer.code in NOT_NOW or (answer.code == "stale" and len(sitting.tried) > 1):
                    raise OSError("not now, or an earlier one has happened")
                raise Violation(f"{answer.code}: {answer.message}")
            self.kept(sitting, name)
            position = await self.until(socket, "position")
            while position.number < len(sitting.keys):
                position = await self.until(socket, "position")
            if self.chance.random() < WANDERING:
                return

    def arrived(self, sitting: Sitting, position: Heard) -> None:
        """Is everything there that was acknowledged? And what became of the one that flew?"""
        there, known = position.number, len(sitting.keys)
        if sitting.tried and there == known + 1:
            self.kept(sitting)
        elif there != known:
            raise Violation(f"{there} answers are there, {known} were acknowledged")

    def kept(self, sitting: Sitting, name: str = "") -> None:
        """One of those that were tried is kept: this one, or any."""
        sitting.keys.append({sitting.tried[name]} if name else set(sitting.tried.values()))
        if name:
            sitting.buried |= sitting.tried.keys() - {name}
        sitting.tried.clear()
        self.count += 1

    async def until(
        self, socket: ClientConnection, *kinds: str, patience: float = PATIENCE
    ) -> Heard:
        self.now(f"waits for {' or '.join(kinds)} from {socket.remote_address}")
        async with asyncio.timeout(patience):
            while True:
                heard = hear(await socket.recv())
                if heard.type in kinds:
                    return heard
                if heard.type == "error" and heard.code in NOT_NOW:
                    raise OSError("not now")
                if heard.type == "error":
                    raise Violation(f"{heard.code}: {heard.message}")

    async def linger(self, sitting: Sitting, socket: ClientConnection) -> None:
        """An old browser, still open: what does it hear?"""
        with contextlib.suppress(*GONE):
            async for frame in socket:
                heard = hear(frame)
                if heard.type == "ack" and heard.id in sitting.buried:
                    self.problem = Violation("two answers to one question were acknowledged")
