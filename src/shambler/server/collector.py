"""Python's garbage collector, tamed: it must not stop a thousand tables at once.

What is there when the server is ready (rules, content, texts) stays until the end and is never
looked at again. Tables and positions hold few cycles, so the rest is looked at seldom.
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 50_000  # new objects before the youngest are looked at
MIDDLE: Final = 20  # such looks before a look at the middle-aged
OLD: Final = 200  # and of those before a look at everything: measured in hours, not seconds


def tame() -> None:
    """Call this once, when everything that lasts has been loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
