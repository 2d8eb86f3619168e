"""All tables of a server: making them, finding them, closing them."""

from __future__ import annotations

import secrets
from typing import Any

from shambler import agents
from shambler.games import find as find_game
from shambler.kernel.errors import BadSetup, ShamblerError
from shambler.kernel.match import Match
from shambler.server.bots import Bots
from shambler.server.room import Room
from shambler.server.table import Seat, Table

MOST_TABLES = 10_000
KEY_BYTES = 9  # 72 bits: table links cannot be guessed
PERSON = "person"
BOT = "bot:"


class NoSuchTable(ShamblerError):
    """There is no table with this key."""


class ServerFull(ShamblerError):
    """The server holds as many tables as it can."""


class Hub:
    """The tables of one server process."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.rooms: dict[str, Room] = {}

    def create(
        self,
        guest: str,
        game: str,
        scenario: str,
        sitting: list[str],
        *,
        options: dict[str, Any],
        seed: int | None,
        pace: float,
    ) -> Room:
        """A new table; the one who makes it takes every seat that is for a person."""
        if len(self.rooms) >= MOST_TABLES:
            raise ServerFull("this server has no room for another table; try again later")
        rules = find_game(game)
        if "seats" in rules.setup_type.__struct_fields__:
            options = {**options, "seats": len(sitting)}
        rules.setup(options)  # refuses unknown names, among them those of our own arguments
        match = Match.new(rules, scenario, seed=seed, **options)
        if len(match.seats) != len(sitting):
            raise BadSetup(f"{scenario} has {len(match.seats)} seats, not {len(sitting)}")
        seats = [_seat(number, text, guest) for number, text in enumerate(sitting)]
        key = secrets.token_urlsafe(KEY_BYTES)
        room = Room(Table(key, match, seats), self.bots, pace)
        self.rooms[key] = room
        return room

    def find(self, key: str) -> Room:
        """The table with this key."""
        room = self.rooms.get(key)
        if room is None:
            raise NoSuchTable("there is no such table; perhaps the link is old or cut off")
        return room

    def close(self) -> None:
        """The server stops."""
        for room in self.rooms.values():
            room.close()
        self.bots.close()


def _seat(number: int, text: str, guest: str) -> Seat:
    """``person``, or ``bot:`` and the name of an agent."""
    if text == PERSON:
        return Seat(number, "person", guest=guest)
    name = text.removeprefix(BOT)
    if name == text:
        raise BadSetup(f"seat {number}: 'person' or 'bot:' and a name, not {text!r}")
    agents.find(name)  # refuses unknown names
    return Seat(number, "bot", bot=name)
