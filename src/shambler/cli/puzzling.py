"""What ``shambler puzzle`` prints."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from fractions import Fraction
from itertools import islice
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from rich.markup import escape
from rich.table import Table as Grid

from shambler.cli.output import console, emit
from shambler.cli.screen import TEXTS
from shambler.games import find
from shambler.kernel.errors import ShamblerError
from shambler.kernel.match import Match
from shambler.lab import puzzle
from shambler.lab.puzzle_line import Step, told
from shambler.lab.shipped_puzzles import puzzle_of

PATIENCE: Final = 120.0  # seconds: a host solves what is published


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
    for rule, met in match.rules.goals(match.game):
        out.print(f"  {'[green]✓[/]' if met else '·'} {escape(teller.rule(rule))}")
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
        line = msgspec.to_builtins(found.line)
        emit(
            {
                "chances": chances,
                "best": list(found.answers),
                "line": line,
                "positions": found.positions,
            }
        )
        return
    if answer is not None:
        _tell(found.chances[answer], found.best, language)
    else:
        _list(match, found.chances, language)
        _print_line(match, found.line, language)


def today(words: list[str], language: str) -> None:
    """The puzzle of a host or our own, or what one's answer to it is worth."""
    at_host = bool(words) and "://" in words[0]
    host, answers = (words[0], words[1:]) if at_host else ("", words)
    if len(answers) > 1:
        raise ShamblerError(f"one answer: {' '.join(answers)} are {len(answers)}")
    answer = answers[0] if answers else None
    if host:
        _of_host(host, answer, language)
    else:
        _of_ours(answer, language)


def _of_ours(answer: str | None, language: str) -> None:
    """The one that came with the games, of this day in UTC."""
    found = puzzle_of(datetime.now(UTC).date())
    if found is None:
        console().print(TEXTS.text(language, "puzzle-none", {}), markup=False)
        return
    match = found.laid()
    if answer is None:
        show(match.position(), language)
        return
    match.find(answer)  # which says what is wrong with it
    chances = {key: Fraction(chance) for key, chance in found.chances.items()}
    _tell(chances[answer], max(chances.values()), language)
    _list(match, chances, language)
    _print_line(match, found.line, language)


def _of_host(host: str, answer: str | None, language: str) -> None:
    path = f"/api/puzzle?language={language}"
    card = _asked(host, path, {"answer": answer} if answer is not None else None)
    if not card["position"]:
        console().print(TEXTS.text(language, "puzzle-none", {}), markup=False)
        return
    if answer is None:
        show(card["position"], language)
        return
    chances = {one["key"]: Fraction(one["chance"]) for one in card["answers"]}
    match = Match.from_position(find, card["position"], seed=0)
    _tell(chances[card["yours"]], max(chances.values()), language)
    _list(match, chances, language)


def publish(host: str, position: str, language: str) -> None:
    """Send a position; the host says which place in the line it has."""
    place = _asked(host, "/api/puzzles", {"position": position})["place"]
    console().print(TEXTS.text(language, "puzzle-published", {"place": place}), markup=False)


def _asked(host: str, path: str, sent: dict[str, str] | None) -> Any:
    """What a host answers; what it refuses is told in its own words."""
    if not host.startswith(("http://", "https://")):
        raise ShamblerError(f"{host}: the address of a server begins with http:// or https://")
    body = None if sent is None else json.dumps(sent).encode()
    try:
        address = urlsplit(host)
    except ValueError as problem:
        raise ShamblerError(f"{host} is not the address of a server: {problem}") from problem
    origin = f"{address.scheme}://{address.netloc}"  # nothing is sent for another page
    about = {"Content-Type": "application/json", "Origin": origin}
    wanted = Request(origin + path, body, about)
    try:
        with urlopen(wanted, timeout=PATIENCE) as answer:
            return json.load(answer)
    except HTTPError as problem:
        raise ShamblerError(_refusal(problem)) from problem
    except (OSError, ValueError) as problem:
        raise ShamblerError(f"{host} does not answer: {problem}") from problem


def _refusal(problem: HTTPError) -> str:
    try:
        said = json.load(problem)["message"]
    except (ValueError, KeyError, TypeError):
        said = problem.reason
    return str(said)


def _tell(mine: Fraction, best: Fraction, language: str) -> None:
    """How good an answer was."""
    about = {"chance": _shown(mine), "best": _shown(best)}
    said = "puzzle-right" if mine == best else "puzzle-wrong"
    console().print(TEXTS.text(language, said, about), markup=False)


def _list(match: Match, chances: Mapping[str, Fraction], language: str) -> None:
    """Every answer with its chance."""
    grid, teller = Grid.grid(padding=(0, 2, 0, 0)), match.teller(language)
    for key, chance in chances.items():
        label = escape(teller.option(match.find(key)))
        grid.add_row(f"[green]{_shown(chance)}[/]", label, f"[dim]{escape(key)}[/]")
    console().print(grid)


def _print_line(match: Match, line: Sequence[Step], language: str) -> None:
    """The play that wins most often, with what dice and cards have to show."""
    out = console()
    out.print(f"[bold]{escape(TEXTS.text(language, 'puzzle-line', {}))}[/]")
    for step in told(match, line, language):
        shown = ", ".join(step.shows)
        luck = {"likely": _shown(Fraction(step.likely)), "shown": shown}
        said = TEXTS.text(language, "puzzle-luck", luck) if shown else step.text
        out.print(f"  {said}  {_shown(Fraction(step.chance))}", markup=False)


def _shown(chance: Fraction) -> str:
    return f"{chance} ({float(chance):.2%})"
