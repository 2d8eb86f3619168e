"""Where the game of a record begins: its set-up or position, its seed, its dice."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Any

from shambler.kernel import position as positions
from shambler.kernel.box import check_box
from shambler.kernel.chance import EVERYTHING, Boxed, Sampled, Source
from shambler.kernel.errors import BadRecord, BadSetup
from shambler.kernel.machine import Game
from shambler.kernel.record import Record
from shambler.kernel.ruleset import Ruleset


def first_position(rules: Ruleset, record: Record) -> Game[Any, Any]:
    """Where the game of a record begins: with the set-up, or at a position."""
    source = source_of(record)
    if not record.position:
        return _with_box(rules.new(record.scenario, record.setup, source), record)
    begins = positions.game_of(record.position)
    if begins != (record.game, record.scenario):
        raise BadRecord(f"the position is of {'/'.join(begins)}")
    if positions.setup_of(rules, record.position) != record.setup:
        raise BadRecord("the position has another set-up")
    return _with_box(positions.lay_out(rules, record.position, source), record)


def _with_box(game: Game[Any, Any], record: Record) -> Game[Any, Any]:
    """The game, if it has the dice and decks that the record speaks of."""
    if record.typed:
        check_box(game, {*record.box, *(n for box in record.switches.values() for n in box)})
    return game


def begun_again(rules: Ruleset, old: Record) -> Record:
    """The record of the same game with no answer in it yet, under today's rules."""
    return Record.begin(rules, old.scenario, old.seed, old.setup, old.box, old.position)


def box_of(typed: bool, box: Collection[str]) -> tuple[str, ...]:
    return (EVERYTHING,) if typed else tuple(sorted(set(box)))


def source_of(record: Record) -> Source:
    """Where chance comes from when the game of a record begins."""
    ours = Sampled(record.seed)
    return Boxed(record.box, ours) if record.typed else ours


def drawn_or_checked(seed: int | None) -> int:
    """The seed that was asked for, or one that nobody has asked for."""
    if seed is None:
        return secrets.randbits(63)
    check_seed(seed)
    return seed


def check_seed(seed: object) -> None:
    """Refuse what no record could hold."""
    if type(seed) is not int or not 0 <= seed < 2**64:
        raise BadSetup("seed: a whole number from 0 to 2**64 - 1")
