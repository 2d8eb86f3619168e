"""Chaos from Level II on: where it comes, what it stops, how order is restored."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.retreat import RetreatZeds
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import own


@rule("DOZ-CHAOS-01")
def test_zeds_that_stay_in_a_named_space_leave_one_marker() -> None:
    with Siege("apocalypse") as town:  # moved, and again past a marker
        town.zeds("5/3", "F-5").activate("F", "F").asks("halt")
        assert town.state.chaos == (town.spot("F-3"), town.spot("F-4"))
        town.zeds("6/3", "F-5").activate("F")
        assert town.state.chaos == (town.spot("F-3"), town.spot("F-4"))
    with Siege("apocalypse") as town:  # placed
        town.draws("5/3").run(NewZeds(town.spot("M-2"))).asks("halt")
        assert town.state.chaos == (town.spot("M-2"),)
    with Siege("apocalypse") as town:  # retreated
        town.zeds("5/3", "M-3", as_="mob").run(RetreatZeds((town.zed("mob"),))).asks("halt")
        assert town.state.chaos == (town.spot("M-4"),)


@rule("DOZ-CHAOS-01")
def test_no_chaos_where_zeds_were_beaten_back_or_before_level_two() -> None:
    with Siege("apocalypse") as town:
        town.put("furies", "F-3").zeds("2/1", "F-4", as_="mob").dice(6, 6).activate("F").asks(
            "halt"
        )
        assert town.place("mob") == "F-4" and town.game.chaos_at(town.spot("F-3")) == 0
    with Siege("outbreak") as town:
        town.zeds("5/3", "F-5").activate("F").asks("halt")
        assert town.state.chaos == ()


@rule("DOZ-CHAOS-02", "DOZ-CHAOS-01")
def test_no_chaos_on_start_in_catacombs_or_in_unnamed_spaces() -> None:
    with Siege("walking-zeds") as town:
        town.zeds("5/3", "T-6", as_="a").zeds("4/2", "F-S", as_="b").draws("6/3")
        town.run(NewZeds(town.spot("M-S"))).asks("halt")
        town.activate("T", "F").asks("halt")
        assert (town.place("a"), town.place("b")) == ("T-5", "F-6")
        assert town.state.chaos == ()
    with Siege("brains") as town:  # the Courier keeps Town Center out of it
        town.put("clarion", "TC").put("furies", "TC").zeds("2/1", "F-0").dice(6, 6).activate("F")
        town.play("unit:furies")
        assert town.game.chaos_at(town.spot("TC")) == 0


@rule("DOZ-CHAOS-03")
def test_zeds_or_chaos_control_a_space() -> None:
    with Siege("apocalypse") as town:
        town.zeds("5/3", "F-4").chaos("M-5").put("civ1", "S-3").draws("4/2", "6/3")
        town.text("E-G17").asks("halt")  # a unit on every Zeds-controlled Village
        assert town.crowd("F-4") == ["5/3", "4/2"] and town.crowd("M-5") == ["6/3"]
        assert town.crowd("S-3") == town.crowd("S-5") == town.crowd("H-5") == []


@rule("DOZ-CHAOS-04", "DOZ-RUL-67")
def test_units_in_chaos_take_no_actions_and_no_character_actions() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=9, ammo=9).chaos("F-3").put("hunt", "F-3").put("savior", "F-3", 1)
        town.zeds("5/3", "F-2").act(event=3)
        assert own(town, "hunt") == own(town, "savior") == set()


@rule("DOZ-CHAOS-04", "DOZ-HORATIUS-09", "DOZ-PICKLES-01")
@pytest.mark.parametrize("who", ["pickles", "horatius"])
def test_animals_and_refugees_act_in_chaos(who: str) -> None:
    with Siege("walking-zeds") as town:
        town.chaos("F-3").put(who, "F-3").put("folk1", "F-3", marks=["fled"]).act()
        assert {f"move:{who}>F-2", f"forage:{who}"} <= own(town, who)
        assert own(town, "folk1") == {"move:folk1>F-2", "move:folk1>F-4"}


@rule("DOZ-CHAOS-05", "DOZ-HORATIUS-09", "DOZ-PICKLES-01")
def test_everybody_but_pickles_stops_on_entering_chaos() -> None:
    with Siege("walking-zeds") as town:
        town.chaos("F-3").put("hunt", "F-2").put("horatius", "F-2").put("pickles", "F-1").act()
        for who in ("hunt", "horatius"):
            assert f"move:{who}>F-3" in town.options and f"move:{who}>F-4" not in town.options
        assert {"move:pickles>F-3", "move:pickles>F-4", "move:pickles>F-6"} <= set(town.options)


@rule("DOZ-RUL-67")
def test_chaos_forbids_neither_defence_nor_reactions_nor_free_moves() -> None:
    with Siege("apocalypse") as town:
        town.chaos("F-3", "M-4").put("johnson", "F-3").zeds("5/3", "F-4").activate("F")
        town.asks("traps").dice(6, 6).play("pass")
        town.told(FightRolled, attacking=False)
        town.put("rangers", "M-4").event("E-G17").phase("four-r").asks("free-step")
    with Siege("apocalypse") as town:
        town.chaos("F-3").put("kingman", "F-3").zeds("5/3", "F-5").activate("F").asks("perimeter")
    with Siege("apocalypse") as town:  # passive: the Mayor's keys help others
        town.chaos("F-3").put("hernandez", "F-3").put("hunt", "TC").dice(3).act()
        town.play("forage:hunt")
        assert town.state.supplies == 1


@rule("DOZ-CHAOS-06", "DOZ-WIN-04")
@pytest.mark.parametrize(
    ("level", "markers"),
    [("apocalypse", 10), ("brains", 10), ("walking-zeds", 12), ("directors-cut", 12)],
)
def test_so_many_chaos_markers_and_then_the_game_is_lost(level: str, markers: int) -> None:
    with Siege(level) as town:
        town.chaos(*["H-0"] * (markers - 1)).zeds("5/3", "F-5").activate("F").asks("halt")
        assert town.outcome is None and len(town.state.chaos) == markers
        town.zeds("4/2", "M-3").activate("M")
        assert town.outcome is not None and town.outcome.reason == "chaos"
        assert town.outcome.winners == ()


@rule("DOZ-WIN-04")
def test_a_card_that_must_place_chaos_loses_too_a_grenade_is_refused() -> None:
    with Siege("brains") as town:
        town.chaos(*["H-0"] * 10).text("E-Y06")
        assert town.outcome is not None and town.outcome.reason == "chaos"
    for markers in (9, 10):
        with Siege("brains") as town:
            ids = [part.id for part in town.game.world.research.components]
            town.state.components = 1 << ids.index("gas-grenade")
            town.chaos(*["H-0"] * markers).put("hunt", "F-2").zeds("5/3", "F-3").act()
            assert ("grenade:hunt>F-3" in town.options) is (markers == 9)


@rule("DOZ-HK-02", "DOZ-HK-03")
def test_each_space_loses_one_marker_and_infection_rises_for_each() -> None:
    with Siege("apocalypse") as town:
        town.chaos("F-3", "F-3", "M-2", "H-3").put("hunt", "F-3").put("civ1", "M-2")
        town.run(Housekeeping()).asks("restore", "unit:hunt", "unit:civ1").play("unit:hunt")
        town.asks("halt")
        assert town.state.chaos == (town.spot("F-3"), town.spot("H-3"))
        assert town.state.infection == 2


@rule("DOZ-HK-02", "DOZ-RAID-05")
def test_raiders_restore_order_and_make_no_chaos() -> None:
    with Siege("apocalypse") as town:
        town.chaos("F-3").put("raiders", "F-3").put("civ1", "M-4").run(Housekeeping()).asks("halt")
        assert town.state.chaos == () and town.state.infection == 1


@rule("DOZ-HK-02", "DOZ-PICKLES-17", "DOZ-HORATIUS-07", "DOZ-REF-09")
@pytest.mark.parametrize("who", ["pickles", "horatius", "folk1"])
def test_animals_and_refugees_restore_no_order(who: str) -> None:
    with Siege("walking-zeds") as town:
        town.chaos("F-3").put(who, "F-3", marks=["fled"] if who == "folk1" else [])
        town.run(Housekeeping()).asks("halt")
        assert town.state.chaos == (town.spot("F-3"),) and town.state.infection == 0


@rule("DOZ-HK-04")
def test_no_order_beside_zeds() -> None:
    with Siege("apocalypse") as town:
        town.chaos("F-3")
        town.state.unit_at[town.unit("hunt")] = town.spot("F-3")
        town.state.zed_at[town.zed("z53a")] = town.spot("F-3")
        town.run(Housekeeping()).asks("halt")
        assert town.state.chaos == (town.spot("F-3"),) and town.state.infection == 0


@rule("DOZ-HK-06", "DOZ-RIOT-03", "DOZ-AGEE-04")
@pytest.mark.parametrize(
    ("who", "found", "infection"),
    [("civ1", True, 6), ("riot-squad", True, 5), ("agee", True, 3), ("agee", False, 6)],
)
def test_who_restores_order_is_the_hero_sides_choice(who: str, found: bool, infection: int) -> None:
    other = "hunt" if who != "hunt" else "civ1"
    with Siege("brains") as town:
        town.state.weapon_found = found
        town.stock(infection=5).chaos("F-3").put(who, "F-3").put(other, "F-3").run(Housekeeping())
        town.asks("restore", f"unit:{who}", f"unit:{other}").play(f"unit:{who}").asks("halt")
        assert town.state.infection == infection and town.state.chaos == ()


@rule("DOZ-AGEE-04", "DOZ-RUL-70")
def test_a_component_that_is_lost_again_leaves_the_weapon_discovered() -> None:
    with Siege("brains") as town:
        town.state.weapon_found, town.state.components = True, 0
        town.stock(infection=5).chaos("F-3").put("agee", "F-3").run(Housekeeping()).asks("halt")
        assert town.state.infection == 3
