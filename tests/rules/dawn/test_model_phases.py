"""Phases on random tables: order, Outbreaks, Fate, Saving Rolls, hunger, flight, the epilogue."""

from __future__ import annotations

from random import Random

import pytest

from shambler.games.dawn.epilogue import score
from shambler.games.dawn.procedures.eating import EatPhase
from shambler.games.dawn.procedures.fate import fated_tracks
from shambler.games.dawn.procedures.four_r import RefugeesFlee
from shambler.games.dawn.procedures.housekeeping import Housekeeping
from shambler.games.dawn.procedures.infection import outbreak_space
from shambler.games.dawn.procedures.saving import SavingRoll
from shambler.games.dawn.state import COMATOSE
from shambler.testing import rule
from shambler.testing.dawn import Siege
from tests.rules.dawn import model
from tests.rules.dawn.model import Table
from tests.rules.dawn.test_model_actions import near
from tests.rules.dawn.test_model_versus import MOVES as UN_ZEDS
from tests.rules.dawn.test_model_versus import UNFAZED, laid_out

ORDER = (
    *("DOZ-HK-02", "DOZ-HK-03", "DOZ-HK-04", "DOZ-HK-06", "DOZ-RAID-05", "DOZ-RIOT-03"),
    *("DOZ-AGEE-04", "DOZ-PICKLES-17", "DOZ-HORATIUS-07", "DOZ-REF-09", "DOZ-ACIV-01"),
    *("DOZ-AHERO-01", "DOZ-UNZED-05", "DOZ-CHAR-07", "DOZ-MARTEUSE-12", "DOZ-NATALIA-05"),
)
POINTS = (
    *("DOZ-EPI-01", "DOZ-EPI-02", "DOZ-EPI-03", "DOZ-EPI-04", "DOZ-EPI-05", "DOZ-EPI-06"),
    *("DOZ-EPI-07", "DOZ-PUNIT-01", "DOZ-PUNIT-02"),
)


@rule(*ORDER)
@pytest.mark.parametrize("seed", range(60))
def test_where_order_is_restored_and_what_it_costs(seed: int) -> None:
    random = Random(seed)
    with laid_out(seed) as town:
        for place in random.sample(("F-4", "F-3", "M-2", "S-4", "H-3"), 3):
            town.chaos(place)
        for name in ("riot-squad", "agee", "raiders"):
            if town.place(name) == "POOL":
                model.try_to(town, "put", name, random.choice(("F-4", "F-3", "M-2")))
        town.state.weapon_found = random.random() < 0.5
        town.stock(infection=3)
        table = Table(town)
        left, infection = list(town.state.chaos), 3
        town.run(Housekeeping())
        keepers = (*model.FIGHTERS, *model.RAIDERS, *UN_ZEDS)
        keepers = tuple(u for u in keepers if u not in (*model.ANIMALS, *UNFAZED))
        open_to = {p for p in table.chaos - table.zeds if table.at(p, keepers)}
        while open_to:
            able = {unit for place in open_to for unit in table.at(place, keepers)}
            if len(able) > 1:
                assert set(town.options) == {f"unit:{unit}" for unit in able}
                unit = random.choice(sorted(able))
                town.play(f"unit:{unit}")
            else:
                unit = able.pop()  # nobody else could
            if unit == "agee" and town.state.weapon_found:
                infection = max(0, infection - 2)
            else:
                infection += unit != "riot-squad"
            open_to.remove(table.units[unit])
            left.remove(town.spot(table.units[unit]))
        town.asks("halt")
        assert (list(town.state.chaos), town.state.infection) == (left, infection)


@rule("DOZ-INF-06", "DOZ-INF-07")
@pytest.mark.parametrize("seed", range(40))
def test_where_an_outbreak_comes(seed: int) -> None:
    random = Random(seed)
    with Siege("walking-zeds") as town:
        board = town.game.world.board
        spaces = [at for at in model.SPACES if board.named[town.spot(at)]]
        chaos = random.sample(spaces, random.randrange(6))
        town.chaos(*chaos)
        for number, name in enumerate((*model.SURFACE, "T")):
            burning = [place for place in model.track(name) if place in chaos]
            village = [place for place in model.track(name) if place in model.VILLAGES]
            expected = (burning or village or [f"{name}-S"])[0]
            assert board.ids[outbreak_space(town.game, number)] == expected


@rule("DOZ-FATE-02", "DOZ-FATE-03", "DOZ-SPREAD-09", "DOZ-UNZED-11", "DOZ-RUL-13")
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("where", ["most-zeds", "fewest-zeds", "most-chaos", "least-chaos"])
def test_which_tracks_tie(seed: int, where: str) -> None:
    with laid_out(seed) as town:
        world, state = town.game.world, town.state
        card = next(at for at, fate in enumerate(world.fate) if fate.where == where)
        pieces = state.zed_at if "zeds" in where else state.chaos
        on_track = [world.board.ids[at].split("-")[0] for at in pieces if at >= 16]
        counts = [on_track.count(name) for name in (*model.SURFACE, "T")]
        best = max(counts) if where.startswith("most") else min(counts)
        expected = tuple(at for at, count in enumerate(counts) if count == best)
        assert fated_tracks(town.game, card) == expected


