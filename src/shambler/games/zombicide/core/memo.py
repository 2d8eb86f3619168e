"""What a table works out once and keeps: the one thing in its world that fills up in play."""

from __future__ import annotations

from typing import Any

from shambler.kernel.decision import Option


class Memo:
    """It follows from the keys and the world, so that whoever asks first makes no difference."""

    __slots__ = ("compass", "decks", "doors", "moves", "places", "words")

    def __init__(self) -> None:
        self.compass: tuple[Any, Any] = (None, None)  # the last one, and what else it goes by
        self.decks: dict[int, tuple[str, ...]] = {}  # to search, by zones
        self.doors: dict[tuple[int, ...], tuple[Option, ...]] = {}
        self.moves: dict[tuple[int, int, bool], tuple[Option, ...]] = {}
        self.places: dict[str, int] = {}
        self.words: dict[Any, Any] = {}  # by words of content
