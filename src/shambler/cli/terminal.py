"""The loop of the terminal game: read a line, do it, show what came of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TextIO

from shambler.agents import advise
from shambler.cli import real_table
from shambler.cli.screen import Screen
from shambler.cli.terminal_table import TerminalTable
from shambler.cli.typing_in import typed_keys
from shambler.kernel.decision import Option
from shambler.kernel.errors import EndlessProcedure, ShamblerError, UndoBarrier, UnknownKey
from shambler.kernel.match import Match
from shambler.kernel.rules import UnknownRule
from shambler.kernel.texts import MissingText

PROMPT = "> "
HINT = "2s"  # how long the adviser thinks if nothing else is said


class Keeps(Protocol):
    """Where the last game is kept."""

    @property
    def again(self) -> str:
        """The command that goes on with it."""
        ...

    def keep(self, match: Match) -> None:
        """Write it; raises :class:`OSError`."""
        ...


class Terminal:
    """One person at a terminal, or a script at a pipe."""

    def __init__(self, table: TerminalTable, screen: Screen, keeper: Keeps, source: TextIO) -> None:
        self.table = table
        self.match = table.match
        self.screen = screen
        self.keeper = keeper
        self.source = source
        self.live = source.isatty()
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "odds": self.odds,
            "hint": self.hint,
            "advise": self.hint,
            "goals": lambda _: self.screen.goals(),
            "cards": lambda _: self.screen.reference(self.table.viewer),
            "rule": self.rule,
            "log": self.log,
            "undo": lambda _: self.undo(agreed=False),
            "undo!": lambda _: self.undo(agreed=True),
            "redo": self.redo,
            "box": self.box,
            "entries": lambda _: real_table.entries(self.screen, self.table.viewer),
            "fix": self.fix,
            "save": self.save,
            "view": self.view,
            "help": lambda _: self.screen.help(),
        }

    def run(self) -> None:
        """Play until the person leaves. A live game is kept after every answer."""
        line: str | None = None
        if self.live:
            import readline  # noqa: F401 (gives input() its line editing and history)
        self.screen.title()
        try:
            self.table.let_bots_play()
            self.show()
            while (line := self._read()) not in (None, "quit", "exit"):
                self.obey(line)
        except KeyboardInterrupt:
            line = None
            self.screen.out.print()
        finally:
            if self.live or line is not None:
                self._keep(aloud=True)

    def _read(self) -> str | None:
        """The next line; ``None`` at the end of the input."""
        if self.live:
            try:
                return input(PROMPT).strip()
            except EOFError:
                self.screen.out.print()
                return None
        line = self.source.readline()
        if not line:
            return None
        self.screen.out.print(PROMPT + line.rstrip(), markup=False)
        return line.strip()

    def _keep(self, *, aloud: bool) -> None:
        try:
            self.keeper.keep(self.match)
        except OSError as problem:
            reason = problem.strerror
            self.screen.say("not-saved", "red", file=problem.filename, reason=reason)
        else:
            if aloud:
                self.screen.say("kept", again=self.keeper.again)

    def show(self) -> None:
        """What happened, the table, the question."""
        self.screen.news(self.table.viewer)
        self.screen.board(self.table.viewer)
        if self.table.asked is not None:
            self.screen.question(self.table.asked, self.table.options)
        else:
            self.screen.outcome(self.table.mine)

    # -- commands --------------------------------------------------------------------------

    def obey(self, line: str) -> None:
        """One line: an answer or a command. Mistakes are said and change nothing."""
        word, _, rest = line.partition(" ")
        if not line:
            return
        try:
            if line in (option.key for option in self.table.options):
                self.answer(line)
            elif word in self.commands:
                self.commands[word](rest.strip())
            elif self.table.asked is not None and self.match.chance_question is not None:
                self.type_in(line)
            else:
                self.answer(line)
        except (EndlessProcedure, MissingText):
            raise
        except UnknownKey as problem:
            self.screen.complain(f"{problem} {self.screen.text('unknown-command')}")
        except (ShamblerError, UnknownRule) as problem:
            self.screen.complain(str(problem))

    def answer(self, line: str) -> None:
        """Take an option, by number or by key."""
        if self.table.asked is None:
            self.screen.say("over", "dim")
            return
        self.table.play(self._option(line))
        if self.live:
            self._keep(aloud=False)
        self.show()

    def type_in(self, line: str) -> None:
        """What lies on the real table, one or several at once."""
        for key in typed_keys(self.match, self.screen.teller, line):
            self.table.play(key)
        if self.live:
            self._keep(aloud=False)
        self.show()

    def box(self, wanted: str) -> None:
        """Which dice and decks are real."""
        real_table.box(self.screen, wanted)

    def fix(self, text: str) -> None:
        """A wrong entry is put right, and what came after is played again."""
        found = real_table.put_right(self.match, self.screen.language, text)
        real_table.mended(self.screen, found, self.table.mine)
        self.match = self.table.match = found.match
        self.screen.follow(found.match)
        self.table.let_bots_play()
        if self.live:
            self._keep(aloud=False)
        self.show()

    def _option(self, text: str) -> Option:
        options = self.table.options
        if not text.isdecimal():
            return self.match.find(text, self.table.asked)
        number = int(text) if len(text) < 6 else 0
        if not 1 <= number <= len(options):
            raise ShamblerError(self.screen.text("number-range", most=len(options)))
        return options[number - 1]

    def why(self, key: str) -> None:
        """Why something is not possible."""
        seat = self.table.asked
        blocked = self.match.blocked(seat, self.screen.language)
        if not key:
            self.screen.blocked(blocked)
            return
        for number, option in enumerate(self.table.options, 1):
            if key in (option.key, str(number)):
                self.screen.say("can", number=number)
                return
        found = [entry for entry in blocked if entry.key == key]
        if not found:
            self.match.find(key, seat)  # says what is wrong with the key
        self.screen.blocked(found)
        for entry in found:
            self.screen.rule(entry.rule)

    def odds(self, text: str) -> None:
        """What the dice of an option can do."""
        if not text or not self.table.options:
            example = self.table.options[0].key if self.table.options else "KEY"
            self.screen.say("needs-option", "dim", example=example)
            return
        option = self._option(text)
        self.screen.odds(option, self.match.odds(option, self.table.asked))

    def hint(self, budget: str) -> None:
        """What the adviser thinks of the options."""
        if self.table.asked is None:
            self.screen.say("over", "dim")
            return
        language = self.screen.language
        advice = advise(self.match, self.table.asked, budget or HINT, language)
        self.screen.advice(advice, self.table.options)

    def rule(self, rule_id: str) -> None:
        """The text of a rule; of the current question's rule if none is named."""
        decision = self.match.decision
        wanted = rule_id or (decision.rule if decision else "")
        if wanted:
            self.screen.rule(wanted)
        else:
            self.screen.say("needs-rule", "dim", example=next(iter(self.match.rules.ledger)).id)

    def log(self, last: str) -> None:
        """What happened so far."""
        number = int(last) if last.isdecimal() and len(last) < 6 else 20
        self.screen.history(self.table.viewer, self.table.mine, number)

    def undo(self, *, agreed: bool) -> None:
        """Take our last answer back."""
        try:
            key = self.table.undo(agreed=agreed)
        except UndoBarrier:
            self.screen.say("undo-barrier", "red")
            return
        if key is None:
            self.screen.say("nothing-to-undo", "dim")
            return
        self.screen.told = self.match.number + 1  # nothing new
        self.screen.say("took-back", "cyan", key=key)
        self.show()

    def redo(self, _: str) -> None:
        """Play again what was taken back."""
        self.table.redo()
        self.show()

    def save(self, file: str) -> None:
        """Write the game to a file."""
        if not file:
            self.screen.say("needs-file", "dim")
            return
        path = Path(file).expanduser()
        path = path if path.suffix else path.with_suffix(".shambler")
        try:
            self.match.save(path)
        except OSError as problem:
            self.screen.say("not-saved", "red", file=str(path), reason=problem.strerror)
        else:
            self.screen.say("saved", file=str(path))

    def view(self, _: str) -> None:
        """Draw the table and the question again."""
        self.screen.board(self.table.viewer, again=True)
        if self.table.asked is not None:
            self.screen.question(self.table.asked, self.table.options)
