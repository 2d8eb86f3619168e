"""Habits that are nothing where nobody has found them useful: what they do where somebody has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from shambler.agents.zombicide.danger import spawn_zones
from shambler.agents.zombicide.evaluation import SENSE
from shambler.agents.zombicide.habits import SHELF, habits_of
from shambler.agents.zombicide.rooms import may_search
from shambler.agents.zombicide.searches import hunger
from shambler.agents.zombicide.situation import Situation
from shambler.games import find
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.searching import ONCE
from shambler.games.zombicide.core.state import BARE
from shambler.games.zombicide.core.turn import Turn
from shambler.kernel.chance import Sampled
from shambler.kernel.structs import replace


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[ZombicideGame]:
    """A game of Invader whose team may try other habits."""
    monkeypatch.setattr(SHELF, "_known", {})
    started: Any = find("invader").new("M4", {}, Sampled(3)).start()
    thumb = SENSE.thumb(0)
    while (decision := started.decision).kind != "activate":  # the set-up
        started.submit(thumb.choose(started, decision, 0), 0)
    yield started
    monkeypatch.undo()
    SENSE.settle(find("invader"), {})


def settled(game: ZombicideGame, **named: float) -> Situation:
    """The first survivor, with other habits."""
    SENSE.settle(find("invader"), named)
    return Situation(game, 0, Turn(0))


def test_zones_where_enemies_come_in_are_feared_and_those_beside_them(game: ZombicideGame) -> None:
    at = settled(game, spawn=7.0, spawn_near=3.0)
    zones = list(game.zones_of(spawn_zones(game)))
    assert len(zones) > 1
    beside = next(iter(game.zones_of(game.terrain.neighbours[zones[0]] & ~spawn_zones(game))))
    assert at.comfort(game, beside) == -3.0
    assert all(at.comfort(game, zone) in (-7.0, -10.0) for zone in zones)


def test_company_counts_up_to_a_number_of_friends(game: ZombicideGame) -> None:
    at = settled(game, company=2.0, friends=3.0)
    assert len(at.crew[at.zone]) == 5
    assert at.comfort(game, at.zone) == 6.0
    assert settled(game).comfort(game, at.zone) == 6.0  # what was settled stays
    assert settled(game, company=0.0).comfort(game, at.zone) == 0.0


def test_soldiers_find_other_rooms_to_search_than_civilians(game: ZombicideGame) -> None:
    rooms = list(game.zones_of(game.world.board.rooms))
    kinds = [sheet.kind for sheet in game.world.sheets[:6]]
    soldier, civilian = kinds.index("soldier"), kinds.index("civilian")
    found = [
        {zone for zone in rooms if may_search(game, Turn(who).standing(game), zone)}
        for who in (soldier, civilian)
    ]
    assert found[0] < found[1]


def test_the_worse_armed_hunger_most_for_a_search_once_a_turn(game: ZombicideGame) -> None:
    settled(game, hunt=2.0)
    standing = Turn(0).standing(game)
    unarmed = replace(standing, survivor=replace(standing.survivor, hands=BARE))
    assert standing.survivor.hands != BARE
    assert 0 < hunger(game, standing) < hunger(game, unarmed) == 2.0 * habits_of(game.world).search
    assert hunger(game, Turn(0, used=(ONCE,)).standing(game)) == 0.0
