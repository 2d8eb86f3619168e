"""Counting for an effect: ``per = { count = "zeds-on-track", track = "M" }``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from shambler.games.dawn.state import BEDS, FIRST_SPACE, OFFICES

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame


class Count(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="count"
):
    """Something that can be counted on the table."""

    def number(self, game: DawnGame) -> int:
        """How many there are now."""
        raise NotImplementedError(type(self).__name__)


class ZedsOnTrack(Count, frozen=True, kw_only=True, tag="zeds-on-track"):
    """Zeds units on a track, Start space included."""

    track: str

    def number(self, game: DawnGame) -> int:
        """All kinds."""
        return game.zeds_on(game.world.board.track_named[self.track])


class ZedsNearTown(Count, frozen=True, kw_only=True, tag="zeds-near-town"):
    """Zeds units on spaces up to a number, on every track."""

    most: int

    def number(self, game: DawnGame) -> int:
        """All kinds; a Start space is never meant."""
        number, starts = game.world.board.number, game.world.board.starts
        return sum(
            at >= FIRST_SPACE and at not in starts and number[at] <= self.most
            for at in game.state.zed_at
        )


class InHospital(Count, frozen=True, kw_only=True, tag="hospital"):
    """Units in beds and Staff Offices."""

    def number(self, game: DawnGame) -> int:
        """Comatose ones too."""
        return sum(at in BEDS or at in OFFICES for at in game.state.unit_at)


AnyCount = ZedsOnTrack | ZedsNearTown | InHospital
