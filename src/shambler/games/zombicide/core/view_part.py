"""What a system shows of itself."""

from __future__ import annotations

from typing import Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.kernel.view import Part


class SystemPart(Part, frozen=True):
    """The part of an edition's view that one system fills: a field of this type."""

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """This part of the view of a position."""
        raise NotImplementedError(f"{cls.__name__} does not say how it is made")
