"""What mold tells of."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shambler.games.zombicide.core.hooks import Listener

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class MoldListener(Listener):
    """Something that mold may concern."""

    declares: ClassVar[bool] = True

    def mold_appeared(self, game: ZombicideGame, zone: int) -> None:
        """A zone became a mold zone."""

    def spawn_woke(self, game: ZombicideGame, zone: int, grows: bool, rule: str) -> None:
        """A spawn zone woke; ``grows``: it gets mold even if there was none before."""
