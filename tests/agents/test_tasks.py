"""What goals and special rules report to those who plan: places, tools, cars, zones to guard."""

from __future__ import annotations

from typing import Any

from shambler.agents.zombicide.errands import (
    burden,
    guarded,
    needed,
    needs_tank,
    wanted,
)
from shambler.agents.zombicide.squads import hiding_places
from shambler.agents.zombicide.thumb import judge_take
from shambler.games import find
from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core.options import Pick
from shambler.games.zombicide.core.tasks import Task
from shambler.games.zombicide.core.winning import current_goals, unmet_goals
from shambler.games.zombicide.missions.needs import kept_units, needs
from shambler.games.zombicide.systems.cars.cars import seat
from shambler.games.zombicide.systems.units.units import put_unit, units_in
from shambler.kernel.chance import Sampled


def begun(key: str, scenario: str) -> Any:
    """A game at its first question."""
    return find(key).new(scenario, {}, Sampled(3)).start()


def goal_named(game: Any, name: str) -> Any:
    return next(goal for goal in game.world.goals if goal.name == name)


def give(game: Any, who: int, name: str) -> None:
    """Put a card from beside the board into somebody's pack."""
    state = game.state
    places = {"aside": state.aside, "removed": state.removed}
    where, card = next(
        (where, card) for where, cards in places.items() for card in cards
        if game.gear(card).id == name
    )  # fmt: skip
    setattr(state, where, tuple(other for other in places[where] if other != card))
    state.survivors[who].pack = (*state.survivors[who].pack[:2], card)


def test_objectives_of_a_colour_are_sought_where_they_may_be() -> None:
    game = begun("invader", "M5")
    goal = goal_named(game, "take-objectives")
    task = goal.task(game)
    hidden = [token.zone for token in game.state.tokens if not token.color]
    assert len(hidden) >= 2 and set(hidden) <= set(task.places)
    assert task.missing == goal.count and task.shown == 0
    assert (task.hidden, task.right) == (
        len(game.state.hidden), game.state.hidden.count(goal.color),
    )  # fmt: skip
    game.state.taken = (*game.state.taken, goal.color)
    assert goal.task(game).missing == goal.count - 1


def test_how_many_places_have_to_be_gone_to() -> None:
    assert needed(Task((1, 2, 3)), 3) == 3
    assert needed(Task((1, 2, 3), missing=1, shown=1, hidden=2, right=1), 3) == 1
    assert needed(Task((1, 2, 3), missing=2, shown=1, hidden=2, right=1), 3) == 1 + 1 * 3 / 2
    assert needed(Task((1, 2), missing=5, shown=0, hidden=2, right=0), 2) == 2


def test_goals_come_in_their_order() -> None:
    game = begun("invader", "M4")
    red, blue, leave = unmet_goals(game)
    assert [red.order, blue.order, leave.order] == [1, 1, 2]
    assert current_goals(game) == [red, blue]
    game.state.tally["goal0"] = 1
    assert current_goals(game) == [blue]
    game.state.tally["goal1"] = 1
    assert current_goals(game) == [leave]


def test_a_zone_is_guarded_until_its_objective_is_taken() -> None:
    game = begun("invader", "M2")
    zones = guarded(game)
    assert len(zones) == 1
    game.state.tokens = tuple(token for token in game.state.tokens if token.zone not in zones)
    assert guarded(game) == []


def test_a_zone_is_guarded_while_crew_is_there() -> None:
    game = begun("invader", "M3")
    assert len(guarded(game)) == 1
    game.state.tally["crew"] = 0
    assert guarded(game) == []


def test_a_tank_for_everybody_is_asked_for() -> None:
    game = begun("invader", "M10")
    assert goal_named(game, "all-equipped").wear == "oxygen-tank"
    assert not needs_tank(begun("invader", "M0"))


def test_supplies_are_fetched_and_brought_where_they_are_needed() -> None:
    game = begun("living_dead", "S4")
    rule = next(rule for rule in game.world.special_rules if rule.name == "put-down")
    store = game.world.place(rule.zone)
    places, _ = wanted(game)
    assert len(places) == 4 and store not in places
    assert burden(game, game.state.survivors[0]) == -1
    for name in ("food", "water", "blankets", "radio"):
        give(game, 0, name)
    assert burden(game, game.state.survivors[0]) == store
    assert wanted(game)[0] == [store]


