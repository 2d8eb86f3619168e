"""Going all-out, as options."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.zombicide.core.options import OfCopy
from shambler.kernel.decision import Option


class AllOut(Option, frozen=True, gc=False):
    """An attack with everything; ``double``: with twice the dice."""

    verb: ClassVar[str] = "all-out"
    card: str
    zone: int
    pair: bool
    double: bool
    melee: bool


class Mend(OfCopy, frozen=True, gc=False):
    """Undo the breaks: a skill by itself, or a card that is thrown away."""

    verb: ClassVar[str] = "mend"


class LoseWeapon(Option, frozen=True, gc=False):
    """Of two weapons, the one that breaks."""

    verb: ClassVar[str] = "lose-weapon"
    card: int
