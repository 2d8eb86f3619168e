"""Scenes one to five: goals, special rules, when cards are turned (NLD-MIS-01)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.winning import check_goals
from shambler.games.zombicide.missions.events import SpotSearched
from shambler.games.zombicide.missions.scene_goals import CountGoal
from shambler.games.zombicide.missions.special import marked_places
from shambler.games.zombicide.systems.cars.cars import seat
from shambler.kernel.chance import Sampled
from shambler.testing import rule
from tests.rules.living_dead.scenes import aboard, everybody, scene, won

# -- what all scenes count, and where --------------------------------------------------------------


@rule("NLD-MIS-01")
@pytest.mark.parametrize(
    ("key", "what", "enough"),
    [
        ("S2", "key", 1),
        ("S3", "fuel", 3),
        ("S4", "supplies", 4),
        ("S6", "johnny", 1),
        ("S8", "ghouls", 50),
        ("S9", "johnny", 1),
        ("S9", "grave", 1),
        ("S10", "burnt", 3),
    ],
)
def test_what_is_counted_is_enough_at_its_number_and_not_before(
    key: str, what: str, enough: int
) -> None:
    table = scene(key)
    (goal,) = [g for g in table.game.world.goals if isinstance(g, CountGoal) and g.what == what]
    for number, met in ((enough - 1, False), (enough, True), (enough + 1, True)):
        table.state.tally[what] = number
        assert goal.met(table.game) == met


@rule("NLD-MIS-01")
@pytest.mark.parametrize(
    ("key", "mark", "zones"),
    [
        ("S1", "lumber", {"1.1", "1.0", "1.3", "3.1", "3.4"}),
        ("S1", "corpse", {"4.2"}),
        ("S2", "key", {"1.1", "1.0", "1.3", "3.1", "4.2", "3.4"}),
        ("S3", "refuel", {"2.8"}),
        ("S4", "take-food", {"1.0"}),
        ("S4", "take-water", {"1.1"}),
        ("S4", "take-blankets", {"3.1"}),
        ("S4", "take-radio", {"3.4"}),
        ("S4", "store", {"2.2"}),
        ("S9", "grave", {"3.3"}),
    ],
)
def test_what_can_be_done_or_found_in_a_scene_lies_where_it_says(
    key: str, mark: str, zones: set[str]
) -> None:
    table = scene(key)
    at = table.game.world.board.zone_at
    found = {zone for zone, name in marked_places(table.game) if name == mark}
    assert found == {at(zone) for zone in zones}


# -- S1: Board Up The House! -----------------------------------------------------------------------


@rule("NLD-MIS-01")
def test_s1_is_won_with_all_windows_and_both_doors_closed_at_the_end_of_a_round() -> None:
    table = everybody(scene("S1"), "1.3")
    board = table.game.world.board
    names = [*(f"W{n:02d}" for n in range(1, 12)), "X01", "X02"]
    openings = sum(1 << board.opening_at(name) for name in names)
    table.game.change_ground(closed=openings)
    check_goals(table.game)
    assert table.outcome is None  # not before the end phase
    table.put("walker", "1.0").end_phase()
    assert table.outcome is None  # a ghoul is inside
    table.clear("1.0")
    for name in names:  # one that is open is enough to spoil it
        table.game.change_ground(closed=openings & ~(1 << board.opening_at(name)))
        assert table.end_phase().outcome is None, name
    table.game.change_ground(closed=openings)
    table.end_phase()
    assert won(table)


@rule("NLD-MIS-01", "NLD-BARR-02")
def test_s1_lumber_is_torn_from_each_room_once_with_a_tool() -> None:
    table = scene("S1").put("ben", "1.1").equip("ben", "table-leg").turn("ben")
    assert table.blocked("mission:lumber") == "NLD-MIS-01"
    table = scene("S1").put("ben", "1.1").equip("ben", "claw-hammer").turn("ben")
    table.play("mission:lumber", "done")
    assert [table.game.gear(c).id for c in table.survivor("ben").pack] == ["lumber"]
    assert not table.offers("mission:lumber")
    table.play("build:W02")
    table.told(ev.ExperienceGained, amount=1, rule="NLD-XP-09")
    assert table.survivor("ben").pack == ()
    table = scene("S1").put("ben", "1.1").equip("ben", "claw-hammer").put("walker", "1.1")
    assert table.turn("ben").blocked("mission:lumber") == "NLD-MIS-01"


@rule("NLD-SPAWN-07")
def test_s1_a_second_spawn_zone_wakes_after_round_4() -> None:
    table = scene("S1")
    for round_, awake in ((3, 1), (4, 2)):
        table.state.round = round_
        table.end_phase()
        assert sum(token.active for token in table.state.spawns) == awake


@rule("NLD-MODE-02", "Z-TRADE-02")
def test_s1_whoever_hands_the_winchester_on_turns_to_zombicide_mode() -> None:
    table = scene("S1").put("ben", "1.3").put("tom", "1.3").equip("ben", "winchester-94")
    table.turn("ben").play("trade:tom", "card:none", "card:none", "card:winchester-94")
    assert (table.side("ben"), table.side("tom")) == ("zombicide", "romero")


@rule("NLD-MODE-02")
def test_s1_the_corpse_turns_whoever_enters_the_hall_until_it_is_gone() -> None:
    table = scene("S1").put("ben", "1.3").mode("ben").equip("ben", "axe").turn("ben")
    table.play("move:3.2")
    assert table.side("ben") == "romero"
    table.play("mission:corpse").mode("tom").put("tom", "1.3").equip("tom", "machete").turn("tom")
    table.play("move:3.2")
    assert table.side("tom") == "zombicide"
    assert not table.offers("mission:corpse")


# -- S2: The Truck Key -----------------------------------------------------------------------------


@rule("NLD-MIS-01", "Z-ACT-03")
def test_s2_the_key_lies_under_one_of_six_spots() -> None:
    table = scene("S2").put("ben", "1.3").put("tom", "1.1").put("judy", "1.3")
    table.cards(3).finds("scope").turn("ben").play("search:house", "say:discard")
    table.told(SpotSearched, found="no")
    table.finds("scope").turn("judy").play("search:house", "say:discard")  # looked there already
    table.cards(0).finds("boards").turn("tom").play("search:house", "say:discard")
    table.told(SpotSearched, found="yes")
    assert table.remotes("tom") == (table.machine_number("pick-up"),)
    table.told(ev.GoalMet, goal="count")


@rule("NLD-MIS-01")
@pytest.mark.parametrize("seed", range(4))
def test_s2_the_key_lies_under_the_last_spot_if_under_no_other(seed: int) -> None:
    table = scene("S2").put("ben", "3.4")
    for zone in ("1.1", "1.0", "1.3", "3.1", "4.2"):
        table.state.tally[f"spot-{table.zone(zone)}"] = 1
    table.game.chance = Sampled(seed)
    table.turn("ben").play("search:house")
    table.told(SpotSearched, found="yes")
    assert table.remotes("ben") == (table.machine_number("pick-up"),)


@rule("Z-TRADE-02")
def test_s2_the_key_takes_no_slot_and_can_be_traded() -> None:
    table = scene("S2").put("ben", "1.3").put("tom", "1.3").remote("ben", "pick-up").turn("ben")
    table.play("trade:tom").asks("share-remote", "take:ben", "take:tom").play("take:tom")
    assert table.remotes("tom") != ()
    assert table.remotes("ben") == ()


@rule("NLD-MIS-01", "NLD-CAR-08")
def test_s2_is_won_in_the_car_with_the_key_and_no_ghoul_around() -> None:
    table = aboard(scene("S2"), "pick-up", "3.5")
    table.state.tally["key"] = 1
    check_goals(table.game)
    table.remote("tom", "pick-up").end_phase()
    assert table.outcome is None  # the driver has no key
    table.remote("ben", "pick-up").put("walker", "3.5").end_phase()
    assert table.outcome is None
    table.clear("3.5")
    table.walk_beside("judy")
    table.end_phase()
    assert table.outcome is None
    seat(table.state, table.who("judy"), table.car("ben"))
    table.end_phase()
    assert won(table)
    table = aboard(scene("S2"), "pick-up", "3.5").remote("ben", "pick-up").turn("ben")
    assert table.blocked("drive:pick-up>4.5") == "NLD-CAR-08"  # it does not run


@rule("NLD-MODE-02")
def test_s2_the_cellar_turns_back_to_romero_mode() -> None:
    table = scene("S2").put("ben", "1.3").mode("ben").equip("ben", "axe").turn("ben")
    table.play("move:2.2")
    assert table.side("ben") == "romero"


# -- S3: The Pump ----------------------------------------------------------------------------------


@rule("NLD-MIS-01", "NLD-SPAWN-07")
def test_s3_three_actions_at_the_pump_beside_the_car_then_all_drive_away() -> None:
    table = everybody(scene("S3"), "2.8").equip("ben", "axe").turn("ben")
    assert table.blocked("mission:refuel") == "NLD-MIS-01"  # the car is elsewhere
    table = everybody(scene("S3"), "2.8").put("pick-up", "2.8").turn("ben")
    table.play("mission:refuel")
    assert table.state.spawns[3].active  # the yellow zone wakes
    table.play("mission:refuel").not_told(ev.GoalMet)
    assert table.acting.spent == 2  # an action each
    table.play("mission:refuel").told(ev.GoalMet)
    assert not table.turn("tom").offers("mission:refuel")  # the tank is full
    aboard(table, "pick-up", "2.8")
    table.turn("ben").play("drive:pick-up>1.8", "drive:pick-up>0.8")
    assert won(table)


@rule("NLD-MIS-01")
def test_s3_nobody_is_left_behind_and_fuel_comes_first() -> None:
    table = aboard(scene("S3"), "pick-up", "1.8").equip("ben", "axe").turn("ben")
    table.play("drive:pick-up>0.8", "stop")
    assert table.outcome is None  # no fuel
    table = aboard(scene("S3"), "pick-up", "1.8").equip("ben", "axe")
    table.state.tally["fuel"] = 3
    table.walk_beside("judy")
    table.turn("ben").play("drive:pick-up>0.8", "stop")
    assert table.outcome is None


@rule("NLD-WIN-06")
@pytest.mark.parametrize("card", ["molotov", "torch"])
def test_s3_fire_at_the_pump_loses(card: str) -> None:
    table = scene("S3").put("ben", "2.8" if card == "torch" else "2.7").equip("ben", card)
    table.put("walker", "2.8").turn("ben")
    if card == "torch":
        table.play("melee:torch>2.8")
    else:
        table.play("fire:molotov>2.8")
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.rule) == ("scene-lost", "NLD-WIN-06")


@rule("NLD-WIN-06")
def test_s3_fire_elsewhere_and_blows_at_the_pump_lose_nothing() -> None:
    table = scene("S3").put("ben", "2.6").equip("ben", "molotov").put("walker", "2.7").turn("ben")
    assert table.play("fire:molotov>2.7").outcome is None
    table = scene("S3").put("ben", "2.7").equip("ben", "torch").put("walker", "2.7").turn("ben")
    assert table.dice(1, 1, 1).play("melee:torch>2.7").outcome is None
    table = scene("S3").put("ben", "2.8").equip("ben", "axe").put("walker", "2.8").turn("ben")
    assert table.dice(1).play("melee:axe>2.8").outcome is None


@rule("NLD-MODE-02")
def test_s3_getting_into_the_car_turns_to_zombicide_mode() -> None:
    table = scene("S3").put("ben", "3.5").turn("ben").play("get-in:pick-up.driver")
    assert table.side("ben") == "zombicide"


# -- S4: You Can Be The Boss Down There ------------------------------------------------------------


@rule("NLD-MIS-01", "NLD-XP-09", "NLD-MODE-02")
def test_s4_supplies_are_carried_to_the_cellar() -> None:
    table = scene("S4").put("ben", "1.0").equip("ben", "axe").turn("ben")
    table.play("mission:take-food", "done")
    assert not table.offers("mission:take-food")
    table.put("ben", "2.2").turn("ben").play("mission:put-food")
    table.told(ev.ExperienceGained, amount=5, rule="NLD-XP-09")
    assert table.side("ben") == "zombicide"
    assert table.state.tally["supplies"] == 1
    assert not table.offers("mission:put-food")


@rule("NLD-MIS-01", "NLD-XP-09")
def test_s4_nothing_is_put_down_beside_a_ghoul_or_elsewhere() -> None:
    table = scene("S4").put("ben", "2.2").equip("ben", "food", "water").put("walker", "2.2")
    assert table.turn("ben").blocked("mission:put-food") == "NLD-XP-09"
    table = scene("S4").put("ben", "2.2").equip("ben", "food", "water").turn("ben")
    table.play("mission:put-food")
    assert (table.acting.spent, table.survivor("ben").experience) == (1, 5)
    table.play("mission:put-water").not_told(ev.GoalMet)  # two of four
    assert table.acting.spent == 2
    table = scene("S4").put("ben", "1.3").equip("ben", "food").turn("ben")
    assert not table.offers("mission:put-food")


@rule("NLD-MIS-01")
def test_s1_the_corpse_is_carried_away_once_for_an_action() -> None:
    table = scene("S1").put("ben", "4.2").put("tom", "4.2").turn("ben").play("mission:corpse")
    assert table.acting.spent == 1
    assert not table.offers("mission:corpse")
    assert not table.turn("tom").offers("mission:corpse")
    table = scene("S1").put("ben", "4.2").put("walker", "4.2").turn("ben")
    assert table.blocked("mission:corpse") == "NLD-MIS-01"


@rule("Z-INV-01")
def test_s4_a_supply_that_is_thrown_away_lies_where_it_was() -> None:
    table = scene("S4").put("ben", "1.0").turn("ben").play("mission:take-food", "done")
    table.play("discard", "take:ben", "drop:ben.food")
    assert table.offers("mission:take-food")


@rule("NLD-MIS-01", "NLD-DOOR-07")
def test_s4_is_won_together_in_the_cellar_with_the_stairs_closed() -> None:
    table = everybody(scene("S4"), "2.2")
    table.state.tally["supplies"] = 4
    check_goals(table.game)
    stairs = 1 << table.game.world.board.opening_at("S01")
    table.game.change_ground(closed=table.state.ground.closed & ~stairs)
    table.end_phase()
    assert table.outcome is None
    table.game.change_ground(closed=table.state.ground.closed | stairs)
    table.end_phase()
    assert won(table)


# -- S5: They Know We're In Here -------------------------------------------------------------------


@rule("NLD-MIS-01")
def test_s5_is_won_indoors_when_the_tenth_round_ends() -> None:
    table = everybody(scene("S5"), "1.3")
    table.state.round = 9
    table.end_phase()
    assert table.outcome is None
    table.put("judy", "0.0").state.round = 10
    table.end_phase()
    assert table.outcome is None  # Judy is outside
    table.put("judy", "1.3").state.round = 10
    table.end_phase()
    assert won(table)


@rule("NLD-SPAWN-07")
def test_s5_violet_zones_wake_after_rounds_2_5_and_8() -> None:
    table = everybody(scene("S5"), "1.3")
    active = []
    for round_ in range(1, 9):
        table.state.round = round_
        table.end_phase()
        active.append(sum(token.active for token in table.state.spawns))
    assert active == [3, 4, 4, 4, 5, 5, 5, 6]


@rule("NLD-MODE-02")
def test_s5_work_on_barricades_turns_and_being_alone_turns_back() -> None:
    table = scene("S5").put("ben", "1.3").put("tom", "1.3")
    window = table.game.world.board.opening_at("W04")
    table.game.change_ground(closed=table.state.ground.closed & ~(1 << window))
    table.equip("ben", "axe").turn("ben").play("close:W04")
    assert table.side("ben") == "zombicide"
    everybody(table, "1.3").end_phase()
    assert table.side("ben") == "zombicide"
    table.put("ben", "1.1").put("tom", "1.1").end_phase()
    assert table.side("ben") == "zombicide"  # two are not alone
    table.put("tom", "1.3").end_phase()
    assert table.side("ben") == "romero"
    table = scene("S5").put("tom", "1.3").equip("tom", "axe")
    closed = table.state.ground.closed
    table.game.change_ground(closed=closed | 1 << table.game.world.board.opening_at("W04"))
    table.turn("tom").play("open:W04")
    assert table.side("tom") == "romero"  # tearing one open is no work on the defence
