"""Zombie cards: shooters, rushes, extra activations, abominations (FH-SHOOT, Z2E-071 to 077)."""

from typing import Any

from shambler.games.zombicide.core.spawning import CardForZone
from shambler.kernel.deck import Deck
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import HOUSE, MIDNIGHT, scene

# Cards: 42 two walkers and the symbol, 46 the same in a rush, 43 three walkers, 47 in a rush,
# 53 runners and the symbol and 57 an abomination (none at Blue), 75 one, 77 walkers act.


def draw(table: Scene, zone: str, *cards: int) -> Scene:
    """Draw a zombie card for a zone."""
    return table.cards(*cards).start(CardForZone(table.zone(zone)), Rest())


@rule("FH-SHOOT-01", "FH-SHOOT-03", "FH-SHOOT-04")
def test_a_card_with_the_symbol_makes_every_shooter_fire_at_each_zone_it_sees() -> None:
    table = scene().put("karl", "A").put("wayne", "C").put("shooter", "B", 2)
    draw(table, "E", 42)
    assert (table.survivor("karl").armor, table.survivor("wayne").armor) == (1, 1)
    quiet = scene().put("karl", "A").put("shooter", "B", 2)
    draw(quiet, "E", 43)
    assert quiet.survivor("karl").armor == 3


@rule("FH-SHOOT-03")
def test_shooters_of_several_zones_fire_at_the_same_one() -> None:
    table = scene().put("karl", "A").put("shooter", "B").put("shooter", "D")
    draw(table, "E", 42)
    assert table.survivor("karl").armor == 1


@rule("FH-SHOOT-03", "FHR-09")
def test_shooters_see_out_of_dark_rooms_and_into_them() -> None:
    for karl, shooter in (("C", "D"), ("D", "C"), ("E", "D")):
        table = scene(HOUSE).put("karl", karl).put("shooter", shooter)
        draw(table, "A", 42)
        assert table.survivor("karl").armor == 2, (karl, shooter)


@rule("FH-SHOOT-04", "FH-SHOOT-08")
def test_the_players_choose_whom_a_shot_hits_penny_too() -> None:
    table = scene().put("karl", "A").put("wayne", "A").put("penny", "A").put("shooter", "B")
    draw(table, "E", 42)
    table.asks("assign-attack", "take:karl", "take:wayne", "take:penny").play("take:wayne")
    assert table.survivor("wayne").armor == 2


@rule("FH-SHOOT-03", "FHR-09")
def test_shooters_see_through_the_night() -> None:
    table = scene(hour=MIDNIGHT).put("karl", "A").put("shooter", "D")
    draw(table, "E", 42)
    assert table.survivor("karl").armor == 2


@rule("FH-SHOOT-05", "FH-SHOOT-06")
def test_then_zombies_come_and_a_shooter_joins_each_zone_of_their_type() -> None:
    table = scene().put("karl", "A").put("walker", "B").put("fatty", "C")
    draw(table, "E", 42)
    assert table.enemies("E") == {"walker": 2, "shooter": 1}
    assert table.enemies("B") == {"walker": 1, "shooter": 1}
    assert table.enemies("C") == {"fatty": 1}


@rule("FH-SHOOT-06")
def test_no_second_shooter_in_a_zone_and_none_where_nobody_is_seen() -> None:
    table = scene("\n~A   :~B   |~C   :~D\n").put("karl", "A").put("walker", "B")
    table.put("shooter", "B").put("walker", "D")
    draw(table, "B", 42)
    assert table.enemies("B") == {"walker": 3, "shooter": 1}
    assert table.enemies("D") == {"walker": 1}


@rule("FH-SHOOT-07")
def test_shooters_placed_by_a_card_do_not_shoot_on_it() -> None:
    table = scene().put("karl", "A").put("walker", "B")
    draw(table, "B", 42)
    assert table.survivor("karl").armor == 3


