"""What goals and special rules report to those who plan: places, tools, cars, zones to guard."""

from __future__ import annotations

from typing import Any

from shambler.agents.zombicide.errands import (
    burden,
    errands,
    guarded,
    needed,
    needs_tank,
    wanted,
)
from shambler.agents.zombicide.evaluation import SENSE, lacking, signs
from shambler.agents.zombicide.fight import attack_worth
from shambler.agents.zombicide.gear import judge_trade
from shambler.agents.zombicide.outlook import ready_weapons
from shambler.agents.zombicide.rooms import hiding_places, may_search
from shambler.agents.zombicide.situation import Situation
from shambler.agents.zombicide.thumb import ZombicideThumb, judge_activate, judge_take
from shambler.agents.zombicide.turn import judge_attack, judge_close
from shambler.games import find
from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core.arranging import Arrange
from shambler.games.zombicide.core.combat import list_targets
from shambler.games.zombicide.core.options import Activate, CloseDoor, Pick, Trade
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.core.tasks import Task
from shambler.games.zombicide.core.traits import MELEE
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.core.winning import current_goals, unmet_goals
from shambler.games.zombicide.missions.needs import kept_units, needs, serving_cards, spared
from shambler.games.zombicide.systems.cars.cars import seat
from shambler.games.zombicide.systems.units.units import put_unit, units_in
from shambler.kernel.chance import Sampled
from shambler.testing import some


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
    survivors[0].pack = (flame,)
    assert needs(game)[0].missing == (("canister",),)
    assert set(wanted(game)[0]) == set(hiding_places(game)) and len(hiding_places(game)) >= 2
    survivors[2].pack = (canister,)
    (need,) = needs(game)
    assert (need.missing, need.bearers) == ((), ()) and wanted(game)[0] == []
    assert errands(game).meets == {0: 2, 2: 0}
    survivors[0].pack, survivors[2].pack = (flame, canister), ()
    (need,) = needs(game)
    assert need.missing == () and need.bearers == (0,)
    assert wanted(game)[0] == list(need.task.places)
    assert errands(game).meets == {}


def test_everybody_seeks_tools_where_their_kind_may_search() -> None:
    game = begun("invader", "M6")
    plan = errands(game)
    assert plan.seeking
    kinds = [sheet.kind for sheet in game.world.sheets[: game.world.team]]
    assert {*kinds} == {"soldier", "civilian"}
    for who, _ in enumerate(some(kinds)):
        assert may_search(game, Turn(who).standing(game), plan.going[who])


def with_tools_apart() -> Any:
    """Two stand together; one has what burns, the other what it burns with."""
    game = begun("invader", "M6")
    stock, survivors = game.state.stocks[0], game.state.survivors
    for who, name in ((0, "flamethrower"), (2, "canister")):
        card = next(card for card in stock.cards if game.gear(card).id == name)
        survivors[who].hands, survivors[who].pack = (EMPTY, EMPTY), (card,)
    return game


def test_two_who_have_the_tools_of_a_goal_between_them_trade_them_into_one_hand() -> None:
    game = with_tools_apart()
    at = Situation(game, 0, Turn(0))
    names = game.world.names
    marks = [judge_trade(game, at, Trade(f"trade:{names[who]}", who)) for who in (1, 2)]
    assert marks[1] == at.habits.goal > marks[0]
    game.call(Arrange.of(game, (0, 2)))
    game.derive()
    player = ZombicideThumb(1)
    while isinstance(game.state.stack[-1], Arrange):
        seat = game.decision.seats[0]
        game.submit(player.choose(game, game.decision, seat), seat)
    assert needs(game)[0].bearers == (0,)


def test_whoever_has_the_tools_goes_and_the_others_go_along() -> None:
    game = with_tools_apart()
    card = game.state.survivors[2].pack
    game.state.survivors[2].pack = ()
    game.state.survivors[4].pack = (*game.state.survivors[0].pack, *card)
    game.state.survivors[0].pack = ()
    plan = errands(game)
    places = set(needs(game)[0].task.places)
    assert plan.then[4] in places
    assert set(plan.then) == {plan.then[4]}


def test_a_torch_is_made_of_its_parts() -> None:
    game = begun("living_dead", "S10")
    burn = next(need for need in needs(game))
    assert burn.task.tools == (("torch",),)
    assert burn.missing == (("flammable-fluid",),)  # there are legs of tables
    assert {"torch", "table-leg", "flammable-fluid"} <= serving_cards(game.world)
    for who in range(game.world.team):
        game.state.survivors[who].hands = (EMPTY, EMPTY)
    assert needs(game)[0].missing == (("flammable-fluid",), ("table-leg",))


def test_nobody_but_her_brings_her_brother_down() -> None:
    game = begun("living_dead", "S9")
    world, barbra = game.world, game.world.names.index("barbra")
    johnny = world.foe_index["johnny"]
    others = [who for who in range(world.team) if who != barbra]
    assert spared(game, barbra) == [] and {tuple(spared(game, who)) for who in others} == {
        (johnny,)
    }
    assert needs(game)[0].task.who == (barbra,)
    here = game.state.survivors[barbra].zone
    game.add_enemies(here, johnny, 1)
    marks = {}
    for who in (barbra, others[0]):
        turn, options = Turn(who), list[Any]()
        standing = turn.standing(game)
        for weapon, pair in ready_weapons(game, standing):
            if weapon.combat == MELEE:
                list_targets(game, standing, weapon, here, pair, options)
        marks[who] = [attack_worth(game, turn, option) for option in options]
    assert marks[barbra] and max(marks[barbra]) > 0
    assert marks[others[0]] and max(marks[others[0]]) < 0
    game.state.tally["johnny"] = 1
    assert all(spared(game, who) == [] for who in others)


