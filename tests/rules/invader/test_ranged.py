"""Shooting: range, sight, the order of targets (chapters 9 and 11)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.invader import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene


def shooter(name: str, *weapons: str, board: str = "A-B-C-D-E") -> Scene:
    """A survivor in A without skills, with these weapons."""
    table = Scene(RULES, board=board).put(name, "A").equip(name, *weapons)
    return table.skills(name, only=True)


def reach(table: Scene, weapon: str) -> str:
    """The labels of the zones a weapon can fire at."""
    labels = table.game.world.board.plan.labels
    return "".join(label for label in sorted(labels) if table.offers(f"fire:{weapon}>{label}"))


@rule("Z-EQUIP-07", "Z-RANGED-01")
@pytest.mark.parametrize(
    ("weapon", "zones"),
    [
        ("smg", "B"),
        ("assault-shotgun", "B"),
        ("light-machine-gun", "BCD"),
        ("heavy-shotgun", "AB"),
    ],
)
def test_a_weapon_reaches_from_its_nearest_to_its_farthest_zone(weapon: str, zones: str) -> None:
    assert reach(shooter("vivian", weapon).turn("vivian"), weapon) == zones


@rule("Z-RANGED-01")
def test_too_near_and_too_far_are_refused() -> None:
    table = shooter("vivian", "smg").put("worker", "A").put("worker", "C").turn("vivian")
    assert table.blocked("fire:smg>A") == "Z-RANGED-01"
    assert table.blocked("fire:smg>C") == "Z-RANGED-01"


@rule("Z-ACT-02", "Z-EQUIP-07")
def test_the_target_zone_must_be_in_sight() -> None:
    table = shooter("vivian", "light-machine-gun", board="A-B+[C]-D").put("worker", "C")
    assert reach(table.door("B", "C").turn("vivian"), "light-machine-gun") == "B"
    assert table.blocked("fire:light-machine-gun>C") == "Z-ACT-02"


@rule("Z-ACT-02")
def test_the_target_is_a_zone_even_an_empty_one() -> None:
    table = shooter("vivian", "smg").turn("vivian")
    table.dice(6, 6).play("fire:smg>B").asks("turn")
    assert table.state.noise[table.zone("A")] == 1
    table.told(ev.HitsWasted, count=2, rule="Z-COMBAT-03")


@rule("Z-ACT-02")
def test_only_the_target_zone_is_hit() -> None:
    table = shooter("vivian", "light-machine-gun").put("worker", "B").put("worker", "C")
    table.turn("vivian").dice(6, 6, 6, 6, 6).play("fire:light-machine-gun>C")
    assert (table.enemies("B"), table.enemies("C")) == ({"worker": 1}, {})


@rule("Z-RANGED-02")
def test_actors_in_between_and_enemies_beside_the_shooter_are_ignored() -> None:
    table = shooter("vivian", "light-machine-gun").put("tank", "B").put("cole", "B")
    table.put("worker", "A").put("worker", "C").turn("vivian")
    table.dice(5, 1, 1, 1, 1).play("fire:light-machine-gun>C").asks("turn")
    assert table.enemies("C") == {}
    assert table.survivor("cole").armor == 2


# -- the order of targets ------------------------------------------------------------------


@rule("INV-TARGET-02", "Z-TARGET-01")
def test_coles_heavy_shotgun() -> None:
    """The worked example: the tank and a worker; then the other worker and a hunter."""
    table = shooter("cole", "heavy-shotgun").put("tank", "B").put("worker", "B", 2)
    table.put("hunter", "B", 2).turn("cole")
    table.dice(4, 5).play("fire:heavy-shotgun>B")
    assert table.enemies("B") == {"worker": 1, "hunter": 2}
    table.dice(6, 4).play("fire:heavy-shotgun>B")
    assert table.enemies("B") == {"hunter": 1}


@rule("Z-TARGET-01", "INV-TARGET-02")
def test_within_one_level_the_shooter_chooses() -> None:
    table = shooter("vivian", "heavy-shotgun").skills("vivian", "plus-1-damage-ranged")
    table.put("tank", "B").put("spoiler", "B").put("worker", "B").turn("vivian")
    table.dice(4, 1).play("fire:heavy-shotgun>B").asks("assign-hit", "hit:tank", "hit:spoiler")
    table.play("hit:spoiler")
    assert table.enemies("B") == {"tank": 1, "worker": 1}


@rule("Z-TARGET-01")
def test_the_order_holds_at_range_zero_too() -> None:
    table = shooter("vivian", "heavy-shotgun").put("worker", "A").put("hunter", "A")
    table.turn("vivian").dice(4, 1).play("fire:heavy-shotgun>A").asks("turn")
    assert table.enemies("A") == {"hunter": 1}


@rule("Z-TARGET-05")
def test_a_tank_shields_the_others_from_weak_shots() -> None:
    table = shooter("vivian", "smg").put("tank", "B").put("worker", "B", 2).turn("vivian")
    table.dice(6, 6).play("fire:smg>B").asks("turn")
    assert table.enemies("B") == {"tank": 1, "worker": 2}
    table.told(ev.HitsWasted, count=2, rule="Z-TARGET-05")


@rule("Z-TARGET-05")
def test_an_abomination_shields_the_others_from_anything_below_damage_three() -> None:
    table = shooter("vivian", "heavy-shotgun").put("spoiler", "B").put("worker", "B")
    table.turn("vivian").dice(6, 6).play("fire:heavy-shotgun>B")
    assert table.enemies("B") == {"spoiler": 1, "worker": 1}


@rule("Z-TARGET-05")
def test_tanks_beside_an_abomination_fall_first_then_it_absorbs_the_hits() -> None:
    table = shooter("vivian", "heavy-shotgun").put("spoiler", "B").put("tank", "B")
    table.put("worker", "B").turn("vivian").dice(6, 6).play("fire:heavy-shotgun>B", "hit:tank")
    assert table.enemies("B") == {"spoiler": 1, "worker": 1}
    table.told(ev.HitsWasted, count=1, why="shielded", rule="Z-TARGET-05")


@rule("Z-TARGET-01", "Z-TARGET-05", "Z-COMBAT-03")
def test_among_equals_the_shooter_may_choose_whom_the_hit_cannot_hurt() -> None:
    """Two damage on the abomination are wasted, though a tank stands beside it."""
    table = shooter("vivian", "heavy-shotgun").put("spoiler", "B").put("tank", "B", 2)
    table.put("worker", "B").experience("vivian", 6).turn("vivian")
    table.dice(6, 6).play("fire:heavy-shotgun>B")
    table.asks("assign-hit", "hit:tank", "hit:spoiler").play("hit:spoiler")
    table.told(ev.HitsWasted, count=1, why="too-weak", foe=table.game.world.foe_index["spoiler"])
    table.asks("assign-hit", "hit:tank", "hit:spoiler").play("hit:spoiler").asks("turn")
    assert table.enemies("B") == {"spoiler": 1, "tank": 2, "worker": 1}
    assert (table.survivor("vivian").experience, table.survivor("vivian").level) == (6, 0)


@rule("Z-TARGET-01", "Z-TARGET-05")
def test_no_hit_passes_the_first_level_while_somebody_of_it_stands() -> None:
    table = shooter("vivian", "heavy-shotgun").put("tank", "B").put("worker", "B")
    table.put("hunter", "B").turn("vivian").dice(6, 1).play("fire:heavy-shotgun>B").asks("turn")
    assert table.enemies("B") == {"worker": 1, "hunter": 1}


@rule("Z-TARGET-01")
def test_the_owner_of_the_shooter_assigns_the_hits() -> None:
    table = Scene(RULES, board="A-B", seats=2).put("cole", "A").equip("cole", "heavy-shotgun")
    table.skills("cole", "sniper", only=True).put("tank", "B").put("worker", "B").turn("cole")
    table.dice(4, 1).play("fire:heavy-shotgun>B").asks("assign-hit", seats=(1,))


@rule("Z-RANGED-02")
def test_a_gun_for_the_own_zone_may_be_fired_elsewhere_with_enemies_here() -> None:
    table = Scene(RULES, board="A-B").put("vivian", "A").equip("vivian", "heavy-shotgun")
    table.put("worker", "A", 2).put("worker", "B", 2).turn("vivian")
    assert table.offers("fire:heavy-shotgun>A")
    table.dice(4, 4).play("fire:heavy-shotgun>B")
    assert (table.enemies("A"), table.enemies("B")) == ({"worker": 2}, {})
