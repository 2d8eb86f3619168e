"""Level IV and up: the Tunnel, its Catacombs, and Zeds that come up from below."""

from __future__ import annotations

import pytest

from shambler.games.dawn.events.combat import FightRolled
from shambler.games.dawn.events.tunnel import WayRolled
from shambler.games.dawn.events.zeds import ZedsMoved
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.retreat import RetreatUnits, RetreatZeds
from shambler.testing import rule, some
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import keys

LEVEL = "walking-zeds"


@rule("DOZ-TUN-01")
def test_the_tunnel_has_spaces_7_to_0_and_catacombs_at_5_and_3() -> None:
    with Siege(LEVEL) as town:
        town.zeds("5/3", "T-S", as_="mob").activate("T", "T", "T").asks("halt")
        assert town.place("mob") == "T-5"
        board = town.game.world.board
        kinds = {n: board.kind[town.spot(f"T-{n}")] for n in range(8)}
        assert {n for n, kind in kinds.items() if kind == "catacombs"} == {5, 3}
        assert board.toward[town.spot("T-0")] == town.spot("TC")
    with Siege("brains") as town, pytest.raises(ValueError, match="T-3"):
        town.spot("T-3")


@rule("DOZ-TUN-02")
@pytest.mark.parametrize(
    ("place", "zeds", "units"),
    [("T-7", 1, 1), ("T-6", 1, 1), ("T-4", 1, 1), ("T-2", 1, 1), ("T-1", 1, 1), ("T-0", 2, 2)],
)
def test_limits_in_the_tunnel(place: str, zeds: int, units: int) -> None:
    with Siege(LEVEL) as town:
        for at in some(range(zeds)):
            assert town.game.room_for_zeds(town.spot(place)) == zeds - at
            town.draws(("5/3", "4/2")[at]).run(NewZeds(town.spot(place))).asks("halt")
        town.draws("6/3").run(NewZeds(town.spot(place))).asks("halt")
        assert len(town.crowd(place)) == zeds
    with Siege(LEVEL) as town:
        town.put("hunt", "T-0" if place != "T-0" else "TC")
        for at in range(units):
            town.put(f"civ{at + 1}", place)
        assert town.game.room_for_units(town.spot(place)) == 0


@rule("DOZ-RET-08", "DOZ-RET-06")
def test_beaten_zeds_that_part_fight_in_each_space_they_come_to() -> None:
    with Siege(LEVEL) as town:
        town.zeds("3/2", "T-0", as_="strong").zeds("2/1", "T-0", as_="weak")
        town.put("civ1", "T-1").put("civ2", "T-2").dice(3, 4).dice(3, 4)
        zeds = (town.zed("strong"), town.zed("weak"))
        town.run(RetreatZeds(zeds)).asks("halt")
        fights = [event.place for event in town.events if isinstance(event, FightRolled)]
        assert fights == [town.spot("T-1"), town.spot("T-2")]


@rule("DOZ-TUN-02")
def test_catacombs_have_no_limit_and_start_takes_two_zeds() -> None:
    with Siege(LEVEL) as town:
        for which in ("5/3", "4/2", "6/3"):
            town.draws(which).run(NewZeds(town.spot("T-5"))).asks("halt")
        assert len(town.crowd("T-5")) == 3
        town.zeds("2/1", "T-S").zeds("3/1", "T-S")
        assert town.game.room_for_zeds(town.spot("T-S")) == 0
        town.put("hunt", "T-3").put("agee", "T-3").put("wright", "T-3").put("seaver", "T-1").act()
        assert "move:seaver>T-3" in town.options


@rule("DOZ-RUL-27", "DOZ-TUN-02")
def test_spreaders_leave_the_one_place_free() -> None:
    with Siege(LEVEL) as town:
        town.zeds("vermin", "T-4").draws("5/3").run(NewZeds(town.spot("T-4"))).asks("halt")
        assert sorted(town.crowd("T-4")) == ["2/1", "5/3"]
        assert town.game.room_for_zeds(town.spot("T-4")) == 0


@rule("DOZ-TUN-03", "DOZ-RUL-77")
@pytest.mark.parametrize(("roll", "place"), [(1, "T-1"), (3, "T-1"), (4, "T-3"), (5, "T-3")])
def test_a_unit_without_the_diamond_rolls_when_it_leaves(roll: int, place: str) -> None:
    with Siege(LEVEL) as town:
        town.put("johnson", "T-3").act(event=1).dice(roll).play("move:johnson>T-1")
        town.told(WayRolled, roll=roll)
        assert town.place("johnson") == place
        assert sum(town.state.player_actions) + town.state.event_actions == 1  # paid in any case


