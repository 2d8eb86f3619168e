"""Small numbers in a row, such as the place of every counter on a board.

A list of ints in all that rules see, but one byte each: looking for a place, or for all counters
in some places (``find``, ``translate``), goes through them as through a text. Saved positions hold
plain lists of numbers.
"""

from __future__ import annotations

from typing import Any


class SmallNumbers(bytearray):
    """Numbers from 0 to 255.

    >>> places = SmallNumbers([16, 11, 16])
    >>> places[1] = 0
    >>> places, 11 in places, places.find(16, 1)
    (SmallNumbers([16, 0, 16]), False, 2)
    """

    __slots__ = ()

    def copy(self) -> SmallNumbers:
        """The same numbers, to be changed on their own."""
        return SmallNumbers(self)

    def __repr__(self) -> str:
        return f"SmallNumbers({list(self)})"


def plain(value: Any) -> list[int]:
    """How small numbers are written down."""
    if type(value) is not SmallNumbers:
        raise NotImplementedError(f"{type(value).__name__} is not data")
    return list(value)


def read(kind: type, data: Any) -> Any:
    """The way back; anything but a list of such numbers is refused.

    A bare number in particular: of it, ``bytearray`` would make so many zeros.
    """
    if kind is not SmallNumbers:
        raise NotImplementedError(f"{kind.__name__} is not data")
    if not isinstance(data, list):
        raise TypeError("expected a list of small numbers")
    return SmallNumbers(data)
