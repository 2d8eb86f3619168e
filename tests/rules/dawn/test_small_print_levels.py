"""The same for the levels above the Basic Game: limits of tracks, bystanders, ties, exceptions."""

from __future__ import annotations

from typing import Literal

import pytest

from shambler.games.dawn.epilogue import score
from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.defences import StenchRolled
from shambler.games.dawn.events.infection import OutbreakBegan
from shambler.games.dawn.events.units import Foraged
from shambler.games.dawn.procedures.arrivals import enter_play
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.retreat import RetreatZeds
from shambler.games.dawn.procedures.set_up import SetUp
from shambler.games.dawn.procedures.stock import change
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import keys

LEVEL = "walking-zeds"


def versus() -> Siege:
    """A Versus table."""
    return Siege(LEVEL, versus=True)


# -- tracks of markers -----------------------------------------------------------------------


@rule("DOZ-RUL-01", "DOZ-RUL-11")
def test_in_the_basic_game_nobody_finds_supplies() -> None:
    with Siege() as town:
        town.put("hunt", "TC").dice(4).act(event=1).play("forage:hunt")
        assert (town.state.supplies, town.state.ammo) == (0, 0)


@rule("DOZ-RUL-07")
@pytest.mark.parametrize("end", [0, 20])
@pytest.mark.parametrize("stock", ["supplies", "ammo"])
def test_supplies_and_ammo_stop_at_both_ends_of_their_tracks(
    stock: Literal["supplies", "ammo"], end: int
) -> None:
    with Siege("outbreak") as town:
        town.stock(supplies=18, ammo=18)
        change(town.game, stock, 3 if end else -19)
        assert getattr(town.state, stock) == end


@rule("DOZ-RUL-07", "DOZ-ACT-02")
@pytest.mark.parametrize(("by", "left"), [(2, 4), (-4, 0)])
def test_event_actions_stop_at_both_ends_of_their_track(by: int, left: int) -> None:
    with Siege("outbreak") as town:
        town.put("hunt", "TC").act(event=3)
        change(town.game, "event-actions", by)
        assert town.state.event_actions == left


@rule("DOZ-REF-15")
def test_refugees_who_bring_infection_to_its_end_start_an_unchecked_outbreak() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-0", marks=["fled"]).stock(infection=12).act()
        town.dice(6, 6).fates("F-B05").draws("doom").play("move:folk1>TC")
        town.told(OutbreakBegan, unchecked=True)
        assert town.place("folk1") == "CAMP" and town.state.infection == 1


@rule("DOZ-MARTEUSE-03")
def test_the_doctors_infection_may_start_an_unchecked_outbreak() -> None:
    with versus() as town:
        town.put("marteuse", "F-4").stock(infection=11).zeds_turn()
        town.dice(6, 6).fates("F-B05").draws("doom").play("scheme:doctor-infect:marteuse")
        town.told(OutbreakBegan, unchecked=True)


# -- who counts ------------------------------------------------------------------------------


@rule("DOZ-EPI-01")
def test_patients_count_raiders_and_un_zeds_do_not() -> None:
    with versus() as town:
        none = score(town.game).points["units"]
        town.put("raiders", "F-2").put("berk", "F-3").put("ghost", "TC")
        assert score(town.game).points["units"] == none
        town.put("hunt", "HB1", 1, ["comatose"]).put("agee", "LAB").put("civ1", "F-S")
        assert score(town.game).points["units"] == none + 3


@rule("DOZ-ACIV-01", "DOZ-UNZED-05")
def test_anti_civilians_restore_order() -> None:
    with versus() as town:
        town.put("berk", "F-3").chaos("F-3", "M-2").run(Housekeeping()).asks("halt")
        assert town.state.chaos == (town.spot("M-2"),) and town.state.infection == 1


@rule("DOZ-BUBBA-05")
def test_the_band_hits_no_un_zeds_in_town() -> None:
    with versus() as town:
        town.put("bubba", "F-0").put("berk", "TC").put("plaid", "M-0").put("civ1", "H-0")
        town.run(MoveRaiders((town.unit("bubba"),))).asks("halt")
        assert [town.damage(name) for name in ("berk", "plaid", "civ1")] == [0, 0, 1]


