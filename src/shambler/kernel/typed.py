"""Types that plain data is read into, made ready for several threads.

msgspec reads the annotations of a struct when data is first read into it, and crashes the whole
process if a second thread does the same at that moment: it finds the struct half-read. So whoever
reads data into a type asks for it here; the first time is then nobody else's.
"""

from __future__ import annotations

import threading
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")

_ready: Final[set[Any]] = set()
_reading: Final = threading.RLock()


def ready(kind: type[T]) -> type[T]:
    """The type itself, once its annotations and those of all its parts are read."""
    if kind not in _ready:
        with _reading:
            msgspec.msgpack.Decoder(kind)
            _ready.add(kind)
    return kind
