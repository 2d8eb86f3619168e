"""What one game of the family switches on and overrides.

An edition is a table: numbers, action families and *rule points*, named functions with family
defaults. Procedures ask the edition; they never ask for its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

Lister = Callable[[Any, Any, list[Any]], None]  # (game, standing, options): adds what is legal
Handler = Callable[[Any, Any, Any], None]  # (game, turn, option): does it


class Actions(msgspec.Struct, frozen=True):
    """A family of actions: lists its options for a survivor, and carries each of them out."""

    lists: Lister
    handlers: Mapping[type[Any], Handler]
    free: bool = False  # some of them cost no action: listed even when none is left
    where: Callable[[Any], int] | None = None  # (world): mask of the only zones they can be done in


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers, actions and rule points of a game."""

    key: str
    families: tuple[Actions, ...]  # the actions of a turn, in the order they are listed
    actions: int = 3  # Z-ROUND-03
    thresholds: tuple[int, ...] = (0, 7, 19, 43)  # Z-XP-03
    team_size: int = 6  # Z-OVER-03
    most_survivors: int = 6
    hands: int = 2
    body: int = 2
    pack: int = 5
    door_reserve: int = 0

    def level(self, experience: int) -> int:
        """The danger level for some experience: 0 Blue, 1 Yellow, 2 Orange, 3 Red."""
        level = 0
        for place, least in enumerate(self.thresholds):
            if experience >= least:
                level = place
        return level
