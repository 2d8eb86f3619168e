"""How a unit shoots: ``gunfire = { gun = "strength", range = 2 }``."""

from __future__ import annotations

import msgspec


class GunBase(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="gun"
):
    """Strength by side and distance; ``shift`` columns in its favour; the price of a shot."""

    shift: int = 0
    ammo: int = 1
    supplies: int = 0
    first_free: bool = False
    rule: str = "DOZ-GUN-01"

    @property
    def reach(self) -> int:
        """The farthest target, in spaces; 0 for units that cannot shoot."""
        return 1

    def column(self, strength: int, reduced: bool, distance: int) -> int:
        """The starting column on the Gunfire table with the shifts of its own (DOZ-GUN-02)."""
        return strength + self.shift


class NoGun(GunBase, frozen=True, kw_only=True, tag="none"):
    """Cannot shoot, by this rule."""

    rule: str

    @property
    def reach(self) -> int:
        """Nobody is in reach."""
        return 0


class StrengthGun(GunBase, frozen=True, kw_only=True, tag="strength"):
    """Shoots with the unit's Strength; Long Range costs a column (DOZ-GUN-06)."""

    range: int = 1

    @property
    def reach(self) -> int:
        """One space, or two with Long Range."""
        return self.range

    def column(self, strength: int, reduced: bool, distance: int) -> int:
        """Each space beyond the first is one column against the shooter."""
        return strength + self.shift - (distance - 1)


class FixedGun(GunBase, frozen=True, kw_only=True, tag="fixed"):
    """Shoots with a number of its own on each side."""

    strengths: tuple[int, int]

    def column(self, strength: int, reduced: bool, distance: int) -> int:
        """By side."""
        return self.strengths[reduced] + self.shift


class DistanceGun(GunBase, frozen=True, kw_only=True, tag="by-distance"):
    """Shoots with a number for each distance, whatever the side (DOZ-PIAZZA-02)."""

    strengths: tuple[int, ...]

    @property
    def reach(self) -> int:
        """As far as there are numbers."""
        return len(self.strengths)

    def column(self, strength: int, reduced: bool, distance: int) -> int:
        """By distance."""
        return self.strengths[distance - 1] + self.shift


AnyGun = NoGun | StrengthGun | FixedGun | DistanceGun
