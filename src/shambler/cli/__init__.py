"""The command line. Everything heavy is imported inside the command that needs it."""

from __future__ import annotations

from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> int:
    """Run ``shambler``; returns its exit code."""
    try:
        from shambler.cli.run import run

        return run(args)
    except KeyboardInterrupt:  # so early that nothing had begun
        return 130
