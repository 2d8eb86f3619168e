"""Questions about darkness."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shambler.games.zombicide.core.hooks import Listener

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class NightListener(Listener):
    """For rules that bring light."""

    declares: ClassVar[bool] = True

    def bright(self, game: ZombicideGame, zones: int) -> int:
        """The zones, as bits, in which night does not matter."""
        return zones

    def cleared(self, game: ZombicideGame, zones: int) -> int:
        """The Dark Zones, as bits, that are dark no longer."""
        return zones
