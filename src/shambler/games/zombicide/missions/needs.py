"""What a mission asks for now, as data: one report for agents, hints and advice.

Goals tell their places, tools and prey (``GoalRule.task``), special rules what must be guarded,
kept or brought somewhere. Whoever plans reads this and knows no mission by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from shambler.games.zombicide.core.hooks import NOBODY
from shambler.games.zombicide.core.inventory import carried
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.tasks import Task
from shambler.games.zombicide.core.winning import current_goals
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.games.zombicide.systems.combining.combining import parts_of

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.world import ZombicideWorld


class Need(msgspec.Struct, frozen=True):
    """What one goal whose turn has come asks for, and whether the team has the tools for it."""

    rule: str
    order: int
    task: Task
    missing: tuple[tuple[str, ...], ...] = ()  # groups of tools of which the team has none
    bearers: tuple[int, ...] = ()  # those who have all tools with them, if any are asked for


def needs(game: ZombicideGame) -> list[Need]:
    """What the goals whose turn has come ask for."""
    found = []
    for goal in current_goals(game):
        task = goal.task(game)
        if not task.tools:
            found.append(Need(goal.rule, goal.order, task))
            continue
        team = carrying(game)
        missing = lacks(game, set().union(*team.values()), task)
        bearers = [who for who, has in team.items() if not lacks(game, has, task)]
        found.append(Need(goal.rule, goal.order, task, missing, tuple(bearers)))
    return found


def carrying(game: ZombicideGame) -> dict[int, set[str]]:
    """What everybody of the team has with them."""
    team = enumerate(game.state.survivors[: game.world.team])
    return {
        who: {game.gear(card).id for card in carried(survivor)}
        for who, survivor in team
        if survivor.status == IN_PLAY
    }


def lacks(game: ZombicideGame, has: set[str], task: Task) -> tuple[tuple[str, ...], ...]:
    """The groups of tools of which there is none among some cards; parts stand for what is made
    of them."""
    found: list[tuple[str, ...]] = []
    for group in task.tools:
        if not has.isdisjoint(group):
            continue
        parts = {part for card in group for part in parts_of(game.world, card)}
        found += [(part,) for part in sorted(parts - has)] if parts else [group]
    return tuple(found)


def serving_cards(world: ZombicideWorld) -> frozenset[str]:
    """The cards that goals of a mission are reached with, and their parts."""
    kept = {card for goal in world.goals for card in goal.serving(world)}
    return frozenset(kept.union(*[parts_of(world, card) for card in kept]))


def spared(game: ZombicideGame, who: int) -> list[int]:
    """The kinds of enemies that a survivor must not bring down now."""
    rules = game.world.hooks.get(SpecialRule.spares, NOBODY)
    return [kind for spares in rules for kind, whos in spares(game) if whos >> who & 1]


def unlit(game: ZombicideGame, zone: int, card: str) -> bool:
    """Is a zone one in which nobody must attack with a card now?"""
    rules = game.world.hooks.get(SpecialRule.unlit, NOBODY)
    return any(zone == place and card in cards for dark in rules for place, cards in dark(game))


def kept_units(game: ZombicideGame) -> list[int]:
    """The machines and cars without which the mission is lost now."""
    rules = game.world.hooks.get(SpecialRule.keeps, NOBODY)
    return [unit for keeps in rules for unit in keeps(game)]
