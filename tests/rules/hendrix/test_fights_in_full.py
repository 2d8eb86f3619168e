"""Attacks from the first die to the last point, with everybody around (Z2E-024 ff., FH-ALLOUT)."""

import pytest

from shambler.games.zombicide.core.board_setup import PlacedMachine
from shambler.games.zombicide.systems.knockout.knockout import fallen_in
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import HOUSE, led_by, scene


def armed(*cards: str, skills: tuple[str, ...] = (), board: str = "") -> Scene:
    """Wayne in A with these cards in hand and these skills alone."""
    table = scene(board) if board else scene()
    return table.put("wayne", "A").equip("wayne", *cards).skills("wayne", *skills, only=True)


def held(table: Scene, name: str = "wayne") -> list[str]:
    return sorted(table.cards_of(name))


# -- a shot into a crowd -------------------------------------------------------------------------


@rule(
    "Z2E-054", "Z2E-055", "Z2E-056", "Z2E-057", "Z2E-059", "Z-TARGET-01", "Z-FRIEND-01",
    "Z-COMBAT-01", "Z-COMBAT-02", "Z-EQUIP-04", "Z-EQUIP-05", "Z-RANGED-02", "Z-XP-01",
    "FH-TARGET-04", "Z-ACT-02",
)  # fmt: skip
def test_a_shot_at_a_zone_with_friends_from_the_dice_to_the_points() -> None:
    table = armed("golden-ak-47").put("riley", "C").put("karl", "C").put("marian", "B")
    table.put("walker", "A", 2).put("runner", "C", 2).put("fatty", "C").put("walker", "C")
    table.turn("wayne").dice(4, 6, 3).play("fire:golden-ak-47>C")
    table.asks("friendly-fire", "take:karl", "take:riley").play("take:karl").asks("turn")
    assert table.enemies("C") == {"runner": 2}  # the fatty first, then the walker
    assert (table.enemies("A"), table.enemies("B")) == ({"walker": 2}, {})
    damage = table.game.gear(table.survivor("wayne").hands[0]).weapons[0].damage
    assert [table.wounds(name) for name in ("karl", "riley", "marian", "wayne")] == [
        damage,
        0,
        0,
        0,
    ]
    points = [table.survivor(name).experience for name in ("wayne", "karl", "riley", "marian")]
    assert points == [2, 0, 0, 0]
    assert (table.actions_left, table.noise_at("A"), table.noise_at("C")) == (2, 1, 0)


@rule("Z2E-057", "Z2E-058", "Z-FRIEND-01", "Z-ATTACK-06", "FH-KO-01")
def test_a_miss_with_more_damage_than_health_is_left_knocks_out_one_friend_alone() -> None:
    table = armed("mossberg-500").put("riley", "B").put("karl", "B").hurt("riley", 2)
    table.put("fatty", "B").turn("wayne").dice(3, 4).play("fire:mossberg-500>B", "take:riley")
    assert (table.where("riley"), table.where("karl"), table.wounds("karl")) == ("", "B", 0)
    assert [entry.who for entry in fallen_in(table.state).lying] == [table.who("riley")]
    assert table.enemies("B") == {}


@rule("Z2E-057", "Z-FRIEND-01", "Z-FRIEND-02", "FHR-02")
def test_misses_without_enemies_hit_friends_too_and_hits_hit_nobody() -> None:
    table = armed("pistol").put("riley", "B").turn("wayne").dice(6).play("fire:pistol>B")
    assert table.asks("turn").wounds("riley") == 0
    table.dice(2).play("fire:pistol>B").asks("turn")
    assert table.wounds("riley") == 1
    own = armed("pistol").put("riley", "A").put("karl", "B").turn("wayne").dice(1)
    own.play("fire:pistol>A").asks("turn")
    assert [own.wounds(name) for name in ("wayne", "riley", "karl")] == [0, 1, 0]


@rule("Z2E-056", "FH-TARGET-04", "Z-TARGET-01", "Z-TARGET-05", "FH-ENEMY-20", "FH-ENEMY-16")
def test_a_level_is_finished_before_the_next_one_and_chosen_in_anew_each_time() -> None:
    table = armed("golden-ak-47").put("shooter", "B").put("walker", "B", 2).put("runner", "B")
    table.turn("wayne").dice(4, 4, 4).play("fire:golden-ak-47>B")
    table.asks("assign-hit", "hit:walker", "hit:shooter").play("hit:walker")
    table.asks("assign-hit", "hit:walker", "hit:shooter").play("hit:shooter").asks("turn")
    assert table.enemies("B") == {"runner": 1}
    weak = armed("hk-mp7").put("patient-0", "B").put("runner", "B").turn("wayne")
    weak.dice(5, 5, 5).play("fire:hk-mp7>B").asks("turn")
    assert weak.enemies("B") == {"patient-0": 1, "runner": 1}


