"""What the fields of the views and the rewards mean, for the pages about the environments."""

from __future__ import annotations

import typing
from collections.abc import Mapping

import msgspec

from shambler.kernel.view import View


def field_words(view: type[View]) -> Mapping[str, str]:
    """What each field of a view means, as its struct says; fields without words are not there."""
    found: dict[str, str] = {}
    hints = typing.get_type_hints(view, include_extras=True)
    for field, wire in zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True):
        for note in getattr(hints[field], "__metadata__", ()):
            if isinstance(note, msgspec.Meta) and note.description:
                found[wire] = note.description
    return found
