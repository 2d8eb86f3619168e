"""What mission files say of doors."""

from __future__ import annotations

from shambler.games.zombicide.core.words import DoorId, Word


class ColouredDoorsOpen(
    Word, frozen=True, kw_only=True, tag_field="ability", tag="coloured-doors-open"
):
    """Coloured doors that survivors may open like any other."""

    doors: tuple[DoorId, ...]
