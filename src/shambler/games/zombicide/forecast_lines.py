"""What the enemies would do if they acted now, in words."""

from __future__ import annotations

from typing import Any

from shambler.games.zombicide.core.forecast import EnemyPlan, forecast
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.naming import foe
from shambler.games.zombicide.system_parts import shooters_shown


def forecast_lines(game: ZombicideGame, language: str) -> list[str]:
    """A line for every group of enemies, and one for every group of shooters that sees somebody."""
    plans = [_line(game, plan, language) for plan in forecast(game)]
    return [*plans, *_aims(game, language)]


def _aims(game: ZombicideGame, language: str) -> list[str]:
    """What the next card with the shooter symbol would do, and how likely it comes."""
    shooters = shooters_shown(game)
    if shooters is None:
        return []
    kind = [known.id for known in game.world.foes].index(shooters.enemy)
    about: dict[str, Any] = {
        "enemy": foe(game, kind, language),
        "symbols": shooters.symbols,
        "cards": shooters.cards,
    }
    return [
        str(
            game.rules.texts.text(
                language,
                "sketch-aim",
                {**about, "count": aim.count, "zone": aim.zone, "at": ", ".join(aim.at)},
            )
        )
        for aim in shooters.aims
    ]


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
