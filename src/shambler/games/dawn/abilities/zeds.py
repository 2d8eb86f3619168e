"""What Super Zeds can do."""

from __future__ import annotations

from shambler.games.dawn.abilities.base import Ability


class Rampage(Ability, frozen=True, kw_only=True, tag="rampage"):
    """Advances again, alone, after each attack it wins (DOZ-BERSERKER-01)."""


class AlwaysWins(Ability, frozen=True, kw_only=True, tag="always-wins"):
    """Whoever fights it loses (DOZ-DOOM-01)."""


class ToughZeds(Ability, frozen=True, kw_only=True, tag="tough-zeds"):
    """A die for each Hit cancels it (DOZ-IRON-01)."""

    cancels_to: int


class Leap(Ability, frozen=True, kw_only=True, tag="leap"):
    """Destroys Barricades on entry; no Terrain shift against it (DOZ-LEAPER-01)."""


class Infectious(Ability, frozen=True, kw_only=True, tag="infectious"):
    """Combat with it raises Infection by more (DOZ-OOZER-01, DOZ-WERE-01)."""

    infection: int


class Reanimate(Ability, frozen=True, kw_only=True, tag="reanimate"):
    """Removes Hits from itself when activated (DOZ-REANIM-01)."""

    hits: int


class DoubleMove(Ability, frozen=True, kw_only=True, tag="double-move"):
    """Tries a second step (DOZ-WERE-02)."""


AnyZedsAbility = Rampage | AlwaysWins | ToughZeds | Leap | Infectious | Reanimate | DoubleMove
