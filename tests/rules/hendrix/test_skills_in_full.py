"""Skills and special rules of missions with everybody around (FH-SKILL, FH-M2 to FH-M10)."""

import pytest

from shambler.games.zombicide.board.masks import bits
from shambler.games.zombicide.core.board_setup import PlacedMachine
from shambler.games.zombicide.core.spawning import spawn_order
from shambler.games.zombicide.core.state import take_from_stocks
from shambler.games.zombicide.systems.knockout.knockout import fall
from shambler.games.zombicide.systems.sheets.sheets import mark
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.testing import rule, some
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import HOUSE, TEAM, led_by, mission, scene

CROSS = "\n~X   |~A   |~Y\n----- ..... -----\n~B   :~C   :~D\n----- ..... -----\n~Z   |~E   |~W\n"


def skilled(*skills: str, zone: str = "C", board: str = "") -> Scene:
    """Wayne with these skills and no others."""
    table = scene(board) if board else scene()
    return table.put("wayne", zone).skills("wayne", *skills, only=True)


def use(table: Scene, skill: str) -> str:
    """The zones a skill can be used on now."""
    labels = table.game.world.board.plan.labels
    return "".join(sorted(zone for zone in labels if table.offers(f"skill:{skill}>{zone}")))


# -- skills --------------------------------------------------------------------------------------


@rule("FH-SKILL-12")
def test_shove_moves_all_kinds_once_a_turn_and_hurts_and_moves_nobody_else() -> None:
    table = skilled("shove", board=CROSS).put("riley", "C").put("walker", "C", 2).put("fatty", "C")
    table.put("runner", "D").turn("wayne", left=0)
    assert use(table, "shove") == "ABDE"
    table.play("skill:shove>D")
    assert (table.enemies("C"), table.enemies("D")) == ({}, {"walker": 2, "fatty": 1, "runner": 1})
    assert [table.where(name) for name in ("wayne", "riley")] == ["C", "C"]
    assert [table.wounds(name) for name in ("wayne", "riley")] == [0, 0]
    table.put("walker", "C").turn("wayne")
    assert use(table, "shove") == "ABDE"  # again in the next turn


@rule("FH-SKILL-13", "Z-MOVE-03")
def test_charge_is_free_stops_at_the_first_zombies_and_takes_penny_along() -> None:
    table = led_by(skilled("charge", zone="A"), "wayne", "A").put("walker", "B").put("fatty", "C")
    table.turn("wayne", left=0)
    assert use(table, "charge") == "B"
    table.play("skill:charge>B")
    assert (table.where("wayne"), table.where("penny"), table.enemies("B")) == (
        "B", "B", {"walker": 1},
    )  # fmt: skip
    near = skilled("charge", zone="A").put("walker", "B").turn("wayne")
    assert near.cost_of("skill:charge>B") == 0
    own = skilled("charge", zone="A").put("walker", "A").turn("wayne")
    assert use(own, "charge") == ""  # it leads somewhere else


@rule("FH-SKILL-14")
def test_taunted_zombies_ignore_others_and_those_of_other_zones_stay() -> None:
    table = skilled("taunt", zone="A").put("riley", "B").put("walker", "B", 2).put("runner", "B")
    table.put("walker", "C").put("fatty", "D").turn("wayne", left=0)
    assert use(table, "taunt") == "BC"
    table.play("skill:taunt>B")
    assert table.enemies("A") == {"walker": 2, "runner": 1}
    assert (table.wounds("riley"), table.wounds("wayne")) == (0, 1)  # the runner's second action
    assert (table.enemies("C"), table.enemies("D")) == ({"walker": 1}, {"fatty": 1})
    assert use(table, "taunt") == ""
    door = skilled("taunt", zone="B", board=HOUSE).put("walker", "C").turn("wayne")
    assert use(door, "taunt") == ""


@rule("FH-SKILL-16", "FH-KO-10")
def test_lifesaver_asks_the_owner_of_each_and_pulls_as_many_as_want() -> None:
    table = scene(seats=2).put("javier", "A").skills("javier", "lifesaver", only=True)
    table.put("karl", "B").put("marian", "B").put("michelle", "B").put("walker", "B", 2)
    table.turn("javier", left=0).play("skill:lifesaver>B")
    table.asks("save", "take:karl", "take:marian", "take:michelle", "done", seats=(0,))
    table.play("take:marian").asks("save", "take:karl", "take:michelle", "done").play("take:karl")
    table.asks("rescue", seats=(1,)).play("say:refuse")
    table.play("take:michelle").asks("rescue", seats=(1,)).play("say:agree")
    assert [table.where(name) for name in ("karl", "marian", "michelle")] == ["B", "A", "A"]
    assert (table.where("javier"), table.enemies("B")) == ("A", {"walker": 2})
    far = scene().put("javier", "A").skills("javier", "lifesaver", only=True).put("karl", "C")
    assert use(far.put("walker", "C").turn("javier"), "lifesaver") == ""


