"""Fighting: weapons, hits, targets, friendly fire, re-rolls (Z-EQUIP to Z-FRIEND, Z2E-024 ff.)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import scene

KINDS = ("walker", "fatty", "runner", "shooter", "patient-0")


def armed(*cards: str, who: str = "wayne", board: str = "") -> Scene:
    """Somebody without skills in A with these cards in hand."""
    table = scene(board) if board else scene()
    return table.put(who, "A").equip(who, *cards).skills(who, only=True)


def targets(table: Scene, weapon: str) -> str:
    """The zones that a weapon can fire at."""
    return "".join(label for label in "ABCDE" if table.offers(f"fire:{weapon}>{label}"))


# -- weapons ---------------------------------------------------------------------------------


@rule("Z-EQUIP-01", "Z-EQUIP-02", "Z-ACT-01", "Z2E-024", "Z2E-044")
def test_a_melee_weapon_strikes_in_the_own_zone_only_and_never_fires() -> None:
    table = armed("kukri").put("walker", "A").put("walker", "B").turn("wayne")
    assert table.cost_of("melee:kukri>A") == 1
    assert not table.offers("melee:kukri>B")
    assert targets(table, "kukri") == ""
    table.dice(4, 1).play("melee:kukri>A")
    assert (table.enemies("A"), table.enemies("B")) == ({}, {"walker": 1})
    assert table.blocked("melee:kukri>A") == "Z-ACT-01"  # nobody is left


@rule("Z-EQUIP-03", "Z2E-024", "Z-TARGET-01", "Z-SKILL-12")
def test_a_shot_at_range_0_is_a_ranged_action_all_the_same() -> None:
    table = armed("sawed-off").put("riley", "A").put("walker", "A").put("runner", "A")
    table.skills("wayne", "plus-1-free-melee-action").turn("wayne")
    assert table.cost_of("fire:sawed-off>A") == 1  # a free melee action does not pay
    table.dice(3, 1).play("fire:sawed-off>A").asks("turn")
    assert table.enemies("A") == {"runner": 1}  # by priority
    assert table.wounds("riley") == 1  # and a miss goes astray


@rule("Z-EQUIP-04", "Z-COMBAT-01", "Z2E-025")
@pytest.mark.parametrize(("weapon", "dice"), [("fire-axe", 1), ("kukri", 2), ("chainsaw", 5)])
def test_a_weapon_rolls_as_many_dice_as_it_says(weapon: str, dice: int) -> None:
    table = armed(weapon).put("walker", "A", 9).turn("wayne")
    table.dice(*(6,) * dice).play(f"melee:{weapon}>A")
    assert table.enemies("A") == {"walker": 9 - dice}


@rule("Z-EQUIP-05", "Z-COMBAT-02", "Z2E-025", "Z2E-053")
@pytest.mark.parametrize(("weapon", "least"), [("machete", 3), ("crowbar", 4)])
def test_a_die_hits_at_the_accuracy_and_above(weapon: str, least: int) -> None:
    for face in (least - 1, least, 6):
        table = armed(weapon).put("walker", "A").turn("wayne").dice(face).play(f"melee:{weapon}>A")
        assert table.enemies("A") == ({"walker": 1} if face < least else {}), face


@rule("Z2E-025", "FHR-01")
def test_no_bonus_makes_a_one_a_hit() -> None:
    table = armed("machete", "hk-mp7").put("walker", "A", 9).put("walker", "B", 9)
    table.skills("wayne", "plus-1-to-dice-roll-combat", "plus-1-to-dice-roll-melee").turn("wayne")
    table.dice(1).play("melee:machete>A")
    assert table.enemies("A") == {"walker": 9}
    table.dice(2).play("melee:machete>A").dice(3, 4, 5).play("fire:hk-mp7>B")
    assert (table.enemies("A"), table.enemies("B")) == ({"walker": 8}, {"walker": 7})


@rule("Z-EQUIP-06", "Z-ENEMY-01", "Z2E-055", "FH-COMBAT-06", "FH-ENEMY-18", "Z-COMBAT-03")
def test_damage_does_not_add_up() -> None:
    table = armed("katana").put("fatty", "A", 2).put("walker", "A").turn("wayne")
    table.dice(6, 6).play("melee:katana>A", "hit:fatty", "hit:fatty")
    assert table.enemies("A") == {"walker": 1, "fatty": 2}
    strong = armed("kukri").put("walker", "A", 4).turn("wayne").dice(6, 1).play("melee:kukri>A")
    assert strong.enemies("A") == {"walker": 3}  # one hit, one target


@rule("FH-COMBAT-06", "Z-ENEMY-01", "Z2E-076", "FH-ENEMY-16", "FH-ENEMY-17", "FH-ENEMY-19")
@pytest.mark.parametrize(
    ("kind", "least"),
    [("walker", 1), ("shooter", 1), ("runner", 1), ("fatty", 2), ("patient-0", 3)],
)
def test_the_damage_that_each_kind_falls_to(kind: str, least: int) -> None:
    for damage in (1, 2, 3):
        table = armed("katana" if damage == 1 else "kukri").put(kind, "A").turn("wayne")
        if damage == 3:
            table.skills("wayne", "plus-1-damage-melee")
        weapon = "katana" if damage == 1 else "kukri"
        table.dice(6, 1).play(f"melee:{weapon}>A")
        assert table.enemies("A") == ({} if damage >= least else {kind: 1}), damage


@rule(
    "FH-ENEMY-16", "FH-ENEMY-17", "FH-ENEMY-18", "FH-ENEMY-19", "FH-ENEMY-20", "Z2E-059", "Z-XP-01"
)
@pytest.mark.parametrize(
    ("kind", "points"),
    [("walker", 1), ("runner", 1), ("fatty", 1), ("patient-0", 5), ("shooter", 1)],
)
def test_what_each_kind_is_worth_and_how_hard_it_hits(kind: str, points: int) -> None:
    table = armed("kukri").put(kind, "A").put("riley", "C")
    table.skills("wayne", "plus-1-damage-melee").turn("wayne")
    table.dice(6, 1).play("melee:kukri>A")
    assert (table.enemies("A"), table.survivor("wayne").experience) == ({}, points)
    assert table.survivor("riley").experience == 0
    bite = scene().put("karl", "A").put(kind, "A").activation(kind)
    actions = 2 if kind == "runner" else 1
    assert bite.wounds("karl") == actions  # a wound for each action


@rule("Z2E-059", "Z-XP-01")
def test_each_of_several_zombies_gives_its_points() -> None:
    table = armed("kukri").put("walker", "A", 2).put("patient-0", "A")
    table.skills("wayne", "plus-1-damage-melee").turn("wayne")
    table.dice(6, 6).play("melee:kukri>A", "hit:patient-0")
    assert table.survivor("wayne").experience == 6


@rule("Z-EQUIP-07", "Z-RANGED-01", "Z-ACT-02", "Z2E-054")
def test_the_target_is_a_zone_in_sight_not_too_near_and_not_too_far() -> None:
    assert targets(armed("rifle").turn("wayne"), "rifle") == "BCD"
    assert targets(armed("pistol").turn("wayne"), "pistol") == "AB"
    assert targets(armed("colt-m4-carbine").turn("wayne"), "colt-m4-carbine") == "BC"
    near = armed("rifle").put("walker", "A").put("walker", "E").turn("wayne")
    assert near.blocked("fire:rifle>A") == "Z-RANGED-01"
    assert near.blocked("fire:rifle>E") == "Z-RANGED-01"
    hidden = armed("rifle", board="\n~A   :~B   |~C\n..... .....\n~D   :~E\n")
    hidden.put("walker", "C").put("walker", "E").turn("wayne")
    assert [z for z in "ABCDE" if hidden.offers(f"fire:rifle>{z}")] == ["B", "D"]
    assert hidden.blocked("fire:rifle>E") == "Z-ACT-02"


@rule("Z-EQUIP-08", "Z-DUAL-01", "Z2E-027")
def test_two_dual_weapons_of_one_name_strike_together_for_one_action() -> None:
    table = armed("machete", "machete").put("walker", "A", 5).turn("wayne")
    assert table.cost_of("melee:machete*2>A") == 1
    table.dice(3, 3).play("melee:machete*2>A")
    assert table.enemies("A") == {"walker": 3}
    table.dice(3).play("melee:machete>A")  # one of them alone
    assert table.enemies("A") == {"walker": 2}
    other = armed("machete", "machete-military").put("walker", "A").turn("wayne")
    assert other.offers("melee:machete*2>A")  # the same card of another deck


@rule("Z-EQUIP-08", "Z-DUAL-01", "Z2E-027")
def test_no_pair_without_the_symbol_of_two_names_or_out_of_the_backpack() -> None:
    for cards in (("kukri", "kukri"), ("machete", "katana")):
        table = armed(*cards).put("walker", "A").turn("wayne")
        assert not [key for key in table.options if "*2" in key], cards
    packed = armed("machete").pack("wayne", "machete").put("walker", "A").turn("wayne")
    assert not [key for key in packed.options if "*2" in key]


@rule("Z-AMMO-01", "Z2E-028")
def test_ammunition_never_runs_out() -> None:
    table = armed("pistol").put("walker", "B", 9).turn("wayne")
    for _ in range(3):
        table.dice(6).play("fire:pistol>B")
    assert table.enemies("B") == {"walker": 6}
    table.pack("wayne", "plenty-of-shells").turn("wayne")
    table.dice(1).play("fire:pistol>B").asks("turn")  # bullets, not shells


@rule("Z-ATT-01", "Z2E-029", "Z2E-022")
@pytest.mark.parametrize(
    ("card", "weapon", "ammo"),
    [
        ("plenty-of-bullets", "pistol", "bullets"),
        ("plenty-of-shells", "mossberg-500", "shells"),
    ],
)
def test_plenty_re_rolls_all_dice_once_from_the_backpack(card: str, weapon: str, ammo: str) -> None:
    table = armed(weapon).pack("wayne", card).put("fatty", "B", 9).turn("wayne")
    dice = 1 if weapon == "pistol" else 2
    table.dice(*(6, 1)[:dice]).play(f"fire:{weapon}>B").asks(
        "re-roll", f"say:re-roll-{ammo}", "say:keep"
    )
    table.dice(*(1,) * dice).play(f"say:re-roll-{ammo}").asks("turn")  # once; it stands
    assert table.enemies("B") == {"fatty": 9}
    table.dice(*(1,) * dice).play(f"fire:{weapon}>B").asks("re-roll")  # and for the next attack


@rule("Z2E-029", "Z-ATT-01")
def test_plenty_is_for_its_own_ammunition_and_not_for_blows() -> None:
    table = armed("mossberg-500", "kukri").pack("wayne", "plenty-of-bullets")
    table.put("walker", "A", 9).put("walker", "B", 9).turn("wayne")
    table.dice(1, 1).play("fire:mossberg-500>B").asks("turn")
    table.dice(1, 1).play("melee:kukri>A").asks("turn")


# -- hits and targets ------------------------------------------------------------------------


@rule("Z-COMBAT-03", "Z2E-055")
def test_hits_left_over_are_lost() -> None:
    table = armed("chainsaw").put("walker", "A").put("walker", "B").turn("wayne")
    table.dice(5, 5, 5, 1, 1).play("melee:chainsaw>A")
    assert (table.enemies("A"), table.enemies("B")) == ({}, {"walker": 1})
    table.told(ev.HitsWasted, count=2, rule="Z-COMBAT-03")


@rule("Z-MELEE-01", "Z2E-053")
def test_in_melee_hits_go_where_the_player_likes_in_vain_too() -> None:
    table = armed("katana").put("fatty", "A").put("runner", "A").put("walker", "A").turn("wayne")
    table.dice(4, 4).play("melee:katana>A")
    table.asks("assign-hit", "hit:walker", "hit:fatty", "hit:runner").play(
        "hit:runner", "hit:fatty"
    )
    assert table.enemies("A") == {"walker": 1, "fatty": 1}


@rule("Z-MELEE-02", "Z-FRIEND-03", "Z2E-053", "Z2E-057")
def test_misses_in_melee_hurt_nobody() -> None:
    table = armed("chainsaw").put("riley", "A").put("walker", "A").turn("wayne")
    table.dice(1, 1, 1, 1, 1).play("melee:chainsaw>A").asks("turn")
    assert table.wounds("riley") == 0


@rule("Z-RANGED-02", "Z2E-054")
def test_those_between_do_not_matter_nor_zombies_in_the_own_zone() -> None:
    table = armed("rifle").put("walker", "A", 2).put("riley", "B").put("fatty", "B")
    table.put("walker", "C").turn("wayne").dice(3).play("fire:rifle>C")
    assert (table.enemies("B"), table.enemies("C")) == ({"fatty": 1}, {})
    table.dice(1).play("fire:rifle>C").asks("turn")
    assert table.wounds("riley") == 0


@rule("Z-TARGET-01", "Z2E-056", "FH-TARGET-04", "FH-ENEMY-18", "FH-ENEMY-17", "FH-ENEMY-16")
def test_shots_take_fatties_then_walkers_then_runners() -> None:
    table = armed("golden-ak-47").put("runner", "B", 3).put("walker", "B", 2).put("fatty", "B", 2)
    table.turn("wayne").dice(4, 4, 4).play("fire:golden-ak-47>B").asks("turn")
    assert table.enemies("B") == {"runner": 3, "walker": 1}
    table.dice(4, 4, 1).play("fire:golden-ak-47>B").asks("turn")
    assert table.enemies("B") == {"runner": 2}


@rule("Z-TARGET-01", "Z2E-056", "FH-TARGET-04", "FH-ENEMY-19", "FH-ENEMY-20")
def test_within_a_level_the_shooter_chooses() -> None:
    table = armed("mossberg-500").put("patient-0", "B").put("fatty", "B").put("walker", "B")
    table.turn("wayne").dice(4, 1).play("fire:mossberg-500>B")
    table.asks("assign-hit", "hit:fatty", "hit:patient-0").play("hit:fatty")
    assert table.enemies("B") == {"patient-0": 1, "walker": 1}
    second = armed("mossberg-500").put("shooter", "B").put("walker", "B").put("runner", "B")
    second.turn("wayne").dice(4, 1).play("fire:mossberg-500>B")
    second.asks("assign-hit", "hit:shooter", "hit:walker").play("hit:shooter")
    assert second.enemies("B") == {"walker": 1, "runner": 1}


@rule("Z-TARGET-05", "Z2E-056")
def test_those_who_cannot_be_hurt_shield_the_others() -> None:
    table = armed("hk-mp7").put("fatty", "B").put("walker", "B", 3).turn("wayne")
    table.dice(5, 5, 5).play("fire:hk-mp7>B").asks("turn")
    assert table.enemies("B") == {"fatty": 1, "walker": 3}
    table.told(ev.HitsWasted, count=3, rule="Z-TARGET-05")
    boss = armed("mossberg-500").put("patient-0", "B").put("fatty", "B").turn("wayne")
    boss.dice(4, 4).play("fire:mossberg-500>B", "hit:fatty").asks("turn")
    assert boss.enemies("B") == {"patient-0": 1}  # the second hit is wasted on it


# -- friendly fire ---------------------------------------------------------------------------


@rule("Z-FRIEND-01", "Z2E-057")
def test_every_miss_hits_a_friend_with_the_damage_of_the_weapon() -> None:
    table = armed("hk-mp7").put("riley", "B").put("karl", "B").put("walker", "B").turn("wayne")
    table.dice(5, 4, 1).play("fire:hk-mp7>B").asks("friendly-fire", "take:karl", "take:riley")
    table.play("take:riley").asks("friendly-fire", "take:karl", "take:riley").play("take:riley")
    assert (table.wounds("riley"), table.wounds("karl")) == (2, 0)
    strong = armed("mossberg-500").put("riley", "B").put("walker", "B").turn("wayne")
    strong.dice(4, 3).play("fire:mossberg-500>B")
    assert strong.wounds("riley") == 2


@rule("Z-FRIEND-01", "Z2E-057")
def test_each_of_three_misses_hits_one_of_three_friends() -> None:
    table = armed("hk-mp7").put("riley", "B").put("karl", "B").put("marian", "B").turn("wayne")
    table.dice(1, 1, 1).play("fire:hk-mp7>B")
    for name in ("karl", "marian", "riley"):
        table.asks("friendly-fire", "take:karl", "take:marian", "take:riley").play(f"take:{name}")
    table.asks("turn")
    assert [table.wounds(name) for name in ("karl", "marian", "riley", "wayne")] == [1, 1, 1, 0]


@rule("Z-FRIEND-02", "Z2E-057")
def test_nobody_hits_themselves() -> None:
    table = armed("pistol").put("walker", "A").turn("wayne").dice(1).play("fire:pistol>A")
    table.asks("turn")
    assert table.wounds("wayne") == 0
    beside = armed("pistol").put("riley", "A").put("walker", "A").turn("wayne")
    beside.dice(1).play("fire:pistol>A")
    assert (beside.wounds("wayne"), beside.wounds("riley")) == (0, 1)


@rule("Z2E-057", "Z2E-087")
def test_penny_can_be_hit_by_friendly_fire() -> None:
    table = armed("pistol").put("penny", "B").put("riley", "B").put("walker", "B").turn("wayne")
    table.dice(1).play("fire:pistol>B").asks("friendly-fire", "take:riley", "take:penny")


@rule("Z-SKILL-47")
def test_a_low_profile_is_never_hit_by_a_miss_but_burns() -> None:
    table = armed("pistol", "molotov").put("riley", "B").skills("riley", "low-profile")
    table.put("karl", "B").put("walker", "B").turn("wayne").dice(1).play("fire:pistol>B")
    assert (table.wounds("riley"), table.wounds("karl")) == (0, 1)
    table.play("fire:molotov>B")
    assert (table.where("riley"), table.where("karl")) == ("", "")


@rule("Z-SKILL-64", "Z2E-035", "Z-OVER-04")
def test_a_sniper_picks_targets_and_spares_friends_by_skill_or_rifle() -> None:
    skilled = armed("golden-ak-47").skills("wayne", "sniper").put("riley", "B")
    skilled.put("fatty", "B").put("runner", "B").put("walker", "B").turn("wayne")
    skilled.dice(4, 1, 1).play("fire:golden-ak-47>B")
    skilled.asks("assign-hit", "hit:fatty", "hit:runner", "hit:walker").play("hit:runner")
    assert (skilled.enemies("B"), skilled.wounds("riley")) == ({"fatty": 1, "walker": 1}, 0)
    armed_ = armed("sniper-rifle", "rifle").put("riley", "B").put("fatty", "B").put("runner", "B")
    armed_.turn("wayne").dice(3).play("fire:sniper-rifle>B", "hit:runner")
    armed_.dice(1).play("fire:sniper-rifle>B").asks("turn")
    assert (armed_.enemies("B"), armed_.wounds("riley")) == ({"fatty": 1}, 0)
    armed_.dice(1).play("fire:rifle>B")  # the rifle beside it has no such skill
    assert armed_.wounds("riley") == 1


@rule("Z2E-035")
def test_pattons_guns_add_two_dice_to_the_one_that_is_used_and_are_no_pair() -> None:
    table = armed("pattons-357-magnum", "pattons-45-long-colt").put("walker", "B", 9).turn("wayne")
    table.dice(6, 6, 6, 1).play("fire:pattons-357-magnum>B")
    assert table.enemies("B") == {"walker": 6}
    table.dice(6, 6, 6, 6, 1).play("fire:pattons-45-long-colt>B")
    assert table.enemies("B") == {"walker": 2}
    assert not [key for key in table.options if "*2" in key]
    alone = armed("pattons-357-magnum").pack("wayne", "pattons-45-long-colt").put("walker", "B", 9)
    alone.turn("wayne").dice(6, 6).play("fire:pattons-357-magnum>B")
    assert alone.enemies("B") == {"walker": 7}


@rule("Z2E-022", "Z-ACT-01", "Z-ACT-02")
def test_weapons_in_the_backpack_do_nothing() -> None:
    table = armed().pack("wayne", "kukri", "pistol").put("walker", "A").turn("wayne")
    assert not [key for key in table.options if key.startswith(("melee", "fire", "all-out"))]


# -- reloading -------------------------------------------------------------------------------


@rule("Z-RELOAD-01", "Z2E-034")
def test_a_sawed_off_must_be_reloaded_for_an_action() -> None:
    table = armed("sawed-off").put("walker", "B", 9).turn("wayne")
    assert not table.offers("reload:sawed-off")
    table.dice(3, 3).play("fire:sawed-off>B")
    assert table.blocked("fire:sawed-off>B") == "Z2E-034"
    assert not [key for key in table.options if key.startswith("all-out")]
    assert table.cost_of("reload:sawed-off") == 1
    table.play("reload:sawed-off").dice(3, 3).play("fire:sawed-off>B")
    assert table.enemies("B") == {"walker": 5}


@rule("Z-RELOAD-02", "Z2E-034")
def test_an_empty_weapon_stays_empty_in_other_hands() -> None:
    table = armed("sawed-off").put("riley", "A").turn("wayne").dice(1, 1).play("fire:sawed-off>B")
    table.play("trade:riley", "card:none", "card:none", "card:sawed-off", "end").turn("riley")
    assert table.blocked("fire:sawed-off>B") == "Z2E-034"
    table.play("reload:sawed-off")
    assert table.offers("fire:sawed-off>B")


@rule("Z-RELOAD-03", "Z-RELOAD-04", "Z2E-034")
def test_two_sawed_offs_fire_together_or_one_by_one_and_one_action_loads_both() -> None:
    pair = armed("sawed-off", "sawed-off").put("walker", "B", 9).turn("wayne")
    pair.dice(3, 3, 3, 3).play("fire:sawed-off*2>B")
    assert not pair.offers("fire:sawed-off>B")
    pair.play("reload:sawed-off")
    assert pair.offers("fire:sawed-off*2>B")
    single = armed("sawed-off", "sawed-off").put("walker", "A", 2).put("walker", "B", 2)
    single.turn("wayne").dice(3, 3).play("fire:sawed-off>A")
    assert not single.offers("fire:sawed-off*2>B")
    single.dice(3, 3).play("fire:sawed-off>B")
    assert (single.enemies("A"), single.enemies("B")) == ({}, {})
    assert not single.offers("fire:sawed-off>B")


@rule("Z-RELOAD-05", "Z2E-034", "Z2E-012")
def test_in_the_end_phase_everything_is_loaded_in_every_hand() -> None:
    table = armed("sawed-off").put("riley", "C").equip("riley", "sawed-off").turn("wayne")
    table.dice(1, 1).play("fire:sawed-off>B", "end").turn("riley")
    table.dice(1, 1).play("fire:sawed-off>B", "end").end_phase()
    for name in ("riley", "wayne"):
        assert table.turn(name).offers("fire:sawed-off>B"), name
