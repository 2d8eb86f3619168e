"""Doors, tools and who goes where: what the rules of thumb make of them."""

from __future__ import annotations

from typing import Any

import pytest

from shambler.agents.zombicide.errands import errands
from shambler.agents.zombicide.fight import armed, marks_of
from shambler.agents.zombicide.gear import gain_of_trade, judge_trade
from shambler.agents.zombicide.habits import HABITS
from shambler.agents.zombicide.situation import Situation
from shambler.agents.zombicide.squads import hiding_places, let_out, share_out
from shambler.agents.zombicide.thumb import judge_fill
from shambler.agents.zombicide.turn import judge_all_out, judge_open
from shambler.agents.zombicide.walking import around_doors, barred, way_to, ways
from shambler.games.zombicide.core.options import PickCard, Trade
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.systems.all_out.options import AllOut
from shambler.kernel.structs import replace
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


def test_ways_lead_around_closed_doors_if_that_is_not_much_longer() -> None:
    game = begun("hendrix", "M2")
    survivor = game.state.survivors[0]
    here, zones = survivor.zone, range(len(game.world.board.zones))
    through, around = ways(game, tank=True).distance, around_doors(game, tank=True).distance
    found = {zone: way_to(game, survivor, zone)[here] for zone in zones}
    open_ = {zone for zone in zones if around[zone][here] >= 0}
    spared = {z for z in open_ if 0 < around[z][here] - through[z][here] <= HABITS.door}
    shut = {zone for zone in zones if zone not in open_ and through[zone][here] >= 0}
    assert spared and shut
    assert {zone: found[zone] for zone in spared} == {zone: around[zone][here] for zone in spared}
    assert all(found[zone] >= through[zone][here] + HABITS.door for zone in shut)
    one_door = min(shut, key=lambda zone: found[zone])
    assert found[one_door] == through[one_door][here] + HABITS.door


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
    assert (barred(game, 0, shut), barred(game, 1, shut)) == (HABITS.barred, 0)
    going = [-1] * 7
    share_out(game, [0, 1], [shut, game.state.survivors[0].zone], -1, going)
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


def test_a_trade_is_worth_what_comes_out_of_backpacks() -> None:
    game = begun("invader", "M4")
    one, other = game.state.survivors[0], game.state.survivors[3]
    hold(game, 0, "cattle-prod")
    hold(game, 3, "chainsaw", "sledge")
    assert gain_of_trade(game, one, other) == 0.0
    found = card(game, "assault-shotgun")
    other.pack = (found, card(game, "canister"))
    assert gain_of_trade(game, one, other) == pytest.approx(marks_of(game.world).slots[found])
    at = Situation(game, 0, Turn(0))
    assert judge_trade(game, at, Trade("trade:cole", 3)) > 0
    game.add_enemies(at.zone, 0, 1)
    in_a_fight = Situation(game, 0, Turn(0))
    assert judge_trade(game, in_a_fight, Trade("trade:cole", 3)) < 0


def test_a_hand_is_for_weapons_and_tools() -> None:
    game = at_the_fort()
    hold(game, 0, "canned-food")
    assert armed(game, game.state.survivors[0]) < 0.1
    food, gun, nothing = (
        PickCard("card:canned-food", card(game, "canned-food")),
        PickCard("card:pistol", card(game, "pistol")),
        PickCard("card:none", EMPTY),
    )
    marks = judge_fill(game, [food, gun, nothing])
    assert marks[1] > marks[2] > marks[0]


def test_a_fall_from_which_friends_help_up_is_feared_less() -> None:
    lethal, bearable = begun("invader", "M4"), at_the_fort()
    lethal.state.survivors[0].done = bearable.state.survivors[0].done = False
    assert Situation(lethal, 0, Turn(0)).deadly == HABITS.deadly * HABITS.hope
    assert Situation(bearable, 0, Turn(0)).deadly == HABITS.knockout * HABITS.hope
    assert HABITS.knockout < HABITS.deadly


def test_a_tool_is_not_broken_lightly_while_doors_are_closed() -> None:
    game = at_the_fort()
    hold(game, 0, "crowbar")
    at = Situation(game, 0, Turn(0))
    game.add_enemies(at.zone, 0, 1)
    option = AllOut("all-out:melee:crowbar>2.1", "crowbar", at.zone, False, False, True)
    with_doors = judge_all_out(game, at, option)
    game.state.ground = replace(game.state.ground, closed=0)
    assert judge_all_out(game, at, option) > with_doors
