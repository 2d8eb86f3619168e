"""Any table at any earlier moment: to look at, to branch off from, to take home."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.server import present
from shambler.server.boards import BOARDS
from shambler.server.daily import days
from shambler.server.pinning import last_shared
from shambler.server.protocol import Language, Message, Position, Welcome
from shambler.server.storage import Saved
from shambler.server.table import Seat, Table


class NotYet(ShamblerError):
    """While the game runs, this would tell more than one may know."""


class Moment(Message, frozen=True, tag="moment"):
    """The table after so many answers; ``last`` is how many there are."""

    last: int
    table: Welcome
    position: Position


class Glimpse:
    """Somebody looks at an earlier moment: what is needed of the table, copied, so that the moment
    can be made while the table goes on."""

    def __init__(self, then: Table, last: int, guest: str, eyes: int | None, number: int) -> None:
        self.then = then
        self.last = last
        self.guest = guest
        self.eyes = eyes
        self.number = number
        self.language: Language = "en"

    @classmethod
    def at(
        cls, table: Table, guest: str, number: int, language: Language, seat: int | None = None
    ) -> Glimpse:
        """What this person could see then, on one seat of theirs. Nobody sees more than they saw.

        When the game is over, or nothing is hidden at all, they may look through any seat; not
        through a bot's while it runs, since that would leave no mark for whoever joins later.
        """
        eyes = _eyes(table, guest, seat)
        match = table.match.copy()
        then = Table(table.key, match, list(table.seats), table.terms, table.salt)
        then.marks = table.marks
        look = cls(then, match.number, guest, eyes, min(number, match.number))
        look.language = language
        return look

    def written(self) -> str:
        """The moment as the text of a position."""
        self.then.match.rewind(self.number)
        return self.then.match.position(self.eyes)

    def moment(self) -> Moment:
        """The moment itself: up to a few dozen answers are played again."""
        then = self.then
        then.match.rewind(self.number)
        position = present.position(
            then, self.guest, (self.eyes, None), self.language, 0, frozenset()
        )
        board = BOARDS.print_of(then.match)
        return Moment(self.last, present.welcome(then, self.guest, self.language, board), position)


def _eyes(table: Table, guest: str, seat: int | None) -> int | None:
    """The seat that was asked for; else one's own, where it is clear which person looks."""
    held = table.held_by(guest)
    if seat is not None:
        if seat not in held and not (seat in table.match.seats and is_open(table.match)):
            raise NotYet("what this seat sees is hidden from you")
        return seat
    clear = len(held) == 1 or (held and present.same_sight(table.match, held))
    return held[0] if clear else None


class Branching:
    """What if? Somebody leaves a table at a moment, with other dice to come: what is needed of the
    table, copied.

    Whoever branches holds every seat that is not a bot's, and so sees their hands.
    """

    def __init__(self, table: Table, guest: str, number: int) -> None:
        if days.sealed(table) and table.match.outcome is None:
            raise NotYet("the game of the day is played once: branch off when it is over")
        if not may_open(table, guest):
            raise NotYet("what others hold is hidden: wait until the game is over")
        self.match = table.match.copy()
        self.number = min(number, self.match.number)
        self.seats = _all_for(guest, table.seats)

    def off(self) -> tuple[Match, list[Seat]]:
        """A match of one's own: up to a few dozen answers are played again."""
        return self.match.branch(self.number, seed=secrets.randbits(63)), self.seats


def _all_for(guest: str, seats: list[Seat]) -> list[Seat]:
    """The bots stay; everything else is one person's."""
    return [
        Seat(seat.number, "bot", bot=seat.bot)
        if seat.kind == "bot"
        else Seat(seat.number, "person", guest=guest)
        for seat in seats
    ]


def record(table: Table, guest: str) -> str:
    """The whole game as text, the seed included: for those to whom nothing in it is secret."""
    may_read(table, guest)
    return table.match.text()


def may_read(table: Table, guest: str) -> None:
    """Refuses those to whom something in the record is secret."""
    if days.sealed(table):
        raise NotYet("the record holds dice that others have yet to roll: wait until tomorrow")
    if table.match.outcome is None and not table.is_private_to(guest):
        raise NotYet("the record holds the dice to come: wait until the game is over")


def may_share(table: Table) -> None:
    """Refuses to pass on what others have yet to roll."""
    if days.sealed(table):
        raise NotYet("others have yet to roll these dice: share the position tomorrow")


def is_over(table: Table) -> None:
    """Refuses as long as the game runs: then whoever reads its record leaves a mark."""
    if table.match.outcome is None:
        raise NotYet("while the game runs, taking its record is told to the table: use POST")


def may_open(table: Table, guest: str) -> bool:
    """May this person see all seats: it is over, it is all theirs, or nothing is hidden?"""
    return table.is_private_to(guest) or is_open(table.match)


def is_open(match: Match) -> bool:
    """Is nothing hidden from anybody, or not any more?"""
    return match.outcome is not None or present.same_sight(match, (None, *match.seats))


def record_of_closed(saved: Saved, names: Collection[str]) -> str:
    """The record of a game that an update has ended, for those who played it."""
    _sat_there(saved, names)
    return saved.record.write(saved.parsed.final)


def branch_of_closed(
    saved: Saved, guest: str, names: Collection[str], number: int
) -> tuple[Match, list[Seat]]:
    """A match of one's own from a position that the old and the new rules share."""
    _sat_there(saved, names)
    match = last_shared(saved)
    match.rewind(min(number, match.number))
    return match.copy(secrets.randbits(63)), _all_for(guest, saved.seats)


def _sat_there(saved: Saved, names: Collection[str]) -> None:
    if not any(seat.kind == "person" and seat.guest in names for seat in saved.seats):
        raise NotYet("only those who played this game may have it")
