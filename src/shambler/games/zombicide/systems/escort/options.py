"""Taking a companion along, as an option of a turn."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class TakeAlong(Option, frozen=True, gc=False):
    """Take a companion along who is alone."""

    verb: ClassVar[str] = "take-along"
