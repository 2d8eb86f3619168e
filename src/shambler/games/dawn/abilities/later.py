"""Abilities of characters that come with the levels above the Basic Game."""

from __future__ import annotations

from typing import Literal

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


class Overtime(Ability, frozen=True, kw_only=True, tag="overtime"):
    """Infection for Event Actions, once per turn (DOZ-AGEE-05)."""

    infection: int
    actions: int


class Assassin(Ability, frozen=True, kw_only=True, tag="assassin"):
    """Strikes, withdraws or fights when she meets enemies (DOZ-ALYSSA-01)."""

    shift: int


class Zen(Ability, frozen=True, kw_only=True, tag="zen"):
    """An Action in a turn in which a held card was played (DOZ-ALYSSA-12)."""


class Train(Ability, frozen=True, kw_only=True, tag="train"):
    """Trains Regular Civilians (DOZ-HAUSER-01)."""

    strength: int


class Recruit(Ability, frozen=True, kw_only=True, tag="recruit"):
    """Removes a Hit from Regular Civilians on the map for Ammo (DOZ-HAUSER-05)."""

    ammo: int


class FirstAid(Ability, frozen=True, kw_only=True, tag="first-aid"):
    """Heals a unit in its own or an adjacent space for Supplies."""

    supplies: int
    paid_by: Literal["action", "character"]


class Teleport(Ability, frozen=True, kw_only=True, tag="teleport"):
    """Moves by a Refugees activation (DOZ-JONES-02)."""


class HumanTrials(Ability, frozen=True, kw_only=True, tag="human-trials"):
    """A patient for a Research card (DOZ-JONES-05)."""


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


class Medical(Ability, frozen=True, kw_only=True, tag="medical"):
    """Heals a patient from a Staff Office (DOZ-SEAVER-01)."""


class FourthBed(Ability, frozen=True, kw_only=True, tag="fourth-bed"):
    """One bed more while in a Staff Office (DOZ-SEAVER-06)."""


class Shortcuts(Ability, frozen=True, kw_only=True, tag="shortcuts"):
    """Moves between tracks (DOZ-WILSON-02)."""


class Visions(Ability, frozen=True, kw_only=True, tag="visions"):
    """Looks at the top Fate card (DOZ-WILSON-09)."""


class Companion(Ability, frozen=True, kw_only=True, tag="companion"):
    """Units with him roll more dice (DOZ-WILSON-10)."""

    dice: int


class StaffSupport(Ability, frozen=True, kw_only=True, tag="staff-support"):
    """Better Saving Rolls from a Staff Office (DOZ-WRIGHT-01)."""

    bonus: int


class Intelligence(Ability, frozen=True, kw_only=True, tag="intelligence"):
    """Looks at the top Event card (DOZ-WRIGHT-02)."""


class ImprovisedAmmo(Ability, frozen=True, kw_only=True, tag="improvised-ammo"):
    """Supplies into Ammo (DOZ-BAUER-01)."""

    supplies: int
    ammo: int


class Builders(Ability, frozen=True, kw_only=True, tag="builders"):
    """Builds for less, also next door (DOZ-BAUER-02)."""

    supplies: int


class BridgeRepair(Ability, frozen=True, kw_only=True, tag="bridge-repair"):
    """Removes the bridge marker (DOZ-BAUER-03)."""


class CallToArms(Ability, frozen=True, kw_only=True, tag="call-to-arms"):
    """Brings one more Heroic Civilians unit (DOZ-CLARION-01)."""


class LastLine(Ability, frozen=True, kw_only=True, tag="last-line"):
    """Town Center must be fought for (DOZ-CLARION-02)."""


class SecondSupplyFree(Ability, frozen=True, kw_only=True, tag="second-supply-free"):
    """The second Supply of a Phase is free (DOZ-CLARION-04)."""


class Release(Ability, frozen=True, kw_only=True, tag="release"):
    """Releases Civilians or Villagers (DOZ-FD129-02)."""


class FireHoses(Ability, frozen=True, kw_only=True, tag="fire-hoses"):
    """Pushes a Zeds unit back (DOZ-FD129-03)."""

    dice: int


class Rationing(Ability, frozen=True, kw_only=True, tag="rationing"):
    """A better Eat die (DOZ-SAVIOR-04)."""

    bonus: int


class Broadcast(Ability, frozen=True, kw_only=True, tag="broadcast"):
    """A free Action for Regular Civilians or Refugees (DOZ-WZED-01)."""


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


# -- Un-Zeds --------------------------------------------------------------------------------


class DoctorsWork(Ability, frozen=True, kw_only=True, tag="doctors-work"):
    """One of four uses each Zeds Phase (DOZ-MARTEUSE-01)."""


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


class PlaceChaosAction(Ability, frozen=True, kw_only=True, tag="place-chaos"):
    """Puts Chaos on its space (DOZ-CHAR-01)."""


class LendAHand(Ability, frozen=True, kw_only=True, tag="lend-a-hand"):
    """A free Action for an Un-Zeds unit (DOZ-GHOST-01)."""


class SpoilARoll(Ability, frozen=True, kw_only=True, tag="spoil-a-roll"):
    """One more die, of which the Zeds player picks (DOZ-GHOST-02)."""


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


class AttractAllies(Ability, frozen=True, kw_only=True, tag="attract-allies"):
    """May bring Un-Zeds or Zeds (DOZ-PLAID-03)."""


LaterAbility = (
    WardRounds
    | LaboratorySkill
    | FourthComponent
    | CleanUp
    | Overtime
    | Assassin
    | Zen
    | Train
    | Recruit
    | FirstAid
    | Teleport
    | HumanTrials
    | Strongpoint
    | Minefield
    | Perimeter
    | Stealth
    | NoisyBark
    | Charge
    | Medical
    | FourthBed
    | Shortcuts
    | Visions
    | Companion
    | StaffSupport
    | Intelligence
    | ImprovisedAmmo
    | Builders
    | BridgeRepair
    | CallToArms
    | LastLine
    | SecondSupplyFree
    | Release
    | FireHoses
    | Rationing
    | Broadcast
    | AmplifiedSpeech
    | GoodNews
    | TownWarning
    | FreeStep
    | AboveGround
    | Newcomers
    | Loners
    | Mean
)

UnZedsAbility = (
    DoctorsWork
    | TieBreaker
    | Immune
    | Dread
    | HealHerBabies
    | PlaceChaosAction
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