@rule("Z2E-076", "Z2E-077", "FH-ENEMY-19", "FH-COMBAT-06", "Z2E-059")
@pytest.mark.parametrize("kind", ["patient-0", "abominacop", "abominawild"])
def test_an_abomination_needs_damage_three_or_fire_and_gives_five_points(kind: str) -> None:
    table = armed("kukri", "molotov").put(kind, "B").put("wayne", "B")
    table.turn("wayne").dice(6, 6).play("melee:kukri>B")
    assert (table.enemies("B"), table.survivor("wayne").experience) == ({kind: 1}, 0)
    table.put("wayne", "A").turn("wayne").play("fire:molotov>B")
    assert (table.enemies("B"), table.survivor("wayne").experience) == ({}, 5)


@rule("Z2E-033", "Z-ZONE-02", "FH-SPEC-11", "Z2E-076", "FHR-08", "Z2E-037")
def test_fire_takes_everybody_in_the_zone_and_nobody_beside_it() -> None:
    table = armed("molotov", "molotov").put("riley", "B").put("karl", "C").put("fatty", "B", 2)
    table.put("marian", "B").put("runner", "B").put("walker", "C").turn("wayne").play(
        "fire:molotov>B"
    ).asks("turn")
    assert (table.enemies("B"), table.enemies("C")) == ({}, {"walker": 1})
    assert [table.where(name) for name in ("wayne", "riley", "karl")] == ["A", "", "C"]
    assert table.where("marian") == ""
    assert (table.survivor("wayne").experience, held(table)) == (3, ["molotov"])
    assert (table.actions_left, table.noise_at("A"), table.noise_at("B")) == (2, 1, 0)


# -- blows ---------------------------------------------------------------------------------------


@rule(
    "Z2E-053", "Z2E-024", "Z2E-044", "Z2E-055", "Z2E-059", "Z-MELEE-01", "Z-MELEE-02",
    "Z-FRIEND-03", "Z-COMBAT-03", "Z-EQUIP-01", "Z-EQUIP-02", "Z-EQUIP-06", "Z-ACT-01",
)  # fmt: skip
def test_blows_are_shared_out_freely_hurt_no_friend_and_make_no_noise() -> None:
    table = armed("katana", "kukri").put("riley", "A").put("walker", "A", 2).put("fatty", "A")
    table.put("runner", "A").put("walker", "B").turn("wayne").dice(4, 3).play("melee:katana>A")
    table.asks("assign-hit", "hit:walker", "hit:fatty", "hit:runner").play("hit:runner").asks(
        "turn"
    )
    assert table.enemies("A") == {"walker": 2, "fatty": 1}
    table.dice(4, 4).play("melee:kukri>A", "hit:fatty").asks("turn")
    assert (table.enemies("A"), table.enemies("B")) == ({"walker": 1}, {"walker": 1})
    assert (table.wounds("riley"), table.survivor("wayne").experience) == (0, 3)
    assert (table.actions_left, table.noise_at("A")) == (1, 0)
    assert not table.offers("melee:katana>B")


@rule("FH-SKILL-15", "Z2E-059", "Z-XP-01")
def test_a_reaper_needs_a_second_one_of_the_kind_in_the_zone_and_earns_both() -> None:
    table = armed("kukri", skills=("reaper-combat",)).put("fatty", "A", 2).put("walker", "A")
    table.put("walker", "B").turn("wayne").dice(4, 1).play("melee:kukri>A")
    table.asks("assign-hit", "hit:walker", "hit:fatty", "hit:fatty+1").play("hit:fatty+1")
    assert (table.enemies("A"), table.enemies("B")) == ({"walker": 1}, {"walker": 1})
    assert table.survivor("wayne").experience == 2
    table.put("walker", "A").turn("wayne").dice(4, 4).play("melee:kukri>A", "hit:walker+1")
    assert table.survivor("wayne").experience == 4  # again in the next action
    weak = armed("katana", skills=("reaper-combat",)).put("fatty", "A", 2).put("runner", "A", 2)
    weak.turn("wayne").dice(4, 1).play("melee:katana>A")
    weak.asks("assign-hit", "hit:fatty", "hit:runner", "hit:runner+1")  # too weak for two fatties


