"""States: slotted values whose copy, comparison, key and difference follow from their fields.

A component holds ints, strings, tuples and other immutable values, lists or dicts of those, small
numbers in a row, or further components. ``copy`` is written out once per class from the
annotations, so a new field cannot be forgotten, and a field that could be shared by mistake is
refused.
"""

from __future__ import annotations

import hashlib
import types
import typing
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, Self, TypeVar

import msgspec

from shambler.kernel.errors import ShamblerError
from shambler.kernel.procedure import Procedure
from shambler.kernel.sides import Outcome
from shambler.kernel.small_numbers import SmallNumbers
from shambler.kernel.structs import convert, fields, is_frozen, is_struct, to_builtins


class Component(msgspec.Struct):
    """A mutable part of a state."""

    def __init_subclass__(cls, **config: Any) -> None:
        """A subclass has more fields: it must not inherit the copy written for its parent."""
        super().__init_subclass__(**config)
        if "copy" not in vars(cls):
            setattr(cls, "copy", Component.copy)  # noqa: B010 (a class attribute, made at run time)

    def copy(self) -> Self:
        """An equal component that shares nothing mutable with this one."""
        write_copy(type(self))  # replaces this method by one made for the class
        return self.copy()


class State(Component, kw_only=True):
    """The kernel's share of every state; games add their own fields."""

    stack: list[Procedure]
    counters: list[int]
    sealed: dict[int, str] = {}
    typed: tuple[int, ...] = ()
    outcome: Outcome | None = None


S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Component)

_SHARED: Final = (int, str, bool, float, bytes, type(None))


def is_shared(kind: Any, within: tuple[type, ...] = ()) -> bool:
    """May a value of this annotated type be shared between copies? (Nothing in it can change.)"""
    origin = typing.get_origin(kind)
    if origin in (tuple, frozenset, typing.Union, types.UnionType):
        return all(arg is Ellipsis or is_shared(arg, within) for arg in typing.get_args(kind))
    if origin is Literal or kind in within:
        return True
    if is_struct(kind):
        return is_frozen(kind) and all(
            is_shared(field.type, (*within, kind)) for field in fields(kind)
        )
    return kind in _SHARED


def copy_expression(kind: Any, name: str) -> str:
    """Python text that copies ``self.<name>``, or an empty text where sharing is safe."""
    if is_shared(kind):
        return ""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind is SmallNumbers:
        return f"self.{name}.copy()"
    if origin in (list, dict, set) and all(is_shared(arg) for arg in args):
        return f"self.{name}.copy()"
    if origin is list and _is_component(args[0]):
        return f"[part.copy() for part in self.{name}]"
    if origin is dict and is_shared(args[0]) and _is_component(args[1]):
        return f"{{key: part.copy() for key, part in self.{name}.items()}}"
    if _is_component(kind):
        return f"self.{name}.copy()"
    raise TypeError(f"a state field cannot hold {kind}: no safe copy is known for it")


def _is_component(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Component)


def write_copy(cls: type[Component]) -> None:
    """Generate ``cls.copy`` from its fields."""
    lines = ["def copy(self):", "    twin = self.__copy__()"]
    for field in fields(cls):
        expression = copy_expression(field.type, field.name)
        if expression:
            lines.append(f"    twin.{field.name} = {expression}")
    lines.append("    return twin")
    scope: dict[str, Callable[[Any], Any]] = {}
    exec("\n".join(lines), scope)  # our own text, made of field names only
    setattr(cls, "copy", scope["copy"])  # noqa: B010 (a class attribute, made at run time)


def dump(state: State) -> bytes:
    """The state as JSON: readable, complete, and the same bytes for equal states."""
    plain = to_builtins(state, str_keys=True, order="deterministic")
    return msgspec.json.encode(plain)


def key(state: State) -> str:
    """A short fingerprint of a state; equal states have equal keys, on every machine."""
    return hashlib.blake2b(dump(state), digest_size=8).hexdigest()


def load(kind: type[S], data: bytes, procedures: Mapping[str, type[Procedure]]) -> S:
    """Read a dumped state back. ``procedures`` are the classes its stack may hold, by name."""
    try:
        saved = msgspec.json.decode(data, type=dict[str, Any])
        stack = msgspec.convert(saved.pop("stack"), list[dict[str, Any]])
        frames = [_frame(frame, procedures) for frame in stack]
        state = convert({**saved, "stack": []}, kind)
    except (ValueError, KeyError, RecursionError) as problem:
        raise ShamblerError(f"this is not a saved position: {problem}") from problem
    state.stack = frames
    return state


def _frame(data: dict[str, Any], procedures: Mapping[str, type[Procedure]]) -> Procedure:
    name = str(data.get("do"))
    if name not in procedures:
        raise ShamblerError(f"this is not a saved position: no procedure is called {name!r}")
    return convert(data, procedures[name])


class Change(msgspec.Struct, frozen=True):
    """One place in which two states differ."""

    path: str
    before: Any
    after: Any


def diff(before: State, after: State) -> list[Change]:
    """Where two states differ, as paths such as ``survivors[2].armor``."""
    return diff_plain(to_builtins(before), to_builtins(after))


def diff_dumped(before: bytes, after: bytes) -> list[Change]:
    """The same of two dumped states."""
    return diff_plain(msgspec.json.decode(before), msgspec.json.decode(after))


def diff_plain(before: Any, after: Any) -> list[Change]:
    """The same of plain data."""
    changes: list[Change] = []
    _diff("", before, after, changes)
    return changes


def _diff(path: str, before: Any, after: Any, changes: list[Change]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for name in {**before, **after}:
            below = f"{path}.{name}" if path else str(name)
            _diff(below, before.get(name), after.get(name), changes)
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple):
        for at in range(max(len(before), len(after))):
            old = before[at] if at < len(before) else None
            new = after[at] if at < len(after) else None
            _diff(f"{path}[{at}]", old, new, changes)
    else:
        changes.append(Change(path, before, after))
