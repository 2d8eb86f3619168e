"""What commands print: one JSON document, or text for people.

Rich is imported where it is used: a command that prints JSON does without it and starts faster.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

PIPED_WIDTH = 160  # without a terminal to measure, wide enough not to fold tables


def emit(document: Any) -> None:
    """The one JSON document of a command."""
    print(json.dumps(document, indent=2, ensure_ascii=False))


def console(*, stderr: bool = False) -> Console:
    """Text for people; colours only on a terminal."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() or "COLUMNS" in os.environ else PIPED_WIDTH
    # A key is typed as it is shown: ``all-out:fire:rifle`` is no place for a flame.
    return Console(stderr=stderr, highlight=False, emoji=False, width=width)


def table(*columns: str, title: str | None = None) -> Table:
    """A table in the style of all commands."""
    from rich.table import Table

    made = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        made.add_column(column, header_style="bold")
    return made


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[..., None]]:
    """A progress bar on stderr, if that is a terminal.

    Gives a function to call with the number of steps done (default: one more) and a note. The bar
    has no thread of its own: it must not disturb a measurement, nor be there when workers fork.
    """
    if not sys.stderr.isatty():
        yield lambda *_, **__: None
        return
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn(what),
        BarColumn(),
        TextColumn("{task.completed:.0f}/{task.total:.0f}  {task.fields[note]}"),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=console(stderr=True), auto_refresh=False, transient=True
    ) as progress:
        task = progress.add_task(what, total=total, note="")

        def advance(done: int | None = None, note: str = "") -> None:
            at = progress.tasks[0].completed + 1 if done is None else done
            progress.update(task, completed=at, note=note)
            progress.refresh()

        yield advance
