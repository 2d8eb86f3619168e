"""The skills that somebody at a table can come to have, by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from shambler.games.zombicide.core.gear import Gear

if TYPE_CHECKING:
    from shambler.games.zombicide.core.sheets import EditionContent, Skill, SurvivorSheet


class NumberedSkills(NamedTuple):
    """Skills by number, the number of each, and whether one of them is shared with friends."""

    skills: tuple[Skill, ...]
    numbers: dict[str, int]
    bonds: bool


def skills_for(
    content: EditionContent, sheets: Sequence[SurvivorSheet], cards: Sequence[Gear]
) -> NumberedSkills:
    """Those on the sheets, those that can be won, and those that others bring along."""
    skills = tuple(content.skill(ref) for ref in _named(content, sheets, cards))
    shared = [a.shared_skill for s in skills for a in s.abilities if a.shared_skill]
    needed = [a.also for s in skills for a in s.abilities if a.also]
    known = {skill.id for skill in skills}
    missing = [ref for ref in (*shared, *dict.fromkeys(needed)) if ref not in known]
    skills += tuple(content.skill(ref) for ref in missing)
    index = {skill.id: number for number, skill in enumerate(skills)}
    return NumberedSkills(skills, index, bool(shared))


def _named(
    content: EditionContent, sheets: Sequence[SurvivorSheet], cards: Sequence[Gear]
) -> dict[str, None]:
    refs: dict[str, None] = {}
    for sheet in sheets:
        for track in (sheet.track, *sheet.sides.values()):
            for _, skills in track:
                refs.update(dict.fromkeys(skills))
    for skill in content.skills.values():
        if not skill.parameter:
            refs[skill.id] = None
        elif any(ability.per_weapon for ability in skill.abilities):
            models = {weapon.card: 0 for gear in cards for weapon in gear.weapons}
            refs.update(dict.fromkeys(f"{skill.id}:{model}" for model in models))
    return refs


def tracks_of(
    table: NumberedSkills, sheets: Sequence[SurvivorSheet], team: int
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """What can be learned at each level, by whom in the team (Z-XP-04)."""
    return tuple(
        tuple(tuple(table.numbers[ref] for ref in skills) for _, skills in sheet.track)
        if number < team
        else ()
        for number, sheet in enumerate(sheets)
    )
