"""What Un-Zeds are and can do: facts that rules and the Zeds player's menu look up."""

from __future__ import annotations

from typing import ClassVar, Literal

from shambler.games.dawn.abilities.base import Ability


class DoctorsWork(Ability, frozen=True, kw_only=True, tag="doctors-work"):
    """One of four uses each Zeds Phase (DOZ-MARTEUSE-01)."""

    marked: ClassVar[bool] = True


class TieBreaker(Ability, frozen=True, kw_only=True, tag="tie-breaker"):
    """The Zeds player breaks ties (DOZ-MARTEUSE-08)."""


class Immune(Ability, frozen=True, kw_only=True, tag="immune"):
    """Zeds of these kinds cannot attack it (DOZ-MARTEUSE-13, DOZ-NATALIA-06)."""

    to: tuple[Literal["regular", "super", "spreader"], ...]


class Dread(Ability, frozen=True, kw_only=True, tag="dread"):
    """Worse Saving Rolls on or next to its space (DOZ-NATALIA-01)."""

    save: int


class HealHerBabies(Ability, frozen=True, kw_only=True, tag="heal-her-babies"):
    """Takes a Hit marker off a Zeds unit (DOZ-NATALIA-02)."""

    marked: ClassVar[bool] = True


class PlaceChaosAction(Ability, frozen=True, kw_only=True, tag="place-chaos"):
    """Puts Chaos on its space (DOZ-CHAR-01)."""


class Unfazed(Ability, frozen=True, kw_only=True, tag="unfazed"):
    """Chaos neither stops it nor keeps it from acting; it never restores order (DOZ-CHAR-07)."""


class LendAHand(Ability, frozen=True, kw_only=True, tag="lend-a-hand"):
    """A free Action for an Un-Zeds unit (DOZ-GHOST-01)."""

    marked: ClassVar[bool] = True


class SpoilARoll(Ability, frozen=True, kw_only=True, tag="spoil-a-roll"):
    """One more die, of which the Zeds player picks; the same marker (DOZ-GHOST-02)."""


class BadLuck(Ability, frozen=True, kw_only=True, tag="bad-luck"):
    """Worse Forage and Arrest rolls near it (DOZ-GHOST-04)."""

    penalty: int


class BadMedicine(Ability, frozen=True, kw_only=True, tag="bad-medicine"):
    """Heals cost more this turn (DOZ-XAIO-01)."""

    supplies: int


class Sabotage(Ability, frozen=True, kw_only=True, tag="sabotage"):
    """May put an Early Research card on the deck (DOZ-XAIO-02)."""

    works_to: int


class Bail(Ability, frozen=True, kw_only=True, tag="bail"):
    """Frees an Un-Zeds unit from Jail (DOZ-XAIO-03)."""

    zeds_actions: int


class PlagueOfLawyers(Ability, frozen=True, kw_only=True, tag="plague-of-lawyers"):
    """A unit's rolls are worse (DOZ-LAWYERS-02)."""

    penalty: int


class Injunction(Ability, frozen=True, kw_only=True, tag="injunction"):
    """Spends a Character Action marker (DOZ-BERK-04)."""


class Agitate(Ability, frozen=True, kw_only=True, tag="agitate"):
    """May take an Event Action away (DOZ-PLAID-01)."""

    marked: ClassVar[bool] = True


class AttractAllies(Ability, frozen=True, kw_only=True, tag="attract-allies"):
    """May bring Un-Zeds or Zeds (DOZ-PLAID-03)."""


UnZedsAbility = (
    DoctorsWork
    | TieBreaker
    | Immune
    | Dread
    | HealHerBabies
    | PlaceChaosAction
    | Unfazed
    | LendAHand
    | SpoilARoll
    | BadLuck
    | BadMedicine
    | Sabotage
    | Bail
    | PlagueOfLawyers
    | Injunction
    | Agitate
    | AttractAllies
)
