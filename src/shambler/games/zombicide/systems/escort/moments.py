"""What is told of a companion."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shambler.games.zombicide.core.hooks import Listener

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class EscortListener(Listener):
    """For whoever waits for the companion to be led."""

    declares: ClassVar[bool] = True

    def leader_changed(self, game: ZombicideGame) -> None:
        """Somebody leads the companion now."""

    def may_lead(self, game: ZombicideGame, free: bool, who: int) -> bool:
        """Is there room for the companion at this survivor's side?"""
        return free
