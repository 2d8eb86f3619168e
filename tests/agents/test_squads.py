"""Doors, tools and who goes where: what the rules of thumb make of them."""

from __future__ import annotations

from typing import Any

import pytest

from shambler.agents.zombicide.errands import errands
from shambler.agents.zombicide.fight import armed, marks_of
from shambler.agents.zombicide.gear import judge_trade
from shambler.agents.zombicide.habits import HABITS, habits_of
from shambler.agents.zombicide.kits import best_hands, gain_of_trade, reach
from shambler.agents.zombicide.rooms import hiding_places
from shambler.agents.zombicide.situation import Situation
from shambler.agents.zombicide.squads import (
    let_out,
    round_trips,
    runners,
    share_out,
    way_out,
)
from shambler.agents.zombicide.thumb import judge_attach, judge_fill
from shambler.agents.zombicide.turn import judge_all_out, judge_open
from shambler.agents.zombicide.walking import around_doors, way_to, ways
from shambler.games.zombicide.core.arranging import FILL, Arrange
from shambler.games.zombicide.core.options import Trade
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.systems.all_out.options import AllOut
from shambler.kernel.structs import replace
from shambler.testing import some
from tests.agents.test_danger import before_a_door, begun


def card(game: Any, name: str) -> int:
    return next(number for number, gear in enumerate(game.world.cards) if gear.id == name)


def hold(game: Any, who: int, *names: str) -> None:
    """Put cards into somebody's hands; their other cards are gone."""
    cards = [card(game, name) for name in names]
    survivor = game.state.survivors[who]
    survivor.hands, survivor.pack = (*cards, EMPTY, EMPTY)[:2], ()


def at_the_fort() -> Any:
    """The first mission: a soldier's three stand in the street, the others behind a door."""
    game = begun("hendrix", "M1")
    for who in range(game.world.team):
        hold(game, who, "pistol")
    return game


def ways_of(game: Any) -> tuple[dict[int, int], dict[int, int], set[int]]:
    """How far zones are from the first survivor as they walk and through doors; the shut ones."""
    survivor = game.state.survivors[0]
    here, zones = survivor.zone, range(len(game.world.board.zones))
    through, around = ways(game, tank=True).distance, around_doors(game, tank=True).distance
    reached = [zone for zone in zones if through[zone][here] >= 0]
    found = {zone: way_to(game, survivor, zone)[here] for zone in reached}
    shut = {zone for zone in reached if around[zone][here] < 0}
    return found, {zone: through[zone][here] for zone in reached}, shut


def test_a_building_that_nobody_has_opened_is_gone_around() -> None:
    game = begun("hendrix", "M2")
    found, through, shut = ways_of(game)
    here, around = game.state.survivors[0].zone, around_doors(game, tank=True).distance
    longer = {zone: around[zone][here] - through[zone] for zone in set(found) - shut}
    spared = {zone for zone, more in longer.items() if 0 < more <= HABITS.lair}
    assert spared and shut
    assert {zone: found[zone] for zone in spared} == {zone: around[zone][here] for zone in spared}
    assert all(found[zone] >= through[zone] + HABITS.lair for zone in shut)


def test_a_door_of_a_building_that_stands_open_costs_an_action() -> None:
    game = begun("hendrix", "M2")
    game.state.buildings = replace(game.state.buildings, opened=-1)
    found, through, shut = ways_of(game)
    near = min(shut, key=lambda zone: found[zone])
    assert found[near] == through[near] + HABITS.door
    assert HABITS.door < HABITS.lair


def test_without_closed_doors_the_shortest_way_is_taken() -> None:
    game = begun("hendrix", "M2")
    game.state.ground = replace(game.state.ground, closed=0)
    survivor, exit_ = game.state.survivors[0], game.world.board.zone_at("4.5")
    assert way_to(game, survivor, exit_) == ways(game, tank=True).distance[exit_]


def test_without_any_tool_those_behind_a_door_look_for_one_in_the_rooms_they_can_reach() -> None:
    game = at_the_fort()
    street, room = game.state.survivors[0].zone, game.state.survivors[5].zone
    assert room in hiding_places(game) and street not in hiding_places(game)
    going = [street] * 6
    let_out(game, list(range(6)), going)
    assert going == [street, street, room, room, street, room]


