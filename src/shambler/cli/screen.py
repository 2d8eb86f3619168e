"""What the terminal game shows: the board, what happened, the question, the options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from shambler.agents import Advice, Opinion
from shambler.cli import real_table, rulebook
from shambler.kernel.decision import Option
from shambler.kernel.event import Event
from shambler.kernel.match import BlockedOption, Match
from shambler.kernel.odds import Odds
from shambler.kernel.sides import LOST, OVER, WON
from shambler.kernel.texts import Catalogue

FEW = 3  # keys shown of those refused for the same reason
TEXTS = Catalogue(Path(__file__).parent)
COLOURS = {WON: "green", LOST: "red", OVER: "yellow"}
COMMANDS = {
    "why [KEY]": "help-why",
    "odds KEY": "help-odds",
    "hint [BUDGET]": "help-hint",
    "goals": "help-goals",
    "cards": "help-cards",
    "rule ID": "help-rule",
    "log [N]": "help-log",
    "undo": "help-undo",
    "undo!": "help-undo-anyway",
    "redo": "help-redo",
    "box [NAMES]": "help-box",
    "entries": "help-entries",
    "fix NUMBER WHAT": "help-fix",
    "save FILE": "help-save",
    "view": "help-view",
    "help": "help-help",
    "quit": "help-quit",
}


class Screen:
    """Draws one match in one language."""

    def __init__(self, match: Match, out: Console, language: str) -> None:
        self.match = match
        self.out = out
        self.language = language
        self.teller = match.teller(language)
        self.drawn = ""  # the board as it was last shown
        # So many entries of the log need not be shown: of a loaded game, all but the last.
        self.told = match.number

    def follow(self, match: Match) -> None:
        """The same game with another past: only what comes from here on is new."""
        self.match, self.teller = match, match.teller(self.language)
        self.told = match.number + 1

    def say(self, message: str, style: str = "", **about: Any) -> None:
        """A sentence of our own."""
        self.out.print(self.text(message, **about), style=style, markup=False, soft_wrap=True)

    def text(self, message: str, **about: Any) -> str:
        """A sentence of our own, unprinted."""
        return TEXTS.text(self.language, message, about)

    def complain(self, message: str) -> None:
        """Something that cannot be done, in the game's words."""
        self.out.print(message, style="red", markup=False)

    def title(self) -> None:
        """What is played, and the seed to play it again."""
        record = self.match.record
        scenario = self.match.rules.played(record.scenario, record.setup)
        name, intro = (
            words.get(self.language) or words.get("en", "")
            for words in (scenario.name, scenario.intro)
        )
        seed = self.text("seed", seed=str(record.seed))
        self.out.print(
            f"[bold]{escape(f'{record.game} {scenario.key}: {name}')}[/]  [dim]{seed}[/]"
        )
        if intro:
            self.out.print(escape(intro))
        self.say("begin", "dim")

    # -- the position ----------------------------------------------------------------------

    def board(self, seat: int | None, *, again: bool = False) -> None:
        """The table as a seat sees it; not twice the same, unless asked for."""
        sketch = self.match.rules.sketch(self.match.game, seat, self.language)
        if sketch and (again or sketch != self.drawn):
            self.out.print()
            self.out.print(sketch, soft_wrap=not self.out.is_terminal)
        self.drawn = sketch

    def news(self, seat: int | None) -> None:
        """What happened since we looked last, as this seat may know it.

        What other seats answered is told by the events alone: a key may name a hidden card.
        """
        log = self.match.events(seat)
        for events in log[self.told :]:
            self._events(events)
        self.told = len(log)

    def history(self, seat: int | None, mine: tuple[int, ...], last: int) -> None:
        """The last entries of the log, with the answers that are ours."""
        log = self.match.events(seat)
        for number in range(max(0, len(log) - last), len(log)):
            if number:
                answer = self.match.record.answers[number - 1]
                where = escape(self.teller.seat(answer.seat))
                key = escape(answer.key) if answer.seat in mine else ""
                self.out.print(f"[dim]{number:>4}  {where}[/]  [bold]{key}[/]")
            self._events(log[number])
        if not any(log):
            self.say("log-empty", "dim")

    def _events(self, events: list[Event]) -> None:
        for event in events:
            self.out.print(f"  {escape(self.teller.event(event))}  [dim]{event.because}[/]")

    # -- the question ----------------------------------------------------------------------

    def question(self, seat: int, options: tuple[Option, ...]) -> None:
        """Who is asked what, and the answers there are."""
        decision = self.match.game.decision
        assert decision is not None
        self.out.print()
        who = ""
        if len(self.match.seats) > 1 and len(decision.seats) == 1:
            who = f"[cyan]{escape(self.text('asked', who=self.teller.seat(seat)))}[/] "
        prompt = escape(self.teller.prompt(decision))
        self.out.print(f"{who}[bold]{prompt}[/]  [dim]{decision.rule}[/]")
        if self.match.chance_question is not None:
            real_table.question(self)
            return
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, option in enumerate(options, 1):
            label, key = escape(self.teller.option(option)), escape(option.key)
            brings = escape(self.teller.outlook(option))
            grid.add_row(f"[yellow]{number:>3}[/]", label, f"[dim]{key}[/]", f"[green]{brings}[/]")
        self.out.print(grid)

    def outcome(self, mine: tuple[int, ...]) -> None:
        """How the game ended for the seats that are ours, and for everybody."""
        outcome = self.match.outcome
        assert outcome is not None
        result = outcome.result(mine)
        headline, said = self.text(f"end-{result}"), escape(self.teller.outcome(outcome))
        self.out.print(f"\n[bold {COLOURS[result]}]{headline}[/] {said}  [dim]{outcome.rule}[/]")
        if outcome.grade:
            self.out.print(escape(self.teller.grade(outcome)))
        self.say("over", "dim")

    # -- answers to the person -------------------------------------------------------------

    def blocked(self, found: list[BlockedOption]) -> None:
        """What cannot be done, and the rules in the way."""
        if not found:
            self.say("blocked-none", "dim")
            return
        self.say("blocked-title", "bold")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for keys, reason, rule in _together(found):
            shown = ", ".join(keys[:FEW]) + (f" (+{len(keys) - FEW})" if len(keys) > FEW else "")
            grid.add_row(f"  {escape(shown)}", escape(reason), f"[dim]{rule}[/]")
        self.out.print(grid)

    def odds(self, option: Option, odds: Odds | None) -> None:
        """The whole distribution of a roll."""
        if odds is None:
            self.say("no-odds", "dim", key=option.key)
            return
        mean = round(float(odds.mean), 2)
        self.say("odds-title", "bold", key=option.key, dice=odds.dice, mean=mean)
        for value, chance in sorted(odds.chances.items()):
            bar = "█" * round(40 * float(chance))
            self.out.print(f"  {value:>3}  {float(chance):6.1%}  [green]{bar}[/]")
        self.out.print(f"  [dim]{escape(self.teller.odds(odds))}[/]")

    def advice(self, advice: Advice, options: tuple[Option, ...]) -> None:
        """Every option, the best first, and why; chances only where they were measured."""
        self.say("hint-title", "bold", playouts=advice.playouts)
        if advice.win is not None:
            self.say("hint-chance", percent=round(100 * advice.win))
        if danger := round(100 * (advice.danger or 0.0)):
            self.say("hint-danger", percent=danger)
        alike = advice.alike
        self.say("hint-clear" if len(alike) == 1 else "hint-unclear", count=len(alike))
        numbers = {option.key: number for number, option in enumerate(options, 1)}
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for opinion in advice.options:
            label, why = escape(opinion.label), escape(opinion.why)
            number = f"[yellow]{numbers[opinion.key]:>3}[/]"
            standing = self.text(f"hint-{_standing(advice, opinion)}")
            grid.add_row(number, f"[green]{escape(standing)}[/]", label, why)
        self.out.print(grid)
        for words in (*advice.fears, *advice.hopes):
            self.out.print(f"  {escape(words)}")
        if advice.best.line:
            self.say("hint-line", "dim", line=" > ".join(advice.best.line))

    def rule(self, rule_id: str) -> None:
        """A rule with its examples and rulings."""
        ledger = self.match.rules.ledger
        rulebook.show(self.out, ledger[rule_id.upper()], ledger, self.language)

    def goals(self) -> None:
        """What has to be done to win, and what of it is done; else what the game is about."""
        goals = self.match.rules.goals(self.match.game)
        if not goals:
            self.title()
        for rule_id, met in goals:
            text = self.teller.rule(rule_id)
            self.out.print(f"  {'[green]✓[/]' if met else '·'} {escape(text)}  [dim]{rule_id}[/]")

    def reference(self, seat: int | None) -> None:
        """What the things on the table can do."""
        lines = self.match.rules.reference_lines(self.match.game, seat, self.language)
        for line in lines or [self.text("no-reference")]:
            self.out.print(f"  [yellow]·[/] {escape(line)}")

    def help(self) -> None:
        """What can be typed."""
        self.say("help")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for command, message in COMMANDS.items():
            grid.add_row(f"  [yellow]{escape(command)}[/]", escape(self.text(message)))
        self.out.print(grid)


def _together(found: list[BlockedOption]) -> list[tuple[list[str], str, str]]:
    """Refusals of the same thing for the same reason: ``fire:smg>4.1`` and ``fire:smg>4.2``."""
    groups: dict[tuple[str, str, str], list[str]] = {}
    for key, rule, reason in found:
        stem = key.partition(">")[0] if ">" in key else key.partition(":")[0]
        groups.setdefault((stem, rule, reason), []).append(key)
    return [(keys, reason, rule) for (_, rule, reason), keys in groups.items()]


def _standing(advice: Advice, opinion: Opinion) -> str:
    """How an option compares with the best, in a word."""
    if opinion.key not in advice.alike:
        return "worse"
    return "best" if len(advice.alike) == 1 else "alike"
