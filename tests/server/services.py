"""Services that pushes and mails go through, on this machine: real sockets."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.databases import free_port

PATIENCE = 90.0


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Sent:
    """One message as the service got it."""

    def __init__(self, headers: dict[str, str], body: bytes) -> None:
        self.headers = headers
        self.body = body


class PushService:
    """Takes messages for browsers. ``answer`` is the status it gives."""

    def __init__(self) -> None:
        self.sent: Queue[Sent] = Queue()
        self.answer = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.sent.put(Sent(headers, body))
                self.send_response(service.answer)
                if service.answer in (302, 307):
                    self.send_header("Location", f"{service.place}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.place = f"http://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def next(self, patience: float = PATIENCE) -> Sent | None:
        """The next message, if one comes."""
        try:
            return self.sent.get(timeout=patience)
        except Empty:
            return None

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


class Subscriber:
    """A browser's side of Web Push: its keys, and what it can read."""

    def __init__(self, service: PushService, name: str = "one") -> None:
        self.service = service
        self.endpoint = f"{service.place}/send/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    @property
    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": unpadded(point), "auth": unpadded(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, sent: Sent) -> dict[str, Any]:
        """What only this browser can read."""
        assert sent.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(sent.body, private_key=self.key, auth_secret=self.auth)
        found: dict[str, Any] = json.loads(plain)
        return found


def claims(sent: Sent, public: str) -> dict[str, Any]:
    """What the sender says of itself, signed by the key that browsers were told."""
    scheme, _, rest = sent.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and parts["k"].rstrip("=") == public
    signed, _, signature = parts["t"].rpartition(".")
    raw = padded(signature)
    halves = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(public))
    key.verify(utils.encode_dss_signature(*halves), signed.encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(padded(signed.partition(".")[2]))
    return found


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    try:
        yield service
    finally:
        service.close()


class Postbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: Queue[EmailMessage] = Queue()
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.put(letter)
        return "250 taken"

    def next(self, patience: float = PATIENCE) -> EmailMessage | None:
        try:
            return self.letters.get(timeout=patience)
        except Empty:
            return None


@contextmanager
def postbox() -> Iterator[Postbox]:
    box = Postbox()
    try:
        yield box
    finally:
        box.controller.stop()
