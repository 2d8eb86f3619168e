"""Lights, as options of a turn."""

from __future__ import annotations

from typing import ClassVar

from shambler.kernel.decision import Option


class TurnLight(Option, frozen=True, gc=False):
    """Turn a light on, or another way."""

    verb: ClassVar[str] = "light"
    zone: int


class LightOff(Option, frozen=True, gc=False):
    """Turn a light off."""

    verb: ClassVar[str] = "light-off"
