"""What actions of systems need that seldom is there, as bits beside those of ``core/needs.py``."""

from __future__ import annotations

from typing import Final

from shambler.games.zombicide.core.needs import OF_SYSTEMS

FALLEN: Final = 1 << OF_SYSTEMS  # somebody lies on the board
ALONE: Final = 2 << OF_SYSTEMS  # nobody leads the companion
NIGHT: Final = 4 << OF_SYSTEMS  # it is night
UNLOADED: Final = 8 << OF_SYSTEMS  # a weapon was fired that must be loaded
BONUS_LEFT: Final = 16 << OF_SYSTEMS  # the survivor has a bonus action left
