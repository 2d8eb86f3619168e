"""Positions kept beside the answers, so that a table is opened without playing all of it again.

Every so many answers the state is written down, and with it what happened since the last time. A
table that comes back begins at the newest such position and plays the few answers after it again.
A snapshot only saves time: one that is missing, of another version or not readable costs nothing
but a whole replay, and the fingerprint of the last state is compared either way.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from shambler.kernel import state as states
from shambler.kernel.errors import BadRecord, ShamblerError
from shambler.kernel.event import Event
from shambler.kernel.match import Match
from shambler.kernel.record import CHECK_EVERY, Parsed
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.structs import convert, to_builtins

log = logging.getLogger("shambler.server")

EVERY: Final = 32  # answers

Entries = list[
    list[tuple[str, dict[str, Any]]]
]  # by answer: the events by the names of their types


class Snapshot(msgspec.Struct, frozen=True):
    """A position, and what happened from the one before it up to here."""

    number: int
    state: bytes
    log: bytes


def due(match: Match, kept: Sequence[int]) -> Snapshot | None:
    """The position now, if the newest one that is kept is too far behind.

    ``None`` also where it would not come back as it is.
    """
    newest = kept[-1] if kept else 0
    if match.number < newest + EVERY:
        return None
    told = match.log[newest + 1 :]
    snapshot = Snapshot(match.number, states.dump(match.game.state), _written(told))
    try:
        same = _state(match.rules, snapshot) == match.game.state
        same = same and _entries(match.rules, snapshot) == told
    except (ShamblerError, msgspec.ValidationError, KeyError):
        same = False
    if not same:
        log.warning("a position cannot be kept", extra={"game": match.rules.key})
    return snapshot if same else None


def restored(rules: Ruleset, parsed: Parsed, kept: Sequence[Snapshot], name: str) -> Match:
    """The match at the end of its record; raises where the snapshots do not lead there."""
    found = {snapshot.number: _state(rules, snapshot) for snapshot in kept}
    told = [entry for snapshot in kept for entry in _entries(rules, snapshot)]
    match = Match.at(rules, parsed.record, found, told)
    for answer in parsed.record.answers[match.number :]:
        match.repeat(answer)
    if match.fingerprint != parsed.final:
        raise BadRecord(f"{name}: the state is not the recorded one")
    checks = parsed.record.checks.items()
    match.record.checks |= {n: text for n, text in checks if n and n % CHECK_EVERY == 0}
    return match


def _written(entries: list[list[Event]]) -> bytes:
    plain = [[(_name(type(event)), to_builtins(event)) for event in entry] for entry in entries]
    return msgspec.json.encode(plain)


def _entries(rules: Ruleset, snapshot: Snapshot) -> list[list[Event]]:
    types = {_name(cls): cls for cls in rules.event_types}
    plain = msgspec.json.decode(snapshot.log, type=Entries)
    return [[convert(data, types[name]) for name, data in entry] for entry in plain]


def _state(rules: Ruleset, snapshot: Snapshot) -> states.State:
    return states.load(rules.state_type, snapshot.state, rules.procedures)


def _name(kind: type[Event]) -> str:
    return f"{kind.__module__}:{kind.__qualname__}"
