"""How the texts name numbers: one namer per field name of events, options and questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.options import EMPTY_COPY
from shambler.games.zombicide.core.words import LEVELS
from shambler.games.zombicide.systems.story.content import StoryCard
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.games.zombicide.systems.story.story import StoryCards
from shambler.kernel.content import Words
from shambler.kernel.texts import Namer

LEVEL_NAMES: Final = {
    "blue": Words("Blue", "Bleu"),
    "yellow": Words("Yellow", "Jaune"),
    "orange": Words("Orange", "Orange"),
    "red": Words("Red", "Rouge"),
}
COLOR_NAMES: Final = {
    "red": Words("red", "rouge"),
    "green": Words("green", "vert"),
    "purple": Words("purple", "violet"),
    "blue": Words("blue", "bleu"),
    "white": Words("white", "blanc"),
    "yellow": Words("yellow", "jaune"),
    "violet": Words("violet", "violet"),
    "": Words("face-down", "caché"),
}
EMPTIED: Final = Words("empty", "vide")  # a weapon to be reloaded, among loaded ones
NONE: Final = "none"  # what the texts select on where there is nothing to name
ORDER_NAMES: Final = {
    "move": Words("move to", "aller"),
    "melee": Words("melee in", "corps à corps"),
    "ranged": Words("fire at", "tirer"),
}


def survivor(game: ZombicideGame, value: int, language: str) -> str:
    """A survivor by name; where any figure can be picked, a machine too."""
    if value < 0:
        return NONE
    sheets = game.world.sheets
    if value < len(sheets):
        return sheets[value].name.into(language)
    return machine(game, value - len(sheets), language)


def newcomer(game: ZombicideGame, value: str, language: str) -> str:
    """A survivor who is not in the team."""
    return game.world.content.survivors[value].name.into(language)


def mission(game: ZombicideGame, value: str, language: str) -> str:
    """A mission by its key and its name."""
    words = next(entry.name for entry in game.rules.scenarios() if entry.key == value)
    name = words.get(language) or words["en"]
    return f"{value} ({name})" if language == "fr" else f"{value}, {name}"


def machine(game: ZombicideGame, value: int, language: str) -> str:
    """A machine by name; -1 is none."""
    return NONE if value < 0 else game.world.units[value].name.into(language)


def zone(game: ZombicideGame, value: int, language: str) -> str:
    """A zone: what it is, and where.

    French needs an article before a room, so it names the place first: "4.2 (cantine)".
    """
    if value < 0:
        return NONE
    place = game.world.board.zones[value]
    title = game.world.content.places.get(place.title)
    if title is None:
        return place.name
    name = title.into(language)
    return f"{place.name} ({name})" if language == "fr" else f"{name} {place.name}"


def card(game: ZombicideGame, value: int | str, language: str) -> str:
    """A card by its name; -1 is an empty slot."""
    if value == -1:
        return {"fr": "rien"}.get(language, "nothing")
    if isinstance(value, str) and value.endswith(EMPTY_COPY):
        loaded = card(game, value.removesuffix(EMPTY_COPY), language)
        return f"{loaded} ({EMPTIED.into(language)})"
    key = value if isinstance(value, str) else game.gear(value).id
    if key in game.world.content.cards:
        return game.world.content.cards[key].name.into(language)
    found = next(m for m in game.world.units if m.type == key)
    return found.name.into(language)


def cards_named(game: ZombicideGame, value: str, language: str) -> str:
    """Several cards by their ids, joined by commas; none is nothing."""
    names = [card(game, key, language) for key in value.split(",") if key]
    return ", ".join(names) or card(game, -1, language)


def foe(game: ZombicideGame, value: int, language: str) -> str:
    """A kind of enemy; -1 is none."""
    if value < 0:
        return NONE
    return game.world.content.enemies[game.world.foes[value].id].name.into(language)


def foes(game: ZombicideGame, value: int, language: str) -> str:
    """Several enemies of a kind."""
    if value < 0:
        return NONE
    return game.world.content.enemies[game.world.foes[value].id].plural.into(language)


def enemy_card(game: ZombicideGame, value: int, language: str) -> str:
    """A card of the enemy deck by the enemies on it."""
    return foes(game, game.world.enemy_cards[value].foe, language)


def opening(game: ZombicideGame, value: int, language: str) -> str:
    """An opening by its name on the map, else by its two cells."""
    name = game.world.board.openings[value].name
    words = game.world.content.openings.get(name)
    return name if words is None else f"{words.into(language)} ({name})"


def skill(game: ZombicideGame, value: int | str, language: str) -> str:
    """A skill by name."""
    number = game.world.skill_index[value] if isinstance(value, str) else value
    return game.world.skills[number].name.into(language)


def token(game: ZombicideGame, value: int, language: str) -> str:
    """An objective: its colour once known."""
    for entry in game.state.tokens:
        if entry.id == value:
            return COLOR_NAMES[entry.color].into(language)
    return game.world.token_names[value]


def spawn(game: ZombicideGame, value: int, language: str) -> str:
    """A spawn token by its letter."""
    return game.world.spawn_name(value)


def passage(game: ZombicideGame, value: int, language: str) -> str:
    """A story card by its title, a note by its number."""
    story = story_of(game)
    found = story.passage(value)
    if isinstance(found, StoryCard):
        return found.title.into(language)
    return f"Note {value - len(story.card) + 1}"


def tale(game: ZombicideGame, value: int, language: str) -> str:
    """What a story card or a note says."""
    return story_of(game).passage(value).story.into(language)


def refusal(game: ZombicideGame, value: int, language: str) -> str:
    """What a story card says when something is missing."""
    return story_of(game).card[value].refused.into(language)


def label(game: ZombicideGame, value: int, language: str) -> str:
    """What one may do by a story card."""
    return game.world.system(StoryCards).labels[value].into(language)


def _words(table: Mapping[str, Words]) -> Callable[[Any, Any, str], str]:
    return lambda game, value, language: table[value].into(language)


def _level(game: ZombicideGame, value: int, language: str) -> str:
    return LEVEL_NAMES[LEVELS[value]].into(language)


NAMERS: Final[Mapping[str, Namer]] = {
    "who": survivor,
    "other": survivor,
    "survivor": newcomer,
    "mission": mission,
    "figure": survivor,
    "machine": machine,
    "zone": zone,
    "start": zone,
    "card": card,
    "cards": card,
    "weapon": card,
    "gives": cards_named,
    "gets": cards_named,
    "foe": foe,
    "foe-many": foes,
    "foes": foes,
    "enemy": foe,
    "enemy_card": enemy_card,
    "enemy-many": foes,
    "opening": opening,
    "gain": skill,
    "skill": skill,
    "token": token,
    "spawn": spawn,
    "friend": survivor,
    "passage": passage,
    "tale": tale,
    "refusal": refusal,
    "label": label,
    "level": _level,
    "color": _words(COLOR_NAMES),
    "order": _words(ORDER_NAMES),
}
