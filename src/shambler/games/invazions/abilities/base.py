"""The base of all abilities: in a content file, ``{ ability = "card", count = 1 }``."""

from __future__ import annotations

import msgspec

from shambler.kernel.content import Provenance


class Ability(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="ability",
):
    """One thing a card does. ``provenance`` is given where it differs from the card's effect."""

    provenance: Provenance | None = None
