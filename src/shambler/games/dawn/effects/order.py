"""Effects on Chaos and on Refugees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.dawn.effects.base import Effect
from shambler.games.dawn.procedures import settling
from shambler.games.dawn.procedures.people import (
    RemoveChaosMarkers,
    RollInCamp,
    WalkBack,
    WalkForward,
    next_to_zeds,
)

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame
    from shambler.games.dawn.procedures.program import RunProgram


class PlacesChaos(Effect, frozen=True, kw_only=True, tag="chaos"):
    """A Chaos marker goes on a space."""

    space: str

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """One marker, whatever else is in force."""
        game.call(settling.PlaceChaos(game.world.board.place[self.space]))


class RemoveChaos(Effect, frozen=True, kw_only=True, tag="remove-chaos"):
    """Chaos markers of the Hero side's choice leave the map; ``count`` 0: as many as wanted."""

    count: int = 0
    villages: bool = False
    infection: int = 0

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Ask where."""
        game.call(
            RemoveChaosMarkers(self.count or 99, not self.count, self.villages, self.infection)
        )

    def usable(self, game: DawnGame) -> bool:
        """Only while there is Chaos."""
        return bool(game.state.chaos)


class RefugeesBack(Effect, frozen=True, kw_only=True, tag="refugees-back"):
    """Every Refugees unit moves one space away from Town Center."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """In the Hero side's order."""
        game.call(WalkBack(game.world.units.refugees))


class RefugeesForward(Effect, frozen=True, kw_only=True, tag="refugees-forward"):
    """Refugees next to Zeds move one space toward Town Center."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """Those who can."""
        game.call(WalkForward(tuple(next_to_zeds(game))))

    def usable(self, game: DawnGame) -> bool:
        """Only while somebody would move."""
        return bool(next_to_zeds(game))


class CampRoll(Effect, frozen=True, kw_only=True, tag="camp-roll"):
    """A die for each Refugees unit in the Camp."""

    def apply(self, game: DawnGame, run: RunProgram) -> None:
        """One after the other."""
        game.call(RollInCamp(game.world.units.refugees))