@rule("DOZ-RUL-77", "DOZ-TUN-03")
@pytest.mark.parametrize(("roll", "place"), [(3, "T-6"), (4, "T-5")])
def test_a_roll_in_each_catacombs_on_the_way(roll: int, place: str) -> None:
    with Siege(LEVEL) as town:
        town.put("piazza", "T-3").act().dice(2).dice(roll).play("move:piazza>T-6").asks("halt")
        assert town.place("piazza") == place


@rule("DOZ-RUL-77")
@pytest.mark.parametrize(("roll", "place"), [(2, "T-2"), (5, "T-3")])
def test_refugees_roll_too_and_a_failure_uses_the_activation(roll: int, place: str) -> None:
    with Siege(LEVEL) as town:
        town.put("folk1", "T-3", marks=["fled"]).put("folk2", "F-3", marks=["fled"])
        town.event("E-G17").phase("four-r").dice(roll).play("unit:folk1").asks("halt")
        assert (town.place("folk1"), town.place("folk2")) == (place, "F-3")


@rule("DOZ-TUN-03")
def test_entering_and_passing_toward_catacombs_needs_no_roll() -> None:
    with Siege(LEVEL) as town:
        town.put("johnson", "T-2").act().play("move:johnson>T-3")
        assert town.place("johnson") == "T-3"
        town.not_told(WayRolled)


@rule("DOZ-TUN-04", "DOZ-TUN-03")
def test_zeds_in_catacombs_roll_and_move_one_at_a_time_strongest_first() -> None:
    with Siege(LEVEL) as town:
        town.zeds("4/2", "T-5", as_="a").zeds("9/4", "T-5", as_="b").zeds("5/3", "T-5", as_="c")
        town.dice(4).dice(1).dice(1).activate("T").asks("halt")
        moved = [event.zeds for event in town.events if isinstance(event, ZedsMoved)]
        assert moved == [(town.zed("c"),)]  # the strongest stays, T-4 is full for the weakest
        assert (town.place("a"), town.place("b"), town.place("c")) == ("T-5", "T-5", "T-4")
        rolls = [event.zed for event in town.events if isinstance(event, WayRolled)]
        assert rolls == [town.zed("b"), town.zed("c"), town.zed("a")]


@rule("DOZ-TUN-05", "DOZ-RUL-78")
def test_lost_zeds_appear_elsewhere_and_fight_there() -> None:
    with Siege(LEVEL) as town:
        town.put("furies", "T-2").zeds("4/2", "T-5", as_="mob").dice(6).dice(2).dice(6, 6)
        town.activate("T").asks("halt")
        fight = town.told(FightRolled, attacking=False)
        assert fight.place == town.spot("T-2") and town.place("mob") == "T-3"
    with Siege(LEVEL) as town:
        town.zeds("4/2", "T-5", as_="mob").dice(6).dice(4).activate("T").asks("halt")
        assert town.place("mob") == "T-4" and town.game.chaos_at(town.spot("T-4")) == 1


@rule("DOZ-TUN-05", "DOZ-RUL-78")
def test_a_lost_unit_attacks_whom_it_meets() -> None:
    with Siege(LEVEL) as town:
        town.put("furies", "T-3").zeds("4/2", "T-6", as_="mob").act()
        town.dice(6).dice(6).dice(6, 6).play("move:furies>T-2").asks("halt")
        fight = town.told(FightRolled, attacking=True)
        assert fight.place == town.spot("T-6") and town.place("furies") == "T-6"
        assert town.place("mob") == "T-7"


@rule("DOZ-TUN-06", "DOZ-RUL-78")
@pytest.mark.parametrize("save", [3, 4])
def test_the_number_it_leaves_means_lost_for_good(save: int) -> None:
    with Siege(LEVEL) as town:
        town.zeds("4/2", "T-3", as_="mob").dice(6).dice(3).activate("T").asks("halt")
        assert town.place("mob") == "POOL"
    with Siege(LEVEL) as town:
        town.put("johnson", "T-3").act().dice(6).dice(3).play("move:johnson>T-2").asks("save")
        town.dice(save).play("dare:save").asks("halt")
        assert town.place("johnson") == ("HB1" if save == 4 else "CEM")


@rule("DOZ-TUN-07")
def test_without_room_the_lost_stay_where_they_were() -> None:
    with Siege(LEVEL) as town:
        town.zeds("4/2", "T-5", as_="a").zeds("6/3", "T-6", as_="b").dice(6).dice(6)
        town.state.held_back = 1 << town.zed("b")
        town.activate("T").asks("halt")
        assert (town.place("a"), town.place("b")) == ("T-5", "T-6")
    with Siege(LEVEL) as town:
        town.put("johnson", "T-3").put("hunt", "T-1").act().dice(6).dice(1)
        town.play("move:johnson>T-2").asks("halt")
        assert town.place("johnson") == "T-3"


