"""What the enemies would do if they acted now."""

from __future__ import annotations

import msgspec

from shambler.games.zombicide.core.activation import compass_of
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.kernel.view import Part


class EnemyPlan(Part, frozen=True, kw_only=True):
    """What a group of enemies would do with its next action.

    ``attack`` names the figures that can be chosen, ``move`` the next zones (a group splits over
    several of them), ``break`` the doors in the way; ``stay``: nothing draws them anywhere.
    ``damage`` is what their attack would deal.
    """

    zone: str
    enemy: str
    count: int
    actions: int
    stay: bool
    attack: list[str]
    damage: int
    move: list[str]
    breaks: list[str] = msgspec.field(name="break")


def forecast(game: ZombicideGame) -> list[EnemyPlan]:
    """The plan of every group of enemies."""
    compass, closed = compass_of(game), game.state.ground.closed
    zones, openings = game.world.board.zones, game.world.board.openings
    groups: list[EnemyPlan] = []
    for zone in game.zones_of(game.state.infested):
        targets = game.targets(zone)
        routes = () if targets else compass.routes(zone)
        attack = [_figure(game, figure) for figure in targets]
        move = [zones[there].name for there, o in routes if not closed >> o & 1]
        breaks = [openings[o].name for _, o in routes if closed >> o & 1]
        for foe, count in zip(game.world.foes, game.state.enemies[zone], strict=True):
            if count:
                plan = EnemyPlan(
                    zone=zones[zone].name,
                    enemy=foe.id,
                    count=count,
                    actions=foe.actions,
                    stay=not (attack or move or breaks),
                    attack=attack,
                    damage=count * foe.damage if attack else 0,
                    move=move,
                    breaks=breaks,
                )
                groups.append(plan)
    return groups


def _figure(game: ZombicideGame, figure: int) -> str:
    """A survivor by id, a machine by type."""
    survivors = len(game.state.survivors)
    if figure < survivors:
        return game.world.names[figure]
    return game.world.units[figure - survivors].type
