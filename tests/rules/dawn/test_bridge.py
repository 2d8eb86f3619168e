"""The bridge: collapsed, replaced by a ferry, repaired."""

from __future__ import annotations

import pytest

from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.raiding import MoveRaiders
from shambler.games.dawn.procedures.retreat import RetreatZeds
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn.looking import actions_left

# -- the bridge -----------------------------------------------------------------------------


def broken_bridge(side: str = "collapsed", level: str = "apocalypse") -> Siege:
    """A table whose bridge is down, or replaced by the ferry."""
    town = Siege(level)
    town.state.bridge = side
    return town


@rule("DOZ-BRIDGE-01")
def test_neither_player_units_nor_raiders_enter_a_collapsed_bridge() -> None:
    with broken_bridge() as town:
        town.put("hunt", "S-0").put("pickles", "S-2").put("raiders", "S-2").act()
        assert not {"move:hunt>S-1", "move:hunt>S-2", "move:pickles>S-1", "move:pickles>S-0"} & set(
            town.options
        )
        town.run(MoveRaiders((town.unit("raiders"),))).asks("halt")
        assert town.place("raiders") == "S-2"


@rule("DOZ-BRIDGE-01")
def test_no_free_step_onto_it_either() -> None:
    with broken_bridge() as town:
        town.put("rangers", "S-2").event("E-G17").phase("four-r").asks("free-step")
        assert town.options == ["place:S-3", "pass"]


@rule("DOZ-BRIDGE-02", "DOZ-BRIDGE-01")
def test_who_is_on_the_bridge_stays_and_leaves_either_way() -> None:
    with Siege("apocalypse") as town:
        town.put("hunt", "S-1").fate_text("F-G05").asks("halt")
        assert town.place("hunt") == "S-1" and town.state.bridge == "collapsed"
        town.act()
        assert {"move:hunt>S-0", "move:hunt>S-2"} <= set(town.options)
    with broken_bridge() as town:
        town.put("raiders", "S-1").run(MoveRaiders((town.unit("raiders"),)))
        assert town.place("raiders") == "S-0"


@rule("DOZ-BRIDGE-03")
def test_beyond_the_bridge_units_have_their_saving_rolls() -> None:
    with broken_bridge() as town:
        town.put("civ1", "S-4", damage=3).run(HitUnit(town.unit("civ1"), 1)).asks("save")
        town.dice(4).play("dare:save")
        assert town.place("civ1") == "HB1"


@rule("DOZ-BRIDGE-04")
@pytest.mark.parametrize(("crowd", "place"), [((), "S-0"), (("civ2", "civ3"), "TC")])
def test_a_retreat_goes_on_to_the_next_space_with_room(crowd: tuple[str, ...], place: str) -> None:
    with broken_bridge() as town:
        for name in crowd:
            town.put(name, "S-0")
        town.put("civ1", "S-2").zeds("9/4", "S-3").dice(4, 4).activate("S").asks("halt")
        assert town.place("civ1") == place


@rule("DOZ-BRIDGE-04", "DOZ-RUL-51")
def test_raiders_retreat_over_it_outward() -> None:
    with broken_bridge() as town:
        town.put("raiders", "S-1").put("furies", "S-0")
        town.dice(6, 6).run(MoveRaiders((town.unit("raiders"),))).asks("halt")
        assert town.place("raiders") == "S-2"


@rule("DOZ-BRIDGE-05")
def test_a_ferry_costs_one_action_of_anybody_wherever_he_is() -> None:
    for event in (0, 1):
        with broken_bridge() as town:
            town.put("hunt", "F-5").act(players=1 - event, event=event).play("bridge:ferry")
            assert town.state.bridge == "ferry" and actions_left(town) == 0


@rule("DOZ-BRIDGE-06")
def test_a_move_ends_on_the_ferry_and_a_new_one_leaves_it() -> None:
    with broken_bridge("ferry") as town:
        town.put("hunt", "S-0").put("pickles", "S-2").act(event=2)
        assert "move:hunt>S-1" in town.options and "move:hunt>S-2" not in town.options
        assert "move:pickles>S-1" in town.options and "move:pickles>S-0" not in town.options
        town.play("move:hunt>S-1")
        assert {"move:hunt>S-2", "move:hunt>S-0", "move:hunt>S-4"} <= set(town.options)
    with broken_bridge("ferry") as town:
        town.put("raiders", "S-2").run(MoveRaiders((town.unit("raiders"),)))
        assert town.place("raiders") == "S-1"


@rule("DOZ-BRIDGE-07")
@pytest.mark.parametrize("side", ["collapsed", "ferry"])
def test_zeds_cross_it_and_retreat_onto_it_as_always(side: str) -> None:
    with broken_bridge(side) as town:
        town.zeds("5/3", "S-2", as_="mob").activate("S", "S").asks("halt")
        assert town.place("mob") == "S-0"
    with broken_bridge(side) as town:
        town.zeds("5/3", "S-0", as_="mob").run(RetreatZeds((town.zed("mob"),))).asks("halt")
        assert town.place("mob") == "S-1"


@rule("DOZ-BRIDGE-08", "DOZ-BAUER-03")
@pytest.mark.parametrize("side", ["collapsed", "ferry"])
def test_the_crew_repairs_the_bridge_it_stands_on(side: str) -> None:
    with broken_bridge(side) as town:
        town.put("bauer", "S-1").put("hunt", "S-0").act(event=1).play("bridge:repair")
        assert town.state.bridge == "" and actions_left(town) == 1
        assert "move:hunt>S-2" in town.options
    for who, place in (("bauer", "S-0"), ("bauer", "S-2"), ("hunt", "S-1")):
        with broken_bridge(side) as town:
            town.put(who, place).act()
            assert "bridge:repair" not in town.options


@rule("DOZ-BRIDGE-09")
def test_refugees_wait_behind_it_and_take_the_ferry() -> None:
    with broken_bridge() as town:
        town.put("folk1", "S-2", marks=["fled"]).event("E-G05").phase("four-r").asks("halt")
        assert town.place("folk1") == "S-2"
        town.act()
        assert "move:folk1>S-1" not in town.options
    with broken_bridge("ferry") as town:
        town.put("folk1", "S-2", marks=["fled"]).event("E-G05").phase("four-r").asks("halt")
        assert town.place("folk1") == "S-1"
