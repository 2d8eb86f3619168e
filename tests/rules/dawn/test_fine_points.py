"""Rules that are easily built too simply: who else is there, who pays, what a step really is."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled, RaidersShot, VirtualAttackRolled
from shambler.games.dawn.events.units import UnitArrived
from shambler.games.dawn.procedures.arrivals import PlaceCharacter, enter_play
from shambler.games.dawn.procedures.blast import Blast
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.pressure import MovementPressure
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.saving import discharge
from shambler.games.dawn.procedures.step import Step
from shambler.games.dawn.procedures.surprise import VirtualAttack
from shambler.games.dawn.procedures.wards import Reviving
from shambler.games.dawn.procedures.weapon import weapon_serves
from shambler.games.dawn.state import STEALTHED
from shambler.testing import rule
from shambler.testing.dawn import Siege


def hidden(town: Siege, place: str) -> None:
    """Pickles hides in a space with Zeds."""
    unit = town.unit("pickles")
    town.state.unit_at[unit], town.state.unit_marks[unit] = town.spot(place), STEALTHED


# -- Clarion Courier -------------------------------------------------------------------------


@rule("DOZ-CLARION-01")
def test_the_courier_brings_one_more_random_heroic_civilians_unit() -> None:
    with Siege("brains") as town:
        town.draws("bauer").run(PlaceCharacter(town.unit("clarion"), (town.spot("TC"),)))
        town.asks("halt")
        assert town.place("clarion") == town.place("bauer") == "TC"
        assert len([event for event in town.events if type(event) is UnitArrived]) == 2


@rule("DOZ-CLARION-01")
def test_with_nobody_left_the_courier_comes_alone() -> None:
    with Siege("brains") as town:
        units = town.game.world.units
        town.buried(*(n for n, k in zip(units.ids, units.kind, strict=True) if k == "heroic"))
        town.state.unit_at[town.unit("clarion")] = 11
        town.run(PlaceCharacter(town.unit("clarion"), (town.spot("TC"),))).asks("halt")
        assert town.place("clarion") == "TC"


@rule("DOZ-RUL-76")
def test_who_enters_play_has_ready_markers() -> None:
    with Siege("apocalypse") as town:
        marker = town.game.world.units.marker[town.unit("hunt"), "leadership"]
        other = town.game.world.units.marker[town.unit("schmidt"), "initiative"]
        town.state.spent = marker | other
        enter_play(town.game, town.unit("hunt"), town.spot("TC"))
        assert town.state.spent == other
    with Siege("brains") as town:
        town.buried("hunt").state.spent = town.game.world.units.marker[
            town.unit("hunt"), "leadership"
        ]
        town.run(Reviving()).play("unit:hunt")
        assert (town.place("hunt"), town.state.spent) == ("TC", 0)


# -- two counters to choose from (R-A03) -----------------------------------------------------


@rule("DOZ-RES-05")
def test_unnatural_selection_draws_two_counters_and_the_hero_side_picks_one() -> None:
    with Siege("brains", seats=2) as town:
        ids = [card.id for card in town.game.world.research.cards]
        town.state.current_research = ids.index("R-A03")
        town.draws("9/4", "2/1").run(NewZeds(town.spot("F-S")))
        town.asks("pick-counter", "zed:z94", "zed:z21", seats=(0, 1)).play("zed:z21").asks("halt")
        assert (town.place("z21"), town.place("z94")) == ("F-S", "POOL")
    with Siege("brains") as town:
        ids = [card.id for card in town.game.world.research.cards]
        town.state.current_research = ids.index("R-A03")
        town.draws("doom", "iron").run(NewZeds(town.spot("F-4"), True)).play("zed:iron")
        assert (town.place("iron"), town.place("doom")) == ("F-4", "POOL")
    with Siege("brains") as town:  # not with another card
        town.draws("9/4").run(NewZeds(town.spot("F-S"))).asks("halt")


# -- Raiders ---------------------------------------------------------------------------------


@rule("DOZ-RUL-68", "DOZ-RAID-09")
def test_raiders_may_be_shot_without_a_terrain_shift() -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "F-3").put("hunt", "F-2").stock(ammo=1).act()
        town.dice(3, 4).play("fire:hunt>F-3/raiders").told(RaidersShot, column=4, hits=2)
        assert (town.damage("raiders"), town.state.ammo) == (2, 0)
        assert town.place("raiders") == "F-3"  # Gunfire never makes anybody retreat
    with Siege("apocalypse") as town:  # at two spaces Hunt has a column less; others cannot reach
        town.put("raiders", "F-3").put("hunt", "F-1").put("civ1", "F-1").stock(ammo=1).act()
        assert "fire:civ1>F-3/raiders" not in town.options
        town.dice(3, 4).play("fire:hunt>F-3/raiders").told(RaidersShot, column=3, hits=2)
    with Siege("brains") as town:  # one band in reach, one not
        town.put("raiders", "F-3").put("bubba", "F-4").put("hunt", "F-1").stock(ammo=1).act()
        assert [k for k in town.options if k.startswith("fire")] == ["fire:hunt>F-3/raiders"]


@rule("DOZ-RUL-68", "DOZ-MAYOR-08", "DOZ-PIAZZA-10")
def test_raiders_are_shot_from_town_center_by_order_and_with_made_ammo() -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "F-0").put("hernandez", "TC").put("schmidt", "TC").stock(ammo=1).act(0)
        town.dice(3, 4).play("fire:citadel:schmidt>F-0/raiders").told(RaidersShot, column=4, hits=2)
        assert town.state.ammo == 0
    with Siege("apocalypse") as town:
        town.put("raiders", "F-3").put("piazza", "F-1").act(event=1)
        town.dice(3, 4).play("fire:make:piazza>F-3/raiders").told(RaidersShot, hits=2)
        assert (town.state.event_actions, sum(town.state.player_actions)) == (0, 0)


@rule("DOZ-GUN-04", "DOZ-RUL-68")
def test_nobody_shoots_at_raiders_on_a_start_space() -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "F-S").put("hunt", "F-6").stock(ammo=3).act()
        assert not [key for key in town.options if key.startswith("fire")]


@rule("DOZ-BUBBA-08")
@pytest.mark.parametrize(("moving", "waiting"), [("raiders", "bubba"), ("bubba", "raiders")])
def test_between_raiders_the_band_is_always_on_the_zeds_side(moving: str, waiting: str) -> None:
    with Siege("brains") as town:
        town.put(moving, "H-2").put(waiting, "H-1")
        town.dice(4, 3).run(MoveRaiders((town.unit(moving),))).asks("halt")
        # Equal, and the Band's column against the Raiders: on a seven they lose
        fight = town.told(FightRolled, column=2, zeds_hits=1, unit_hits=2, zeds_lose=False)
        assert town.game.world.units.ids[fight.unit] == "raiders"
        assert fight.attacking is (moving == "raiders")
        assert (town.place("bubba"), town.place("raiders")) == ("H-1", "H-2")


# -- Pickles ---------------------------------------------------------------------------------


@rule("DOZ-PICKLES-08")
@pytest.mark.parametrize(("answer", "place"), [("dare:along", "F-2"), ("pass", "F-3")])
def test_after_a_failed_attack_into_his_hiding_place_pickles_goes_along_or_stays(
    answer: str, place: str
) -> None:
    with Siege("apocalypse") as town:
        town.zeds("9/4", "F-3", as_="mob").put("santana", "F-2")
        hidden(town, "F-3")
        town.act().play("move:santana>F-3").dice(3, 4).play("pass")  # no charge; 9 against 6
        town.asks("leave-hiding", "dare:along", "pass", seats=(0,)).play(answer)
        assert (town.place("santana"), town.place("pickles")) == ("F-2", place)
        assert town.marks("pickles") == ({"stealthed"} if answer == "pass" else set())


@rule("DOZ-PICKLES-10", "DOZ-RUL-48")
@pytest.mark.parametrize(("die", "hits"), [(2, 0), (1, 1)])
def test_stealth_avoids_a_virtual_attack(die: int, hits: int) -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2").run(VirtualAttack(town.track("F"))).asks("stealth")
        if hits:
            town.dice(die).dice(4, 4).play("dare").told(VirtualAttackRolled, hits=1)
        else:
            town.dice(die).play("dare").not_told(VirtualAttackRolled)
        assert town.damage("pickles") == hits


@rule("DOZ-PICKLES-11")
def test_found_by_the_virtual_zeds_he_stays_hidden_from_the_real_ones() -> None:
    with Siege("apocalypse") as town:
        town.zeds("5/3", "F-2", as_="mob")
        hidden(town, "F-2")
        town.run(VirtualAttack(town.track("F"))).dice(1).dice(4, 4).play("dare").asks("halt")
        assert (town.damage("pickles"), town.marks("pickles")) == (1, {"stealthed"})
        town.not_told(FightRolled)


@rule("DOZ-PICKLES-07", "DOZ-RUL-46")
def test_pickles_may_hide_after_a_lost_defence_and_fights_if_he_is_found() -> None:
    for answer, place, marks in (("pass", "F-1", set()), ("dare", "F-2", {"stealthed"})):
        with Siege("apocalypse") as town:
            town.put("civ1", "F-2").put("pickles", "F-2").zeds("5/3", "F-3", as_="mob")
            town.activate("F").dice(4, 3).play("unit:civ1").asks("stealth")
            if answer == "dare":
                town.dice(2)
            town.play(answer)
            assert (town.place("pickles"), town.marks("pickles")) == (place, marks)
            assert town.place("civ1") == "F-1"
    with Siege("apocalypse") as town:
        town.put("civ1", "F-2").put("pickles", "F-2").zeds("5/3", "F-3", as_="mob")
        town.activate("F").dice(4, 3).play("unit:civ1").dice(1).dice(6, 6).play("dare")
        fights = [event for event in town.events if type(event) is FightRolled]
        assert [town.game.world.units.ids[event.unit] for event in fights][-1] == "pickles"


# -- Piazza ----------------------------------------------------------------------------------


@rule("DOZ-PIAZZA-05", "DOZ-PIAZZA-08", "DOZ-RUL-52")
def test_anybody_in_her_space_may_fall_back_with_piazza_villagers_and_refugees_too() -> None:
    with Siege("apocalypse") as town:
        town.put("piazza", "F-4").put("civ1", "F-4", marks=["defiant"]).put("folk1", "F-4")
        town.zeds("5/3", "F-5", as_="mob").stock(ammo=1).act()
        town.dice(1, 1).play("shoot:piazza>F-5/z53a").play("place:F-3")
        town.asks("follow", "unit:civ1", "unit:folk1", "pass")
        town.play("unit:civ1").asks("follow", "unit:folk1", "pass").play("unit:folk1")
        assert [town.place(name) for name in ("piazza", "civ1", "folk1")] == ["F-3"] * 3
        assert (town.marks("civ1"), town.marks("folk1")) == (set(), {"fled"})


@rule("DOZ-PIAZZA-05")
def test_the_stacking_limit_counts_for_fighting_followers_alone() -> None:
    with Siege("apocalypse") as town:
        town.put("piazza", "F-4").put("civ1", "F-4").put("folk1", "F-4", marks=["fled"])
        town.put("hunt", "F-3").zeds("5/3", "F-5").stock(ammo=1).act()
        town.dice(1, 1).play("shoot:piazza>F-5/z53a").play("place:F-3")
        town.asks("follow", "unit:folk1", "pass")


# -- the National Guard ------------------------------------------------------------------------


@rule("DOZ-GUARD-07", "DOZ-RES-09")
def test_the_guard_has_the_super_weapon_once_it_has_reached_town_by_whatever_way() -> None:
    with Siege("brains") as town:
        town.put("national-guard", "F-1").act()
        guard = town.unit("national-guard")
        assert not weapon_serves(town.game, guard)
        town.play("move:national-guard>F-0")
        assert weapon_serves(town.game, guard)
    with Siege("brains") as town:  # and keeps it outside
        town.put("national-guard", "F-0").put("hunt", "F-2").act()
        town.state.unit_marks[town.unit("national-guard")] = 128
        town.play("move:national-guard>F-1")
        assert weapon_serves(town.game, town.unit("national-guard"))
    with Siege("brains") as town:  # by a retreat
        town.put("national-guard", "F-1", damage=3).zeds("zed-hemoths", "F-2", as_="mob")
        town.dice(4, 4).activate("F").asks("halt")
        assert town.place("national-guard") == "F-0"
        assert weapon_serves(town.game, town.unit("national-guard"))
    with Siege("brains") as town:  # out of the Hospital
        town.put("national-guard", "HB1", damage=3)
        discharge(town.game, town.unit("national-guard"))
        assert weapon_serves(town.game, town.unit("national-guard"))


# -- explosions --------------------------------------------------------------------------------


@rule("DOZ-HIT-07", "DOZ-SPREAD-07")
def test_an_explosion_hits_player_units_then_raiders_then_zeds_and_spares_villagers() -> None:
    with Siege("apocalypse") as town:
        town.put("civ1", "M-4").put("folk1", "M-4", marks=["fled"]).run(Blast(town.spot("M-4"), 1))
        town.asks("save").dice(4).play("dare:save").asks("halt")
        assert (town.place("folk1"), town.place("civ1")) == ("HB1", "M-3")
    with Siege("apocalypse") as town:
        town.put("folk2", "M-5").run(Blast(town.spot("M-5"), 1)).asks("halt")
        assert town.place("folk2") == "M-5"
    with Siege("apocalypse") as town:
        town.put("raiders", "M-4").run(Blast(town.spot("M-4"), 1)).asks("halt")
        assert (town.place("raiders"), town.damage("raiders")) == ("M-5", 1)


# -- Zeds in Catacombs, Pressure ---------------------------------------------------------------


@rule("DOZ-TUN-04", "DOZ-TUN-03")
def test_zeds_that_leave_catacombs_together_roll_one_by_one_the_strongest_first() -> None:
    with Siege("walking-zeds") as town:
        town.zeds("5/3", "T-3", as_="weak").zeds("9/4", "T-3", as_="strong")
        group = (town.zed("weak"), town.zed("strong"))
        town.dice(1).dice(4).run(Step(group, town.spot("T-3"))).asks("halt")
        assert (town.place("strong"), town.place("weak")) == ("T-2", "T-3")


@rule("DOZ-PRESS-04", "DOZ-RUL-38")
def test_pressure_passes_over_zeds_that_rain_keeps_in_place() -> None:
    with Siege("apocalypse", seats=2) as town:
        town.zeds("9/4", "M-3", as_="m").zeds("2/1", "H-3", as_="h")
        programs = town.game.world.programs
        tags = [
            (p, i)
            for p, effects in enumerate(programs)
            for i, e in enumerate(effects)
            if type(e).__name__ == "NoMoves"
        ]
        town.state.standing = (tags[0][0] * 16 + tags[0][1],)
        town.run(MovementPressure(1)).asks("halt")
        assert (town.place("m"), town.place("h")) == ("M-3", "H-2")


@rule("DOZ-SMART-01", "DOZ-ALYSSA-05")
def test_smart_zeds_have_no_shift_against_an_assassin_strike() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").zeds("3/2", "F-3", marks=["smart"], as_="mob").activate("F")
        town.dice(3).dice(6, 6).play("dare").told(FightRolled, column=5)  # Equal and two


# -- the ferry ---------------------------------------------------------------------------------


@rule("DOZ-BRIDGE-05")
def test_a_ferry_takes_a_player_or_event_action_and_nobody_there() -> None:
    with Siege("apocalypse") as town:
        town.put("schmidt", "TC").state.bridge = "collapsed"
        town.act(players=0)  # Schmidt's own Action cannot pay for it
        assert "bridge:ferry" not in town.options
    with Siege("apocalypse") as town:
        town.put("civ1", "H-3").state.bridge = "collapsed"
        town.act(players=0, event=1).play("bridge:ferry")
        assert (town.state.bridge, town.state.event_actions) == ("ferry", 0)
    with Siege("apocalypse", seats=2) as town:
        town.put("hunt", "TC").state.bridge = "collapsed"
        town.act().play("bridge:ferry").asks("team-payer", "seat:1", "seat:2").play("seat:2")
        assert town.state.player_actions == (1, 0)


@rule("DOZ-WZED-01")
def test_wzed_is_heard_above_ground_and_in_the_hospital_not_in_the_tunnel() -> None:
    with Siege("walking-zeds") as town:
        town.put("wzed", "TC").put("civ1", "T-0").put("civ2", "F-0").put("civ3", "HB1", damage=1)
        town.put("civ4", "F-5").act()
        heard = {k.rpartition(">")[2] for k in town.options if k.startswith("ability:broadcast")}
        assert heard == {"civ2", "civ3", "civ4"}


# -- Wilson --------------------------------------------------------------------------------------


def reach(town: Siege, unit: str) -> set[str]:
    """Where a unit may move."""
    prefix = f"move:{unit}>"
    return {key.removeprefix(prefix) for key in town.options if key.startswith(prefix)}


@rule("DOZ-WILSON-02", "DOZ-WILSON-03", "DOZ-RUL-22")
def test_wilson_takes_shortcuts_between_neighbouring_tracks_and_goes_on() -> None:
    with Siege("walking-zeds") as town:
        town.put("wilson", "F-6").act()
        places = reach(town, "wilson")
        assert {"M-6", "S-6", "M-5", "M-3", "S-3", "H-6", "T-6"} <= places  # four points
        assert not {"M-2", "M-S", "S-S", "F-S"} & places
        town.play("move:wilson>M-3")
        assert town.place("wilson") == "M-3"
    with Siege("walking-zeds") as town:  # Highway and Suburbs are no neighbours
        town.put("wilson", "H-6", damage=0).act()
        assert {"M-6", "T-6"} <= reach(town, "wilson")


@rule("DOZ-WILSON-04", "DOZ-WILSON-05", "DOZ-WILSON-06")
def test_others_take_one_shortcut_from_wilsons_space_also_in_passing() -> None:
    with Siege("walking-zeds") as town:
        town.put("wilson", "F-3").put("hunt", "F-5").put("civ4", "F-6").act()
        places = reach(town, "hunt")
        # two steps to Wilson, one across, one to go on; he cannot come back or go across again
        assert {"M-3", "S-3", "M-2", "M-4", "S-4"} <= places
        assert not {"H-3", "T-3", "M-5"} & places
        assert not {"M-3", "S-3"} & reach(town, "civ4")  # too far for a Move of 2
        town.play("move:hunt>M-2")
        assert town.place("hunt") == "M-2"


@rule("DOZ-RUL-22")
def test_a_shortcut_may_lead_into_zeds_and_a_lost_attack_returns_to_wilsons_space() -> None:
    with Siege("walking-zeds") as town:
        town.put("wilson", "F-6").put("staub", "F-6").zeds("9/4", "M-6", as_="mob").act()
        assert "M-5" not in reach(town, "staub")  # the Zeds stop him
        town.dice(1, 1).dice(5, 5, 5, 5, 5).play("move:staub>M-6")
        assert town.place("staub") == "F-6"


@rule("DOZ-WILSON-07")
def test_a_shortcut_out_of_catacombs_needs_no_roll() -> None:
    with Siege("walking-zeds") as town:
        town.put("wilson", "T-3").put("civ1", "T-3").act().play("move:civ1>H-3")
        assert town.place("civ1") == "H-3"
    with Siege("walking-zeds") as town:
        town.put("wilson", "H-4").put("civ1", "T-3").act().dice(4).play("move:civ1>T-2")
        assert town.place("civ1") == "T-3"


@rule("DOZ-WILSON-08")
def test_bikers_and_the_guard_take_no_shortcut_into_the_tunnel() -> None:
    with Siege("walking-zeds") as town:
        town.put("wilson", "H-4").put("national-guard", "H-4").act()
        assert reach(town, "national-guard") == {"H-5", "H-3", "M-4"}


@rule("DOZ-GUARD-07")
def test_the_guard_has_no_super_weapon_for_moving_or_retreating_outside_town() -> None:
    with Siege("brains") as town:
        town.put("national-guard", "F-4").act().play("move:national-guard>F-3")
        assert town.place("national-guard") == "F-3"
        assert not weapon_serves(town.game, town.unit("national-guard"))
    with Siege("brains") as town:
        town.put("national-guard", "F-2", damage=3).zeds("zed-hemoths", "F-3")
        town.dice(4, 4).activate("F").asks("halt")
        assert town.place("national-guard") == "F-1"
        assert not weapon_serves(town.game, town.unit("national-guard"))
