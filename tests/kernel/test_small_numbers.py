"""Small numbers in a row: a list to the rules and in saved positions, one byte each in memory."""

from __future__ import annotations

import pytest

from shambler.kernel.errors import ShamblerError
from shambler.kernel.small_numbers import SmallNumbers
from shambler.kernel.state import Component, State, copy_expression, diff, dump, key, load
from shambler.kernel.structs import convert, to_builtins


class Board(State, kw_only=True):
    """A state with the places of two counters."""

    places: SmallNumbers


class Plain(State, kw_only=True):
    """The same with an ordinary list."""

    places: list[int]


def board(*places: int) -> Board:
    return Board(stack=[], counters=[], places=SmallNumbers(places))


def test_they_are_written_down_as_a_list_is() -> None:
    plain = Plain(stack=[], counters=[], places=[3, 255])
    assert dump(board(3, 255)) == dump(plain)
    assert key(board(3, 255)) == key(plain)
    assert to_builtins(board(3, 255))["places"] == [3, 255]


def test_a_saved_state_is_read_back() -> None:
    found = load(Board, dump(board(3, 255)), {})
    assert found == board(3, 255)
    assert type(found.places) is SmallNumbers


@pytest.mark.parametrize("wrong", [[256], [-1], ["a"], None, 7, "AAA="])
def test_what_is_no_small_number_is_refused(wrong: object) -> None:
    saved = to_builtins(board(3)) | {"places": wrong}
    with pytest.raises(ValueError, match="places"):
        convert(saved, Board)


def test_a_damaged_position_is_refused_as_such() -> None:
    with pytest.raises(ShamblerError, match="not a saved position"):
        load(Board, dump(board(3)).replace(b"[3]", b"[300]"), {})


def test_a_copy_goes_its_own_way() -> None:
    before = board(3, 4)
    after = before.copy()
    after.places[1] = 9
    assert (list(before.places), list(after.places)) == ([3, 4], [3, 9])
    assert [change.path for change in diff(before, after)] == ["places[1]"]


def test_other_custom_types_are_still_refused() -> None:
    class Odd:
        pass

    with pytest.raises(TypeError, match="no safe copy"):
        copy_expression(Odd, "odd")
    with pytest.raises(NotImplementedError, match="Odd is not data"):
        to_builtins(Odd())
    assert issubclass(Board, Component)