@rule("Z2E-027", "Z-DUAL-01", "Z-EQUIP-08", "Z2E-037", "FH-SKILL-18", "Z2E-026")
def test_a_pair_strikes_one_zone_for_one_action_and_makes_one_noise() -> None:
    table = armed("sawed-off", "sawed-off").put("walker", "A", 5).put("walker", "B", 5)
    table.turn("wayne").dice(3, 3, 3, 1).play("fire:sawed-off*2>A")
    assert (table.enemies("A"), table.enemies("B")) == ({"walker": 2}, {"walker": 5})
    assert (table.actions_left, table.noise_at("A"), table.noise_at("B")) == (2, 1, 0)
    plain = armed("kukri", "kukri").put("walker", "A", 5).turn("wayne")
    assert not plain.offers("melee:kukri*2>A")
    both = armed("kukri", "kukri", skills=("ambidextrous",)).put("walker", "A", 5).turn("wayne")
    both.dice(4, 4, 4, 1).play("melee:kukri*2>A")
    assert (both.enemies("A"), both.actions_left) == ({"walker": 2}, 2)


# -- numbers -----------------------------------------------------------------------------------


@rule("FH-SKILL-04", "FH-ALLOUT-02", "FH-ALLOUT-03")
@pytest.mark.parametrize(
    ("skill", "dice", "left"),
    [
        ("all-out-plus-1-die-melee", (4, 4, 4, 4, 4), 4),
        ("all-out-plus-1-die-combat", (4, 4, 4, 4, 4), 4),
        ("all-out-plus-1-to-dice-roll-combat", (3, 3, 3, 3), 5),
        ("all-out-ranged-damage-2", (4, 4, 4, 4), 5),
    ],
)
def test_skills_that_count_all_out_count_then_and_not_otherwise(
    skill: str, dice: tuple[int, ...], left: int
) -> None:
    table = armed("kukri", skills=(skill,)).put("fatty", "A", 9).turn("wayne")
    table.dice(3, 3).play("melee:kukri>A")
    assert table.enemies("A") == {"fatty": 9}
    table.dice(*dice).play("all-out:melee:kukri>A")
    assert table.enemies("A") == {"fatty": left}


@rule("FH-SKILL-04")
def test_all_out_shots_with_damage_two_bring_down_fatties_and_plain_ones_do_not() -> None:
    table = armed("pistol", skills=("all-out-ranged-damage-2",)).put("fatty", "B", 3).turn("wayne")
    table.dice(6).play("fire:pistol>B").dice(6, 6).play("all-out:fire:pistol>B")
    assert table.enemies("B") == {"fatty": 1}
    blow = armed("katana", skills=("all-out-plus-1-damage-melee",)).put("fatty", "A", 9)
    blow.turn("wayne").dice(6, 6).play("melee:katana>A").dice(4, 4, 4, 4)
    blow.play("all-out:melee:katana>A")
    assert blow.enemies("A") == {"fatty": 5}


@rule("FHR-05", "FHR-25", "Z-SKILL-08")
def test_each_six_adds_one_point_of_damage_and_no_more() -> None:
    skills = ("roll-6-plus-1-damage-combat",)
    table = armed("katana", skills=skills).put("patient-0", "A").put("walker", "A").turn("wayne")
    table.dice(6, 4).play("melee:katana>A").asks("assign-hit").play("hit:patient-0", "hit:walker")
    assert table.enemies("A") == {"patient-0": 1}  # damage 2
    table.dice(6, 6).play("melee:katana>A")
    assert table.enemies("A") == {}  # damage 3
    car = PlacedMachine(type="pimpmobile", zone="0.0")
    drive = scene(machine=(car,)).put("wayne", "A").put("pimpmobile", "A").put("patient-0", "B")
    drive.skills("wayne", *skills, only=True).ride("wayne", "pimpmobile", driver=True)
    drive.dice(6, 6, 6).turn("wayne").play("drive-fast:pimpmobile>B>C")
    assert drive.enemies("B") == {"patient-0": 1}  # no skill helps a car


