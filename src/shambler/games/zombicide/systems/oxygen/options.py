"""Taking a tank, as an option of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.kernel.decision import Option


class TakeTank(Option, frozen=True, gc=False):
    """Take an oxygen tank from the supply room."""

    verb: ClassVar[str] = "oxygen"


TANK: Final = TakeTank("oxygen")
