"""Words of mission files that tell what other parts of the file, or of the core, already do."""

from __future__ import annotations

from shambler.games.zombicide.core.words import Color, ObjectiveId
from shambler.games.zombicide.missions.special import SpecialRule


class Bystanders(SpecialRule, frozen=True, kw_only=True, tag="bystanders"):
    """Objectives that stand for people: nobody attacks them."""

    objectives: tuple[ObjectiveId, ...]


class OptionalObjectives(SpecialRule, frozen=True, kw_only=True, tag="optional-objectives"):
    """Objectives that no goal asks for."""

    colors: tuple[Color, ...]


class OpeningPhase(SpecialRule, frozen=True, kw_only=True, tag="opening-phase"):
    """A whole phase of the enemies is played before the first round."""
