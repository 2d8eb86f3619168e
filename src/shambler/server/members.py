"""This server among others on the same PostgreSQL: joining, renewing, listening, letting go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import ssl

from sqlalchemy.engine import make_url

from shambler.kernel.errors import ShamblerError
from shambler.server.accounts.book import ENDED
from shambler.server.database import IN_TIME
from shambler.server.hub import Hub
from shambler.server.leases import CHANNEL, Member
from shambler.server.sharing import TURNS

log = logging.getLogger("shambler.server")

LEASE = 10.0  # seconds after which the tables of a server that is gone may be taken


class Members:
    """Keeps the lease of this server, and hears when another lets go of its tables.

    Where the lease could not be renewed by half its time, the server stops answering: the keeper
    refuses everything (:attr:`Keeper.is_fenced`), and all rooms are thrown away.
    """

    def __init__(
        self, hub: Hub, where: str, lease: float = LEASE, tls: ssl.SSLContext | None = None
    ) -> None:
        self.hub = hub
        self.tls = tls  # with which the others are called; else by the authorities of the system
        self.where = where
        self.lease = lease
        self.member = Member("", "", "")
        self.changed = asyncio.Event()  # tables may have been let go
        self._tasks: list[asyncio.Task[None]] = []

    async def join(self, address: str) -> None:
        """Be one of the servers; the others reach this one at ``address``."""
        self.member = Member(secrets.token_hex(8), address, secrets.token_urlsafe(32))
        await self._join()
        self._tasks = [
            asyncio.create_task(self._renew_for_ever()),
            asyncio.create_task(self._listen_for_ever()),
        ]

    async def _join(self) -> None:
        await self.hub.keeper.join(self.member, self.lease)
        log.info("joined the servers of this database", extra={"server": self.member.id})

    async def _renew_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.lease / 5)
            try:
                # With a limit: a database that does not answer must not look like one that does.
                async with asyncio.timeout(self.lease / 2):
                    kept = await self.hub.keeper.renew(self.lease)
            except (ShamblerError, TimeoutError):
                if self.hub.keeper.is_fenced and self.hub.rooms:
                    self.hub.drop_rooms()
                continue
            if not kept:
                await self._come_back()

    async def _come_back(self) -> None:
        """The lease had run out: everything in memory may be old, and we are somebody new."""
        self.hub.drop_rooms()
        address = self.member.address
        self.member = Member(secrets.token_hex(8), address, secrets.token_urlsafe(32))
        with contextlib.suppress(ShamblerError):
            await self._join()

    async def _listen_for_ever(self) -> None:
        import psycopg  # only those who have a PostgreSQL need it

        url = make_url(self.where).set(drivername="postgresql")
        missed = False  # was nobody listening for a while?
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    url.render_as_string(hide_password=False), autocommit=True, **IN_TIME
                )
                async with connection:
                    for channel in (CHANNEL, TURNS, ENDED):
                        await connection.execute(f"LISTEN {channel}")
                    if missed:
                        self.hub.dismiss()
                    missed = True
                    async for note in connection.notifies():
                        if note.channel == ENDED:
                            self.hub.dismiss(note.payload)
                        else:
                            self._tell()
            except psycopg.Error:
                await asyncio.sleep(1)

    def _tell(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    async def something_changes(self, seconds: float) -> None:
        """Wait until tables were let go, or for so long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.changed.wait()

    async def hand_over(self) -> None:
        """The server stops: its tables are for the others, its browsers are asked to come back."""
        for task in self._tasks:
            task.cancel()
        self._tasks = []
        self.hub.leaving = True
        self.hub.drop_rooms()
        with contextlib.suppress(ShamblerError):
            await self.hub.keeper.let_go()
