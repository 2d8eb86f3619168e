"""A step that asks leaves the table alone: a deck is shuffled in a step of its own."""

from __future__ import annotations

from typing import Any

import pytest

from shambler.games.zombicide.core.searching import SearchZone
from shambler.games.zombicide.core.spawning import SpawnStep
from shambler.games.zombicide.invader import RULES as INVADER
from shambler.games.zombicide.living_dead import RULES as LIVING_DEAD
from shambler.kernel.chance import Draw
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure
from shambler.testing import rule
from shambler.testing.zombicide import Scene

FEW = 4  # steps until a question at the latest


def spent_enemy_deck(table: Scene) -> Scene:
    """All enemy cards have been drawn."""
    state = table.state
    state.enemy_discards, state.enemy_deck = state.enemy_deck.cards, Deck()
    return table


def spawn(rules: Any, board: str) -> tuple[Scene, Procedure]:
    """Enemies are about to come, but the deck is empty."""
    return spent_enemy_deck(Scene(rules, board=board).spawn("A")), SpawnStep((0,))


def search_invader() -> tuple[Scene, Procedure]:
    """A search in Invader's empty deck."""
    table = Scene(INVADER, board="[A]-B").put("vivian", "A")
    state = table.state
    state.discards, state.stocks = state.stocks[0].cards, (Deck(),)
    return table, SearchZone(table.who("vivian"), 0, 2)


def search_living_dead() -> tuple[Scene, Procedure]:
    """A search in an empty house deck."""
    table = Scene(LIVING_DEAD, board="\nrA   irB\n").put("ben", "A")
    state = table.state
    state.discards = state.stocks[0].cards
    state.stocks = (Deck(), *state.stocks[1:])
    return table, SearchZone(table.who("ben"), 0, 2)


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(lambda: spawn(INVADER, "A-B"), marks=rule("Z-SPAWN-05")),
        pytest.param(lambda: spawn(LIVING_DEAD, "\n=A   :=B\n"), marks=rule("Z-SPAWN-05")),
        pytest.param(search_invader, marks=rule("Z-SEARCH-11")),
        pytest.param(search_living_dead, marks=rule("Z-SEARCH-11")),
    ],
)
def test_the_step_that_asks_for_a_card_changes_nothing(position: Any) -> None:
    table, procedure = position()
    game = table.game
    game.state.stack[:] = [procedure]
    for _ in range(FEW):
        before = game.state.copy()
        question = game.state.stack[-1].step(game)
        if question is not None:
            break
    assert isinstance(question, Draw)
    assert game.state == before
    assert game.state.stack[-1].step(game) == question


@rule("NLD-WIN-06")
def test_a_shuffle_that_loses_the_game_is_the_last_thing_that_happens() -> None:
    """S8 is lost when the deck runs out again: no card is drawn, nobody comes."""
    table = spent_enemy_deck(Scene(LIVING_DEAD, "S8"))
    table.state.tally["deck"] = 1
    before = [*table.state.enemies]
    table.start(SpawnStep((0,)))
    assert table.outcome is not None
    assert table.outcome.rule == "NLD-WIN-06"
    assert table.state.enemies == before
    assert not table.state.enemy_discards
