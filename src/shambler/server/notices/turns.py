"""Whose turn it is while they are away: told once, and not again until they come back."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from shambler.games import title_of
from shambler.kernel.errors import ShamblerError
from shambler.server import metrics
from shambler.server.absence import absent
from shambler.server.host_secrets import host_secret
from shambler.server.keeper import Keeper, Unavailable
from shambler.server.notices import book, mail, push
from shambler.server.notices.book import Mail, Push
from shambler.server.notices.push import PushMessage
from shambler.server.notices.reach import Reach
from shambler.server.protocol import Language
from shambler.server.table import Table
from shambler.server.words import TEXTS

if TYPE_CHECKING:
    from shambler.server.room import Room

VAPID = "vapid"
LATELY = 3600.0  # seconds after which a change is no news, if nobody was told of it
LAST_WORDS = 5.0  # seconds that a server that stops takes to tell


class TurnNotices:
    """Tells people that a table waits for them, if the host can and they asked for it."""

    def __init__(
        self, keeper: Keeper, reach: Reach, find: Callable[[str], Awaitable[Room]]
    ) -> None:
        self.keeper = keeper
        self.reach = reach
        self.find = find  # the room of a table, read again if it must be
        self._considered: dict[str, float] = {}  # table -> when we last looked at it
        self._waiting: dict[str, tuple[asyncio.TimerHandle, set[str]]] = {}
        self._telling: set[asyncio.Task[None]] = set()

    @property
    def can_tell(self) -> bool:
        """Has the host said how?"""
        return self.reach.pushes or self.reach.mails

    async def private_key(self) -> str:
        """By which push services know this host; all servers of a database have the same."""
        return await self.keeper.change(lambda c: host_secret(c, VAPID, push.new_key))

    def consider(self, room: Room) -> None:
        """Something changed at a table: whoever is asked and away is told after a while."""
        key = room.table.key
        if not self.can_tell:
            return
        self._considered[key] = time.time()
        self._forget(key)
        people = absent(room.table, room.here)
        if people:
            loop, names = asyncio.get_running_loop(), {seat.guest for seat in people}
            timer = loop.call_later(self.reach.wait, self._due, key)
            self._waiting[key] = timer, names

    def _forget(self, key: str) -> set[str]:
        """Whoever is told of a table is not waited for any more; who was it?"""
        timer, names = self._waiting.pop(key, (None, set()))
        if timer is not None:
            timer.cancel()
        return names

    def _due(self, key: str) -> None:
        task = asyncio.create_task(self._look_again(key, self._forget(key)))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _look_again(self, key: str, names: set[str]) -> None:
        """Tell those who are still asked and away. A table that another server has by now is
        looked at there.
        """
        with contextlib.suppress(ShamblerError):  # whoever is asked for the table says why
            room = await self.find(key)
            async with room.lock:
                away = {seat.guest for seat in absent(room.table, room.here)}
            if not room.lost:
                await self._tell(room.table, away & names)

    async def flush(self) -> None:
        """The server stops: who would be told in a while is told now."""
        for key in list(self._waiting):
            self._due(key)
        if self._telling:
            await asyncio.wait(self._telling, timeout=LAST_WORDS)

    async def catch_up(self) -> None:
        """Look at tables that changed lately while nobody looked: their server was killed."""
        if not self.can_tell:
            return
        now = time.time()
        since = now - LATELY
        self._considered = {key: at for key, at in self._considered.items() if at > since}
        changed = await self.keeper.read(lambda c: book.changed(c, since, now - self.reach.wait))
        for key, at in changed.items():
            if self._considered.get(key, 0.0) < at:
                self._considered[key] = now
                with contextlib.suppress(ShamblerError):  # another server has it, and looks
                    self.consider(await self.find(key))

    async def came(self, table: str, person: str) -> None:
        """Somebody opened a table: next time they are told again."""
        if self.can_tell and person:
            await self.keeper.change(lambda c: book.came(c, table, person))

    async def _tell(self, table: Table, names: set[str]) -> None:
        with contextlib.suppress(Unavailable):  # the database has its own way to say so
            for name in sorted(names):
                notice = partial(book.notice, table=table.key, seat_holder=name, now=time.time())
                pushes, mailed = await self.keeper.change(notice)
                await asyncio.gather(*(self._push(table, entry) for entry in pushes))
                await self._mail(table, mailed)

    async def _push(self, table: Table, to: Push) -> None:
        if not self.reach.pushes:
            return
        private = await self.private_key()
        title = TEXTS.text(to.language, "push-title", {})
        message = PushMessage(table.key, title, _called(table, to.language))
        metrics.NOTICES.labels("push").inc()
        if not await asyncio.to_thread(push.send, self.reach, private, to, message):
            await self.keeper.change(lambda c: book.drop_push(c, to.id))

    async def _mail(self, table: Table, to: Mail | None) -> None:
        if to is None or not self.reach.mails:
            return
        called = _called(table, to.language)
        metrics.NOTICES.labels("mail").inc()
        letter = mail.turn(self.reach, to.address, to.language, to.stop, table.key, called)
        await mail.send(self.reach, letter)

    def close(self) -> None:
        """The server stops."""
        for key in list(self._waiting):
            self._forget(key)
        for task in self._telling:
            task.cancel()


def _called(table: Table, language: Language) -> str:
    """What is played there, as anybody may know it."""
    rules, record = table.match.rules, table.match.record
    scenario = rules.played(record.scenario, record.setup)
    name = scenario.name.get(language) or scenario.name.get("en", "")
    return f"{name} · {title_of(rules.key)}"