@rule("FH-SHOOT-06", "FH-SHOOT-01", "FH-SHOOT-03", "FH-SHOOT-05")
def test_tricky_10_a_card_that_places_nobody_still_fires_and_names_its_type() -> None:
    table = scene().put("karl", "A").put("runner", "C").put("shooter", "B")
    draw(table, "E", 53)
    assert table.survivor("karl").armor == 2
    assert table.enemies("C") == {"runner": 1, "shooter": 1}
    assert table.enemies("E") == {}


@rule("FHR-11", "Z2E-071", "FH-SHOOT-05", "FH-SHOOT-06")
def test_tricky_09_a_rush_with_the_symbol_moves_the_placed_walkers_alone() -> None:
    table = scene().put("karl", "A").put("walker", "C")
    draw(table, "E", 46)
    assert table.enemies("E") == {"shooter": 1}
    assert table.enemies("D") == {"walker": 2}
    assert table.enemies("C") == {"walker": 1, "shooter": 1}


@rule("Z2E-071")
def test_without_rush_the_placed_stay() -> None:
    table = scene().put("karl", "A")
    draw(table, "E", 43)
    assert table.enemies("E") == {"walker": 3}


@rule("FH-SHOOT-02", "Z2E-073")
def test_extra_activations_of_walkers_are_not_for_shooters_and_not_for_blue() -> None:
    blue = scene().put("karl", "A").put("walker", "C").put("shooter", "C")
    draw(blue, "E", 77)
    assert blue.enemies("C") == {"walker": 1, "shooter": 1}
    table = scene().put("karl", "A").put("walker", "C").put("shooter", "C").experience("karl", 7)
    draw(table, "E", 77)
    assert (table.enemies("C"), table.enemies("B")) == ({"shooter": 1}, {"walker": 1})


@rule("Z2E-075", "Z-MINI-01")
def test_tricky_11_out_of_walkers_what_is_left_comes_and_all_walkers_act_but_no_shooter() -> None:
    table = scene().put("karl", "A").put("walker", "D", 39).put("shooter", "D")
    draw(table, "E", 43)
    assert table.enemies("C") == {"walker": 39}
    assert table.enemies("D") == {"shooter": 1, "walker": 1}
    assert table.enemies("E") == {}


@rule("FH-MINI-03")
def test_with_too_few_shooters_the_players_choose_and_then_all_shooters_act() -> None:
    table = scene("\n~A   :~B   :~C   |~D\n").put("karl", "A").put("walker", "B")
    table.put("shooter", "D", 11)  # behind a wall: they see nobody
    draw(table, "C", 42)
    table.asks("shooter-zone", "zone:0.1", "zone:0.2").play("zone:C")
    assert table.enemies("C") == {"walker": 2}
    assert table.enemies("B") == {"walker": 1, "shooter": 1}  # it walked, and did not shoot
    assert table.survivor("karl").armor == 3


@rule("FH-MINI-03")
def test_with_just_enough_shooters_nobody_is_asked_and_none_acts() -> None:
    table = scene("\n~A   :~B   :~C   |~D\n").put("karl", "A").put("walker", "B")
    table.put("shooter", "D", 10)  # two are left, for B and C
    draw(table, "C", 42).asks("rest")
    assert [table.enemies(zone) for zone in "BC"] == [
        {"walker": 1, "shooter": 1},
        {"walker": 2, "shooter": 1},
    ]


@rule("Z2E-071")
def test_only_those_who_have_just_come_rush() -> None:
    table = scene().put("karl", "A").put("walker", "E", 2)
    draw(table, "E", 47)
    assert (table.enemies("E"), table.enemies("D")) == ({"walker": 2}, {"walker": 3})
    one = draw(scene().put("karl", "A"), "E", 52)
    assert (one.enemies("E"), one.enemies("D")) == ({}, {"fatty": 1})


