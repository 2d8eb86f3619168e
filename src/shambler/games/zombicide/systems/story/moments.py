"""Questions that a story asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shambler.games.zombicide.core.hooks import Listener

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class StoryListener(Listener):
    """For whoever has a say about crates."""

    declares: ClassVar[bool] = True

    def crate_locked(self, game: ZombicideGame, rule: str, zone: int) -> str:
        """The rule that keeps a crate shut, if any."""
        return rule
