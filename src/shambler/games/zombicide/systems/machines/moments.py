"""What machines tell of."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shambler.games.zombicide.core.hooks import Listener

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class MachineListener(Listener):
    """Something that machines may concern."""

    declares: ClassVar[bool] = True

    def machine_lost(self, game: ZombicideGame, machine: int) -> None:
        """A machine was destroyed."""
