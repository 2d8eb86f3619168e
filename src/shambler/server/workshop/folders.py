"""Folders that several servers of a host share."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """One writer at a time, whichever process it is in."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def now() -> str:
    """As files write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
