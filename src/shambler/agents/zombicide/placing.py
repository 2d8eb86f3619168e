"""Where enemies go when the players may choose: which of two ways, and where new ones come in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shambler.agents.zombicide.errands import errands
from shambler.agents.zombicide.mold_gap import gap_with
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.activation import EnemyMoves
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.system_parts import spreaders
from shambler.kernel.decision import Option

TAKEN: Final = 50.0  # a place that has to be gone to, lost to mold
JOINED: Final = 8.0  # a zone less between two spawn zones
FAR: Final = 9
CROWDED: Final = 10.0  # an enemy where somebody goes who cannot fight


def judge_split(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """The odd enemy goes where nobody stands; mold where it does least harm."""
    frame = game.state.stack[-1]
    moldy = isinstance(frame, EnemyMoves) and frame.movers[0][1] in spreaders(game.world)
    return [
        -friends_in(game, option.zone) - (mold_harm(game, option.zone) if moldy else 0.0)
        if isinstance(option, opt.PickZone)
        else 0.0
        for option in options
    ]


def friends_in(game: ZombicideGame, zone: int) -> float:
    """How many survivors stand in a zone."""
    return float(sum(survivor.zone == zone for survivor in game.state.survivors))


def mold_harm(game: ZombicideGame, zone: int) -> float:
    """What it would cost if mold took a zone: places lost, spawn zones nearly joined."""
    if game.world.outside >> zone & 1:
        return 0.0
    places, row = errands(game).places, game.terrain.routes.distance[zone]
    harm = TAKEN if zone in places else 0.0
    nearest = min([row[place] for place in places if row[place] >= 0], default=FAR)
    return harm + 1 / (1 + nearest) - JOINED * gap_with(game, zone)


def judge_arrival(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Far from everybody."""
    bodies = [survivor.zone for survivor in game.state.survivors if survivor.zone >= 0]
    found = []
    for option in options:
        assert isinstance(option, opt.PickZone)
        row = game.terrain.routes.distance[option.zone]
        found.append(float(min([row[body] for body in bodies if row[body] >= 0], default=FAR)))
    return found


def judge_walk(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Those who walk by themselves go where friends are and enemies are not."""
    return [
        friends_in(game, option.zone) - CROWDED * game.crowd(option.zone)
        if isinstance(option, opt.Move)
        else 0.0
        for option in options
    ]
