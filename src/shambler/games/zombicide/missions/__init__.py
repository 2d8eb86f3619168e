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
from shambler.games.zombicide.missions import scene_goals as _scene_goals
from shambler.games.zombicide.missions import scene_rules as _scene_rules
from shambler.games.zombicide.missions import specials as _specials
from shambler.games.zombicide.missions.burning import BurnSpawns
from shambler.games.zombicide.missions.companions import Companions
from shambler.games.zombicide.missions.samples import Sample
from shambler.games.zombicide.missions.setups import SETUP_EFFECTS
from shambler.games.zombicide.missions.spawns import TRIGGERS, HellfireDestroysSpawn
from shambler.games.zombicide.missions.turning import TurnCard

if TYPE_CHECKING:
    from shambler.games.zombicide.state import TableState
    from shambler.games.zombicide.world import World

Reward = Callable[[Any, int], None]

GOALS: dict[str, type[GoalRule]] = {
    cls.name: cls for cls in (*vars(_goals).values(), *vars(_scene_goals).values())
    if isinstance(cls, type) and issubclass(cls, GoalRule) and cls is not GoalRule
}  # fmt: skip
# Words that are not here only describe: other parts of the mission file say what they mean.
SPECIALS: dict[str, type[MissionRule]] = {
    cls.name: cls
    for cls in (
        *vars(_specials).values(), *vars(_scene_rules).values(), Companions, Sample,
        HellfireDestroysSpawn, BurnSpawns, TurnCard,
    )
    if isinstance(cls, type) and issubclass(cls, MissionRule) and cls is not MissionRule
}  # fmt: skip


def goals_of(world: World, entries: Iterable[Goal]) -> tuple[GoalRule, ...]:
    """The goals of a mission, in their order."""
    return tuple(GOALS[entry.name](world, entry) for entry in sorted(entries, key=_order))


def _order(goal: Goal) -> int:
    return goal.order


def rules_of(world: World) -> tuple[MissionRule, ...]:
    """The special rules of a mission, and what wakes its sleeping spawn zones."""
    mission = world.mission
    specials = [entry for entry in mission.special if entry.name in SPECIALS]
    return (
        *(cls(world, Ability(cls.name, {})) for cls in world.edition.rules),
        *(SPECIALS[entry.name](world, entry) for entry in specials),
        *(
            TRIGGERS[entry.name](world, entry, spawn)
            for spawn in mission.spawn
            for entry in spawn.wakes
        ),
    )


def rewards_of(world: World, entries: Iterable[Effect], color: str) -> tuple[Reward, ...]:
    """What taking an objective of this colour gives."""
    return tuple(
        _rewards.reward(world, entry) for entry in entries if entry.text("color", color) == color
    )


def prepare(world: World, state: TableState) -> None:
    """Everything the mission changes on the laid table."""
    for effect in world.mission.setup:
        if effect.name in SETUP_EFFECTS:
            SETUP_EFFECTS[effect.name](world, state, effect)
    for rule in world.hooks["prepare"]:
        rule.prepare(world, state)
