"""What players can choose in Hospital and Laboratory, and what they can build."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class PickComponent(Option, frozen=True, gc=False):
    """Name a Component of the Super Weapon."""

    verb: ClassVar[str] = "component"
    component: int


class HealPatient(Option, frozen=True, gc=False):
    """A Heal Action in the Hospital."""

    verb: ClassVar[str] = "heal"
    unit: int


class GiveAid(Option, frozen=True, gc=False):
    """A Heal by somebody near."""

    verb: ClassVar[str] = "aid"
    leader: int
    unit: int


class Discharge(Option, frozen=True, gc=False):
    """A patient leaves the Hospital."""

    verb: ClassVar[str] = "discharge"
    unit: int


class Equip(Option, frozen=True, gc=False):
    """Refugees of the Camp become Civilians again."""

    verb: ClassVar[str] = "equip"
    unit: int
    leader: int


class TryResearch(Option, frozen=True, gc=False):
    """A Research Action; ``price`` says how it is paid."""

    verb: ClassVar[str] = "research"
    unit: int
    price: str


class Build(Option, frozen=True, gc=False):
    """Build a Barricade, the Strongpoint or the Minefield."""

    verb: ClassVar[str] = "build"
    unit: int
    place: int
    what: str


class ThrowGrenade(Option, frozen=True, gc=False):
    """A Gas Grenade."""

    verb: ClassVar[str] = "grenade"
    unit: int
    place: int


class WorkOnBridge(Option, frozen=True, gc=False):
    """A ferry, or the repair of the bridge."""

    verb: ClassVar[str] = "bridge"
    what: str
    unit: int


class UseAbility(Option, frozen=True, gc=False):
    """Something only this unit can do, perhaps to somebody."""

    verb: ClassVar[str] = "ability"
    what: str
    leader: int
    unit: int


class ShowUp(Option, frozen=True, gc=False):
    """Leave a hiding place and fight."""

    verb: ClassVar[str] = "appear"
    unit: int


class Convert(Option, frozen=True, gc=False):
    """Supplies into Ammo."""

    verb: ClassVar[str] = "convert"
    supplies: int
    ammo: int
