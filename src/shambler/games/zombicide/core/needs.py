"""What a family of actions needs before it has anything to list, as bits.

A turn asks once what there is, and then only those families whose needs are all met. Systems add
bits of their own from :data:`OF_SYSTEMS` on; their editions say when those are met.
"""

from __future__ import annotations

from typing import Final

ABLE: Final = 1  # an action is left, or a free one
LADEN: Final = 2  # something is carried
ARMED: Final = 4  # something is in hand
PACKED: Final = 8  # something is in the backpack
SKILLED: Final = 16  # there is a skill that is used by itself
TELLING: Final = ABLE | LADEN  # those who lack these tell why, if somebody asks
OF_SYSTEMS: Final = 5  # the first bit that is free for systems
