"""The kit notices games that break, never end, or go another way when they are replayed."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from shambler.kernel.match import Match
from shambler.kernel.record import parse
from shambler.testing import KitFailure, check_game
from tests.conformance.sabotage import (
    Patch,
    Sabotage,
    Spoilt,
    after,
    reported,
)
from tests.testgame import night, pieces


def a_card_is_lost(patch: Patch) -> None:
    after(patch, night.Boarding, "unsealed", lambda table: table.state.discard.clear())


def something_is_told_after_the_end(patch: Patch) -> None:
    def rolled(self: Any, table: Any, faces: tuple[int, ...]) -> None:
        night.hit_wall(table, 99)
        table.tell(pieces.WallHit, faces=faces, hits=0)

    patch.setattr(night.Onslaught, "rolled", rolled)


def what_was_begun_is_dropped_by_the_end(patch: Patch) -> None:
    """Who acts and wins by it must not lose what the act earned."""

    def rolled(self: Any, table: Any, faces: tuple[int, ...]) -> None:
        table.goto(night.Morning())
        table.call(night.Storm())
        table.finish((0,), "dawn", "BN-END-02")

    patch.setattr(night.Onslaught, "rolled", rolled)


def dice_are_rolled_behind_the_back(patch: Patch) -> None:
    def harm(table: Any) -> None:
        table.state.wall += random.randrange(1_000)

    after(patch, night.Boarding, "unsealed", harm)


def the_game_never_ends(patch: Patch) -> None:
    def harm(table: Any) -> None:
        table.state.wall, table.state.night = 9, 1

    after(patch, night.Boarding, "unsealed", harm)


def a_procedure_never_asks(patch: Patch) -> None:
    patch.setattr(night.Boarding, "step", lambda self, table: None)


def the_rules_crash(patch: Patch) -> None:
    patch.setattr(Spoilt, "broken", lambda self, game: [][game.state.night])


SABOTAGE: list[tuple[Sabotage, str]] = [
    (a_card_is_lost, r"supply cards: \["),
    (something_is_told_after_the_end, r"Onslaught.rolled told WallHit after the end of the game"),
    (what_was_begun_is_dropped_by_the_end, r"Onslaught.rolled began Storm, and ended the game"),
    (dice_are_rolled_behind_the_back, r"the same position|diverges at answer"),
    (a_procedure_never_asks, r"EndlessProcedure: .*Boarding"),
    (the_rules_crash, r"IndexError"),
]


@pytest.mark.parametrize(("spoil", "report"), SABOTAGE, ids=[s.__name__ for s, _ in SABOTAGE])
def test_the_kit_reports(spoil: Sabotage, report: str, monkeypatch: Patch) -> None:
    reported(spoil, report, monkeypatch)


def test_an_endless_game_is_stopped(monkeypatch: Patch) -> None:
    the_game_never_ends(monkeypatch)
    with pytest.raises(KitFailure, match="no end after 150 decisions"):
        check_game(Spoilt(), "cabin", seed=4, most=150)


def test_a_failure_can_be_opened(monkeypatch: Patch) -> None:
    a_card_is_lost(monkeypatch)
    where = re.escape("barricade cabin {'seats': 3}, seed 4, decision")
    with pytest.raises(KitFailure, match=where) as caught:
        check_game(Spoilt(), "cabin", {"seats": 3}, seed=4)
    again = Match.replay(Spoilt(), parse(caught.value.record))
    assert again.number == caught.value.step
    assert again.rules.broken(again.game)


def test_the_honest_game_passes() -> None:
    assert check_game(Spoilt(), "manor", {"seats": 4}, seed=3).outcome is not None
