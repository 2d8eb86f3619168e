"""What players see of mold."""

from __future__ import annotations

from typing import Self

from shambler.games.zombicide.board.masks import bits
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.mold.mold import mold_in


class MoldPart(SystemPart, frozen=True):
    """The zones with mold."""

    active: list[str]
    inactive: list[str]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """By the names of the zones."""
        zones, ground = game.world.board.zones, mold_in(game.state)
        return cls(
            [zones[zone].name for zone in bits(ground.active)],
            [zones[zone].name for zone in bits(ground.inactive)],
        )
