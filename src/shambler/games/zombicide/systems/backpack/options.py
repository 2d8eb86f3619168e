"""Attacks with cards of the backpack, as options."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class PackAttack(Option, frozen=True, gc=False):
    """An attack with a card that is not in hand; ``pushed``: all-out, 2 with twice the dice."""

    verb: ClassVar[str] = "from-pack"
    card: str
    zone: int
    pair: bool
    pushed: int
    melee: bool
    wrath: bool
