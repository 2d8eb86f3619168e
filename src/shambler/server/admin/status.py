"""How a server is, in one value: tables, people, latency, errors, storage, backups, versions."""

from __future__ import annotations

import os
import platform
import time

import msgspec
from prometheus_client import Histogram

import shambler
from shambler.games import find as find_game
from shambler.games import shipped
from shambler.server import metrics, wire_version
from shambler.server.admin.census import Census
from shambler.server.admin.troubles import TROUBLES, Trouble
from shambler.server.hub import Hub
from shambler.server.keeper import Unavailable
from shambler.server.logs import short
from shambler.server.room import Room
from shambler.server.saving import Saving

BEGUN = time.time()
MOST_ROOMS = 100  # that are listed


class Latency(msgspec.Struct, frozen=True):
    """How long something took, since the server began; in milliseconds, from the buckets."""

    count: int
    p50: float
    p99: float


class RoomInfo(msgspec.Struct, frozen=True):
    """A table in memory. Of its key only the beginning is told: a link is a secret."""

    table: str
    game: str
    scenario: str
    answers: int
    people: int
    bots: int
    browsers: int
    over: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    key: str
    rules: int
    content: str


class BackupInfo(msgspec.Struct, frozen=True):
    """What becomes of backups; ``every`` 0: nobody makes any here."""

    every: float  # hours
    folder: str
    last: float  # seconds since 1970; 0: never
    tables: int
    bytes: int
    problem: str


class ServerInfo(msgspec.Struct, frozen=True):
    """One of the servers of the database."""

    id: str
    address: str
    tables: int
    here: bool


class Status(msgspec.Struct, frozen=True):
    """Everything at once."""

    at: float
    begun: float
    pid: int
    version: str
    python: str
    wire: str
    ready: bool
    tables_here: int
    sockets: int
    people_here: int
    thinking: int
    latency: dict[str, Latency]
    refused: dict[str, int]
    faults: dict[str, int]
    census: Census | None
    backups: BackupInfo
    servers: list[ServerInfo]
    games: list[GameInfo]
    rooms: list[RoomInfo]
    troubles: list[Trouble]


async def status(hub: Hub, saving: Saving, me: str) -> Status:
    """Ask the hub, the database and the figures."""
    rooms = list(hub.rooms.values())
    try:
        census: Census | None = await hub.keeper.census()
        servers = await hub.keeper.servers()
        await hub.keeper.ping()
        ready = hub.may_answer
    except Unavailable:
        census, servers, ready = None, [], False
    return Status(
        at=time.time(),
        begun=BEGUN,
        pid=os.getpid(),
        version=shambler.__version__,
        python=platform.python_version(),
        wire=wire_version.VERSION,
        ready=ready,
        tables_here=len(rooms),
        sockets=sum(len(room.guests) for room in rooms),
        people_here=len({person for room in rooms for person in room.here if person}),
        thinking=hub.bots.pool.waiting,
        latency={
            "submission": latency(metrics.SUBMISSION),
            "opening": latency(metrics.OPENING),
            "database": latency(metrics.DATABASE),
            "late": latency(metrics.LATE),
        },
        refused=_refused(),
        faults=_by_label(metrics.FAULTS, "piece"),
        census=census,
        backups=backups(saving),
        servers=[ServerInfo(name, at, n, name == me) for name, at, n in servers],
        games=[_game(manifest.key) for manifest in shipped()],
        rooms=[_room(room) for room in sorted(rooms, key=_busy)[:MOST_ROOMS]],
        troubles=list(reversed(TROUBLES.last)),
    )


def latency(histogram: Histogram) -> Latency:
    """The median and the 99th percentile: the upper ends of their buckets."""
    samples = next(iter(histogram.collect())).samples
    buckets = [(float(s.labels["le"]), s.value) for s in samples if s.name.endswith("_bucket")]
    total = buckets[-1][1] if buckets else 0

    def at(share: float) -> float:
        ends = (end for end, count in buckets if count >= share * total)
        return round(1000 * min(next(ends, 0.0), metrics.FAST[-1]), 1)

    return Latency(int(total), at(0.5), at(0.99)) if total else Latency(0, 0.0, 0.0)


def _by_label(counter: object, label: str) -> dict[str, int]:
    samples = next(iter(counter.collect())).samples  # type: ignore[attr-defined]
    return {s.labels[label]: int(s.value) for s in samples if s.name.endswith("_total")}


def _refused() -> dict[str, int]:
    found: dict[str, int] = {}
    for sample in next(iter(metrics.COMMANDS.collect())).samples:
        result = sample.labels.get("result", "")
        if sample.name.endswith("_total") and result != "done":
            found[result] = found.get(result, 0) + int(sample.value)
    return dict(sorted(found.items()))


def backups(saving: Saving) -> BackupInfo:
    """What the schedule has done so far."""
    newest = saving.newest()
    return BackupInfo(
        saving.every / 3600,
        str(saving.folder or ""),
        newest.stat().st_mtime if newest else 0.0,
        saving.tables,
        newest.stat().st_size if newest else 0,
        saving.problem,
    )


def _game(key: str) -> GameInfo:
    rules = find_game(key)
    return GameInfo(key, rules.version, rules.content_hash[:12])


def _busy(room: Room) -> tuple[int, float]:
    return -len(room.guests), -room.used_at


def _room(room: Room) -> RoomInfo:
    table, match = room.table, room.table.match
    kinds = [seat.kind for seat in table.seats]
    return RoomInfo(
        short(table.key),
        match.rules.key,
        match.record.scenario,
        match.number,
        kinds.count("person"),
        sum(1 for seat in table.seats if seat.bot),
        len(room.guests),
        match.outcome is not None,
    )
