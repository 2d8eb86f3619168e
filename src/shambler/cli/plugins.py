"""Games from elsewhere: ``SHAMBLER_GAMES`` names rulesets as ``module:attribute``, by commas.

It is the quick way to try a game that is being written; an installed game joins for good with an
entry point in the group ``shambler.games``.
"""

from __future__ import annotations

import sys
from importlib import import_module

from shambler.cli.run import GAMES
from shambler.games import register
from shambler.kernel.errors import ShamblerError
from shambler.kernel.ruleset import Ruleset


def register_games(named: str) -> None:
    """Put the games that the variable names on the shelf; modules may lie in this folder."""
    for entry in filter(None, map(str.strip, named.split(","))):
        if "" not in sys.path:
            sys.path.insert(0, "")
        register(_ruleset(entry))


def _ruleset(entry: str) -> Ruleset:
    module, _, name = entry.partition(":")
    try:
        rules = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise ShamblerError(f"{GAMES}: {entry!r} is not module:attribute: {problem}") from None
    if not isinstance(rules, Ruleset):
        raise ShamblerError(f"{GAMES}: {entry!r} is not a Ruleset")
    return rules
