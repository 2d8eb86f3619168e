"""Where on the board a problem of a mission file is: from the place in the file to cells."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from shambler.games.zombicide.board.board import Board
from shambler.games.zombicide.board.plan import cell_name

STEP: Final = re.compile(r"([\w-]+)(?:\[([^\]]*)\])?(?:\[([^\]]*)\])?")
CELL: Final = re.compile(r"\d{1,3}\.\d{1,3}")
NAMES: Final = ("id", "type", "at")


def cells_of(where: str, data: Mapping[str, Any], board: Board | None) -> tuple[str, ...]:
    """The cells that a key path such as ``spawn[A].zone`` speaks of; none, if it is no place."""
    value: Any = data
    holder: Any = {}
    for name, *keys in STEP.findall(where):
        holder = value if isinstance(value, Mapping) else holder
        value = value.get(name) if isinstance(value, Mapping) else None
        for key in filter(None, keys):
            value = _entry(value, key)
        if value is None:
            break
    found = tuple(_cells(value, board)) or tuple(_cells(holder, board))
    return tuple(dict.fromkeys(found)) if holder is not data else tuple(_cells(value, board))


def _entry(values: Any, key: str) -> Any:
    """An entry of a list by its name, else by its number."""
    if not isinstance(values, list):
        return None
    for value in values:
        if isinstance(value, Mapping) and key in [str(value.get(name)) for name in NAMES]:
            return value
    return values[int(key)] if key.isdecimal() and int(key) < len(values) else None


def _cells(value: Any, board: Board | None) -> Iterator[str]:
    """The cells that a value names: directly, as pairs, or by the name of an opening."""
    if isinstance(value, str) and CELL.fullmatch(value):
        yield value
    elif isinstance(value, str) and board is not None and value in board.opening_names:
        yield from map(cell_name, board.openings[board.opening_names[value]].cells)
    elif isinstance(value, list):
        for inner in value:
            yield from _cells(inner, board)
    elif isinstance(value, Mapping):
        for key in ("zone", "zones", "between", "at", "door", "doors"):
            yield from _cells(value.get(key), board)
