"""``kill -9`` in the middle of play: nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.client import Browser
from tests.server.conftest import running
from tests.server.databases import free_port
from tests.server.test_hostile import closing_code

START = 30.0
GONE = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake, httpx.HTTPError)


class Victim:
    """A server in a process of its own, on one port and one database."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.db = folder / "tables.sqlite3"
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "shambler.cli", "serve"]
        place = ["--port", str(self.port), "--db", str(self.db)]
        process = subprocess.Popen([*command, *place], stdout=subprocess.DEVNULL)
        limit = time.monotonic() + START
        while time.monotonic() < limit:
            assert process.poll() is None, "the server did not start"
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/api/ready").raise_for_status()
            except httpx.HTTPError:
                time.sleep(0.05)
            else:
                return process
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def restart(self) -> None:
        self.kill()
        self.process = self.start()


class Player(threading.Thread):
    """Plays a table at random and comes back to it whenever the server is gone.

    ``acknowledged`` holds the keys that the server said it has; ``flying`` the submission whose
    fate is unknown, which is sent again with the same id.
    """

    def __init__(self, port: int, seed: int) -> None:
        super().__init__()
        self.browser = Browser(port)
        self.chance = random.Random(seed)
        self.table = self.browser.make(seed=seed)
        self.acknowledged: list[str] = []
        self.flying: dict[str, object] | None = None
        self.stop = threading.Event()
        self.problem = ""
        self.comebacks = 0

    def run(self) -> None:
        while not self.stop.is_set() and not self.problem:
            try:
                self.sit()
            except GONE:
                self.comebacks += 1
                time.sleep(0.2)

    def sit(self) -> None:
        """Play until something breaks."""
        with self.browser.open(self.table) as socket:
            while not self.stop.is_set() and not socket.position["outcome"]:
                number = len(self.acknowledged)
                if self.flying is None:
                    if socket.position["number"] != number:
                        self.problem = f"at {socket.position['number']} instead of {number}"
                        return
                    self.flying = {
                        "type": "play",
                        "id": f"{self.table}-{number}",
                        "number": number,
                        "seat": 0,
                        "key": self.chance.choice(socket.keys),
                    }
                socket.send(**self.flying)
                answer = socket.wait_answer()
                if answer.get("code") == "too-fast":
                    time.sleep(0.05)
                    continue
                if answer["type"] != "ack":
                    self.problem = str(answer)
                    return
                self.acknowledged.append(str(self.flying["key"]))
                self.flying = None
                socket.wait("position")
            self.stop.set()


def keys_of(record: str) -> list[str]:
    """The answers in a record."""
    lines = [line.split(" | ")[0].split(" ") for line in record.splitlines()]
    return [words[2] for words in lines if len(words) == 3 and words[0].isdigit()]


def crash(folder: Path, kills: int, players: int) -> None:
    server = Victim(folder)
    try:
        crowd = [Player(server.port, seed) for seed in range(players)]
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
            player.join(30)
            assert not player.is_alive()
            assert player.problem == ""
        for player in crowd:
            check(player)
        assert sum(player.comebacks for player in crowd) >= kills
    finally:
        server.kill()


def wait_for(crowd: list[Player], answers: int) -> None:
    """Until the players have given so many more answers, or have finished."""
    goal = sum(len(player.acknowledged) for player in crowd) + answers
    limit = time.monotonic() + START
    while sum(len(player.acknowledged) for player in crowd) < goal:
        if all(player.stop.is_set() for player in crowd):
            return
        assert time.monotonic() < limit, "play does not go on"
        assert [player.problem for player in crowd if player.problem] == []
        time.sleep(0.01)


def check(player: Player) -> None:
    """The database has what was acknowledged, and at most the one answer that was on its way."""
    text = player.browser.http.get(f"/api/tables/{player.table}/record").text
    kept = keys_of(text)
    assert kept[: len(player.acknowledged)] == player.acknowledged
    extra = kept[len(player.acknowledged) :]
    flying = [] if player.flying is None else [str(player.flying["key"])]
    assert extra in ([], flying)


def test_no_acknowledged_answer_is_lost_or_doubled(tmp_path: Path) -> None:
    crash(tmp_path, kills=3, players=3)


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
                assert socket.wait_answer()["code"] == "defect"
            assert closing_code(socket) == 1012
        other.close()
        with browser.open(table) as socket:
            assert socket.position["number"] == 1
            assert socket.play(socket.keys[0])["type"] == "ack"


@pytest.mark.soak
def test_a_hundred_kills(tmp_path: Path) -> None:
    crash(tmp_path, kills=100, players=6)
