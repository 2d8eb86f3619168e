"""Un-Zeds on random tables: where Zeds Actions take them, and what each of them can do."""

from __future__ import annotations

from random import Random

import pytest

from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn import model
from tests.rules.dawn.looking import keys
from tests.rules.dawn.model import BRIDGE, STARTS, Table

MOVES = {"marteuse": 4, "natalia": 4, "char": 4, "ghost": 4, "xaio": 4, "berk": 3, "plaid": 3}
UNFAZED = ("marteuse", "natalia", "char")

WALKING = (
    *("DOZ-UNZED-03", "DOZ-UNZED-04", "DOZ-UNZED-05", "DOZ-UNZED-07", "DOZ-UNZED-08"),
    *("DOZ-ACIV-01", "DOZ-ACIV-02", "DOZ-AHERO-01", "DOZ-CHAR-03", "DOZ-CHAR-07"),
    *("DOZ-MARTEUSE-02", "DOZ-MARTEUSE-12", "DOZ-MARTEUSE-13", "DOZ-NATALIA-05"),
    *("DOZ-NATALIA-06", "DOZ-NATALIA-07", "DOZ-NATALIA-09", "DOZ-NATALIA-10", "DOZ-MAYOR-05"),
    *("DOZ-BRIDGE-01", "DOZ-BRIDGE-06", "DOZ-NOENTRY-01", "DOZ-VS-04", "DOZ-RUL-23"),
    *("DOZ-PETRA-06", "DOZ-MOVE-03", "DOZ-LOC-03", "DOZ-WILSON-12"),
)
SCHEMING = (
    *("DOZ-CHAR-01", "DOZ-CHAR-02", "DOZ-CHAR-04", "DOZ-MARTEUSE-01", "DOZ-MARTEUSE-03"),
    *("DOZ-MARTEUSE-04", "DOZ-MARTEUSE-05", "DOZ-MARTEUSE-14", "DOZ-NATALIA-02"),
    *("DOZ-NATALIA-03", "DOZ-XAIO-01", "DOZ-XAIO-02", "DOZ-PLAID-01", "DOZ-PLAID-03"),
    *("DOZ-GHOST-01", "DOZ-BERK-01", "DOZ-LAWYERS-02", "DOZ-VS-04", "DOZ-VS-05", "DOZ-UNZED-08"),
)


class Versus(Table):
    """The same with Un-Zeds, who count like Player units for room."""

    def __init__(self, town: Siege) -> None:
        super().__init__(town)
        kinds, board = town.game.world.zeds.kind, town.game.world.board
        self.kinds: dict[str, set[str]] = {}
        for zed, at in enumerate(town.state.zed_at):
            self.kinds.setdefault(board.ids[at], set()).add(kinds[zed])
        self.named = {board.ids[at] for at, named in enumerate(board.named) if named}

    def room(self, place: str) -> int:
        """Un-Zeds need room as well (DOZ-UNZED-04)."""
        return super().room(place) - len(self.at(place, MOVES))

    def fights(self, unit: str, place: str) -> bool:
        """Would it have to fight there?"""
        kinds = self.kinds.get(place, set())
        if unit == "marteuse":
            kinds = set()
        elif unit == "natalia":
            kinds = kinds & {"super"}
        return bool(kinds) or bool(self.at(place, model.RAIDERS))

    def acts(self, unit: str) -> bool:
        """In play, and not held up by Chaos."""
        return unit in self.units and (self.units[unit] not in self.chaos or unit in UNFAZED)


def laid_out(seed: int) -> Siege:
    """A random Versus table."""
    random, plain = Random(seed), model.scattered(seed, zeds=9, units=9)
    town = Siege("walking-zeds", versus=True)
    world = plain.game.world
    for name, unit in world.units.number.items():  # the same people, and Un-Zeds besides
        at = plain.state.unit_at[unit]
        other = town.unit(name)
        town.state.unit_at[other] = at
        town.state.unit_damage[other] = plain.state.unit_damage[unit]
        town.state.unit_marks[other] = plain.state.unit_marks[unit]
    town.state.zed_at[:] = plain.state.zed_at[:]
    town.state.zed_damage[:] = plain.state.zed_damage[:]
    town.state.chaos, town.state.no_entry = plain.state.chaos, plain.state.no_entry
    town.state.bridge = plain.state.bridge
    for name in random.sample(sorted(MOVES), 5):
        spaces = [*model.SPACES, *model.SPACES, *STARTS, "TC", "JAIL"]
        model.try_to(town, "put", name, random.choice(spaces))
    return town


