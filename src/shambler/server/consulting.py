"""A browser asks the adviser about the question of its seat; the table goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging

from shambler.kernel.errors import WrongSeat
from shambler.server.adviser import Adviser, NoAdvice, Query, query_for
from shambler.server.guest import Guest
from shambler.server.logs import short
from shambler.server.protocol import Advise, Refused
from shambler.server.table import NotYours, Table
from shambler.server.words import said, told

log = logging.getLogger("shambler.server")


def consult(adviser: Adviser, table: Table, guest: Guest, command: Advise) -> None:
    """Let the adviser think, if this seat is asked and may ask. Its advice comes as a message."""
    if not table.terms.advice:
        raise NoAdvice(said("no-advice"))
    if command.seat not in table.held_by(guest.person):
        raise NotYours(said("not-your-seat", seat=command.seat))
    table.is_current(command.number)
    if command.seat not in table.asked_of(guest.person):
        raise WrongSeat(said("seat-not-asked", seat=command.seat))
    if table.match.chance_question is not None:
        raise NoAdvice(said("read-it-off"))
    guest.patience.spend()
    query = query_for(table.match, command.seat, guest.language)
    about: dict[str, str | int] = {"table": short(table.key), "number": command.number}
    guest.patience.task = asyncio.create_task(_tell(adviser, guest, query, command.id, about))


async def _tell(
    adviser: Adviser, guest: Guest, query: Query, asked_as: str, about: dict[str, str | int]
) -> None:
    try:
        guest.tell(await adviser.ask(query, asked_as, guest.person))
    except NoAdvice as problem:
        guest.tell(Refused("no-advice", told(problem, guest.language), asked_as))
    except Exception:  # a defect of the adviser is no reason to stop the table
        log.exception("the adviser failed", extra=about)
        guest.tell(Refused("no-advice", "the adviser has no answer", asked_as))
