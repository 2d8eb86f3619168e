"""What the Zeds player can choose, and how Player units go after Un-Zeds."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class AnyWalk(Option, frozen=True, gc=False):
    """An Un-Zeds unit moves."""

    unit: int
    place: int


class WalkUnZeds(AnyWalk, frozen=True, gc=False):
    """A Zeds Action moves an Un-Zeds unit."""

    verb: ClassVar[str] = "walk"


class StrollUnZeds(AnyWalk, frozen=True, gc=False):
    """An Un-Zeds unit moves by its Character Action."""

    verb: ClassVar[str] = "stroll"


class MendZeds(Option, frozen=True, gc=False):
    """A Zeds Action takes the Hit marker off a Zeds unit."""

    verb: ClassVar[str] = "mend"
    zed: int


class SootheZeds(Option, frozen=True, gc=False):
    """Natalia takes the Hit marker off a Zeds unit."""

    verb: ClassVar[str] = "soothe"
    zed: int


class SpreadInfection(Option, frozen=True, gc=False):
    """A Zeds Action raises Infection."""

    verb: ClassVar[str] = "infect"


class RaiseZeds(Option, frozen=True, gc=False):
    """A Zeds Action places a Zeds unit on a Start space."""

    verb: ClassVar[str] = "raise"
    place: int


class Scheme(Option, frozen=True, gc=False):
    """Something only this Un-Zeds unit can do."""

    verb: ClassVar[str] = "scheme"
    what: str
    leader: int


class SchemeAgainst(Option, frozen=True, gc=False):
    """Something only this Un-Zeds unit can do to, or for, another unit."""

    verb: ClassVar[str] = "against"
    what: str
    leader: int
    unit: int


class Enjoin(Option, frozen=True, gc=False):
    """A Character Action of a unit is stopped for this turn."""

    verb: ClassVar[str] = "enjoin"
    leader: int
    unit: int
    ability: str


class KeepDice(Option, frozen=True, gc=False):
    """The dice that count of a roll."""

    verb: ClassVar[str] = "dice"
    faces: tuple[int, ...]


class Arrest(Option, frozen=True, gc=False):
    """A Player unit tries to Arrest an Un-Zeds unit."""

    verb: ClassVar[str] = "arrest"
    leader: int
    unit: int
