"""Set-ups are fair: none loses by itself, every goal can be reached, and the figures are told."""

from __future__ import annotations

from typing import Any

import pytest

from shambler.games import find
from shambler.games.zombicide import fairness
from shambler.games.zombicide.build import build_table
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.wounds import eliminate
from shambler.kernel.chance import Sampled
from shambler.kernel.structs import replace
from shambler.testing import some

EDITIONS = ("invader", "living_dead", "hendrix")
MISSIONS = [(key, mission) for key in EDITIONS for mission in find(key).content.missions]  # type: ignore[attr-defined]


def table(key: str, mission: Any) -> Any:
    """A mission whose survivors cannot fall, before anything has happened."""
    rules: Any = find(key)
    edition = replace(rules.edition, fall=fairness.stays_up)
    world, state = build_table(edition, rules.content, mission, rules.setup_type())
    return rules.game_type(rules, world, state, Sampled(3))


def spawns_at(mission: Any, **zones: str) -> Any:
    """The mission with some of its spawn zones elsewhere, all with mold."""
    moved = [
        replace(spawn, zone=zones[spawn.id], mold="active") if spawn.id in zones else spawn
        for spawn in mission.spawn
    ]
    return replace(mission, spawn=tuple(moved))


@pytest.mark.parametrize(("key", "mission"), MISSIONS)
def test_no_set_up_loses_by_itself(key: str, mission: str) -> None:
    rules: Any = find(key)
    figures = fairness.measure(rules, rules.content, rules.content.missions[mission])
    assert figures.problems() == []
    assert figures.games == 100


def test_spawn_zones_beside_each_other_are_unfair() -> None:
    """Where the mission was laid out at first: mold joined its spawn zones, and took objectives."""
    rules: Any = find("invader")
    mission = spawns_at(rules.content.missions["M8"], A="0.0", C="8.0")
    figures = fairness.measure(rules, rules.content, mission)
    assert 5 < sum(figures.lost.values()) < 100
    (problem,) = figures.problems()
    assert "M8 is lost by itself" in problem
    assert "at most 5 are fair" in problem
    assert fairness.measure(rules, rules.content, mission) == figures  # the same verdict every time


def test_five_games_of_a_hundred_are_fair_and_six_are_not() -> None:
    rules: Any = find("invader")
    figures = fairness.measure(rules, rules.content, rules.content.missions["M0"], games=1)
    at_the_limit = replace(figures, games=100, lost={"mold-chain": 3, "out-of-reach": 2})
    assert at_the_limit.problems() == []
    beyond = replace(at_the_limit, lost={"mold-chain": 3, "out-of-reach": 3})
    assert len(beyond.problems()) == 1
    assert len(replace(figures, way=fairness.FAR).problems()) == 1


@pytest.mark.parametrize("key", EDITIONS)
def test_those_who_idle_cannot_fall(key: str) -> None:
    rules: Any = find(key)
    game = fairness.set_up(table(key, next(iter(rules.content.missions.values()))))
    for who, survivor in some(list(enumerate(game.state.survivors))):
        survivor.armor = 0
        eliminate(game, who)
        assert survivor.status == IN_PLAY
    assert game.state.outcome is None


def test_idling_plays_four_rounds_and_nobody_acts() -> None:
    game = table("invader", find("invader").content.missions["M0"])  # type: ignore[attr-defined]
    game.start()
    start = [survivor.zone for survivor in game.state.survivors]
    assert fairness.idle_away(game, 3) == ""
    assert game.state.round == 5
    assert [survivor.zone for survivor in game.state.survivors] == start
    assert not any(survivor.experience for survivor in some(game.state.survivors))


def test_the_inflow_on_paper_is_a_card_for_every_active_spawn_zone() -> None:
    """Three active zones, two of them with mold; two cards that can be counted by hand."""
    game = table("invader", find("invader").content.missions["M8"])  # type: ignore[attr-defined]
    cards = game.world.enemy_cards
    spawning = next(n for n in game.world.enemy_deck if cards[n].kind == "spawn")
    moldy = next(n for n in game.world.enemy_deck if cards[n].kind == "mold")
    game.world.enemy_deck = (spawning, moldy)
    both = (cards[spawning].counts, cards[moldy].counts)
    wanted = [3 * (a + 2 * b) / 2 for a, b in zip(*both, strict=True)]
    assert list(fairness.inflow(game)) == wanted


def test_the_way_leads_through_the_goals_in_their_order() -> None:
    """Red objective, then the exit: an action at the objective, and the steps."""
    game = fairness.set_up(table("invader", find("invader").content.missions["M0"]))  # type: ignore[attr-defined]
    rows, zone = game.world.board.terrain().routes.distance, game.world.board.zone_at
    there = rows[zone("4.0")][zone("1.5")]
    assert fairness.shortest_way(game) == there + 1 + rows[zone("1.5")][zone("5.5")]
