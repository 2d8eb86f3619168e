"""All tables of a server: making them, finding them, closing them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from shambler.games import find as find_game
from shambler.kernel.errors import BadRecord, BadSetup, ShamblerError
from shambler.kernel.match import Match
from shambler.server import bots, metrics
from shambler.server.adviser import Adviser
from shambler.server.boards import BOARDS
from shambler.server.bots import Bots
from shambler.server.campaign_rows import NewChapter
from shambler.server.collector import Housework
from shambler.server.fairness import Mark, new_salt
from shambler.server.keeper import Keeper, Unavailable
from shambler.server.logs import short
from shambler.server.notices.reach import Reach
from shambler.server.notices.turns import TurnNotices
from shambler.server.pinning import TableClosed
from shambler.server.room import COME_BACK, Room
from shambler.server.storage import Saved
from shambler.server.table import Seat, Table, Terms
from shambler.server.words import said

log = logging.getLogger("shambler.server")

P = ParamSpec("P")
R = TypeVar("R")

MOST_ROOMS = 5_000
KEY_BYTES = 9  # 72 bits: table links cannot be guessed
DAY = 86_400.0
LOOKERS = 2  # earlier moments that are made at once,
OPENERS = 2  # and tables that are read: others wait, and the rest of the server goes on
IDLE = 60.0  # seconds after which an empty room is put away; the database has it
PERSON = "person"
OPEN = "open"
BOT = "bot:"


class NoSuchTable(ShamblerError):
    """There is no table with this key."""


class ServerFull(ShamblerError):
    """The server holds as many tables as it can."""


class Hub:
    """The tables of one server process. Only those in use are in memory."""

    def __init__(
        self,
        players: Bots,
        adviser: Adviser,
        keeper: Keeper,
        keep_days: float = 0,
        reach: Reach | None = None,
    ) -> None:
        self.bots = players
        self.adviser = adviser
        self.keeper = keeper
        self.keep = keep_days * DAY  # seconds after which an unused table is forgotten; 0: never
        self.looking = asyncio.Semaphore(LOOKERS)
        self.opening = asyncio.Semaphore(OPENERS)
        self.leaving = False  # the server stops, and hands its tables over
        self.rooms: dict[str, Room] = {}
        self.dropped = 0  # how often all rooms were thrown away
        self.notices = TurnNotices(keeper, reach or Reach(), self.find)
        # A lock lives as long as somebody holds it or waits for it, and no longer.
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def create(
        self,
        guest: str,
        game: str,
        scenario: str,
        sitting: list[str],
        *,
        options: dict[str, Any],
        seed: int | None,
        terms: Terms,
        box: Sequence[str] = (),
    ) -> Room:
        """A new table; the one who makes it takes every seat that is for a person."""
        rules = find_game(game)
        rules.check_scenario(scenario)
        options = rules.seated(scenario, options, len(sitting))
        rules.setup(options)  # refuses unknown names, among them those of our own arguments
        # Never on the loop: a scenario of one's own is read, checked and laid out first.
        match = await asyncio.to_thread(Match.new, rules, scenario, seed=seed, box=box, **options)
        if len(match.seats) != len(sitting):
            raise BadSetup(f"{scenario} has {len(match.seats)} seats, not {len(sitting)}")
        seats = [seat_for(number, text, guest) for number, text in enumerate(sitting)]
        if box:
            return await self.adopt(match, seats, terms, Mark("dice-typed"))
        if seed is not None:
            return await self.adopt(match, seats, terms, Mark("seed-chosen"))
        return await self.adopt(match, seats, terms)

    async def adopt(
        self,
        match: Match,
        seats: list[Seat],
        terms: Terms,
        mark: Mark | None = None,
        chapter: NewChapter | None = None,
    ) -> Room:
        """A table around a match. ``mark``: why its dice cannot be pledged, which everybody sees.

        Only the seed of a new match that was drawn here can be.
        """
        table = self.lay(match, seats, terms, mark)
        await self.keeper.make(table, chapter)
        if match.number:
            await self.keeper.rewrite(table, 0)
        return self.open(table)

    def lay(self, match: Match, seats: list[Seat], terms: Terms, mark: Mark | None) -> Table:
        """A table that is not kept yet."""
        self._make_room()
        salt = new_salt() if mark is None else ""
        table = Table(new_key(), match, seats, terms, salt)
        table.marks = () if mark is None else (mark,)
        return table

    def open(self, table: Table) -> Room:
        """A new table, which is kept by now: people may come."""
        match, seats = table.match, table.seats
        room = self._room(table)
        self.rooms[table.key] = room
        about = {"table": short(table.key), "game": match.rules.key, "seats": len(seats)}
        log.info("a table was made", extra=about)
        return room

    @property
    def may_answer(self) -> bool:
        """Does this server still have its tables, as far as it can know?"""
        return not self.leaving and not self.keeper.is_fenced

    async def find(self, key: str) -> Room:
        """The table with this key, from memory or from the database.

        A server that could not renew its lease, or is leaving, has no tables.
        """
        if not self.may_answer:
            raise Unavailable
        room = self.rooms.get(key)
        if room is not None and not room.lost:
            return room
        lock = self._reading.setdefault(key, asyncio.Lock())
        async with lock:
            room = self.rooms.get(key)
            if room is None or room.lost:
                room = await self._read(key)
        return room

    def has(self, room: Room) -> bool:
        """Is this still the room of its table?"""
        return self.rooms.get(room.table.key) is room and not room.lost

    async def look(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Work that may take long: a few at a time, and never on the loop."""
        async with self.looking:
            return await asyncio.to_thread(work, *args, **kwargs)

    async def find_closed(self, key: str) -> Saved | None:
        """A table that an update has closed, as it is kept; ``None`` where play can go on."""
        try:
            await self.find(key)
        except TableClosed:
            return await self.keeper.look(key)
        return None

    async def print_board(self, key: str) -> None:
        """Remember the board of a table, wherever the table itself is at the moment."""
        room = self.rooms.get(key)
        if room is not None:
            BOARDS.print_of(room.table.match)
            return
        saved = await self.keeper.look(key)
        if saved is not None:
            async with self.opening:
                await asyncio.to_thread(_print_board, saved)

    async def _read(self, key: str) -> Room:
        """From the database, and once more where all rooms were thrown away meanwhile: what was
        read before that may be old by now, like everything else.
        """
        room, before = None, -1
        while room is None or before != self.dropped:
            before = self.dropped
            room = await self._read_once(key)
        self.rooms[key] = room
        return room

    async def _read_once(self, key: str) -> Room:
        self._make_room()
        try:
            with metrics.OPENING.time():
                async with self.opening:
                    found = await self.keeper.load(key)
        except BadRecord as problem:
            log.error("a table cannot be continued", extra={"table": short(key)})
            raise NoSuchTable(f"this table cannot be continued: {problem}") from problem
        if found is None:
            raise NoSuchTable(said("no-table"))
        table, saved = found
        asked_at = saved.kept[-1].at if saved.kept else saved.made_at
        room = self._room(table, asked_at)
        room.written_at = saved.used_at
        room.chat.extend(saved.chat)
        return room

    def _room(self, table: Table, asked_at: float | None = None) -> Room:
        return Room(table, self.bots, self.adviser, self.keeper, asked_at, self.keep, self.notices)

    def _make_room(self) -> None:
        if len(self.rooms) >= MOST_ROOMS:
            self.put_away(0)
        if len(self.rooms) >= MOST_ROOMS:
            raise ServerFull("this server has no room for another table; try again later")

    def drop_rooms(self) -> None:
        """Others may have written: every table is read again by whoever is asked for it next."""
        self.dropped += 1
        for room in self.rooms.values():
            room.give_up()
        if self.rooms:
            log.warning("all tables are read again", extra={"rooms": len(self.rooms)})
        self.rooms.clear()

    def dismiss(self, browser: str | None = None) -> None:
        """Somebody else sits before this browser now, or nobody: its sockets come back anew; or
        all of them do, since nobody can say any more whose they are.
        """
        for room in self.rooms.values():
            for guest in room.guests:
                if browser in (None, guest.browser):
                    guest.send_away(COME_BACK)

    def put_away(self, idle: float = IDLE) -> None:
        """Forget rooms that nobody has used for a while."""
        limit = time.monotonic() - idle
        for key, room in list(self.rooms.items()):
            if room.is_idle and room.used_at <= limit:
                del self.rooms[key]

    async def keep_tidy(self) -> None:
        """Put idle rooms away, again and again."""
        housework = Housework()
        while True:
            await asyncio.sleep(IDLE)
            self.put_away()
            housework.do(quiet=not any(room.guests for room in self.rooms.values()))
            try:
                await self.notices.catch_up()
                await self.forget()
            except ShamblerError:  # the database has its own way to say so
                continue

    async def forget(self) -> int:
        """Forget tables that nobody has used for longer than the host keeps them."""
        if not self.keep:
            return 0
        keys = await self.keeper.expire(time.time() - self.keep, list(self.rooms))
        if keys:
            log.info("tables were forgotten", extra={"count": keys})
        return keys

    def close(self) -> None:
        """The server stops."""
        self.notices.close()
        for room in self.rooms.values():
            room.close()
        self.bots.close()
        self.adviser.close()
        self.keeper.close()


def new_key() -> str:
    """A link that cannot be guessed."""
    return secrets.token_urlsafe(KEY_BYTES)


def _print_board(saved: Saved) -> None:
    """It is the same from the first position on. What does not fit today's rules has none."""
    with contextlib.suppress(ShamblerError):
        rules = find_game(saved.record.game)
        BOARDS.print_of(Match.replay(rules, saved.parsed, to=0, name=f"table {saved.key}"))


def seat_for(number: int, text: str, guest: str) -> Seat:
    """``person``, ``open``, or ``bot:`` and the name of an agent."""
    if text == PERSON:
        return Seat(number, "person", guest=guest)
    if text == OPEN:
        return Seat(number, "open")
    name = text.removeprefix(BOT)
    if name == text:
        raise BadSetup(f"seat {number}: 'person', 'open' or 'bot:' and a name, not {text!r}")
    bots.check(name)
    return Seat(number, "bot", bot=name)
