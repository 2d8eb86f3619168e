"""What is told of the fallen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shambler.games.zombicide.core.hooks import Listener

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class KnockoutListener(Listener):
    """For whoever must know that somebody fell."""

    declares: ClassVar[bool] = True

    def knocked_out(self, game: ZombicideGame, who: int, zone: int) -> None:
        """A survivor fell in a zone and is no actor any more."""

    def companion_died(self, game: ZombicideGame, who: int) -> None:
        """Somebody in the team's care is dead."""
