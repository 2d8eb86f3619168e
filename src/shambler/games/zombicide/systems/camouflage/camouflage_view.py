"""What players see of camouflage."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.camouflage.camouflage import is_hidden
from shambler.kernel.view import says


class CamouflagePart(SystemPart, frozen=True):
    """Camouflage tokens."""

    hidden: Annotated[list[str], says("the survivors who have one")]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """By the names of the survivors."""
        state = game.state
        return cls([name for who, name in enumerate(game.world.names) if is_hidden(state, who)])
