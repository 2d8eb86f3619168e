"""Play, simulate and study zombie board games with every rule enforced.

Names are imported when they are first used, so that what needs no engine does not wait for it.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shambler.api import load, new, position
    from shambler.games import register
    from shambler.kernel.errors import (
        BadPosition,
        BadRecord,
        BadSetup,
        Diverged,
        GameOver,
        IllegalOption,
        ShamblerError,
        StaleDecision,
        UndoBarrier,
        UnknownGame,
        UnknownKey,
        WrongSeat,
    )
    from shambler.kernel.match import Match
    from shambler.kernel.sides import Outcome

__version__ = "0.1.0"

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Diverged",
    "GameOver",
    "IllegalOption",
    "Match",
    "Outcome",
    "ShamblerError",
    "StaleDecision",
    "UndoBarrier",
    "UnknownGame",
    "UnknownKey",
    "WrongSeat",
    "load",
    "new",
    "position",
    "register",
]

_HOMES = {
    "Match": "shambler.kernel.match",
    "Outcome": "shambler.kernel.sides",
    "load": "shambler.api",
    "new": "shambler.api",
    "position": "shambler.api",
    "register": "shambler.games",
}

if os.environ.get("SHAMBLER_PURE"):  # the plain sources of a compiled build
    import_module("shambler.compiled").run_sources()


def __getattr__(name: str) -> Any:
    """A name of ``__all__``, the first time it is asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = import_module(_HOMES.get(name, "shambler.kernel.errors"))
    value = globals()[name] = getattr(home, name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
