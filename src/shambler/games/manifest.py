"""A game's ``manifest.toml``: how it presents itself, and where others find what it offers them.

It lies in the folder of the game's package, or in one above it, and is read without importing the
game. Agents, the lab, the server and the page look here; none of them names a game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

import msgspec

from shambler.kernel.errors import ShamblerError
from shambler.kernel.typed import ready

T = TypeVar("T")

FILE = "manifest.toml"
Pointer = str  # "module:attribute"; empty: there is none


class BadManifest(ShamblerError):
    """A manifest that cannot be read, or that points to something that is not there."""


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game's part of the published table of how strong agents are: how many games of what."""

    scenarios: tuple[str, ...] = ()  # empty: all
    cheap: int = 200  # of each scenario, by agents that do not plan
    planned: int = 60  # of each scenario and side, by the quick planner
    slow: int = 0  # of the first scenario, by the slow planner ...
    good: float = 0.0  # ... which should win this share of them


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game presents itself on the shelf, and what it offers to others."""

    key: str
    title: str
    short: str = ""  # the name on its box; empty: the title
    entry: Pointer  # its ruleset
    line: Mapping[str, str] = {}  # what it is, in one line
    players: str = ""
    minutes: str = ""
    weight: Mapping[str, str] = {}
    sense: Pointer = ""  # what agents know of it: a Sense with its player by rules of thumb
    family: Pointer = ""  # what the lab knows of it: a Family
    workshop: Pointer = ""  # what designers of scenarios are offered: a Workshop
    web: str = ""  # the folder of its web module; empty: it is drawn as text
    start: str = ""  # the scenario with which a newcomer's first game begins
    lessons: tuple[str, ...] = ()  # content/lessons/<name>.toml: see shambler.kernel.lesson
    strength: Strength | None = None


class _Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: tuple[Manifest, ...]


@cache
def read_manifest(path: Path) -> tuple[Manifest, ...]:
    """The games of one file."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), ready(_Shelf)).game
    except (OSError, ValueError) as problem:  # also what is no TOML, and what does not fit
        raise BadManifest(f"{path}: {problem}") from problem


@cache
def manifest_near(module: str, key: str) -> Manifest | None:
    """What is said about a game in the folder of a module, or in a folder above it."""
    for folder in folders_of(module):
        path = folder / FILE
        if path.is_file():
            for manifest in read_manifest(path):
                if manifest.key == key:
                    return manifest
    return None


def folders_of(module: str) -> Iterator[Path]:
    """The folders a module may lie in, the innermost first, found without importing anything."""
    top, *inner = module.split(".")
    try:
        spec = find_spec(top)
    except (ImportError, ValueError):
        spec = None
    for root in spec.submodule_search_locations or () if spec is not None else ():
        for depth in range(len(inner), -1, -1):
            yield Path(root, *inner[:depth])


def load_part(pointer: Pointer, kind: type[T]) -> T:
    """What a manifest points to."""
    module, _, name = pointer.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise BadManifest(f"{pointer!r} is not module:attribute: {problem}") from problem
    if not isinstance(found, kind):
        raise BadManifest(f"{pointer!r} is not a {kind.__name__}")
    return found
