"""Weapons, dice, hits and melee (chapters 5 and 11)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene


def fighter(name: str, *weapons: str, board: str = "A-B-C") -> Scene:
    """A survivor in A without skills, with these weapons."""
    table = Scene(RULES, board=board).put(name, "A").equip(name, *weapons)
    return table.skills(name, only=True)


def attacks(table: Scene) -> set[str]:
    """The verbs and weapons of the attacks on offer."""
    keys = [key for key in table.options if key.startswith(("melee", "fire"))]
    return {key.partition(">")[0] for key in keys}


# -- reading a weapon ----------------------------------------------------------------------


@rule("Z-EQUIP-01")
@pytest.mark.parametrize(
    ("weapon", "verb"),
    [
        ("cattle-prod", "melee"),
        ("heavy-cutter", "melee"),
        ("smg", "fire"),
        ("heavy-shotgun", "fire"),
    ],
)
def test_a_weapon_is_for_melee_or_for_shooting(weapon: str, verb: str) -> None:
    table = fighter("vivian", weapon).put("worker", "A").put("worker", "B").turn("vivian")
    assert attacks(table) == {f"{verb}:{weapon}"}
    zone = "A" if verb == "melee" or weapon == "heavy-shotgun" else "B"
    table.dice(6, 1).play(f"{verb}:{weapon}>{zone}").told(ev.AttackRolled, hits=1)
    assert table.enemies(zone) == {}


@rule("Z-EQUIP-02", "Z-ACT-01")
def test_melee_is_for_the_own_zone_and_needs_enemies_there() -> None:
    table = fighter("vivian", "sledge").put("worker", "B").turn("vivian")
    assert attacks(table) == set()
    assert table.blocked("melee:sledge>A") == "Z-ACT-01"
    table = fighter("vivian", "sledge").put("worker", "A").put("worker", "B").turn("vivian")
    zones = {key.partition(">")[2].partition("@")[0] for key in table.options if "sledge>" in key}
    assert zones == {"0.0"}
    table.dice(6, 1, 1).play("melee:sledge>A")
    assert (table.enemies("A"), table.enemies("B")) == ({}, {"worker": 1})


@rule("Z-EQUIP-03")
def test_a_shot_at_range_zero_is_still_a_ranged_action() -> None:
    table = fighter("vivian", "heavy-shotgun").skills("vivian", "plus-1-free-ranged-action")
    table.put("worker", "A", 3).put("tank", "A").turn("vivian")
    assert table.cost_of("fire:heavy-shotgun>A") == 0
    table.dice(4, 1).play("fire:heavy-shotgun>A")  # the tank stands first in the order
    assert table.enemies("A") == {"worker": 3}


@rule("Z-EQUIP-03", "Z-FRIEND-01")
def test_a_miss_at_range_zero_hits_a_friend_as_at_any_range() -> None:
    table = fighter("vivian", "heavy-shotgun").put("jared", "A").put("worker", "A", 2)
    table.turn("vivian").dice(4, 1).play("fire:heavy-shotgun>A").asks("turn")
    assert table.enemies("A") == {"worker": 1}
    assert table.survivor("jared").armor == 1  # damage 2


@rule("Z-EQUIP-04", "Z-COMBAT-01")
@pytest.mark.parametrize(
    ("weapon", "dice"), [("sledge", 3), ("chainsaw", 5), ("heavy-cutter", 2), ("cattle-prod", 2)]
)
def test_an_attack_rolls_the_dice_of_the_weapon(weapon: str, dice: int) -> None:
    table = fighter("vivian", weapon).put("worker", "A").turn("vivian")
    table.dice(*(1,) * dice).play(f"melee:{weapon}>A")
    assert len(table.told(ev.AttackRolled).dice) == dice


@rule("INV-COMP-05", "Z-COMBAT-01")
def test_more_dice_can_be_rolled_than_are_in_the_box() -> None:
    table = fighter("vivian", "cattle-prod", "cattle-prod").put("worker", "A", 9)
    table.skills("vivian", "plus-1-die-combat", "plus-1-die-melee").turn("vivian")
    table.dice(*(4,) * 8).play("melee:cattle-prod*2>A")  # two of each, and four more
    assert table.enemies("A") == {"worker": 1}


@rule("Z-COMBAT-01", "INV-MACH-10")
def test_a_machine_rolls_the_dice_of_its_own_weapon() -> None:
    table = fighter("vivian").put("bot", "B").remote("vivian", "bot").put("worker", "B", 2)
    table.turn("vivian").dice(4, 4).play("machine:bot.melee>B")
    assert table.enemies("B") == {}
    assert table.survivor("vivian").experience == 2


@rule("Z-EQUIP-05", "Z-COMBAT-02")
def test_a_die_that_equals_or_beats_the_accuracy_hits() -> None:
    table = fighter("vivian", "chainsaw").put("worker", "A", 9).turn("vivian")
    table.dice(1, 3, 4, 5, 6).play("melee:chainsaw>A")
    table.told(ev.AttackRolled, hits=2, accuracy=5)
    assert table.enemies("A") == {"worker": 7}
    table.dice(5, 5, 5, 6, 6).play("melee:chainsaw>A").told(ev.AttackRolled, hits=5)
    assert table.enemies("A") == {"worker": 2}


@rule("Z-EQUIP-06", "Z-ENEMY-01")
def test_hits_do_not_add_up() -> None:
    table = fighter("vivian", "sledge").put("tank", "A").turn("vivian")
    table.dice(6, 6, 6).play("melee:sledge>A").asks("turn")
    assert table.enemies("A") == {"tank": 1}
    table.told(ev.HitsWasted, count=3)


@rule("Z-EQUIP-06", "Z-COMBAT-03")
def test_a_hit_of_damage_two_has_one_target_not_two() -> None:
    table = fighter("vivian", "heavy-cutter").put("worker", "A", 3).turn("vivian")
    table.dice(4, 1).play("melee:heavy-cutter>A")
    assert table.enemies("A") == {"worker": 2}
    table.dice(4, 4).play("melee:heavy-cutter>A")
    assert table.enemies("A") == {}


@rule("Z-ENEMY-01")
def test_one_hit_of_enough_damage_eliminates() -> None:
    table = fighter("vivian", "heavy-cutter").put("tank", "A").turn("vivian")
    table.dice(4, 1).play("melee:heavy-cutter>A")
    assert table.enemies("A") == {}
    table.told(ev.EnemiesFell, count=1)


@rule("INV-COMBAT-04")
@pytest.mark.parametrize(
    ("foe", "damage"), [("worker", 1), ("hunter", 1), ("tank", 2), ("spoiler", 3)]
)
def test_the_damage_that_takes_an_enemy_down(foe: str, damage: int) -> None:
    cutting = {1: ("sledge", (2, 1, 1)), 2: ("heavy-cutter", (4, 1)), 3: ("heavy-cutter", (4, 1))}
    for power, (weapon, dice) in cutting.items():
        table = fighter("vivian", weapon).put(foe, "A")
        if power == 3:
            table.skills("vivian", "plus-1-damage-melee")
        table.turn("vivian").dice(*dice).play(f"melee:{weapon}>A")
        assert (table.enemies("A") == {}) is (power >= damage)


@rule("INV-ENEMY-07")
def test_no_weapon_has_damage_three_by_itself() -> None:
    damages = [a.damage for card in RULES.content.cards.values() for a in card.attacks]
    damages += [a.damage for machine in RULES.content.machines.values() for a in machine.attacks]
    assert max(damages) == 2


@rule("INV-ENEMY-07")
def test_skills_that_reach_damage_three_work_as_well() -> None:
    table = fighter("vivian", "heavy-cutter").skills("vivian", "plus-1-damage-combat")
    table.put("spoiler", "A").turn("vivian").dice(4, 1).play("melee:heavy-cutter>A")
    assert table.enemies("A") == {}


@rule("Z-COMBAT-03")
def test_magnus_and_three_workers() -> None:
    """The worked example: two hits, then one hit and one that is lost."""
    table = fighter("magnus", "cattle-prod").put("worker", "A", 3).put("worker", "B", 2)
    table.turn("magnus").dice(4, 5).play("melee:cattle-prod>A")
    assert table.enemies("A") == {"worker": 1}
    table.dice(6, 4).play("melee:cattle-prod>A")
    assert (table.enemies("A"), table.enemies("B")) == ({}, {"worker": 2})
    table.told(ev.HitsWasted, count=1, rule="Z-COMBAT-03")


# -- hands and body ------------------------------------------------------------------------


@rule("INV-EQUIP-09", "Z-ACT-01", "Z-ACT-02")
def test_a_weapon_works_only_from_a_hand() -> None:
    table = fighter("vivian").pack("vivian", "sledge", "smg").put("worker", "A").turn("vivian")
    assert attacks(table) == set()
    table = fighter("vivian", "cattle-prod").pack("vivian", "sledge", "smg").put("worker", "A")
    assert attacks(table.turn("vivian")) == {"melee:cattle-prod"}
    table = fighter("vivian", "smg").pack("vivian", "smg").turn("vivian")
    assert attacks(table) == {"fire:smg"}  # no pair


@rule("INV-EQUIP-10")
def test_body_equipment_works_only_from_a_body_slot() -> None:
    outside = """
    AA   a.B
    """
    table = fighter("vivian", board=outside).pack("vivian", "oxygen-tank").turn("vivian")
    assert table.blocked("move:B") == "INV-LOCK-02"
    table = fighter("vivian", board=outside).equip("vivian", "oxygen-tank").turn("vivian")
    assert table.offers("move:B")


# -- pairs ---------------------------------------------------------------------------------


@rule("Z-DUAL-01", "Z-EQUIP-08")
def test_vivians_two_smgs_roll_four_dice_at_one_zone() -> None:
    table = fighter("vivian", "smg", "smg").put("worker", "B", 5).turn("vivian")
    table.dice(4, 4, 4, 1).play("fire:smg*2>B")
    assert table.enemies("B") == {"worker": 2}
    assert table.acting.spent == 1


@rule("Z-DUAL-01", "Z-EQUIP-08")
def test_two_cattle_prods_roll_four_dice() -> None:
    table = fighter("vivian", "cattle-prod", "cattle-prod").put("worker", "A", 5).turn("vivian")
    table.dice(4, 4, 4, 4).play("melee:cattle-prod*2>A")
    assert table.enemies("A") == {"worker": 1}


@rule("Z-DUAL-01")
def test_one_weapon_of_a_pair_may_be_used_alone() -> None:
    table = fighter("vivian", "smg", "smg").turn("vivian")
    table.dice(1, 1).play("fire:smg>B")


@rule("Z-DUAL-01", "Z-EQUIP-08")
@pytest.mark.parametrize(
    "weapons", [("smg", "cattle-prod"), ("assault-shotgun", "assault-shotgun"), ("smg",)]
)
def test_a_pair_needs_two_of_a_name_with_the_symbol(weapons: tuple[str, ...]) -> None:
    table = fighter("vivian", *weapons).put("worker", "A").turn("vivian")
    assert not [key for key in table.options if "*2" in key]


@rule("Z-DUAL-01")
def test_a_starting_weapon_and_a_found_one_of_the_same_name_are_a_pair() -> None:
    table = fighter("vivian", "smg", "smg-found").turn("vivian")
    table.dice(1, 1, 1, 1).play("fire:smg*2>B")


@rule("INV-ATT-07")
def test_one_ammo_card_is_enough_for_a_pair() -> None:
    table = fighter("vivian", "smg", "smg").attach("vivian", "plenty-of-bullets", "smg")
    table.turn("vivian").dice(1, 1, 1, 1).play("fire:smg*2>B").asks("re-roll")
    table.dice(1, 1, 1, 1).play("say:re-roll-ammo0").asks("turn")


@rule("INV-ATT-07")
@pytest.mark.parametrize("loaded", [0, 1])
def test_it_does_not_matter_which_weapon_of_the_pair_holds_the_ammo(loaded: int) -> None:
    table = fighter("vivian", *("smg", "smg-found")[:: 1 - 2 * loaded])
    table.attach("vivian", "plenty-of-bullets", "smg").turn("vivian")
    table.dice(1, 1, 1, 1).play("fire:smg*2>B").asks("re-roll", "say:re-roll-ammo0", "say:keep")


@rule("INV-ATT-07", "INV-ATT-05")
def test_of_two_copies_the_loaded_one_fires_alone() -> None:
    table = fighter("vivian", "smg", "smg-found").attach("vivian", "plenty-of-bullets", "smg-found")
    table.turn("vivian").dice(1, 1).play("fire:smg>B").asks("re-roll")


@rule("INV-ATT-06")
def test_ammo_helps_attacks_of_its_type_only() -> None:
    table = fighter("vivian", "cattle-prod", "smg").attach("vivian", "energy-cell", "cattle-prod")
    table.put("worker", "A").turn("vivian")
    table.dice(1, 1).play("fire:smg>B").asks("turn")
    table.dice(1, 1).play("melee:cattle-prod>A").asks("re-roll")


@rule("INV-ATT-01", "INV-ATT-06")
def test_another_type_of_ammo_on_the_weapon_gives_no_re_roll() -> None:
    table = fighter("vivian", "smg").attach("vivian", "energy-cell", "smg", over_limit=True)
    table.turn("vivian")
    table.dice(1, 1).play("fire:smg>B").asks("turn")


# -- melee ---------------------------------------------------------------------------------


@rule("Z-MELEE-01")
def test_jared_and_his_sledge_among_a_tank_a_hunter_and_a_worker() -> None:
    """The worked example: 1, 2 and 3 are two hits; the tank is too tough, Vivian unhurt."""
    table = fighter("jared", "sledge").put("vivian", "A")
    table.put("tank", "A").put("hunter", "A").put("worker", "A").turn("jared")
    table.dice(1, 2, 3).play("melee:sledge>A").play("hit:hunter", "hit:worker")
    table.asks("turn")
    assert table.enemies("A") == {"tank": 1}
    assert table.survivor("vivian").armor == 2


@rule("Z-MELEE-01", "Z-ENEMY-01")
def test_in_melee_a_hit_may_be_put_on_whom_it_cannot_hurt() -> None:
    """Magnus stays below Yellow: both hits go to tanks and the worker is left standing."""
    table = fighter("magnus", "cattle-prod").experience("magnus", 6).put("worker", "A")
    table.put("tank", "A", 2).turn("magnus").dice(4, 4).play("melee:cattle-prod>A")
    table.asks("assign-hit", "hit:worker", "hit:tank").play("hit:tank")
    table.told(ev.HitsWasted, count=1, why="too-weak", rule="Z-ENEMY-01")
    table.asks("assign-hit", "hit:worker", "hit:tank").play("hit:tank").asks("turn")
    assert table.enemies("A") == {"worker": 1, "tank": 2}
    assert (table.survivor("magnus").experience, table.survivor("magnus").level) == (6, 0)


@rule("Z-MELEE-01")
def test_a_hit_that_was_wasted_does_not_use_up_the_others() -> None:
    table = fighter("magnus", "sledge").put("worker", "A", 2).put("tank", "A").turn("magnus")
    table.dice(4, 4, 4).play("melee:sledge>A", "hit:worker", "hit:tank", "hit:worker").asks("turn")
    assert table.enemies("A") == {"tank": 1}
    assert table.survivor("magnus").experience == 2


@rule("Z-COMBAT-03", "Z-MELEE-01")
def test_a_hit_on_somebody_who_falls_to_it_cannot_be_withheld() -> None:
    """With workers alone in the zone every hit brings one down: nothing is asked."""
    table = fighter("magnus", "cattle-prod").experience("magnus", 6).put("worker", "A", 2)
    table.turn("magnus").dice(4, 4).play("melee:cattle-prod>A").asks("turn")
    assert table.survivor("magnus").experience == 8


@rule("Z-ENEMY-01")
def test_nothing_is_asked_where_nobody_can_be_hurt() -> None:
    table = fighter("magnus", "cattle-prod").put("tank", "A").put("spoiler", "A").turn("magnus")
    table.dice(4, 4).play("melee:cattle-prod>A").asks("turn")
    table.told(ev.HitsWasted, count=2, why="too-weak", rule="Z-ENEMY-01")
    assert table.enemies("A") == {"tank": 1, "spoiler": 1}


@rule("Z-MELEE-01")
def test_in_melee_the_order_of_targets_does_not_matter() -> None:
    table = fighter("jared", "heavy-cutter").put("tank", "A").put("hunter", "A").turn("jared")
    table.dice(4, 1).play("melee:heavy-cutter>A").asks("assign-hit", "hit:hunter", "hit:tank")
    table.play("hit:hunter")
    assert table.enemies("A") == {"tank": 1}


@rule("Z-MELEE-02", "Z-FRIEND-03")
def test_misses_in_melee_hurt_nobody() -> None:
    table = fighter("jared", "chainsaw").put("vivian", "A").put("worker", "A").turn("jared")
    table.dice(1, 1, 1, 1, 1).play("melee:chainsaw>A").asks("turn")
    assert table.survivor("vivian").armor == 2


# -- ammunition ----------------------------------------------------------------------------

STATION = """
AA   a.B   :.C
"""


def outside(*weapons: str) -> Scene:
    """Vivian outside in B with a tank and these weapons."""
    table = Scene(RULES, board=STATION).put("vivian", "B").equip("vivian", "oxygen-tank", *weapons)
    return table.skills("vivian", only=True)


@rule("Z-AMMO-01")
def test_ammunition_never_runs_out() -> None:
    table = fighter("vivian", "smg").attach("vivian", "plenty-of-bullets", "smg")
    table.skills("vivian", "plus-1-action").turn("vivian")
    for _ in range(4):
        table.dice(1, 1).play("fire:smg>B")
        table.dice(1, 1).play("say:re-roll-ammo0")
    assert len(table.survivor("vivian").attached) == 1


BULLETS = ["assault-shotgun", "heavy-shotgun", "light-machine-gun", "smg", "sniper-rifle"]


@rule("INV-AMMO-02")
def test_these_weapons_fire_bullets() -> None:
    cards = RULES.content.cards.values()
    fired = {c.model or c.id for c in cards for a in c.attacks if a.ammo == "bullets"}
    assert sorted(fired) == BULLETS


@rule("INV-AMMO-02")
@pytest.mark.parametrize("weapon", BULLETS)
def test_no_bullet_weapon_works_outside(weapon: str) -> None:
    table = outside(weapon).put("worker", "C").turn("vivian")
    assert table.blocked(f"fire:{weapon}>C") == "INV-AMMO-02"


@rule("INV-AMMO-02", "INV-MACH-12")
def test_machines_fire_outside_whatever_their_ammo() -> None:
    table = outside().put("sentry-gun", "B").put("worker", "C").turn("vivian")
    assert table.offers("machine:sentry-gun.ranged>C")


@rule("INV-AMMO-02", "INV-AMMO-03")
@pytest.mark.parametrize("weapon", ["cattle-prod", "chainsaw", "sledge"])
def test_melee_and_energy_work_everywhere(weapon: str) -> None:
    table = outside(weapon).put("worker", "B").turn("vivian")
    assert table.offers(f"melee:{weapon}>B")


@rule("INV-AMMO-03", "INV-AMMO-04")
def test_a_prototype_with_a_cell_works_outside() -> None:
    table = outside("prototype-heavy-shotgun").attach(
        "vivian", "energy-cell", "prototype-heavy-shotgun"
    )
    assert table.turn("vivian").offers("fire:prototype-heavy-shotgun>C")


@rule("INV-AMMO-04", "INV-ATT-08")
def test_a_prototype_needs_a_cell() -> None:
    table = fighter("vivian", "prototype-sniper-rifle").turn("vivian")
    assert table.blocked("fire:prototype-sniper-rifle>B") == "Z-ATT-08"
    table = fighter("vivian", "prototype-sniper-rifle")
    table.attach("vivian", "energy-cell", "prototype-sniper-rifle").turn("vivian")
    table.dice(1, 1).play("fire:prototype-sniper-rifle>B").asks("re-roll")  # the cell helps too


@rule("INV-AMMO-04", "INV-ATT-08")
@pytest.mark.parametrize("ammo", ["plenty-of-bullets", "canister"])
def test_no_other_card_than_a_cell_makes_a_prototype_work(ammo: str) -> None:
    table = fighter("vivian", "prototype-sniper-rifle", "smg")
    table.attach("vivian", ammo, "prototype-sniper-rifle", over_limit=True).turn("vivian")
    assert table.blocked("fire:prototype-sniper-rifle>B") == "Z-ATT-08"
    assert table.offers("fire:smg>B")


# -- machines ------------------------------------------------------------------------------


@rule("INV-MACH-03", "INV-MACH-15")
def test_no_skill_of_the_controller_helps_the_machine() -> None:
    skills = (
        "plus-1-die-combat", "plus-1-damage-combat", "plus-1-to-dice-roll-combat", "lucky",
        "sniper", "reaper-combat", "full-auto", "roll-6-plus-1-die-combat", "plus-1-max-range",
        "escalation-combat", "concentrated-attack-expert", "plus-1-free-combat-action",
    )  # fmt: skip
    table = fighter("vivian", board="A-B-C-D").skills("vivian", *skills).put("bot", "A")
    table.remote("vivian", "bot").put("worker", "B", 4).put("tank", "B").put("cole", "B")
    table.turn("vivian")
    assert table.cost_of("machine:bot.ranged>B") == 1
    assert not table.offers("machine:bot.ranged>D")
    assert not table.offers("machine:bot.ranged>B@worker")
    table.dice(6, 4, 3).play("machine:bot.ranged>B").asks("turn")
    assert table.enemies("B") == {"worker": 4, "tank": 1}  # the tank shields the workers
    assert table.survivor("cole").armor == 1  # one miss


@rule("INV-ATT-06", "INV-ATT-01")
def test_ammo_on_either_of_two_weapons_helps_when_both_are_fired() -> None:
    for turned in (False, True):
        table = fighter("vivian", "smg", "smg").attach("vivian", "plenty-of-bullets", "smg")
        vivian = table.survivor("vivian")
        if turned:
            vivian.hands = vivian.hands[::-1]
        table.turn("vivian").dice(1, 1, 1, 1).play("fire:smg*2>B").asks("re-roll")
