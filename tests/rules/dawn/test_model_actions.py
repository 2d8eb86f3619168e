"""All other Actions on random tables: who may build, heal, order, train, aid and look."""

from __future__ import annotations

from random import Random

import pytest

from shambler.games.dawn.state import COMATOSE, DEFIANT, FLED, TRAINED
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn import model
from tests.rules.dawn.looking import keys
from tests.rules.dawn.model import Table
from tests.rules.dawn.test_model_moves import may_act

BEDS = ("HB1", "HB2", "HB3", "HB4")
OFFICES = ("SO1", "SO2")
PEOPLE = (*model.CIVILIANS, *model.HEROIC, *model.SPECIAL)

ACTING = (
    *("DOZ-BARR-01", "DOZ-BARR-02", "DOZ-BARR-04", "DOZ-BUILD-01", "DOZ-BUILD-02", "DOZ-RUL-72"),
    *("DOZ-STRONG-01", "DOZ-STRONG-03", "DOZ-MINE-01", "DOZ-MINE-06", "DOZ-KINGMAN-01"),
    *("DOZ-BAUER-01", "DOZ-BAUER-02", "DOZ-BAUER-03", "DOZ-BRIDGE-05", "DOZ-BRIDGE-08"),
    *("DOZ-PICKLES-17", "DOZ-PICKLES-18", "DOZ-HORATIUS-07", "DOZ-CHAOS-04", "DOZ-ACT-08"),
    *("DOZ-RUL-60", "DOZ-RUL-67", "DOZ-RUL-75", "DOZ-DEFY-02"),
)
HELPING = (
    *("DOZ-HEAL-01", "DOZ-HEAL-04", "DOZ-HEAL-09", "DOZ-HUNT-01", "DOZ-HUNT-03", "DOZ-WZED-01"),
    *("DOZ-TRAIN-02", "DOZ-TRAIN-03", "DOZ-HAUSER-01", "DOZ-HAUSER-03", "DOZ-HAUSER-05"),
    *("DOZ-FD129-02", "DOZ-SEAVER-01", "DOZ-SEAVER-02", "DOZ-SEAVER-05", "DOZ-SAVIOR-02"),
    *("DOZ-JOHNSON-12", "DOZ-RUL-59", "DOZ-RUL-60", "DOZ-RUL-67", "DOZ-ACT-08", "DOZ-VILL-02"),
    *("DOZ-CIV-01", "DOZ-CHAOS-04"),
)
LOOKING = (
    *("DOZ-AGEE-05", "DOZ-WRIGHT-02", "DOZ-WILSON-09", "DOZ-RES-01", "DOZ-MAYOR-09"),
    *("DOZ-ACT-08", "DOZ-RUL-67"),
)


def near(place: str) -> set[str]:
    """A place and those next to it; beds and Staff Offices are in one house."""
    house = OFFICES if place in BEDS else BEDS if place in OFFICES else ()
    return {place, *model.neighbours(place), *house}


def skilled(table: Table, unit: str) -> bool:
    """May it use what it can do: in play, awake, in no bed and not held up by Chaos?"""
    return unit in table.units and may_act(table, unit) and table.units[unit] not in BEDS


def furnished(seed: int) -> tuple[Siege, list[str]]:
    """A random table with works on it; the tracks that have one."""
    random, town = Random(seed), model.scattered(seed)
    tracks = random.sample("FMHST", 3)
    for track in tracks[:2]:
        town.barricade(f"{track}-{random.randrange(1, 6)}")
    if random.random() < 0.5:
        town.barricade(f"{tracks[2]}-2", strongpoint=True)
    else:
        tracks = tracks[:2]
    town.state.blasts = random.randrange(2)
    for name in ("kingman", "bauer", "hunt", "hauser", "fd129", "seaver", "savior", "wzed", "agee"):
        if town.place(name) == "POOL":
            place = random.choice(["TC", "F-0", "F-3", "M-4", "S-1", "S-2", "SO1", "HB3", "H-5"])
            model.try_to(town, "put", name, place, random.randrange(2))
    for name in random.sample(model.REFUGEES[:5], 2):
        if town.place(name) == "POOL":
            model.try_to(town, "put", name, random.choice(model.VILLAGES))
    return town.stock(supplies=9, ammo=9, infection=5), tracks


def sites(town: Siege, table: Table, tracks: list[str]) -> set[str]:
    """Where a Barricade could stand: no Start, no Zeds, no Chaos, none on the track yet."""
    found = {space for space in model.SPACES if space.split("-")[0] not in tracks}
    return found - table.zeds - table.chaos


