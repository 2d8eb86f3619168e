"""Bots of several servers on one machine think in turn, person by person.

Each server lets the first of its own queue ask; the database says who of all these is next: whoever
was served longest ago, at any server.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from shambler.kernel.errors import ShamblerError
from shambler.server.keeper import Keeper
from shambler.server.members import Members

LOOK = 0.25  # seconds after which a server looks again even if nobody told it to


class SharedTurns:
    """The turns of one machine."""

    def __init__(self, members: Members, keeper: Keeper) -> None:
        self.members = members
        self.keeper = keeper
        self.machine = socket.gethostname()

    @asynccontextmanager
    async def taking(self, person: str, places: int) -> AsyncIterator[None]:
        """Wait for the turn, and leave it again. Without a database nobody waits: there the answer
        could not be kept either, and whoever asked is told so.
        """
        turn = await self._wait(person, places)
        try:
            yield
        finally:
            if turn is not None:
                await asyncio.shield(asyncio.create_task(self.keeper.leave_turn(turn)))

    async def _wait(self, person: str, places: int) -> int | None:
        turn: int | None = None
        try:
            turn = await self.keeper.ask_turn(self.machine, person)
            while not await self.keeper.take_turn(turn, self.machine, places):
                await self.members.something_changes(LOOK)
        except ShamblerError:
            pass
        except BaseException:
            if turn is not None:
                await asyncio.shield(asyncio.create_task(self.keeper.leave_turn(turn)))
            raise
        return turn