def test_a_door_stays_closed_while_an_open_step_leads_nearer() -> None:
    game, at, option, _ = before_a_door()
    assert judge_open(game, at, option) > 0
    step = next(iter(game.zones_of(game.terrain.neighbours[at.zone])))
    at.row = (*at.row[:step], 1, *at.row[step + 1 :])
    assert judge_open(game, at, option) < 0


def test_friends_beside_the_door_make_it_worth_while_to_open_it() -> None:
    game, at, option, beyond = before_a_door()
    at.crew = {at.zone: [3, 3]}
    game.add_enemies(beyond, 0, 2)
    assert judge_open(game, at, option) > 0
    game.add_enemies(beyond, 0, 1)
    assert judge_open(game, at, option) < 0


def test_whoever_has_a_tool_goes_where_doors_are_closed() -> None:
    game = at_the_fort()
    hold(game, 1, "crowbar")
    shut = game.world.board.zone_at("0.0")
    for who in range(2):
        assert around_doors(game, tank=True).distance[shut][game.state.survivors[who].zone] < 0
    going = [-1] * 7
    share_out(game, [0, 1], [shut, game.state.survivors[0].zone], -1, going, {})
    assert going[:2] == [game.state.survivors[0].zone, shut]


def test_those_shut_out_are_fetched_by_the_nearest_with_a_tool() -> None:
    game = at_the_fort()
    hold(game, 5, "crowbar")
    outside, inside = game.state.survivors[0].zone, game.state.survivors[5].zone
    assert around_doors(game, tank=True).distance[inside][outside] < 0
    assert errands(game).going[:6] == [inside] * 5 + [outside]


def test_nobody_is_fetched_who_stands_with_somebody_who_can_open() -> None:
    game = at_the_fort()
    hold(game, 1, "fire-axe")
    hold(game, 5, "crowbar")
    inside = game.state.survivors[5].zone
    going = [inside] * 6
    let_out(game, list(range(6)), going)
    assert going == [inside] * 6


def test_a_trade_is_worth_what_both_hold_after_it() -> None:
    game = begun("invader", "M4")
    one, other = game.state.survivors[0], game.state.survivors[3]
    hold(game, 0, "sledge")
    hold(game, 3, "chainsaw")
    assert gain_of_trade(game, one, other) == 0.0
    found = card(game, "assault-shotgun")
    other.pack = (found, card(game, "canister"))
    worth = marks_of(game.world).slots[found]
    assert gain_of_trade(game, one, other) == pytest.approx(HABITS.other * worth)
    at = Situation(game, 0, Turn(0))
    assert judge_trade(game, at, Trade("trade:cole", 3)) > 0
    game.add_enemies(at.zone, 0, 1)
    in_a_fight = Situation(game, 0, Turn(0))
    assert judge_trade(game, in_a_fight, Trade("trade:cole", 3)) < 0


def test_two_halves_of_a_pair_are_better_in_one_pair_of_hands() -> None:
    game = begun("invader", "M4")
    one, other = game.state.survivors[0], game.state.survivors[3]
    one.hands, other.hands = (card(game, "smg"), EMPTY), (card(game, "smg-found"), EMPTY)
    assert gain_of_trade(game, one, other) == pytest.approx(HABITS.pair)
    other.hands = (card(game, "cattle-prod"), EMPTY)
    assert gain_of_trade(game, one, other) == 0.0


def test_a_weapon_without_its_ammunition_is_none() -> None:
    game = begun("invader", "M4")
    world, prod = game.world, card(game, "cattle-prod")
    flames, canister = card(game, "flamethrower"), card(game, "canister")
    assert best_hands(world, (prod, flames))[1] == prod
    assert best_hands(world, (prod, flames, canister))[1:] == (prod, flames)
    one, other = game.state.survivors[0], game.state.survivors[3]
    one.hands, other.hands = (flames, EMPTY), (prod, EMPTY)
    one.attached, other.pack = ((canister, flames),), (card(game, "prototype-sniper-rifle"),)
    assert gain_of_trade(game, one, other) < HABITS.pair  # one card of ammunition feeds one weapon


def laid_out(game: Any, whos: tuple[int, ...]) -> list[str]:
    """Let somebody rearrange what they have; the cards that the rules of thumb put into slots."""
    game.call(Arrange.of(game, whos))
    game.derive()
    found = []
    while game.decision.kind in FILL:
        marks = judge_fill(game, game.decision.options)
        option = game.decision.options[marks.index(max(marks))]
        found.append(option.key)
        game.submit(option, game.decision.seats[0])
    return found


