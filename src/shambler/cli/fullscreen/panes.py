"""The panes of the full screen: status, board, sheets, question and log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option as Line

from shambler.cli.fullscreen.answers import Answer
from shambler.kernel.event import Event
from shambler.kernel.match import Match
from shambler.kernel.teller import Teller


class Picture(VerticalScroll):
    """A part of the table drawn in text; it scrolls where it does not fit."""

    DEFAULT_CSS = "Picture > Static { width: auto; } Picture { overflow-x: auto; }"

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static()

    def show(self, sketch: str) -> None:
        """Draw it anew, and bring whoever acts (drawn in reverse) into the middle."""
        self.query_one(Static).update(sketch)
        self.display = bool(sketch)
        lines = sketch.splitlines()
        acting = next((n for n, line in enumerate(lines) if "reverse" in line), None)
        if acting is not None:
            self.scroll_to(y=max(0, acting - self.size.height // 2), animate=False)


class Answers(OptionList):
    """The answers there are; Enter or a click gives the one that is lit."""

    def show(self, match: Match, teller: Teller, answers: Sequence[Answer]) -> None:
        """List them with what to press, and with what they bring."""
        self.clear_options()
        for option, press in answers:
            label, brings = escape(teller.option(option)), escape(teller.outlook(option))
            after = f"  [green]{brings}[/]" if brings else ""
            self.add_option(Line(f"[yellow]{press:>3}[/] {label}{after}"))
        if answers:
            self.highlighted = 0


class Story(RichLog):
    """What happened, as the seat that looks may know it."""

    lines_told: tuple[str, ...] = ()
    columns = 0  # that they were broken into; 0: they still wait for a pane

    def tell(self, teller: Teller, log: Sequence[Sequence[Event]]) -> None:
        """All of it: another seat may look than before, and answers may have been taken back."""
        self.lines_told = tuple(
            f"{escape(teller.event(event))} [dim]{event.because}[/]"
            for events in log
            for event in events
        )
        self.write_anew()

    def on_resize(self, event: Resize) -> None:
        """Lines are broken when they are written: in a pane of another width, all of them anew."""
        if self.columns not in (0, self.size.width):
            self.write_anew()
        self.columns = self.size.width

    def write_anew(self) -> None:
        """From the first line on."""
        self.clear()
        for line in self.lines_told:
            self.write(line)


def sections(sketch: str) -> tuple[str, str, str, str]:
    """A sketch by its paragraphs: status, board, what explains it, sheets."""
    top, *others = sketch.split("\n\n")
    board = others[0] if others else ""
    sheets = others[-1] if len(others) > 1 else ""
    return top, board, "\n\n".join(others[1:-1]), sheets
