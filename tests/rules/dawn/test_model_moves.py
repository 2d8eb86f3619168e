"""Move Actions on random tables, against a second, slow way of working them out."""

from __future__ import annotations

import pytest

from shambler.games.dawn.state import DEFIANT
from shambler.testing import rule, some
from shambler.testing.dawn import Siege
from tests.rules.dawn import model
from tests.rules.dawn.looking import keys
from tests.rules.dawn.model import BRIDGE, STARTS, Table

MOVING = (
    *("DOZ-MOVE-01", "DOZ-MOVE-02", "DOZ-MOVE-03", "DOZ-MOVE-04", "DOZ-MOVE-05", "DOZ-MOVE-06"),
    *("DOZ-MOVE-07", "DOZ-MOVE-10", "DOZ-HERO-01", "DOZ-CIV-03", "DOZ-CIV-04", "DOZ-CIV-06"),
    *("DOZ-CIV-08", "DOZ-CHAOS-04", "DOZ-CHAOS-05", "DOZ-DEFY-02", "DOZ-PICKLES-01"),
    *("DOZ-HORATIUS-09", "DOZ-ALYSSA-11", "DOZ-FURIES-01", "DOZ-PIAZZA-12", "DOZ-SANTANA-05"),
    *("DOZ-REDD-04", "DOZ-GUARD-05", "DOZ-GUARD-06", "DOZ-PETRA-01", "DOZ-PETRA-02"),
    *("DOZ-PETRA-06", "DOZ-MAYOR-05", "DOZ-MAYOR-06", "DOZ-BRIDGE-01", "DOZ-BRIDGE-06"),
    *("DOZ-NOENTRY-01", "DOZ-ACT-08", "DOZ-TUN-02", "DOZ-TUN-08", "DOZ-RUL-22", "DOZ-RUL-23"),
    *("DOZ-RUL-25", "DOZ-RUL-28", "DOZ-RUL-60", "DOZ-RUL-67", "DOZ-RUL-21"),
)
WILSON = (
    *("DOZ-WILSON-02", "DOZ-WILSON-03", "DOZ-WILSON-04", "DOZ-WILSON-05", "DOZ-WILSON-06"),
    *("DOZ-WILSON-08", "DOZ-RUL-22"),
)
INDOORS = (
    *("DOZ-HEAL-06", "DOZ-HEAL-07", "DOZ-SCIENCE-01", "DOZ-LOC-04", "DOZ-RES-06"),
    *("DOZ-SEAVER-06", "DOZ-WRIGHT-05", "DOZ-AGEE-06", "DOZ-MOVE-02"),
)
FLEEING = ("DOZ-REF-05", "DOZ-REF-08", "DOZ-REF-09", "DOZ-RUL-56", "DOZ-BRIDGE-09", "DOZ-VIP-03")


def may_act(table: Table, unit: str) -> bool:
    """Awake, and not in Chaos unless it does not mind."""
    in_chaos = table.units[unit] in table.chaos
    return table.awake(unit) and (not in_chaos or unit in model.ANIMALS)


def reach(table: Table, unit: str) -> dict[str, int]:
    """Places on a track or Town Center that it can come to, and the Movement Points left there."""
    start = table.units[unit]
    free = table.awake("hernandez")
    wilson = table.units.get("wilson", "") if table.awake("wilson") else ""
    left = {start: model.move_of(unit)}
    edge = [start]
    for place in edge:  # it grows meanwhile
        if place != start and stops(table, unit, place):
            continue
        door = unit == "wilson" or place == wilson
        steps = [*model.neighbours(place), *(model.across(place) if door else [])]
        for step in steps:
            cost = 0 if step == "TC" and free else 1
            points = left[place] - cost
            if points < 0 or step in STARTS or step in model.ROOMS or step in table.shut:
                continue
            if unit in model.ABOVE_GROUND and step.startswith("T-"):
                continue
            if points > left.get(step, -1):
                left[step] = points
                edge.append(step)
    return left


