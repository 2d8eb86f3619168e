"""What the server says about itself: for people, or as one JSON object a line. Never secrets.

Secret are what browsers and invitations carry, what lies in hands and decks, and the answers that
name such things. So nothing of a command or a position is ever logged, of a table's key only its
beginning, and of an error only its kind and the places it came through: its words and values may
quote a card. What is needed to see an error again is in the database.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any, Literal

import structlog
from structlog.typing import Processor

Form = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]
SHOWN = 6  # characters of a table's key: enough to find it in the database, not to open it


def short(key: str) -> str:
    """A table's key as it may be logged."""
    return key[:SHOWN]


def configure(form: Form, level: Level) -> None:
    """Write to the standard error stream; libraries are heard from warnings on only.

    Some of them would log every frame of a socket at lower levels.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(form))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("shambler").setLevel(level.upper())


def formatter(form: Form) -> logging.Formatter:
    """How a line looks."""
    renderer: Processor
    if form == "json":
        renderer = structlog.processors.JSONRenderer()
    else:
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.ExtraAdder(),
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            only_places,
        ],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
    )


def only_places(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Of an error its kind and the places it came through, without its words and values."""
    found = event.pop("exc_info", None)
    if not isinstance(found, tuple) or found[1] is None:
        return event
    problem: BaseException = found[1]
    event["error"] = type(problem).__name__
    event["places"] = [
        f"{frame.filename}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(problem.__traceback__)
    ]
    return event
