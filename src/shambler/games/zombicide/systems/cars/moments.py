"""What cars tell of."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shambler.games.zombicide.core.hooks import Listener

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame

ARRIVED: Final = "arrived"  # in the tally while a drive ends: the zone


class CarListener(Listener):
    """Something that cars may concern."""

    declares: ClassVar[bool] = True

    def got_in(self, game: ZombicideGame, who: int) -> None:
        """A survivor got into a car."""

    def drove(self, game: ZombicideGame, car: int) -> None:
        """A car has come to the end of a drive."""
