"""States: copies that share nothing, keys that agree, differences with a path, refusals to load."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from shambler.kernel.deck import Deck
from shambler.kernel.errors import ShamblerError
from shambler.kernel.procedure import Procedure
from shambler.kernel.sides import Outcome
from shambler.kernel.state import (
    Change,
    Component,
    State,
    diff,
    dump,
    is_shared,
    key,
    load,
)


class Pause(Procedure, frozen=True, gc=False):
    seat: int
    cards: tuple[int, ...] = ()


class Part(Component):
    name: str
    marks: set[int] = msgspec.field(default_factory=set)


class Bolder(Part):
    scars: list[int] = msgspec.field(default_factory=list)


class Whole(State, kw_only=True):
    one: Part
    many: list[Part]
    by_seat: dict[int, Part]
    numbers: list[int]
    counts: dict[str, int]
    deck: Deck
    mood: Literal["calm", "wild"] = "calm"
    note: str | None = None


def whole() -> Whole:
    return Whole(
        stack=[Pause(1, (2, 3))],
        counters=[0, 4],
        sealed={11: "rest", 2: "board:1"},
        one=Part("a", {3, 1, 2}),
        many=[Part("b"), Bolder("c", {5}, [1, 2])],
        by_seat={7: Part("d")},
        numbers=[1, 2],
        counts={"x": 1},
        deck=Deck((1, 2)),
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    state, twin = whole(), whole().copy()
    assert twin == state
    assert type(twin.many[1]) is Bolder
    twin = state.copy()
    twin.stack.append(Pause(2))
    twin.counters[0] = 9
    twin.sealed[3] = "x"
    twin.one.marks.add(9)
    twin.many.append(Part("e"))
    twin.many[0].name = "changed"
    twin.by_seat[7].name = "changed"
    twin.by_seat[8] = Part("f")
    twin.numbers.append(3)
    twin.counts["y"] = 2
    twin.deck = Deck()
    assert state == whole()


def test_what_cannot_change_is_shared() -> None:
    state = whole()
    assert state.copy().deck is state.deck
    assert state.copy().stack[0] is state.stack[0]


def test_a_subclass_does_not_inherit_the_copy_of_its_parent() -> None:
    Part("first").copy()
    bolder = Bolder("second", {1}, [2])
    twin = bolder.copy()
    twin.scars.append(3)
    twin.marks.add(4)
    assert bolder == Bolder("second", {1}, [2])


def test_a_component_may_write_its_own_copy() -> None:
    class Odd(Part):
        def copy(self) -> Odd:
            return Odd("own")

    assert Odd("other").copy() == Odd("own")


class FrozenBox(msgspec.Struct, frozen=True):
    inside: list[int]


class Chain(msgspec.Struct, frozen=True):
    rest: Chain | None


def test_what_could_change_within_is_not_shared() -> None:
    assert is_shared(tuple[int, ...] | None)
    assert is_shared(frozenset[str])
    assert is_shared(Deck)
    assert is_shared(Chain)
    assert not is_shared(FrozenBox)
    assert not is_shared(tuple[list[int], ...])
    assert not is_shared(object)


class HoldsBox(Component):
    box: FrozenBox


class HoldsListOfLists(Component):
    rows: list[list[int]]


class HoldsAnything(Component):
    thing: object


class HoldsUnion(Component):
    thing: Part | None


@pytest.mark.parametrize(
    ("component", "kind"),
    [
        (HoldsBox(FrozenBox([])), "FrozenBox"),
        (HoldsListOfLists([]), r"list\[list\[int\]\]"),
        (HoldsAnything(1), "object"),
        (HoldsUnion(None), "Part"),
    ],
)
def test_a_field_without_a_safe_copy_is_refused(component: Component, kind: str) -> None:
    with pytest.raises(TypeError, match=f"a state field cannot hold .*{kind}.*no safe copy"):
        component.copy()


def test_equal_states_have_equal_keys_whatever_the_order_of_insertion() -> None:
    one, other = whole(), whole()
    other.sealed = {2: "board:1", 11: "rest"}
    other.one.marks = {2, 3, 1}
    assert one == other
    assert dump(one) == dump(other)
    assert key(one) == key(other)
    other.counters[1] += 1
    assert key(one) != key(other)


def test_a_key_is_the_same_on_every_machine() -> None:
    assert key(State(stack=[Pause(1, (2,))], counters=[0])) == "a5f0aa8ce9fd02ad"


def test_a_state_survives_a_dump() -> None:
    state = whole()
    state.many = [Part("b", {1})]  # what a list is declared to hold
    state.outcome = Outcome((1,), "dawn", "BN-END-02")
    again = load(Whole, dump(state), {"Pause": Pause})
    assert again == state
    assert again.stack == [Pause(1, (2, 3))]
    assert again.sealed == {11: "rest", 2: "board:1"}


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b'"\xff"',
        b"17",
        b"[]",
        b"{}",
        b'{"stack": 3}',
        b'{"stack": [3]}',
        b'{"stack": [{"do": "Explode"}], "counters": []}',
        b'{"stack": [{"do": ["Pause"]}], "counters": []}',
        b'{"stack": [{"do": "Pause"}], "counters": []}',
        b'{"stack": [{"do": "Pause", "seat": "one"}], "counters": []}',
        b'{"stack": [], "counters": ["x"]}',
        b'{"stack": [], "counters": [' + b"9" * 5_000 + b"]}",
        b'{"stack": ' + b"[" * 200_000,
    ],
)
def test_what_is_not_a_saved_position_is_refused(data: bytes) -> None:
    with pytest.raises(ShamblerError, match="this is not a saved position"):
        load(State, data, {"Pause": Pause})


def test_a_difference_names_its_place() -> None:
    before, after = whole(), whole()
    after.many[1].name = "z"
    after.numbers.append(3)
    after.by_seat = {}
    after.note = "!"
    assert diff(before, after) == [
        Change("many[1].name", "c", "z"),
        Change("by_seat.7", {"name": "d", "marks": []}, None),
        Change("numbers[2]", None, 3),
        Change("note", None, "!"),
    ]
    assert diff(before, whole()) == []
