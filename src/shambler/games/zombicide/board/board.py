"""The board: zones, openings, and the tables worked out from them once.

Nothing in a board changes during a game. What does change (doors, locks, mold) comes in as
bit masks, and ``Board.terrain`` gives the tables for it, kept in caches of bounded size.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TypeAlias

import msgspec

from shambler.games.zombicide.board.masks import Generations, Lazy, bits, mask_of
from shambler.games.zombicide.board.order import clockwise_ranks
from shambler.games.zombicide.board.plan import (
    BoardError,
    Cell,
    Edge,
    Plan,
    cell_name,
    parse_cell,
    zones_of_cells,
)
from shambler.games.zombicide.board.routes import Routes
from shambler.games.zombicide.board.sight import Eyes, Ray, RayMaker, SeenFrom, look
from shambler.games.zombicide.board.terrain import Terrain

Link: TypeAlias = tuple[int, int]  # a zone next door, the opening that leads there


class Zone(msgspec.Struct, frozen=True):
    """A zone (Z-ZONE-01)."""

    index: int
    name: str  # "row.column" of its first cell in reading order: the notation for players
    kind: str  # room, corridor, exterior ...
    special: str | None  # security, oxygen, airlock ...
    title: str  # our words for the artwork
    inside: bool  # part of a building
    cells: tuple[Cell, ...]
    tiles: tuple[str, ...]


class Opening(msgspec.Struct, frozen=True):
    """An edge between two zones that can be passed, or could be once mold has eaten the wall."""

    index: int
    name: str  # its id on the tile, or its two cells: "4.2-4.3"
    a: int
    b: int
    kind: str  # wall, door, line, airlock, window ...
    cells: tuple[Cell, Cell]

    def beyond(self, zone: int) -> int:
        """The zone on the other side."""
        return self.b if zone == self.a else self.a


class Board:
    """Zones and openings by index, and masks over them.

    Masks over zones: ``inside``, ``rooms``, ``hidden`` and ``blind`` (NLD-LOS-09 to 12),
    ``roads`` (where a car can go, NLD-CAR-09), ``dark``,
    ``touching[z]`` (zones that meet z at an opening or at a wall inside a building).
    Masks over openings: ``walls`` (inside a building), ``doorways`` (places for Door tokens),
    ``windows`` (places for Barricade tokens), ``airlocks``, ``passable`` and ``see_through``
    (both with the walls that could open), ``around[z]`` (all openings of z).
    """

    __slots__ = (
        "_chains", "_links", "_rays", "_routes", "_terrains", "_vicinities", "_views",
        "_watch", "airlocks", "around", "beyond", "blind", "close_to", "cols", "dark", "doorways",
        "hidden", "inside", "links", "opening_names", "openings", "passable", "plan", "ranks",
        "roads", "rooms", "rows", "see_through", "special", "touching", "walls", "windows",
        "zone_of", "zones",
    )  # fmt: skip

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rows, self.cols = plan.rows, plan.cols
        self._make_zones()
        edges = self._make_openings()
        self._make_tables(edges)
        self._terrains: Generations[tuple[int, int, int, int], Terrain] = Generations(512)
        self._views: Generations[tuple[int, int, int, Eyes], SeenFrom] = Generations(8192)
        self._links: Generations[tuple[int, int], tuple[Link, ...]] = Generations(4096)
        self._routes: Generations[int, Routes] = Generations(64)
        self._vicinities: dict[tuple[int, int], int] = {}
        self._chains: Generations[tuple[int, int], bool] = Generations(256)

    # --- building -----------------------------------------------------------------------

    def _make_zones(self) -> None:
        plan, zones = self.plan, []
        for index, cells in enumerate(zones_of_cells(plan.places, plan.edges)):
            first = plan.places[cells[0]]
            tiles = tuple(dict.fromkeys(plan.places[cell].tile for cell in cells))
            kind, name = first.kind, cell_name(cells[0])
            zones.append(
                Zone(index, name, kind.name, kind.special, first.title, kind.inside, cells, tiles)
            )
        self.zones: tuple[Zone, ...] = tuple(zones)
        self.zone_of: dict[Cell, int] = {cell: z.index for z in zones for cell in z.cells}
        kinds = [plan.places[z.cells[0]].kind for z in zones]
        self.inside = mask_of(i for i, kind in enumerate(kinds) if kind.inside)
        self.rooms = mask_of(i for i, kind in enumerate(kinds) if kind.room)
        self.hidden = mask_of(i for i, kind in enumerate(kinds) if not kind.seen)
        self.blind = mask_of(i for i, kind in enumerate(kinds) if not kind.sees)
        self.roads = mask_of(i for i, kind in enumerate(kinds) if kind.drivable and not kind.inside)
        self.dark = mask_of(i for i, kind in enumerate(kinds) if kind.dark)
        self.special: dict[str, int] = {}
        for zone in zones:
            if zone.special is not None:
                self.special[zone.special] = self.special.get(zone.special, 0) | 1 << zone.index

    def _make_openings(self) -> tuple[Edge, ...]:
        """Number the openings in reading order. Walls between a building and the open are none:
        mold never opens them (INV-MOLD-04)."""
        inside, zone_of = self.inside, self.zone_of

        def opens(edge: Edge) -> bool:
            a, b = zone_of[edge.a], zone_of[edge.b]
            return a != b and (edge.kind.passable or bool(inside >> a & inside >> b & 1))

        def reading_order(edge: Edge) -> tuple[Cell, Cell, str]:
            return min(edge.a, edge.b), max(edge.a, edge.b), edge.id

        edges = tuple(sorted(filter(opens, self.plan.edges), key=reading_order))
        openings = []
        for index, edge in enumerate(edges):
            a, b = sorted((edge.a, edge.b))
            name = edge.id or f"{cell_name(a)}-{cell_name(b)}"
            openings.append(Opening(index, name, zone_of[a], zone_of[b], edge.kind.name, (a, b)))
        self.openings: tuple[Opening, ...] = tuple(openings)
        self.opening_names: dict[str, int] = {o.name: o.index for o in openings}
        if len(self.opening_names) != len(openings):
            raise BoardError("two openings have the same name")
        return edges

    def _make_tables(self, edges: tuple[Edge, ...]) -> None:
        kinds = [edge.kind for edge in edges]
        self.walls = mask_of(i for i, kind in enumerate(kinds) if not kind.passable)
        self.doorways = mask_of(i for i, kind in enumerate(kinds) if kind.doorway)
        self.windows = mask_of(i for i, kind in enumerate(kinds) if kind.window)
        self.airlocks = mask_of(i for i, kind in enumerate(kinds) if kind.airlock)
        self.passable = (1 << len(edges)) - 1
        self.see_through = self.walls | mask_of(i for i, k in enumerate(kinds) if k.clear)
        around = [0] * len(self.zones)
        touching = [0] * len(self.zones)
        links: list[list[Link]] = [[] for _ in self.zones]
        for opening in self.openings:
            for here, there in ((opening.a, opening.b), (opening.b, opening.a)):
                around[here] |= 1 << opening.index
                touching[here] |= 1 << there
                links[here].append((there, opening.index))
        self.around: tuple[int, ...] = tuple(around)
        self.touching: tuple[int, ...] = tuple(touching)
        self.close_to = tuple(mask | 1 << zone for zone, mask in enumerate(touching))
        self.links: tuple[tuple[Link, ...], ...] = tuple(tuple(sorted(some)) for some in links)
        # By zone and by those of its openings that can be passed: the zones behind them, as bits.
        self.beyond = tuple(Lazy(partial(_behind, some)) for some in self.links)
        bits = {e: 1 << i for i, e in enumerate(edges) if self.see_through >> i & 1}
        maker = RayMaker(self.zone_of, self.plan.edges, bits)
        self._rays: tuple[tuple[Ray, ...], ...] = tuple(maker.rays(z.cells) for z in self.zones)
        self._watch: tuple[tuple[int, int], ...] = tuple(map(_watched, self._rays))
        self.ranks: tuple[int, ...] = clockwise_ranks(
            [zone.cells for zone in self.zones], self.rows, self.cols
        )

    # --- finding things -----------------------------------------------------------------

    def zone_at(self, where: Cell | str) -> int:
        """The zone that holds a cell, given as (4, 2), as "4.2" or by its label."""
        if isinstance(where, str):
            label = self.plan.labels.get(where)
            cell = parse_cell(where) if label is None else label
        else:
            cell = where
        zone = self.zone_of.get(cell)
        if zone is None:
            raise BoardError(f"there is no cell {cell_name(cell)} on this board")
        return zone

    def opening_at(self, name: str) -> int:
        """The opening with this id, or between two cells: "4.2-4.3", in any order."""
        found = self.opening_names.get(name)
        if found is None:
            a, dash, b = name.partition("-")
            found = self.opening_names.get(f"{b}-{a}") if dash else None
        if found is None:
            raise BoardError(f"there is no opening {name!r} on this board")
        return found

    def openings_between(self, a: int, b: int) -> tuple[int, ...]:
        """All openings between two zones."""
        return tuple(opening for zone, opening in self.links[a] if zone == b)

    # --- tables for what changes --------------------------------------------------------

    def terrain(
        self, closed: int = 0, locked: int = 0, active: int = 0, inactive: int = 0
    ) -> Terrain:
        """The tables for closed and locked openings and for zones with active and inactive mold.

        ``closed``: doors, barricades: nobody walks or sees through, enemies measure their way as
        if they were open. ``locked``: nobody passes at all.
        """
        key = (closed, locked, active, inactive)
        found = self._terrains.get(key)
        if found is None:
            found = Terrain(self, closed, locked, active, inactive)
            self._terrains.put(key, found)
        return found

    def opened_walls(self, mold: int) -> int:
        """The walls that mold turns into openings: all around its zones (INV-MOLD-04)."""
        opened = 0
        around = self.around
        while mold:
            low = mold & -mold
            opened |= around[low.bit_length() - 1]
            mold ^= low
        return opened & self.walls

    def routes(self, passable: int) -> Routes:
        """Shortest paths through a set of openings."""
        found = self._routes.get(passable)
        if found is None:
            found = Routes(self, passable)
            self._routes.put(passable, found)
        return found

    def vicinity(self, zone: int, count: int) -> int:
        """The mask of zones that could at most be ``count`` steps away, whatever is open."""
        key = (zone, count)
        found = self._vicinities.get(key)
        if found is None:
            found = 1 << zone
            for _ in range(count):
                for here in bits(found):
                    found |= self.touching[here]
            self._vicinities[key] = found
        return found

    def links_through(self, zone: int, openings: int) -> tuple[Link, ...]:
        """The zones next door that can be reached through some of these openings, each once,
        by zone index. Of several openings to one zone the first is named."""
        key = (zone, openings & self.around[zone])
        found = self._links.get(key)
        if found is None:
            first: dict[int, int] = {}
            for there, opening in self.links[zone]:
                if openings >> opening & 1:
                    first.setdefault(there, opening)
            found = tuple(first.items())
            self._links.put(key, found)
        return found

    def view(self, zone: int, clear: int, rooms: int, eyes: Eyes) -> SeenFrom:
        """What is seen from a zone; shared by all terrains that agree along its lines."""
        openings, zones = self._watch[zone]
        key = (zone, clear & openings, rooms & zones, eyes)
        found = self._views.get(key)
        if found is None:
            blind = self.blind >> zone & 1 and not eyes.near
            rays = () if blind else self._rays[zone]
            dark = 0 if eyes.in_dark else self.dark & ~eyes.lit
            hidden = self.hidden if eyes.dim else self.hidden | dark
            dim = dark & ~eyes.clear if eyes.dim else 0
            found = look(zone, rays, clear, rooms, hidden, eyes, dim)
            if eyes.near:
                found = self._look_near(zone, found, clear)
            self._views.put(key, found)
        return found

    def _look_near(self, zone: int, found: SeenFrom, clear: int) -> SeenFrom:
        """Hawk-eye (NLD-SKILL-12): at range 1 neither closed barricades nor corn stop a look.

        Out of a corn field nothing is seen farther away than that.
        """
        ranges = found.ranges
        if self.blind >> zone & 1:
            ranges = {there: reach for there, reach in ranges.items() if reach <= 1}
        passed, woods = clear | self.windows, self.hidden & ~self.blind
        for there, opening in self.links[zone]:
            if passed >> opening & 1 and not woods >> there & 1:
                ranges[there] = 1
        return SeenFrom(ranges)

    def chained(self, active: int, spawn_zones: int) -> bool:
        """True if a chain of active mold joins two spawn zones (INV-WIN-04).

        Zones hang together at any opening and at any wall inside a building, which mold has
        opened. Corners do not count, nor do outer walls: buildings and the outdoors meet only
        at airlocks (INV-ZONE-03). Both ends must have active mold themselves.
        """
        key = (active, spawn_zones)
        found = self._chains.get(key)
        if found is None:
            found = self._find_chain(active, active & spawn_zones)
            self._chains.put(key, found)
        return found

    def _find_chain(self, active: int, ends: int) -> bool:
        while ends:
            chain = new = ends & -ends
            while new:
                low = new & -new
                grown = self.touching[low.bit_length() - 1] & active & ~chain
                chain |= grown
                new = (new ^ low) | grown
            if (chain & ends).bit_count() > 1:
                return True
            ends &= ~chain
        return False

    def clockwise(self, zones: Iterable[int], first: int | None = None) -> tuple[int, ...]:
        """Zones in clockwise order around the middle of the board (INV-SPAWN-02).

        The order begins at the zone ``first``; if that one is not among them, at the next
        clockwise from it. Without ``first`` it begins at the top. See ``order`` for the ruling.
        """
        ranks = self.ranks
        start = 0 if first is None else ranks[first]
        count = len(ranks)
        return tuple(sorted(zones, key=lambda zone: (ranks[zone] - start) % count))

    def __repr__(self) -> str:
        return (
            f"<Board {self.rows}x{self.cols} cells, {len(self.zones)} zones, "
            f"{len(self.openings)} openings>"
        )

    def __reduce__(self) -> tuple[type[Board], tuple[Plan]]:
        return Board, (self.plan,)


def _behind(links: tuple[Link, ...], passable: int) -> int:
    """The zones behind those openings of a zone that can be passed, as bits."""
    return mask_of(there for there, opening in links if passable >> opening & 1)


def _watched(rays: tuple[Ray, ...]) -> tuple[int, int]:
    """The openings and zones that matter to what is seen along some rays."""
    openings = zones = 0
    for ray in rays:
        for through, _, bit in ray:
            openings |= through
            zones |= bit
    return openings, zones
