"""Concentrated attacks (chapter 11)."""

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene


def fighter(name: str, *weapons: str) -> Scene:
    """A survivor in A without skills, with these weapons."""
    table = Scene(RULES, board="A-B-C").put(name, "A").equip(name, *weapons)
    return table.skills(name, only=True)


@rule("INV-CONC-02")
def test_magnus_concentrates_on_a_tank() -> None:
    """The worked example: three hits of damage 1 take the named tank and nobody else."""
    table = fighter("magnus", "light-machine-gun").put("tank", "B", 2).put("worker", "B", 3)
    table.turn("magnus").dice(5, 5, 6, 1, 2).play("fire:light-machine-gun>B@tank").asks("turn")
    assert table.enemies("B") == {"worker": 3, "tank": 1}


@rule("INV-CONC-02", "INV-ENEMY-07")
def test_vivian_concentrates_on_the_abomination() -> None:
    """The worked example: four dice of two Cattle Prods, three hits, damage 3."""
    table = fighter("vivian", "cattle-prod", "cattle-prod").put("spoiler", "A").turn("vivian")
    table.dice(4, 5, 6, 1).play("melee:cattle-prod*2>A@spoiler")
    assert table.enemies("A") == {}
    assert table.survivor("vivian").experience == 5


@rule("INV-CONC-02")
def test_too_few_hits_do_nothing() -> None:
    table = fighter("vivian", "cattle-prod").put("spoiler", "A").put("worker", "A").turn("vivian")
    table.dice(4, 5).play("melee:cattle-prod>A@spoiler")
    assert table.enemies("A") == {"worker": 1, "spoiler": 1}
    table.told(ev.HitsWasted, count=2, rule="INV-CONC-02")


@rule("INV-CONC-02")
def test_bonuses_are_added_before_the_damage_is_multiplied() -> None:
    table = fighter("vivian", "cattle-prod").skills("vivian", "plus-1-damage-melee")
    table.put("spoiler", "A").turn("vivian").dice(4, 5).play("melee:cattle-prod>A@spoiler")
    assert table.enemies("A") == {}  # (1 + 1) x 2


@rule("INV-CONC-01")
def test_the_target_is_named_before_the_roll_with_any_attack() -> None:
    table = fighter("vivian", "cattle-prod", "smg").put("worker", "A").put("tank", "A")
    table.put("hunter", "B").turn("vivian")
    assert {"melee:cattle-prod>0.0@worker", "melee:cattle-prod>0.0@tank",
            "fire:smg>0.1@hunter"} <= set(table.options)  # fmt: skip
    assert not table.offers("melee:cattle-prod>A@hunter")


@rule("INV-CONC-01", "INV-MACH-15")
def test_machines_concentrate_too() -> None:
    table = fighter("vivian").put("bot", "A").remote("vivian", "bot").put("tank", "B")
    table.put("worker", "B").turn("vivian")
    assert not table.offers("machine:bot.ranged>B@worker")
    table.dice(4, 4, 1).play("machine:bot.ranged>B@tank")
    assert table.enemies("B") == {"worker": 1}


@rule("INV-CONC-03")
def test_a_shot_can_only_name_what_it_could_hit_first() -> None:
    table = fighter("vivian", "smg").put("tank", "B").put("spoiler", "B").put("worker", "B")
    table.turn("vivian")
    assert table.offers("fire:smg>B@tank")
    assert table.offers("fire:smg>B@spoiler")
    assert not table.offers("fire:smg>B@worker")
    assert table.blocked("fire:smg>B@worker") == "INV-CONC-03"


@rule("INV-CONC-03", "Z-SKILL-64")
def test_a_sniper_names_anybody() -> None:
    table = fighter("vivian", "smg").skills("vivian", "sniper").put("tank", "B").put("worker", "B")
    assert table.turn("vivian").offers("fire:smg>B@worker")


@rule("INV-CONC-04")
def test_misses_hurt_friends_with_the_base_damage() -> None:
    table = fighter("vivian", "assault-shotgun").put("jared", "B").put("spoiler", "B")
    table.turn("vivian").dice(4, 4, 1).play("fire:assault-shotgun>B@spoiler")
    assert table.survivor("jared").armor == 2  # 1, not 2
    assert table.enemies("B") == {"spoiler": 1}


@rule("INV-CONC-02", "INV-SKILL-52")
def test_nothing_is_reaped_by_a_concentrated_attack() -> None:
    table = fighter("vivian", "cattle-prod").skills("vivian", "reaper-combat")
    table.put("worker", "A", 3).turn("vivian").dice(4, 4).play("melee:cattle-prod>A@worker")
    assert table.enemies("A") == {"worker": 2}
