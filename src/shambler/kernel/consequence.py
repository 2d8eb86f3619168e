"""What an option is sure to do, told before it is taken."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Consequence(msgspec.Struct, frozen=True):
    """A message (``then-<text>``) and what it speaks of; namers turn numbers into names."""

    text: str
    about: Mapping[str, str | int] = {}
