"""The last warnings and errors of the server, as its log has them: without secrets."""

from __future__ import annotations

import logging
import time
from collections import deque
from typing import Final

import msgspec

from shambler.server import metrics

MOST: Final = 30
# What a record may say besides its words, as it does in the log.
SAID: Final = ("table", "number", "because", "piece", "game", "bot", "command", "code", "count")


class Trouble(msgspec.Struct, frozen=True):
    """One warning or error."""

    at: float  # seconds since 1970
    level: str
    text: str
    about: dict[str, str]


class Troubles(logging.Handler):
    """Remembers the last of them, and counts all."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.last: deque[Trouble] = deque(maxlen=MOST)

    def emit(self, record: logging.LogRecord) -> None:
        """One more. Of an exception only its kind is kept: its words may name a card."""
        about: dict[str, str] = {
            name: str(record.__dict__[name]) for name in SAID if name in record.__dict__
        }
        if record.exc_info and record.exc_info[0] is not None:
            about["error"] = record.exc_info[0].__name__
        level = record.levelname.lower()
        metrics.TROUBLES.labels(level).inc()
        self.last.append(Trouble(time.time(), level, record.msg, about))


TROUBLES: Final = Troubles()


def watch() -> None:
    """From now on, once in a process."""
    ours = logging.getLogger("shambler.server")
    if TROUBLES not in ours.handlers:
        ours.addHandler(TROUBLES)