@rule("DOZ-REF-12", "DOZ-VIP-03")
def test_vip_survivors_alone_are_devoured_like_others() -> None:
    with Siege("apocalypse") as town:
        town.put("vip", "F-2", marks=["fled"]).zeds("5/3", "F-3").activate("F").asks("save")
        assert town.state.infection == 2


@rule("DOZ-BRIDGE-06")
@pytest.mark.parametrize("who", ["hunt", "civ1", "furies", "petra"])
def test_whoever_takes_the_ferry_ends_the_move_there(who: str) -> None:
    with Siege("brains") as town:
        town.put(who, "S-2").state.bridge = "ferry"
        town.act()
        assert "move:" + who + ">S-1" in town.options and f"move:{who}>S-0" not in town.options


@rule("DOZ-BRIDGE-06")
def test_un_zeds_take_the_ferry_as_others_do() -> None:
    with versus() as town:
        town.put("berk", "S-2").state.bridge = "ferry"
        town.zeds_turn(actions=2)
        assert "walk:berk>S-1" in town.options and "walk:berk>S-0" not in town.options
        town.play("walk:berk>S-1")
        assert "walk:berk>S-0" in town.options


@rule("DOZ-WILSON-11")
def test_in_town_spaces_other_than_town_center_his_die_counts() -> None:
    with Siege(LEVEL) as town:
        town.put("wilson", "F-0").put("civ1", "F-0").dice(2, 4).act().play("forage:civ1")
        town.told(Foraged, faces=(2, 4))


@rule("DOZ-WZED-02", "DOZ-ACT-08")
@pytest.mark.parametrize(("marks", "far"), [([], True), (["comatose"], False)])
def test_a_comatose_wzed_carries_no_speech(marks: list[str], far: bool) -> None:
    with Siege(LEVEL) as town:
        town.put("wzed", "HB1", 2, marks).put("hernandez", "TC").put("civ1", "F-3")
        town.act().play("speech:hernandez")
        assert (town.unit("civ1") in town.state.free) is far


# -- combat ----------------------------------------------------------------------------------


@rule("DOZ-RUL-49")
def test_an_attacker_driven_out_meanwhile_does_not_go_back_where_he_came_from() -> None:
    with Siege("apocalypse") as town:  # from F-5 into F-4; the Outbreak there drives him to F-3
        town.stock(infection=12).put("civ1", "F-5").zeds("2/1", "F-4", as_="mob").act()
        town.dice(1, 1).dice(6, 6).fates("F-B09").draws("zed-hemoths").dice(4, 4)
        town.play("move:civ1>F-4", "zed:zed-hemoths").asks("hit-zeds")
        town.play("zed:z21").asks("halt")
        assert (town.place("civ1"), town.damage("civ1")) == ("F-3", 2)


@rule("DOZ-SPREAD-06", "DOZ-GUN-08")
def test_gunfire_finds_a_spreader_only_where_it_is_alone() -> None:
    with Siege("outbreak") as town:
        town.put("hunt", "F-2").stock(ammo=3).zeds("vermin", "F-3").zeds("9/4", "F-3").act()
        assert keys(town, "shoot:") == {"shoot:hunt>F-3/z94"}
    with Siege("outbreak") as town:
        town.put("hunt", "F-2").stock(ammo=3).zeds("vermin", "F-3").act()
        assert keys(town, "shoot:") == {"shoot:hunt>F-3/vermin"}


@rule("DOZ-ALYSSA-03")
def test_she_withdraws_alone_and_her_companion_defends() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").put("furies", "F-2").zeds("5/3", "F-3", as_="mob").activate("F")
        town.play("unit:alyssa").dice(2).play("dare").asks("withdraw").dice(6, 6).play("dare")
        town.told(FightRolled, unit=town.unit("furies"))
        assert (town.place("alyssa"), town.place("furies")) == ("F-1", "F-2")


