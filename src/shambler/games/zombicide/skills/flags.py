"""Skills that somebody has or has not: whoever needs one asks for it by its tag."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import SkillAbility


class CamouflageSkill(SkillAbility, frozen=True, kw_only=True, tag="camouflage"):
    """May hide from enemies."""


class CombatReflexes(SkillAbility, frozen=True, kw_only=True, tag="combat-reflexes"):
    """May fight back when enemies appear."""


class Destiny(SkillAbility, frozen=True, kw_only=True, tag="destiny"):
    """Once per turn a card just drawn is thrown away for another one of its deck."""


class DrawOnClear(SkillAbility, frozen=True, kw_only=True, tag="draw-on-clear"):
    """A card when the last enemy of the own zone falls, whatever felled it."""


class Sidestep(SkillAbility, frozen=True, kw_only=True, tag="sidestep"):
    """A free move when enemies appear at range 0 or 1, whatever is left behind."""


class DiscardToAvoidDamage(SkillAbility, frozen=True, kw_only=True, tag="discard-to-avoid-damage"):
    """May throw cards away instead of taking damage."""


class ExtraTurn(SkillAbility, frozen=True, kw_only=True, tag="extra-turn-on-extra-activation"):
    """Takes a turn when enemies get an extra activation."""


class HitAndRunSkill(SkillAbility, frozen=True, kw_only=True, tag="hit-and-run"):
    """May move after eliminating somebody."""


class LeaveFreely(SkillAbility, frozen=True, kw_only=True, tag="leave-freely"):
    """Enemies in the zone do not hold them back."""


class PassFreely(SkillAbility, frozen=True, kw_only=True, tag="pass-freely"):
    """Enemies do not end a move of theirs (Z2E-040)."""


class LowProfile(SkillAbility, frozen=True, kw_only=True, tag="low-profile"):
    """Stray shots do not hit them."""


class PointBlank(SkillAbility, frozen=True, kw_only=True, tag="point-blank"):
    """Fires in the own zone, at whom they like."""


class SearchAgain(SkillAbility, frozen=True, kw_only=True, tag="search-again"):
    """Searches as often in a turn as there are actions for it (FHR-31)."""


class MatchingSet(SkillAbility, frozen=True, kw_only=True, tag="matching-set"):
    """A search that finds one of a pair finds the other one, too (FHR-29)."""


class Medic(SkillAbility, frozen=True, kw_only=True, tag="medic"):
    """Heals everybody around in the end phase, and learns from it (FHR-30)."""


class SearchEverywhere(SkillAbility, frozen=True, kw_only=True, tag="search-everywhere"):
    """Searches in any zone indoors."""


class Tactician(SkillAbility, frozen=True, kw_only=True, tag="tactician"):
    """Takes their turn whenever they like."""
