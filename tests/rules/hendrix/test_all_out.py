"""Going all-out: the second pool of dice, breaks and what mends them (FH-ALLOUT, FHR-01 to 06)."""

import pytest

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.systems.all_out.events import BreaksMended, WeaponBroke, WentAllOut
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.hendrix.boards import scene


def held(table: Scene, name: str) -> list[str]:
    """The cards in somebody's hands."""
    return [table.game.gear(card).id for card in table.survivor(name).hands if card >= 0]


@rule("FH-ALLOUT-02", "FH-ALLOUT-03", "FH-ALLOUT-04")
def test_a_tomahawk_all_out_rolls_two_and_one_dice_that_hit_alike() -> None:
    table = scene().put("karl", "A").equip("karl", "tactical-tomahawk").put("fatty", "A", 4)
    table.turn("karl")
    assert table.offers("melee:tactical-tomahawk>A")
    table.dice(3, 2, 3).play("all-out:melee:tactical-tomahawk>A")
    assert table.enemies("A") == {"fatty": 2}
    table.told(WentAllOut, dice=1)
    assert held(table, "karl") == ["tactical-tomahawk"]


@rule("FH-ALLOUT-03")
def test_a_mossberg_all_out_adds_all_of_its_two_dice() -> None:
    table = scene().put("wayne", "A").equip("wayne", "mossberg-500").put("fatty", "B", 5)
    table.turn("wayne").dice(4, 4, 4, 4).play("all-out:fire:mossberg-500>B")
    assert table.enemies("B") == {"fatty": 1}


@rule("FH-ALLOUT-01", "FH-ALLOUT-05")
def test_a_one_on_an_all_out_die_breaks_the_weapon_after_its_hits() -> None:
    table = scene().put("wayne", "A").equip("wayne", "mossberg-500").put("fatty", "B", 2)
    table.turn("wayne").dice(4, 4, 1, 2).play("all-out:fire:mossberg-500>B")
    assert table.enemies("B") == {}
    table.told(WeaponBroke)
    assert held(table, "wayne") == []


@rule("FH-ALLOUT-05", "FH-ALLOUT-01", "FH-ALLOUT-03")
def test_a_one_on_a_standard_die_breaks_nothing() -> None:
    table = scene().put("wayne", "A").equip("wayne", "mossberg-500").put("fatty", "B", 2)
    table.turn("wayne").dice(1, 1, 4, 2).play("all-out:fire:mossberg-500>B")
    assert table.enemies("B") == {"fatty": 1}
    assert held(table, "wayne") == ["mossberg-500"]


@rule("FH-ALLOUT-06")
def test_two_katanas_all_out_roll_four_and_four() -> None:
    table = scene().put("wayne", "A").equip("wayne", "katana", "katana").put("walker", "A", 9)
    table.turn("wayne").dice(4, 4, 4, 4, 4, 4, 4, 4).play("all-out:melee:katana*2>A")
    assert table.enemies("A") == {"walker": 1}
    assert held(table, "wayne") == ["katana", "katana"]


@rule("FH-ALLOUT-07", "FHR-03")
def test_one_break_of_a_pair_loses_one_weapon_and_two_lose_both() -> None:
    one = scene().put("wayne", "A").equip("wayne", "katana", "katana").put("walker", "A", 9)
    one.turn("wayne").dice(2, 2, 2, 2, 1, 2, 2, 2).play("all-out:melee:katana*2>A")
    one.asks("break", "lose-weapon:katana:1", "lose-weapon:katana:2").play("lose-weapon:katana:2")
    one.asks("turn")
    assert held(one, "wayne") == ["katana"]
    assert len([event for event in one.events if isinstance(event, WeaponBroke)]) == 1
    two = scene().put("wayne", "A").equip("wayne", "katana", "katana").put("walker", "A", 9)
    two.turn("wayne").dice(2, 2, 2, 2, 1, 2, 2, 1).play("all-out:melee:katana*2>A")
    assert held(two, "wayne") == []


