"""Views: what a seat may know, as typed values whose fields are the whitelist.

A game declares one struct for what a seat sees after every answer and one for what never changes at
a table. What is not a field cannot be told. The types of the web client, the JSON schema and the
words of the learning environments are made from the same structs.
"""

from __future__ import annotations

from typing import Any

import msgspec

from shambler.kernel.structs import to_builtins


def says(text: str) -> msgspec.Meta:
    """What a field means, for readers of the schema and of the pages about the environments."""
    return msgspec.Meta(description=text)


class Part(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A piece of a view. Views are trees: the garbage collector need not look for circles."""

    def plain(self) -> dict[str, Any]:
        """The same as plain data, ready for JSON."""
        data: dict[str, Any] = to_builtins(self)
        return data


class View(Part, frozen=True):
    """What one seat (or a spectator) may know of a position."""


class Board(Part, frozen=True, tag_field="kind", tag="plain"):
    """What never changes at a table and anybody may know; its ``kind`` says who can draw it."""
