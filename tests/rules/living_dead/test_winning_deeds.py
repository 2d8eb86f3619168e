"""The deed that wins still gives its experience: points and levels come first (Z-XP-01)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.missions.burning import BurnSpawns
from shambler.games.zombicide.missions.counting import CountFallen
from shambler.games.zombicide.missions.place_actions import PutDown
from shambler.games.zombicide.missions.scene_goals import CountGoal
from shambler.games.zombicide.missions.special import SpecialRule, count
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import ROAD


def almost_fifty(missing: int) -> Scene:
    """S8: everybody is Yellow, and so many ghouls are missing to fifty."""
    table = Scene(RULES, "S8")
    state, world = table.state, table.game.world
    state.enemies, state.infested = [world.nobody] * len(state.enemies), 0
    state.pool = tuple(foe.miniatures for foe in world.foes)
    state.tally["ghouls"] = 50 - missing
    for name in world.names:
        table.experience(name, 18)
    return table


@rule("Z-XP-01", "NLD-MIS-01")
def test_the_fiftieth_ghoul_of_s8_gives_its_point() -> None:
    table = almost_fifty(1).put("ben", "1.1").equip("ben", "machete").put("walker", "1.1", 2)
    table.turn("ben").dice(6).play("melee:machete>1.1")
    assert table.outcome is not None
    assert table.outcome.reason == "won"
    assert (table.survivor("ben").experience, table.survivor("ben").level) == (19, 2)
    kinds = [type(event) for event in table.events]
    assert kinds.index(ev.LevelReached) < kinds.index(ev.GoalMet)


@rule("Z-XP-01", "NLD-SPEC-07", "NLD-MIS-01")
def test_a_molotov_that_wins_gives_a_point_for_every_ghoul() -> None:
    table = almost_fifty(3).put("ben", "1.1").equip("ben", "molotov")
    table.put("walker", "1.2", 3).put("fatty", "1.2", 2).turn("ben").play("fire:molotov>1.2")
    assert table.outcome is not None
    assert table.outcome.reason == "won"
    assert (table.survivor("ben").experience, table.survivor("ben").level) == (23, 2)


BURN = BurnSpawns(color="violet", card="torch", what="deed", experience=5, rule="NLD-XP-09")
FIRST = CountFallen(what="deed", enemy="walker", experience=5, rule="NLD-XP-09")
PUT = PutDown(cards=("boards",), zone="0.1", what="deed", experience=5, rule="NLD-XP-09")


@rule("Z-XP-01", "NLD-XP-09")
@pytest.mark.parametrize(
    ("word", "card", "key", "points"),
    [
        (BURN, "torch", "mission:burn", 5),
        (FIRST, "machete", "melee:machete>B", 6),
        (PUT, "boards", "mission:put-boards", 5),
    ],
)
def test_what_a_scene_rewards_gives_its_points_when_it_wins(
    word: SpecialRule, card: str, key: str, points: int
) -> None:
    goal = (CountGoal(order=1, what="deed", count=1, rule="NLD-MIS-01"),)
    table = Scene(RULES, board=ROAD, changes={"special": (word,), "goal": goal})
    table.put("ben", "B").equip("ben", card).experience("ben", 2)
    if word is FIRST:
        table.put("walker", "B", 2).dice(6)
    else:
        table.spawn("B", "violet").spawn("C", "white")
    table.turn("ben").play(key)
    assert table.outcome is not None
    assert table.outcome.reason == "won"
    ben = table.survivor("ben")
    assert (ben.experience, ben.level) == (2 + points, 1)


@rule("Z-WIN-02", "NLD-SPEC-07")
def test_a_molotov_that_takes_a_survivor_along_loses_whatever_it_achieves() -> None:
    table = almost_fifty(3).put("ben", "1.1").equip("ben", "molotov").put("tom", "1.2")
    table.put("walker", "1.2", 3).turn("ben").play("fire:molotov>1.2")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((), "Z-WIN-02")


@rule("Z-XP-03", "NLD-XP-09")
def test_points_of_two_sources_are_learned_in_the_order_they_came() -> None:
    """Twenty walkers bring Barbra to Orange, the five points for Johnny to Red."""
    table = Scene(RULES, "S6").put("barbra", "0.3").equip("barbra", "molotov")
    table.experience("barbra", 16).put("walker", "0.2", 21).turn("barbra")
    table.play("fire:molotov>0.2")
    assert table.survivor("barbra").experience == 16 + 21 + 1 + 5
    levels: list[object] = []
    while table.game.decision is not None and table.game.decision.kind == "learn":
        levels.append(table.game.decision.about["level"])
        table.play(table.options[0])
    assert levels == [2, 3]


@rule("Z-MIS-05")
def test_what_belongs_to_a_later_goal_is_noted_only_when_its_turn_has_come() -> None:
    table = Scene(RULES, "S9")
    count(table.game, "grave")
    assert not [key for key in table.state.tally if key.startswith("goal")]
    count(table.game, "johnny")
    met = {key for key, value in table.state.tally.items() if key.startswith("goal") and value}
    assert met == {"goal0", "goal1"}
