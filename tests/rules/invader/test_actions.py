"""The list of actions, objectives and doing nothing (chapter 9)."""

from typing import Any

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.board_setup import Objective
from shambler.games.zombicide.invader import RULES
from shambler.games.zombicide.missions.rewards import GiveExperience
from shambler.games.zombicide.systems.noise.events import NoiseMade
from shambler.testing import rule
from shambler.testing.zombicide import Scene

SUPPLY = """
#A   +OB   +rC
"""


def supply_room(**changes: Any) -> Scene:
    """An oxygen supply room between a corridor and a room, with a red objective in it."""
    token = Objective(id="red", zone="0.1", color="red")
    table = Scene(RULES, board=SUPPLY, changes={"objective": (token,), **changes})
    return table.put("cole", "B").put("vivian", "B").put("sentry-gun", "B")


def verbs(table: Scene) -> set[str]:
    return {key.partition(":")[0] for key in table.options}


@rule("INV-ACT-06")
def test_all_actions_of_the_list_are_offered() -> None:
    table = supply_room().equip("cole", "smg").turn("cole")
    peaceful = {
        "move", "search", "close", "reorganize", "trade", "fire", "objective", "noise", "end",
        "machine", "oxygen",
    }  # fmt: skip
    assert verbs(table) == peaceful | {"discard"}  # which is no action (Z-INV-01)


@rule("INV-ACT-06")
def test_a_fight_adds_melee_and_takes_search_and_oxygen_away() -> None:
    table = supply_room().equip("cole", "cattle-prod").put("worker", "B").turn("cole")
    assert "melee" in verbs(table)
    assert table.blocked("search") == "Z-SEARCH-01"
    assert table.blocked("oxygen") == "INV-ROOM-02"


@rule("INV-ACT-06")
def test_working_a_door_is_the_only_free_one() -> None:
    table = supply_room().equip("cole", "smg").turn("cole")
    costs = {"move:A": 1, "search": 1, "reorganize": 1, "trade:vivian": 1, "fire:smg>A": 1,
             "objective:red": 1, "noise": 1, "oxygen": 1, "close:0.0-0.1": 0}  # fmt: skip
    assert {key: table.cost_of(key) for key in costs} == costs


@rule("Z-ACT-03")
def test_an_objective_is_taken_for_one_action() -> None:
    table = supply_room().turn("cole").play("objective:red")
    table.told(ev.ObjectiveTaken, who=table.who("cole"), color="red")
    assert table.state.taken == ("red",)
    assert not table.state.tokens
    assert table.game.decision is not None
    assert table.game.decision.about["actions"] == 2


@rule("Z-ACT-03")
def test_the_mission_says_what_an_objective_does() -> None:
    points = GiveExperience(amount=5, color="red")
    table = supply_room(reward=(points,)).turn("cole").play("objective:red")
    assert table.survivor("cole").experience == 5
    assert supply_room().turn("cole").play("objective:red").survivor("cole").experience == 0


@rule("Z-ACT-03")
def test_an_objective_can_be_taken_with_enemies_in_the_zone() -> None:
    table = supply_room().put("worker", "B", 3).turn("cole").play("objective:red")
    assert table.state.taken == ("red",)


@rule("Z-ACT-03")
def test_an_objective_in_another_zone_cannot_be_taken() -> None:
    table = supply_room().put("cole", "C").turn("cole")
    assert not table.offers("objective:red")
    table.play("move:B")
    assert table.offers("objective:red")


@rule("Z-ACT-04")
def test_making_noise_puts_a_token_in_the_zone() -> None:
    table = supply_room().turn("cole")
    assert table.cost_of("noise") == 1
    table.play("noise").told(NoiseMade, who=table.who("cole"), zone=table.zone("B"))
    assert table.state.noise == [0, 1, 0]
    assert table.play("noise").state.noise == [0, 2, 0]  # one for each action


@rule("Z-MOVE-01", "INV-LOCK-02")
def test_every_way_that_is_barred_names_its_rule() -> None:
    board = """
    .X   aAB   +rC
    """
    table = Scene(RULES, board=board).put("cole", "B").door("B", "C").turn("cole")
    assert table.blocked("move:X") == "INV-LOCK-02"
    assert table.blocked("move:C") == "Z-MOVE-01"
