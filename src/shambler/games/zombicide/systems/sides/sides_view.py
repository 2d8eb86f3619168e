"""What players see of cards with two sides."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.sides.side_state import SIDES, Side, sides_in
from shambler.games.zombicide.systems.sides.sides import Sides
from shambler.kernel.view import says


class SidesPart(SystemPart, frozen=True):
    """The sides of the survivors' cards."""

    up: Annotated[dict[str, Side], says("the side that shows, for each card with two sides")]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """Companions' cards may have only one."""
        names, other = game.world.names, game.world.system(Sides).other
        up = sides_in(game.state).up
        return cls({names[who]: SIDES[side] for who, side in enumerate(up) if other[who]})
