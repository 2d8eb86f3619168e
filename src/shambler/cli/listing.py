"""``shambler games`` and ``shambler scenarios``."""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import Any

import msgspec
from rich.markup import escape

from shambler.cli import options
from shambler.cli.output import console, emit, table
from shambler.games import find, manifests
from shambler.kernel.content import PROVENANCES, Origin
from shambler.kernel.errors import BadSetup
from shambler.kernel.ruleset import Ruleset


def games(as_json: bool, language: str) -> None:
    """Everything on the shelf."""
    if as_json:
        emit([msgspec.to_builtins(manifest) for manifest in manifests()])
        return
    listing = table("key", "game", "players", "minutes", "weight", "")
    for game in manifests():
        cells = (game.title, game.players, game.minutes)
        words = (game.weight.get(language, ""), game.line.get(language, ""))
        listing.add_row(f"[bold]{escape(game.key)}", *map(escape, (*cells, *words)))
    console().print(listing)


def scenarios(game: str, scenario: str | None, as_json: bool, language: str) -> None:
    """What can be played of one game, or the options of one scenario."""
    rules = find(game)
    if scenario is not None:
        setup(rules, scenario, as_json, language)
        return
    if as_json:
        found = [
            {**msgspec.to_builtins(entry), "options": options.described(rules, entry.key, language)}
            for entry in rules.scenarios()
        ]
        emit({"game": game, "scenarios": found})
        return
    listing = table("key", "name", "seats", "minutes", "difficulty")
    for entry in rules.scenarios():
        name = entry.name.get(language) or entry.name.get("en", entry.key)
        cells = (name, _range(*entry.seats), str(entry.minutes or ""), entry.difficulty)
        listing.add_row(f"[bold]{escape(entry.key)}", *map(escape, cells))
    out = console()
    out.print(listing)
    out.print(f"\n[dim]shambler scenarios {game} SCENARIO: what can be set (--set key=value)[/]")


def setup(rules: Ruleset, scenario: str, as_json: bool, language: str) -> None:
    """The options of one scenario."""
    rules.check_scenario(scenario)
    found = options.described(rules, scenario, language)
    if as_json:
        emit({"game": rules.key, "scenario": scenario, "options": found})
        return
    listing = table("--set", "values", "default", "")
    for option in found:
        words = f"{escape(option['label'])}: {escape(option['help'])}"
        values = escape(option["values"])
        listing.add_row(f"[bold]{option['name']}", values, _shown(option["default"]), words)
        for key, name in option["choices"].items():
            listing.add_row("", f"[dim]{escape(key)}", "", f"[dim]{escape(name)}")
    console().print(listing)


def origins(game: str, part: str | None, as_json: bool, language: str) -> None:
    """Where the content comes from: all marks counted, or those of a part or of one mark."""
    rows = list(find(game).origins())
    if not rows:
        raise BadSetup(f"{game} keeps no marks of where its content comes from")
    if part is not None:
        wanted = [row for row in rows if part in (row.key, row.mark, row.kind)]
        if not wanted:
            near = get_close_matches(part, sorted({row.key for row in rows}), 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise BadSetup(f"{game} has no content called {part!r}{hint}")
        rows = wanted
    if as_json:
        emit({"game": game, "origins": [msgspec.to_builtins(row) for row in rows]})
        return
    if part is None:
        _count_origins(game, rows)
        return
    listing = table("kind", "key", "name", "part", "comes from")
    for row in rows:
        name = row.name.into(language) if row.name is not None else ""
        listing.add_row(row.kind, f"[bold]{escape(row.key)}", escape(name), row.part, row.mark)
    console().print(listing)


def _count_origins(game: str, rows: list[Origin]) -> None:
    """How much of each kind comes from where."""
    listing = table("kind", *PROVENANCES)
    for kind in dict.fromkeys(row.kind for row in rows):
        marks: list[str] = [row.mark for row in rows if row.kind == kind]
        listing.add_row(f"[bold]{kind}", *(str(marks.count(mark) or "") for mark in PROVENANCES))
    out = console()
    out.print(listing)
    out.print(
        f"\n[dim]shambler origins {game} reconstructed: what is ours; or the key of a card[/]"
    )


def _range(fewest: int, most: int) -> str:
    return str(fewest) if fewest == most else f"{fewest}-{most}"


def _shown(value: Any) -> str:
    if isinstance(value, list | tuple):
        return escape(",".join(str(part) for part in value)) or "[dim]none"
    return "[dim]none" if value is None else escape(_plain(value))


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
