"""``kill -9`` in the middle of play: nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import http.client
import multiprocessing
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from websockets.exceptions import InvalidHandshake, WebSocketException

from shambler.server import app as web
from shambler.server.hosting import Hosting
from shambler.testing import some
from tests.server.client import Browser
from tests.server.conftest import running
from tests.server.databases import free_port
from tests.server.test_hostile import closing_code

START = 180.0  # a machine may be busy with other things
GONE = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake, httpx.HTTPError)


class Victim:
    """A server in a process of its own, on one port and one database."""

    def __init__(
        self, folder: Path, *options: str, log: Path | None = None, db: str = "", more: Any = ()
    ) -> None:
        self.port = free_port()
        self.db = db or folder / "tables.sqlite3"
        self.options = (*options, *more)
        self.log = log or folder / "log"
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "shambler.cli", "serve"]
        place = ["--port", str(self.port), "--db", str(self.db)]
        with self.log.open("a") as log:
            process = subprocess.Popen(
                [*command, *place, *self.options], stdout=subprocess.DEVNULL, stderr=log
            )
        self.await_ready(lambda: process.poll() is None)
        return process

    def await_ready(self, is_alive: Callable[[], bool]) -> None:
        limit = time.monotonic() + START
        while time.monotonic() < limit:
            assert is_alive(), "the server did not start"
            if self.is_ready():
                return
            time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def is_ready(self) -> bool:
        """Asked without a library: this is done very often."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/api/ready")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def restart(self) -> None:
        self.kill()
        self.process = self.start()


def serve(port: int, db: str, log: str) -> None:
    """The whole life of a forked server."""
    sys.stdout = sys.stderr = Path(log).open("a")  # noqa: SIM115 (until it is killed)
    web.run("127.0.0.1", port, db, Hosting(new_tables=10**6, sockets=10**6))


class QuickVictim(Victim):
    """A server forked from a process that has read everything: it can be killed very often."""

    forks = multiprocessing.get_context("forkserver")

    def start(self) -> Any:
        self.forks.set_forkserver_preload(["tests.server.warm"])
        about = (self.port, str(self.db), str(self.log))
        process = self.forks.Process(target=serve, args=about)
        process.start()
        self.await_ready(process.is_alive)
        return process

    def kill(self) -> None:
        self.process.kill()
        self.process.join()  # type: ignore[attr-defined]


class Player(threading.Thread):
    """Plays table after table at random, and comes back whenever the server is gone.

    ``acknowledged`` holds the keys that the server said it has, table by table; ``flying`` the
    submission whose fate is unknown, which is sent again with the same id.
    """

    not_now: ClassVar[tuple[str, ...]] = ()  # refusals after which it comes back later

    def __init__(self, port: int, seed: int) -> None:
        super().__init__()
        self.browser = Browser(port)
        self.chance = random.Random(seed)
        self.acknowledged: dict[str, list[str]] = {}
        self.table = self.begin()
        self.flying: dict[str, object] | None = None
        self.stop = threading.Event()
        self.problem = ""
        self.comebacks = 0

    def begin(self) -> str:
        table = self.browser.make(seed=self.chance.randrange(1_000))
        self.acknowledged[table] = []
        return table

    @property
    def count(self) -> int:
        return sum(len(keys) for keys in self.acknowledged.values())

    def run(self) -> None:
        over = False
        while not self.stop.is_set() and not self.problem:
            try:
                if over:
                    self.table, over = self.begin(), False
                self.sit()
                over = True
            except GONE:
                self.comebacks += 1
                time.sleep(0.2)

    def sit(self) -> None:
        """Play until the game is over or something breaks."""
        with self.browser.open(self.table) as socket:
            keys = self.acknowledged[self.table]
            while not self.stop.is_set() and not socket.position["outcome"]:
                if self.flying is None:
                    if socket.position["number"] != len(keys):
                        self.problem = f"at {socket.position['number']} instead of {len(keys)}"
                        return
                    self.flying = {
                        "type": "play",
                        "id": f"{self.table}-{len(keys)}",
                        "number": len(keys),
                        "seat": 0,
                        "key": self.chance.choice(socket.keys),
                    }
                socket.send(**self.flying)
                answer = socket.wait_answer()
                if answer.get("code") == "too-fast":
                    time.sleep(0.05)
                    continue
                if answer.get("code") in self.not_now:
                    raise ConnectionError("not now")
                if answer["type"] != "ack":
                    self.problem = str(answer)
                    return
                keys.append(str(self.flying["key"]))
                self.flying = None
                socket.wait("position")


