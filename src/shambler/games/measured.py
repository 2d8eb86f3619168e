"""How hard scenarios were found to be: ``measured.toml`` beside a game, from designers' pages."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

import msgspec

from shambler.games import manifest_of
from shambler.games.manifest import BadManifest, folders_of
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.typed import ready

FILE = "measured.toml"


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games won, and played, by one agent: of each scenario, and with each member in the squad.

    Squads whose members are measured were drawn at random.
    """

    agent: str = ""
    won: Mapping[str, tuple[int, int]] = {}
    member: Mapping[str, tuple[int, int]] = {}


@cache
def measured(rules: Ruleset) -> Measured:
    """What was measured of a game; nothing, where nobody has."""
    module = manifest_of(rules).entry.partition(":")[0] or rules.package
    folder = next(folders_of(module), None)
    path = folder / FILE if folder is not None else None
    if path is None or not path.is_file():
        return Measured()
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), ready(Measured))
    except ValueError as problem:
        raise BadManifest(f"{path}: {problem}") from problem