@rule("FH-ALLOUT-08", "FH-AMMO-06")
def test_tricky_01_a_re_roll_takes_the_standard_dice_and_leaves_the_others() -> None:
    table = scene().put("wayne", "A").equip("wayne", "hk-mp7").pack("wayne", "plenty-of-bullets")
    table.put("walker", "B", 9).turn("wayne")
    table.dice(2, 2, 2, 5, 1, 2).play("all-out:fire:hk-mp7>B").asks("re-roll")
    table.dice(5, 5, 2).play("say:re-roll-bullets")
    assert table.enemies("B") == {"walker": 6}
    table.told(WeaponBroke)


@rule("FH-SKILL-05", "FHR-04")
def test_tricky_02_doubling_is_declared_and_every_break_counts() -> None:
    table = scene().put("javier", "A").equip("javier", "katana", "katana")
    table.skills("javier", "double-all-out-dice", "plus-1-die-melee").put("walker", "A", 20)
    table.turn("javier")
    assert table.offers("all-out:melee:katana*2>A")
    faces = (4,) * 6 + (1, 1) + (4,) * 6
    table.dice(*faces).play("all-out:melee:katana*2+>A")
    table.told(WentAllOut, dice=8)
    assert table.enemies("A") == {"walker": 8}
    assert held(table, "javier") == []


@rule("FHR-06", "FH-SKILL-10", "FH-SKILL-06")
def test_tricky_03_one_thing_mends_all_breaks_and_is_asked_for_once() -> None:
    table = scene().put("michelle", "A").equip("michelle", "kukri").put("fatty", "A", 3)
    table.pack("michelle", "repair-kit", "machete", "rifle").skills("michelle", "ignore-1-break")
    table.turn("michelle").dice(4, 2, 1, 1).play("all-out:melee:kukri>A")
    table.asks("mend-breaks", "mend:skill", "mend:repair-kit", "mend:machete", "pass")
    assert table.enemies("A") == {"fatty": 3}  # before the hits
    table.play("mend:machete")
    assert table.enemies("A") == {"fatty": 2}
    table.told(BreaksMended)
    assert held(table, "michelle") == ["kukri"]
    assert len(table.survivor("michelle").pack) == 2


@rule("FH-SKILL-06")
def test_ignoring_breaks_works_once_per_round() -> None:
    table = scene().put("javier", "A").equip("javier", "kukri").skills("javier", "ignore-1-break")
    table.put("fatty", "A", 9).turn("javier")
    table.dice(2, 2, 1, 2).play("all-out:melee:kukri>A").play("mend:skill")
    table.dice(2, 2, 1, 2).play("all-out:melee:kukri>A")
    assert held(table, "javier") == []


@rule("FH-SKILL-06")
def test_breaks_are_ignored_again_in_the_next_round() -> None:
    table = scene().put("javier", "A").equip("javier", "kukri").skills("javier", "ignore-1-break")
    table.put("fatty", "A", 9).turn("javier")
    table.dice(2, 2, 1, 2).play("all-out:melee:kukri>A").play("mend:skill")
    report(table.game, Listener.end_phase)
    table.turn("javier").dice(2, 2, 1, 2).play("all-out:melee:kukri>A").asks("mend-breaks")
    table.play("mend:skill")
    assert held(table, "javier") == ["kukri"]


@rule("FH-SKILL-04")
def test_an_all_out_skill_counts_only_while_going_all_out() -> None:
    table = scene().put("riley", "A").equip("riley", "kukri").put("fatty", "A", 9).turn("riley")
    table.dice(4, 4).play("melee:kukri>A")
    table.dice(4, 4, 4, 2, 2).play("all-out:melee:kukri>A")
    assert table.enemies("A") == {"fatty": 4}


