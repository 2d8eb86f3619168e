"""What a goal asks of the team now, as data for those who plan: agents, hints."""

from __future__ import annotations

from typing import Final

import msgspec

NOWHERE: Final = -1
ALL: Final = -1


class Task(msgspec.Struct, frozen=True, gc=False):
    """Where somebody has to do something, and where everybody has to come.

    Often not all of the places are needed: ``missing`` is how many are, ``shown`` how many of them
    are known to be right ones. Of the ``hidden`` others, ``right`` will do.
    """

    places: tuple[int, ...] = ()
    missing: int = ALL
    shown: int = 0
    hidden: int = 0
    right: int = 0
    meet: int = NOWHERE  # the zone where all have to be


NOTHING: Final = Task()
