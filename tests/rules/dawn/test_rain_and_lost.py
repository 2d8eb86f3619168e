"""Rain that stops a whole track, and Zeds that lose their way into mines and perimeters."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.defences import MineExploded
from shambler.games.dawn.events.refugees import RaidersMoved
from shambler.testing import rule
from shambler.testing.dawn import Siege

# -- rain ------------------------------------------------------------------------------------------


def rained_on(town: Siege) -> Siege:
    """A downpour over the Mountain track, with nobody there to be washed away."""
    return town.fate_text("F-G06").asks("halt")


@rule("DOZ-FATE-06")
def test_no_refugees_walk_on_a_track_in_the_rain_nor_off_it() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "M-3", marks=["fled"]).put("folk2", "M-0", marks=["fled"])
        town.put("folk3", "H-3", marks=["fled"])
        rained_on(town).event("E-G17").phase("four-r").asks("halt")  # only one could be chosen
        assert [town.place(f"folk{n}") for n in (1, 2, 3)] == ["M-3", "M-0", "H-2"]
    with Siege("apocalypse") as town:
        town.put("folk1", "M-3", marks=["fled"]).put("folk2", "H-3", marks=["fled"])
        rained_on(town).fate_text("F-G07").play("unit:folk1").asks("halt")
        assert [town.place(f"folk{n}") for n in (1, 2)] == ["M-3", "H-4"]


@rule("DOZ-FATE-06")
def test_raiders_and_rangers_stay_where_the_rain_caught_them() -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "M-4")
        rained_on(town).event("E-G17").phase("four-r").asks("halt").not_told(RaidersMoved)
        assert town.place("raiders") == "M-4"
    with Siege("apocalypse") as town:
        town.put("raiders", "H-4")
        rained_on(town).event("E-G17").phase("four-r").asks("halt")
        assert town.place("raiders") == "H-3"
    with Siege("apocalypse") as town:
        town.put("rangers", "M-4")
        rained_on(town).event("E-G17").phase("four-r").asks("halt")
    with Siege("apocalypse") as town:
        town.put("rangers", "TC")
        rained_on(town).event("E-G17").phase("four-r")
        town.asks("free-step", "place:F-0", "place:H-0", "place:S-0", "pass")


@rule("DOZ-FATE-06", "DOZ-UNZED-10")
def test_un_zeds_neither_step_nor_walk_in_the_rain() -> None:
    with Siege("directors-cut", versus=True) as town:
        town.put("plaid", "M-4").put("xaio", "F-4").zeds("4/2", "M-S").zeds("5/3", "F-S")
        rained_on(town).zeds_turn("M", "F", actions=2)
        assert "walk:xaio>F-3" in town.options and "walk:plaid>M-3" not in town.options
        town.play("track:M").asks("zeds-turn")
        town.play("track:F").asks("un-zeds-step", "unit:xaio", "pass")


@rule("DOZ-FATE-06", "DOZ-JONES-02", "DOZ-JONES-03")
def test_jones_does_not_vanish_out_of_the_rain_nor_into_it() -> None:
    with Siege("walking-zeds") as town:
        town.put("jones", "M-3")
        rained_on(town).event("E-G17").phase("four-r").asks("halt")
    with Siege("walking-zeds") as town:
        town.put("jones", "LAB")
        rained_on(town).event("E-G17").phase("four-r").asks("refugees").play("unit:jones")
        town.asks("teleport")
        assert {"place:F-3", "place:TC", "place:H-0"} <= set(town.options)
        assert not [key for key in town.options if key.startswith("place:M-")]


# -- Lost! -----------------------------------------------------------------------------------------

LEVEL = "walking-zeds"


@rule("DOZ-TUN-05", "DOZ-MINE-09", "DOZ-MINE-04")
@pytest.mark.parametrize(("dice", "fights"), [((1, 1), True), ((6, 6), False)])
def test_lost_zeds_set_off_the_mines_they_come_to_before_they_fight(
    dice: tuple[int, int], fights: bool
) -> None:
    with Siege(LEVEL) as town:
        town.put("furies", "T-4").zeds("2/1", "T-5", damage=1, as_="mob")
        town.state.minefield = town.spot("T-4")
        town.dice(6).dice(4).dice(*dice)
        if fights:
            town.dice(6, 6)
        town.activate("T").asks("halt").told(MineExploded)
        told = [type(e) for e in town.events if isinstance(e, MineExploded | FightRolled)]
        assert told == [MineExploded, FightRolled][: 1 + fights]
        assert (town.state.blasts, town.place("mob")) == (1, "POOL")


@rule("DOZ-MINE-02", "DOZ-TUN-05")
def test_the_mines_hit_whoever_comes_not_whoever_is_there() -> None:
    with Siege(LEVEL) as town:
        town.zeds("9/4", "T-5", as_="old").zeds("2/1", "T-3", damage=1, as_="lost")
        town.state.minefield = town.spot("T-5")
        town.state.held_back = 1 << town.zed("old")
        town.dice(6).dice(5).dice(6, 6).activate("T").asks("halt").told(MineExploded)
        assert (town.place("lost"), town.damage("old")) == ("POOL", 0)


@rule("DOZ-KINGMAN-03", "DOZ-KINGMAN-04", "DOZ-TUN-05")
@pytest.mark.parametrize(("roll", "place"), [(4, "T-2"), (5, "T-5")])
def test_a_perimeter_keeps_the_lost_away(roll: int, place: str) -> None:
    with Siege(LEVEL) as town:
        town.put("kingman", "T-1").zeds("4/2", "T-5", as_="mob").dice(6).dice(2).activate("T")
        town.asks("perimeter").dice(roll).play("dare").asks("halt")
        assert town.place("mob") == place


@rule("DOZ-NOENTRY-01", "DOZ-TUN-07", "DOZ-RUL-78")
def test_nobody_gets_lost_into_a_space_that_nothing_may_enter() -> None:
    with Siege(LEVEL) as town:
        town.zeds("4/2", "T-5", as_="mob").state.no_entry = (town.spot("T-2"),)
        town.dice(6).dice(2).activate("T").asks("halt")
        assert town.place("mob") == "T-5"
    with Siege(LEVEL) as town:
        town.put("johnson", "T-3").state.no_entry = (town.spot("T-6"),)
        town.act().dice(6).dice(6).play("move:johnson>T-2").asks("halt")
        assert town.place("johnson") == "T-3"
    with Siege(LEVEL) as town:
        town.put("folk1", "T-3", marks=["fled"]).state.no_entry = (town.spot("T-6"),)
        town.dice(6).dice(6).event("E-G17").phase("four-r").asks("halt")
        assert town.place("folk1") == "T-3"


@rule("DOZ-KINGMAN-05", "DOZ-RUL-79")
@pytest.mark.parametrize(("roll", "place"), [(4, "H-3"), (5, "H-4")])
def test_a_perimeter_pushes_what_comes_up_from_below_back_toward_start(
    roll: int, place: str
) -> None:
    with Siege("directors-cut") as town:
        town.put("kingman", "H-2").zeds("4/2", "T-6", as_="mob").text("E-O13", "zeds.end")
        town.asks("perimeter").dice(roll).play("dare").asks("halt")
        assert town.place("mob") == place


# -- cards -----------------------------------------------------------------------------------------


@rule("DOZ-FATE-06", "DOZ-SETUP-13")
@pytest.mark.parametrize("place", ["TC", "T-S"])
def test_a_held_hero_arrives_in_town_or_on_any_start(place: str) -> None:
    with Siege(LEVEL) as town:
        town.held("F-O02").put("hunt", "TC", damage=1).act().draws("piazza").play("play:F-O02")
        starts = [f"place:{track}-S" for track in "FMHST"]
        town.asks("place-character", "place:TC", *starts).play(f"place:{place}")
        assert (town.place("piazza"), town.damage("piazza")) == (place, 0)
        assert sum(town.state.player_actions) == 1  # playing it costs nothing
        assert "play:F-O02" not in town.options


@rule("DOZ-FATE-06", "DOZ-RES-10")
def test_a_serious_breakdown_costs_a_component_or_a_choice() -> None:
    with Siege("directors-cut") as town:
        town.state.components = 0b101
        town.fate_text("F-R07").asks("lose-component")
        assert len(town.options) == 2
        town.play(town.options[0]).asks("halt")
        assert town.state.components.bit_count() == 1
    with Siege("directors-cut") as town:
        before = len(town.state.research)
        town.zeds("4/2", "F-3", as_="f").zeds("5/3", "M-3").zeds("6/3", "H-3").zeds("2/1", "S-3")
        town.zeds("3/1", "T-4", as_="t").zeds("3/2", "F-5").zeds("4/3", "T-7")
        town.fate_text("F-R07").asks("choose-effect").play("choose:early-research").asks("halt")
        assert len(town.state.research) == before + 1 and town.place("f") == "F-3"
    with Siege("directors-cut") as town:
        before = len(town.state.research)
        town.zeds("4/2", "F-3").zeds("5/3", "M-3").zeds("6/3", "H-3").zeds("vermin", "S-3")
        town.fate_text("F-R07").draws("9/4").play("choose:activate-fewest").asks("halt")
        assert len(town.state.research) == before and town.crowd("T-S") == ["9/4"]


@rule("DOZ-SETUP-13")
def test_heroic_civilians_arrive_by_chance_in_town() -> None:
    with Siege(LEVEL) as town:
        town.put("furies", "F-3").draws("fd129").text("E-O14").asks("halt")
        assert (town.place("fd129"), town.place("furies")) == ("TC", "F-3")


@rule("DOZ-RES-10", "DOZ-INF-01")
@pytest.mark.parametrize(("roll", "cards"), [(1, 1), (5, 1), (6, 0)])
def test_explosive_experiments_add_an_early_card_and_infection(roll: int, cards: int) -> None:
    with Siege("directors-cut") as town:
        before = len(town.state.research)
        town.dice(roll).dice(4).text("E-R02").asks("halt")
        assert len(town.state.research) == before + cards
        assert town.state.infection == 4
