"""Rescuing, as an option of a turn."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class RescueFriend(Option, frozen=True, gc=False):
    """Take a fallen survivor to safety."""

    verb: ClassVar[str] = "rescue"
    who: int
