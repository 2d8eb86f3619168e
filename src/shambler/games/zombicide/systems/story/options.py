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


class LookAt(Option, frozen=True, gc=False):
    """Read a card where it lies."""

    verb: ClassVar[str] = "look-at"
    number: str
    place: int


class TakeLoad(Option, frozen=True, gc=False):
    """Take up what a fallen survivor carried."""

    verb: ClassVar[str] = "load"


class PickMission(Option, frozen=True, gc=False):
    """The mission that comes next."""

    verb: ClassVar[str] = "next"
    mission: str


class GiveUp(Option, frozen=True, gc=False):
    """Give the mission up."""

    verb: ClassVar[str] = "give-up"
