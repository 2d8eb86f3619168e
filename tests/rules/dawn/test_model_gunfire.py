"""Gunfire and Forage on random tables, against a second way of working them out."""

from __future__ import annotations

from random import Random

import pytest

from shambler.games.dawn.events.combat import GunfireRolled
from shambler.games.dawn.events.units import Foraged
from shambler.kernel.chance import Sampled
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn import model
from tests.rules.dawn.looking import keys
from tests.rules.dawn.model import Table
from tests.rules.dawn.test_model_combat import STRENGTH, hits_per_side, row_of
from tests.rules.dawn.test_model_moves import may_act
from tests.rules.dawn.test_printed_cards import SPACES

FORAGE = {line.split()[0]: line.split()[3] for line in SPACES.strip().splitlines()} | {"TC": "town"}
TOWN = [place for place, kind in FORAGE.items() if kind == "town"]
NO_GUN = ("furies", "riot-squad", *model.ANIMALS)
REACH = {"hunt": 2, "rangers": 2, "piazza": 3} | dict.fromkeys(NO_GUN, 0)
FIRST_FREE = ("staub", "vfw")
FOR_SUPPLIES = ("jones", "petra")
GUNFIRE = {
    2: "0000012", 3: "0000122", 5: "0011223", 7: "0012233", 8: "0122333", 10: "1223334",
    12: "2223445",
}  # fmt: skip


SHOOTING = (
    *("DOZ-GUN-01", "DOZ-GUN-02", "DOZ-GUN-03", "DOZ-GUN-04", "DOZ-GUN-05", "DOZ-GUN-06"),
    *("DOZ-GUN-07", "DOZ-GUN-08", "DOZ-GUN-09", "DOZ-GUN-10", "DOZ-RUL-68", "DOZ-RUL-69"),
    *("DOZ-PIAZZA-01", "DOZ-PIAZZA-02", "DOZ-HUNT-06", "DOZ-RANGER-02", "DOZ-JOHNSON-03"),
    *("DOZ-SANTANA-06", "DOZ-STAUB-02", "DOZ-STAUB-03", "DOZ-VFW-01", "DOZ-JONES-04"),
    *("DOZ-PETRA-03", "DOZ-GUARD-08", "DOZ-WRIGHT-03", "DOZ-FURIES-03", "DOZ-RIOT-04"),
    *("DOZ-PICKLES-17", "DOZ-HORATIUS-07", "DOZ-CHAOS-04", "DOZ-DEFY-02", "DOZ-ZEDS-22"),
)
FORAGING = (
    *("DOZ-FORAGE-01", "DOZ-FORAGE-02", "DOZ-FORAGE-03", "DOZ-FORAGE-04", "DOZ-FORAGE-05"),
    *("DOZ-FORAGE-08", "DOZ-RUL-71", "DOZ-SCAV-01", "DOZ-SCAV-02", "DOZ-TWODICE-01"),
    *("DOZ-TWODICE-02", "DOZ-MAYOR-01", "DOZ-MAYOR-02", "DOZ-MAYOR-03", "DOZ-MAYOR-04"),
    *("DOZ-HAUSER-07", "DOZ-STAUB-01", "DOZ-JOHNSON-02", "DOZ-PICKLES-02", "DOZ-WILSON-01"),
    *("DOZ-PICKLES-14", "DOZ-WILSON-10", "DOZ-WILSON-11", "DOZ-DEFY-02", "DOZ-CHAOS-04"),
)


def distance(start: str, place: str) -> int:
    """Spaces between a shooter and a target in sight; 99 where there is no shot at all."""
    if place in model.STARTS or start in (*model.STARTS, *model.ROOMS):
        return 99
    name, number = place.split("-")
    if start == "TC":
        far = int(number) + 1
    elif start.split("-")[0] != name:
        return 99
    else:
        far = abs(int(number) - int(start.split("-")[1]))
    return 99 if far == 0 or (name == "T" and far > 1) else far


def targets(town: Siege, table: Table, unit: str) -> set[str]:
    """What a unit could shoot at for Ammo and Supplies enough."""
    zeds = town.game.world.zeds
    found = set()
    for zed, at in enumerate(town.state.zed_at):
        place = town.game.world.board.ids[at]
        if place not in table.zeds:
            continue
        others = [z for z in town.game.zeds_at(at) if zeds.kind[z] != "spreader"]
        alone = zeds.kind[zed] != "spreader" or not others
        if alone and distance(table.units[unit], place) <= REACH.get(unit, 1):
            found.add(f"shoot:{unit}>{place}/{zeds.ids[zed]}")
    return found


