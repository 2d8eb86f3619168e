"""What the enemies would do if they acted now, in words."""

from __future__ import annotations

from typing import Any

from shambler.games.zombicide.core.forecast import EnemyPlan, forecast
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.naming import foe


def forecast_lines(game: ZombicideGame, language: str) -> list[str]:
    """A line for every group of enemies."""
    return [_line(game, plan, language) for plan in forecast(game)]


def _line(game: ZombicideGame, plan: EnemyPlan, language: str) -> str:
    kinds = [kind.id for kind in game.world.foes]
    about: dict[str, Any] = {
        "count": plan.count,
        "enemy": foe(game, kinds.index(plan.enemy), language),
        "zone": plan.zone,
        "actions": plan.actions,
        "damage": plan.damage,
        "who": ", ".join(_figure(game, figure, language) for figure in plan.attack),
        "where": ", ".join(plan.move),
        "doors": ", ".join(plan.breaks),
        "what": _what(plan),
    }
    return str(game.rules.texts.text(language, "sketch-forecast", about))


def _what(plan: EnemyPlan) -> str:
    if plan.attack:
        return "attack"
    if plan.breaks:
        return "break-and-move" if plan.move else "break"
    return "move" if plan.move else "stay"


def _figure(game: ZombicideGame, figure: str, language: str) -> str:
    """A survivor by name; a machine by what it is."""
    if figure in game.world.names:
        return game.world.sheets[game.world.names.index(figure)].name.into(language)
    return next(unit.name.into(language) for unit in game.world.units if unit.type == figure)
