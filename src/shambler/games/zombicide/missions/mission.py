"""Missions: a board, what stands on it, how the team wins and loses, as typed values.

A zone is named by a cell in it (`4.0`: row and column from the upper left) or by what marks it:
`exit`, `objective:rolly`, `spawn:A`, `machine:bot`.
"""

from __future__ import annotations

from typing import Literal

from shambler.games.zombicide.content.parts import Record
from shambler.games.zombicide.core.words import Color
from shambler.games.zombicide.missions.words import (
    AnyGoal,
    AnyReward,
    AnySetup,
    AnySpecial,
    AnyTrigger,
)
from shambler.games.zombicide.systems.story.content import Story
from shambler.kernel.content import Provenance, Words


class MissionMarks(Record, frozen=True, kw_only=True):
    """Where the parts of a mission come from. `rules`: goals, set-up and special rules."""

    tiles: Provenance
    rotation: Provenance
    zones: Provenance
    rules: Provenance
    text: Provenance


class Rotation(Record, frozen=True, kw_only=True):
    """How sure we are of the rotations: how many sets fit and which tiles they leave free."""

    confidence: Literal["high", "medium", "low"]
    solutions: int
    free: tuple[str, ...] = ()


class Start(Record, frozen=True, kw_only=True):
    """A starting zone: for `all`, for a `random-group`, or for survivors by name."""

    zone: str
    who: Literal["all", "random-group"] | tuple[str, ...] = "all"


class Exit(Record, frozen=True, kw_only=True):
    """Where survivors leave the board, each on foot or all together in a car."""

    zone: str
    by: Literal["foot", "car"] = "foot"
    rule: str = ""


class Spawn(Record, frozen=True, kw_only=True):
    """A spawn zone. A sleeping one wakes by any of `wakes`; `pool` names a set of hidden tokens."""

    id: str
    zone: str
    color: Color = "red"
    active: bool = True
    mold: Literal["none", "inactive", "active"] = "none"
    pool: str = ""
    wakes: tuple[AnyTrigger, ...] = ()
    rule: str = ""


class Objective(Record, frozen=True, kw_only=True):
    """A token that lies face up; those in `Pool` lie face down. Some cannot be taken."""

    id: str
    zone: str
    color: Color
    takeable: bool = True
    name: Words | None = None
    rule: str = ""


class Pool(Record, frozen=True, kw_only=True):
    """Objectives placed face down at random: as many zones as there are tokens in the mix."""

    zones: tuple[str, ...]
    mix: dict[Color, int]
    rule: str = ""


class PlacedMachine(Record, frozen=True, kw_only=True):
    """A machine that stands on the board from the start."""

    type: str
    zone: str
    rule: str = ""


class Door(Record, frozen=True, kw_only=True):
    """A token on the passage between two neighbouring cells."""

    id: str
    between: tuple[str, str]
    token: Literal["neutral", "purple", "green", "blue", "red", "exit"]
    state: Literal["closed", "open", "secured"] = "closed"
    rule: str = ""


class Barrier(Record, frozen=True, kw_only=True):
    """A token that lies on a named opening of the tiles and stays there, open or closed."""

    at: str
    token: Literal["barricade", "door", "stairway"]
    state: Literal["closed", "open"] = "closed"
    rule: str = ""


class PlacedEnemies(Record, frozen=True, kw_only=True):
    """Enemies that stand on the board from the start."""

    enemy: str
    zone: str
    count: int
    rule: str = ""


class Mission(Record, frozen=True, kw_only=True):
    """One mission or scene. `rule` is the rule that fixes its tiles and difficulty."""

    id: str
    name: Words
    intro: Words
    difficulty: Literal["easy", "medium", "hard"]
    minutes: int
    survivors: int
    rule: str
    tiles: tuple[tuple[str, ...], ...]
    provenance: MissionMarks
    rotation: Rotation
    start: tuple[Start, ...]
    spawn: tuple[Spawn, ...]
    goal: tuple[AnyGoal, ...]
    exit: Exit | None = None
    objective: tuple[Objective, ...] = ()
    pool: Pool | None = None
    machine: tuple[PlacedMachine, ...] = ()
    door: tuple[Door, ...] = ()
    barrier: tuple[Barrier, ...] = ()
    enemy: tuple[PlacedEnemies, ...] = ()
    setup: tuple[AnySetup, ...] = ()
    reward: tuple[AnyReward, ...] = ()
    special: tuple[AnySpecial, ...] = ()
    hour: int = 12  # at which the clock starts, where there is one
    story: Story | None = None

    def grid(self) -> tuple[tuple[tuple[str, int], ...], ...]:
        """The tiles as rows of (tile side, quarter turns clockwise); written `05-R@1`."""
        return tuple(tuple(_turned(entry) for entry in row) for row in self.tiles)

    def objective_colors(self) -> dict[str, int]:
        """How many objectives of each colour can be taken, hidden ones included."""
        mix = self.pool.mix if self.pool else {}
        colors: dict[str, int] = {str(color): count for color, count in mix.items()}
        for objective in self.objective:
            if objective.takeable:
                colors[objective.color] = colors.get(objective.color, 0) + 1
        return colors

    def rules(self) -> tuple[str, ...]:
        """The ids of all rules that this mission expresses, in the order of the file."""
        named = (*self.goal, *self.setup, *self.reward, *self.special)
        found = [self.rule, *(one.rule for one in named)]
        for spawn in self.spawn:
            found += [spawn.rule, *(trigger.rule for trigger in spawn.wakes)]
        found += [objective.rule for objective in self.objective]
        found += [machine.rule for machine in self.machine]
        found += [door.rule for door in self.door]
        found += [barrier.rule for barrier in self.barrier]
        found += [enemies.rule for enemies in self.enemy]
        found += [self.exit.rule] if self.exit else []
        found += [self.pool.rule] if self.pool else []
        found += [*self.story.rules, self.story.lock] if self.story else []
        return tuple(dict.fromkeys(rule for rule in found if rule))


def _turned(entry: str) -> tuple[str, int]:
    code, _, turns = entry.partition("@")
    return code, int(turns or 0)
