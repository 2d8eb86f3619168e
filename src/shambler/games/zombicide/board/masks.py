"""Small tools for bit masks and for tables that fill themselves.

A set of zones or of openings is one int: bit ``i`` stands for the one with index ``i``.
Testing, joining and cutting such sets are then single operations on ints.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


@lru_cache(maxsize=4096)  # the same few sets are asked for again and again
def bits(mask: int) -> tuple[int, ...]:
    """The indices in a mask, ascending.

    >>> bits(0b10110)
    (1, 2, 4)
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def mask_of(indices: Iterable[int]) -> int:
    """The mask of some indices.

    >>> bin(mask_of([1, 2, 4]))
    '0b10110'
    """
    mask = 0
    for index in indices:
        mask |= 1 << index
    return mask


class Lazy(dict[K, V]):
    """A table whose entries are worked out when first read.

    Reading an entry that is there costs no more than reading a dict.
    """

    __slots__ = ("fill",)

    def __init__(self, fill: Callable[[K], V]) -> None:
        super().__init__()
        self.fill = fill

    def __missing__(self, key: K) -> V:
        value = self[key] = self.fill(key)
        return value


class Generations(Generic[K, V]):
    """A cache of bounded size that keeps what was used lately.

    New entries go to the young generation. When that is full it becomes the old one and the
    previous old one is dropped; an old entry that is asked for again turns young. So at most
    ``2 * limit`` entries live, and a hit costs one or two dict lookups, with no bookkeeping.
    """

    __slots__ = ("limit", "old", "young")

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.young: dict[K, V] = {}
        self.old: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        """The value kept for this key, or None."""
        value = self.young.get(key)
        if value is None:
            value = self.old.get(key)
            if value is not None:
                self.put(key, value)
        return value

    def put(self, key: K, value: V) -> None:
        """Keep a value; values are never None."""
        if len(self.young) >= self.limit:
            self.old = self.young
            self.young = {}
        self.young[key] = value

    def __len__(self) -> int:
        return len(self.young) + len(self.old)
