"""Marks given before: playouts come to the same positions again and again.

Of all turns that are judged while a planner thinks about one answer, about half were judged a
moment ago: whatever follows an answer goes the same way until dice fall otherwise.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

from shambler.games.zombicide.board.masks import Generations
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.kernel.decision import Option
from shambler.kernel.small_numbers import SmallNumbers
from shambler.kernel.state import Component, State, is_shared
from shambler.kernel.structs import astuple, fields

Judge: TypeAlias = Callable[[ZombicideGame, Sequence[Option]], list[float]]
Sight: TypeAlias = tuple[object, ...]

KEPT: Final = 2048  # positions remembered per table, twice: the latest, and those before them
UNSEEN: Final = tuple([field.name for field in fields(State)])  # the stack, and dice to come


class Judged(Generations[Sight, list[float]]):
    """The marks of the options of positions; the oldest are forgotten."""

    __slots__ = ()

    def marks(self, game: ZombicideGame, options: Sequence[Option], judge: Judge) -> list[float]:
        """What a judge says of the options, or said of them before."""
        seen = sight(game)
        found = self.get(seen)
        if found is None:
            found = judge(game, options)
            self.put(seen, found)
        return found


@lru_cache(maxsize=16)
def judged_of(world: ZombicideWorld) -> Judged:
    """The table's."""
    return Judged(KEPT)


def sight(game: ZombicideGame) -> Sight:
    """All that an answer depends on: what is asked, and everything on the table."""
    state = game.state
    frame = state.stack[-1]
    return (type(frame), astuple(frame), _reader(type(state))(state))


@cache
def _reader(kind: type[Component]) -> Callable[[Any], Sight]:
    """Reads a part of a state as a value that cannot change, written out from its fields."""
    scope: dict[str, Any] = {"astuple": astuple}
    parts = [
        _expression(field.type, f"part.{field.name}", scope)
        for field in fields(kind)
        if not (issubclass(kind, State) and field.name in UNSEEN)
    ]
    exec(f"def read(part):\n    return ({', '.join(parts)},)", scope)  # made of field names only
    reader: Callable[[Any], Sight] = scope["read"]
    return reader


def _expression(kind: Any, name: str, scope: dict[str, Any]) -> str:
    """Python text for the value of a field; ``scope`` gets the readers that it calls."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if is_shared(kind):
        return name
    if kind is SmallNumbers:
        return f"bytes({name})"
    if origin is dict:
        return f"tuple({name}.items())"
    if origin is not list:
        return _call(kind, name, scope)
    if is_shared(args[0]):
        return f"tuple({name})"
    return f"tuple([{_call(args[0], 'each', scope)} for each in {name}])"


def _call(kind: type[Component], name: str, scope: dict[str, Any]) -> str:
    """Python text that reads a part."""
    if all(is_shared(field.type) for field in fields(kind)):
        return f"astuple({name})"
    scope[f"read_{kind.__name__}"] = _reader(kind)
    return f"read_{kind.__name__}({name})"