@rule("DOZ-TUN-08")
def test_the_tunnel_is_entered_through_the_basement() -> None:
    with Siege(LEVEL) as town:
        town.put("hunt", "TC").put("pickles", "F-0").act()
        tunnel = keys(town, "move:hunt>T-", "move:pickles>T-")
        assert {"move:hunt>T-0", "move:hunt>T-3", "move:pickles>T-0", "move:pickles>T-3"} <= tunnel
        neighbours = town.game.world.board.neighbours
        outside = {
            place
            for place in range(len(neighbours))
            for near in neighbours[place]
            if near in {town.spot(f"T-{n}") for n in range(8)}
            and place not in {town.spot(f"T-{n}") for n in (*range(8), "S")}
        }
        assert outside == {town.spot("TC")}


@rule("DOZ-TUN-09")
def test_retreats_out_of_catacombs_need_no_roll() -> None:
    with Siege(LEVEL) as town:
        town.put("civ1", "T-3").run(RetreatUnits((town.unit("civ1"),), town.spot("T-3")))
        assert town.place("civ1") == "T-2"
        town.zeds("5/3", "T-5", as_="mob").run(RetreatZeds((town.zed("mob"),))).asks("halt")
        assert town.place("mob") == "T-6"
        town.not_told(WayRolled)


# -- coming up ------------------------------------------------------------------------------


@rule("DOZ-RUL-79")
@pytest.mark.parametrize(
    ("place", "above"),
    [("T-7", "S-4"), ("T-6", "H-3"), ("T-4", "M-4"), ("T-5", "F-3"), ("T-3", "F-3")],
)
@pytest.mark.parametrize("card", ["E-O13", "E-R07"])
def test_sewer_zeds_come_up_where_the_map_says(place: str, above: str, card: str) -> None:
    with Siege("directors-cut") as town:
        town.zeds("5/3", place, as_="mob")
        if place in ("T-5", "T-3"):
            town.dice(3)
        town.text(card, "zeds.end").asks("halt")
        assert town.place("mob") == above and town.game.chaos_at(town.spot(above)) == 1


@rule("DOZ-RUL-79")
def test_out_of_catacombs_they_find_the_way_first() -> None:
    with Siege("directors-cut") as town:
        town.zeds("5/3", "T-5", as_="mob").dice(4).text("E-O13", "zeds.end").asks("halt")
        assert town.place("mob") == "T-5"
    with Siege("directors-cut") as town:
        town.zeds("5/3", "T-5", as_="mob").dice(6).dice(2).text("E-O13", "zeds.end").asks("halt")
        assert town.place("mob") == "T-2"


@rule("DOZ-RUL-79", "DOZ-RUL-29")
def test_they_attack_as_placed_units_and_stay_below_without_room() -> None:
    with Siege("directors-cut") as town:
        town.put("furies", "M-4").zeds("4/2", "T-4", as_="mob").dice(6, 6)
        town.text("E-O13", "zeds.end").asks("halt")
        town.told(FightRolled, attacking=False)
        assert town.place("mob") == "M-5"
    with Siege("directors-cut") as town:
        town.zeds("4/2", "T-4", as_="mob").zeds("5/3", "M-4").zeds("6/3", "M-4")
        town.text("E-O13", "zeds.end").asks("halt")
        assert town.place("mob") == "T-4"


@rule("DOZ-RUL-79")
def test_number_5_comes_before_number_3_and_the_strongest_first() -> None:
    with Siege("directors-cut") as town:
        town.zeds("4/2", "T-3", as_="a").zeds("5/3", "T-5", as_="b").zeds("9/4", "T-5", as_="c")
        town.zeds("6/3", "F-3").dice(1).dice(2).dice(3).text("E-O13", "zeds.end").asks("halt")
        assert (town.place("c"), town.place("b"), town.place("a")) == ("F-3", "T-5", "T-3")


@rule("DOZ-RUL-79")
@pytest.mark.parametrize(("roll", "above"), [(2, "H-3"), (3, "F-3"), (5, "F-3"), (6, "T-5")])
def test_steam_pipes_lead_where_the_die_says(roll: int, above: str) -> None:
    with Siege("directors-cut") as town:
        town.zeds("5/3", "T-5", as_="a").zeds("4/2", "T-4", as_="b").dice(roll)
        if roll < 6:
            town.dice(1)
        town.text("E-R13").asks("halt")
        assert (town.place("a"), town.place("b")) == (above, "T-4")
