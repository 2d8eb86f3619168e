"""Fighting: hits, targets, friendly fire, reload and sniper (chapters 10 to 12)."""

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.living_dead import RULES
from shambler.games.zombicide.systems.reloading.events import Reloaded
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import ROAD, ROOMS


def scene(board: str = ROAD) -> Scene:
    return Scene(RULES, board=board)


@rule("Z-COMBAT-03")
def test_hits_left_over_are_lost() -> None:
    table = scene().put("ben", "A").equip("ben", "baseball-bat").put("walker", "A").turn("ben")
    table.dice(3, 6).play("melee:baseball-bat>A")
    assert table.enemies("A") == {}
    table.told(ev.HitsWasted, count=1, rule="Z-COMBAT-03")


@rule("Z-MELEE-01", "Z-MELEE-02", "Z-FRIEND-03")
def test_tom_with_a_katana_beside_barbra() -> None:
    table = scene().put("tom", "A").put("barbra", "A").equip("tom", "katana")
    table.put("fatty", "A").put("breaker", "A").put("walker", "A").turn("tom")
    table.dice(2, 5).play("melee:katana>A").asks(
        "assign-hit", "hit:breaker", "hit:walker", "hit:fatty"
    )
    table.play("hit:breaker")
    assert table.enemies("A") == {"walker": 1, "fatty": 1}
    assert table.wounds("barbra") == 0


@rule("Z-RANGED-02")
def test_actors_between_do_not_matter_and_one_may_shoot_past_ghouls() -> None:
    table = scene().put("ben", "A").equip("ben", "winchester-94").put("tom", "B")
    table.put("walker", "A").put("walker", "B").put("walker", "C").turn("ben")
    table.dice(3).play("fire:winchester-94>C")
    assert (table.enemies("B"), table.enemies("C")) == ({"walker": 1}, {})
    assert table.wounds("tom") == 0


@rule("Z-TARGET-01", "NLD-TARGET-03")
def test_bens_ithaca_hits_the_fatty_first_and_then_the_relative() -> None:
    table = scene().put("ben", "A").equip("ben", "ithaca-m37").mode("ben")
    table.put("fatty", "B").put("karen", "B").put("walker", "B", 2).turn("ben")
    report(table.game, Listener.enemy_entered, table.game.world.foe_index["karen"], table.zone("B"))
    assert table.side("ben") == "romero"
    table.dice(4, 5).play("fire:ithaca-m37>B")
    assert table.enemies("B") == {"karen": 1, "walker": 2}
    table.asks("assign-hit", "hit:karen", "hit:walker").play("hit:karen")
    assert table.enemies("B") == {"walker": 2}
    assert table.side("ben") == "zombicide"


@rule("Z-TARGET-05")
def test_a_fatty_shields_the_others_from_damage_1() -> None:
    table = scene().put("ben", "A").equip("ben", "uzi").put("fatty", "B").put("walker", "B")
    table.turn("ben").dice(5, 6, 6).play("fire:uzi>B")
    assert table.enemies("B") == {"fatty": 1, "walker": 1}
    table.told(ev.HitsWasted, count=3, rule="Z-TARGET-05")


@rule("Z-FRIEND-01", "Z-FRIEND-02")
def test_helens_sawed_off_wounds_harry_with_its_miss() -> None:
    table = scene().put("helen", "A").put("harry", "A").put("walker", "A")
    table.equip("helen", "sawed-off").turn("helen").dice(2, 6).play("fire:sawed-off>A")
    assert table.enemies("A") == {}
    assert (table.wounds("harry"), table.wounds("helen")) == (1, 0)
    table = scene().put("helen", "A").put("harry", "B").equip("helen", "ithaca-m37")
    table.turn("helen").dice(3, 6).play("fire:ithaca-m37>B")
    assert table.wounds("harry") == 2  # damage 2


@rule("NLD-TRAIT-01", "NLD-ACT-07")
def test_a_sawed_off_must_be_reloaded_before_it_fires_again() -> None:
    table = scene().put("ben", "A").equip("ben", "sawed-off").put("walker", "B", 3).turn("ben")
    assert not table.offers("reload:sawed-off")
    table.dice(1, 3).play("fire:sawed-off>B")
    assert table.blocked("fire:sawed-off>B") == "NLD-TRAIT-01"
    assert table.cost_of("reload:sawed-off") == 1
    table.play("reload:sawed-off")
    table.told(Reloaded, weapon="sawed-off")
    table.dice(3, 3).play("fire:sawed-off>B")
    assert table.enemies("B") == {}