@rule("DOZ-MOVE-07", "DOZ-RAID-04")
def test_a_unit_that_walks_into_raiders_attacks_them() -> None:
    with Siege("apocalypse") as town:
        town.put("furies", "F-1").put("raiders", "F-2").dice(6, 6).act()
        assert "move:furies>F-3" not in town.options
        town.play("move:furies>F-2")
        town.told(FightRolled, unit=town.unit("furies"), attacking=True)


@rule("DOZ-MARTEUSE-08", "DOZ-MARTEUSE-11")
@pytest.mark.parametrize(("place", "seats"), [("M-4", (1,)), ("M-S", (0,))])
def test_he_breaks_ties_of_moving_and_of_retreating_mobs(
    place: str, seats: tuple[int, ...]
) -> None:
    with versus() as town:  # room for one of two equals ahead
        town.put("marteuse", place).zeds("5/3", "F-4").zeds("5/3", "F-4", damage=1)
        town.zeds("4/2", "F-3").state.no_entry = (town.spot("F-2"),)
        town.activate("F").asks("tie", seats=seats)
    with versus() as town:  # room for one of two equals behind
        town.put("marteuse", place).zeds("5/3", "F-3", as_="a")
        town.zeds("5/3", "F-3", damage=1, as_="b").zeds("4/2", "F-4")
        town.run(RetreatZeds((town.zed("a"), town.zed("b")))).asks("tie", seats=seats)


# -- the end of a game, and its beginning --------------------------------------------------------


@rule("DOZ-EPI-03")
@pytest.mark.parametrize(
    ("name", "worth", "worthless"),
    [("supplies", 2, 1), ("ammo", 2, 1), ("infection", 6, 7), ("antidote", 2, 1)],
)
def test_points_for_stock_at_the_limit(name: str, worth: int, worthless: int) -> None:
    for number, points in ((worth, 1), (worthless, 0)):
        with Siege("brains") as town:
            setattr(town.state, name, number)
            assert score(town.game).points[name] == points


@rule("DOZ-SETUP-02")
@pytest.mark.parametrize(("level", "tracks"), [("basic", "FMHS"), (LEVEL, "FMHST")])
def test_every_track_in_play_begins_with_one_zeds_unit(level: str, tracks: str) -> None:
    counters = ("5/3", "4/2", "6/3", "9/4", "8/4")
    with Siege(level) as town:
        town.draws(*counters[: len(tracks)])
        town.draws(*(f"civ{number}" for number in range(1, 7)))
        if level != "basic":
            town.dice(2, 5)  # Supplies and Ammo
        town.start(SetUp())
        assert [town.crowd(f"{track}-S") for track in tracks] == [
            [counter] for counter in counters[: len(tracks)]
        ]


@rule("DOZ-LOC-01", "DOZ-RAID-11")
def test_raiders_who_fall_lie_in_the_cemetery() -> None:
    with Siege("apocalypse") as town:
        town.put("raiders", "F-3", damage=5).run(HitUnit(town.unit("raiders"), 1)).asks("halt")
        assert town.place("raiders") == "CEM"


@rule("DOZ-RAID-13")
def test_what_raiders_do_not_find_costs_nothing() -> None:
    with Siege("apocalypse") as town:
        town.stock(supplies=1).put("civ1", "TC").put("raiders", "F-0")
        town.run(MoveRaiders((town.unit("raiders"),))).asks("halt")
        assert (town.state.supplies, town.state.infection, town.damage("civ1")) == (0, 0, 0)


# -- movement and arrivals -----------------------------------------------------------------------


@rule("DOZ-MOVE-03")
@pytest.mark.parametrize("track", "FMHST")
def test_no_unit_moves_onto_any_start_space(track: str) -> None:
    last = "T-7" if track == "T" else f"{track}-6"
    with Siege(LEVEL) as town:
        town.put("hunt", last).act()
        assert keys(town, f"move:hunt>{track}-") and f"move:hunt>{track}-S" not in town.options
    with Siege(LEVEL) as town:  # whoever stands on one may leave it
        town.put("rangers", f"{track}-S").act()
        assert f"move:rangers>{last}" in town.options


