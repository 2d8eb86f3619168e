"""Games from elsewhere: ``SHAMBLER_GAMES`` names rulesets as ``module:attribute``, by commas.

It is the quick way to try a game that is being written; an installed game joins for good with an
entry point in the group ``shambler.games``.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module

from shambler.games import register
from shambler.kernel.errors import ShamblerError
from shambler.kernel.ruleset import Ruleset

VARIABLE = "SHAMBLER_GAMES"


def register_games(environment: Mapping[str, str]) -> None:
    """Put the games that the environment names on the shelf; modules may lie in this folder."""
    entries = [entry.strip() for entry in environment.get(VARIABLE, "").split(",")]
    for entry in filter(None, entries):
        if "" not in sys.path:
            sys.path.insert(0, "")
        register(_ruleset(entry))


def _ruleset(entry: str) -> Ruleset:
    module, _, name = entry.partition(":")
    try:
        rules = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise ShamblerError(f"{VARIABLE}: {entry!r} is not module:attribute: {problem}") from None
    if not isinstance(rules, Ruleset):
        raise ShamblerError(f"{VARIABLE}: {entry!r} is not a Ruleset")
    return rules
