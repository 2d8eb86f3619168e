"""What stands in the Action menu."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class PlayHeldCard(Option, frozen=True, gc=False):
    """Play a Hold for Later card."""

    verb: ClassVar[str] = "play"
    fate: int


class Move(Option, frozen=True, gc=False):
    """A Move Action."""

    verb: ClassVar[str] = "move"
    unit: int
    place: int


class MoveWithCard(Option, frozen=True, gc=False):
    """A Move Action with a held card."""

    verb: ClassVar[str] = "ride"
    unit: int
    place: int
    fate: int


class AnyShot(Option, frozen=True, gc=False):
    """A unit shoots at a Zeds unit so many spaces away."""

    unit: int
    place: int
    zed: int
    distance: int


class Shoot(AnyShot, frozen=True, gc=False):
    """A Gunfire attack."""

    verb: ClassVar[str] = "shoot"


class MakeAndShoot(AnyShot, frozen=True, gc=False):
    """A Gunfire attack with Ammo made for it."""

    verb: ClassVar[str] = "make"


class CitadelShot(AnyShot, frozen=True, gc=False):
    """A Gunfire attack from Town Center by the Mayor's order."""

    verb: ClassVar[str] = "citadel"


class ShootRaiders(Option, frozen=True, gc=False):
    """A Gunfire attack on Raiders; ``by`` says how it is paid: ammo, make or citadel."""

    verb: ClassVar[str] = "fire"
    unit: int
    place: int
    foe: int
    distance: int
    by: str


class ForageHere(Option, frozen=True, gc=False):
    """A Forage Action."""

    verb: ClassVar[str] = "forage"
    unit: int


class GiveOrder(Option, frozen=True, gc=False):
    """Give a unit a free Action."""

    verb: ClassVar[str] = "order"
    leader: int
    unit: int


class GiveSpeech(Option, frozen=True, gc=False):
    """The Mayor's Motivational Speech."""

    verb: ClassVar[str] = "speech"
    unit: int