@rule(*ACTING)
@pytest.mark.parametrize("seed", range(3000, 3060))
def test_who_may_build_what_where(seed: int) -> None:
    town, tracks = furnished(seed)
    with town:
        town.act(event=1)
        table = Table(town)
        free = sites(town, table, tracks)
        expected = set()
        for unit in [u for u in table.units if u in model.FIGHTERS and u not in model.ANIMALS]:
            place = table.units[unit]
            if not may_act(table, unit):
                continue
            if unit == "bauer":
                expected |= {f"build:bauer>{at}" for at in free & near(place)}
            elif place in free:
                expected.add(f"build:{unit}>{place}")
            if unit == "kingman" and place in model.SPACES:
                quiet = place not in table.zeds | table.chaos
                if town.state.strongpoint < 0 and quiet and place.split("-")[0] not in tracks:
                    expected.add(f"build:strongpoint:kingman>{place}")
                if not town.state.blasts:
                    expected.add(f"build:minefield:kingman>{place}")
        assert keys(town, "build:") == expected
        people = any(
            may_act(table, u) for u in table.units if u in model.FIGHTERS and u not in model.ANIMALS
        )
        bridge = {"bridge:ferry"} if town.state.bridge == "collapsed" and people else set()
        if town.state.bridge and table.units.get("bauer") == "S-1" and may_act(table, "bauer"):
            bridge.add("bridge:repair")
        assert keys(town, "bridge:") == bridge
        ammo = {"ability:improvised-ammo:bauer"} if skilled(table, "bauer") else set()
        assert keys(town, "ability:improvised-ammo") == ammo


@rule(*HELPING)
@pytest.mark.parametrize("seed", range(4000, 4060))
def test_who_may_heal_order_train_and_release_whom(seed: int) -> None:
    town, _ = furnished(seed)
    with town:
        town.act(event=1)
        table = Table(town)
        folk = [u for u in table.units if u in model.REFUGEES and table.marks[u] & FLED]
        hurt = {u for u in table.units if u in table.hurt or table.marks[u] & COMATOSE}
        patients = {u for u in hurt if table.units[u] in BEDS}
        assert keys(town, "heal:") == {f"heal:{unit}" for unit in patients}
        assert keys(town, "discharge:") == {
            f"discharge:{u}" for u, at in table.units.items() if at in BEDS and table.awake(u)
        }
        expected = set()
        if skilled(table, "hunt"):
            around = near(table.units["hunt"])
            listening = [u for u in (*PEOPLE, *folk) if table.units.get(u) in around]
            expected |= {f"order:hunt>{unit}" for unit in listening}
        if skilled(table, "wzed"):
            expected |= {
                f"ability:broadcast:wzed>{unit}"
                for unit in (*model.CIVILIANS, *folk)
                if unit in table.units and not table.units[unit].startswith("T-")
            }
        carried = sum(bool(marks & (DEFIANT | TRAINED)) for marks in table.marks.values())
        if skilled(table, "hauser"):
            place = table.units["hauser"]
            for unit in [u for u in model.CIVILIANS if u in table.units]:
                marks, at = table.marks[unit], table.units[unit]
                ready = not marks & (TRAINED | COMATOSE) and (carried < 5 or marks & DEFIANT)
                if at in near(place) and ready:
                    expected.add(f"ability:train:hauser>{unit}")
                if place == "TC" and unit in table.hurt and at not in model.ROOMS:
                    expected.add(f"ability:recruit:hauser>{unit}")
        if skilled(table, "fd129"):
            villages = near(table.units["fd129"]) & {*model.VILLAGES}
            for unit in [u for u, at in table.units.items() if at in villages]:
                waits = unit in model.REFUGEES and unit not in folk
                if waits or table.marks[unit] & DEFIANT:
                    expected.add(f"ability:release:fd129>{unit}")
        if skilled(table, "seaver") and table.units["seaver"] in OFFICES:
            expected |= {f"ability:medical:seaver>{unit}" for unit in patients}
        for helper in ("seaver", "savior", "johnson"):
            if skilled(table, helper):
                around = near(table.units[helper])
                expected |= {f"aid:{helper}>{u}" for u in hurt if table.units[u] in around}
        kinds = ("broadcast", "train", "recruit", "release", "medical")
        offered = keys(town, "order:", "aid:", *(f"ability:{kind}:" for kind in kinds))
        assert offered == {key for key in expected if "raiders" not in key}


@rule(*LOOKING)
@pytest.mark.parametrize("seed", range(5000, 5040))
def test_who_may_look_and_work_overtime(seed: int) -> None:
    town, _ = furnished(seed)
    with town:
        town.act(event=1)
        table = Table(town)
        looks = {"visions": "wilson", "intelligence": "wright", "overtime": "agee"}
        expected = {f"ability:{what}:{who}" for what, who in looks.items() if table.awake(who)}
        assert keys(town, *(f"ability:{what}:" for what in looks)) == expected
        speech = {"speech:hernandez"} if skilled(table, "hernandez") else set()
        assert keys(town, "speech:") == speech
        inside = [unit for unit in model.SCIENCE if table.units.get(unit) == "LAB"]
        assert keys(town, "research:") == {f"research:{unit}" for unit in inside}
