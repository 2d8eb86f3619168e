"""What a finished match hands on to the next chapter of its campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec

SHEET: Final = "campaign"  # the option of a set-up that takes the sheet

Verdict: TypeAlias = Literal["", "won", "lost"]  # of the whole campaign; empty while it goes on


class Carry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which scenario comes next (empty: none, the campaign is over), and the sheet it begins with.

    The sheet is plain data, as files have it: lists, no tuples.
    """

    next: str
    sheet: Mapping[str, Any]
    verdict: Verdict = ""


def plain(data: object) -> Any:
    """Data as it comes back from a file."""
    return msgspec.json.decode(msgspec.json.encode(data))
