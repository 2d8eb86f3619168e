"""Who, with what and where exactly: clauses that are easily read too widely."""

from shambler.games.zombicide.living_dead import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import HOUSE, ROOMS
from tests.rules.living_dead.scenes import scene
from tests.rules.living_dead.test_barriers import BUILDING, DOOR, WINDOW


@rule("NLD-BARR-03", "NLD-DOOR-06")
def test_a_tool_is_for_closed_barricades_and_for_no_door() -> None:
    table = Scene(RULES, board=HOUSE).barrier("B", "C").barrier("C", "D").put("ben", "C")
    table.turn("ben")
    assert table.blocked(f"open:{WINDOW}") == "NLD-BARR-03"
    assert table.play(f"open:{DOOR}").is_closed("B", "C")
    assert not table.is_closed("C", "D")


@rule("NLD-BARR-02")
def test_boards_barricade_windows_and_no_doorway() -> None:
    table = Scene(RULES, board=HOUSE, changes=BUILDING).put("ben", "C").equip("ben", "boards")
    builds = [key for key in table.turn("ben").options if key.startswith("build:")]
    assert builds == [f"build:{WINDOW}"]


@rule("NLD-XP-08", "Z-ULTRA-03")
def test_in_romero_mode_any_skill_means_one_that_the_other_side_lacks() -> None:
    table = Scene(RULES, board=ROOMS, ultrared=True).put("barbra", "A").mode("barbra", "romero")
    table.gains("barbra", 43).play("learn:plus-1-free-move-action", "learn:barbarian")
    table.gains("barbra", 43).play("learn:plus-1-die-combat")
    table.gains("barbra", 43).gains("barbra", 19)
    assert "learn:barbarian" not in table.options
    assert "learn:taunt" in table.options
    assert len(table.options) == 21 - 6


@rule("NLD-WIN-06")
def test_s3_fire_thrown_from_the_pump_at_another_zone_loses_nothing() -> None:
    table = scene("S3").put("ben", "2.8").equip("ben", "molotov", "axe").turn("ben")
    table.play("fire:molotov>2.7").asks("turn")
    assert "explosion" not in table.state.tally


@rule("NLD-MIS-01")
def test_s10_a_torch_burns_in_a_hand_and_not_in_the_backpack() -> None:
    table = scene("S10").put("ben", "0.0").equip("ben", "axe").pack("ben", "torch").turn("ben")
    assert table.blocked("mission:burn") == "NLD-XP-09"
    table = scene("S10").put("ben", "0.0").equip("ben", "axe", "torch").turn("ben")
    assert table.cost_of("mission:burn") == 1