def stops(table: Table, unit: str, place: str) -> bool:
    """Enemies, Chaos or the ferry end a move."""
    enemies = place in table.zeds or bool(table.at(place, model.RAIDERS))
    chaos = place in table.chaos and unit != "pickles"
    return enemies or chaos or (place == BRIDGE and table.ferry)


def expected(table: Table, unit: str) -> set[str]:
    """Every space in which its Move Action may end."""
    if not may_act(table, unit) or table.marks[unit] & DEFIANT:
        return set()
    return {
        place
        for place in reach(table, unit)
        if place != table.units[unit]
        and (place == "TC" or (table.room(place) > 0 and not table.apart(unit, place)))
    }


@rule(*MOVING, *WILSON)
@pytest.mark.parametrize("seed", range(60))
def test_where_every_unit_may_move(seed: int) -> None:
    with model.scattered(seed) as town:
        town.act()
        table = Table(town)
        moving = [unit for unit in table.units if unit in model.FIGHTERS]
        assert moving
        for unit in moving:
            offered = {key.partition(">")[2] for key in keys(town, f"move:{unit}>")}
            assert offered - set(model.ROOMS) == expected(table, unit), unit


@rule(*MOVING)
@pytest.mark.parametrize("seed", range(100, 120))
@pytest.mark.parametrize("level", ["apocalypse", "brains"])
def test_where_every_unit_may_move_without_a_tunnel(seed: int, level: str) -> None:
    with model.scattered(seed, level, units=10) as town:
        town.act()
        table = Table(town)
        for unit in some([unit for unit in table.units if unit in model.FIGHTERS]):
            offered = {key.partition(">")[2] for key in keys(town, f"move:{unit}>")}
            below = {place for place in expected(table, unit) if place.startswith("T-")}
            assert offered - set(model.ROOMS) == expected(table, unit) - below, unit


@rule(*INDOORS)
@pytest.mark.parametrize("seed", range(200, 240))
def test_who_may_go_to_which_room(seed: int) -> None:
    with model.scattered(seed) as town:
        town.act()
        table = Table(town)
        beds = 4 if any(table.units.get("seaver") == office for office in ("SO1", "SO2")) else 3
        taken = set(table.units.values())
        bed = [f"HB{n}" for n in range(1, beds + 1) if f"HB{n}" not in taken][:1]
        office = [room for room in ("SO1", "SO2") if room not in taken][:1]
        laboratory = [room for room in ("LAB",) if room not in taken]
        for unit in some([unit for unit in table.units if unit in model.FIGHTERS]):
            offered = {key.partition(">")[2] for key in keys(town, f"move:{unit}>")}
            rooms: set[str] = set()
            at = table.units[unit]
            if expected(table, unit) and (at == "TC" or reach(table, unit).get("TC", 0) > 0):
                rooms |= set(bed) if unit in table.hurt and not at.startswith("HB") else set()
                if unit in model.SCIENCE:
                    rooms |= set(office) if not at.startswith("SO") else set()
                    rooms |= set(laboratory)
            assert offered & set(model.ROOMS) == rooms, unit


@rule(*FLEEING)
@pytest.mark.parametrize("seed", range(300, 340))
def test_where_refugees_may_go(seed: int) -> None:
    with model.scattered(seed) as town:
        town.act()
        table = Table(town)
        walking = [unit for unit in table.units if unit in model.REFUGEES]
        offered = {
            unit: {k.partition(">")[2] for k in keys(town, f"move:{unit}>")} for unit in walking
        }
        assert offered == {
            unit: {
                place
                for place in model.neighbours(table.units[unit])
                if place not in table.zeds and place not in table.shut and place not in STARTS
            }
            for unit in walking
        }


@rule("DOZ-WILSON-02", "DOZ-RUL-22")
@pytest.mark.parametrize("start", ["TC", "HB1"])
def test_wilson_takes_a_shortcut_on_a_way_that_begins_in_town(start: str) -> None:
    with Siege("walking-zeds") as town:  # over Forest 1 to Suburbs 1, since Zeds hold Suburbs 0
        town.put("hernandez", "F-3").put("wilson", start).zeds("9/4", "S-0").act()
        town.play("move:wilson>S-1")
        assert town.place("wilson") == "S-1"
