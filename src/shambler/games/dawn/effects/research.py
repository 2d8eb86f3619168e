"""Effects of the Laboratory: Research cards, Components, the Antidote."""

from __future__ import annotations

from shambler.games.dawn.effects.base import Effect, Standing


class RevealResearch(Effect, frozen=True, kw_only=True, tag="reveal-research"):
    """The next Research card is revealed; this is no Research Action (DOZ-RUL-73)."""


class FreeResearch(Effect, frozen=True, kw_only=True, tag="free-research"):
    """One Research attempt without spending an Action."""


class EarlyResearch(Effect, frozen=True, kw_only=True, tag="early-research"):
    """Random unused Early Research cards go on top of the deck."""

    count: int


class HitLaboratoryHero(Effect, frozen=True, kw_only=True, tag="hit-laboratory-hero"):
    """The Hero in the Laboratory takes Hits."""

    hits: int


class ChooseComponent(Effect, frozen=True, kw_only=True, tag="choose-component"):
    """The Hero side puts a Super Weapon Component in play (DOZ-RES-08)."""


class LoseComponent(Effect, frozen=True, kw_only=True, tag="lose-component"):
    """A Component leaves play."""

    random: bool = False


class AntidoteBreakthrough(Effect, frozen=True, kw_only=True, tag="antidote"):
    """The first reveal brings the Final Component, the second the Antidote (DOZ-ANTI-01)."""


# -- while the card is current, or the Component in play ------------------------------------


class HitWeakest(Standing, frozen=True, kw_only=True, tag="hit-weakest"):
    """At the start of each Action Phase the weakest Zeds next to a unit may be hit."""

    hits: int


class Distraction(Standing, frozen=True, kw_only=True, tag="distraction"):
    """Regular Civilians may take Hits and retreat to stop Zeds next to them."""

    hits: int


class SaveBonus(Standing, frozen=True, kw_only=True, tag="save-bonus"):
    """All Saving Rolls of Player units are better."""

    bonus: int


class ForageBonus(Standing, frozen=True, kw_only=True, tag="forage-bonus"):
    """All Forage rolls are better."""

    bonus: int


class OutbreakSetsInfection(Standing, frozen=True, kw_only=True, tag="outbreak-sets-infection"):
    """An Outbreak puts Infection here instead of rolling."""

    level: int


class OutbreakAtStart(Standing, frozen=True, kw_only=True, tag="outbreak-at-start"):
    """Outbreaks place their Zeds on Start spaces."""


class ResearchForSupplies(Standing, frozen=True, kw_only=True, tag="research-for-supplies"):
    """Supplies may pay for Research instead of an Action."""

    supplies: int


class DrawTwo(Standing, frozen=True, kw_only=True, tag="draw-two"):
    """New Zeds are drawn in pairs and the Hero side chooses."""


class AttackShift(Standing, frozen=True, kw_only=True, tag="attack-shift"):
    """Player units attack Hand-to-Hand with a shift."""

    shift: int


class GunfireShift(Standing, frozen=True, kw_only=True, tag="gunfire-shift"):
    """Player units shoot with a shift."""

    shift: int


class GunfireRepels(Standing, frozen=True, kw_only=True, tag="gunfire-repels"):
    """Gunfire with enough Hits makes all Zeds in the target space retreat."""

    hits: int


class GasGrenade(Standing, frozen=True, kw_only=True, tag="gas-grenade"):
    """An Action that hits Zeds in an adjacent space and leaves Chaos there."""

    hits: int


class Bait(Standing, frozen=True, kw_only=True, tag="bait"):
    """Zeds that attack a Player unit are hit after the combat."""

    hits: int
