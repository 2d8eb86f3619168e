"""The help of the commands, readable without a library that draws it.

Rich would draw it in frames, and takes longer to import than everything else that the help needs.
"""

from __future__ import annotations

from typer.core import TyperCommand, TyperGroup

AS_IT_STANDS = "\b\n"  # how a paragraph is marked whose lines are not to be joined


def readable(command: TyperCommand | TyperGroup) -> TyperCommand | TyperGroup:
    """Keep lists as lists, in a command and in those below it; whole sentences in overviews."""
    paragraphs = (command.help or "").split("\n\n")
    command.short_help = " ".join(paragraphs[0].split())
    command.help = "\n\n".join(
        AS_IT_STANDS + text if text.startswith("- ") else text for text in paragraphs
    )
    for below in getattr(command, "commands", {}).values():
        readable(below)
    return command
