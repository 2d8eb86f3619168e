"""Reloading, as an option of a turn."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class Reload(Option, frozen=True, gc=False):
    """Reload the weapons of a kind in hand."""

    verb: ClassVar[str] = "reload"
    card: str
