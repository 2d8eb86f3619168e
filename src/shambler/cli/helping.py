"""The help of the commands, readable without a library that draws it.

Rich would draw it in frames, and takes longer to import than everything else that the help needs.
"""

from __future__ import annotations

from typing import Any

AS_IT_STANDS = "\b\n"  # how a paragraph is marked whose lines are not to be joined


def make_readable(command: Any) -> None:
    """Keep lists as lists, in a command and in those below it; whole sentences in overviews.

    What commands are made of is typer's own affair: all we change is two texts.
    """
    paragraphs = (command.help or "").split("\n\n")
    command.short_help = " ".join(paragraphs[0].split())
    command.help = "\n\n".join(
        AS_IT_STANDS + text if text.startswith("- ") else text for text in paragraphs
    )
    for below in getattr(command, "commands", {}).values():
        make_readable(below)