@rule("FH-SKILL-05", "FHR-04", "FH-ALLOUT-03", "FH-ALLOUT-06")
@pytest.mark.parametrize(
    ("cards", "key", "dice"),
    [(("kukri",), "kukri+", 6), (("katana", "katana"), "katana*2+", 12), (("kukri",), "kukri", 4)],
)
def test_double_all_out_dice_double_what_is_printed_and_nothing_else(
    cards: tuple[str, ...], key: str, dice: int
) -> None:
    table = armed(*cards, skills=("double-all-out-dice",)).put("walker", "A", 20).turn("wayne")
    table.dice(*[4] * dice).play(f"all-out:melee:{key}>A")
    assert table.enemies("A") == {"walker": 20 - dice}
    bare = armed(*cards).put("walker", "A", 20).turn("wayne")
    assert not [key for key in bare.options if "+>" in key]


@rule("FH-ALLOUT-01", "FH-ALLOUT-04", "FH-ALLOUT-05", "FHR-01", "FHR-02")
def test_a_break_is_a_miss_that_costs_the_weapon_after_the_hits() -> None:
    table = armed("mossberg-500", "kukri").pack("wayne", "mossberg-500").put("riley", "B")
    table.put("fatty", "B", 5).turn("wayne").dice(4, 4, 4, 1).play("all-out:fire:mossberg-500>B")
    assert (table.enemies("B"), table.wounds("riley")) == ({"fatty": 2}, 2)
    assert held(table) == ["kukri", "mossberg-500"]  # the one in hand is gone, no other card
    assert [table.game.gear(card).id for card in table.state.discards] == ["mossberg-500"]
    two = armed("kukri").put("walker", "A", 9).turn("wayne").dice(1, 1, 2, 3)
    two.play("all-out:melee:kukri>A")
    assert held(two) == ["kukri"]


@rule("FH-ALLOUT-07", "FHR-03", "FH-ALLOUT-06")
def test_three_breaks_of_a_pair_cost_no_more_than_the_two() -> None:
    table = armed("katana", "katana").pack("wayne", "kukri").put("walker", "A", 9).turn("wayne")
    table.dice(2, 2, 2, 2, 1, 1, 1, 2).play("all-out:melee:katana*2>A").asks("turn")
    assert held(table) == ["kukri"]
    single = armed("katana", "katana").put("walker", "A", 9).turn("wayne")
    single.dice(2, 2, 1, 1).play("all-out:melee:katana>A").asks("turn")
    assert held(single) == ["katana"]  # one was used, one is lost


@rule("FH-ALLOUT-08", "FH-AMMO-06", "Z2E-029", "Z-SKILL-48", "Z-ATT-01")
def test_no_re_roll_touches_an_all_out_die_by_card_or_by_luck() -> None:
    table = armed("hk-mp7", skills=("lucky",)).pack("wayne", "plenty-of-bullets")
    table.put("walker", "B", 9).turn("wayne").dice(1, 1, 1, 1, 5, 2).play("all-out:fire:hk-mp7>B")
    table.dice(1, 1, 5).play("say:re-roll-lucky").dice(5, 5, 5).play("say:re-roll-bullets")
    assert table.enemies("B") == {"walker": 5}
    assert held(table) == ["plenty-of-bullets"]  # the break stands


@rule("FHR-06", "FH-SKILL-06", "FH-SKILL-10")
def test_each_thing_that_mends_is_asked_for_alone_and_costs_what_it_says() -> None:
    kit = armed("kukri").pack("wayne", "repair-kit", "machete").put("fatty", "A", 9).turn("wayne")
    kit.dice(2, 2, 1, 1).play("all-out:melee:kukri>A").asks(
        "mend-breaks", "mend:repair-kit", "pass"
    )
    kit.play("mend:repair-kit")
    assert held(kit) == ["kukri", "machete"]
    spare = armed("kukri", "pistol", skills=("spare-parts",)).pack("wayne", "machete", "rifle")
    spare.put("fatty", "A", 8).put("fatty", "B", 8).turn("wayne").dice(2, 2, 1, 2)
    spare.play("all-out:melee:kukri>A").asks("mend-breaks", "mend:machete", "pass").play("pass")
    assert held(spare) == ["machete", "pistol", "rifle"]
    spare.dice(2, 1).play("all-out:fire:pistol>B").asks("mend-breaks", "mend:rifle", "pass")
    spare.play("mend:rifle")
    assert held(spare) == ["machete", "pistol"]
    skill = armed("kukri", skills=("ignore-1-break",)).put("riley", "A").equip("riley", "machete")
    skill.skills("riley", "ignore-1-break", only=True).put("fatty", "A", 9).turn("wayne").dice(
        2, 2, 1, 1
    )
    skill.play("all-out:melee:kukri>A", "mend:skill").turn("riley").dice(2, 1)
    skill.play("all-out:melee:machete>A").asks("mend-breaks", "mend:skill", "pass")  # hers


