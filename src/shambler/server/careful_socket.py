"""Sockets whose frames are counted: what is no command costs time as well.

uvicorn reads up to 256 kB at once and looks at every frame in it before anybody else's turn. Pings,
pongs and pieces of a message that never ends are never told to the application, so nobody there
could count them: one browser that sent a megabyte of them each second stopped everybody else.
"""

from __future__ import annotations

import logging
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

log = logging.getLogger("shambler.server")

PIECE: Final = 4096  # bytes that are looked at before it is asked whether that is enough
MOST_FRAMES: Final = 600  # of one socket
WINDOW: Final = 2.0  # in so many seconds
TOO_MANY: Final = 1008


class CarefulSocket(WebSocketsSansIOProtocol):
    """One connection, after it has become a socket."""

    _count = 0
    _since = 0.0

    def data_received(self, data: bytes) -> None:
        """Frames, and parts of frames."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
            if self._count > MOST_FRAMES:
                self._end()

    def _one_more(self) -> None:
        now = self.loop.time()
        if now > self._since + WINDOW:
            self._since, self._count = now, 0
        self._count += 1

    def _end(self) -> None:
        """Whoever sends that much is no browser of ours, and is not waited for."""
        log.info("a socket sent too many frames")
        self.conn.send_close(TOO_MANY, "too many frames")
        self.handle_parser_exception()

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message."""
        self._one_more()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """A message, or its beginning."""
        self._one_more()
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same; nobody sends any."""
        self._one_more()
        super().handle_bytes(event)

    def handle_ping(self) -> None:
        """It has been answered already."""
        self._one_more()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Perhaps to a ping of ours."""
        self._one_more()
        super().handle_pong(event)
