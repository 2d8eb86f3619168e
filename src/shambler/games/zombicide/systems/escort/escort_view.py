"""What players see of the companion."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.escort.escort import NOBODY, companion_of, leader_in
from shambler.kernel.view import says


class EscortPart(SystemPart, frozen=True):
    """The companion and who leads it."""

    companion: str
    leader: Annotated[str | None, says("nobody while the companion is alone")]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """By name."""
        names, leader = game.world.names, leader_in(game.state)
        return cls(names[companion_of(game)], names[leader] if leader != NOBODY else None)
