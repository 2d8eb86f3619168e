"""What cells and edges can be, for every game of the family.

Both tables are open: a game adds an entry, or hands its own table to ``assemble``, and no code
of the board changes. The board only ever asks for the properties, never for a name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec


class CellKind(msgspec.Struct, frozen=True, kw_only=True):
    """What a cell of a tile is, and so the zone that it lies in.

    For sight there are two sorts of zone: rooms, into which a line goes one zone deep, and
    open ground (corridors and outdoors), through which it runs on (Z-LOS-01 to Z-LOS-03).
    """

    name: str  # what players call it: room, corridor, exterior, corn ...
    symbol: str  # its letter on a drawn board
    special: str | None = None  # security, oxygen, airlock ...
    inside: bool = False  # part of a building
    room: bool = False  # for sight: one zone deep
    seen: bool = True  # can be looked into from another zone (not corn, not woods)
    sees: bool = True  # one can look out of it (not corn)
    drivable: bool = True  # a car can go there, if it is outdoors (NLD-CAR-09)
    dark: bool = False  # darkness hides it from whoever needs light (INV-LOS-07)


class EdgeKind(msgspec.Struct, frozen=True, kw_only=True):
    """What lies between two cells that touch."""

    name: str
    symbol: str  # drawn between two cells side by side
    passable: bool = True  # when nothing closes it
    clear: bool = True  # sight passes when nothing closes it
    doorway: bool = False  # a place for a Door token
    window: bool = False  # a place for a Barricade token
    airlock: bool = False  # survivors need oxygen to pass (INV-LOCK-02)
    fuses: bool = False  # no edge at all: both cells are one zone


def _room(symbol: str, special: str | None = None, name: str = "room") -> CellKind:
    return CellKind(name=name, symbol=symbol, special=special, inside=True, room=True)


def _outdoors(name: str, symbol: str, drivable: bool = True) -> CellKind:
    return CellKind(name=name, symbol=symbol, drivable=drivable)


CELL_KINDS: Final[Mapping[str, CellKind]] = {
    "ext": _outdoors("exterior", "."),
    "cor": CellKind(name="corridor", symbol="#", inside=True),
    "room": _room("r"),
    "sec": _room("S", "security"),
    "oxy": _room("O", "oxygen"),
    "air": _room("A", "airlock"),
    "grass": _outdoors("grass", ","),
    "road": _outdoors("road", "="),
    "porch": _outdoors("porch", "_", drivable=False),
    "grave": _outdoors("grave", "t", drivable=False),
    "wreck": _outdoors("wreck", "w", drivable=False),
    "pump": _outdoors("pump", "P"),
    # NLD-LOS-09, NLD-LOS-10, NLD-LOS-11, NLD-LOS-12
    "corn": CellKind(name="corn", symbol="%", seen=False, sees=False, drivable=False),
    "woods": CellKind(name="woods", symbol="&", seen=False, drivable=False),
    "hall": _room("h", name="hall"),
    "cellar": _room("c", name="cellar"),
    "barn": _room("B", name="barn"),
    "street": _outdoors("street", "~"),
    "dark": CellKind(name="room", symbol="d", special="dark", inside=True, room=True, dark=True),
}

WALL: Final = EdgeKind(name="wall", symbol="|", passable=False, clear=False)
LINE: Final = EdgeKind(name="line", symbol=":")
DOOR: Final = EdgeKind(name="door", symbol="+", doorway=True)
AIRLOCK: Final = EdgeKind(name="airlock", symbol="a", clear=False, airlock=True)  # INV-LOS-05
MERGE: Final = EdgeKind(name="merge", symbol=" ", fuses=True)

EDGE_KINDS: Final[Mapping[str, EdgeKind]] = {
    "wall": WALL,
    "line": LINE,
    "open": LINE,
    "door": DOOR,
    "airlock": AIRLOCK,
    "merge": MERGE,
    "same": MERGE,
    "window": EdgeKind(name="window", symbol="o", window=True),
    "inner": EdgeKind(name="inner", symbol="i", doorway=True),
    "stairs": EdgeKind(name="stairs", symbol="s", doorway=True),
    "gate": EdgeKind(name="gate", symbol="g"),
}
