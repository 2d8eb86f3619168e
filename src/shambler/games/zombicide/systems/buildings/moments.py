"""What doors tell of, and who has a say about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shambler.games.zombicide.core.hooks import Listener

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class BuildingListener(Listener):
    """For whatever lies across doors."""

    declares: ClassVar[bool] = True

    def shut(self, game: ZombicideGame, doors: int, who: int) -> int:
        """The doors, as bits, that everybody knows a survivor cannot open now."""
        return doors

    def pushing(self, game: ZombicideGame, push: bool) -> bool:
        """Do enemies without an open way go as if all doors were open?"""
        return push

    def stopped(self, game: ZombicideGame, door: int, zone: int) -> None:
        """Enemies in a zone are stopped by a closed door."""

    def holds(self, game: ZombicideGame, held: bool, who: int, door: int) -> bool:
        """A survivor tries a door; true if it stays shut."""
        return held

    def opened(self, game: ZombicideGame, who: int, door: int) -> None:
        """A survivor opened a door; what is called here comes before its building is filled."""
