"""Whether there is a screen to fill, and filling it."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from shambler.kernel.errors import ShamblerError

if TYPE_CHECKING:
    from shambler.cli.fullscreen.full_screen import FullScreen


def is_screen() -> bool:
    """Is there a person at a terminal that can be drawn on?"""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def fill(game: FullScreen) -> None:
    """Play on the full screen; afterwards say where the game is kept, or why it is not."""
    game.run()
    if game.trouble:
        raise ShamblerError(game.trouble)
    print(game.farewell())
