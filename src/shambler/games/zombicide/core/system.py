"""Systems: whole parts of the rules that one edition plays and another does not.

A system lives in a folder of its own below ``systems/`` and brings what it needs: a part of the
state, options, events, actions, and what it does at moments of the game. The core knows none of
them; an edition lists those that it plays.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide.core.gear import WeaponLimit
from shambler.games.zombicide.core.hooks import Listener

if TYPE_CHECKING:
    from shambler.games.zombicide.core.sheets import AttackLine


class System(Listener):
    """One system at one table, made once per world: tables of its own are attributes.

    ``part`` names the field of the edition's state that holds what changes; where it is empty
    nothing does.
    """

    part: ClassVar[str] = ""

    def __init__(self, world: Any) -> None:
        """Look the table over; it never changes."""

    @classmethod
    def limits(cls, attack: AttackLine) -> Iterable[WeaponLimit]:
        """What the system asks of weapons with such an attack, whatever their cards say."""
        return ()

    def first(self, world: Any) -> Any:
        """The system's part of the state when the table is laid."""
        raise NotImplementedError(type(self).__name__)
