"""Doors with a coloured token: survivors open those that the mission names (INV-DOOR-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.systems.coloured_doors.words import ColouredDoorsOpen

if TYPE_CHECKING:
    from shambler.games.zombicide.core.world import ZombicideWorld

NEUTRAL: Final = "neutral"


class ColouredDoors(System):
    """The coloured doors of a mission, as bits; no survivor opens those that are ``sealed``."""

    def __init__(self, world: ZombicideWorld) -> None:
        mission = world.mission
        named = [word for word in mission.special if isinstance(word, ColouredDoorsOpen)]
        free = {door for word in named for door in word.doors}
        coloured = [door for door in mission.door if door.token != NEUTRAL]
        self.coloured = mask_of(world.opening(door.between) for door in coloured)
        self.sealed = mask_of(
            world.opening(door.between) for door in coloured if door.id not in free
        )
