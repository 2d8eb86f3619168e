"""Whose turn it is while they are away: told once, and not again until they come back."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial
from typing import TYPE_CHECKING

from shambler.games import title_of
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


class TurnNotices:
    """Tells people that a table waits for them, if the host can and they asked for it."""

    def __init__(self, keeper: Keeper, reach: Reach, rooms: dict[str, Room]) -> None:
        self.keeper = keeper
        self.reach = reach
        self.rooms = rooms
        self._timers: dict[str, asyncio.TimerHandle] = {}
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
        timer = self._timers.pop(key, None)
        if timer is not None:
            timer.cancel()
        people = absent(room.table, room.here)
        if people:
            loop, names = asyncio.get_running_loop(), {seat.guest for seat in people}
            self._timers[key] = loop.call_later(self.reach.wait, self._due, room, names)

    def _due(self, room: Room, names: set[str]) -> None:
        self._timers.pop(room.table.key, None)
        if self.rooms.get(room.table.key) is not room or room.lost:
            return
        still = {seat.guest for seat in absent(room.table, room.here)} & names
        task = asyncio.create_task(self._tell(room.table, still))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

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
        for timer in self._timers.values():
            timer.cancel()
        for task in self._telling:
            task.cancel()


def _called(table: Table, language: Language) -> str:
    """What is played there, as anybody may know it."""
    rules, record = table.match.rules, table.match.record
    scenario = rules.played(record.scenario, record.setup)
    name = scenario.name.get(language) or scenario.name.get("en", "")
    return f"{name} · {title_of(rules.key)}"
