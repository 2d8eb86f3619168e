"""The board as printed."""

from __future__ import annotations

from typing import Literal

import msgspec

from shambler.kernel.content import Provenance, Words


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a content file."""


class SpaceText(Entry, frozen=True, kw_only=True):
    """A space of a track; ``room`` for Zeds and for Player units, 0 where there is no limit."""

    id: str
    kind: Literal["start", "plain", "village", "named", "town", "catacombs"]
    name: Words | None = None
    terrain: int = 0
    forage: str = ""
    room: tuple[int, int]
    at: tuple[int, int]
    provenance: Provenance


class TrackText(Entry, frozen=True, kw_only=True):
    """A track, its spaces from Start to Town."""

    id: str
    name: Words
    level: int
    colour: str
    provenance: Provenance
    space: tuple[SpaceText, ...]


class PlaceText(Entry, frozen=True, kw_only=True):
    """A place off the tracks."""

    id: str
    kind: str
    name: Words
    level: int
    at: tuple[int, int]
    provenance: Provenance


class ShortcutText(Entry, frozen=True, kw_only=True):
    """Two tracks next to each other."""

    between: tuple[str, str]
    provenance: Provenance


class BoardText(Entry, frozen=True, kw_only=True):
    """The whole board."""

    track: tuple[TrackText, ...]
    place: tuple[PlaceText, ...]
    shortcut: tuple[ShortcutText, ...]