def test_a_car_is_fetched_to_the_fuel_and_leaves_with_everybody() -> None:
    game = begun("living_dead", "S3")
    fuel = next(rule for rule in game.world.special_rules if rule.name == "place-action")
    goal = goal_named(game, "count")
    spots, car = [zone for zone, _ in fuel.places(game)], fuel.needs_car(game.world)
    assert goal.cars(game) == {car: spots}
    zone = units_in(game.state).zones[car]
    assert zone not in spots and goal.task(game).places == (zone,)
    put_unit(game.state, car, spots[0])
    assert goal.task(game).places == tuple(spots)
    away = goal_named(game, "drive-away")
    assert away.task(game).meet == spots[0]
    assert away.cars(game) == {car: ()}
    for who in range(len(game.state.survivors)):
        seat(game.state, who, car)
    assert away.cars(game) == {car: (game.world.place(away.zone),)}


def test_without_boards_a_house_is_closed_by_fetching_some() -> None:
    game = begun("living_dead", "S1")
    goal = goal_named(game, "all-closed")
    lumber = next(rule for rule in game.world.special_rules if "lumber" in rule.gives_cards)
    places = {zone for zone, _ in lumber.places(game)}
    inside = game.world.board.inside
    assert len(places) > 1 and places <= set(goal.task(game).places)
    give(game, 0, "lumber")
    rooms = set(goal.task(game).places)
    assert len(rooms) > 1 and all(inside >> room & 1 for room in rooms)
    board = game.world.board
    windows = mask_of(board.opening_at(name) for name in goal.openings)
    game.change_ground(closed=game.state.ground.closed | windows)
    assert goal.task(game).places == ()


# -- tools, prey, and what must not be lost ------------------------------------------------------


def test_nests_are_burned_from_beside_with_a_flamethrower_and_a_canister() -> None:
    game = begun("invader", "M6")
    (need,) = needs(game)
    nests = [token.zone for token in game.state.spawns if token.pool]
    assert len(nests) == 2 and list(need.task.targets) == nests
    assert need.task.tools == (("flamethrower",), ("canister",))
    beside = {there for nest in nests for there, _ in game.terrain.steps[nest]}
    assert set(need.task.places) == beside - set(nests) and len(beside) >= 3
    assert need.missing == need.task.tools


def test_one_who_has_every_tool_is_enough_and_two_with_one_each_are_not() -> None:
    game = begun("invader", "M6")
    stock = game.state.stocks[0].cards
    flame, canister = (
        next(card for card in stock if game.gear(card).id == name)
        for name in ("flamethrower", "canister")
    )
    survivors = game.state.survivors
    survivors[0].pack, survivors[1].pack = (flame,), (canister,)
    assert needs(game)[0].missing == (("canister",),)
    assert set(wanted(game)[0]) == set(hiding_places(game)) and len(hiding_places(game)) >= 2
    survivors[0].pack, survivors[1].pack = (flame, canister), ()
    (need,) = needs(game)
    assert need.missing == () and wanted(game)[0] == list(need.task.places)


def test_a_nest_that_is_gone_is_no_target() -> None:
    game = begun("invader", "M6")
    first = game.state.spawns[0]
    game.state.spawns = game.state.spawns[1:]
    (need,) = needs(game)
    assert first.zone not in need.task.targets and len(need.task.targets) == 1


def test_samples_still_missing_are_prey() -> None:
    game = begun("invader", "M10")
    goal = goal_named(game, "samples")
    assert goal.task(game).prey == ("worker", "tank", "hunter", "abomination")
    game.state.tally["sample-worker"] = game.state.tally["sample-mold"] = 1
    assert goal.task(game) == Task(prey=("tank", "hunter", "abomination"))
    game.state.tally.update({f"sample-{name}": 1 for name in ("tank", "hunter", "abomination")})
    assert goal.task(game) == Task()


def test_the_bot_is_kept_while_an_objective_lies_behind_the_lock() -> None:
    game = begun("invader", "M8")
    bot = game.world.unit_index["bot"]
    assert kept_units(game) == [bot]
    survivors = len(game.state.survivors)
    options = [Pick("take:x", 0), Pick("take:bot", survivors + bot)]
    dear = judge_take(game, options)
    assert dear[0] > dear[1]
    behind = game.world.place("4.8")
    game.state.tokens = tuple(token for token in game.state.tokens if token.zone != behind)
    assert kept_units(game) == []
    spare = judge_take(game, options)
    assert spare[1] > spare[0]


def test_whoever_controls_the_bot_fetches_it_and_brings_it_before_the_lock() -> None:
    game = begun("invader", "M8")
    names, bot = game.world.names, game.world.unit_index["bot"]
    mitsuki, jared = (game.state.survivors[names.index(name)] for name in ("mitsuki", "jared"))
    there = units_in(game.state).zones[bot]
    assert burden(game, mitsuki) == there != mitsuki.zone
    assert burden(game, jared) == -1
    mitsuki.zone = there
    assert burden(game, mitsuki) == game.world.place("4.6")
    game.change_ground(locked=0)
    assert burden(game, mitsuki) == -1
