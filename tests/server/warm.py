"""What a server needs, read beforehand: processes forked from here start in no time."""

from __future__ import annotations

from shambler.games import find
from shambler.server import app

__all__ = ["app"]

find("invader").new("M0", {}, None)  # type: ignore[arg-type]
