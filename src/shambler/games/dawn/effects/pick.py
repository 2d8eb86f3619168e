"""Which Zeds unit an effect means: ``on = { pick = "strongest" }`` (DOZ-RUL-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame


class Pick(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="pick"):
    """A way to name one Regular Zeds unit; ties are left for the Hero side."""

    def order(self, game: DawnGame, zed: int) -> tuple[int, ...]:
        """The greatest is meant."""
        raise NotImplementedError(type(self).__name__)

    def zeds(self, game: DawnGame) -> tuple[int, ...]:
        """All units that tie for it, Start spaces included."""
        found = game.regular_zeds_in_play()
        if not found:
            return ()
        best = max(self.order(game, zed) for zed in found)
        return tuple(zed for zed in found if self.order(game, zed) == best)


class Strongest(Pick, frozen=True, kw_only=True, tag="strongest"):
    """The greatest current Strength."""

    def order(self, game: DawnGame, zed: int) -> tuple[int, ...]:
        """Strength alone."""
        return (game.zed_strength(zed),)


class StrongestClosest(Pick, frozen=True, kw_only=True, tag="strongest-closest"):
    """The greatest current Strength, then the closest to Town Center."""

    def order(self, game: DawnGame, zed: int) -> tuple[int, ...]:
        """Strength, then closeness."""
        return game.zed_strength(zed), -game.world.board.distance[game.state.zed_at[zed]]


class Farthest(Pick, frozen=True, kw_only=True, tag="farthest"):
    """The farthest from Town Center, then the strongest."""

    def order(self, game: DawnGame, zed: int) -> tuple[int, ...]:
        """Distance, then Strength."""
        return game.world.board.distance[game.state.zed_at[zed]], game.zed_strength(zed)


AnyPick = Strongest | StrongestClosest | Farthest
