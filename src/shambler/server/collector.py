"""Python's garbage collector and its threads, tamed: neither must stop a thousand tables at once.

What is there when the server is ready (rules, content, texts) stays until the end and is never
looked at again. The young are looked at often, a few thousand at a time, which takes a millisecond
or two. What has outlived that (tables, positions, sockets) holds few cycles, and to look at all of
it takes up to a second: that is done when nobody is there, or else once a day.

The thread that writes gives the interpreter away whenever it waits for the disk, and gets it back
from a busy loop only after an interval: with Python's own five milliseconds it writes no more than
two hundred answers a second, however fast the disk is.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Final

from shambler.server import metrics

YOUNG: Final = 2_000  # new objects before the youngest are looked at
MIDDLE: Final = 5  # such looks before a look at the middle-aged
NEVER: Final = 1_000_000_000  # looks at everything are asked for, see `Housework`
INTERVAL: Final = 0.001  # seconds after which a thread that waits for the interpreter gets it
WATCH: Final = 0.1  # seconds between looks at how late the loop is
DAY: Final = 86_400.0
HOUR: Final = 3_600.0


def tame() -> None:
    """Call this once, when everything that lasts has been loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    sys.setswitchinterval(INTERVAL)


class Housework:
    """Looks at everything when it bothers nobody: at most every hour, at least every day."""

    def __init__(self) -> None:
        self.done_at = time.monotonic()

    def do(self, *, quiet: bool) -> bool:
        """Is it time? Then it is done. ``quiet``: nobody is there who would have to wait."""
        since = time.monotonic() - self.done_at
        if since < HOUR or (since < DAY and not quiet):
            return False
        gc.collect()
        self.done_at = time.monotonic()
        return True


async def keep_watch() -> None:
    """Note how late the loop wakes up, again and again: whatever stops it shows there."""
    while True:
        wanted = time.monotonic() + WATCH
        await asyncio.sleep(WATCH)
        metrics.LATE.observe(max(0.0, time.monotonic() - wanted))
