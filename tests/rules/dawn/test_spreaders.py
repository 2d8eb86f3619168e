"""Disease Spreaders: Zeds of a kind of their own that no full space holds up."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.zeds import ZedsMoved
from shambler.games.dawn.procedures.hits import LandHits
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.pressure import MovementPressure, PlacementPressure
from shambler.games.dawn.state import OUT
from shambler.testing import rule
from shambler.testing.dawn import Siege


def hold(town: Siege, *names: str) -> None:
    """These Zeds do not move."""
    for name in names:
        town.state.held_back |= 1 << town.zed(name)


@rule("DOZ-SPREAD-01")
def test_a_fate_card_brings_the_vermin_and_an_event_brings_noelle() -> None:
    with Siege("brains") as town:
        town.zeds("5/3", "M-3").fate_text("F-B04").asks("halt")
        assert town.place("vermin") == "M-S"
    with Siege("brains") as town:
        town.fates("F-B05").text("E-Y01").asks("halt")
        assert town.place("noelle") == "S-S"


@rule("DOZ-SPREAD-01")
def test_each_of_them_comes_once_and_has_two_hits_a_side() -> None:
    with Siege("brains") as town:
        town.state.zed_at[town.zed("vermin")] = OUT
        town.fate_text("F-B04").asks("halt")
        assert town.state.zed_at[town.zed("vermin")] == OUT
    with Siege("brains") as town:
        town.zeds("noelle", "F-3").run(LandHits((town.zed("noelle"),), (3,))).asks("halt")
        assert town.place("noelle") == "F-3" and town.game.zed_strength(town.zed("noelle")) == 2
        town.dice(6).run(LandHits((town.zed("noelle"),), (1,))).asks("halt")
        assert town.state.zed_at[town.zed("noelle")] == OUT


@rule("DOZ-SPREAD-02", "DOZ-INF-03", "DOZ-SEQ-05")
@pytest.mark.parametrize(
    ("vermin", "noelle", "infection"),
    [("F-4", "H-0", 2), ("F-S", "H-4", 1), ("F-4", "H-S", 1), ("F-S", "M-S", 0)],
)
def test_each_spreader_off_start_raises_infection_also_without_a_check(
    vermin: str, noelle: str, infection: int
) -> None:
    with Siege("brains") as town:
        town.event("E-B02").zeds("vermin", vermin).zeds("noelle", noelle).zeds("5/3", "S-3")
        town.phase("infection").asks("halt")
        assert town.state.infection == infection


@rule("DOZ-INF-03", "DOZ-SPREAD-02")
def test_spreaders_raise_infection_before_the_check() -> None:
    with Siege("outbreak") as town:
        town.event("E-B04").stock(infection=5).zeds("vermin", "F-4").dice(3, 3)
        town.dice(1, 1).fates("F-B05").draws("5/3").phase("infection").asks("halt")
        assert town.state.infection == 4  # 5 and 1, less the 2 of the Outbreak


@rule("DOZ-SPREAD-03")
def test_they_never_count_against_the_limit() -> None:
    with Siege("outbreak") as town:
        town.zeds("vermin", "F-2").zeds("5/3", "F-2").draws("4/2")
        town.run(NewZeds(town.spot("F-2"))).asks("halt")
        assert sorted(town.crowd("F-2")) == ["2/1", "4/2", "5/3"]
        town.draws("6/3").run(NewZeds(town.spot("F-2"))).asks("halt")
        assert town.crowd("F-3") == ["6/3"]


@rule("DOZ-SPREAD-04", "DOZ-SPREAD-10")
def test_they_move_and_fight_with_the_mob_they_are_in() -> None:
    with Siege("outbreak") as town:
        town.put("civ1", "F-2").zeds("vermin", "F-3", as_="a").zeds("4/2", "F-3", as_="b")
        town.dice(6, 6).activate("F").asks("halt")
        assert [e.column for e in town.events if isinstance(e, FightRolled)] == [2]  # 6 against 4
        assert town.state.infection == 1
        moves = [set(e.zeds) for e in town.events if isinstance(e, ZedsMoved)]
        assert moves == [{town.zed("a"), town.zed("b")}]


@rule("DOZ-SPREAD-05")
@pytest.mark.parametrize(("start", "full"), [("F-3", "F-2"), ("F-S", "F-6")])
def test_no_full_space_stops_them(start: str, full: str) -> None:
    with Siege("outbreak") as town:
        town.zeds("5/3", full, as_="a").zeds("6/3", full, as_="b").zeds("vermin", start)
        hold(town, "a", "b")
        town.activate("F").asks("halt")
        assert town.place("vermin") == full


@rule("DOZ-SPREAD-05")
def test_only_the_spreader_of_a_mob_enters_a_full_space() -> None:
    with Siege("outbreak") as town:
        town.zeds("5/3", "F-2", as_="a").zeds("6/3", "F-2", as_="b")
        town.zeds("vermin", "F-3").zeds("9/4", "F-3", as_="c")
        hold(town, "a", "b")
        town.activate("F").asks("halt")
        assert (town.place("vermin"), town.place("c")) == ("F-2", "F-3")


@rule("DOZ-SPREAD-06")
def test_hits_go_to_the_others_first() -> None:
    with Siege("outbreak") as town:
        town.put("furies", "F-1").zeds("vermin", "F-2", as_="a").zeds("2/1", "F-2", 4, as_="b")
        town.act().dice(6, 5).play("move:furies>F-2").asks("halt")  # three Hits
        assert town.place("b") == "POOL" and town.damage("a") == 1


@rule("DOZ-SPREAD-07")
@pytest.mark.parametrize(("card", "place", "hits"), [("E-B14", "M-4", 1), ("E-Y06", "H-3", 2)])
def test_damage_to_each_unit_of_a_space_hits_them_too(card: str, place: str, hits: int) -> None:
    with Siege("brains") as town:
        town.zeds("noelle", place).zeds("5/3", place, as_="mob").text(card).asks("halt")
        assert (town.damage("noelle"), town.damage("mob")) == (hits, hits)


@rule("DOZ-SPREAD-08")
@pytest.mark.parametrize("roll", range(1, 7))
def test_an_eliminated_spreader_returns_fresh_to_the_start_of_its_own_track(roll: int) -> None:
    with Siege("brains") as town:
        town.zeds("noelle", "M-2", damage=3).dice(roll)
        town.run(LandHits((town.zed("noelle"),), (1,))).asks("halt")
        at = town.state.zed_at[town.zed("noelle")]
        assert at == (town.spot("M-S") if roll <= 3 else OUT)
        assert town.damage("noelle") == 0


@rule("DOZ-SPREAD-09")
def test_they_count_where_the_fewest_zeds_are_looked_for() -> None:
    with Siege("brains") as town:
        town.zeds("vermin", "F-3").zeds("noelle", "M-3").zeds("5/3", "H-3").draws("4/2")
        town.run(PlacementPressure(1)).asks("halt")
        assert town.crowd("S-S") == ["4/2"]


@rule("DOZ-SPREAD-09", "DOZ-FATE-03")
def test_they_count_where_the_most_zeds_are_looked_for() -> None:
    with Siege("brains") as town:
        town.zeds("noelle", "M-3").zeds("5/3", "M-4").zeds("6/3", "H-3").fate_text("F-B04")
        assert town.place("vermin") == "M-S"


@rule("DOZ-SPREAD-10")
def test_their_strength_counts_for_movement_pressure() -> None:
    with Siege("outbreak") as town:
        town.zeds("5/3", "F-4", as_="a").zeds("4/2", "M-4", as_="b").zeds("vermin", "M-4")
        town.run(MovementPressure(1)).asks("halt")
        assert (town.place("a"), town.place("b"), town.place("vermin")) == ("F-4", "M-3", "M-3")


@rule("DOZ-SPREAD-11")
def test_alone_they_attack_with_their_own_low_strength() -> None:
    with Siege("brains") as town:
        town.put("civ2", "F-2").zeds("noelle", "F-3").dice(6, 6).activate("F").asks("halt")
        town.told(FightRolled, column=3, attacking=False)  # 3 against 3
        assert town.state.infection == 1
    with Siege("outbreak") as town:
        town.put("civ1", "F-2").zeds("vermin", "F-3", damage=2).dice(6, 6).dice(6).activate("F")
        town.told(FightRolled, column=6)  # 1 against 4: and the five Hits are too many


@rule("DOZ-SPREAD-12")
def test_in_town_center_they_end_the_game() -> None:
    with Siege("outbreak") as town:
        town.put("hunt", "TC").zeds("vermin", "M-0").activate("M")
        assert town.outcome is not None and town.outcome.reason == "overrun"


@rule("DOZ-SPREAD-13")
def test_they_place_chaos() -> None:
    with Siege("apocalypse") as town:
        town.zeds("vermin", "F-5").activate("F").asks("halt")
        assert town.state.chaos == (town.spot("F-4"),)


@rule("DOZ-SPREAD-14")
def test_they_destroy_a_barricade_they_leave_forward() -> None:
    with Siege("apocalypse") as town:
        town.barricade("F-2").zeds("vermin", "F-2").activate("F").asks("halt")
        assert town.place("vermin") == "F-1" and town.state.barricades == ()


@rule("DOZ-SPREAD-15", "DOZ-MARK-04")
@pytest.mark.parametrize(
    ("card", "start", "marker"),
    [
        ("E-B16", "M-S", "tough"),
        ("E-G08", "H-S", "toxic"),
        ("E-G09", "F-S", "fast"),
        ("E-Y11", "S-S", "smart"),
    ],
)
def test_markers_go_on_the_strongest_regular_unit_only(card: str, start: str, marker: str) -> None:
    with Siege("brains") as town:
        town.zeds("noelle", "F-3").zeds("iron", "H-3").draws("2/1")
        town.text(card, "zeds.end" if card == "E-Y11" else "zeds.start").asks("halt")
        assert town.marks("z21") == {marker} and town.crowd(start) == ["2/1"]
        assert town.marks("noelle") == town.marks("iron") == set()


@rule("DOZ-SPREAD-15", "DOZ-MARK-04", "DOZ-RUL-13")
def test_stench_and_the_leader_pass_them_over_too() -> None:
    with Siege("directors-cut") as town:
        town.zeds("noelle", "M-S").zeds("iron", "H-S").zeds("2/1", "F-5", as_="a")
        town.fate_text("F-Y02").asks("halt")
        assert town.marks("a") == {"stench"}
        town.fate_text("F-R09").asks("halt")
        assert town.marks("a") == {"stench", "leader"} and town.place("a") == "F-4"
        assert town.marks("noelle") == town.marks("iron") == set()


@rule("DOZ-SPREAD-15", "DOZ-MARK-04")
def test_without_regular_zeds_no_marker_is_placed() -> None:
    with Siege("directors-cut") as town:
        town.zeds("noelle", "M-3").zeds("iron", "H-3").fate_text("F-Y02").asks("halt")
        assert not any(town.state.zed_marks) and not town.state.markers_used
