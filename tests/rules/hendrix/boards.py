"""Tables that many tests of this game use."""

from typing import Any

from shambler.games.zombicide.core.board_setup import Objective
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.missions.escorting import Led
from shambler.games.zombicide.systems.escort.escort import follow
from shambler.games.zombicide.systems.story.content import Story
from shambler.games.zombicide.systems.story.nesting import Aim
from shambler.games.zombicide.systems.story.story_goal import StoryGoal
from shambler.kernel.content import Words
from shambler.testing.zombicide import Scene

# Five zones of a street.
STREET = """
~A   :~B   :~C   :~D   :~E
"""
# A street, a door, a lit room, two dark rooms behind it, a door, a street.
HOUSE = """
~A   :~B   +rC   :dD   :dE   +~F
"""
# Two buildings with a street between them.
TWO_HOUSES = """
dA   :rB   +~C   +rD   :dE
"""
NO_STORY = Story(aim=Aim(text=Words("Nothing", "Rien")), card=(), note=(), crates=())
NOON, MIDNIGHT = 12, 0
PENNY: dict[str, Any] = {
    "objective": (Objective(id="penny", zone="0.0", color="white", takeable=False),),
    "special": (Led(objective="penny", rule="FH-PENNY-01"),),
}


TEAM = ("javier", "karl", "marian", "michelle", "riley", "wayne")


def scene(
    board: str = STREET,
    *,
    hour: int = NOON,
    seats: int = 1,
    ultrared: bool = False,
    dark_zones: bool = True,
    **changes: Any,
) -> Scene:
    """A table without a mission; Penny stays off the board until she is put there."""
    goal = (StoryGoal(order=1),)
    told: dict[str, Any] = {"hour": hour, "story": NO_STORY, "goal": goal, **PENNY, **changes}
    options: dict[str, Any] = {"seats": seats, "ultrared": ultrared, "dark_zones": dark_zones}
    return Scene(RULES, board=board, changes=told, **options)


def led_by(table: Scene, name: str, zone: str) -> Scene:
    """Penny at somebody's side."""
    table.put(name, zone).put("penny", zone)
    follow(table.game, table.who(name))
    return table


def mission(key: str, leader: str = "wayne", **options: Any) -> Scene:
    """A mission with everybody in place and Penny led by somebody."""
    table = Scene(RULES, key, **options)
    follow(table.game, table.who(leader))
    return table