@rule("DOZ-MAYOR-05", "DOZ-ACT-08")
@pytest.mark.parametrize(("marks", "reaches"), [([], True), (["comatose"], False)])
def test_a_comatose_mayor_controls_no_traffic(marks: list[str], reaches: bool) -> None:
    with Siege("outbreak") as town:  # two points to Forest 0, none for Town Center, none left
        town.put("hernandez", "HB1", 1, marks).put("civ1", "F-2").act()
        assert ("move:civ1>TC" in town.options) is reaches


@rule("DOZ-LOC-04")
def test_wounded_or_not_only_scientists_enter_offices_and_laboratory() -> None:
    with Siege("brains") as town:
        town.put("hunt", "TC", damage=1).put("civ1", "TC", damage=1).put("wright", "TC", damage=1)
        town.act()
        assert keys(town, "move:hunt>SO", "move:hunt>LAB", "move:civ1>SO", "move:civ1>LAB") == set()
        assert {"move:wright>SO1", "move:wright>LAB", "move:wright>HB1"} <= set(town.options)


@rule("DOZ-JOHNSON-01", "DOZ-RUL-11")
@pytest.mark.parametrize(("level", "supplies"), [("basic", 0), ("outbreak", 2)])
def test_johnson_brings_his_stock_whenever_he_comes(level: str, supplies: int) -> None:
    with Siege(level) as town:
        enter_play(town.game, town.unit("johnson"), town.spot("TC"))
        assert (town.state.supplies, town.state.ammo) == (supplies, 3)


# -- attacks -------------------------------------------------------------------------------------


@rule("DOZ-ZEDS-18")
@pytest.mark.parametrize("who", ["berk", "raiders", "civ1"])
def test_placed_zeds_attack_whoever_is_there(who: str) -> None:
    with versus() as town:
        town.put(who, "F-2").draws("2/1").dice(6, 6).run(NewZeds(town.spot("F-2")))
        town.told(FightRolled, unit=town.unit(who), attacking=False)


@rule("DOZ-RUL-45", "DOZ-ALYSSA-06")
def test_her_strike_against_doom_zeds_is_lost_unhurt() -> None:
    with Siege("brains") as town:
        town.put("alyssa", "F-2").zeds("doom", "F-3").activate("F").dice(4).dice(6, 6).play("dare")
        fight = town.told(FightRolled)
        assert (fight.zeds_lose, fight.unit_hits) == (False, 0)
        assert (town.place("alyssa"), town.damage("alyssa")) == ("F-1", 0)


@rule("DOZ-RUL-45", "DOZ-ALYSSA-05")
@pytest.mark.parametrize("place", ["F-3", "F-2"])
def test_no_terrain_counts_when_she_strikes_raiders_that_came(place: str) -> None:
    with Siege("brains") as town:  # the Farm has Terrain, the space below has none
        town.put("alyssa", place).put("raiders", "F-4" if place == "F-3" else "F-3")
        town.run(MoveRaiders((town.unit("raiders"),))).dice(4).dice(6, 6).play("dare")
        town.told(FightRolled, column=3)  # 3 against 6, two columns in her favour


@rule("DOZ-LAWYERS-03")
def test_lawyers_take_one_off_the_sum_of_a_combat() -> None:
    for marked, hits in ((False, 3), (True, 2)):  # 8 in Strength 6 against 5, or 7
        with versus() as town:
            town.put("furies", "F-2").zeds("5/3", "F-3").zeds("2/1", "M-3")
            town.state.lawyers = town.unit("furies") if marked else -1
            town.dice(4, 4).dice(1).activate("F")
            assert town.told(FightRolled).zeds_hits == hits


@rule("DOZ-STENCH-01", "DOZ-STENCH-03")
def test_stench_zeds_that_fought_do_not_reek_that_step() -> None:
    with Siege("brains") as town:
        town.put("civ1", "F-4").put("civ2", "F-3").zeds("9/4", "F-5", marks=["stench"])
        town.dice(5, 5).activate("F").asks("halt")
        town.told(FightRolled)
        town.not_told(StenchRolled)
