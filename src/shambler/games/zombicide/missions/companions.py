"""Companions: tokens that count as survivors and walk by themselves (INV-M9-05)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from shambler.games.zombicide.core.sheets import SkillTrack, SurvivorSheet
from shambler.games.zombicide.core.words import ObjectiveId, ZoneName
from shambler.games.zombicide.missions.companion_moves import CompanionsWalk
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.kernel.content import Words

if TYPE_CHECKING:
    from shambler.games.zombicide.core.board_setup import BoardSetup
    from shambler.games.zombicide.core.game import ZombicideGame


def sheets_for(
    mission: BoardSetup,
    objectives: Collection[ObjectiveId],
    kind: str,
    *,
    armor: int = 0,
    health: int = 0,
) -> tuple[SurvivorSheet, ...]:
    """Objective tokens of a mission that come along: no skills, no danger level."""
    return tuple(
        SurvivorSheet(
            id=entry.id,
            name=entry.name or Words(entry.id, entry.id),
            look=mission.name,
            set=mission.id,
            kind=kind,
            skills=SkillTrack(),
            armor=armor,
            health=health,
            provenance=mission.provenance.rules,
        )
        for entry in mission.objective
        if entry.id in objectives
    )


class Companions(SpecialRule, frozen=True, kw_only=True, tag="companions"):
    """They take their moves when the players' phase ends."""

    objectives: tuple[ObjectiveId, ...]
    armor: int
    moves: int
    toward: ZoneName

    def sheets(self, mission: BoardSetup) -> tuple[SurvivorSheet, ...]:
        """Tokens that count as survivors: no skills, no danger level (INV-M9-05)."""
        return sheets_for(mission, self.objectives, "civilian", armor=self.armor)

    def players_done(self, game: ZombicideGame) -> None:
        """One after the other."""
        whos = tuple(range(game.world.team, len(game.world.sheets)))
        zone = game.world.place(self.toward)
        game.call(CompanionsWalk(whos * self.moves, zone, self.rule))