@rule("FH-SKILL-17")
def test_hit_and_run_is_one_zone_for_nothing_and_only_for_the_one_who_killed() -> None:
    table = skilled("hit-and-run", zone="B").equip("wayne", "kukri").put("walker", "B", 5)
    table.put("riley", "B").equip("riley", "kukri").skills("riley", only=True).turn("wayne")
    table.dice(4, 4).play("melee:kukri>B").asks("free-move", "move:A", "move:C", "stop")
    table.play("move:C").asks("turn")
    assert (table.where("wayne"), table.where("riley"), table.actions_left) == ("C", "B", 2)
    table.turn("riley").dice(4, 1).play("melee:kukri>B").asks("turn")
    stays = skilled("hit-and-run", zone="B").equip("wayne", "kukri").put("walker", "B")
    stays.turn("wayne").dice(4, 4).play("melee:kukri>B", "stop").asks("turn")
    assert stays.where("wayne") == "B"


@rule("FH-SKILL-20")
def test_a_field_medic_heals_one_wound_of_one_and_needs_an_action() -> None:
    table = scene().put("marian", "A").put("karl", "A").put("riley", "B").hurt("karl", 2)
    table.hurt("riley", 1).turn("marian", left=1).play("skill:field-medic>A", "take:karl")
    assert [table.wounds(name) for name in ("karl", "riley", "marian")] == [1, 1, 0]
    assert use(table.turn("marian", left=0), "field-medic") == ""
    passed = scene().put("marian", "A").put("riley", "B").hurt("riley", 1).turn("marian")
    passed.play("skill:field-medic>B").asks("heal", "take:riley", "pass").play("pass")
    assert (passed.wounds("riley"), passed.actions_left) == (1, 2)
    assert use(passed, "field-medic") == ""  # once per turn


@rule("FH-CAMP-14", "FHR-14")
def test_hold_your_nose_waits_until_no_zombie_of_any_kind_is_left() -> None:
    table = skilled("hold-your-nose", zone="A").equip("wayne", "kukri").put("riley", "A")
    table.skills("riley", "hold-your-nose").put("walker", "A").put("fatty", "A").turn("wayne")
    table.dice(4, 1).play("melee:kukri>A", "hit:walker").asks("turn")
    table.dice(4, 1).finds("katana", "water").play("melee:kukri>A")
    for _ in range(2):  # each of them one card, of the advanced deck
        table.asks("receive").play("say:discard")
    table.asks("turn")


@rule("FH-PENNY-04", "Z2E-089")
def test_the_wrath_strikes_with_a_card_of_the_backpack_though_its_twin_is_in_hand() -> None:
    table = mission("M4").clear().equip("wayne", "machete").pack("wayne", "machete")
    table.put("walker", table.where("wayne"), 3).turn("wayne")
    here = table.where("wayne")
    assert table.cost_of(f"from-pack:wrath:melee:machete>{here}") == 0
    table.dice(3).play(f"from-pack:wrath:melee:machete>{here}")
    assert (table.enemies(here), table.actions_left) == ({"walker": 2}, 3)
    table.turn("wayne")
    assert table.offers(f"from-pack:wrath:melee:machete>{here}")  # once in every turn


# -- missions ----------------------------------------------------------------------------------


@rule("FH-M1-07", "FH-OBJ-01", "FH-M1-04")
def test_m1_the_electronics_free_no_other_card() -> None:
    table = mission("M1").clear().turn("wayne").play("story:7", "decide:1", "say:discard")
    assert story_in(table.state).words == ("BATTERY",)
    table.put("karl", "5.7").turn("karl")
    assert (table.blocked("story:9"), table.offers("story:9")) == ("FH-M1-07", False)
    assert story_in(table.state).read == 0b000001


@pytest.mark.parametrize(
    ("key", "rule_id", "barred"),
    [
        pytest.param("M2", "FH-M2-05", 2, marks=rule("FH-M2-05")),
        pytest.param("M3", "FH-M3-05", 4, marks=rule("FH-M3-05")),
        pytest.param("M5", "FH-M5-05", 1, marks=rule("FH-M5-05")),
        pytest.param("M6", "FH-M6-06", 2, marks=rule("FH-M6-06")),
    ],
)
def test_the_doors_that_the_mission_names_stay_shut_and_no_others(
    key: str, rule_id: str, barred: int
) -> None:
    table = mission(key).clear().equip("karl", "crowbar")
    world, offered, refused = table.game.world, set(), {}
    for zone in some(world.board.zones):
        doors = world.board.around[zone.index] & world.board.doorways
        if not doors or not world.outside >> zone.index & 1:
            continue
        table.put("karl", zone.name).turn("karl")
        for door in bits(doors):
            name = world.menu.open[door].key
            if table.offers(name):
                offered.add(door)
            else:
                refused[door] = table.blocked(name)
    assert (set(refused.values()), len(refused)) == ({rule_id}, barred)
    assert len(offered) + barred == world.board.doorways.bit_count()


