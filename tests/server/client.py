"""A browser's part in the tests: a cookie, HTTP requests and sockets, all on a real server."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import connect
from websockets.typing import Origin

from shambler.server.wire_version import VERSION

PATIENCE = 150.0  # a machine may be busy with other things


class Socket:
    """An open table. Positions and the welcome are remembered; other messages are returned."""

    def __init__(self, address: str, origin: str, headers: dict[str, str]) -> None:
        self.stack = ExitStack()
        self.connection = self.stack.enter_context(
            connect(
                address,
                origin=Origin(origin),
                additional_headers=headers,
                max_size=None,
                open_timeout=PATIENCE,
            )
        )
        self.welcome: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.log: dict[int, Any] = {}
        self.count = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stack.close()

    def receive(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=PATIENCE))
        if message["type"] == "table":
            self.welcome = message
        if message["type"] == "position":
            self.position = message
            kept = {n: entry for n, entry in self.log.items() if n < message["log_from"]}
            self.log = kept | {entry["number"]: entry for entry in message["log"]}
        return message

    def wait(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds; those before it are taken note of."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def send(self, **command: Any) -> None:
        """A command as it is."""
        self.connection.send(json.dumps(command))

    def play(self, key: str, number: int | None = None, seat: int = 0) -> dict[str, Any]:
        """Answer the question and wait for the next position."""
        self.count += 1
        number = self.position["number"] if number is None else number
        command = {"type": "play", "id": f"t{self.count}", "number": number, "seat": seat}
        answer = self.patiently("ack", **command, key=key)
        self.wait("position")
        return answer

    def wait_answer(self) -> dict[str, Any]:
        """An acknowledgement or a refusal."""
        return self.wait("ack", "error")

    def look(self, seat: int) -> dict[str, Any]:
        """Ask for the position as a seat sees it."""
        return self.patiently("position", type="look", seat=seat)

    def patiently(self, kind: str, **command: Any) -> dict[str, Any]:
        """Send a command, again if that was too fast; the answer of that kind, or a refusal."""
        while True:
            self.send(**command)
            answer = self.wait(kind, "error")
            if answer.get("code") != "too-fast":
                return answer
            time.sleep(0.2)

    def refused(self, text: str | bytes) -> dict[str, Any]:
        """Send a raw frame and get the refusal."""
        self.connection.send(text)
        return self.wait("error")

    @property
    def keys(self) -> list[str]:
        """What can be answered now."""
        asked = self.position["asked"]
        return [option["key"] for option in asked["options"]] if asked else []


class Browser:
    """One person's browser: it keeps its cookie."""

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self.origin = f"http://{self.host}"
        headers = {"Origin": self.origin}
        self.http = httpx.Client(base_url=self.origin, headers=headers, timeout=PATIENCE)

    def make(self, scenario: str = "M0", *, game: str = "invader", **more: Any) -> str:
        """A new table."""
        wanted = {"game": game, "scenario": scenario, "seats": ["person"], "seed": 7, "pace": 0}
        response = self.http.post("/api/tables", json=wanted | more)
        assert response.status_code == 201, response.text
        return str(response.json()["table"])

    def cookies(self) -> dict[str, str]:
        """The header a browser would send."""
        pairs = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"Cookie": pairs} if pairs else {}

    def connect(
        self, table: str, *, language: str = "en", origin: str | None = None, wire: str = VERSION
    ) -> Socket:
        """Open the table's socket, reading nothing yet."""
        address = f"ws://{self.host}/api/tables/{table}/socket?language={language}&wire={wire}"
        return Socket(address, origin or self.origin, self.cookies())

    def record(self, table: str) -> httpx.Response:
        """Ask for the record, as the page does: everybody is told while the game runs."""
        return self.http.post(f"/api/tables/{table}/record")

    def board(self, socket: Socket) -> dict[str, Any]:
        """The board of an open table."""
        headers = {"Shambler-Table": socket.welcome["table"]}
        response = self.http.get(f"/boards/{socket.welcome['board']}", headers=headers)
        assert response.status_code == 200, response.text
        found: dict[str, Any] = response.json()
        return found

    def open(self, table: str, *, language: str = "en") -> Socket:
        """Open the table's socket and read the first position."""
        socket = self.connect(table, language=language)
        socket.wait("position")
        return socket
