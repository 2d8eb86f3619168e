"""The real table on the full screen: which dice and decks are real, and entries put right.

The words and what is done are those of the plain game (``real_table.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.markup import escape
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Line

from shambler.cli import real_table
from shambler.cli.typing_in import labels
from shambler.kernel.errors import ShamblerError
from shambler.kernel.mending import mend

if TYPE_CHECKING:
    from shambler.cli.fullscreen.full_screen import FullScreen


class Picker(ModalScreen[int | None]):
    """A list above the table: Enter or a click takes a line, Escape none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]
    DEFAULT_CSS = """
    Picker { align: center middle; }
    Picker > Vertical {
        width: 90%; max-width: 80; height: auto; max-height: 90%;
        padding: 1 2; border: round $accent; background: $surface;
    }
    Picker OptionList { height: auto; max-height: 20; }
    """

    def __init__(self, title: str, lines: Sequence[str], lit: int = 0) -> None:
        super().__init__()
        self.heading, self.lines, self.lit = title, lines, lit

    def compose(self) -> ComposeResult:
        """What is asked, and the lines."""
        with Vertical():
            yield Static(escape(self.heading))
            yield OptionList(*(Line(line) for line in self.lines))

    def on_mount(self) -> None:
        """The line that was taken last is lit."""
        self.query_one(OptionList).highlighted = self.lit

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """This one."""
        event.stop()  # the table below has a list as well
        self.dismiss(event.option_index)


async def switch_box(game: FullScreen) -> None:
    """Turn dice and decks over to the box or to us, one after the other, until it is enough."""
    at: int | None = 0
    while at is not None:
        stocks = real_table.stocks(game.match)
        lines = [
            f"{escape(game.teller.source(stock.key))}  "
            f"[yellow]{escape(game.say('box-real' if real else 'box-ours'))}[/]"
            for stock, real in stocks
        ]
        at = await game.push_screen_wait(Picker(game.say("pick-box"), lines, at))
        if at is not None:
            turned = stocks[at][0].key
            wanted = [s.key for s, real in stocks if real != (s.key == turned)]
            game.match.switch(tuple(wanted))
            game.keep()


async def mend_entry(game: FullScreen) -> None:
    """Pick a wrong entry, then what it should have been; what changed is told."""
    match, seat = game.match, game.table.viewer
    numbers = real_table.entries_of(match, seat)[::-1]
    if not numbers:
        game.notify(game.say("entries-none"))
        return
    lines = [escape(real_table.entry(match, number, game.language)) for number in numbers]
    at = await game.push_screen_wait(Picker(game.say("pick-entry"), lines))
    if at is None:
        return
    then = match.branch(numbers[at])
    can_come = labels(then, then.teller(game.language))
    names = sorted(can_come)
    what = await game.push_screen_wait(
        Picker(game.say("pick-instead", was=lines[at]), [escape(name) for name in names])
    )
    if what is None:
        return
    try:
        found = mend(match, numbers[at], f"face:{can_come[names[what]][0]}")
    except ShamblerError as problem:
        game.notify(str(problem), severity="error", markup=False)
        return
    game.page(lambda screen: real_table.mended(screen, found, game.table.mine))
    game.follow(found.match)
