"""What words of a mission speak of must be on its board: doors between its zones, its machines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from shambler.games.zombicide.board.board import Board
from shambler.games.zombicide.board.plan import BoardError
from shambler.games.zombicide.content.references import refers_to
from shambler.games.zombicide.core.words import Word
from shambler.games.zombicide.missions.mission import Mission
from shambler.games.zombicide.missions.rewards import GiveRemote
from shambler.kernel.content import Problems
from shambler.kernel.structs import fields

DOORS = ("doors", "door")  # fields that name pairs of cells


def all_words(mission: Mission) -> Iterator[tuple[str, Any]]:
    """Every struct of the words and the story of a mission, and its place in the file."""
    for table in ("goal", "setup", "reward", "special", "story"):
        yield from structs(table, getattr(mission, table))


def structs(where: str, value: Any) -> Iterator[tuple[str, Any]]:
    """A struct and every struct in it."""
    if isinstance(value, msgspec.Struct):
        yield where, value
        for field in fields(type(value)):
            yield from structs(f"{where}.{field.encode_name}", getattr(value, field.name))
    elif isinstance(value, tuple):
        for number, inner in enumerate(value):
            name = getattr(inner, "id", number) if not isinstance(inner, Word) else number
            yield from structs(f"{where}[{name}]", inner)


def check_machines(problems: Problems, mission: Mission) -> None:
    """A machine of the box that does not stand on this board cannot be driven, or unlocked."""
    there = {machine.type for machine in mission.machine}
    for where, word in all_words(mission):
        if isinstance(word, GiveRemote) or not isinstance(word, Word):
            continue  # a remote may be of a machine that stayed in the box
        for field in fields(type(word)):
            machine = getattr(word, field.name)
            if refers_to(field.type) == "machine type" and machine and machine not in there:
                reason = f"{machine} is not on this board"
                problems.add(f"{where}.{field.encode_name}", reason, "no-machine", machine=machine)


def check_doors(problems: Problems, mission: Mission, board: Board) -> None:
    """A pair of cells that stands for a door is a pair of neighbours with a way between them."""
    for where, word in all_words(mission):
        for name in DOORS:
            value: Any = getattr(word, name, ())
            pairs: tuple[Any, ...] = (value,)
            if value and isinstance(value[0], tuple):
                pairs = value
            for pair in pairs:
                if _is_pair(pair) and not _joined(board, pair):
                    problems.add(f"{where}.{name}", "no door is there", "no-door", at=pair)


def _is_pair(pair: Any) -> bool:
    return isinstance(pair, tuple) and len(pair) == 2 and all("." in cell for cell in pair)


def _joined(board: Board, pair: tuple[str, str]) -> bool:
    try:
        a, b = (board.zone_at(cell) for cell in pair)
    except (BoardError, KeyError, ValueError):
        return False
    return bool(board.openings_between(a, b))
