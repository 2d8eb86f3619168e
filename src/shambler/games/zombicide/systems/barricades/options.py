"""Building a barricade, as an option of a turn."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class Build(Option, frozen=True, gc=False):
    """Build a barricade."""

    verb: ClassVar[str] = "build"
    opening: int
