"""HTTP/1.1 that waits for nobody for ever: heads and bodies have to come in time.

uvicorn waits without end for the rest of a request that was begun. A connection on which a request
is begun and not yet whole is *half-open* here: it has so many seconds, and one address has so many
of them. A proxy sends whole requests, so this bothers none.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

IN_TIME: Final = 15.0  # seconds for a request to arrive
MOST_HALF_OPEN: Final = 100  # of one address


class CarefulHTTP(H11Protocol):
    """One connection."""

    in_time = IN_TIME
    most_half_open = MOST_HALF_OPEN
    half_open: Counter[str] = Counter()  # address -> its connections without a whole request

    _timer: asyncio.TimerHandle | None = None
    _is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects: a request has to follow."""
        super().connection_made(transport)
        self._begin()

    def data_received(self, data: bytes) -> None:
        """A piece of a request."""
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self._is_socket:
            self._begin()
        else:
            self._end()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It is a socket from now on, which is pinged."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._end()
        super().connection_lost(exc)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _begin(self) -> None:
        if self._timer is not None or self.transport.is_closing():
            return
        self.half_open[self._address] += 1
        self._timer = self.loop.call_later(self.in_time, self._give_up)
        if self.half_open[self._address] > self.most_half_open:
            self._give_up()

    def _end(self) -> None:
        if self._timer is None:
            return
        self._timer.cancel()
        self._timer = None
        self.half_open[self._address] -= 1
        if self.half_open[self._address] <= 0:
            del self.half_open[self._address]

    def _give_up(self) -> None:
        self._end()
        self.transport.abort()
