"""The full-screen game: shows the table, takes keys, asks the engine and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from io import StringIO
from typing import Any, ClassVar

from rich.console import Console
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.widgets import Footer, OptionList, Static

from shambler.agents import advise
from shambler.cli.fullscreen.answers import Answer, arranged, begun, meant
from shambler.cli.fullscreen.box_pages import mend_entry, switch_box
from shambler.cli.fullscreen.pages import Curtain, Page
from shambler.cli.fullscreen.panes import Answers, Picture, Story, sections
from shambler.cli.screen import Screen
from shambler.cli.terminal import HINT, Keeps
from shambler.cli.terminal_table import TerminalTable
from shambler.games.verbs import verb_groups
from shambler.kernel.decision import Option
from shambler.kernel.errors import ShamblerError, UndoBarrier
from shambler.kernel.match import Match

WIDE = 118  # columns from which the log stands beside the board
KEYS = {
    "question_mark": "help",
    "u": "undo",
    "y": "redo",
    "h": "hint",
    "w": "why",
    "f": "forecast",
    "b": "rule",
    "k": "legend",
    "i": "reference",
    "o": "box",
    "n": "mend",
}
REAL_TABLE = ("box", "mend")  # what only matters beside a real box
SELDOM = ("redo",)  # the help tells of it; the last line has no room


class FullScreen(App[None]):
    """One person at a terminal."""

    CSS_PATH = "full_screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [
        (0, "-narrow"),
        (WIDE, "-wide"),
    ]

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True)  # also from a page
    ]

    keys: ClassVar[dict[str, str]] = KEYS

    def __init__(self, table: TerminalTable, language: str, keeper: Keeps) -> None:
        super().__init__()
        self.table = table
        self.match = table.match
        self.keeper = keeper
        self.language = language
        self.teller = self.match.teller(language)
        self.answers: list[Answer] = []
        self.groups = verb_groups(self.match.rules)
        self.typed = ""
        self.busy = False
        self.looked = table.viewer  # the seat that looked last
        self.trouble = ""  # why the game could not be kept, to be said after the screen is gone

    def compose(self) -> ComposeResult:
        """Board and sheets, the log beside or below them, the question at the bottom."""
        yield Static(id="status")
        with Horizontal(id="middle"):
            with Vertical(id="table"):
                yield Picture(id="board")
                yield Picture(id="sheets")
            yield Story(id="log", wrap=True, markup=True, min_width=20)
        yield Static(id="question")
        yield Answers(id="answers")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """The first look; bots may have to begin."""
        for key, action in self.keys.items():
            real = self.match.record.typed or action not in REAL_TABLE
            shown = real and action not in SELDOM
            self.bind(key, action, description=self.say(f"key-{action}"), show=shown)
        self.query_one(Answers).focus()
        self.proceed(self.table.let_bots_play)

    def say(self, message: str, **about: Any) -> str:
        """A sentence of the terminal's own."""
        return self.printer().text(message, **about)

    def printer(self) -> Screen:
        """The plain game's screen, whose sentences are the same; it prints into a text."""
        out = Console(
            file=StringIO(), force_terminal=True, emoji=False, width=92, legacy_windows=False
        )
        return Screen(self.match, out, self.language)

    # -- the position ----------------------------------------------------------------------

    @work(exclusive=True)
    async def proceed(self, change: Callable[[], object]) -> None:
        """Change the game away from the screen, since bots may think long; then show it."""
        self.busy = True
        try:
            await asyncio.to_thread(change)
        except UndoBarrier:
            self.notify(self.say("undo-barrier-keys"), severity="warning")
        except ShamblerError as problem:
            self.notify(str(problem), severity="error", markup=False)
        else:
            self.keep()
        self.busy = False
        await self.draw_curtain()
        self.show()

    def keep(self) -> None:
        """The game is kept after every answer."""
        try:
            self.keeper.keep(self.match)
        except OSError as problem:
            self.trouble = self.say(
                "not-saved", file=str(problem.filename), reason=str(problem.strerror)
            )
            self.notify(self.trouble, severity="error", markup=False)

    async def draw_curtain(self) -> None:
        """Where hands are hidden, nobody sees another's while the keyboard goes round."""
        seat = self.table.viewer
        if seat != self.looked and self.match.rules.has_secrets:
            await self.push_screen_wait(Curtain(self.say("curtain", who=self.teller.seat(seat))))
        self.looked = seat

    def show(self) -> None:
        """The table as the one who is asked may see it, what happened, and the question."""
        seat = self.table.viewer
        sketch = self.match.rules.sketch(self.match.game, seat, self.language)
        top, board, _, sheets = sections(sketch)
        self.query_one("#status", Static).update(top)
        self.query_one("#board", Picture).show(board)
        self.query_one("#sheets", Picture).show(sheets)
        self.query_one(Story).tell(self.teller, self.match.events(seat))
        self.answers = arranged(self.table.options, self.groups)
        self.query_one(Answers).show(self.match, self.teller, self.answers)
        self.query_one("#question", Static).update(self.question())
        self.typed = ""

    def question(self) -> Text:
        """Who is asked what, by which rule; or how it ended."""
        decision, outcome = self.match.game.decision, self.match.outcome
        if outcome is not None:
            how = self.say(f"end-{outcome.result(self.table.mine)}")
            return Text.assemble((how, "bold"), f" {self.teller.outcome(outcome)} {outcome.rule}")
        assert decision is not None
        who = ""
        if len(self.match.seats) > 1 and len(decision.seats) == 1:
            who = self.say("asked", who=self.teller.seat(decision.seats[0])) + " "
        prompt = self.teller.prompt(decision)
        return Text.assemble((who, "cyan"), (prompt, "bold"), f"  {decision.rule}")

    # -- answers ---------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on an answer."""
        self.answer(self.answers[event.option_index].option)

    def on_key(self, event: Key) -> None:
        """Letters and digits of answers come before those of the screen."""
        if self.busy or len(self.screen_stack) > 1 or event.character is None:
            return
        for typed in (self.typed + event.character.lower(), event.character.lower()):
            option = meant(self.answers, typed)
            if option is not None:
                self.answer(option)
            elif not begun(self.answers, typed):
                continue
            self.typed = "" if option is not None else typed
            event.prevent_default()
            event.stop()
            return
        self.typed = ""

    def answer(self, option: Option) -> None:
        """Give an answer."""
        if not self.busy:
            self.proceed(lambda: self.table.play(option))

    def action_undo(self) -> None:
        """Take the last answer back."""
        self.proceed(lambda: self.table.undo(agreed=False))

    def action_redo(self) -> None:
        """Play again what was taken back."""
        self.proceed(self.table.redo)

    # -- the box on the table --------------------------------------------------------------

    @work(exclusive=True, group="box")
    async def action_box(self) -> None:
        """Which dice and decks are real."""
        if not self.busy:
            await switch_box(self)
            self.show()

    @work(exclusive=True, group="box")
    async def action_mend(self) -> None:
        """A wrong entry is put right."""
        if not self.busy:
            await mend_entry(self)

    def follow(self, match: Match) -> None:
        """The same game with another past."""
        self.match = self.table.match = match
        self.teller = match.teller(self.language)
        self.proceed(self.table.let_bots_play)

    # -- pages -----------------------------------------------------------------------------

    def page(self, print_it: Callable[[Screen], None]) -> None:
        """Show what the plain game would print."""
        screen = self.printer()
        print_it(screen)
        assert isinstance(screen.out.file, StringIO)
        self.push_screen(Page(Text.from_ansi(screen.out.file.getvalue())))

    def lit(self) -> Option | None:
        """The answer under the cursor."""
        at = self.query_one(Answers).highlighted
        return None if at is None or at >= len(self.answers) else self.answers[at].option

    def action_why(self) -> None:
        """What is not possible now, and the rules in the way."""
        blocked = self.match.blocked(self.table.asked, self.language)
        self.page(lambda screen: screen.blocked(blocked))

    def action_rule(self) -> None:
        """The rule of the question, and the odds of the answer under the cursor."""
        decision, option = self.match.game.decision, self.lit()
        if decision is None:
            return

        def both(screen: Screen) -> None:
            if option is not None and (odds := self.match.odds(option, self.table.asked)):
                screen.odds(option, odds)
            screen.rule(decision.rule)

        self.page(both)

    def action_forecast(self) -> None:
        """What the enemies will do."""
        lines = self.match.rules.forecast_lines(self.match.game, self.language)
        self.push_screen(Page("\n".join(lines) or self.say("no-forecast")))

    def action_legend(self) -> None:
        """What the signs on the board mean, and what has to be done to win."""
        sketch = self.match.rules.sketch(self.match.game, self.table.viewer, self.language)
        screen = self.printer()
        screen.goals()
        assert isinstance(screen.out.file, StringIO)
        goals = Text.from_ansi(screen.out.file.getvalue())
        self.push_screen(Page(sections(sketch)[2], goals))

    def action_reference(self) -> None:
        """What the enemies and cards on the table can do."""
        self.page(lambda screen: screen.reference(self.table.viewer))

    def action_help(self) -> None:
        """What can be pressed."""
        self.push_screen(Page(self.say("help-keys")))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What the adviser thinks of the answers."""
        seat = self.table.asked
        if seat is None or self.busy:
            return
        self.notify(self.say("thinking"))
        number = self.match.number
        twin = self.match.copy()
        advice = await asyncio.to_thread(advise, twin, seat, HINT, self.language)
        if self.match.number == number:
            options = tuple(answer.option for answer in self.answers)
            self.page(lambda screen: screen.advice(advice, options))

    def action_leave(self) -> None:
        """The game is kept already."""
        self.exit()

    def farewell(self) -> str:
        """Where it is kept."""
        return self.say("kept", again=self.keeper.again)