@rule(*SHOOTING)
@pytest.mark.parametrize("seed", range(1000, 1080))
def test_who_may_shoot_at_whom_and_how_hard(seed: int) -> None:
    random = Random(seed)
    with model.scattered(seed, zeds=8) as town:
        for name in random.sample(("hunt", "piazza", "rangers"), 2):  # they see far
            if town.place(name) == "POOL":
                town.put(name, "TC")
        for place in ("T-1", "T-2", "F-1", "H-2"):
            model.try_to(town, "zeds", "5/3", place)
        town.stock(ammo=5, supplies=5).act()
        table, expected = Table(town), set()
        for unit in [unit for unit in table.units if unit in model.FIGHTERS]:
            if may_act(table, unit) and table.units[unit] not in model.ROOMS:
                expected |= targets(town, table, unit)
        assert keys(town, "shoot:") == expected
        if not expected:
            return
        key = random.choice(sorted(expected))
        unit, place = key.removeprefix("shoot:").split("/")[0].split(">")
        hurt, far = town.damage(unit), distance(table.units[unit], place)
        extra = 1 if any(table.units.get("wilson") == at for at in [table.units[unit]]) else 0
        town.game.chance = Sampled(seed)
        town.play(key)
        told = town.told(GunfireRolled)
        reduced = hurt >= hits_per_side(unit)
        column = int(STRENGTH[unit].split("/")[reduced]) - (far - 1)
        column = {
            "piazza": (2, 4, 3)[min(far, 3) - 1],
            "staub": (4, 2)[reduced],
            "santana": (3, 2)[reduced],
        }.get(unit, column + {"johnson": 2, "wright": 1}.get(unit, 0))
        assert told.column == max(1, min(7, column)) - 1
        companion = extra and unit != "wilson" and table.units[unit] != "TC"
        assert len(told.faces) == 2 + bool(companion and table.awake("wilson"))
        total = sum(sorted(told.faces)[-2:])
        assert told.hits == int(GUNFIRE[row_of(GUNFIRE, total)][told.column])
        ammo = 0 if unit in (*FIRST_FREE, *FOR_SUPPLIES) else 2 if unit == "national-guard" else 1
        supplies = 1 if unit in FOR_SUPPLIES and not table.awake("x") else 0
        assert (town.state.ammo, town.state.supplies) == (5 - ammo, 5 - supplies)


def finds(place: str, number: int) -> tuple[int, int, bool]:
    """Supplies, Ammo, and whether it is one or the other."""
    if number < 4:
        return 0, 0, False
    kind = FORAGE[place]
    if kind == "armory":
        return 0, 1 + (number == 6), False
    if kind == "farm":
        return 1 + (number == 6), 0, False
    if number == 6:
        return (1, 1, True) if kind == "town" else (0, 1, False)
    return 1, 0, False


@rule(*FORAGING)
@pytest.mark.parametrize("seed", range(2000, 2080))
def test_who_may_forage_and_what_is_found(seed: int) -> None:
    random = Random(seed)
    with model.scattered(seed) as town:
        town.stock(ammo=5, supplies=5).act()
        table = Table(town)
        expected = {
            f"forage:{unit}"
            for unit, at in table.units.items()
            if unit in model.FIGHTERS
            and unit != "national-guard"
            and may_act(table, unit)
            and FORAGE.get(at, "none") != "none"
        }
        assert keys(town, "forage:") == expected
        if not expected:
            return
        unit = random.choice(sorted(expected)).removeprefix("forage:")
        place = table.units[unit]
        own = 2 if unit in ("johnson", "pickles", "wilson") and place not in table.chaos else 1
        with_wilson = table.awake("wilson") and table.units["wilson"] == place != "TC"
        bonus = int(unit == "hauser")
        bonus += place in TOWN and unit != "hernandez" and table.awake("hernandez")
        town.game.chance = Sampled(seed)
        town.play(f"forage:{unit}")
        told = town.told(Foraged)
        assert len(told.faces) == own + bool(with_wilson and unit != "wilson")
        assert told.bonus == bonus
        best = min(6, max(told.faces) + bonus)
        if len(told.faces) == 2 == own:
            pair = told.faces[0] == told.faces[1]
        elif len(told.faces) == 1 or own == 1:
            pair = False
        else:
            return  # three dice: a pair or the best, whichever is more
        assert told.result == best
        supplies, ammo, choice = finds(place, best)
        for _ in range(1 + pair if choice else 0):
            town.asks("find").play("find:ammo")
        times = 1 + pair
        gained = (0 if choice else times * supplies) + (unit == "staub")
        assert (town.state.supplies - 5, town.state.ammo - 5) == (gained, times * ammo)