@rule("FH-SKILL-01", "FH-SKILL-02", "FH-SKILL-03")
@pytest.mark.parametrize(
    ("skill", "melee", "ranged"), [("combat", 0, 0), ("melee", 0, 1), ("ranged", 1, 0)]
)
def test_a_free_all_out_action_pays_for_nothing_else_and_once(
    skill: str, melee: int, ranged: int
) -> None:
    table = scene().put("riley", "A").equip("riley", "mossberg-500", "kukri")
    table.skills("riley", f"plus-1-free-all-out-{skill}-action", only=True)
    table.put("walker", "A", 9).put("walker", "B", 9).turn("riley")
    assert table.cost_of("all-out:melee:kukri>A") == melee
    assert table.cost_of("all-out:fire:mossberg-500>B") == ranged
    assert [table.cost_of(key) for key in ("melee:kukri>A", "fire:mossberg-500>B")] == [1, 1]
    assert table.cost_of("noise") == 1
    first = "all-out:fire:mossberg-500>B" if melee else "all-out:melee:kukri>A"
    table.dice(2, 2, 2, 2).play(first)
    assert table.cost_of(first) == 1
    spent = scene().put("riley", "A").equip("riley", "mossberg-500", "kukri").put("walker", "A")
    spent.skills("riley", f"plus-1-free-all-out-{skill}-action", only=True).turn("riley", left=0)
    assert spent.offers("all-out:melee:kukri>A") == (not melee)
    assert spent.offers("all-out:fire:mossberg-500>B") == (not ranged)
    assert not spent.offers("melee:kukri>A")


@rule("FHR-01", "Z2E-025")
def test_tricky_04_no_bonus_makes_a_one_hit() -> None:
    table = scene().put("marian", "A").equip("marian", "machete").put("walker", "A", 9)
    table.skills("marian", "plus-1-to-dice-roll-melee", "plus-1-to-dice-roll-combat")
    table.turn("marian")
    table.dice(1, 1).play("all-out:melee:machete>A")
    assert table.enemies("A") == {"walker": 9}
    table.told(ev.AttackRolled, hits=0)


@rule("FHR-02")
def test_all_out_dice_that_miss_hit_friends() -> None:
    table = scene().put("wayne", "A").equip("wayne", "mossberg-500").put("fatty", "B")
    table.put("karl", "B").turn("wayne")
    table.dice(4, 4, 2, 4).play("all-out:fire:mossberg-500>B")
    assert table.survivor("karl").armor == 1  # one miss of damage 2


@rule("FHR-05", "FHR-25")
def test_each_six_adds_damage_raised_fives_too_but_never_a_break() -> None:
    table = scene().put("michelle", "A").equip("michelle", "kukri").put("patient-0", "A")
    table.skills("michelle", "roll-6-plus-1-damage-combat").turn("michelle")
    table.dice(4, 5).play("melee:kukri>A")
    assert table.enemies("A") == {"patient-0": 1}
    table.dice(4, 6).play("melee:kukri>A")
    assert table.enemies("A") == {}


@rule("FHR-22", "Z2E-035")
def test_a_ka_bar_gives_a_die_to_the_other_hand_and_two_to_each_other() -> None:
    table = scene().put("wayne", "A").equip("wayne", "ka-bar", "kukri").put("fatty", "A", 9)
    table.turn("wayne").dice(4, 4, 4).play("melee:kukri>A")
    assert table.enemies("A") == {"fatty": 6}
    gun = scene().put("wayne", "A").equip("wayne", "ka-bar", "pistol").put("walker", "B", 9)
    gun.turn("wayne").dice(6).play("fire:pistol>B")
    assert gun.enemies("B") == {"walker": 8}  # a knife helps no gun
    pair = scene().put("wayne", "A").equip("wayne", "ka-bar", "ka-bar-military")
    pair.put("walker", "A", 9).turn("wayne").dice(3, 3).play("melee:ka-bar>A")
    pair.dice(3, 3, 3, 3).play("melee:ka-bar*2>A")
    assert pair.enemies("A") == {"walker": 3}
