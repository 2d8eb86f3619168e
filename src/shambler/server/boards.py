"""Boards: what never changes at a table is sent once, and kept by browsers for good.

A table tells the *print* of its board, a fingerprint of its bytes; the board itself is fetched over
HTTP under that name. What is found there never changes, so browsers and proxies may keep it, and
tables of the same scenario share it.
"""

from __future__ import annotations

import gzip
import hashlib
import threading
from collections import OrderedDict
from typing import Final

import msgspec

from shambler.kernel.match import Match
from shambler.kernel.view import Board
from shambler.server.faults import told
from shambler.server.protocol import encode

MOST: Final = 200  # boards that are remembered, of the size of a photograph each


class Printed(msgspec.Struct, frozen=True):
    """A board as it goes over the wire, plain and packed."""

    plain: bytes
    packed: bytes


class Boards:
    """The boards that were told of lately, by their prints."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._known: OrderedDict[str, Printed] = OrderedDict()
        self._lock = threading.Lock()  # earlier moments are made in threads

    def print_of(self, match: Match) -> str:
        """The print of a match's board, which is remembered."""
        plain = encode(told("board", match.rules.key, Board(), match.rules.board_view, match.game))
        name = hashlib.sha256(plain).hexdigest()
        with self._lock:
            if name not in self._known:
                self._known[name] = Printed(plain, gzip.compress(plain, 6, mtime=0))
            self._known.move_to_end(name)
            if len(self._known) > self.most:
                self._known.popitem(last=False)
        return name

    def find(self, name: str) -> Printed | None:
        """The board of this print, if it is remembered."""
        with self._lock:
            return self._known.get(name)


BOARDS: Final = Boards()  # of this process: they hold nothing that is anybody's secret
