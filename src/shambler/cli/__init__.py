"""The command line. Everything heavy is imported inside the command that needs it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from shambler.cli.extras import missing


def main(args: Sequence[str] | None = None) -> int:
    """Run ``shambler``; returns its exit code."""
    try:
        from shambler.cli.run import run
    except ModuleNotFoundError as problem:  # the engine was installed without its command line
        hint = missing(problem)
        if hint is None:
            raise
        print(f"shambler: {hint}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # so early that nothing had begun
        return 130
    return run(args)
