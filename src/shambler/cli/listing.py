"""``shambler games`` and ``shambler scenarios``."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from rich.markup import escape

from shambler.cli import options
from shambler.cli.output import console, emit, table
from shambler.games import find, manifests
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


def _range(fewest: int, most: int) -> str:
    return str(fewest) if fewest == most else f"{fewest}-{most}"


def _shown(value: Any) -> str:
    if isinstance(value, list | tuple):
        return escape(",".join(str(part) for part in value)) or "[dim]none"
    return "[dim]none" if value is None else escape(_plain(value))


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