@rule("Z2E-029", "Z2E-022", "Z-ATT-01", "Z2E-028", "Z-AMMO-01")
def test_a_re_roll_takes_all_dice_hits_too_and_may_be_declined() -> None:
    table = armed("hk-mp7").pack("wayne", "plenty-of-bullets").put("walker", "B", 9).turn("wayne")
    table.dice(5, 5, 1).play("fire:hk-mp7>B").play("say:keep")
    assert table.enemies("B") == {"walker": 7}
    table.dice(5, 5, 1).play("fire:hk-mp7>B").dice(1, 1, 5).play("say:re-roll-bullets").asks("turn")
    assert table.enemies("B") == {"walker": 6}
    assert held(table) == ["hk-mp7", "plenty-of-bullets"]  # it is not used up


@rule("Z2E-025", "Z-EQUIP-07", "Z-RANGED-01", "Z2E-020", "FH-SKILL-19")
@pytest.mark.parametrize(
    ("weapon", "skills", "zones"),
    [
        ("pistol", (), "BC"),
        ("sawed-off", (), "BC"),
        ("rifle", (), "CDE"),
        ("rifle", ("plus-1-max-range",), "CDEF"),
        ("pistol", ("plus-1-max-range",), "BCD"),
        ("molotov", (), "C"),
    ],
)
def test_range_counts_from_the_own_zone_to_the_farthest(
    weapon: str, skills: tuple[str, ...], zones: str
) -> None:
    table = armed(weapon, skills=skills, board="\n~A   |~B   :~C   :~D   :~E   :~F\n")
    table.put("wayne", "B").put("walker", "C").turn("wayne")
    assert "".join(z for z in "ABCDEF" if table.offers(f"fire:{weapon}>{z}")) == zones


@rule("Z2E-082", "Z2E-081", "Z2E-078")
def test_those_in_a_car_and_those_beside_it_are_attacked_alike() -> None:
    car = PlacedMachine(type="pimpmobile", zone="0.1")
    table = scene(machine=(car,)).put("karl", "B").put("wayne", "B").put("pimpmobile", "B")
    table.ride("karl", "pimpmobile", driver=True).put("walker", "B", 2).activation()
    table.asks("assign-attack", "take:karl", "take:wayne").play("take:karl", "take:wayne")
    assert (table.wounds("karl"), table.wounds("wayne")) == (1, 1)


@rule("Z2E-088", "Z2E-079", "Z2E-078")
def test_penny_gets_in_and_out_with_her_leader_and_with_nobody_else() -> None:
    car = PlacedMachine(type="pimpmobile", zone="0.1")
    table = led_by(scene(machine=(car,)), "karl", "B").put("wayne", "B").put("pimpmobile", "B")
    table.turn("wayne").play("get-in:pimpmobile.driver")
    assert (table.car("wayne"), table.car("penny")) == (0, -1)
    table.turn("karl").play("get-in:pimpmobile.passenger")
    assert [table.car(name) for name in ("wayne", "karl", "penny")] == [0, 0, 0]
    table.turn("wayne").play("get-out:pimpmobile")
    assert [table.car(name) for name in ("wayne", "karl", "penny")] == [-1, 0, 0]
    table.turn("karl").play("get-out:pimpmobile")
    assert [table.car(name) for name in ("wayne", "karl", "penny")] == [-1, -1, -1]


@rule("FH-CAR-15", "FHR-24", "Z2E-083")
def test_only_a_car_that_the_mission_speaks_of_is_searched() -> None:
    car = PlacedMachine(type="pimpmobile", zone="0.1")
    table = scene(machine=(car,)).put("karl", "B").put("pimpmobile", "B").turn("karl")
    assert table.blocked("search-car:pimpmobile") == "FHR-24"
    assert table.offers("get-in:pimpmobile.driver")


@rule("Z2E-037", "FH-DOOR-08", "Z2E-026", "FH-NOISE-07")
def test_noise_is_made_where_the_action_was_done_and_adds_up() -> None:
    table = (
        scene(HOUSE).put("wayne", "B").equip("wayne", "fire-axe", "pistol").put("walker", "A", 3)
    )
    table.turn("wayne").dice(1).play("fire:pistol>A").cards(77, 78)
    table.play("open:B-C", "zone:D")
    assert [table.noise_at(zone) for zone in "ABC"] == [0, 2, 0]
