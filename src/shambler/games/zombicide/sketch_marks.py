"""Letters and colours of the table in text."""

from __future__ import annotations

from typing import Final

import msgspec

WIDTH: Final = 96  # columns of text the board may take
SIGNS: Final = "&%$"  # machines
LEVEL_STYLES: Final = {
    "blue": "bold blue",
    "yellow": "yellow",
    "orange": "dark_orange",
    "red": "bold red",
}


class Mark(msgspec.Struct, frozen=True):
    """A few characters in one colour."""

    text: str
    style: str = ""

    def __str__(self) -> str:
        text = self.text.replace("[", r"\[")
        return f"[{self.style}]{text}[/]" if self.style and text.strip() else text
