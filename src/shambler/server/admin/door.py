"""Who may see the admin page: the machine itself, or whoever has the key."""

from __future__ import annotations

import base64
import binascii
import secrets
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from shambler.kernel.errors import ShamblerError
from shambler.server.security import HEADERS, host_name, is_loopback

SHORTEST = 16  # characters of a key


def read_key(file: Path | None) -> str:
    """The key in a file; empty without one."""
    if file is None:
        return ""
    try:
        key = file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as problem:
        raise ShamblerError(f"{file}: no key can be read there") from problem
    if len(key) < SHORTEST:
        raise ShamblerError(f"{file}: a key has at least {SHORTEST} characters")
    return key


class Door:
    """Without a key only requests from the machine itself, under one of its names, come in: a page
    elsewhere that gives itself a name of this machine (DNS rebinding) does not.
    """

    def __init__(self, key: str) -> None:
        self.key = key

    def refusal(self, request: Request) -> Response | None:
        """Why not; ``None``: come in."""
        if self.key:
            if secrets.compare_digest(_shown(request).encode(), self.key.encode()):
                return None
            headers = {**HEADERS, "WWW-Authenticate": 'Basic realm="Shambler", charset="UTF-8"'}
            return PlainTextResponse("the key is needed", 401, headers)
        client = request.client.host if request.client else ""
        if is_loopback(client) and is_loopback(host_name(request.headers)):
            return None
        return PlainTextResponse("from elsewhere a key is needed: --admin-key", 403, HEADERS)


def _shown(request: Request) -> str:
    """The key as a program (``Bearer``) or a browser (``Basic``, any name) shows it."""
    kind, _, text = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return text.strip()
    if kind.lower() != "basic":
        return ""
    try:
        return base64.b64decode(text, validate=True).decode().partition(":")[2]
    except (binascii.Error, UnicodeDecodeError):
        return ""
