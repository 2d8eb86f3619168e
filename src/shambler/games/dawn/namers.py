"""Names for the numbers in options and events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shambler.games.dawn.state import FLED
from shambler.kernel.texts import Namer


def place_name(game: Any, place: int, language: str) -> str:
    """A place: its own name, or its track and number."""
    board = game.world.board
    own = board.names[place].into(language)
    if board.track[place] < 0:
        return str(own)
    track = board.track_names[board.track[place]].into(language)
    if board.is_start[place]:
        return f"{track} ({'Départ' if language == 'fr' else 'Start'})"
    spot = f"{track} {board.number[place]}"
    return f"{own} ({spot})" if own else spot


def track_name(game: Any, track: int, language: str) -> str:
    """A track."""
    return str(game.world.board.track_names[track].into(language))


def unit_name(game: Any, unit: int, language: str) -> str:
    """A unit; Villagers who fled are called Refugees."""
    units = game.world.units
    fled = unit in units.refugees and game.state.unit_marks[unit] & FLED
    names = units.refugee_names if fled else units.names
    return str(names[unit].into(language))


def zed_name(game: Any, zed: int, language: str) -> str:
    """A Zeds unit."""
    return str(game.world.zeds.names[zed].into(language))


def seat_name(game: Any, seat: int, language: str) -> str:
    """A Hero player."""
    return f"Joueur {seat + 1}" if language == "fr" else f"Player {seat + 1}"


def event_name(game: Any, card: int, language: str) -> str:
    """An Event card."""
    return str(game.world.events[card].name.into(language))


def fate_name(game: Any, card: int, language: str) -> str:
    """A Fate card."""
    return str(game.world.fate[card].name.into(language))


def research_name(game: Any, card: int, language: str) -> str:
    """A Research card."""
    return str(game.world.research.cards[card].name.into(language))


def component_name(game: Any, component: int, language: str) -> str:
    """A Component of the Super Weapon."""
    return str(game.world.research.components[component].name.into(language))


RESEARCH_KINDS = {
    "en": ("Early", "Advanced", "Feature", "Breakthrough"),
    "fr": ("Préliminaire", "Avancée", "Propriété", "Percée"),
}


def drawn_name(game: Any, value: int, language: str) -> str:
    """What a person reads off the real table: a die's face, or what the rules draw now."""
    kind = game.state.stack[-1].draws
    if game.decision is None or game.decision.kind != "type-card" or not kind:
        return str(value)
    return named_by(game, kind, value, language)


def named_by(game: Any, kind: str, value: int, language: str) -> str:
    """A card or counter of a kind."""
    if kind == "kind":
        words = ("Normal", "Spécial") if language == "fr" else ("Normal", "Special")
        return words[value]
    if kind == "research-kind":
        return RESEARCH_KINDS.get(language, RESEARCH_KINDS["en"])[value]
    return DRAWN[kind](game, value, language)


DRAWN: Mapping[str, Namer] = {
    "zeds": zed_name,
    "unit": unit_name,
    "event": event_name,
    "fate": fate_name,
    "research": research_name,
    "component": component_name,
}
NAMERS: Mapping[str, Namer] = {
    "place": place_name,
    "start": place_name,
    "track": track_name,
    "unit": unit_name,
    "units": unit_name,
    "foe": unit_name,
    "leader": unit_name,
    "seat": seat_name,
    "zed": zed_name,
    "zeds": zed_name,
    "new": zed_name,
    "event_card": event_name,
    "card": fate_name,
    "fate": fate_name,
    "research": research_name,
    "component": component_name,
    "value": drawn_name,
}
