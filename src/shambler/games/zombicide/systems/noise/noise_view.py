"""What players see of noise."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.noise.noise import noise_in
from shambler.kernel.view import says


class NoisePart(SystemPart, frozen=True):
    """Noise tokens."""

    tokens: Annotated[dict[str, int], says("how many lie in each zone that has some")]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """By the names of the zones."""
        zones = game.world.board.zones
        return cls(
            {zones[at].name: count for at, count in enumerate(noise_in(game.state)) if count}
        )
