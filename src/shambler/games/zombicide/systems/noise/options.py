"""Making noise, as an option of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.kernel.decision import Option


class MakeNoise(Option, frozen=True, gc=False):
    """Make noise on purpose."""

    verb: ClassVar[str] = "noise"


NOISE: Final = MakeNoise("noise")
