"""``shambler rules``: the ledgers of all games, to list, to search and to read."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape

from shambler.cli.output import console, emit, table
from shambler.games import find, keys
from shambler.kernel.content import package_files
from shambler.kernel.errors import ShamblerError
from shambler.kernel.rules import Ledger, Rule, Ruling


@cache
def shipped() -> Ledger:
    """Every rules file of the package, also of games whose code is not there yet."""
    root = Path(str(package_files("shambler.games")))
    return Ledger.load(*sorted(root.rglob("rules.toml")))


def ledgers() -> dict[str, Ledger]:
    """The rules of each game: those that name it, or its own ledger if it comes from elsewhere."""
    library = shipped()
    elsewhere = [key for key in keys() if key not in library.games]
    return {
        **{game: library.for_game(game) for game in sorted(library.games)},
        **{game: find(game).ledger for game in elsewhere},
    }


def rules(what: str | None, text: str | None, as_json: bool, language: str) -> None:
    """A game's rules, one rule, or what a search finds."""
    books = ledgers()
    if what is None or what in books:
        chosen = books if what is None else {what: books[what]}
        if what is None and text is None:
            _overview(books, as_json)
        else:
            _listing(_search(chosen, text, language), as_json, language)
        return
    _one(what, books, as_json, language)


def _overview(books: dict[str, Ledger], as_json: bool) -> None:
    if as_json:
        emit({game: {"rules": len(book), "topics": book.topics} for game, book in books.items()})
        return
    listing = table("game", "rules", "topics")
    for game, book in books.items():
        listing.add_row(f"[bold]{game}", str(len(book)), str(len(book.topics)))
    console().print(listing)


def _search(books: dict[str, Ledger], text: str | None, language: str) -> list[Rule]:
    """The rules of these games, each once: a rule may count for several."""
    found: dict[str, Rule] = {}
    for book in books.values():
        hits = book if text is None else book.search(text, language)
        found.update((rule.id, rule) for rule in hits)
    if not found:
        raise ShamblerError(f"no rule says {text!r}; try fewer words")
    return list(found.values())


def _listing(found: list[Rule], as_json: bool, language: str) -> None:
    if as_json:
        emit([msgspec.to_builtins(rule) for rule in found])
        return
    listing = table("id", "topic", "rule")
    for rule in found:
        listing.add_row(
            f"[bold]{rule.id}", escape(rule.about(language)), escape(rule.says(language))
        )
    console().print(listing)


def _one(what: str, books: dict[str, Ledger], as_json: bool, language: str) -> None:
    wanted = what.upper()
    for book in books.values():
        if wanted in book:
            rule = book[wanted]
            if as_json:
                emit({**msgspec.to_builtins(rule), "rulings": _plain(rulings_of(rule, book))})
            else:
                show(console(), rule, book, language)
            return
    known = [*books, *dict.fromkeys(rule for book in books.values() for rule in book.ids)]
    near = get_close_matches(what, known, 1) or get_close_matches(wanted, known, 1)
    hint = f"; did you mean {near[0]}?" if near else f"; games: {', '.join(books)}"
    raise ShamblerError(f"{what!r} is neither a game nor a rule{hint}")


def _plain(rulings: list[Ruling]) -> list[Any]:
    return [msgspec.to_builtins(ruling) for ruling in rulings]


def rulings_of(rule: Rule, book: Ledger) -> list[Ruling]:
    """The open questions that this rule refers to, or that refer to it."""
    said = f"{rule.ambiguity} {rule.source} {' '.join(rule.text.values())}"
    return [
        ruling
        for ruling in book.rulings
        if ruling.id in said or rule.id in f"{ruling.question} {ruling.ruling} {ruling.why}"
    ]


def show(out: Console, rule: Rule, book: Ledger, language: str) -> None:
    """One rule with everything we know of it."""
    topic = escape(rule.about(language))
    out.print(f"[bold]{rule.id}[/]  [dim]{topic}; {', '.join(rule.games)}[/]")
    out.print(escape(rule.says(language)))
    same = [other for other in book.same(rule.id) if other != rule.id]
    if same:
        out.print(f"  [cyan]the same as:[/] {', '.join(same)}")
    for example in rule.shows(language):
        out.print(f"  [cyan]e.g.[/] {escape(example)}")
    for name, text in (("open question", rule.ambiguity), ("differs", rule.differs)):
        if text:
            out.print(f"  [cyan]{name}:[/] {escape(text)}")
    for ruling in rulings_of(rule, book):
        out.print(f"  [cyan]{ruling.id}:[/] {escape(f'{ruling.question} {ruling.ruling}')}")
    out.print(f"  [dim]{rule.status}: {escape(rule.source)}[/]")
