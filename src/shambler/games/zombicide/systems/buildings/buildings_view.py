"""What players see of buildings: which are still closed, and what opening one brings."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.board.masks import bits
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.buildings.building_state import buildings_in
from shambler.games.zombicide.systems.buildings.buildings import Buildings
from shambler.kernel.view import Part, says


class ClosedBuilding(Part, frozen=True):
    """A building that nobody has opened yet (Z2E-050)."""

    zones: list[str]
    cards: Annotated[int, says("zombie cards that its first opened door draws")]
    locked: Annotated[bool, says("no tool opens any of its doors now")]


class BuildingsPart(SystemPart, frozen=True):
    """Closed buildings, and doors that no tool opens."""

    closed: list[ClosedBuilding]
    barred: Annotated[list[str], says("doors that no tool opens now")]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """By the names of their zones."""
        board, state = game.world.board, buildings_in(game.state)
        system, shut = game.world.system(Buildings), game.state.ground.closed
        closed = []
        for number, rooms in enumerate(system.masks):
            if state.opened >> number & 1:
                continue
            zones = list(bits(rooms))
            doors = [door for zone in zones for door in bits(board.around[zone] & shut)]
            closed.append(
                ClosedBuilding(
                    [board.zones[zone].name for zone in zones],
                    (rooms & board.dark).bit_count(),
                    bool(doors) and all(state.barred >> door & 1 for door in doors),
                )
            )
        barred = [board.openings[door].name for door in bits(state.barred & shut)]
        return cls(closed, barred)
