"""What a goal asks of the team now, as data for those who plan: agents, hints."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

NOWHERE: Final = -1
ALL: Final = -1


class Task(msgspec.Struct, frozen=True, gc=False):
    """Where somebody has to do something, and where everybody has to come.

    Often not all of the places are needed: ``missing`` is how many are, ``shown`` how many of them
    are known to be right ones. Of the ``hidden`` others, ``right`` will do. ``tools`` are the cards
    without which nothing can be done there: of each group, by their ids, whoever does it has one.
    ``who`` are those who alone can do it; nobody named: everybody. ``closes`` are openings to be
    closed from there, as bits. Everybody needs ``points`` of experience, or enemies have to be
    brought down, whoever does it (``fights``).
    """

    places: tuple[int, ...] = ()
    missing: int = ALL
    shown: int = 0
    hidden: int = 0
    right: int = 0
    meet: int = NOWHERE  # the zone where all have to be
    targets: tuple[int, ...] = ()  # zones to be struck with the tools, from the places
    tools: tuple[tuple[str, ...], ...] = ()
    prey: tuple[str, ...] = ()  # types of enemies to be brought down hand to hand
    who: tuple[int, ...] = ()
    closes: int = 0
    points: int = 0
    fights: bool = False


NOTHING: Final = Task()


def round_trip(rows: Any, here: int, places: Iterable[int], far: int) -> tuple[int, int]:
    """From place to place, always to the nearest, with an action at each: how long, where it ends.

    ``rows`` are the distances by zone, ``far`` stands for a way that there is not. Whoever is
    ``NOWHERE`` begins at the first place.
    """
    left, total = list(dict.fromkeys(places)), 0
    while left:
        row = rows[left[0] if here == NOWHERE else here]
        here = min(left, key=lambda zone: row[zone] if row[zone] >= 0 else far)
        left.remove(here)
        total += 1 + (row[here] if row[here] >= 0 else far)
    return total, here