@rule("DOZ-SAVE-01", "DOZ-WRIGHT-01", "DOZ-NATALIA-01", "DOZ-RUL-84", "DOZ-SAVE-03", "DOZ-SAVE-04")
@pytest.mark.parametrize("seed", range(60))
def test_who_survives_a_last_hit(seed: int) -> None:
    random = Random(seed)
    who = random.choice(("civ1", "johnson", "rangers", "furies", "folk1", "national-guard"))
    place, die = random.choice(("F-0", "F-2", "M-3", "H-5")), random.randint(1, 6)
    with Siege("walking-zeds", versus=True) as town:
        town.put(who, place, marks=["fled"] if who == "folk1" else [])
        natalia = random.choice(("F-1", "F-2", "M-4", "H-0", "TC", "JAIL"))
        town.put("natalia", natalia).put("wright", random.choice(("SO1", "SO2", "LAB", "M-1")))
        bonus = 1 if town.place("wright") in ("SO1", "SO2") else 0
        bonus -= 2 if natalia != "JAIL" and place in near(natalia) else 0
        town.run(SavingRoll(town.unit(who))).dice(die).play("dare:save").asks("halt")
        saved = die + bonus >= 4
        assert town.place(who) == ("HB1" if saved else "CEM")
        assert town.state.infection == int(saved)
        if saved and who != "folk1":
            assert town.damage(who) == town.game.world.units.hits[town.unit(who)]
            assert "comatose" in town.marks(who)


@rule("DOZ-EAT-01", "DOZ-EAT-02", "DOZ-EAT-03", "DOZ-SAVIOR-04", "DOZ-CLARION-04", "DOZ-CLARION-05")
@rule("DOZ-CLARION-06", "DOZ-RUL-62")
@pytest.mark.parametrize("seed", range(60))
def test_what_is_eaten(seed: int) -> None:
    random = Random(seed)
    card, printed = random.choice((("E-B01", 1), ("E-B17", 2), ("E-B12", 0), ("E-B10", -1)))
    with Siege("brains") as town:
        supplies, mouths = random.randrange(4), 0
        town.put("hunt", "F-2").put("schmidt", "M-2").stock(supplies=supplies).event(card)
        printed = town.game.world.events[town.state.event].eat
        for number in range(random.randrange(4)):
            town.put(f"civ{number + 1}", f"HB{number + 1}", damage=1)
            mouths += 1
        for number in range(random.randrange(4)):
            town.put(f"folk{number + 1}", "CAMP", marks=["fled"])
            mouths += 1
        savior, clarion = random.random() < 0.4, random.random() < 0.5
        if savior:
            town.put("savior", "TC")
        if clarion:
            town.put("clarion", "TC")
        due, die = printed, random.randint(1, 6)
        if printed < 0:
            town.dice(die)
            due = int(die + savior <= mouths)
        town.run(EatPhase())
        short = 0
        for eaten in range(1, due + 1):
            if clarion and eaten == 2:
                continue
            if supplies:
                supplies -= 1
            else:
                short += 1
        in_camp = []
        for _ in range(short):
            in_camp += [key for key in town.options if key.startswith("unit:folk")]
            town.dice(4).play("unit:hunt")  # Tough: it takes no Hit
        assert in_camp == []
        town.asks("halt")
        assert town.state.supplies == supplies


@rule("DOZ-REF-06", "DOZ-REF-07", "DOZ-REF-08", "DOZ-4R-03", "DOZ-BRIDGE-09", "DOZ-VIP-03")
@rule("DOZ-REF-15", "DOZ-RUL-77")
@pytest.mark.parametrize("seed", range(60))
def test_which_refugees_flee(seed: int) -> None:
    with model.scattered(seed) as town:
        table = Table(town)
        town.run(RefugeesFlee(1, town.game.world.units.refugees))
        folk = [u for u in model.REFUGEES if u in table.units and not table.marks[u] & COMATOSE]
        expected = set()
        for unit in folk:
            ahead = model.neighbours(table.units[unit])[0]
            if ahead not in table.zeds and ahead not in table.shut:
                expected.add(unit)
        if len(expected) > 1:
            assert set(town.options) == {f"unit:{unit}" for unit in expected}
        elif not expected:
            town.asks("halt")


@rule(*POINTS)
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("defeat", [False, True])
def test_the_score_of_a_random_table(seed: int, defeat: bool) -> None:
    random = Random(seed)
    with laid_out(seed) as town:
        supplies, ammo, infection = (random.randrange(4) for _ in range(3))
        infection += random.choice((4, 5))
        town.stock(supplies=supplies, ammo=ammo, infection=infection)
        town.put("folk5", "CAMP", marks=["fled"]) if town.place("folk5") == "POOL" else None
        town.state.components, town.state.antidote = random.randrange(32), random.randrange(3)
        drawn = random.randrange(10)
        town.state.drawn = tuple(range(drawn))
        table = Table(town)
        fighters = [unit for unit in table.units if unit in model.FIGHTERS]
        camp = [unit for unit in model.REFUGEES if town.place(unit) == "CAMP"]
        folk = [unit for unit in table.units if unit in model.REFUGEES] + camp
        expected = len(fighters) + 3 * len(folk)
        expected += (supplies >= 2) + (ammo >= 2) + (infection <= 6)
        expected += (town.state.antidote == 2) + bin(town.state.components).count("1")
        expected -= len(town.state.chaos)
        expected -= (town.game.world.plan.cards - drawn) if defeat else 0
        found = score(town.game, defeat)
        assert found.total == expected
        grades = [(1, "bitter"), (6, "doubt"), (13, "best"), (21, "respected"), (999, "honour")]
        assert found.grade == next(name for end, name in grades if expected < end)