@rule("Z2E-074", "Z2E-077")
def test_an_abomination_comes_at_random_or_the_one_there_acts() -> None:
    table = scene().put("karl", "A")
    foe = table.game.world.foe_index
    draw(table, "E", 75, foe["hobomination"])
    assert table.enemies("E") == {"hobomination": 1}
    draw(table, "E", 76)
    assert table.enemies("E") == {}
    assert table.enemies("D") == {"hobomination": 1}
    blue = scene().put("karl", "A")
    draw(blue, "E", 57)
    assert blue.enemies("E") == {}


@rule("Z2E-077")
def test_nobody_fights_beside_a_hobomination() -> None:
    table = scene().put("karl", "A").equip("karl", "kukri", "pistol").put("hobomination", "A")
    table.put("walker", "B").turn("karl")
    assert table.blocked("melee:kukri>A") == "Z2E-077"
    assert not table.offers("fire:pistol>B")
    assert not [key for key in table.options if key.startswith("all-out")]
    fire = scene().put("karl", "A").equip("karl", "molotov").put("hobomination", "A").turn("karl")
    assert not fire.offers("fire:molotov>B")
    away = scene().put("karl", "A").equip("karl", "pistol").put("hobomination", "B").turn("karl")
    assert away.offers("fire:pistol>B")  # from outside its zone


@rule("Z2E-077", "Z2E-056")
def test_an_abominacop_is_shot_at_first() -> None:
    table = scene().put("karl", "A").equip("karl", "kukri", "mossberg-500")
    table.skills("karl", only=True).put("abominacop", "B").put("fatty", "B").turn("karl")
    table.dice(6, 6).play("fire:mossberg-500>B")
    assert table.enemies("B") == {"fatty": 1, "abominacop": 1}


@rule("Z2E-033", "Z2E-076")
def test_a_molotov_burns_everybody_indoors_too_and_gives_all_points() -> None:
    table = scene("\n~A   :rB\n").put("karl", "A").equip("karl", "molotov").put("wayne", "B")
    table.put("patient-0", "B").put("walker", "B", 2).turn("karl").play("fire:molotov>B")
    assert table.enemies("B") == {}
    assert table.survivor("karl").experience == 7
    assert table.survivor("wayne").zone < 0


@rule("Z2E-077")
def test_tricky_15_an_abominawild_takes_the_fire_on_itself() -> None:
    table = scene().put("karl", "A").equip("karl", "molotov").put("penny", "B")
    table.put("abominawild", "B").put("walker", "B").turn("karl").play("fire:molotov>B")
    assert table.enemies("B") == {"walker": 1}
    assert table.where("penny") == "B"
    assert table.survivor("karl").experience == 5


# -- what is shown of them -----------------------------------------------------------------


def shown(table: Scene) -> dict[str, Any]:
    """What everybody sees of the shooters."""
    found: dict[str, Any] = table.match.view(0).plain()["shooters"]
    return found


def test_everybody_sees_whom_shooters_have_in_sight() -> None:
    table = scene(HOUSE).put("karl", "A").put("wayne", "A").put("marian", "F").put("penny", "B")
    table.put("shooter", "B", 2).put("walker", "A", 3)
    assert shown(table)["aims"] == [{"zone": "0.1", "count": 2, "at": ["0.0", "0.1"]}]
    assert table.match.rules.forecast_lines(table.game, "en")[-1].startswith("2 × Shooter Walker")


def test_everybody_sees_how_many_cards_with_the_symbol_are_left() -> None:
    table = scene().put("karl", "A").put("shooter", "B")
    table.state.enemy_deck = Deck((42, 43, 46))
    assert (shown(table)["symbols"], shown(table)["cards"]) == (2, 3)
    table.state.enemy_deck, table.state.enemy_discards = Deck(()), (42, 43, 47, 53, 75)
    assert (shown(table)["symbols"], shown(table)["cards"]) == (2, 5)