@rule("FH-M8-05", "Z-SETUP-08")
def test_m8_the_herd_stands_in_one_zone_and_comes_out_of_the_box() -> None:
    table = mission("M8")
    everywhere = [sum(here) for here in table.state.enemies]
    assert sorted(everywhere)[-2:] == [0, 37]
    left = {kind: table.state.pool[table.foe(kind)] for kind in ("walker", "fatty", "runner")}
    assert left == {"walker": 20, "fatty": 8, "runner": 8}


@rule("FH-M8-06", "FH-M6-05", "FH-M10-05", "Z2E-070")
@pytest.mark.parametrize(("key", "zones"), [("M6", 4), ("M8", 5), ("M10", 4)])
def test_only_zones_that_are_awake_spawn(key: str, zones: int) -> None:
    table = mission(key)
    order = spawn_order(table.game)
    awake = {token.id for token in table.state.spawns if token.active}
    assert len(order) == len(awake) == zones


@rule("FH-M9-05", "FH-M9-06", "FH-M10-09")
@pytest.mark.parametrize("key", ["M9", "M10"])
def test_marks_brought_along_block_skills_from_the_start_and_one_less_gives_back(key: str) -> None:
    places = [{"survivor": name} for name in TEAM]
    places[1] = {"survivor": "karl", "marks": ["contaminated"] * 4 + ["hero"]}  # type: ignore[dict-item]
    table = Scene(mission(key).rules, key, campaign={"places": places}).clear().start(Rest())
    assert (table.skills_of("karl"), table.skills_of("javier")) == ([], ["all-out-ranged-damage-2"])
    mark(table.game, table.who("karl"), "hero", -1)
    assert table.skills_of("karl") == []  # another achievement
    mark(table.game, table.who("karl"), "contaminated", -1)
    assert table.skills_of("karl") == ["sniper"]


@rule("FH-M10-08")
def test_m10_doors_that_survivors_open_are_not_counted() -> None:
    table = mission("M10").clear().equip("karl", "crowbar").put("karl", "8.1")
    table.state.spawns = ()
    change_story(table.state, flags=())
    table.turn("karl").play("open:7.1-8.1")
    assert table.state.tally.get("border-doors", 0) == 0


@rule("FH-M10-07", "FH-M10-06")
def test_m10_no_other_door_gives_way() -> None:
    table = mission("M10").clear()
    for name in (*TEAM, "penny"):
        table.put(name, "2.5")
    closed = table.state.ground.closed
    board, border = table.game.world.board, {"6.1", "8.1", "8.4", "6.4", "7.1", "7.4"}
    streets = [
        zone.name
        for zone in board.zones
        if table.game.world.outside >> zone.index & 1
        and board.around[zone.index] & board.doorways
        and zone.name not in border
    ]
    table.state.spawns = ()
    for street in some(streets):
        table.clear().put("walker", street, 2).activation("walker")
        assert table.game.decision is None or table.game.decision.kind == "rest", street
    assert table.state.ground.closed == closed


@rule("FH-SKILL-11", "FH-INV-09", "Z2E-021")
@pytest.mark.parametrize(("packed", "room"), [(4, True), (5, False)])
def test_hoard_has_room_for_five_cards_in_the_backpack(packed: int, room: bool) -> None:
    table = scene(HOUSE).put("karl", "C").skills("karl", "hoard").pack("karl", "water", "mre")
    for name in some(("canned-food", "repair-kit", "katana")[: packed - 2]):
        copy = table.copies(name)[0]
        assert take_from_stocks(table.state, copy)
        table.survivor("karl").pack = (*table.survivor("karl").pack, copy)
    table.equip("karl", "rifle", "pistol").finds("kukri").turn("karl")
    table.play("search:advanced", "say:keep", "done")
    assert table.game.decision is not None
    assert table.game.decision.kind == ("turn" if room else "make-room")


@rule("FH-KO-11", "Z2E-078")
def test_whoever_falls_in_a_car_leaves_seat_and_wheel_to_others() -> None:
    car = PlacedMachine(type="pimpmobile", zone="0.1")
    table = scene(machine=(car,)).put("karl", "B").put("wayne", "B").put("pimpmobile", "B")
    table.ride("karl", "pimpmobile", driver=True).ride("wayne", "pimpmobile").start(Rest())
    fall(table.game, table.who("karl"))
    assert (table.car("karl"), table.driver("pimpmobile"), table.car("wayne")) == (-1, -1, 0)
    table.turn("wayne").play("change-seat:pimpmobile.driver")
    assert table.driver("pimpmobile") == table.who("wayne")


@rule("FH-ALLOUT-02")
def test_a_weapon_without_an_all_out_value_does_not_go_all_out() -> None:
    table = skilled(zone="A").equip("wayne", "molotov", "kukri").put("walker", "A", 3)
    table.put("walker", "B").turn("wayne")
    assert table.offers("fire:molotov>B")
    assert [key for key in table.options if key.startswith("all-out")] == [
        table.key("all-out:melee:kukri>A")
    ]
