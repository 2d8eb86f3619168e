"""More of what single cards say: who is left out, what happens where there is too little."""

from __future__ import annotations

import pytest

from shambler.games.dawn.procedures.arrivals import available
from shambler.games.dawn.procedures.strikes import cannon_targets
from shambler.games.dawn.procedures.surprise import Ambush
from shambler.games.dawn.procedures.wild import ReplaceSuper
from shambler.games.dawn.state import CAMP, OUT, POOL
from shambler.testing import rule
from shambler.testing.dawn import Siege

LAST = "directors-cut"


@rule("DOZ-FATE-06", "DOZ-NOENTRY-01")
def test_who_forgot_something_does_not_go_back_where_nothing_may_enter() -> None:
    with Siege("apocalypse") as town:
        town.put("folk1", "F-3", marks=["fled"]).put("folk2", "S-0", marks=["fled"])
        town.state.no_entry, town.state.bridge = (town.spot("F-4"),), "collapsed"
        town.fate_text("F-G07").play("unit:folk1").asks("halt")
        assert (town.place("folk1"), town.place("folk2")) == ("F-3", "S-0")


@rule("DOZ-VIP-04", "DOZ-VIP-08")
def test_the_vips_bring_something_once() -> None:
    with Siege("apocalypse") as town:
        town.put("vip", "F-0", marks=["fled"]).stock(infection=5).act(event=1)
        town.play("move:vip>TC").asks("vip").play("choose:gatherings")
        assert (town.state.supplies, town.state.ammo, town.state.infection) == (4, 2, 6)
        town.state.unit_at[town.unit("vip")] = town.spot("F-0")
        town.act().play("move:vip>TC").asks("halt")
        assert town.state.infection == 7 and town.state.unit_at[town.unit("vip")] == CAMP


@rule("DOZ-FATE-06")
def test_everybody_in_the_camp_has_a_roll() -> None:
    with Siege("brains") as town:
        for number in (1, 2, 3):
            town.put(f"folk{number}", "CAMP", marks=["fled"])
        town.dice(1).dice(2).dice(1).fate_text("F-Y04").asks("halt")
        assert [town.place(f"folk{number}") for number in (1, 2, 3)] == ["OUT", "CAMP", "OUT"]


@rule("DOZ-FATE-07", "DOZ-CHAOS-03")
def test_a_sweep_stops_where_no_chaos_is_left() -> None:
    with Siege(LAST) as town:
        town.held("F-O09").chaos("F-4").stock(infection=3).put("civ1", "TC").act()
        town.play("play:F-O09").asks("action")
        assert town.state.chaos == () and town.state.infection == 3


@rule("DOZ-RUL-07", "DOZ-EAT-03")
def test_only_cards_that_bring_supplies_are_offered_to_the_hungry() -> None:
    with Siege(LAST) as town:
        town.held("F-B05").put("civ1", "F-2").event("E-B17").phase("eat")
        town.asks("halt")
        assert town.damage("civ1") == 2  # E-B17 eats two


@rule("DOZ-GUN-08", "DOZ-FATE-07", "DOZ-RUL-68")
def test_the_cannon_reaches_numbers_0_and_1_above_ground() -> None:
    with Siege("walking-zeds") as town:
        board = town.game.world.board
        places = [board.ids[at] for at in board.spaces]
    reached = set()
    for place in places:
        with Siege("walking-zeds") as town:
            town.zeds("5/3", place)
            reached |= {place} if cannon_targets(town.game, 1) else set()
    assert reached == {f"{track}-{number}" for track in "FMHS" for number in (0, 1)}


@rule("DOZ-GUN-08", "DOZ-SPREAD-06")
@pytest.mark.parametrize("alone", [True, False])
def test_the_cannon_shoots_at_spreaders_where_they_are_alone(alone: bool) -> None:
    with Siege(LAST) as town:
        town.zeds("vermin", "F-1", as_="v").zeds("5/3", "F-1" if not alone else "F-0", as_="z")
        found = cannon_targets(town.game, 1)
        assert set(found) == ({town.zed("v"), town.zed("z")} if alone else {town.zed("z")})


@rule("DOZ-FATE-06", "DOZ-MOVE-08")
def test_out_of_a_buried_space_without_room_above_the_way_is_toward_town() -> None:
    with Siege(LAST) as town:
        town.put("civ1", "M-4").put("civ2", "M-4").put("civ3", "T-4").dice(4).fate_text("F-O01")
        town.asks("halt")
        assert (town.place("civ3"), town.damage("civ3")) == ("T-3", 1)


@rule("DOZ-SETUP-13")
@pytest.mark.parametrize(
    ("roster", "expected"),
    [("science-hero", {"agee", "jones", "seaver"}),
     ("heroic", {"bauer", "clarion", "furies", "riot-squad", "savior", "vfw", "wzed"}),
     ("civilians", {f"civ{number}" for number in range(2, 8)})],
)  # fmt: skip
def test_who_is_available(roster: str, expected: set[str]) -> None:
    with Siege(LAST) as town:
        town.put("wright", "F-2").put("civ1", "TC").buried("fd129")
        ids = town.game.world.units.ids
        assert {ids[unit] for unit in available(town.game, (roster,))} == expected


@rule("DOZ-WILSON-10", "DOZ-RUL-57")
@pytest.mark.parametrize(("faces", "damage"), [((1, 6), 0), ((1, 1), 2), ((5, 2), 1)])
def test_a_companion_helps_in_a_breakdown(faces: tuple[int, int], damage: int) -> None:
    with Siege(LAST) as town:
        town.put("bauer", "TC").put("piazza", "F-0").put("wilson", "F-0")
        town.dice(*faces).text("E-Y16").play("unit:piazza")
        if damage == 2:
            town.asks("save").play("pass")
            assert town.place("piazza") == "CEM"
        else:
            assert town.damage("piazza") == damage


@rule("DOZ-RUL-14", "DOZ-ZEDS-23")
@pytest.mark.parametrize("empty", [True, False])
def test_without_a_counter_in_the_pool_no_new_unit_is_chosen_for(empty: bool) -> None:
    for procedure in (Ambush(), ReplaceSuper()):
        with Siege(LAST) as town:
            town.put("civ1", "F-2").put("civ2", "F-3").zeds("doom", "M-3")
            if empty:
                at = town.state.zed_at
                town.state.zed_at[:] = bytes(OUT if place == POOL else place for place in at)
            town.run(procedure)
            kind = "ambush" if isinstance(procedure, Ambush) else "replace-super"
            town.asks("halt" if empty else kind)
