"""What machines do, and what becomes of them."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.event import Event


class MachineDestroyed(Event, frozen=True):
    """Machine destroyed."""

    cites: ClassVar[str] = "INV-MACH-09"
    machine: int


class MachineActed(Event, frozen=True):
    """Machine acted."""

    cites: ClassVar[str] = "INV-MACH-02"
    who: int
    machine: int


class MachineMoved(Event, frozen=True):
    """Machine moved."""

    cites: ClassVar[str] = "INV-MACH-10"
    machine: int
    zone: int