def test_what_a_goal_wants_closed_is_closed() -> None:
    game = begun("living_dead", "S1")
    goal = goal_named(game, "all-closed")
    doors = {name: game.world.board.opening_at(name) for name in ("X01", "X02")}
    closes = goal.task(game).closes
    assert all(not game.state.ground.closed >> o & 1 for o in some(game.zones_of(closes)))
    assert closes >> doors["X02"] & 1
    way = game.world.board.openings[doors["X02"]]
    room = way.a if game.world.board.inside >> way.a & 1 else way.b
    for survivor in game.state.survivors:
        survivor.zone = room
    at = Situation(game, 0, Turn(0))
    assert judge_close(game, at, CloseDoor("close:X02", doors["X02"])) == at.habits.goal
    game.state.survivors[1].zone = way.beyond(room)
    at = Situation(game, 0, Turn(0))
    assert judge_close(game, at, CloseDoor("close:X02", doors["X02"])) < 0
    game.change_ground(closed=game.state.ground.closed | closes)
    assert goal.task(game).closes == 0


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


# -- experience and fights ---------------------------------------------------------------------


def test_a_level_is_asked_of_everybody_and_whoever_lacks_most_acts_first() -> None:
    game = begun("living_dead", "S8")
    (level, ghouls) = needs(game)
    yellow = game.world.edition.thresholds[1]
    assert (level.task.points, level.task.fights) == (yellow, True)
    assert (ghouls.task.points, ghouls.task.fights) == (0, True)
    assert (errands(game).points, errands(game).fights) == (yellow, True)
    survivors = game.state.survivors
    for survivor in survivors:
        survivor.hands, survivor.experience = survivors[0].hands, yellow
    survivors[3].experience = yellow - 2
    survivors[4].experience = yellow - 1
    marks = judge_activate(game, [Activate(f"activate:{who}", who) for who in (0, 1, 3, 4)])
    assert marks[2] > marks[3] > max(marks[:2])


def test_an_attack_is_worth_more_to_whoever_still_needs_the_experience() -> None:
    game = begun("living_dead", "S8")
    survivor, walker = game.state.survivors[0], game.world.foe_index["walker"]
    game.add_enemies(survivor.zone, walker, 2)
    turn, options = Turn(0), list[Any]()
    standing = turn.standing(game)
    for weapon, pair in ready_weapons(game, standing):
        if weapon.combat == MELEE:
            list_targets(game, standing, weapon, survivor.zone, pair, options)
    assert options
    found = {}
    for points in (errands(game).points - 1, errands(game).points):
        survivor.experience = points
        found[points] = max(judge_attack(game, Situation(game, 0, turn), o) for o in options)
    lacking, enough = found.values()
    assert lacking > enough > 0


def test_experience_that_is_still_needed_is_a_way_still_to_go() -> None:
    game = begun("invader", "M8")
    needed = errands(game).points
    assert lacking(game) == [needed] * len(game.state.survivors)
    assert lacking(begun("invader", "M1")) == []
    before, chance = signs(game), SENSE.guess(game)
    game.state.survivors[2].experience = needed + 1
    assert lacking(game)[1:4] == [needed, 0, needed]
    assert signs(game)["walks"] < before["walks"]
    assert signs(game)["longest"] == before["longest"]
    assert SENSE.guess(game) > chance


def test_where_enemies_have_to_fall_nobody_stays_alone() -> None:
    game = begun("living_dead", "S8")
    survivors = game.state.survivors
    home = survivors[0].zone
    assert set(errands(game).going[: game.world.team]) == {-1}  # all are together
    survivors[5].zone = game.terrain.steps[home][0][0]
    assert errands(game).going[: game.world.team] == [home] * game.world.team


def test_fights_that_count_one_kind_alone_are_errands() -> None:
    (need, *_) = needs(begun("living_dead", "S9"))
    assert not need.task.fights and need.task.places


def test_a_tank_is_worn_beside_armor() -> None:
    game = begun("invader", "M8")
    cards = {gear.id: number for number, gear in enumerate(game.world.cards)}
    armors = [n for n, gear in enumerate(game.world.cards) if gear.id == "ablative-armor"][:2]
    survivor = game.state.survivors[0]
    survivor.body, survivor.pack = (EMPTY, EMPTY), (*armors, cards["oxygen-tank"])
    game.call(Arrange.of(game, (0,)))
    game.derive()
    player = ZombicideThumb(1)
    while isinstance(game.state.stack[-1], Arrange):
        seat = game.decision.seats[0]
        game.submit(player.choose(game, game.decision, seat), seat)
    worn = {game.world.cards[card].id for card in survivor.body}
    assert worn == {"ablative-armor", "oxygen-tank"}
