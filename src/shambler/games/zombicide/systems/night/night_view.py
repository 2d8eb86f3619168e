"""What players see of the hour and of lights."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.night.night_state import (
    DAWN,
    DUSK,
    HOURS,
    OFF,
    is_night,
    lit_zones,
    night_in,
)
from shambler.kernel.view import Part, says


class BeamView(Part, frozen=True):
    """A light that is on."""

    who: str
    zone: Annotated[
        str | None, says("the second zone of the beam; their own if it lights no other")
    ]


class NightPart(SystemPart, frozen=True):
    """The clock and the lights."""

    hour: int
    night: bool
    turns: Annotated[int, says("the round in which night falls or day breaks next")]
    beams: list[BeamView]
    lit: Annotated[list[str], says("zones in light")]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """By name."""
        state, world = game.state, game.world
        night = night_in(state)
        dark = is_night(state)
        hours = ((DAWN if dark else DUSK) - night.hour) % HOURS
        beams = [
            BeamView(world.names[who], world.zone_name(zone))
            for who, zone in enumerate(night.beams)
            if zone != OFF
        ]
        lit = [world.board.zones[zone].name for zone in game.zones_of(lit_zones(state))]
        return cls(night.hour, dark, state.round + hours, beams, lit)
