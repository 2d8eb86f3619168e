"""The games on the shelf. Each folder here names its games in a ``manifest.toml``.

A manifest is read without importing the game, so listing them costs nothing. A game that lives
elsewhere joins with :func:`register`, or with a package entry point in the group ``shambler.games``
that names its :class:`~shambler.kernel.ruleset.Ruleset`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

import msgspec

from shambler.kernel.errors import UnknownGame
from shambler.kernel.ruleset import Ruleset


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game presents itself on the shelf."""

    key: str
    title: str
    line: Mapping[str, str]  # what it is, in one line
    players: str
    minutes: str
    weight: Mapping[str, str]
    entry: str = ""  # "module:attribute" of its ruleset


class _Shelf(msgspec.Struct, frozen=True):
    game: tuple[Manifest, ...]


_registered: dict[str, Ruleset] = {}


def register(rules: Ruleset) -> None:
    """Put a game on the shelf for this process."""
    _registered[rules.key] = rules


@cache
def manifests() -> tuple[Manifest, ...]:
    """The games that come with the package, in order of their folders."""
    found: list[Manifest] = []
    for path in sorted(Path(__file__).parent.glob("*/manifest.toml")):
        found += msgspec.convert(tomllib.loads(path.read_text("utf-8")), _Shelf).game
    return tuple(found)


def keys() -> list[str]:
    """Every game that can be played."""
    installed = [point.name for point in entry_points(group="shambler.games")]
    return [*(m.key for m in manifests()), *installed, *_registered]


def find(key: str) -> Ruleset:
    """The ruleset of a game."""
    if key in _registered:
        return _registered[key]
    for manifest in manifests():
        if manifest.key == key:
            return _load(manifest.entry)
    for point in entry_points(group="shambler.games", name=key):
        return _load(point.value)
    near = get_close_matches(key, keys(), 1)
    hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(keys())}"
    raise UnknownGame(f"no game is called {key!r}{hint}")


@cache
def _load(entry: str) -> Ruleset:
    module, _, name = entry.partition(":")
    rules = getattr(import_module(module), name)
    assert isinstance(rules, Ruleset)
    return rules
