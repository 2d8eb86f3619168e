"""Corners of single rules: the second one, the other way round, the one that is left alone."""

from __future__ import annotations

import pytest

from shambler.games.dawn.epilogue import score
from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.research import ResearchRolled
from shambler.games.dawn.procedures.four_r import FourRPhase
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import card, keys

LEVEL = "walking-zeds"


@rule("DOZ-MOVE-06")
@pytest.mark.parametrize("folk", ["folk1", "vip"])
def test_two_units_may_stop_beside_refugees_and_v_i_p_s(folk: str) -> None:
    with Siege("apocalypse") as town:
        town.put(folk, "F-2", marks=["fled"]).put("raiders", "M-2").put("hunt", "F-1")
        town.put("civ1", "F-3").act(event=2).play("move:hunt>F-2", "move:civ1>F-2")
        assert town.place("hunt") == town.place("civ1") == "F-2"


@rule("DOZ-EPI-04", "DOZ-AGEE-03")
def test_a_fourth_component_counts_too() -> None:
    with Siege("brains") as town:
        town.state.components = 0b1111
        assert score(town.game).points["components"] == 4


@rule("DOZ-MARK-01", "DOZ-MARK-07", "DOZ-RUL-58", "DOZ-TRAIN-01", "DOZ-HAUSER-04")
@pytest.mark.parametrize("mark", ["leader", "well-armed", "trained"])
def test_each_of_their_markers_comes_with_them_into_the_hospital(mark: str) -> None:
    with Siege(LEVEL) as town:
        town.put("civ1", "F-2", damage=3, marks=[mark]).run(HitUnit(town.unit("civ1"), 1))
        town.dice(4).play("dare:save").asks("halt")
        assert town.marks("civ1") == {mark, "comatose"}
    with Siege(LEVEL) as town:
        town.put("civ1", "F-2", damage=3, marks=[mark]).run(HitUnit(town.unit("civ1"), 1))
        town.dice(3).play("dare:save").asks("halt")
        assert town.place("civ1") == "CEM" and town.marks("civ1") == set()


@rule("DOZ-RUL-56", "DOZ-REF-09")
def test_refugees_walk_through_a_full_space() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-2", marks=["fled"]).put("hunt", "F-1").put("civ1", "F-1")
        town.put("folk2", "F-1", marks=["fled"]).put("civ2", "F-3").put("civ3", "F-3").act()
        assert keys(town, "move:folk1") == {"move:folk1>F-1", "move:folk1>F-3"}


@rule("DOZ-AGEE-02")
@pytest.mark.parametrize("current", ["R-E01", "R-A01", "R-A02", "R-S02"])
def test_agee_adds_one_whichever_card_is_current(current: str) -> None:
    with Siege("brains") as town:
        town.state.current_research = card(town, current)
        town.put("agee", "LAB").stock(supplies=2).dice(1).act().play("research:agee")
        town.told(ResearchRolled, roll=2, works=False)


@rule("DOZ-SAVE-07")
@pytest.mark.parametrize("who", ["civ1", "national-guard", "savior", "johnson"])
def test_any_hit_buries_a_comatose_unit_however_much_it_could_take(who: str) -> None:
    with Siege("apocalypse") as town:
        half = town.game.world.units.hits[town.unit(who)]
        town.put(who, "HB1", half, ["comatose"]).run(HitUnit(town.unit(who), 1))
        town.asks("halt")
        assert town.place(who) == "CEM"


@rule("DOZ-RET-01", "DOZ-RET-02")
def test_a_whole_mob_that_lost_goes_back() -> None:
    with Siege() as town:
        town.put("piazza", "F-2").zeds("2/1", "F-3", as_="a").zeds("3/1", "F-3", as_="b")
        town.dice(6, 6).activate("F").asks("hit-zeds").play(*[town.options[0]] * 2)
        assert town.place("a") == town.place("b") == "F-3"


@rule("DOZ-SCHMIDT-02", "DOZ-RAID-08")
@pytest.mark.parametrize(("who", "column"), [("schmidt", 3), ("rangers", 3)])
def test_against_raiders_too(who: str, column: int) -> None:
    with Siege("apocalypse") as town:
        town.put(who, "M-2").put("raiders", "M-3").act().dice(6, 6).play(f"move:{who}>M-3")
        assert town.told(FightRolled).column == column


