"""Effects of the Current Research card and of Components: these import no rules that ask them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.dawn.effects.base import Standing
from shambler.games.dawn.procedures.weapon import weapon_serves

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame
    from shambler.games.dawn.procedures.combat import Fight


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

    def fight_shift(self, game: DawnGame, fight: Fight) -> int:
        """Only attacking, and only for those whom the weapon serves (DOZ-RES-09)."""
        attacks = fight.attacking or fight.strike
        return self.shift if attacks and weapon_serves(game, fight.unit) else 0


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
