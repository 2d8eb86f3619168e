"""Runs a command and turns what goes wrong into one line and an exit code.

0: done. 2: the user can put it right (a wrong name, a bad file). 70: a defect of the program.
130: interrupted.
"""

from __future__ import annotations

import errno
import os
import sys
import traceback
from collections.abc import Sequence

import typer
from typer.main import get_command

from shambler.cli.extras import missing

GAMES = "SHAMBLER_GAMES"  # games that are being written, see plugins.py
MISTAKE, DEFECT, INTERRUPTED = 2, 70, 130


def run(args: Sequence[str] | None = None) -> int:
    """Run ``shambler`` with these arguments (default: those of the process)."""
    try:
        return _run(args)
    except typer.TyperException as problem:
        return _complain(problem.format_message() + _help_hint(problem))
    except (KeyboardInterrupt, typer.Abort):
        print("shambler: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has left, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except ModuleNotFoundError as problem:
        hint = missing(problem)
        return _defect(problem) if hint is None else _complain(hint)
    except OSError as problem:
        if problem.errno != errno.ENAMETOOLONG:
            return _defect(problem)
        return _complain(f"{str(problem.filename)[:60]}...: too long for the name of a file")
    except Exception as problem:
        return _complain(str(problem)) if _is_mistake(problem) else _defect(problem)


def _run(args: Sequence[str] | None) -> int:
    from shambler.cli.app import app
    from shambler.cli.helping import make_readable

    if os.environ.get(GAMES):
        from shambler.cli.plugins import register_games

        register_games(os.environ[GAMES])
    command = get_command(app)
    make_readable(command)
    code = command.main(args, prog_name="shambler", standalone_mode=False)
    sys.stdout.flush()
    return code if isinstance(code, int) else 0


def _is_mistake(problem: Exception) -> bool:
    """Can the user put it right? The engine's errors are imported only when there is one."""
    from shambler.kernel.content import ContentError
    from shambler.kernel.errors import EndlessProcedure, ShamblerError
    from shambler.kernel.rules import UnknownRule
    from shambler.kernel.texts import MissingText

    if isinstance(problem, EndlessProcedure | MissingText):  # in plain words, but not their doing
        return False
    return isinstance(problem, ShamblerError | ContentError | UnknownRule)


def _complain(message: str) -> int:
    """Every line of the message is marked, so that it stands out in the log of a script."""
    for line in message.splitlines():
        print(f"shambler: {line}", file=sys.stderr)
    return MISTAKE


def _help_hint(problem: typer.TyperException) -> str:
    context = getattr(problem, "ctx", None)
    return f" (see: {context.command_path} --help)" if context is not None else ""


def _defect(problem: Exception) -> int:
    if os.environ.get("SHAMBLER_DEBUG"):
        traceback.print_exc()
    print(
        f"shambler: internal error: {type(problem).__name__}: {problem} "
        "(this is a defect; SHAMBLER_DEBUG=1 shows where)",
        file=sys.stderr,
    )
    return DEFECT
