"""Abilities that are numbers or facts: worked into tables once, folded where a rule asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from shambler.games.dawn.abilities.base import Ability
from shambler.games.dawn.procedures.stock import change

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame


class Tough(Ability, frozen=True, kw_only=True, tag="tough"):
    """A die for each Hit cancels it (DOZ-TOUGH-01)."""

    cancels_from: int


class Rugged(Ability, frozen=True, kw_only=True, tag="rugged"):
    """The same, less often (DOZ-RUGGED-01)."""

    cancels_from: int


class ReRoll(Ability, frozen=True, kw_only=True, tag="re-roll"):
    """May roll its Hand-to-Hand combat again, once (DOZ-HUNT-04)."""


class HandToHand(Ability, frozen=True, kw_only=True, tag="hand-to-hand"):
    """Columns in its favour in Hand-to-Hand combat."""

    shift: int
    only: Literal["", "attacking", "defending"] = ""


class Scavenger(Ability, frozen=True, kw_only=True, tag="scavenger"):
    """Rolls several dice when it Forages (DOZ-SCAV-01)."""

    dice: int


class Forager(Ability, frozen=True, kw_only=True, tag="forager"):
    """Adds to its own Forage rolls."""

    bonus: int


class Survivalist(Ability, frozen=True, kw_only=True, tag="survivalist"):
    """Finds Supplies whatever its Forage roll says (DOZ-STAUB-01)."""

    supplies: int


class KeysToTheCity(Ability, frozen=True, kw_only=True, tag="keys-to-the-city"):
    """Other units add to Forage rolls in Town spaces and Town Center (DOZ-MAYOR-01)."""

    bonus: int


class TrafficControl(Ability, frozen=True, kw_only=True, tag="traffic-control"):
    """Move Actions enter Town Center for no Movement Point (DOZ-MAYOR-05)."""


class Stockpile(Ability, frozen=True, kw_only=True, tag="stockpile"):
    """Brings Supplies and Ammo (DOZ-JOHNSON-01)."""

    supplies: int = 0
    ammo: int = 0

    def enters_play(self, game: DawnGame, unit: int) -> None:
        """At once."""
        change(game, "supplies", self.supplies, "DOZ-JOHNSON-01")
        change(game, "ammo", self.ammo, "DOZ-JOHNSON-01")


class NoInfection(Ability, frozen=True, kw_only=True, tag="no-infection"):
    """Its own fights raise no Infection; ``restoring``: restoring order neither."""

    restoring: bool


class Animal(Ability, frozen=True, kw_only=True, tag="animal"):
    """Acts in Chaos, perhaps moves through it; cannot build, drive, restore order or Arrest."""

    acts_in_chaos: bool = False
    passes_chaos: bool = False


class Lucky(Ability, frozen=True, kw_only=True, tag="lucky"):
    """Rolls several dice for its Saving Roll (DOZ-STAUB-04)."""

    dice: int


class StandFirm(Ability, frozen=True, kw_only=True, tag="stand-firm"):
    """Wins every Hand-to-Hand combat against Zeds (DOZ-VFW-02)."""


class Traps(Ability, frozen=True, kw_only=True, tag="traps"):
    """May hit entering Zeds and withdraw instead of fighting (DOZ-JOHNSON-04)."""

    works_from: int
    hits: int


class Initiative(Ability, frozen=True, kw_only=True, tag="initiative"):
    """A Character Action of its own each Action Phase, for any Action (DOZ-SCHMIDT-04)."""

    marked: ClassVar[bool] = True


class FallBack(Ability, frozen=True, kw_only=True, tag="fall-back"):
    """May withdraw after its Gunfire (DOZ-PIAZZA-03)."""


class MakeAmmo(Ability, frozen=True, kw_only=True, tag="make-ammo"):
    """May spend Actions instead of Ammo for a shot (DOZ-PIAZZA-10)."""

    actions: int


Trait = (
    Tough
    | Rugged
    | ReRoll
    | HandToHand
    | Scavenger
    | Forager
    | Survivalist
    | KeysToTheCity
    | TrafficControl
    | Stockpile
    | NoInfection
    | Animal
    | Lucky
    | StandFirm
    | Traps
    | Initiative
    | FallBack
    | MakeAmmo
)
