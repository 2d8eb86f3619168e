"""Play, simulate and study zombie board games with every rule enforced."""

from shambler.api import load, new
from shambler.games import register
from shambler.kernel.errors import (
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
    "register",
]