@rule("DOZ-BARR-05")
def test_those_who_leave_a_barricade_leave_it_standing() -> None:
    with Siege("apocalypse") as town:
        town.put("piazza", "F-2").put("civ1", "F-2").barricade("F-2").zeds("5/3", "F-4", as_="a")
        town.stock(ammo=1, supplies=9).act(event=3).dice(1, 1)
        town.play(*keys(town, "shoot:piazza>F-4")).play("place:F-1").play("unit:civ1")
        assert town.state.barricades == (town.spot("F-2"),)
        town.play("move:civ1>F-2", "move:civ1>F-1")
        assert town.state.barricades == (town.spot("F-2"),)
        assert not [key for key in town.options if "barricade" in key and "remove" in key]


@rule("DOZ-FATE-10", "DOZ-GUARD-01")
def test_any_above_ground_track_may_be_chosen_whatever_is_on_it() -> None:
    with Siege(LEVEL) as town:
        town.zeds("5/3", "F-3").zeds("4/2", "F-S").zeds("6/3", "M-2").fates("F-O06")
        town.text("E-G18", "turn.start")
        assert set(town.options) == {f"place:{track}-S" for track in "FMHS"}


@rule("DOZ-BARR-04", "DOZ-STRONG-03")
def test_every_track_that_has_one_is_full() -> None:
    with Siege("apocalypse") as town:
        for track in "FMS":
            town.barricade(f"{track}-2")
        for number, track in enumerate("FMHS", 1):
            town.put(f"civ{number}", f"{track}-3")
        town.stock(supplies=9).act()
        assert keys(town, "build:") == {"build:civ3>H-3"}


@rule("DOZ-GAME-03")
@pytest.mark.parametrize("level", ["apocalypse", "brains", "walking-zeds", "directors-cut"])
def test_barricades_fall_mines_explode_and_chaos_spreads_at_every_level_from_the_second(
    level: str,
) -> None:
    with Siege(level) as town:
        town.barricade("F-4").zeds("5/3", "F-4").activate("F").asks("halt")
        assert town.state.barricades == () and town.state.chaos == (town.spot("F-3"),)


@rule("DOZ-HUNT-03", "DOZ-HEAL-09")
def test_comatose_civilians_in_every_bed_can_be_ordered() -> None:
    with Siege("outbreak") as town:
        town.put("hunt", "TC")
        for number in (1, 2, 3):
            town.put(f"civ{number}", f"HB{number}", 2, ["comatose"])
        town.act(players=0)
        assert {f"order:hunt>civ{number}" for number in (1, 2, 3)} <= set(town.options)


@rule("DOZ-WIN-05", "DOZ-RAID-14")
@pytest.mark.parametrize("band", ["raiders", "bubba"])
def test_neither_band_ends_the_game_in_town_center(band: str) -> None:
    with Siege("brains") as town:
        town.put(band, "F-0").event("E-B01").run(FourRPhase()).asks("halt")
        assert (town.place(band), town.outcome) == ("OUT", None)


@rule("DOZ-PICKLES-06", "DOZ-UNZED-15")
@pytest.mark.parametrize("who", ["berk", "ghost"])
def test_beside_un_zeds_the_hero_side_may_still_choose_pickles(who: str) -> None:
    with Siege(LEVEL, versus=True) as town:
        town.put("pickles", "F-1").put(who, "F-1").zeds("5/3", "F-2").activate("F")
        town.asks("defender", "unit:pickles", f"unit:{who}")


@rule("DOZ-PICKLES-15")
def test_without_an_action_he_stays_hidden() -> None:
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2", marks=["stealthed"]).zeds("4/2", "F-2").act(players=0)
        assert not keys(town, "appear")
    with Siege("apocalypse") as town:
        town.put("pickles", "F-2", marks=["stealthed"]).zeds("4/2", "F-2").act().dice(6, 6)
        town.play("appear:pickles")
        assert town.state.player_actions == (0,) and not keys(town, "appear")


@rule("DOZ-SEAVER-04", "DOZ-HEAL-02")
@pytest.mark.parametrize("first", ["ability:medical:seaver>civ1", "aid:seaver>civ1", "heal:civ1"])
def test_one_heal_a_turn_whoever_gives_it(first: str) -> None:
    with Siege("brains") as town:
        town.put("seaver", "SO1").put("civ1", "HB1", damage=3).stock(supplies=5, infection=9)
        town.act(event=3).play(first)
        assert (town.damage("civ1"), town.state.infection) == (2, 8)
        assert not [
            key
            for key in town.options
            if "civ1" in key and "discharge" not in key and not key.startswith("move:")
        ]
