"""Lasting effects that rules look up by their kind: these import no procedures."""

from __future__ import annotations

from shambler.games.dawn.effects.base import Standing


class FallenCiviliansRise(Standing, frozen=True, kw_only=True, tag="fallen-civilians-rise"):
    """Regular Civilians that take their last Hit leave a new Zeds unit in their space.

    ``still``: it does not move this turn.
    """

    still: bool = False


class MayRetreat(Standing, frozen=True, kw_only=True, tag="may-retreat"):
    """A unit that Zeds enter against may retreat instead of fighting."""


class NoTerrain(Standing, frozen=True, kw_only=True, tag="no-terrain"):
    """Defenders get no Terrain shift."""

    def denies_terrain(self) -> bool:
        """They do not."""
        return True


class FreeGunfire(Standing, frozen=True, kw_only=True, tag="free-gunfire"):
    """Gunfire has a shift and costs nothing."""

    shift: int


class NoSurfaceMoves(Standing, frozen=True, kw_only=True, tag="no-surface-moves"):
    """No Move Actions above ground."""


class SuppliesIntoAmmo(Standing, frozen=True, kw_only=True, tag="convert"):
    """Supplies may be turned into Ammo as often as wanted."""

    supplies: int
    ammo: int


class NoMoves(Standing, frozen=True, kw_only=True, tag="no-moves"):
    """Nothing moves into, along or out of a track."""

    track: str


class SmashBarricades(Standing, frozen=True, kw_only=True, tag="smash-barricades"):
    """Zeds destroy a Barricade in a space they enter, before combat."""


class ChaosFire(Standing, frozen=True, kw_only=True, tag="chaos-fire"):
    """Zeds entering or leaving Chaos attack with a shift and are hit afterwards."""

    shift: int
    hits: int


class DoubleChaos(Standing, frozen=True, kw_only=True, tag="double-chaos"):
    """A named space that becomes Zeds controlled gets two Chaos markers."""


class FirstAttackRepeats(Standing, frozen=True, kw_only=True, tag="first-attack-repeats"):
    """After the first Zeds attack nobody retreats and the same Zeds attack again at once."""
