"""Names for the numbers in options and events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shambler.kernel.teller import Teller
from shambler.kernel.texts import Namer


def card_name(game: Any, card: int, language: str) -> str:
    """A card's name."""
    return str(game.world.cards.names[card].into(language))


def place_name(game: Any, place: int, language: str) -> str:
    """A place's name."""
    return str(game.world.place_names[place].into(language))


def seat_name(game: Any, seat: int, language: str) -> str:
    """What a player plays."""
    return Teller(game, language).seat(seat)


NAMERS: Mapping[str, Namer] = {
    "card": card_name,
    "cards": card_name,
    "target": card_name,
    "value": card_name,  # cards typed in from a real table
    "place": place_name,
    "seat": seat_name,
}
