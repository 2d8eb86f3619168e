"""Effects on the Hospital and the Cemetery."""

from __future__ import annotations

from shambler.games.dawn.effects.base import Effect


class FreeHeals(Effect, frozen=True, kw_only=True, tag="free-heals"):
    """Heal Actions in the Hospital that cost no Action."""

    count: int
    lowers_infection: bool = False


class FullHeal(Effect, frozen=True, kw_only=True, tag="full-heal"):
    """A Civilians patient recovers fully and goes to a named space above ground."""


class HealCivilians(Effect, frozen=True, kw_only=True, tag="heal-civilians"):
    """Civilians units are Healed by 1 Hit each."""

    count: int


class Hospitalise(Effect, frozen=True, kw_only=True, tag="hospitalise"):
    """A unit of Town Center goes to a bed, one Hit from elimination."""


class PatientToCemetery(Effect, frozen=True, kw_only=True, tag="patient-to-cemetery"):
    """A patient goes to the Cemetery."""


class Revive(Effect, frozen=True, kw_only=True, tag="revive"):
    """A unit returns from the Cemetery to Town Center, one Hit from elimination."""
