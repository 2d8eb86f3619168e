"""What the server logs: one object a line if wished, and nothing that anybody should not know."""

from __future__ import annotations

import io
import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest

from shambler.kernel.errors import EndlessProcedure
from shambler.server import logs
from shambler.testing import some
from tests.server.client import Browser, Socket
from tests.server.test_advice import ask
from tests.server.test_crash import Victim
from tests.server.test_seats import invitation, join


class Listener:
    """Takes down everything secret that two people at a table of InvaZions get to know."""

    def __init__(self) -> None:
        self.secrets: set[str] = set()

    def hear(self, socket: Socket) -> None:
        view, asked = socket.position["view"], socket.position["asked"]
        for side in (view["human"], *view["hordes"]):
            self.secrets |= {str(card) for card in words(side["hand"])}
        if asked:
            self.secrets |= {option["key"] for option in asked["options"] if ":" in option["key"]}


def words(value: Any) -> list[str]:
    """The texts in some data that are long enough to mean something."""
    if isinstance(value, str):
        return [value] if len(value) > 4 else []
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return [word for part in parts for word in words(part)]


def play_secretly(server: Victim) -> tuple[set[str], str]:
    """Two people and a bot play; gives everything secret, and the table."""
    ear, chance = Listener(), random.Random(3)
    one, other = Browser(server.port), Browser(server.port)
    seats = ["person", "open", "bot:random"]
    table = one.make("labo-3", game="invazions", seats=seats, seed=987654321987)
    token = invitation(one, table, 1)
    join(other, table, token)
    with one.open(table) as first, other.open(table) as second:
        for _ in range(60):
            for socket in (first, second):
                socket.look(socket.welcome["yours"][0])
                ear.hear(socket)
            socket = next((s for s in (first, second) if s.keys), first)
            if socket.position["outcome"]:
                break
            if socket.keys:
                seat = socket.position["asked"]["seat"]
                socket.play(chance.choice(socket.keys), seat=seat)
        first.send(type="chat", id="c", text="between you and me")
        first.refused('{"type":"play","key":"between you and me"}')
        if first.keys:
            ask(first)
    cookies = [value for b in (one, other) for value in b.http.cookies.values()]
    said = {token, *cookies, table, "987654321987", "between you and me"}
    return ear.secrets | said, table


@pytest.mark.parametrize("form", ["json", "text"])
def test_nothing_secret_is_logged(tmp_path: Path, form: str) -> None:
    file = tmp_path / "log"
    server = Victim(tmp_path, "--log", form, "--log-level", "debug", log=file)
    try:
        secrets, table = play_secretly(server)
    finally:
        server.process.terminate()
        server.process.wait()
    text = file.read_text()
    assert len(secrets) > 30 and table[:6] in text
    assert [secret for secret in secrets if secret in text] == []
    if form == "json":
        entries = [json.loads(line) for line in text.splitlines()]
        assert all(entry["event"] and entry["timestamp"] for entry in some(entries))
        told = {entry["event"] for entry in entries}
        assert {"the server is ready", "a table was made", "a seat was taken", "command"} <= told


def logged(form: logs.Form, problem: Exception) -> str:
    """What is written about an error."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.formatter(form))
    logger = logging.Logger("shambler.test")
    logger.addHandler(handler)
    try:
        raise problem
    except Exception:
        logger.exception("a command failed", extra={"table": "abcdef"})
    return stream.getvalue()


@pytest.mark.parametrize("form", ["json", "text"])
def test_of_an_error_only_its_kind_and_place_are_logged(form: logs.Form) -> None:
    text = logged(form, EndlessProcedure("stuck at the secret card", {"hand": ["secret card"]}))
    assert "secret card" not in text
    assert "EndlessProcedure" in text and "test_logs.py" in text and "abcdef" in text
    assert text.count("\n") == 1
