"""A table of the Zombicide family with nothing on it, and what stands around a tested moment."""

from __future__ import annotations

from typing import Any

import msgspec

from shambler.games.zombicide.board import Board, board_from_text, corridor
from shambler.games.zombicide.build import ZombicideSetup, build_table
from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.core.board_setup import (
    Objective,
    PlacedMachine,
    Rotation,
    SetupMarks,
)
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.state import ELIMINATED, GONE, ZombicideState
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.missions.escorting import Led
from shambler.games.zombicide.missions.goals import Leave
from shambler.games.zombicide.missions.mission import Mission
from shambler.games.zombicide.ruleset import ZombicideRules
from shambler.games.zombicide.systems.machines.machines import Machines, change_machines
from shambler.games.zombicide.systems.story.content import Story
from shambler.games.zombicide.systems.story.nesting import Aim
from shambler.games.zombicide.systems.story.story import StoryCards
from shambler.games.zombicide.systems.story.story_goal import StoryGoal
from shambler.games.zombicide.systems.units.units import put_unit
from shambler.kernel.content import Words
from shambler.kernel.decision import DONE, Decision
from shambler.kernel.procedure import Procedure

NO_STORY = Story(aim=Aim(text=Words("Nothing", "Rien")), card=(), note=(), crates=())
PENNY: dict[str, Any] = {  # the girl whom somebody leads: off the board until she is put there
    "objective": (Objective(id="penny", zone="0.0", color="white", takeable=False),),
    "special": (Led(objective="penny", rule="FH-PENNY-01"),),
}


def blank_mission(content: Content, cell: str) -> Mission:
    """A mission with nothing on its board and a goal that nobody reaches by chance."""
    marks = SetupMarks(
        tiles="reconstructed", rotation="reconstructed", zones="reconstructed",
        rules="reconstructed", text="reconstructed",
    )  # fmt: skip
    machines = tuple(PlacedMachine(type=m.type, zone=cell) for m in content.machines.values())
    return Mission(
        id="test", name=Words("Test", "Test"), intro=Words("Test.", "Test."), difficulty="easy",
        minutes=0, survivors=6, rule="", tiles=(), provenance=marks,
        rotation=Rotation(confidence="high", solutions=1), start=(), spawn=(),
        goal=(Leave(order=1),), machine=machines,
    )  # fmt: skip


def blank_table(
    rules: ZombicideRules, setup: ZombicideSetup, board: str | Board, changes: dict[str, Any]
) -> tuple[ZombicideWorld, ZombicideState]:
    """A board of one's own; everybody and everything is beside it."""
    made = board_of(board)
    if StoryCards in rules.edition.systems:
        changes = {"story": NO_STORY, "goal": (StoryGoal(order=1),)} | PENNY | changes
    mission = msgspec.structs.replace(blank_mission(rules.content, made.zones[0].name), **changes)
    world, state = build_table(rules.edition, rules.content, mission, setup, made)
    for survivor in state.survivors:
        survivor.zone, survivor.status = GONE, ELIMINATED
    for unit in range(len(world.units)):
        put_unit(state, unit, GONE)
    if Machines in world.systems:
        change_machines(state, remotes=(GONE,) * len(world.units))
    return world, state


def board_of(board: str | Board) -> Board:
    """A drawing has several lines, a row of zones has one."""
    if isinstance(board, Board):
        return board
    return board_from_text(board) if "\n" in board else corridor(board)


class Gain(Procedure, frozen=True, gc=False):
    """A survivor gains points, with everything that follows."""

    who: int
    points: int

    def step(self, game: ZombicideGame) -> None:
        """At once."""
        game.end()
        gain_experience(game, self.who, self.points)


class Rest(Procedure, frozen=True, gc=False):
    """The end of a scene: a question (``rest``) that no test needs to answer."""

    def step(self, game: ZombicideGame) -> Decision:
        """Wait."""
        return Decision(game.world.seats, "rest", [DONE], public=False)
