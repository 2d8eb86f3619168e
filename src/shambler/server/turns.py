"""What a table does by itself: its bots answer, and they take the seats of people who are away."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from shambler.server import metrics
from shambler.server.absence import STAND_IN, Clock, missing
from shambler.server.bots import rest_of_slot, slot_of
from shambler.server.table import Seat

if TYPE_CHECKING:
    from shambler.server.room import Room

log = logging.getLogger("shambler.server")

HOLD = 60.0  # seconds that bots wait for an answer to a proposal before they play on


class Turns:
    """The task that plays for the bots of a room, and the timer for those who are away."""

    def __init__(self, room: Room, asked_at: float | None) -> None:
        self.room = room
        self.clock = Clock(time.time() if asked_at is None else asked_at)
        self.held_until = self.clock.opened_at + HOLD  # bots wait for a proposal to be settled
        self.playing: asyncio.Task[None] | None = None
        self.replacing: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Is a bot at it?"""
        return self.playing is not None and not self.playing.done()

    def hold(self) -> None:
        """Somebody proposed to take something back: bots wait for what the others say."""
        self.held_until = time.time() + HOLD

    def close(self) -> None:
        """The server stops."""
        if self.playing is not None:
            self.playing.cancel()
        if self.timer is not None:
            self.timer.cancel()

    def wake(self) -> None:
        """Let the bots play, if one is due and none is at it; look who is away."""
        if self.room.guests and self.room.table.due_bot is not None and not self.busy:
            self.playing = asyncio.create_task(self._let_bots_play())
        self._mind_absent()

    # -- bots ------------------------------------------------------------------------------

    async def _let_bots_play(self) -> None:
        room = self.room
        while room.guests and (seat := room.table.due_bot) is not None:
            number = room.table.match.number
            await asyncio.sleep(room.table.terms.pace)
            while self._is_held():
                await asyncio.sleep(0.05)
            key = await self._ask_bot(seat)
            async with room.lock:
                if room.lost:
                    return
                same = number == room.table.match.number and room.table.due_bot == seat
                if self._is_held() or not same:
                    continue  # an answer or the seat was taken back meanwhile, or may yet be
                room.table.play_bot(seat.number, number, key)
                await room.save(number)
            room.refresh(number + 1)
        self._mind_absent()

    async def _ask_bot(self, seat: Seat) -> str:
        """The key of a bot's answer, after a time that tells nothing of what it holds."""
        table = self.room.table
        decision = table.match.game.decision
        assert decision is not None
        begun = time.monotonic()
        with metrics.BOT.labels(seat.bot.partition(":")[0]).time():
            key = await self.room.bots.choose(
                table.match, seat.number, seat.bot, table.host or table.key
            )
        slot = slot_of(decision, seat.bot)
        await asyncio.sleep(rest_of_slot(slot, time.monotonic() - begun))
        return key

    def _is_held(self) -> bool:
        return self.room.table.proposal is not None and time.time() < self.held_until

    # -- people who are away ---------------------------------------------------------------

    def _mind_absent(self) -> None:
        """Set the timer for the next seat that somebody has left alone for too long."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        minutes = self.room.table.terms.absent
        away = missing(self.room.table, self.room.here) if minutes else []
        if away:
            wait = min(self.clock.due(seat, minutes) for seat in away) - time.time()
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(max(0.0, wait), self._time_is_up)

    def _time_is_up(self) -> None:
        self.replacing = asyncio.create_task(self._replace_absent())

    async def _replace_absent(self) -> None:
        room = self.room
        minutes, now = room.table.terms.absent, time.time()
        async with room.lock:
            if room.lost:
                return
            for seat in missing(room.table, room.here):
                if self.clock.due(seat, minutes) <= now + 0.01:
                    await room.reseat(msgspec.structs.replace(seat, bot=STAND_IN, away=True))
                    about = {**room.about, "seat": seat.number}
                    log.info("a bot plays for somebody who is away", extra=about)
            await room.settle()
        self.wake()
