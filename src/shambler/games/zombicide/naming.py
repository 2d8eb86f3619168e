"""How the texts name numbers: one namer per field name of events, options and questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from shambler.games.zombicide.content import LEVELS
from shambler.games.zombicide.table import Table
from shambler.kernel.content import Words
from shambler.kernel.texts import Namer

LEVEL_NAMES = {
    "blue": Words("Blue", "Bleu"),
    "yellow": Words("Yellow", "Jaune"),
    "orange": Words("Orange", "Orange"),
    "red": Words("Red", "Rouge"),
}
COLOR_NAMES = {
    "red": Words("red", "rouge"),
    "green": Words("green", "vert"),
    "purple": Words("purple", "violet"),
    "blue": Words("blue", "bleu"),
    "white": Words("white", "blanc"),
    "": Words("face-down", "caché"),
}
ORDER_NAMES = {
    "move": Words("move", "bouger"),
    "melee": Words("melee", "corps à corps"),
    "ranged": Words("shoot", "tirer"),
}


def figure(game: Table, value: int, language: str) -> str:
    """A survivor or a machine."""
    survivors = len(game.state.survivors)
    if value < survivors:
        return survivor(game, value, language)
    return machine(game, value - survivors, language)


def survivor(game: Table, value: int, language: str) -> str:
    """A survivor by name."""
    return figure(game, value, language) if value >= len(game.world.sheets) else (
        game.world.sheets[value].name.into(language)
    )  # fmt: skip


def machine(game: Table, value: int, language: str) -> str:
    """A machine by name; -1 is none."""
    return "" if value < 0 else game.world.machines[value].name.into(language)


def zone(game: Table, value: int, language: str) -> str:
    """A zone: what it is, and where."""
    if value < 0:
        return ""
    place = game.world.board.zones[value]
    title = game.world.content.places.get(place.title)
    return f"{title.into(language)} {place.name}" if title else place.name


def card(game: Table, value: int | str, language: str) -> str:
    """A card by its name; -1 is an empty slot."""
    if value == -1:
        return {"fr": "rien"}.get(language, "nothing")
    key = value if isinstance(value, str) else game.gear(value).id
    if key in game.world.content.cards:
        return game.world.content.cards[key].name.into(language)
    found = next(m for m in game.world.machines if m.type == key)
    return found.name.into(language)


def foe(game: Table, value: int, language: str) -> str:
    """A kind of enemy; -1 is none."""
    if value < 0:
        return ""
    return game.world.content.enemies[game.world.foes[value].id].name.into(language)


def opening(game: Table, value: int, language: str) -> str:
    """A doorway by its two cells."""
    return game.world.board.openings[value].name


def skill(game: Table, value: int | str, language: str) -> str:
    """A skill by name."""
    number = game.world.skill_index[value] if isinstance(value, str) else value
    return game.world.skills[number].name.into(language)


def token(game: Table, value: int, language: str) -> str:
    """An objective: its colour once known."""
    for entry in game.state.tokens:
        if entry.id == value:
            return COLOR_NAMES[entry.color].into(language)
    return game.world.token_names[value]


def _words(table: Mapping[str, Words]) -> Callable[[Any, Any, str], str]:
    return lambda game, value, language: table[value].into(language)


def _level(game: Table, value: int, language: str) -> str:
    return LEVEL_NAMES[LEVELS[value]].into(language)


NAMERS: Mapping[str, Namer] = {
    "who": survivor,
    "other": survivor,
    "figure": figure,
    "machine": machine,
    "zone": zone,
    "start": zone,
    "card": card,
    "cards": card,
    "weapon": card,
    "foe": foe,
    "foes": foe,
    "enemy": foe,
    "opening": opening,
    "gain": skill,
    "skill": skill,
    "token": token,
    "level": _level,
    "color": _words(COLOR_NAMES),
    "order": _words(ORDER_NAMES),
}
