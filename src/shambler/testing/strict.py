"""Builders of positions are strict: nonsense is refused where it is said, with the name meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from shambler.kernel.content import did_you_mean
from shambler.kernel.errors import ShamblerError

P = ParamSpec("P")
T = TypeVar("T")

FEW = 12  # names that can all be said


class BadPosition(ShamblerError, ValueError):
    """A position that no game can have, or a word that names nothing in it."""


def known(name: str, names: Iterable[str], what: str) -> str:
    """The name, if there is such a thing; otherwise an error that says which one may be meant.

    >>> known("hangar", ["hangar", "canteen"], "place")
    'hangar'
    >>> known("hanger", ["hangar", "canteen"], "place")
    Traceback (most recent call last):
    shambler.testing.strict.BadPosition: there is no place 'hanger' (did you mean hangar?)
    """
    require(isinstance(name, str), f"a {what} goes by its name, not {name!r}")
    names = list(names)
    if name in names:
        return name
    hint = did_you_mean(name, names)
    if not hint and 0 < len(names) <= FEW:
        hint = f": {', '.join(names)}"
    raise BadPosition(f"there is no {what} {name!r}{hint}")


def require(sound: bool, message: str) -> None:
    """Refuse a position unless this is so."""
    if not sound:
        raise BadPosition(message)


def whole(number: int, what: str) -> int:
    """The number, if it is a whole one: nobody has half a token, or two by name.

    >>> whole(2.5, "tokens")
    Traceback (most recent call last):
    shambler.testing.strict.BadPosition: tokens: a whole number, not 2.5
    """
    require(type(number) is int, f"{what}: a whole number, not {number!r}")
    return number


def all_or_nothing(word: Callable[P, T]) -> Callable[P, T]:
    """A word of a builder that refuses something leaves the position as it was."""

    @wraps(word)
    def said(*args: P.args, **kwargs: P.kwargs) -> T:
        position: Any = args[0]
        before = position.game.state.copy()
        try:
            return word(*args, **kwargs)
        except BadPosition:
            position.game.state = before
            raise

    return said
