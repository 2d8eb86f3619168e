"""Waiting for what a server will do in its own time, on any machine."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.server.client import PATIENCE


def wait_until(what: Callable[[], object]) -> None:
    """Look again and again until it is so."""
    limit = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < limit, "it does not come"
        time.sleep(0.05)
