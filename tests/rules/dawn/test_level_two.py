"""Level II: the 4R Phase, Chaos, Villagers and Refugees, Barricades, Raiders, the Guard."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.state import FLED
from shambler.testing import rule
from shambler.testing.dawn import Siege


def refugees(town: Siege, name: str, place: str) -> None:
    """Villagers who fled, in a place."""
    town.put(name, place)
    town.state.unit_marks[town.unit(name)] = FLED


@rule("DOZ-CHAOS-01", "DOZ-CHAOS-02")
def test_zeds_that_settle_leave_chaos_in_named_spaces_once() -> None:
    with Siege("apocalypse") as town:
        town.zeds("5/3", "F-5", as_="a").zeds("4/2", "M-4", as_="b").activate("F", "M").asks("halt")
        assert town.state.chaos == (town.spot("F-4"),)
        assert town.place("b") == "M-3"


@rule("DOZ-CHAOS-04", "DOZ-CHAOS-05", "DOZ-PICKLES-01")
def test_units_stop_in_chaos_and_cannot_act_there() -> None:
    with Siege("apocalypse") as town:
        town.chaos("F-3").put("hunt", "F-3").put("schmidt", "F-2").put("pickles", "F-1").act(
            event=1
        )
        moves = set(town.options)
        assert not any(key.startswith(("move:hunt", "forage:hunt", "shoot:hunt")) for key in moves)
        assert "move:schmidt>F-3" in moves and "move:schmidt>F-4" not in moves
        assert "move:pickles>F-5" in moves


@rule("DOZ-HK-02", "DOZ-HK-03", "DOZ-HK-04")
def test_order_is_restored_one_marker_a_space_where_no_zeds_are() -> None:
    with Siege("apocalypse") as town:
        town.chaos("F-3", "F-3", "M-2").put("hunt", "F-3").zeds("5/3", "M-2")
        town.run(Housekeeping()).asks("halt")
        assert town.state.chaos == (town.spot("F-3"), town.spot("M-2"))
        assert town.state.infection == 1


@rule("DOZ-RIOT-03", "DOZ-HK-06")
def test_the_hero_side_says_who_restores_order() -> None:
    with Siege("apocalypse") as town:
        town.chaos("F-3").put("hunt", "F-3").put("riot-squad", "F-3").run(Housekeeping())
        town.asks("restore").play("unit:riot-squad").asks("halt")
        assert town.state.chaos == () and town.state.infection == 0


@rule("DOZ-REF-06", "DOZ-REF-07", "DOZ-REF-08", "DOZ-REF-15")
def test_so_many_refugees_as_printed_move_and_never_into_zeds() -> None:
    with Siege("apocalypse") as town:
        refugees(town, "folk1", "F-0")
        refugees(town, "folk2", "M-3")
        refugees(town, "folk3", "H-3")
        town.zeds("5/3", "M-2").event("E-G10")  # two Refugees
        town.phase("four-r").asks("refugees", "unit:folk1", "unit:folk3")
        town.play("unit:folk1").asks("halt")
        assert (town.place("folk1"), town.place("folk2"), town.place("folk3")) == (
            "CAMP", "M-3", "H-2"
        )  # fmt: skip
        assert town.state.infection == 1


@rule("DOZ-RAID-02", "DOZ-RAID-12", "DOZ-RAID-14")
def test_raiders_in_town_center_take_their_strength_and_leave() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=4, ammo=4)
        town.state.unit_at[town.unit("raiders")] = town.spot("F-0")
        town.run(MoveRaiders((town.unit("raiders"),)))
        for _ in range(3):
            town.asks("loot").play("find:ammo")
        town.play("find:supplies", "find:supplies", "find:supplies").asks("halt")
        assert (town.state.supplies, town.state.ammo) == (1, 1)
        assert town.game.world.board.ids[town.state.unit_at[town.unit("raiders")]] == ""


@rule("DOZ-RAID-07", "DOZ-RAID-08", "DOZ-RAID-10")
def test_raiders_attack_like_zeds_without_infection_and_retreat_toward_start() -> None:
    with Siege("apocalypse") as town:
        town.put("hunt", "F-3")
        town.state.unit_at[town.unit("raiders")] = town.spot("F-4")
        town.dice(6, 6).run(MoveRaiders((town.unit("raiders"),))).asks("re-roll").play("pass")
        town.told(FightRolled, column=3, zeds_lose=True)  # 6 against 5, Terrain 1
        assert town.place("raiders") == "F-4" and town.damage("raiders") == 3
        assert town.state.infection == 0


@rule("DOZ-BUILD-01", "DOZ-BARR-01", "DOZ-BARR-04")
def test_a_barricade_costs_an_action_and_two_supplies_one_on_each_track() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=5).put("hunt", "F-2").put("schmidt", "F-1").put("pickles", "M-1")
        town.act(event=2).play("build:hunt>F-2")
        assert town.state.supplies == 3 and town.state.barricades == (town.spot("F-2"),)
        assert not [key for key in town.options if key.startswith("build:")]


@rule("DOZ-BARR-03", "DOZ-BARR-06")
@pytest.mark.parametrize(("place", "column"), [("F-2", 4), ("F-0", 4)])
def test_a_barricade_is_worth_two_columns_and_adds_nothing_in_town(place: str, column: int) -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", place).barricade(place)
        behind = {"F-2": "F-3", "F-0": "F-1"}[place]
        town.zeds("5/3", behind).dice(6, 6).activate("F").asks("halt")
        town.told(FightRolled, column=column)  # 5 against 4 is Z+ (2), and 2 more


@rule("DOZ-STRONG-01", "DOZ-STRONG-04", "DOZ-KINGMAN-01")
def test_the_colonel_builds_the_strongpoint_once() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=9).put("kingman", "F-2").act(event=3)
        town.play("build:strongpoint:kingman>F-2")
        assert town.state.supplies == 6 and town.state.strongpoint == town.spot("F-2")
        assert "build:kingman>F-2" not in town.options
        assert not [key for key in town.options if key.startswith("build:strongpoint")]


@rule("DOZ-BRIDGE-01", "DOZ-BRIDGE-05", "DOZ-BRIDGE-06")
def test_a_collapsed_bridge_cannot_be_entered_and_the_ferry_ends_the_move() -> None:
    with Siege("apocalypse") as town:
        town.state.bridge = "collapsed"
        town.put("hunt", "S-0").act(event=1)
        assert not [key for key in town.options if key in ("move:hunt>S-1", "move:hunt>S-2")]
        town.play("bridge:ferry")
        assert "move:hunt>S-1" in town.options and "move:hunt>S-2" not in town.options


@rule("DOZ-GUARD-01", "DOZ-SEQ-08")
def test_the_guard_arrives_instead_of_a_turn() -> None:
    with Siege("apocalypse") as town:
        town.event("E-G18").fates("F-B05").text("E-G18", "turn.start").asks("halt")
        assert town.place("national-guard") == "S-S"


@rule("DOZ-4R-02", "DOZ-GUARD-04")
def test_rangers_and_guard_may_step_for_free_and_fight() -> None:
    with Siege("apocalypse") as town:
        town.put("rangers", "F-4").zeds("2/1", "F-5", as_="mob").event("E-G17")
        town.phase("four-r").asks("free-step").dice(6, 6).play("place:F-5").asks("halt")
        assert town.place("rangers") == "F-5" and town.place("mob") == "F-6"


@rule("DOZ-REF-16", "DOZ-RUL-74")
def test_refugees_of_the_camp_give_way_to_buried_civilians_once_a_turn() -> None:
    with Siege("apocalypse") as town:
        refugees(town, "folk1", "CAMP")
        refugees(town, "folk2", "CAMP")
        town.buried("civ1", "civ2").act(players=0).play("equip:folk1>civ1")
        assert (town.place("civ1"), town.damage("civ1")) == ("TC", 2)
        assert town.place("folk1") == "CEM"
        assert not [key for key in town.options if key.startswith("equip:")]


@rule("DOZ-FD129-03", "DOZ-FD129-04")
def test_fire_hoses_push_one_unit_back_that_is_not_too_strong() -> None:
    with Siege("apocalypse") as town:
        town.put("fd129", "F-2").zeds("9/4", "F-3", as_="a").zeds("4/2", "F-3", as_="b")
        town.act().dice(2, 3).play("ability:fire-hoses:fd129").asks("halt")
        assert (town.place("a"), town.place("b")) == ("F-3", "F-4")


@rule("DOZ-FD129-02", "DOZ-VILL-04")
def test_released_villagers_flee_at_once() -> None:
    with Siege("apocalypse") as town:
        town.put("fd129", "F-3").put("folk1", "F-4").act()
        town.play("ability:release:fd129>folk1")
        assert town.place("folk1") == "F-3" and town.marks("folk1") == {"fled"}


@rule("DOZ-CHAOS-01")
def test_total_chaos_puts_two_markers() -> None:
    with Siege("apocalypse") as town:
        town.event("E-G07")
        programs = town.game.world.events[town.state.event].programs
        town.state.standing = (programs["turn.start"] * 16,)
        town.zeds("5/3", "F-5").activate("F").asks("halt")
        assert town.state.chaos == (town.spot("F-4"), town.spot("F-4"))
