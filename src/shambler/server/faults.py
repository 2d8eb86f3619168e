"""What to do when something cannot be told: the rest is told, and whoever watches hears of it.

A label, a line of the log or a view that cannot be made is a defect of the rules or of the texts.
It must not take the table away from those who sit at it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from shambler.kernel.teller import MISSING_WORDS
from shambler.server import metrics

log = logging.getLogger("shambler.server")

T = TypeVar("T")


def note(piece: str, game: str) -> None:
    """Count and log the exception that is being handled."""
    metrics.FAULTS.labels(piece).inc()
    log.exception("something cannot be told", extra={"piece": piece, "game": game})


def told(piece: str, game: str, instead: T, make: Callable[..., T], *args: object) -> T:
    """What ``make`` gives, or something that can stand in for it."""
    try:
        return make(*args)
    except Exception:
        note(piece, game)
        return instead


def attempt(make: Callable[..., T], instead: T, *args: object) -> T:
    """The part of something broken that may be whole; the fault itself is noted already."""
    try:
        return make(*args)
    except Exception:
        return instead


class WordsCounter(logging.Handler):
    """Words that are missing are replaced by their ids: they are counted as well."""

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        metrics.FAULTS.labels("words").inc()


def count_missing_words() -> None:
    """From now on, once."""
    if not any(isinstance(handler, WordsCounter) for handler in MISSING_WORDS.handlers):
        MISSING_WORDS.addHandler(WordsCounter(logging.ERROR))
