"""A second look at rules of every part: what they do not do, and to whom they do it."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.defences import MineExploded
from shambler.games.dawn.events.infection import OutbreakChecked
from shambler.games.dawn.procedures.four_r import step_places
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.infection import InfectionPhase
from shambler.games.dawn.procedures.pressure import MovementPressure
from shambler.games.dawn.procedures.set_up import SetUp
from shambler.games.dawn.procedures.team import un_zeds_places
from shambler.games.dawn.procedures.wards import Reviving
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import keys

LEVEL = "walking-zeds"


@rule("DOZ-FD129-02")
def test_a_release_gives_no_action() -> None:
    with Siege("brains") as town:
        town.put("fd129", "F-3").put("civ1", "F-4", marks=["defiant"]).act(players=0)
        town.play("ability:release:fd129>civ1")
        assert town.marks("civ1") == set() and town.state.free == ()
        assert not keys(town, "move:civ1")


@rule("DOZ-RUL-30", "DOZ-SPREAD-14")
def test_a_spreader_that_goes_on_alone_destroys_the_barricade() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-3").zeds("9/4", "F-3").zeds("8/4", "F-3").zeds("vermin", "F-3")
        town.zeds("5/3", "F-2").zeds("4/2", "F-2").state.no_entry = (town.spot("F-1"),)
        town.activate("F").asks("halt")
        assert town.place("vermin") == "F-2" and town.state.barricades == ()
        assert town.crowd("F-3") == ["9/4", "8/4"]


@rule("DOZ-CIV-07", "DOZ-CIV-03")
def test_who_is_a_regular_and_who_a_special_civilians_unit() -> None:
    with Siege(LEVEL) as town:
        units = town.game.world.units
        regular = {units.ids[unit] for unit, own in enumerate(units.civilians) if own}
        special = {units.ids[unit] for unit, own in enumerate(units.any_civilians) if own} - regular
    assert regular == {f"civ{number}" for number in range(1, 8)}
    assert {"rangers", "petra", "security1", "security2", "furies", "vfw", "wzed"} <= special
    assert "national-guard" not in special and len(special) == 4 + 8


@rule("DOZ-NOENTRY-01", "DOZ-RUL-03")
def test_in_the_next_turn_the_space_is_open_again() -> None:
    with Siege() as town:
        town.put("hunt", "M-3").state.no_entry = (town.spot("M-4"),)
        town.run(Housekeeping()).act()
        assert "move:hunt>M-4" in town.options


@rule("DOZ-RUL-02", "DOZ-INF-03")
def test_spreaders_raise_infection_before_the_check_is_rolled() -> None:
    with Siege("outbreak") as town:  # 7 on the dice, Infection 6 and a Disease Spreader
        town.zeds("vermin", "F-3").stock(infection=6).event("E-B04").dice(3, 4).dice(6, 6)
        town.fates("F-B05").draws("4/2").run(InfectionPhase())
        town.told(OutbreakChecked, level=7, breaks_out=True)


@rule("DOZ-MOVE-03")
def test_a_free_step_does_not_lead_onto_a_start_space_either() -> None:
    with Siege(LEVEL) as town:
        town.put("rangers", "F-6")
        assert step_places(town.game, town.unit("rangers")) == [town.spot("F-5")]


@rule("DOZ-HTH-11", "DOZ-RUL-47")
@pytest.mark.parametrize("again", [False, True])
def test_a_combat_rolled_again_raises_infection_once(again: bool) -> None:
    with Siege("outbreak") as town:
        town.put("schmidt", "F-2").zeds("2/1", "F-3").dice(6, 6).activate("F").asks("re-roll")
        if again:
            town.dice(6, 6)
        town.play(town.options[0] if again else "pass").asks("halt")
        assert town.state.infection == 1


@rule("DOZ-SAVIOR-03", "DOZ-AGEE-01")
def test_agees_rounds_count_in_the_hospital_alone() -> None:
    with Siege(LEVEL) as town:
        town.put("agee", "SO1").put("savior", "F-2").put("civ1", "F-2", damage=1)
        town.stock(supplies=1, infection=5).act().play("aid:savior>civ1")
        assert town.state.infection == 4


@rule("DOZ-SETUP-01", "DOZ-SETUP-05")
def test_four_heroes_and_one_heroic_civilians_unit_begin_in_town_center() -> None:
    with Siege("outbreak") as town:
        town.dice(2, 5).draws("schmidt", "piazza", "johnson", "furies").run(SetUp(3))
        town.play("unit:hunt")
        there = ("hunt", "schmidt", "piazza", "johnson", "furies")
        assert [town.place(name) for name in there] == ["TC"] * 5
        assert sum(town.state.unit_at[unit] == 0 for unit in range(len(town.state.unit_at))) == 5


@rule("DOZ-STAUB-01", "DOZ-RUL-71")
@pytest.mark.parametrize(("place", "die", "supplies"), [("TC", 1, 1), ("F-3", 1, 1), ("F-3", 6, 3)])
def test_staub_finds_one_supply_more_wherever_he_is(place: str, die: int, supplies: int) -> None:
    with Siege("brains") as town:
        town.put("staub", place).dice(die).act().play("forage:staub")
        assert town.state.supplies == supplies


@rule("DOZ-HTH-02")
def test_civilians_may_defend_beside_a_hero_and_take_all_the_hits() -> None:
    with Siege() as town:
        town.put("piazza", "F-2").put("civ1", "F-2").zeds("5/3", "F-3").activate("F")
        town.asks("defender", "unit:piazza", "unit:civ1").dice(3, 4).play("unit:civ1")
        assert town.told(FightRolled).unit == town.unit("civ1")
        assert (town.damage("civ1"), town.damage("piazza")) == (2, 0)


@rule("DOZ-HK-06", "DOZ-RIOT-03")
@pytest.mark.parametrize(("who", "infection"), [("riot-squad", 0), ("civ1", 1)])
def test_whoever_is_named_restores_order_at_his_own_price(who: str, infection: int) -> None:
    with Siege("apocalypse") as town:
        town.put("riot-squad", "F-3").put("civ1", "F-3").chaos("F-3").run(Housekeeping())
        town.asks("restore").play(f"unit:{who}").asks("halt")
        assert (town.state.chaos, town.state.infection) == ((), infection)


@rule("DOZ-MINE-05")
@pytest.mark.parametrize(("dice", "hits"), [((2, 3), 1), ((1, 2), 0), ((4, 4), 2), ((6, 6), 3)])
def test_the_second_explosion_is_read_in_the_fourth_column(
    dice: tuple[int, int], hits: int
) -> None:
    with Siege("apocalypse") as town:
        town.state.minefield, town.state.blasts = town.spot("F-2"), 1
        town.zeds("9/4", "F-3").dice(*dice).activate("F")
        town.told(MineExploded, hits=hits)


@rule("DOZ-ACIV-03", "DOZ-AHERO-02")
@pytest.mark.parametrize("who", ["berk", "ghost"])
def test_new_un_zeds_find_no_room_where_two_stand(who: str) -> None:
    with Siege(LEVEL, versus=True) as town:
        town.put("civ1", "F-3").put("hunt", "F-3").put("civ2", "M-2").put("raiders", "H-3")
        found = un_zeds_places(town.game, town.unit(who))
        assert town.spot("F-3") not in found and town.spot("H-3") not in found
        assert town.spot("M-2") in found and town.spot("F-2") not in found


@rule("DOZ-LOC-01")
def test_raiders_and_refugees_do_not_come_back_from_the_cemetery() -> None:
    with Siege("brains") as town:
        town.buried("raiders", "folk1", "civ1", "hunt").run(Reviving())
        town.asks("revive", "unit:hunt", "unit:civ1", "pass")


@rule("DOZ-RUL-81", "DOZ-ZEDS-05")
def test_the_zeds_players_phase_has_every_printed_activation() -> None:
    with Siege(LEVEL, versus=True) as town:  # E-O13: Tunnel twice
        town.zeds("5/3", "T-7", as_="mob").event("E-O13").phase("zeds")
        town.asks("zeds-turn").play("track:T")
        assert town.place("mob") == "T-6" and "done" not in town.options
        town.play("track:T")
        assert town.place("mob") == "T-5" and "track:T" not in town.options


@rule("DOZ-RUL-38")
def test_winners_by_pressure_do_not_step_again() -> None:
    with Siege("outbreak", seats=2) as town:
        town.put("civ1", "F-4").zeds("9/4", "F-5", as_="mob").dice(3, 4)
        town.run(MovementPressure(1)).asks("halt")
        town.told(FightRolled, zeds_lose=False)
        assert town.place("mob") == "F-4"
