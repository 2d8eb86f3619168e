"""How commands of the lab end that are not part of ``shambler``."""

from __future__ import annotations

import sys
from collections.abc import Callable

from shambler.kernel.errors import ShamblerError


def carry_out(name: str, work: Callable[[], None]) -> int:
    """Do it, and say what was wrong; the status of the process."""
    try:
        work()
    except ShamblerError as problem:
        print(f"{name}: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0
