"""Story cards, as options."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class TakeCard(Option, frozen=True, gc=False):
    """Take the story card of a zone; its back shows a number."""

    verb: ClassVar[str] = "story"
    number: str
    passage: int


class TakeCrate(Option, frozen=True, gc=False):
    """Open a pimpweapon crate."""

    verb: ClassVar[str] = "crate"


class Decide(Option, frozen=True, gc=False):
    """One of the things that a card offers."""

    verb: ClassVar[str] = "decide"
    label: int
    place: int
