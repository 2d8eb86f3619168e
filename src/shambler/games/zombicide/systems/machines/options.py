"""What survivors can make machines do."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class MoveTogether(Option, frozen=True, gc=False):
    """Walk to a neighbouring zone with a machine following."""

    verb: ClassVar[str] = "lead"
    zone: int
    machine: int


class TakeRemote(Option, frozen=True, gc=False):
    """Take the remote token of a machine that lies in the zone."""

    verb: ClassVar[str] = "remote"
    machine: int


class Command(Option, frozen=True, gc=False):
    """Make a machine act: ``order`` is move, melee or ranged."""

    verb: ClassVar[str] = "machine"
    machine: int
    order: str
    zone: int
    enemy: int = -1
