"""What a mission asks for now, as data: one report for agents, hints and advice.

Goals tell their places, tools and prey (``GoalRule.task``), special rules what must be guarded,
kept or brought somewhere. Whoever plans reads this and knows no mission by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from shambler.games.zombicide.core.hooks import NOBODY
from shambler.games.zombicide.core.inventory import carried
from shambler.games.zombicide.core.state import IN_PLAY, Survivor
from shambler.games.zombicide.core.tasks import Task
from shambler.games.zombicide.core.winning import current_goals
from shambler.games.zombicide.missions.special import SpecialRule

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class Need(msgspec.Struct, frozen=True):
    """What one goal whose turn has come asks for, and whether the team has the tools for it."""

    rule: str
    order: int
    task: Task
    missing: tuple[tuple[str, ...], ...] = ()  # groups of tools; nobody has one of each with them


def needs(game: ZombicideGame) -> list[Need]:
    """What the goals whose turn has come ask for."""
    found = []
    for goal in current_goals(game):
        task = goal.task(game)
        found.append(Need(goal.rule, goal.order, task, missing_tools(game, task)))
    return found


def missing_tools(game: ZombicideGame, task: Task) -> tuple[tuple[str, ...], ...]:
    """The tools still to be found by whoever lacks fewest."""
    if not task.tools:
        return ()
    team = game.state.survivors[: game.world.team]
    lacking = [lacks(game, survivor, task) for survivor in team if survivor.status == IN_PLAY]
    return min(lacking, key=len, default=task.tools)


def lacks(game: ZombicideGame, survivor: Survivor, task: Task) -> tuple[tuple[str, ...], ...]:
    """The groups of tools of which a survivor carries none."""
    has = {game.gear(card).id for card in carried(survivor)}
    return tuple([group for group in task.tools if has.isdisjoint(group)])


def kept_units(game: ZombicideGame) -> list[int]:
    """The machines and cars without which the mission is lost now."""
    rules = game.world.hooks.get(SpecialRule.keeps, NOBODY)
    return [unit for keeps in rules for unit in keeps(game)]
