"""How a combat ended, for whoever began it."""

from __future__ import annotations

from typing import Final

AVOIDED: Final = 0  # nobody has won
ZEDS_WON: Final = 1
ZEDS_LOST: Final = 2
FOUND: Final = "found"  # before it: a hidden unit was found, and does not hide again
