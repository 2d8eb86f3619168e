"""What one game of the family switches on and overrides.

An edition is a table: numbers, action families and *rule points*, named functions with family
defaults. Procedures ask the edition; they never ask for its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

Mover = tuple[int, int, int]  # enemies: zone, kind, how many
Lister = Callable[[Any, Any, list[Any]], None]  # (game, standing, options): adds what is legal
Handler = Callable[[Any, Any, Any], None]  # (game, turn, option): does it


class Actions(msgspec.Struct, frozen=True):
    """A family of actions: lists its options for a survivor, and carries each of them out."""

    lists: Lister
    handlers: Mapping[type[Any], Handler]
    free: bool = False  # some of them cost no action: listed even when none is left
    seated: bool = False  # can be done in a car (NLD-CAR-04)
    where: Callable[[Any], int] | None = None  # (world): mask of the only zones they can be done in


class Deed(msgspec.Struct, frozen=True):
    """What enemies may do instead of moving, after the attacks: who does, and the procedure."""

    fits: Callable[[Any, Mover], bool]  # (game, enemies of a zone)
    make: Callable[[tuple[Mover, ...]], Any]


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers, actions and rule points of a game. ``None`` stands for the family's rule."""

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
    airless: bool = False  # the exterior needs a worn tank (INV-LOCK-02)
    concentrated: bool = False  # attacks may be concentrated on one enemy (INV-CONC-01)
    card_groups: Mapping[str, range] = {}  # enemy cards by difficulty (Z-DIFF-07)
    search_decks: tuple[str, ...] = ("equipment",)
    supply: str = "oxygen"  # the deck of cards that lie in view until somebody takes them
    side: str = ""  # the side of the survivors' cards that shows at the start, if not the main one
    stages: tuple[Any, ...] = ()  # the procedures of set-up; none: the family's
    rules: tuple[Any, ...] = ()  # special rules (``MissionRule``) of every mission
    compass: Callable[..., Any] | None = None  # where enemies go
    halt: Callable[[Any, int, int], None] | None = None  # (game, opening, zone): a closed way
    deed: Deed | None = None
    run_short: Callable[[Any, int, tuple[int, ...]], None] | None = None  # (game, foe, zones)
    cites: Mapping[str, str] = {}  # rules of the family's code by the ids of this game

    def level(self, experience: int) -> int:
        """The danger level for some experience: 0 Blue, 1 Yellow, 2 Orange, 3 Red."""
        level = 0
        for place, least in enumerate(self.thresholds):
            if experience >= least:
                level = place
        return level
