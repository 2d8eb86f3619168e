"""Clauses that are easily forgotten: both actions of stirred runners, roads around closed doors."""

from typing import Any

from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.hendrix.setup import DealStartingCards
from shambler.games.zombicide.missions.escorting import Led
from shambler.games.zombicide.missions.fort_rules import BorderDoors
from shambler.games.zombicide.systems.night.night import cleared_zones
from shambler.testing import rule
from shambler.testing.zombicide import Rest, Scene
from tests.rules.hendrix.boards import HOUSE, MIDNIGHT, TEAM, scene
from tests.rules.hendrix.test_night import StirredByLight

ROUND_THE_HOUSE = """
~A   +rB   +~C
..... ----- .....
~D   :~E   :~F
"""
LED = Led(objective="penny", rule="FH-PENNY-01")


@rule("FH-RUN-03", "FH-LIGHT-09", "Z2E-068")
def test_runners_that_light_stirs_attack_twice_where_they_stand() -> None:
    table = scene(hour=MIDNIGHT).put("wayne", "A").pack("wayne", "flashlight")
    table.put("runner", "A").put("walker", "A").turn("wayne").play("light:B")
    table.start(StirredByLight(), Rest())
    assert table.wounds("wayne") == 3  # the runner twice, the walker once


def besieged(*doors: tuple[str, str]) -> Scene:
    """A house between two streets, with a way around it; zombies push at its doors."""
    pushing = BorderDoors(
        doors=doors, flag="WELDED", forced=9, note=1,
        rule="FH-M10-06", breaks="FH-M10-07", reads="FH-M10-08",
    )  # fmt: skip
    told: dict[str, Any] = {"special": (LED, pushing)}
    return scene(ROUND_THE_HOUSE, **told).put("karl", "C").put("walker", "A")


@rule("FH-M10-06", "Z2E-066")
def test_m10_as_long_as_a_way_is_open_they_take_it_however_short_the_one_through_doors() -> None:
    table = besieged(("A", "B")).activation()
    assert (table.enemies("A"), table.enemies("D")) == ({}, {"walker": 1})
    assert table.is_closed("A", "B")


@rule("Z-TRADE-02", "Z2E-043", "Z-TRADE-01")
def test_zombies_in_the_zone_keep_nobody_from_trading_or_rearranging() -> None:
    table = scene().put("wayne", "A").put("karl", "A").equip("wayne", "pistol")
    table.put("walker", "A", 3).turn("wayne")
    assert {"trade:karl", "reorganize"} <= {*table.options}
    table.play("trade:karl", "card:none", "card:none", "card:pistol")
    assert table.cards_of("karl") == ["pistol"]


@rule("Z-SKILL-47")
def test_a_low_profile_is_not_hit_where_no_zombie_stands_either() -> None:
    table = scene().put("wayne", "A").equip("wayne", "pistol")
    table.put("riley", "B").skills("riley", "low-profile").turn("wayne")
    table.dice(1).play("fire:pistol>B")
    assert table.wounds("riley") == 0


@rule("Z2E-051", "Z2E-071")
def test_a_single_zombie_that_a_rush_places_in_a_building_acts_as_well() -> None:
    table = scene(HOUSE).put("wayne", "B").equip("wayne", "crowbar").turn("wayne")
    table.play("open:0.1-0.2").cards(52, 43).play("zone:D")
    assert (table.enemies("D"), table.enemies("C")) == ({}, {"fatty": 1})  # it has set out
    assert table.enemies("E") == {"walker": 3}


@rule("Z-MOVE-01", "Z2E-019")
def test_a_door_that_was_opened_is_a_way_at_once_and_was_none_before() -> None:
    table = scene(HOUSE).put("wayne", "B").equip("wayne", "crowbar").turn("wayne")
    assert not table.offers("move:C")
    table.play("open:0.1-0.2").cards(43, 43 + 1).play("zone:D")
    assert table.offers("move:C")
    table.play("move:C")
    assert table.where("wayne") == "C"


@rule("FH-KEEP-06", "Z2E-003")
def test_somebody_alone_gets_all_six_starting_cards_and_leaves_one() -> None:
    campaign = {"places": [{"survivor": "karl"}], "dead": [name for name in TEAM if name != "karl"]}
    table = Scene(RULES, "M2", campaign=campaign)
    deal = ("rifle", "crowbar", "pistol", "fire-axe", "ka-bar")
    copies = [table.copies(name)[0] for name in deal] + [table.copies("rifle")[1]]
    table.cards(*copies).start(DealStartingCards(), Rest())
    while table.game.decision is not None and table.game.decision.kind != "make-room":
        assert table.game.decision.kind.startswith("fill-")
        table.play("done")
    table.asks("make-room").play("drop:pistol").asks("rest")
    assert len(table.cards_of("karl")) == 5
    assert "pistol" not in table.cards_of("karl")


@rule("Z2E-086")
def test_dark_zones_are_played_unless_the_table_says_otherwise() -> None:
    table, without = Scene(RULES, "M1"), Scene(RULES, "M1", dark_zones=False)
    dark = table.game.world.board.dark
    assert dark
    assert cleared_zones(table.game) == 0
    assert cleared_zones(without.game) == dark
