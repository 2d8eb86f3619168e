"""The games on the shelf.

Those that come with the package are named by a ``manifest.toml`` in their folder. A game that lives
elsewhere joins with :func:`register`, or with a package entry point in the group ``shambler.games``
that names its :class:`~shambler.kernel.ruleset.Ruleset`; its manifest lies beside it. Manifests are
read without importing the games, so listing them costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from shambler.games.manifest import FILE, Manifest, Pointer, load_part, manifest_near, read_manifest
from shambler.kernel.errors import UnknownGame
from shambler.kernel.ruleset import Ruleset

_registered: dict[str, Ruleset] = {}


def register(rules: Ruleset) -> None:
    """Put a game on the shelf for this process."""
    manifest_of(rules)  # a manifest that cannot be read is refused before anything changes
    _registered[rules.key] = rules


def register_entries(entries: Iterable[Pointer]) -> None:
    """Put the games on the shelf that other processes have registered: see :func:`registered`."""
    for entry in entries:
        register(_load(entry))


def registered() -> tuple[Pointer, ...]:
    """Where another process finds the games that were registered in this one."""
    entries = [manifest_of(rules).entry for rules in _registered.values()]
    return tuple(filter(None, entries))


@cache
def shipped() -> tuple[Manifest, ...]:
    """The games that come with the package, in order of their folders."""
    paths = sorted(Path(__file__).parent.glob(f"*/{FILE}"))
    return tuple(manifest for path in paths for manifest in read_manifest(path))


def manifests() -> tuple[Manifest, ...]:
    """Every game that can be played: those of the package, the installed, the registered ones."""
    found = {manifest.key: manifest for manifest in (*shipped(), *_installed())}
    for key, rules in _registered.items():
        found[key] = manifest_of(rules)
    return tuple(found.values())


@cache
def _installed() -> tuple[Manifest, ...]:
    """The games of other packages. One that brings no manifest has its key for a title."""
    from importlib.metadata import entry_points  # slow to import, and seldom wanted

    found = []
    for point in entry_points(group="shambler.games"):
        near = manifest_near(point.module, point.name)
        plain = Manifest(key=point.name, title=point.name, entry=point.value)
        found.append(near or plain)
    return tuple(found)


def manifest_of(rules: Ruleset) -> Manifest:
    """The manifest of a game, on the shelf or not; what it offers agents and lab stands there."""
    near = manifest_near(rules.package, rules.key)
    return near or Manifest(key=rules.key, title=rules.key, entry="")


def title_of(key: str) -> str:
    """What people call a game; its key if it is not on the shelf."""
    return next((manifest.title for manifest in manifests() if manifest.key == key), key)


def keys() -> list[str]:
    """Every game that can be played."""
    return [manifest.key for manifest in manifests()]


def find(key: str) -> Ruleset:
    """The ruleset of a game."""
    if key in _registered:
        return _registered[key]
    known = {manifest.key: manifest.entry for manifest in (*shipped(), *_installed())}
    if key in known:
        return _load(known[key])
    known.update(dict.fromkeys(_registered, ""))
    near = get_close_matches(key, known, 1)
    hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}"
    raise UnknownGame(f"no game is called {key!r}{hint}")


def _load(entry: Pointer) -> Ruleset:
    rules: Ruleset = load_part(entry, Ruleset)  # type: ignore[type-abstract]
    return rules