def walks(table: Versus, unit: str) -> set[str]:
    """Every place in which its move may end."""
    start, free = table.units[unit], table.awake("hernandez")
    left, edge = {start: MOVES[unit]}, [start]
    for place in edge:  # it grows meanwhile
        chaos = place in table.chaos and unit not in UNFAZED
        stop = table.fights(unit, place) or chaos or (place == BRIDGE and table.ferry)
        if place != start and stop:
            continue
        for step in model.neighbours(place):
            points = left[place] - (0 if step == "TC" and free else 1)
            if points < 0 or step in STARTS or step in model.ROOMS or step in table.shut:
                continue
            if points > left.get(step, -1):
                left[step] = points
                edge.append(step)
    return {at for at in left if at != start and (at == "TC" or table.room(at) > 0)}


@rule(*WALKING)
@pytest.mark.parametrize("seed", range(80))
def test_where_un_zeds_may_walk(seed: int) -> None:
    with laid_out(seed) as town:
        town.zeds_turn("F", "M", actions=2)
        table = Versus(town)
        for unit in MOVES:
            expected = walks(table, unit) if table.acts(unit) else set()
            offered = {key.partition(">")[2] for key in keys(town, f"walk:{unit}>")}
            assert offered == expected, unit
            alone = unit == "marteuse" and table.units.get(unit) not in table.zeds
            strolls = {key.partition(">")[2] for key in keys(town, f"stroll:{unit}>")}
            assert strolls == (expected if alone else set()), unit


@rule(*SCHEMING)
@pytest.mark.parametrize("seed", range(200, 280))
def test_what_each_of_them_may_do(seed: int) -> None:
    with laid_out(seed) as town:
        town.state.event_actions = 2
        town.zeds_turn("F", "M", actions=2)
        table, zeds = Versus(town), town.game.world.zeds
        in_play = [z for z, at in enumerate(town.state.zed_at) if at >= 16]
        hurt = [z for z in in_play if town.state.zed_damage[z]]
        marked = {zeds.ids[z] for z in hurt if town.state.zed_damage[z] % zeds.hits[z]}
        expected = {"infect"} | {f"mend:{name}" for name in marked}
        for name in (*model.SURFACE, "T"):
            lane = {*model.track(name), f"{name}-S"}
            if not lane & table.zeds:
                expected.add(f"raise:{name}-S")
        for unit in [unit for unit in MOVES if table.acts(unit)]:
            at = table.units[unit]
            if unit == "char" and at in model.SPACES and at not in table.chaos:
                expected.add("scheme:place-chaos:char")
            elif unit == "marteuse" and at not in table.zeds:
                calls = ("infect", "heal", "both") if hurt else ("infect",)
                expected |= {f"scheme:doctor-{call}:marteuse" for call in calls}
            elif unit == "natalia" and at in table.named:
                expected |= {f"soothe:{name}" for name in marked}
            elif unit == "xaio":
                expected |= {"scheme:bad-medicine:xaio", "scheme:sabotage:xaio"}
                expected |= {
                    f"against:bail:xaio>{other}" for other in MOVES if town.place(other) == "JAIL"
                }
            elif unit == "plaid":
                expected.add("scheme:agitate:plaid")
                expected |= {"scheme:attract-allies:plaid"} if at in table.named else set()
            elif unit == "ghost" and at in table.named:
                expected |= {
                    f"against:lend-a-hand:ghost>{other}" for other in MOVES if table.acts(other)
                }
            elif unit == "berk":
                cards = [u for u in table.units if u in (*model.HEROES, *model.HEROIC)]
                expected |= {f"against:lawyers:berk>{other}" for other in cards}
        if "xaio" in table.units and not table.acts("xaio"):  # he need only be in play
            expected |= {
                f"against:bail:xaio>{other}" for other in MOVES if town.place(other) == "JAIL"
            }
        offered = {
            key for key in town.options if not key.startswith(("walk:", "stroll:", "track:"))
        }
        assert {key for key in offered if not key.startswith("enjoin:")} == expected
