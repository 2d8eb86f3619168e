"""What players see of the fallen."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.knockout.knockout import fallen_in
from shambler.kernel.view import Part, says


class LyingView(Part, frozen=True):
    """A fallen survivor who waits for help."""

    who: str
    zone: str | None
    until: Annotated[int, says("the round in whose end phase they die")]


class FallenPart(SystemPart, frozen=True):
    """Those who fell."""

    lying: list[LyingView]
    rescued: list[str]
    dead: list[str]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """By name (FH-KO-02)."""
        fallen, world = fallen_in(game.state), game.world
        lying = [
            LyingView(world.names[entry.who], world.zone_name(entry.zone), entry.round + 1)
            for entry in fallen.lying
        ]
        rescued, dead = (
            [world.names[who] for who in some] for some in (fallen.rescued, fallen.dead)
        )
        return cls(lying, rescued, dead)
