"""Lines of sight.

All lines that could ever leave a zone are worked out once per board as *rays*: what a straight
line along a row or column crosses, zone by zone, until something that never opens. What a
viewer sees then only takes walking along the rays of one zone, testing one bit per step.

How the rules are read on the grid of cells:

* A line runs along one row or column, never diagonally (Z-LOS-01). Who stands in a zone of
  several cells may look from any of them.
* It crosses open ground (corridors, outdoors, inactive mold) as far as it likes and ends in
  the first room (rooms, active mold) that it enters (Z-LOS-02, Z-LOS-03, INV-MOLD-08/09).
  From a room this gives every zone it shares an opening with, and straight on along a corridor.
* Range is the number of zones a line enters; several cells of one zone count once. The shortest
  line gives the range (Z-EQUIP-07).
* Seeing one zone farther into rooms (INV-SKILL-35): the line may go on straight from the first
  room into a room right behind it. It never leaves a room again towards open ground.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

import msgspec

from shambler.games.zombicide.board.plan import STEP, Cell, Edge

Step: TypeAlias = tuple[
    int, int, int
]  # bits of the openings that let it pass, the zone entered, its bit
Ray: TypeAlias = tuple[Step, ...]
NO_LIMIT: Final = 1 << 30


class Eyes(msgspec.Struct, frozen=True):
    """How somebody looks: the part of sight that depends on the viewer and the hour."""

    deep: int = 1  # how many rooms in a row a line may enter
    far: int = NO_LIMIT  # the farthest range (by night), lit zones excepted
    lit: int = 0  # zones in light: neither night nor darkness hides them
    in_dark: bool = False  # darkness does not matter to this viewer
    near: bool = False  # barricades and corn do not matter at range 1 (NLD-SKILL-12)
    dim: bool = False  # darkness hides only what is farther off than range 1
    clear: int = 0  # zones in which it is not dark any more


NORMAL: Final = Eyes()


class SeenFrom:
    """What is seen from one zone."""

    __slots__ = ("_between", "at_range", "mask", "ranges", "seen")

    def __init__(self, ranges: dict[int, int]) -> None:
        self._between: dict[tuple[int, int], tuple[int, ...]] = {}
        self.ranges = ranges  # zone -> range
        self.seen = tuple(sorted(ranges.items(), key=lambda pair: (pair[1], pair[0])))
        bands = [0] * (self.seen[-1][1] + 1)
        mask = 0
        for zone, reach in self.seen:
            bands[reach] |= 1 << zone
            mask |= 1 << zone
        self.mask = mask
        self.at_range = tuple(bands)  # the mask of zones at each range

    def zones_between(self, low: int, high: int) -> tuple[int, ...]:
        """The zones at these ranges, the nearest first."""
        found = self._between.get((low, high))
        if found is None:
            found = tuple(zone for zone, reach in self.seen if low <= reach <= high)
            self._between[low, high] = found
        return found


def look(
    zone: int,
    rays: tuple[Ray, ...],
    clear: int,
    rooms: int,
    hidden: int,
    eyes: Eyes,
    dim: int = 0,
) -> SeenFrom:
    """Follow the rays of a zone.

    ``clear``: openings that sight passes now; ``rooms``: zones that count as rooms now;
    ``hidden``: zones that nobody outside them sees into or across; ``dim``: nobody from afar.
    """
    ranges = {zone: 0}
    deep, far, lit = eyes.deep, eyes.far, eyes.lit
    for ray in rays:
        entered = 0
        for reach, (openings, to, bit) in enumerate(ray, 1):
            if not openings & clear or bit & hidden or (reach > 1 and bit & dim):
                break
            if bit & rooms:
                entered += 1
            elif entered:
                break  # a line that went into a room does not come out again
            if (reach <= far or bit & lit) and ranges.get(to, NO_LIMIT) > reach:
                ranges[to] = reach
            if entered == deep:
                break
    return SeenFrom(ranges)


class RayMaker:
    """Works out the rays of a board."""

    def __init__(
        self, zone_of: Mapping[Cell, int], edges: Iterable[Edge], bits: Mapping[Edge, int]
    ) -> None:
        self.zone_of = zone_of
        self.crossings: dict[tuple[Cell, int], dict[Cell, int]] = {}
        for edge in edges:
            same = zone_of[edge.a] == zone_of[edge.b]
            bit = bits.get(edge, 0)
            if bit or (same and (edge.kind.fuses or edge.kind.clear)):
                self._cross(edge.a, edge.heading, edge.b, bit)
                self._cross(edge.b, (edge.heading + 2) % 4, edge.a, bit)

    def _cross(self, cell: Cell, heading: int, other: Cell, bit: int) -> None:
        ways = self.crossings.setdefault((cell, heading), {})
        ways[other] = ways.get(other, 0) | bit

    def rays(self, cells: Iterable[Cell]) -> tuple[Ray, ...]:
        """All different rays that leave a zone, given its cells."""
        found: dict[Ray, None] = {}
        for cell in cells:
            for heading in range(len(STEP)):
                for other in self.crossings.get((cell, heading), ()):
                    if self.zone_of[other] != self.zone_of[cell]:
                        found.update(dict.fromkeys(self._follow(cell, heading, other)))
        return tuple(found)

    def _follow(self, cell: Cell, heading: int, other: Cell) -> list[Ray]:
        """The rays that begin with this crossing; more than one where a line can fork."""
        head: Ray = ()
        if self.zone_of[other] != self.zone_of[cell]:
            to = self.zone_of[other]
            head = ((self.crossings[cell, heading][other], to, 1 << to),)
        onward = self.crossings.get((other, heading), {})
        tails = [tail for after in onward for tail in self._follow(other, heading, after)]
        return [head + tail for tail in tails] or [head]
