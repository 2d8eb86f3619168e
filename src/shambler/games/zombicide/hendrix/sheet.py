"""The sheet that travels between missions, as set-up and as what a match hands on (FH-CAMP-01)."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Final

import msgspec

from shambler.games.zombicide.build import ZombicideSetup
from shambler.games.zombicide.systems.night.night_state import HOURS
from shambler.games.zombicide.systems.sheets.sheets import MILESTONES, MOST_CXP
from shambler.kernel.errors import BadSetup

Cxp = Annotated[int, msgspec.Meta(ge=0, le=MOST_CXP)]
Bonus = Annotated[int, msgspec.Meta(ge=0, le=len(MILESTONES))]
Hour = Annotated[int, msgspec.Meta(ge=0, le=HOURS - 1)]
MISSIONS: Final = tuple(f"M{number}" for number in range(1, 11))


class SurvivorRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One place in the team; ``marks`` are achievements, with repetition, ``kept`` cards.

    ``after``: whom they follow, who died.
    """

    survivor: str
    cxp: Cxp = 0
    skills: tuple[str, ...] = ()
    bonus: Bonus = 0
    marks: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    after: str = ""


class CampaignSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All places, the dead, and what the team has done; ``story`` are its choices, in order."""

    places: tuple[SurvivorRecord, ...]
    dead: tuple[str, ...] = ()
    sick: tuple[str, ...] = ()  # of the dead, those whom contamination took
    marks: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    attempt: Annotated[int, msgspec.Meta(ge=1)] = 1
    story: tuple[str, ...] = ()


class HendrixSetup(ZombicideSetup, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a table; a campaign writes its own sheet."""

    campaign: CampaignSheet | None = None
    dark_zones: bool = True  # dark rooms are hard to see into (Z2E-086)
    hour: Hour | None = None  # at which the clock starts; None: as the mission says (FH-CLOCK-04)

    @property
    def team(self) -> tuple[str, ...]:
        """Those of the sheet, if there is one."""
        if self.campaign is None:
            return self.survivors
        return tuple(place.survivor for place in self.campaign.places)

    def dealt(self, team: int) -> tuple[int, ...]:
        """A team with a place that nobody could fill is dealt around the table anew."""
        if self.campaign is not None and len(self.owners) > team:
            return tuple(number % self.seats for number in range(team))
        return super().dealt(team)


def earlier(mission: str) -> tuple[str, ...]:
    """The missions before one, for tables that play it by itself."""
    return MISSIONS[: MISSIONS.index(mission)] if mission in MISSIONS else ()


def check_team(sheet: CampaignSheet, content: Any) -> None:
    """Refuse a team that cannot be."""
    for problem in _team_problems(sheet, content):
        raise BadSetup(f"campaign: {problem}")


def check_sheet(sheet: CampaignSheet, world: Any) -> None:
    """Refuse what no campaign could have written."""
    content = world.content
    rewards = {skill.id for skill in world.skills if skill.reward}
    problems = _team_problems(sheet, content)
    for place in sheet.places:
        problems += _place_problems(place, content, rewards)
    copies: Counter[str] = Counter(card for place in sheet.places for card in place.kept)
    problems += [
        f"{count} {card}, there are {len(world.copies[card])}"
        for card, count in copies.items()
        if card in world.copies and count > len(world.copies[card])
    ]
    if problems:
        raise BadSetup(f"campaign: {problems[0]}")


def _team_problems(sheet: CampaignSheet, content: Any) -> list[str]:
    names = [place.survivor for place in sheet.places]
    found = [f"{name} is no survivor" for name in names if name not in content.survivors]
    found += [f"{name} is in the team twice" for name, n in Counter(names).items() if n > 1]
    found += [f"{name} is dead" for name in names if name in sheet.dead]
    found += [f"{name} is no survivor" for name in sheet.dead if name not in content.survivors]
    found += [
        f"{place.survivor} follows {place.after}, who is not dead"
        for place in sheet.places
        if place.after and place.after not in sheet.dead
    ]
    found += [f"{mission} is no mission" for mission in sheet.done if mission not in MISSIONS]
    if not 1 <= len(names) <= 6:
        found.append(f"1 to 6 survivors, not {len(names)}")
    return found


def _place_problems(place: SurvivorRecord, content: Any, rewards: set[str]) -> list[str]:
    name = place.survivor
    found = [f"{name}: {skill} is no campaign skill" for skill in place.skills
             if skill not in rewards]  # fmt: skip
    found += [f"{name}: {s} is taken twice" for s, n in Counter(place.skills).items() if n > 1]
    reached = sum(milestone <= place.cxp for milestone in MILESTONES)
    if len(place.skills) + place.bonus != reached:
        found.append(f"{name}: {place.cxp} CXP give {reached} rewards")
    for card in place.kept:
        abilities = content.cards[card].abilities if card in content.cards else ()
        if not any(ability.name == "keep" for ability in abilities):
            found.append(f"{name}: {card} cannot be kept")
    return found
