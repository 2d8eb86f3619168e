"""Questions that fire asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shambler.games.zombicide.core.hooks import Listener

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class MolotovListener(Listener):
    """For whoever stands in the way of fire."""

    declares: ClassVar[bool] = True

    def shields(self, game: ZombicideGame, foes: tuple[int, ...], zone: int) -> tuple[int, ...]:
        """The kinds of enemies in a zone that take all of the fire on themselves."""
        return foes
