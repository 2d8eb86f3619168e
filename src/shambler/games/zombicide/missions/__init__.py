"""The code behind the words of mission files: goals, special rules, rewards and set-up effects.

Each is found by the name that the content uses (see ``content/vocabulary.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from shambler.games.zombicide.content import Ability, Effect, Goal
from shambler.games.zombicide.features.missions import GoalRule, MissionRule
from shambler.games.zombicide.missions import goals as _goals
from shambler.games.zombicide.missions import rewards as _rewards
from shambler.games.zombicide.missions import specials as _specials

if TYPE_CHECKING:
    from shambler.games.zombicide.world import World

Reward = Callable[[Any, int], None]

GOALS: dict[str, type[GoalRule]] = {
    cls.name: cls for cls in vars(_goals).values()
    if isinstance(cls, type) and issubclass(cls, GoalRule) and cls is not GoalRule
}  # fmt: skip
SPECIALS: dict[str, type[MissionRule]] = {
    cls.name: cls for cls in vars(_specials).values()
    if isinstance(cls, type) and issubclass(cls, MissionRule) and cls is not MissionRule
}  # fmt: skip


def goals_of(world: World, entries: Iterable[Goal]) -> tuple[GoalRule, ...]:
    """The goals of a mission, in their order."""
    return tuple(GOALS[entry.name](world, entry) for entry in sorted(entries, key=_order))


def _order(goal: Goal) -> int:
    return goal.order


def rules_of(world: World, entries: Iterable[Ability]) -> tuple[MissionRule, ...]:
    """The special rules of a mission; some words only describe and have no code."""
    return tuple(SPECIALS[entry.name](world, entry) for entry in entries if entry.name in SPECIALS)


def rewards_of(world: World, entries: Iterable[Effect], color: str) -> tuple[Reward, ...]:
    """What taking an objective of this colour gives."""
    return tuple(
        _rewards.reward(world, entry) for entry in entries if entry.text("color", color) == color
    )
