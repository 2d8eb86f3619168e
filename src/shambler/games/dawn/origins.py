"""Where the content comes from: every counter, card, table and number with its mark.

The marks stand in the content files (``provenance``): in the rulebook, seen in public, ruled here,
or reconstructed, that is designed for this project. The page and ``shambler origins`` show them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from shambler.games.dawn.content import Content
from shambler.kernel.content import Origin, Provenance, Words

Marks: TypeAlias = dict[str, Provenance]


def marks_of(entry: Any) -> Marks:
    """The marks of an entry by part; one mark for everything stands for its values."""
    mark = entry.provenance
    if isinstance(mark, Mapping):
        return {str(part): own for part, own in mark.items()}
    return {"values": mark}


def of_zeds(content: Content) -> dict[str, Marks]:
    """Every Zeds counter by id, as ``build_rosters`` calls them."""
    found: dict[str, Marks] = {}
    for entry in content.zeds.regular:
        full, reduced = entry.strength
        for copy in range(entry.copies):
            letter = "abcdef"[copy] if entry.copies > 1 else ""
            found[f"z{full}{reduced}{letter}"] = marks_of(entry)
    found |= {unit.id: marks_of(unit) for unit in content.zeds.super}
    return found | {unit.id: marks_of(unit) for unit in content.zeds.spreader}


def units_of(content: Content) -> list[Any]:
    """Everybody who is no Zeds unit."""
    people, others = content.characters, content.others
    return [
        *people.hero,
        *people.heroic,
        *others.civilians,
        *others.special,
        *others.refugees,
        *others.raiders,
        *people.un_zeds,
    ]


def of_units(content: Content) -> dict[str, Marks]:
    """Every unit by id."""
    return {unit.id: marks_of(unit) for unit in units_of(content)}


def of_research(content: Content) -> dict[str, Marks]:
    """Research cards and Components by id."""
    cards = {card.id: marks_of(card) for card in content.research}
    return cards | {part.id: marks_of(part) for part in content.components}


def of_parts(content: Content, versus: bool) -> Marks:
    """Tables and numbers by name; what only a Versus game uses where it is played."""
    tables, numbers = content.tables, content.numbers
    found: Marks = {
        "hand-to-hand": tables.hand_to_hand.provenance,
        "gunfire": tables.gunfire.provenance,
        "terrain": tables.terrain.provenance,
        "catacombs": tables.catacombs.provenance,
        "saving-roll": tables.saving_roll.provenance,
        "marker-tracks": numbers.tracks.provenance,
        "set-up": numbers.set_up.provenance,
        "optional-rules": numbers.options.provenance,
        "epilogue": numbers.epilogue.provenance,
        "pressure": "reconstructed",  # on every Event card that has a symbol
    }
    found |= {f"forage-{entry.id}": entry.provenance for entry in tables.forage}
    if versus:
        found |= {
            "arrest": tables.arrest.provenance,
            "zeds-actions": numbers.versus.provenance,
            "starting-un-zeds": numbers.versus.un_zeds[0].provenance,
            "un-zeds-strengths": "reconstructed",
        }
    return found


def origins(content: Content) -> list[Origin]:
    """One row for each part of everything."""
    rows: list[Origin] = []
    for track in content.board.track:
        for space in track.space:
            rows += rows_for("space", space.id, space.name, marks_of(space))
    rows += [
        row
        for place in content.board.place
        for row in rows_for("place", place.id, place.name, marks_of(place))
    ]
    names = {unit.id: unit.name for unit in (*units_of(content), *content.zeds.super)}
    names |= {unit.id: unit.name for unit in content.zeds.spreader}
    for kind, marks in (("zeds", of_zeds(content)), ("unit", of_units(content))):
        for key, own in marks.items():
            rows += rows_for(kind, key, names.get(key), own)
    cards: Iterable[tuple[str, Iterable[Any]]] = (
        ("event", content.events),
        ("fate", content.fate),
        ("research", (*content.research, *content.components)),
        ("level", content.levels),
    )
    for kind, entries in cards:
        for entry in entries:
            rows += rows_for(kind, entry.id, entry.name, marks_of(entry))
    rows += [
        Origin("numbers", part, "values", mark) for part, mark in of_parts(content, True).items()
    ]
    return rows


def rows_for(kind: str, key: str, name: Words | None, marks: Marks) -> list[Origin]:
    """A row for each part of an entry."""
    return [Origin(kind, key, part, mark, name) for part, mark in marks.items()]
