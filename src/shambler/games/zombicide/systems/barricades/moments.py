"""What barricades and their doors tell of."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shambler.games.zombicide.core.hooks import Listener

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class BarricadeListener(Listener):
    """Something that barricades may concern."""

    declares: ClassVar[bool] = True

    def barrier_worked(self, game: ZombicideGame, who: int, opening: int, work: str) -> None:
        """A survivor did something to a barricade or door: ``build``, ``close`` or ``open``."""
