"""What characters of the levels above the Basic Game are: facts that rules look up."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.abilities.base import Ability


class WardRounds(Ability, frozen=True, kw_only=True, tag="ward-rounds"):
    """Heals in the Hospital lower Infection by more (DOZ-AGEE-01)."""

    infection: int


class LaboratorySkill(Ability, frozen=True, kw_only=True, tag="laboratory-skill"):
    """Better Research rolls (DOZ-AGEE-02)."""

    bonus: int


class FourthComponent(Ability, frozen=True, kw_only=True, tag="fourth-component"):
    """One Component more (DOZ-AGEE-03)."""


class CleanUp(Ability, frozen=True, kw_only=True, tag="clean-up"):
    """Restoring order changes Infection otherwise (DOZ-AGEE-04)."""

    infection: int


class Assassin(Ability, frozen=True, kw_only=True, tag="assassin"):
    """Strikes, withdraws or fights when she meets enemies (DOZ-ALYSSA-01)."""

    shift: int


class Zen(Ability, frozen=True, kw_only=True, tag="zen"):
    """An Action in a turn in which a held card was played (DOZ-ALYSSA-12)."""

    marked: ClassVar[bool] = True


class Teleport(Ability, frozen=True, kw_only=True, tag="teleport"):
    """Moves by a Refugees activation (DOZ-JONES-02)."""


class Strongpoint(Ability, frozen=True, kw_only=True, tag="strongpoint"):
    """Builds the Strongpoint, once per game (DOZ-STRONG-01)."""

    supplies: int


class Minefield(Ability, frozen=True, kw_only=True, tag="minefield"):
    """Lays the Minefield, once per game (DOZ-MINE-01)."""

    supplies: int
    ammo: int
    strengths: tuple[int, int]


class Perimeter(Ability, frozen=True, kw_only=True, tag="perimeter"):
    """May keep Zeds out of its own and adjacent spaces (DOZ-KINGMAN-03)."""

    works_from: int


class Stealth(Ability, frozen=True, kw_only=True, tag="stealth"):
    """May hide among Zeds (DOZ-PICKLES-03)."""

    works_from: int


class NoisyBark(Ability, frozen=True, kw_only=True, tag="noisy-bark"):
    """May keep Zeds from advancing out of its space (DOZ-PICKLES-12)."""

    works_from: int


class Charge(Ability, frozen=True, kw_only=True, tag="charge"):
    """May drive Regular Zeds off without combat (DOZ-SANTANA-01)."""

    works_from: int
    hits: int


class FourthBed(Ability, frozen=True, kw_only=True, tag="fourth-bed"):
    """One bed more while in a Staff Office (DOZ-SEAVER-06)."""


class Shortcuts(Ability, frozen=True, kw_only=True, tag="shortcuts"):
    """Moves between tracks (DOZ-WILSON-02)."""


class Companion(Ability, frozen=True, kw_only=True, tag="companion"):
    """Units with him roll more dice (DOZ-WILSON-10)."""

    dice: int


class StaffSupport(Ability, frozen=True, kw_only=True, tag="staff-support"):
    """Better Saving Rolls from a Staff Office (DOZ-WRIGHT-01)."""

    bonus: int


class Builders(Ability, frozen=True, kw_only=True, tag="builders"):
    """Builds for less, also next door (DOZ-BAUER-02)."""

    supplies: int


class BridgeRepair(Ability, frozen=True, kw_only=True, tag="bridge-repair"):
    """Removes the bridge marker (DOZ-BAUER-03)."""


class LastLine(Ability, frozen=True, kw_only=True, tag="last-line"):
    """Town Center must be fought for (DOZ-CLARION-02)."""


class SecondSupplyFree(Ability, frozen=True, kw_only=True, tag="second-supply-free"):
    """The second Supply of a Phase is free (DOZ-CLARION-04)."""


class Rationing(Ability, frozen=True, kw_only=True, tag="rationing"):
    """A better Eat die (DOZ-SAVIOR-04)."""

    bonus: int


class AmplifiedSpeech(Ability, frozen=True, kw_only=True, tag="amplified-speech"):
    """The Mayor's speech reaches everybody above ground (DOZ-WZED-02)."""


class GoodNews(Ability, frozen=True, kw_only=True, tag="good-news"):
    """A held card cancels a Fate text (DOZ-WZED-03)."""


class TownWarning(Ability, frozen=True, kw_only=True, tag="town-warning"):
    """More dice when defending in Town (DOZ-WZED-04)."""

    dice: int


class FreeStep(Ability, frozen=True, kw_only=True, tag="free-step"):
    """Moves one space in each 4R Phase (DOZ-4R-02)."""


class AboveGround(Ability, frozen=True, kw_only=True, tag="above-ground"):
    """Never enters the Tunnel."""


class Newcomers(Ability, frozen=True, kw_only=True, tag="newcomers"):
    """No Super Weapon before it has reached Town (DOZ-GUARD-07)."""


class Loners(Ability, frozen=True, kw_only=True, tag="loners"):
    """Shares no space with other Hero or Civilians units (DOZ-PETRA-01)."""


class Mean(Ability, frozen=True, kw_only=True, tag="mean"):
    """Shifts in combat of its own (DOZ-BUBBA-03, DOZ-BUBBA-04)."""

    shift_against_people: int
    shift_against_zeds: int


Fact = (
    WardRounds
    | LaboratorySkill
    | FourthComponent
    | CleanUp
    | Assassin
    | Zen
    | Teleport
    | Strongpoint
    | Minefield
    | Perimeter
    | Stealth
    | NoisyBark
    | Charge
    | FourthBed
    | Shortcuts
    | Companion
    | StaffSupport
    | Builders
    | BridgeRepair
    | LastLine
    | SecondSupplyFree
    | Rationing
    | AmplifiedSpeech
    | GoodNews
    | TownWarning
    | FreeStep
    | AboveGround
    | Newcomers
    | Loners
    | Mean
)
