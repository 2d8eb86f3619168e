"""Cars (chapter 8)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.leaving import leave_board
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.systems.cars.events import GotIn, SeatChanged
from shambler.games.zombicide.systems.cars.words import Driving
from shambler.testing import rule, some
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import HOUSE, ROAD

COUNTRY = """
%X   :,N   :&W
..... ..... .....
=A   :=B   :=C   :_P
..... ..... ..... .....
rR   g=S   :tG   :wK
"""


def driving(key: bool = False) -> dict[str, object]:
    return {"special": (Driving(machine="pick-up", key=key, rule="NLD-CAR-08"),)}


def scene(board: str = ROAD, zone: str = "B", **params: object) -> Scene:
    """The pick-up on a zone, Ben at the wheel."""
    table = Scene(RULES, board=board, changes=driving(**params)).put("pick-up", zone)
    return table.ride("ben", "pick-up", driver=True)


def car_at(table: Scene) -> str:
    return table.where("pick-up")


def roads(table: Scene) -> set[str]:
    labels = table.game.world.board.plan.labels
    return {label for label in labels if table.offers(f"drive:pick-up>{label}")}


@rule("NLD-CAR-04", "NLD-CAR-05", "NLD-CAR-01")
def test_getting_in_costs_an_action_and_the_wheel_is_for_one() -> None:
    table = Scene(RULES, board=ROAD).put("pick-up", "B").put("ben", "B").put("tom", "B")
    table.turn("ben")
    assert table.cost_of("get-in:pick-up.driver") == 1
    table.play("get-in:pick-up.driver")
    table.told(GotIn, who=0, seat="driver")
    assert table.driver("pick-up") == 0
    table.turn("tom")
    assert table.blocked("get-in:pick-up.driver") == "NLD-CAR-05"
    table.play("get-in:pick-up.passenger")
    assert table.car("tom") == table.car("ben") >= 0


@rule("NLD-CAR-04", "NLD-CAR-05")
def test_a_passenger_leaves_the_wheel_free() -> None:
    table = Scene(RULES, board=ROAD).put("pick-up", "B").put("ben", "B").put("tom", "B")
    table.turn("ben").play("get-in:pick-up.passenger")
    assert table.driver("pick-up") == -1
    table.turn("tom").play("get-in:pick-up.driver")
    assert table.driver("pick-up") == table.who("tom")


@rule("NLD-CAR-04")
def test_nobody_gets_in_beside_a_ghoul_or_from_another_zone() -> None:
    table = Scene(RULES, board=ROAD).put("pick-up", "B").put("ben", "B").put("walker", "B")
    table.equip("ben", "axe").turn("ben")
    assert table.blocked("get-in:pick-up.driver") == "NLD-CAR-04"
    table = Scene(RULES, board=ROAD).put("pick-up", "B").put("ben", "A").turn("ben")
    assert not table.offers("get-in:pick-up.driver")


@rule("NLD-CAR-05")
def test_any_number_of_passengers() -> None:
    table = scene()
    for name in ("barbra", "harry", "helen", "tom", "judy"):
        table.put(name, "B").turn(name).play("get-in:pick-up.passenger")
    assert all(car >= 0 for car in some(table.state.cars.seats))


@rule("NLD-CAR-04")
def test_in_a_car_one_fights_trades_and_reloads_but_neither_walks_nor_searches() -> None:
    table = scene().equip("ben", "sawed-off").put("tom", "B").equip("tom", "axe")
    table.put("walker", "C").turn("ben")
    assert not any(key.startswith(("move", "search", "open", "close")) for key in table.options)
    assert table.blocked("move:A") == "NLD-CAR-04"
    assert table.offers("trade:tom")
    table.dice(3, 3).play("fire:sawed-off>C").play("reload:sawed-off")
    assert table.enemies("C") == {}


@rule("NLD-CAR-06", "NLD-CAR-01")
def test_getting_out_is_always_possible() -> None:
    table = scene().put("walker", "B", 3).equip("ben", "axe").turn("ben")
    assert table.cost_of("get-out:pick-up") == 1
    table.play("get-out:pick-up")
    assert table.car("ben") == -1
    assert table.where("ben") == "B"
    assert table.driver("pick-up") == -1


@rule("NLD-CAR-07", "NLD-CAR-01")
def test_changing_seats_swaps_and_is_no_move() -> None:
    table = scene().ride("tom", "pick-up").put("walker", "B", 2).equip("tom", "axe").turn("tom")
    assert table.cost_of("change-seat:pick-up.driver") == 1
    table.play("change-seat:pick-up.driver")
    assert table.driver("pick-up") == table.who("tom")
    assert table.car("ben") >= 0
    table.told(SeatChanged, seat="driver")
    table.play("change-seat:pick-up.passenger")
    assert table.driver("pick-up") == -1


@rule("NLD-CAR-08", "NLD-CAR-01")
def test_the_driver_drives_one_or_two_zones_with_everybody_on_board() -> None:
    table = scene().ride("tom", "pick-up").turn("ben")
    assert table.cost_of("drive:pick-up>C") == 1
    table.play("drive:pick-up>C").asks("drive-on", "drive:pick-up>0.1", "drive:pick-up>0.3", "stop")
    table.play("drive:pick-up>D").asks("turn")
    assert {car_at(table), table.where("ben"), table.where("tom")} == {"D"}
    table.play("drive:pick-up>C", "stop")
    assert car_at(table) == "C"


@rule("NLD-CAR-08")
def test_only_the_driver_only_where_the_scene_allows_it_and_with_its_key() -> None:
    table = scene().ride("tom", "pick-up").turn("tom")
    assert roads(table) == set()  # a passenger
    assert table.blocked("drive:pick-up>C") == "NLD-CAR-08"
    table = Scene(RULES, board=ROAD).put("pick-up", "B").ride("ben", "pick-up", driver=True)
    assert table.turn("ben").blocked("drive:pick-up>C") == "NLD-CAR-08"
    table = scene(key=True).turn("ben")
    assert table.blocked("drive:pick-up>C") == "NLD-CAR-08"
    assert roads(scene(key=True).remote("ben", "pick-up").turn("ben")) == {"A", "C"}
    table = scene(key=True).ride("tom", "pick-up").remote("tom", "pick-up").turn("ben")
    assert table.blocked("drive:pick-up>C") == "NLD-CAR-08"  # Tom has the key


@rule("NLD-CAR-09", "NLD-TERR-01", "NLD-TERR-02")
def test_a_car_goes_neither_indoors_nor_into_corn_or_woods() -> None:
    assert roads(scene(COUNTRY, "A").turn("ben")) == {"B"}  # corn above, a room below
    assert roads(scene(COUNTRY, "N").turn("ben")) == {"B"}  # corn and woods beside it
    assert roads(scene(COUNTRY, "S").turn("ben")) == {"B"}  # a gate to a room, graves
    assert roads(scene(COUNTRY, "C").turn("ben")) == {"B"}  # woods, a porch, graves


@rule("NLD-CAR-09")
def test_who_would_drive_into_corn_woods_or_a_house_is_told_why_not() -> None:
    refused: dict[str, set[str]] = {}
    for zone in "ANSC":
        table = scene(COUNTRY, zone).turn("ben")
        kinds = {zone.name: zone.kind for zone in table.game.world.board.zones}
        for entry in table.game.explain():
            if entry.key.startswith("drive:"):
                assert entry.rule == "NLD-CAR-09"
                refused.setdefault(kinds[entry.key.partition(">")[2]], set()).add(zone)
    graves = refused.pop("grave")
    assert refused == {"corn": {"A", "N"}, "woods": {"N", "C"}, "room": {"A", "S"}, "porch": {"C"}}
    assert graves == {"S", "C"}


@rule("NLD-CAR-09")
def test_a_second_zone_off_the_road_is_refused_as_well() -> None:
    table = scene(COUNTRY, "B").turn("ben").play("drive:pick-up>A").asks("drive-on")
    assert set(roads(table)) == {"B"}
    refused = [entry for entry in table.game.explain() if entry.rule == "NLD-CAR-09"]
    assert len(refused) == 2


@rule("NLD-CAR-08")
def test_a_passenger_who_would_drive_is_told_that_only_the_driver_does() -> None:
    table = scene().ride("tom", "pick-up").turn("tom")
    for zone in "AC":
        assert table.blocked(f"drive:pick-up>{zone}") == "NLD-CAR-08"
    reasons = {entry.key: entry.reason for entry in table.game.explain()}
    assert reasons[table.key("drive:pick-up>A")] == "not-driver"
    table = scene().ride("tom", "pick-up").turn("ben")
    assert roads(table) == {"A", "C"}


@rule("NLD-CAR-04")
def test_what_is_done_on_foot_is_refused_in_a_car_by_its_own_key() -> None:
    table = Scene(RULES, board=HOUSE, changes=driving()).put("pick-up", "B")
    table.ride("ben", "pick-up", driver=True).barrier("B", "C").equip("ben", "axe").turn("ben")
    window = table.game.world.board.openings_between(table.zone("B"), table.zone("C"))[0]
    name = table.game.world.board.openings[window].name
    assert table.blocked("move:A") == "NLD-CAR-04"
    assert table.blocked(f"open:{name}") == "NLD-CAR-04"


@rule("NLD-CAR-10")
def test_ghouls_neither_slow_nor_stop_a_car() -> None:
    table = scene().put("walker", "B", 5).put("walker", "C").turn("ben")
    assert table.offers("drive:pick-up>C")
    table.dice(1, 1, 1).play("drive:pick-up>C").asks("drive-on").play("drive:pick-up>D")
    assert car_at(table) == "D"
    table.asks("turn")
    assert table.game.decision is not None
    assert table.game.decision.about["actions"] == 2


@rule("NLD-CAR-11", "NLD-CAR-12", "NLD-CAR-13", "Z-TARGET-01")
def test_the_car_attacks_in_every_zone_with_ghouls_it_enters() -> None:
    table = scene().put("walker", "B").put("walker", "C").put("fatty", "C").put("walker", "D", 3)
    table.turn("ben").dice(4, 3, 4).play("drive:pick-up>C")
    assert table.enemies("C") == {}  # two hits of damage 2, the fatty first
    table.told(ev.AttackRolled, dice=(4, 3, 4), hits=2, accuracy=4)
    table.dice(4, 5, 6).play("drive:pick-up>D")
    assert table.enemies("D") == {}
    assert table.enemies("B") == {"walker": 1}  # where it started
    assert table.survivor("ben").experience == 5


@rule("NLD-CAR-11")
def test_driving_out_and_back_attacks_the_first_zone() -> None:
    table = scene().put("walker", "B").turn("ben").play("drive:pick-up>C")
    table.dice(1, 1, 6).play("drive:pick-up>B")
    assert table.enemies("B") == {}


@rule("NLD-CAR-12")
def test_the_car_follows_targeting_priority() -> None:
    table = scene().put("walker", "C", 2).put("fatty", "C", 2).turn("ben")
    table.dice(4, 4, 1).play("drive:pick-up>C")
    assert table.enemies("C") == {"walker": 2}


@rule("NLD-CAR-14", "Z-FRIEND-01")
def test_misses_hit_survivors_on_foot_but_not_those_in_the_car() -> None:
    table = scene().ride("tom", "pick-up").put("judy", "C").put("walker", "C").turn("ben")
    table.dice(6, 1, 6).play("drive:pick-up>C")
    assert (table.wounds("judy"), table.wounds("tom"), table.wounds("ben")) == (2, 0, 0)


@rule("NLD-CAR-14", "NLD-CAR-11")
def test_without_ghouls_there_is_no_attack() -> None:
    table = scene().put("judy", "C").turn("ben").play("drive:pick-up>C")
    table.not_told(ev.AttackRolled)
    assert table.wounds("judy") == 0


@rule("NLD-CAR-01")
def test_skills_do_not_help_the_car_and_both_cars_are_alike() -> None:
    table = scene().skills("ben", "plus-1-die-combat", "plus-1-to-dice-roll-combat", "sniper")
    table.put("walker", "C", 3).turn("ben").dice(3, 3, 3).play("drive:pick-up>C")
    table.told(ev.AttackRolled, hits=0)
    one, other = RULES.content.machines.values()
    assert one.attacks == other.attacks


@rule("NLD-CAR-02")
def test_ghouls_and_fire_leave_cars_alone() -> None:
    table = scene().put("walker", "B").enemies_phase()
    assert table.wounds("ben") == 1
    assert car_at(table) == "B"
    table = Scene(RULES, board=ROAD).put("pick-up", "B").put("ben", "A").equip("ben", "molotov")
    table.put("walker", "B").turn("ben").play("fire:molotov>B")
    assert table.enemies("B") == {}
    assert car_at(table) == "B"


@rule("NLD-CAR-03")
def test_who_sits_in_a_car_is_attacked_like_anybody_in_the_zone() -> None:
    table = scene().put("judy", "B").put("walker", "B").enemies_phase()
    table.asks("assign-attack", "take:ben", "take:judy")


@rule("NLD-CAR-12", "NLD-CAR-01")
@pytest.mark.parametrize("car", ["pick-up", "johnnys-car"])
def test_both_cars_roll_three_dice_at_four_for_two_damage(car: str) -> None:
    special = (Driving(machine=car, rule="NLD-CAR-08"),)
    table = Scene(RULES, board=ROAD, changes={"special": special}).put(car, "B")
    table.ride("ben", car, driver=True).put("fatty", "C", 4).turn("ben")
    table.dice(4, 3, 5).play(f"drive:{car}>C")
    table.told(ev.AttackRolled, dice=(4, 3, 5), hits=2, accuracy=4)
    assert table.enemies("C") == {"fatty": 2}


@rule("NLD-CAR-12")
def test_a_car_may_choose_only_among_equals() -> None:
    table = scene().put("walker", "C").put("breaker", "C").put("fatty", "C").turn("ben")
    table.dice(4, 4, 1).play("drive:pick-up>C").asks("assign-hit", "hit:walker", "hit:breaker")
    assert table.enemies("C") == {"walker": 1, "breaker": 1}  # the fatty fell first


@rule("NLD-CAR-02")
def test_no_miss_hits_a_car() -> None:
    table = Scene(RULES, board=ROAD).put("pick-up", "B").put("ben", "A").equip("ben", "uzi")
    table.put("walker", "B").turn("ben").dice(1, 1, 1).play("fire:uzi>B").asks("turn")
    table.put("tom", "B").changed().dice(1, 1, 6).play("fire:uzi>B").asks("turn")
    assert (car_at(table), table.wounds("tom")) == ("B", 2)


@rule("NLD-CAR-02")
def test_ghouls_do_not_go_for_an_empty_car() -> None:
    table = Scene(RULES, board=ROAD).put("pick-up", "A").put("ben", "E").put("walker", "C")
    table.enemies_phase()
    assert table.enemies("D") == {"walker": 1}
    table = Scene(RULES, board=ROAD).put("pick-up", "B").put("walker", "B").put("ben", "E")
    table.enemies_phase()
    assert (car_at(table), table.enemies("C")) == ("B", {"walker": 1})


@rule("NLD-CAR-03", "NLD-CAR-08")
def test_passengers_are_attacked_where_the_car_has_taken_them() -> None:
    table = scene().ride("tom", "pick-up").put("walker", "C").turn("ben")
    table.dice(1, 1, 1).play("drive:pick-up>C", "stop", "end")
    table.enemies_phase().asks("assign-attack", "take:ben", "take:tom").play("take:tom")
    assert (table.wounds("ben"), table.wounds("tom")) == (0, 1)


@rule("NLD-CAR-04")
def test_the_driver_of_a_car_may_shoot_out_of_it_and_a_passenger_strike() -> None:
    table = scene().equip("ben", "uzi").ride("tom", "pick-up").equip("tom", "machete")
    table.put("walker", "C").put("walker", "B").turn("ben")
    table.dice(5, 1, 1).play("fire:uzi>C")
    assert table.enemies("C") == {}
    table.turn("tom").dice(3).play("melee:machete>B")
    assert table.enemies("B") == {}


@rule("NLD-CAR-04")
def test_nobody_gets_in_beside_a_single_ghoul_and_a_ghoul_next_door_does_not_matter() -> None:
    table = Scene(RULES, board=ROAD).put("pick-up", "B").put("ben", "B").put("walker", "C", 3)
    table.turn("ben")
    assert table.offers("get-in:pick-up.driver")
    assert table.offers("get-in:pick-up.passenger")
    table.put("walker", "B").changed()
    assert table.blocked("get-in:pick-up.passenger") == "NLD-CAR-04"


@rule("NLD-CAR-05", "NLD-CAR-07")
def test_the_wheel_is_free_again_when_the_driver_leaves_it() -> None:
    table = scene().ride("tom", "pick-up").put("judy", "B").turn("ben")
    table.play("change-seat:pick-up.passenger").turn("judy")
    table.play("get-in:pick-up.driver")
    assert roads(table) == {"A", "C"}
    table.turn("tom")
    assert roads(table) == set()  # a passenger


@rule("NLD-CAR-06")
def test_a_driver_gets_out_among_ghouls_and_stands_in_the_zone() -> None:
    table = scene().ride("tom", "pick-up").put("walker", "B", 2).equip("ben", "axe").turn("ben")
    table.play("get-out:pick-up")
    assert (table.where("ben"), table.acting.spent) == ("B", 1)
    assert not [key for key in table.options if key.startswith(("drive", "change-seat"))]
    assert table.blocked("get-in:pick-up.driver") == "NLD-CAR-04"
    table.turn("tom").play("change-seat:pick-up.driver")
    assert roads(table) == {"A", "C"}


@rule("NLD-CAR-10")
def test_a_free_move_does_not_pay_for_driving_and_slippery_is_of_no_use() -> None:
    table = scene().skills("ben", "plus-1-free-move-action").put("walker", "B", 3).turn("ben")
    table.play("drive:pick-up>C", "stop")
    assert table.acting.spent == 1
    assert table.acting.used == ()


@rule("NLD-CAR-11")
def test_a_later_drive_into_the_same_zone_attacks_again() -> None:
    table = scene().put("walker", "C", 3).turn("ben")
    table.dice(4, 1, 1).play("drive:pick-up>C", "drive:pick-up>D")
    table.dice(4, 1, 1).play("drive:pick-up>C", "stop")
    assert table.enemies("C") == {"walker": 1}
    assert table.survivor("ben").experience == 2


@rule("NLD-CAR-11")
def test_the_zone_it_starts_from_is_left_alone() -> None:
    table = scene().put("walker", "B", 2).turn("ben").play("drive:pick-up>C", "drive:pick-up>D")
    table.asks("turn").not_told(ev.AttackRolled)
    assert table.enemies("B") == {"walker": 2}


@rule("NLD-CAR-13")
def test_the_driver_gains_the_points_and_no_passenger() -> None:
    table = scene().ride("tom", "pick-up").ride("judy", "pick-up").put("walker", "C", 3)
    table.turn("ben").dice(4, 4, 4).play("drive:pick-up>C")
    points = [table.survivor(name).experience for name in ("ben", "tom", "judy")]
    assert points == [3, 0, 0]
    table = Scene(RULES, board=ROAD, changes=driving()).put("pick-up", "B").put("walker", "C", 3)
    table.ride("judy", "pick-up", driver=True).ride("ben", "pick-up").ride("barbra", "pick-up")
    table.turn("judy").dice(4, 4, 4).play("drive:pick-up>C")
    points = [table.survivor(name).experience for name in ("judy", "ben", "barbra")]
    assert points == [3, 0, 0]


@rule("NLD-CAR-14")
def test_each_miss_wounds_one_on_foot_and_the_players_choose_whom() -> None:
    table = scene().ride("tom", "pick-up").put("judy", "C").put("harry", "C").put("walker", "C")
    table.turn("ben").dice(1, 6, 1).play("drive:pick-up>C")
    table.asks("friendly-fire", "take:judy", "take:harry").play("take:judy", "take:harry")
    wounds = [table.wounds(name) for name in ("judy", "harry", "tom", "ben")]
    assert wounds == [2, 2, 0, 0]


@rule("NLD-CAR-14")
def test_misses_hit_whoever_is_outside_the_car_that_attacks() -> None:
    """The book: survivors outside of the car. A seat in another one is outside of this one."""
    table = scene().put("johnnys-car", "C").put("judy", "C").ride("judy", "johnnys-car")
    table.put("walker", "C").turn("ben").dice(6, 1, 6).play("drive:pick-up>C")
    assert (table.wounds("judy"), table.wounds("ben")) == (2, 0)


@rule("Z-MIS-01", "NLD-CAR-05")
def test_whoever_leaves_the_board_from_a_car_leaves_the_wheel_to_others() -> None:
    table = scene(zone="A").ride("ben", "pick-up", driver=True).ride("tom", "pick-up")
    leave_board(table.game, table.who("ben"))
    assert (table.car("ben"), table.driver("pick-up")) == (-1, -1)
    assert table.car("tom") == table.machine_number("pick-up")
    assert table.turn("tom").offers("change-seat:pick-up.driver")
    table.play("change-seat:pick-up.driver")
    assert table.driver("pick-up") == table.who("tom")
