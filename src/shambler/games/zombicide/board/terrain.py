"""What can be walked and seen on a board with given doors, locks and mold.

A terrain is immutable and shared: ``Board.terrain`` hands out the same one for the same masks.
Its tables are filled zone by zone when first read, and most of what they need is shared between
terrains that differ elsewhere on the board, so opening a door costs next to nothing.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from shambler.games.zombicide.board.masks import Lazy, bits
from shambler.games.zombicide.board.sight import NORMAL, Eyes, SeenFrom

if TYPE_CHECKING:
    from shambler.games.zombicide.board.board import Board, Link
    from shambler.games.zombicide.board.routes import Routes


class Sight(dict[int, SeenFrom]):
    """What one sort of viewer sees: ``sight[z]`` is the view from a zone, made when first read."""

    __slots__ = ("_board", "_clear", "_eyes", "_rooms")

    def __init__(self, board: Board, clear: int, rooms: int, eyes: Eyes) -> None:
        self._board = board
        self._clear = clear
        self._rooms = rooms
        self._eyes = eyes

    def __missing__(self, zone: int) -> SeenFrom:
        view = self[zone] = self._board.view(zone, self._clear, self._rooms, self._eyes)
        return view

    def between(self, zone: int, nearest: int, farthest: int) -> int:
        """The mask of zones in sight from ``nearest`` to ``farthest`` (Z-RANGED-01)."""
        mask = 0
        for band in self[zone].at_range[nearest : farthest + 1]:
            mask |= band
        return mask


class Steps(dict[int, "tuple[Link, ...]"]):
    """The (zone, opening) pairs one can walk through from a zone, found when first read."""

    __slots__ = ("_board", "_openings")

    def __init__(self, board: Board, openings: int) -> None:
        self._board = board
        self._openings = openings

    def __missing__(self, zone: int) -> tuple[Link, ...]:
        found = self[zone] = self._board.links_through(zone, self._openings)
        return found


class Terrain:
    """The board as it is now.

    ``steps[z]``: (zone, opening) for every zone a survivor could walk to from z, airlocks
    included: whether the tank is worn is for the game to ask (``board.airlocks``).
    ``neighbours[z]``: the same as a mask of zones, which is also "a clear path at range 1".
    ``plain``: the ``Sight`` of plain eyes.
    ``doorways[z]``: openings of z on which a Door token may be put or removed (INV-DOOR-02).
    """

    __slots__ = (
        "_doorways", "_eyes", "_neighbours", "_reach", "_routes", "_ways", "active", "board",
        "clear", "closed", "inactive", "locked", "mold", "open", "plain", "rooms", "steps",
    )  # fmt: skip

    def __init__(self, board: Board, closed: int, locked: int, active: int, inactive: int) -> None:
        self.board = board
        self.closed = closed
        self.locked = locked
        self.active = active
        self.inactive = inactive
        self.mold = active | inactive  # INV-MOLD-01
        standing = board.walls & ~board.opened_walls(self.mold)  # INV-MOLD-04, INV-MOLD-12
        shut = closed | locked | standing
        self.open = board.passable & ~shut
        self.clear = board.see_through & ~shut
        self.rooms = board.rooms & ~inactive | active  # INV-MOLD-08, INV-MOLD-09
        self._ways = board.passable & ~(locked | standing)
        self.steps = Steps(board, self.open)
        self.plain = Sight(board, self.clear, self.rooms, NORMAL)
        self._neighbours: Lazy[int, int] | None = None
        self._doorways: Lazy[int, tuple[int, ...]] | None = None
        self._routes: Routes | None = None
        self._eyes: dict[Eyes, Sight] = {}
        self._reach: dict[tuple[int, int], int] = {}

    # Most terrains of a game are never asked for these tables: each is made when first read.
    # The tables do not refer back to this object, so it goes away as soon as it is dropped.

    @property
    def neighbours(self) -> Lazy[int, int]:
        """The zones one can walk to, as bits."""
        found = self._neighbours
        if found is None:
            found = self._neighbours = Lazy(partial(_neighbours, self.steps))
        return found

    @property
    def doorways(self) -> Lazy[int, tuple[int, ...]]:
        """The openings of a zone on which a Door token may be put or removed."""
        found = self._doorways
        if found is None:
            found = self._doorways = Lazy(partial(_doorways, self.board, self.locked, self.mold))
        return found

    @property
    def routes(self) -> Routes:
        """The shortest ways of enemies."""
        found = self._routes
        if found is None:
            found = self._routes = self.board.routes(self._ways)
        return found

    def seen_by(self, eyes: Eyes) -> Sight:
        """Sight for other eyes than plain ones."""
        found = self._eyes.get(eyes)
        if found is None:
            if len(self._eyes) > 32:  # light moves about at night
                self._eyes.clear()
            found = self._eyes[eyes] = Sight(self.board, self.clear, self.rooms, eyes)
        return found

    def sees(self, viewer: int, zone: int) -> bool:
        """True if somebody in the first zone sees the second."""
        return bool(self.plain[viewer].mask >> zone & 1)

    def within(self, zone: int, count: int) -> int:
        """The mask of zones at most ``count`` steps away by a path that no wall or closed door
        cuts (INV-SKILL-70); the zone itself is among them."""
        key = (zone, count)
        found = self._reach.get(key)
        if found is None:
            found = 1 << zone
            if count > 0:
                inner = self.within(zone, count - 1)
                found = inner
                for here in bits(inner):
                    found |= self.neighbours[here]
            self._reach[key] = found
        return found

    def special(self, name: str) -> int:
        """The zones that still have this special use: mold ends it (INV-MOLD-06)."""
        return self.board.special.get(name, 0) & ~self.mold

    def __repr__(self) -> str:
        board = self.board
        doors = " ".join(board.openings[i].name for i in bits(self.closed))
        mold = " ".join(board.zones[i].name for i in bits(self.mold))
        return f"<Terrain closed [{doors}] mold [{mold}]>"


def _neighbours(steps: Steps, zone: int) -> int:
    """The zones one step away, as a mask."""
    mask = 0
    for there, _ in steps[zone]:
        mask |= 1 << there
    return mask


def _doorways(board: Board, locked: int, mold: int, zone: int) -> tuple[int, ...]:
    """The doorways of a zone; mold on either side leaves none (INV-DOOR-02)."""
    if mold >> zone & 1:
        return ()
    doors = bits(board.around[zone] & board.doorways & ~locked)
    return tuple(door for door in doors if not mold >> board.openings[door].beyond(zone) & 1)
