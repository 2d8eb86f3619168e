"""Habits: the weights of rules of thumb, as data that may lie beside a game.

A family of games has one record of them, with a value for each. ``habits.json`` beside a game names
those that are others there; it is made by ``make habits``, from many games.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from shambler.agents.learned import BadWeights, beside
from shambler.agents.sense import Knob
from shambler.games import find as find_game
from shambler.kernel.structs import convert, fields, to_builtins

FILE: Final = "habits.json"
T = TypeVar("T")


class HabitShelf(Generic[T]):
    """The habits of a family's games: the usual ones, but for what is written beside a game."""

    def __init__(self, usual: T, tuned: Mapping[str, float]) -> None:
        self.usual = usual
        self.tuned = tuned  # what is found by playing, and how far from today it is worth trying
        self._known: dict[str, T] = {}

    def of(self, game: str) -> T:
        """The habits with which a game is played."""
        found = self._known.get(game)
        if found is None:
            path = beside(find_game(game), FILE)
            written = path is not None and path.is_file()
            found = self._known[game] = self.read(path) if written and path else self.usual
        return found

    def read(self, path: Path) -> T:
        """Habits as they are written: those that are not named are as usual."""
        named = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
        kind: Any = type(self.usual)
        unknown = named.keys() - {field.name for field in fields(kind)}
        if unknown:
            raise BadWeights(f"{path}: nobody has a habit called {', '.join(sorted(unknown))}")
        return self.changed(self.usual, named)

    def changed(self, habits: T, named: Mapping[str, Any]) -> T:
        """Some habits, but for those that are named."""
        return convert({**to_builtins(habits), **named}, type(self.usual))

    def settle(self, game: str, named: Mapping[str, Any]) -> None:
        """Play a game with other habits, in this process."""
        self._known[game] = self.changed(self.of(game), named)

    def knobs(self, game: str) -> dict[str, Knob]:
        """What is found by playing."""
        today = to_builtins(self.of(game))
        return {
            name: Knob(today[name], scale, isinstance(today[name], int))
            for name, scale in self.tuned.items()
        }