def test_a_hand_is_for_weapons_and_tools() -> None:
    game = at_the_fort()
    hold(game, 0, "canned-food")
    assert armed(game, game.state.survivors[0]) < 0.1
    game.state.survivors[0].pack = (card(game, "pistol"),)
    assert laid_out(game, (0,))[:2] == ["card:pistol", "card:none"]


def test_one_weapon_for_far_and_one_for_near_and_a_pass_for_each() -> None:
    game = begun("invader", "M4")
    one, other = game.state.survivors[0], game.state.survivors[3]
    passes = sorted(game.world.passes)
    hold(game, 0, "sledge", "chainsaw")
    hold(game, 3, "assault-shotgun", "heavy-shotgun")
    one.body, other.body = (passes[0], passes[1]), (EMPTY, EMPTY)
    one.zone = other.zone = game.world.board.zone_at("0.1")
    laid_out(game, (0, 3))
    for survivor in (one, other):
        reaches = {reach(game.world.cards[number]) for number in survivor.hands}
        assert reaches == {0, 1}
        assert len(set(survivor.body) & game.world.passes) == 1


def test_a_fall_from_which_friends_help_up_is_feared_less() -> None:
    lethal, bearable = begun("invader", "M4"), at_the_fort()
    lethal.state.survivors[0].done = bearable.state.survivors[0].done = False
    here, there = habits_of(lethal.world), habits_of(bearable.world)
    assert Situation(lethal, 0, Turn(0)).deadly == here.deadly * here.hope
    assert Situation(bearable, 0, Turn(0)).deadly == there.knockout * there.hope
    assert there.knockout < here.deadly


def test_a_tool_is_not_broken_lightly_while_doors_are_closed() -> None:
    game = at_the_fort()
    hold(game, 0, "crowbar")
    at = Situation(game, 0, Turn(0))
    game.add_enemies(at.zone, 0, 1)
    option = AllOut("all-out:melee:crowbar>2.1", "crowbar", at.zone, False, False, True)
    with_doors = judge_all_out(game, at, option)
    game.state.ground = replace(game.state.ground, closed=0)
    assert judge_all_out(game, at, option) > with_doors


def test_ammunition_is_for_the_weapon_that_is_none_without_it() -> None:
    game = begun("invader", "M5")
    hold(game, 0, "heavy-cutter", "prototype-light-machine-gun")
    survivor = game.state.survivors[0]
    cells = [n for n, gear in enumerate(game.world.cards) if gear.id == "energy-cell"][:2]
    survivor.pack, survivor.body = tuple(cells), (EMPTY, EMPTY)
    game.call(Arrange.of(game, (0,)))
    game.derive()
    for name in ("heavy-cutter", "prototype-light-machine-gun"):
        options = game.decision.options
        game.submit(next(o for o in options if o.key == f"card:{name}"), 0)
    weapons = []
    for _ in cells:
        marks = judge_attach(game, game.decision.options)
        option = game.decision.options[marks.index(max(marks))]
        weapons.append(game.world.cards[option.card].id)
        game.submit(option, 0)
    assert weapons == ["prototype-light-machine-gun", "heavy-cutter"]


def test_squads_that_share_places_begin_far_from_the_way_out() -> None:
    game = begun("invader", "M7")
    world = game.world
    assert way_out(game) == world.exit
    places = [token.zone for token in game.state.tokens]
    rows = ways(game, tank=True).distance
    near = min(places, key=lambda place: rows[world.exit][place])
    far = {
        place: {
            who: rows[place][survivor.zone] for who, survivor in enumerate(game.state.survivors)
        }
        for place in places
    }
    greedy = set(runners(game, far, 2).values())
    homeward = round_trips(game, far, 2, world.exit)
    assert near in greedy and len(homeward) == 2
    assert all(
        rows[world.exit][place] > rows[world.exit][near] + 2 for place in some(homeward.values())
    )


def test_one_place_left_goes_to_whoever_is_nearest() -> None:
    game = begun("invader", "M7")
    place = game.state.tokens[0].zone
    assert round_trips(game, {place: {0: 5, 1: 3, 2: 4}}, 2, game.world.exit) == {1: place}


def test_the_way_out_counts_once_nothing_else_is_left_before_it() -> None:
    game = begun("invader", "M7")
    game.state.tally["goal0"] = 1
    assert way_out(game) == -1