@rule("NLD-TRAIT-02")
def test_an_empty_weapon_stays_empty_in_other_hands() -> None:
    table = scene().put("ben", "A").put("tom", "A").equip("ben", "sawed-off").turn("ben")
    table.dice(1, 1).play("fire:sawed-off>B")
    table.play("trade:tom", "card:none", "card:none", "card:sawed-off")
    table.play("end").turn("tom")
    assert table.blocked("fire:sawed-off>B") == "NLD-TRAIT-01"
    table.play("reload:sawed-off")
    assert table.offers("fire:sawed-off>B")


@rule("NLD-TRAIT-03")
def test_one_action_reloads_a_pair() -> None:
    table = scene().put("ben", "A").equip("ben", "sawed-off", "sawed-off").turn("ben")
    table.dice(1, 1, 1, 1).play("fire:sawed-off*2>B")
    assert len(table.state.unloaded.cards) == 2
    table.play("reload:sawed-off")
    assert table.state.unloaded.cards == ()


@rule("NLD-TRAIT-01", "NLD-TRAIT-04", "NLD-TRAIT-03")
def test_two_sawed_offs_fire_one_after_the_other_at_different_zones() -> None:
    table = scene().put("ben", "A").equip("ben", "sawed-off", "sawed-off")
    table.put("walker", "A").put("walker", "B").turn("ben")
    table.dice(3, 3).play("fire:sawed-off>A")
    assert not table.offers("fire:sawed-off*2>B")  # one of them is empty
    table.dice(3, 3).play("fire:sawed-off>B")
    assert (table.enemies("A"), table.enemies("B")) == ({}, {})
    table.play("reload:sawed-off")
    assert table.state.unloaded.cards == ()


@rule("NLD-TRAIT-05", "Z-SKILL-64", "NLD-SPEC-09")
def test_the_scoped_winchester_picks_its_targets_and_hits_no_friend() -> None:
    table = scene().put("ben", "A").equip("ben", "scoped-winchester").put("tom", "E")
    table.put("fatty", "E").put("walker", "E").turn("ben")
    table.dice(3).play("fire:scoped-winchester>E", "hit:walker")  # range 4
    assert table.enemies("E") == {"fatty": 1}
    table.dice(1).play("fire:scoped-winchester>E")
    assert table.wounds("tom") == 0


@rule("Z-SKILL-64")
def test_a_sniper_does_the_same_with_any_weapon() -> None:
    table = scene().put("harry", "A").equip("harry", "uzi").skills("harry", "sniper")
    table.put("tom", "B").put("fatty", "B").put("walker", "B", 2).turn("harry")
    table.dice(5, 5, 1).play("fire:uzi>B", "hit:walker", "hit:walker")
    assert table.enemies("B") == {"fatty": 1}
    assert table.wounds("tom") == 0


@rule("Z-MELEE-01", "Z-ENEMY-01")
def test_tom_may_strike_at_the_fatty_in_vain() -> None:
    table = scene().put("tom", "A").equip("tom", "baseball-bat").experience("tom", 6)
    table.put("fatty", "A").put("walker", "A").turn("tom").dice(6, 6).play("melee:baseball-bat>A")
    table.asks("assign-hit", "hit:walker", "hit:fatty").play("hit:fatty", "hit:fatty")
    table.asks("turn")
    assert table.enemies("A") == {"walker": 1, "fatty": 1}
    assert table.survivor("tom").experience == 6
    table.told(ev.HitsWasted, count=1, why="too-weak", rule="Z-ENEMY-01")


@rule("Z-XP-01")
def test_every_ghoul_gives_one_point() -> None:
    table = scene(ROOMS).put("ben", "A").equip("ben", "chainsaw")
    table.put("walker", "A").put("breaker", "A").put("fatty", "A").put("karen", "A").turn("ben")
    table.dice(5, 5, 5, 5, 1).play("melee:chainsaw>A")
    table.play("hit:fatty", "hit:karen", "hit:walker")
    assert table.survivor("ben").experience == 4


