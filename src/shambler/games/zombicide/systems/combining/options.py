"""Making a card, as an option of a turn."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class Combine(Option, frozen=True, gc=False):
    """Make a card out of others."""

    verb: ClassVar[str] = "combine"
    card: str
