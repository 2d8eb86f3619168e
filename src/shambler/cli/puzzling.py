"""What ``shambler puzzle`` prints."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice

from rich.markup import escape
from rich.table import Table as Grid

from shambler.cli.output import console, emit
from shambler.cli.screen import TEXTS
from shambler.games import find
from shambler.kernel.match import Match
from shambler.lab import puzzle


def make(record: str, count: int, most: int, as_json: bool) -> None:
    """Positions of a saved game that are worth a thought."""
    match = Match.load(find, record)
    found = list(islice(puzzle.made_from(match, most), count))
    if not found:
        raise puzzle.NoPuzzle(f"{record}: no moment of it is a puzzle of at most {most} positions")
    if as_json:
        emit([{"answers": number, "position": text} for number, text, _ in found])
        return
    for _, text, _ in found:
        print(text)


def show(text: str, language: str) -> None:
    """The table and the question; never the answer."""
    match, out = Match.from_position(find, text, seed=0), console()
    teller, decision = match.teller(language), match.game.decision
    out.print(f"[bold]{escape(f'{match.rules.key} {match.record.scenario}')}[/]")
    out.print(match.rules.sketch(match.game, None, language), soft_wrap=True)
    out.print(f"[bold]{escape(TEXTS.text(language, 'puzzle', {}))}[/]")
    if decision is None:
        raise puzzle.NoPuzzle("nobody has to decide anything here")
    out.print(escape(teller.prompt(decision)))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for option in decision.options:
        grid.add_row(f"  {escape(teller.option(option))}", f"[dim]{escape(option.key)}[/]")
    out.print(grid)


def solve(text: str, answer: str | None, most: int, as_json: bool, language: str) -> None:
    """All chances, or what one answer is worth beside the best."""
    match = Match.from_position(find, text, seed=0)
    if answer is not None:
        match.find(answer)  # which says what is wrong with it
    found = puzzle.solve(match, most)
    if as_json:
        chances = {key: str(chance) for key, chance in found.chances.items()}
        emit({"chances": chances, "best": list(found.answers), "positions": found.positions})
        return
    out = console()
    if answer is not None:
        mine = found.chances[answer]
        said = "puzzle-right" if mine == found.best else "puzzle-wrong"
        about = {"chance": _shown(mine), "best": _shown(found.best)}
        out.print(TEXTS.text(language, said, about), markup=False)
        return
    grid = Grid.grid(padding=(0, 2, 0, 0))
    teller = match.teller(language)
    for key, chance in found.chances.items():
        label = escape(teller.option(match.find(key)))
        grid.add_row(f"[green]{_shown(chance)}[/]", label, f"[dim]{escape(key)}[/]")
    out.print(grid)


def _shown(chance: Fraction) -> str:
    return f"{chance} ({float(chance):.2%})"