@rule("NLD-TARGET-03", "NLD-ENEMY-12", "NLD-ENEMY-14")
def test_all_but_fatties_stand_on_one_level_where_the_shooter_chooses() -> None:
    table = scene().put("ben", "A").equip("ben", "uzi").put("walker", "B").put("breaker", "B")
    table.put("karen", "B").put("johnny", "B").turn("ben").dice(5, 1, 1).play("fire:uzi>B")
    table.asks("assign-hit", "hit:walker", "hit:breaker", "hit:karen", "hit:johnny")
    table.play("hit:johnny")
    assert table.enemies("B") == {"walker": 1, "breaker": 1, "karen": 1}


@rule("NLD-TARGET-03", "NLD-ENEMY-13")
def test_every_fatty_falls_before_the_first_of_the_others() -> None:
    table = scene().put("ben", "A").equip("ben", "ithaca-m37").put("walker", "B")
    table.put("fatty", "B", 2).put("karen", "B").turn("ben").dice(4, 4).play("fire:ithaca-m37>B")
    table.asks("turn")
    assert table.enemies("B") == {"walker": 1, "karen": 1}


@rule("NLD-TRAIT-01")
def test_a_blow_with_mas_shotgun_neither_needs_nor_costs_a_load() -> None:
    table = scene().put("ben", "A").equip("ben", "mas-shotgun").mode("ben").put("walker", "A", 3)
    table.put("walker", "B").turn("ben").dice(3).play("melee:mas-shotgun>A")
    assert table.state.unloaded.cards == ()
    table.dice(1, 1).play("fire:mas-shotgun>B")
    table.dice(3).play("melee:mas-shotgun>A")
    assert table.enemies("A") == {"walker": 1}


@rule("NLD-TRAIT-01", "NLD-TRAIT-04")
def test_two_weapons_fired_one_by_one_are_both_empty_and_others_never_are() -> None:
    table = scene().put("ben", "A").equip("ben", "sawed-off", "sawed-off").turn("ben")
    table.dice(1, 1).play("fire:sawed-off>B")
    assert len(table.state.unloaded.cards) == 1
    table.dice(1, 1).play("fire:sawed-off>B")
    assert len(table.state.unloaded.cards) == 2
    assert table.blocked("fire:sawed-off>B") == "NLD-TRAIT-01"
    table = scene().put("ben", "A").equip("ben", "uzi").turn("ben")
    table.dice(1, 1, 1).play("fire:uzi>B").dice(1, 1, 1).play("fire:uzi>B")
    assert table.state.unloaded.cards == ()


@rule("NLD-TRAIT-03")
def test_one_reload_is_for_weapons_of_one_name() -> None:
    table = scene().put("ben", "A").equip("ben", "sawed-off", "mas-shotgun").mode("ben").turn("ben")
    table.dice(1, 1).play("fire:sawed-off>B").dice(1, 1).play("fire:mas-shotgun>B")
    table.play("reload:sawed-off")
    assert table.state.unloaded.cards == (table.survivor("ben").hands[1],)


@rule("NLD-TRAIT-02", "NLD-TRAIT-03")
def test_reloading_loads_what_is_in_the_own_hands_only() -> None:
    table = scene().put("tom", "A").put("ben", "A").equip("ben", "sawed-off")
    table.equip("tom", "sawed-off").turn("ben").dice(1, 1).play("fire:sawed-off>B", "end")
    table.turn("tom").dice(1, 1).play("fire:sawed-off>B", "reload:sawed-off")
    assert table.state.unloaded.cards == (table.survivor("ben").hands[0],)
    assert table.offers("fire:sawed-off>B")


@rule("NLD-TRAIT-05")
def test_the_skill_of_the_weapon_is_for_its_own_shots() -> None:
    table = scene().put("ben", "A").equip("ben", "scoped-winchester", "ithaca-m37")
    table.put("tom", "B").put("fatty", "B").put("walker", "B").turn("ben")
    table.dice(6).play("fire:scoped-winchester>B").asks("assign-hit", "hit:walker", "hit:fatty")
    table.play("hit:fatty")  # in vain
    table.dice(4, 1).play("fire:ithaca-m37>B").asks("turn")
    assert table.enemies("B") == {"walker": 1}  # the fatty stands first
    assert table.wounds("tom") == 2  # and the miss goes astray
