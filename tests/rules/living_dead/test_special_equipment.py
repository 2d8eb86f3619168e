"""Combining cards, Ma's Shotgun and Molotovs (chapter 12)."""

import pytest

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import scene_events as told
from shambler.games.zombicide.living_dead import RULES
from shambler.testing import rule
from shambler.testing.zombicide import Scene
from tests.rules.living_dead.boards import HOUSE, ROAD, ROOMS

pytestmark = pytest.mark.usefixtures("scripts_used")


def ben(*cards: str, board: str = ROAD, zone: str = "A") -> Scene:
    return Scene(RULES, board=board).put("ben", zone).equip("ben", *cards)


def carried(table: Scene, name: str = "ben") -> set[str]:
    survivor = table.survivor(name)
    return {table.game.gear(c).id for c in (*survivor.hands, *survivor.pack) if c >= 0}


@rule("NLD-SPEC-02", "NLD-SPEC-06")
def test_combining_is_free_discards_the_parts_and_rearranges() -> None:
    table = ben("axe", "scope").pack("ben", "flammable-fluid", "mason-jar").turn("ben")
    assert table.cost_of("combine:molotov") == 0
    table.play("combine:molotov").asks("fill-hand")
    table.play("card:molotov", "done")
    assert carried(table) == {"molotov", "axe", "scope"}
    discards = {table.game.gear(card).id for card in table.state.discards}
    assert discards == {"flammable-fluid", "mason-jar"}
    table.told(told.CardsCombined, who=0)


@rule("NLD-SPEC-02")
def test_without_a_copy_left_or_without_a_part_nothing_is_made() -> None:
    table = ben("flammable-fluid", "mason-jar")
    table.state.supply = tuple(
        card for card in table.state.supply if table.game.gear(card).id != "molotov"
    )
    assert table.turn("ben").blocked("combine:molotov") == "NLD-SPEC-02"
    table = ben("flammable-fluid", "scope").turn("ben")
    assert not any(key.startswith("combine") for key in table.options)


@rule("NLD-SPEC-03")
def test_a_combination_cannot_be_undone() -> None:
    table = ben("winchester-94", "scope").turn("ben").play("combine:scoped-winchester", "done")
    verbs = {key.partition(":")[0] for key in table.options}
    assert "separate" not in verbs
    assert carried(table) == {"scoped-winchester"}
    assert not any(key.startswith("combine") for key in table.options)


@rule("NLD-SPEC-09")
def test_either_winchester_makes_a_scoped_one() -> None:
    for card in ("winchester-94", "winchester-94-found"):
        table = ben(card, "scope").turn("ben")
        table.play("combine:scoped-winchester", "card:scoped-winchester")
        assert carried(table) == {"scoped-winchester"}
    assert table.offers("fire:scoped-winchester>E")  # four zones away


@rule("NLD-SPEC-10")
def test_a_torch_uses_up_the_table_leg_and_keeps_the_fluid() -> None:
    table = ben("table-leg", "flammable-fluid").turn("ben").play("combine:torch", "card:torch")
    table.play("done")
    assert carried(table) == {"torch", "flammable-fluid"}


@rule("NLD-SPEC-04", "NLD-SPEC-05")
def test_mas_shotgun_fires_strikes_and_pairs_in_zombicide_mode() -> None:
    table = ben("machete", "sawed-off").mode("ben").put("walker", "A").turn("ben")
    table.play("combine:mas-shotgun", "card:mas-shotgun")
    assert table.offers("fire:mas-shotgun>B")
    assert table.offers("melee:mas-shotgun>A")
    table = ben("mas-shotgun", "mas-shotgun").mode("ben").put("fatty", "A", 2).turn("ben")
    table.dice(3, 3).play("melee:mas-shotgun*2>A")
    assert table.enemies("A") == {}
    table.dice(1, 1, 1, 1).play("fire:mas-shotgun*2>B")
    assert table.blocked("fire:mas-shotgun") == "NLD-TRAIT-01"  # reload


@rule("NLD-SPEC-05")
def test_in_romero_mode_mas_shotgun_cannot_be_used_at_all() -> None:
    table = ben("mas-shotgun").put("walker", "A").turn("ben")
    assert table.blocked("fire:mas-shotgun") == "NLD-SPEC-05"
    assert table.blocked("melee:mas-shotgun") == "NLD-SPEC-05"


@rule("NLD-SPEC-07")
def test_a_molotov_eliminates_everybody_in_an_exterior_zone() -> None:
    table = ben("molotov").put("walker", "B", 2).put("fatty", "B").put("karen", "B").turn("ben")
    assert table.cost_of("fire:molotov>B") == 1
    table.play("fire:molotov>B")
    assert table.enemies("B") == {}
    assert table.survivor("ben").experience == 4  # a point for each
    assert carried(table) == set()
    table.told(ev.EnemiesFell, rule="NLD-SPEC-07")
    table.told(told.MolotovThrown, zone=table.zone("B"))


@rule("NLD-SPEC-07")
def test_survivors_burn_too_and_rooms_are_no_target() -> None:
    table = ben("molotov").put("tom", "B").turn("ben").play("fire:molotov>B")
    assert table.outcome is not None
    assert table.outcome.rule == "Z-WIN-02"
    table = ben("molotov", board=HOUSE, zone="C").turn("ben")
    assert [key for key in table.options if key.startswith("fire")] == ["fire:molotov>0.1"]
    table = ben("axe", board=ROOMS).pack("ben", "molotov").turn("ben")
    assert not any(key.startswith("fire") for key in table.options)  # not from the backpack


@rule("NLD-SPEC-08")
def test_a_spawn_token_in_the_fire_may_be_shifted() -> None:
    table = ben("molotov").spawn("B", "white").spawn("E", "green").put("walker", "B")
    table.state.first_spawn = table.zone("B")
    table.turn("ben").play("fire:molotov>B").asks("shift-spawn", "zone:0.4", "pass")
    table.play("zone:0.4")
    zones = [token.zone for token in table.state.spawns]
    assert zones == [table.zone("E"), table.zone("E")]
    assert table.state.first_spawn == table.zone("E")  # the white zone is still the first
    table.told(told.SpawnShifted, rule="")


@rule("NLD-SPEC-08")
def test_it_may_stay_and_the_last_spawn_zone_always_does() -> None:
    table = ben("molotov").spawn("B", "white").spawn("E", "green").turn("ben")
    table.play("fire:molotov>B", "pass")
    assert [token.zone for token in table.state.spawns] == [table.zone("B"), table.zone("E")]
    table = ben("molotov", "axe").spawn("B", "white").spawn("B", "green").turn("ben")
    table.play("fire:molotov>B").asks("turn")


@rule("NLD-SPEC-01")
def test_extra_equipment_is_in_no_deck() -> None:
    table = ben()
    decks = {table.game.gear(card).deck for stock in table.state.stocks for card in stock.cards}
    assert decks == {"house", "melee", "ranged"}
