"""An exit that is left on foot (scene S7)."""

from __future__ import annotations

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.leaving import LeaveBoard
from shambler.games.zombicide.core.state import IN_PLAY, LEFT
from shambler.games.zombicide.living_dead import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene

EXIT = "5.5"


def at_the_exit(*, ghouls: int) -> Scene:
    """Ben stands on the exit of S7, with so many ghouls around him and nowhere else."""
    table = Scene(RULES, "S7").put("ben", EXIT)
    state = table.state
    state.enemies, state.infested = [table.game.world.nobody] * len(state.enemies), 0
    state.pool = tuple(foe.miniatures for foe in table.game.world.foes)
    return table.put("walker", EXIT, ghouls) if ghouls else table


@rule("Z-MIS-01")
def test_at_the_end_of_a_turn_on_a_quiet_exit_a_survivor_may_leave() -> None:
    table = at_the_exit(ghouls=0)
    table.start(LeaveBoard(table.who("ben")), Rest()).asks("leave", "say:leave", "say:stay")
    assert table.game.decision.rule == "Z-MIS-01"
    table.play("say:leave")
    assert (table.survivor("ben").zone, table.survivor("ben").status) == (-1, LEFT)
    assert table.told(ev.LeftBoard, who=table.who("ben")).because == "Z-MIS-01"


@rule("Z-MIS-01")
def test_whoever_stays_is_still_in_play() -> None:
    table = at_the_exit(ghouls=0)
    table.start(LeaveBoard(table.who("ben")), Rest()).play("say:stay").asks("rest")
    assert (table.where("ben"), table.survivor("ben").status) == (EXIT, IN_PLAY)


@rule("Z-MIS-01")
def test_one_ghoul_on_the_exit_keeps_everybody_in() -> None:
    table = at_the_exit(ghouls=1)
    table.start(LeaveBoard(table.who("ben")), Rest()).asks("rest")


@rule("Z-MIS-01")
def test_beside_the_exit_nobody_leaves() -> None:
    table = at_the_exit(ghouls=0).put("ben", "4.5")
    table.start(LeaveBoard(table.who("ben")), Rest()).asks("rest")
