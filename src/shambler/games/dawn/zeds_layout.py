"""Where the Zeds stand, looked up instead of counted: a layout is worked out once and kept.

Zeds do not move while the Hero side acts, so the Action menu asks for the same layout again and
again. What can be shot at from a place depends on nothing else and is kept with it.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING, Final, TypeVar

from shambler.games.dawn.options.actions import AnyShot, Shoot
from shambler.games.dawn.place_sets import ON_TRACKS
from shambler.kernel.small_numbers import SmallNumbers

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_world import Sights, Zeds
    from shambler.games.dawn.option_table import OptionTable
    from shambler.games.dawn.stand_table import Stand

MOST_KEPT: Final = 2_000  # layouts; then the table begins anew
PLACES: Final = 128  # more than there are places: reach * PLACES + place is a key

S = TypeVar("S", bound=AnyShot)
Target = tuple[int, int, int]  # place, Zeds unit, distance


class ZedsLayout:
    """``at`` are the Zeds of each space that holds any, ``bits`` these spaces.

    ``shoot`` are the usual Gunfire attacks of units in their places, as far as they were asked for.
    """

    __slots__ = ("_shots", "_targets", "at", "bits", "shoot", "table")

    def __init__(self, table: ZedsLayouts, there: bytes) -> None:
        at: dict[int, list[int]] = {}
        bits = 0
        for zed in compress(table.zeds.numbers, there.translate(ON_TRACKS)):
            place = there[zed]
            if place in at:
                at[place].append(zed)
            else:
                at[place] = [zed]
                bits |= 1 << place
        self.at, self.bits, self.table = at, bits, table
        self._targets: dict[int, list[Target]] = {}
        self._shots: dict[tuple[type[AnyShot], int, int], tuple[AnyShot, ...]] = {}
        self.shoot: dict[Stand, tuple[Shoot, ...]] = {}

    def targets(self, place: int, reach: int) -> list[Target]:
        """The Zeds that can be shot at from a place; Spreaders only where alone (DOZ-GUN-08)."""
        known = self._targets.get(reach * PLACES + place)
        if known is not None:
            return known
        free, at, found = self.table.zeds.stack_free, self.at, []
        for space, distance in self.table.within(place, reach):
            if space in at:
                there = at[space]
                if len(there) > 1:
                    there = [zed for zed in there if not free[zed]] or there
                for zed in there:
                    found.append((space, zed, distance))
        self._targets[reach * PLACES + place] = found
        return found

    def shots(self, kind: type[S], unit: int, place: int) -> tuple[S, ...]:
        """The Gunfire attacks of one kind that a unit could make from a place."""
        key = (kind, unit, place)
        found = self._shots.get(key)
        if found is None:
            targets = self.targets(place, self.table.reach[unit])
            found = self._shots[key] = self.table.options.shots(kind, unit, targets)
        return found  # type: ignore[return-value]  # of this kind, by the key

    def shoot_from(self, stand: Stand) -> tuple[Shoot, ...]:
        """The usual ones of a unit in its place, noted down."""
        targets = self.targets(stand.place, self.table.reach[stand.unit])
        found = self.shoot[stand] = self.table.options.shots(Shoot, stand.unit, targets)
        return found


class ZedsLayouts:
    """Every layout that was met."""

    def __init__(
        self, zeds: Zeds, sights: Sights, reach: tuple[int, ...], options: OptionTable
    ) -> None:
        self.zeds, self.sights, self.reach, self.options = zeds, sights, reach, options
        self._within: dict[int, tuple[tuple[int, int], ...]] = {}
        self._known: dict[bytes, ZedsLayout] = {}

    def within(self, place: int, reach: int) -> tuple[tuple[int, int], ...]:
        """The spaces within reach of a place, with their distances (DOZ-GUN-01)."""
        found = self._within.get(reach * PLACES + place)
        if found is None:
            found = tuple([near for near in self.sights[place] if near[1] <= reach])
            self._within[reach * PLACES + place] = found
        return found

    def of(self, zed_at: SmallNumbers) -> ZedsLayout:
        """The layout of these Zeds."""
        key = bytes(zed_at)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            found = self._known[key] = ZedsLayout(self, key)
        return found
