"""The kit notices views and boards that show too much, or are not what was declared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from shambler.kernel.decision import Option
from shambler.kernel.view import Board
from tests.conformance.sabotage import (
    Patch,
    Sabotage,
    Spoilt,
    reported,
)
from tests.testgame import BarricadeNight
from tests.testgame.views import NightView, WatcherView


class TellingView(NightView, frozen=True, kw_only=True):
    it: Any


def showing(patch: Patch, secret: Callable[[Any], Any]) -> None:
    """Add something to every view."""
    honest = BarricadeNight.view

    def telling(self: Spoilt, game: Any, seat: int | None) -> TellingView:
        shown = msgspec.structs.asdict(honest(self, game, seat))
        return TellingView(**shown, it=secret(game))

    patch.setattr(Spoilt, "view_type", TellingView)
    patch.setattr(Spoilt, "view", telling)


def in_view(patch: Patch, **changes: Any) -> None:
    """Change some fields of every view."""
    honest = BarricadeNight.view
    patch.setattr(
        Spoilt,
        "view",
        lambda self, game, seat: msgspec.structs.replace(honest(self, game, seat), **changes),
    )


def a_view_shows_all_hands(patch: Patch) -> None:
    showing(patch, lambda game: [list(survivor.hand) for survivor in game.state.survivors])


def a_view_shows_the_placed_cards(patch: Patch) -> None:
    showing(patch, lambda game: [placed.card for placed in game.state.night_deck.top])


def a_view_shows_sealed_answers(patch: Patch) -> None:
    showing(patch, lambda game: list(game.state.sealed.values()))


def a_view_is_not_json(patch: Patch) -> None:
    in_view(patch, hand=object())


def a_view_has_a_field_of_another_type(patch: Patch) -> None:
    in_view(patch, survivors=[WatcherView(3, "much")])  # type: ignore[arg-type]


def a_view_changes_on_the_wire(patch: Patch) -> None:
    in_view(patch, discard=(3, 1))  # a tuple that comes back as the list it should have been


def a_view_is_not_the_declared_one(patch: Patch) -> None:
    patch.setattr(Spoilt, "view_type", WatcherView)


def a_board_is_not_the_declared_one(patch: Patch) -> None:
    patch.setattr(Spoilt, "board_type", PlankBoard)


class PlankBoard(Board, frozen=True, tag="night"):
    planks: int


def a_board_has_a_field_of_another_type(patch: Patch) -> None:
    patch.setattr(Spoilt, "board_type", PlankBoard)
    patch.setattr(Spoilt, "board_view", lambda self, game: PlankBoard("seven"))  # type: ignore[arg-type]


def looking_changes_the_position(patch: Patch) -> None:
    def odds(self: Any, game: Any, option: Option) -> None:
        game.state.counters.append(0)

    patch.setattr(Spoilt, "odds", odds)


def the_board_changes(patch: Patch) -> None:
    patch.setattr(Spoilt, "board_type", PlankBoard)
    patch.setattr(Spoilt, "board_view", lambda self, game: PlankBoard(game.state.wall))


SABOTAGE: list[tuple[Sabotage, str]] = [
    (a_view_shows_all_hands, r'can see what it may not know: .*"it"'),
    (a_view_shows_the_placed_cards, r'can see what it may not know: .*"it"'),
    (a_view_shows_sealed_answers, r'can see what it may not know: .*"it"'),
    (a_view_is_not_json, r"Encoding objects of type object is unsupported"),
    (a_view_has_a_field_of_another_type, r"the view of seat 0 is not a NightView: Expected `int`"),
    (a_view_changes_on_the_wire, r"the view of seat 0 changes on its way: .*discard"),
    (a_view_is_not_the_declared_one, r"the view of seat 0 is a NightView, not a WatcherView"),
    (a_board_is_not_the_declared_one, r"the board is a NightBoard, not a PlankBoard"),
    (a_board_has_a_field_of_another_type, r"the board is not a PlankBoard: Expected `int`"),
    (looking_changes_the_position, r"looking at the position for seat 0 changed it"),
    (the_board_changes, r"the board, which never changes, has changed"),
]


@pytest.mark.parametrize(("spoil", "report"), SABOTAGE, ids=[s.__name__ for s, _ in SABOTAGE])
def test_the_kit_reports(spoil: Sabotage, report: str, monkeypatch: Patch) -> None:
    reported(spoil, report, monkeypatch)