def keys_of(record: str) -> list[str]:
    """The answers in a record."""
    lines = [line.split(" | ")[0].split(" ") for line in record.splitlines()]
    return [words[2] for words in lines if len(words) == 3 and words[0].isdigit()]


def crash(folder: Path, kills: int, players: int) -> None:
    server = QuickVictim(folder)
    crowd = [Player(server.port, seed) for seed in range(players)]
    try:
        for player in crowd:
            player.start()
        chance = random.Random(kills)
        for _ in range(kills):
            wait_for(crowd, chance.randint(5, 40))
            server.restart()
        wait_for(crowd, 10)
        for player in crowd:
            player.stop.set()
        for player in crowd:
            player.join(START)
            assert not player.is_alive()
            assert player.problem == ""
        for player in crowd:
            check(player)
        assert sum(player.comebacks for player in crowd) >= kills
    finally:
        for player in crowd:
            player.stop.set()
        server.kill()


def wait_for(crowd: list[Player], answers: int) -> None:
    """Until the players have given so many more answers."""
    goal = sum(player.count for player in crowd) + answers
    limit = time.monotonic() + START
    while sum(player.count for player in crowd) < goal:
        assert time.monotonic() < limit, "play does not go on"
        assert [player.problem for player in crowd if player.problem] == []
        time.sleep(0.01)


def check(player: Player) -> None:
    """The database has what was acknowledged, and at most the one answer that was on its way."""
    flying = [] if player.flying is None else [str(player.flying["key"])]
    for table, acknowledged in some(player.acknowledged.items()):
        text = player.browser.record(table).text
        kept = keys_of(text)
        assert kept[: len(acknowledged)] == acknowledged
        extra = kept[len(acknowledged) :]
        assert extra in ([], flying if table == player.table else [])


def test_no_acknowledged_answer_is_lost_or_doubled(tmp_path: Path) -> None:
    crash(tmp_path, kills=3, players=3)


def test_a_restart_is_survived(tmp_path: Path) -> None:
    """A server that is told to stop asks its browsers to come back, and they find all as it was."""
    server = Victim(tmp_path)
    try:
        browser = Browser(server.port)
        table = browser.make()
        with browser.open(table) as socket:
            socket.play(socket.keys[0])
            before = socket.position
            server.process.terminate()
            assert closing_code(socket) == 1012
        assert server.process.wait(START) in (0, -signal.SIGTERM)
        server.process = server.start()
        with browser.open(table) as socket:
            assert socket.position["view"] == before["view"]
            assert socket.position["asked"] == before["asked"]
            again = {"type": "play", "id": "t1", "number": 0, "seat": 0, "key": "card:smg"}
            socket.send(**again)  # a browser that did not hear of its first answer sends it again
            assert socket.wait_answer()["type"] == "ack"
            socket.wait("position")
            assert socket.position["number"] == 1
    finally:
        server.kill()


def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    """Somebody else holds the file: the answer is refused, and the table goes on as it was."""
    file = tmp_path / "tables.sqlite3"
    with running(str(file)) as port:
        browser = Browser(port)
        table = browser.make()
        with browser.open(table) as socket:
            socket.play(socket.keys[0])
            with sqlite3.connect(file) as other:
                other.execute("BEGIN IMMEDIATE")
                socket.send(type="play", id="lost", number=1, seat=0, key=socket.keys[0])
                assert socket.wait_answer()["code"] == "unavailable"
            assert closing_code(socket) == 1012
        other.close()
        with browser.open(table) as socket:
            assert socket.position["number"] == 1
            assert socket.play(socket.keys[0])["type"] == "ack"


@pytest.mark.soak
def test_a_hundred_kills(tmp_path: Path) -> None:
    crash(tmp_path, kills=100, players=6)
