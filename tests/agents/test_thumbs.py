"""Rules of thumb: sensible, blind to what their seat cannot know, better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from shambler import agents
from shambler.agents.advice import TEXTS
from shambler.agents.sense import sense_of
from shambler.agents.zombicide.errands import errands
from shambler.agents.zombicide.fight import attack_worth, marks_of
from shambler.agents.zombicide.habits import HABITS, habits_of
from shambler.agents.zombicide.squads import runners
from shambler.agents.zombicide.thumb import judge
from shambler.agents.zombicide.walking import steps, ways
from shambler.games import find
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.round import Round
from shambler.games.zombicide.core.state import GONE, LEFT
from shambler.games.zombicide.core.turn import Turn
from shambler.kernel.chance import Sampled
from shambler.kernel.machine import Game
from shambler.kernel.texts import LANGUAGES
from shambler.lab.simulate import SeriesPlan, play_row
from shambler.testing import some
from shambler.testing.zombicide import Scene


def positions(key: str, scenario: str, player: str, seed: int = 2) -> Iterator[Game[Any, Any]]:
    """A game at each of its decisions."""
    game = find(key).new(scenario, {}, Sampled(seed)).start()
    seats = {seat: agents.make(player, seed + seat) for seat in game.rules.seats(game)}
    while (decision := game.decision) is not None:
        yield game
        seat = decision.seats[0]
        game.submit(seats[seat].choose(game, decision, seat), seat)


def first_turn() -> Any:
    """The tutorial when its first survivor begins to act."""
    game: Any
    for game in positions("invader", "M0", "thumb"):
        if game.decision.kind == "turn":
            return game
    raise AssertionError("nobody had a turn")


@pytest.mark.parametrize(
    "table", ["invader/M0", "living_dead/S4", "invazions/labo-2", "invazions/labo-3"]
)
def test_what_a_seat_cannot_know_does_not_change_what_thumb_does(table: str) -> None:
    key, _, scenario = table.partition("/")
    for game in some(positions(key, scenario, "random")):
        decision = game.decision
        assert decision is not None
        seat = decision.seats[0]
        asked = agents.make("thumb", 1).choose(game, decision, seat)
        twin = game.rules.imagine(game, seat, Sampled(55))
        assert agents.make("thumb", 1).choose(twin, twin.decision, seat).key == asked.key


@pytest.mark.parametrize(
    "table", ["invader/M0", "invader/M1", "invader/M2", "living_dead/S3", "living_dead/S6"]
)
def test_thumb_wins_missions_that_chance_does_not(table: str) -> None:
    key, _, scenario = table.partition("/")
    thumb, chance = (
        [play_row(SeriesPlan(key, scenario, name), index) for index in range(30)]
        for name in ("thumb", "random")
    )
    assert not any(row.error for row in (*thumb, *chance))
    assert sum(bool(row.winners) for row in thumb) >= sum(bool(row.winners) for row in chance) + 3


@pytest.mark.parametrize("key", ["invader", "living_dead"])
def test_every_mission_can_be_played_by_thumb(key: str) -> None:
    for scenario in some(find(key).scenarios()):
        rows = [play_row(SeriesPlan(key, scenario.key, "thumb"), index) for index in range(3)]
        assert not any(row.error for row in rows)


@pytest.mark.parametrize("player", ["thumb", "greedy", "planner:30"])
@pytest.mark.parametrize("enemies", [("worker",), ("worker", "hunter")])
def test_nobody_throws_a_hit_away(player: str, enemies: tuple[str, ...]) -> None:
    """A hit may be put on a tank that it cannot hurt; whoever falls to it is hit instead."""
    table = Scene(find("invader"), board="A-B").put("magnus", "A").put("tank", "A")  # type: ignore[arg-type]
    for enemy in enemies:
        table.put(enemy, "A")
    table.equip("magnus", "cattle-prod").start(Turn(table.who("magnus")), Round(1))
    table.dice(4, 1).play("melee:cattle-prod>A")
    table.asks("assign-hit", "hit:tank", *(f"hit:{enemy}" for enemy in enemies))
    decision = table.game.decision
    assert decision is not None
    choice = agents.make(player, 1).choose(table.game, decision, 0)
    assert choice.key in {f"hit:{enemy}" for enemy in enemies}


def test_nobody_shoots_into_friends() -> None:
    shots = 0
    for seed in range(6):
        for game in positions("invader", "M0", "thumb", seed):
            decision = game.decision
            assert decision is not None
            if decision.kind != "turn":
                continue
            turn = game.state.stack[-1]
            chosen = agents.make("thumb", 1).choose(game, decision, decision.seats[0])
            if isinstance(chosen, opt.Fire):
                shots += 1
                assert attack_worth(game, turn, chosen) > 0  # type: ignore[arg-type]
    assert shots > 20


def test_an_objective_of_the_mission_is_taken_at_once() -> None:
    seen = 0
    for seed in range(6):
        for game in positions("invader", "M0", "thumb", seed):
            decision = game.decision
            assert decision is not None
            taking = [o for o in decision.options if isinstance(o, opt.TakeObjective)]
            if taking and decision.kind == "turn":
                seen += 1
                marks = judge(game, "turn", decision.options)  # type: ignore[arg-type]
                assert isinstance(decision.options[marks.index(max(marks))], opt.TakeObjective)
    assert seen > 0


def test_whoever_must_go_outside_fetches_air_first() -> None:
    game = first_turn()
    plan = errands(game)
    rooms = game.zones_of(game.terrain.special("oxygen"))
    assert len(plan.places) == 1
    assert set(plan.going[: game.world.team]) <= set(rooms)


def test_the_nearest_survivor_gets_the_errand() -> None:
    compared = 0
    for found in positions("invader", "M0", "thumb"):
        game: Any = found
        plan = errands(game)
        if plan.places and plan.places[0] in plan.going:
            far = [steps(game, survivor, plan.places[0]) for survivor in game.state.survivors]
            assert plan.going[far.index(min(far))] == plan.places[0]
            compared += 1
    assert compared


def test_a_team_splits_into_squads_and_nobody_goes_alone() -> None:
    game: Any = next(positions("invader", "M5", "thumb"))
    plan = errands(game)
    going = plan.going[: game.world.team]
    squads = habits_of(game.world).groups
    assert len(set(plan.places)) > squads > 1
    assert sorted(map(going.count, set(going))) == [game.world.team // squads] * squads
    assert set(going) <= set(plan.places)


def test_of_two_objectives_the_one_beside_mold_comes_first() -> None:
    game: Any = next(positions("invader", "M7", "thumb"))
    rows, zones = ways(game, tank=True).distance, range(len(game.state.enemies))
    first, second, middle = next(
        (a, b, zone)
        for a, b in combinations(errands(game).places, 2)
        for zone in zones
        if rows[a][zone] == rows[b][zone] > HABITS.near
    )
    game.state.tokens = tuple(t for t in game.state.tokens if t.zone in (first, second))
    for survivor in game.state.survivors:
        survivor.zone = middle
    far = {
        place: dict.fromkeys(range(game.world.team), rows[place][middle])
        for place in (first, second)
    }
    for threatened in (first, second):
        game.change_ground(active=1 << threatened)
        assert set(runners(game, far, 1).values()) == {threatened}


def test_whoever_walks_out_alone_is_escorted() -> None:
    """Two scientists, six survivors: three go to where each of them will be."""
    game: Any = next(positions("invader", "M9", "thumb"))
    exit_row = game.terrain.routes.distance[game.world.exit]
    walkers = [survivor.zone for survivor in game.state.survivors[game.world.team :]]
    assert len(walkers) == 2
    going = errands(game).then[: game.world.team]
    assert sorted(going.count(zone) for zone in set(going)) == [3, 3]
    ahead = sorted(exit_row[zone] for zone in set(going))
    assert ahead == sorted(exit_row[zone] - 1 for zone in walkers)
    for survivor in game.state.survivors[game.world.team :]:
        survivor.zone, survivor.status = GONE, LEFT
    assert set(errands(game).then[: game.world.team]) == {game.world.exit}


def test_dangerous_enemies_are_worth_more() -> None:
    game: Any = next(positions("invader", "M0", "thumb"))
    worth = dict(zip(game.world.foe_index, marks_of(game.world).worth, strict=True))
    assert worth["worker"] < worth["hunter"] < worth["spoiler"]
    assert worth["worker"] < worth["tank"] < worth["spoiler"]


@pytest.mark.parametrize("table", ["invader/M0", "living_dead/S4", "invazions/labo-3"])
def test_what_thumb_would_do_is_looked_at_first(table: str) -> None:
    key, _, scenario = table.partition("/")
    for game in some(positions(key, scenario, "thumb")):
        decision = game.decision
        assert decision is not None
        seat = decision.seats[0]
        options = decision.options_for(seat)
        priors = sense_of(game).priors(game, decision, seat)
        assert priors is not None
        first = agents.make("thumb", 1).choose(game, decision, seat)
        assert options[list(priors).index(max(priors))] is first


@pytest.mark.parametrize("table", ["invader/M0", "invazions/labo-2"])
def test_chances_are_chances(table: str) -> None:
    key, _, scenario = table.partition("/")
    for game in some(positions(key, scenario, "thumb")):
        values = sense_of(game).values(game)
        assert len(values) == len(game.rules.seats(game))
        assert all(0 <= value <= 1 for value in values)


def test_a_wounded_team_stands_worse() -> None:
    game = first_turn()
    before = sense_of(game).values(game)[0]
    game.state.survivors[0].armor -= 1
    assert sense_of(game).values(game)[0] < before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text(language: str) -> None:
    for game in some(positions("invader", "M0", "thumb")):
        decision = game.decision
        assert decision is not None
        for option in some(decision.options):
            word = sense_of(game).reason(game, option, decision.seats[0])
            assert not word or TEXTS.has(language, f"reason-{word}")
