"""What missions say of companions who are led."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.zombicide.core.sheets import SurvivorSheet
from shambler.games.zombicide.core.words import ObjectiveId
from shambler.games.zombicide.missions.companions import sheets_for
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.games.zombicide.systems.escort.escort import companion_of

if TYPE_CHECKING:
    from shambler.games.zombicide.core.board_setup import BoardSetup
    from shambler.games.zombicide.core.combat import Strike
    from shambler.games.zombicide.core.game import ZombicideGame


class Led(SpecialRule, frozen=True, kw_only=True, tag="led-companion"):
    """A companion without actions or cards; any wound is one too many (FH-PENNY-01)."""

    objective: ObjectiveId

    def sheets(self, mission: BoardSetup) -> tuple[SurvivorSheet, ...]:
        """One point of health, no skills, no danger level."""
        return sheets_for(mission, (self.objective,), "companion", health=1)


class QuietCompany(SpecialRule, frozen=True, kw_only=True, tag="low-profile-around-companion"):
    """Nobody in the companion's zone is hit by friendly fire (FH-PENNY-03)."""

    def friends(self, game: ZombicideGame, figures: list[int], strike: Strike) -> list[int]:
        """The companion neither."""
        zone = game.state.survivors[companion_of(game)].zone
        return [] if strike.zone == zone else figures
