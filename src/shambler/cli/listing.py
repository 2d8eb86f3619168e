"""``shambler games`` and ``shambler scenarios``."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from rich.markup import escape

from shambler.cli import options
from shambler.cli.output import console, emit, table
from shambler.games import find, keys, manifests


def games(as_json: bool, language: str) -> None:
    """Everything on the shelf."""
    known = {manifest.key: manifest for manifest in manifests()}
    if as_json:
        emit([msgspec.to_builtins(known[key]) if key in known else {"key": key} for key in keys()])
        return
    listing = table("key", "game", "players", "minutes", "weight", "")
    for key in keys():
        if key in known:
            game = known[key]
            cells = (game.title, game.players, game.minutes)
            words = (game.weight.get(language, ""), game.line.get(language, ""))
            listing.add_row(f"[bold]{key}", *map(escape, (*cells, *words)))
        else:
            listing.add_row(f"[bold]{escape(key)}", "", "", "", "", "a game from elsewhere")
    console().print(listing)


def scenarios(game: str, as_json: bool, language: str) -> None:
    """What can be played of one game, and with which options."""
    rules = find(game)
    if as_json:
        found = [msgspec.to_builtins(scenario) for scenario in rules.scenarios()]
        emit({"game": game, "scenarios": found, "options": options.described(rules)})
        return
    listing = table("key", "name", "seats", "minutes", "difficulty")
    for scenario in rules.scenarios():
        name = scenario.name.get(language) or scenario.name.get("en", scenario.key)
        cells = (name, _range(*scenario.seats), str(scenario.minutes or ""), scenario.difficulty)
        listing.add_row(f"[bold]{escape(scenario.key)}", *map(escape, cells))
    out = console()
    out.print(listing)
    choices = table("option (-o)", "is", "default")
    for option in options.described(rules):
        choices.add_row(f"[bold]{option['name']}", escape(option["type"]), _shown(option))
    out.print()
    out.print(choices)


def _range(fewest: int, most: int) -> str:
    return str(fewest) if fewest == most else f"{fewest}-{most}"


def _shown(option: dict[str, Any]) -> str:
    if option["required"]:
        return "[dim]must be given"
    value = option["default"]
    if isinstance(value, list | tuple):
        return escape(",".join(str(part) for part in value)) or "[dim]none"
    return "[dim]none" if value is None else escape(_plain(value))


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
