"""Survivors' cards with two sides: which one shows, and the skills that go with it (NLD-MODE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shambler.games.zombicide import scene_events as told
from shambler.games.zombicide.features.missions import MissionRule

if TYPE_CHECKING:
    from shambler.games.zombicide.table import Table

COLOUR, ROMERO = 0, 1  # the main side of a card (Zombicide mode), and the other one
SIDES = ("zombicide", "romero")


def turn_card(game: Table, who: int, side: str, rule: str = "NLD-MODE-02") -> None:
    """The scene turns a card; a relative on the board may delay it (NLD-ENEMY-15)."""
    if game.world.other_sides[who]:
        game.state.survivors[who].bold = side == SIDES[COLOUR]
        show_side(game, who, rule)


def show_side(game: Table, who: int, rule: str) -> None:
    """Show the side that is due; the skills change with it (NLD-MODE-03)."""
    survivor = game.state.survivors[who]
    side = COLOUR if survivor.bold and not forced(game) else ROMERO
    if side == survivor.side:
        return
    survivor.side = side
    if side == ROMERO:
        survivor.kept = survivor.skills
        survivor.skills = plain_skills(game, who)
    else:
        survivor.skills, survivor.kept = survivor.kept, ()
    game.tell(told.CardTurned, who, SIDES[side], rule=rule)


def forced(game: Table) -> bool:
    """Does somebody on the board keep everyone from showing the main side?"""
    foes, pool = game.world.foes, game.state.pool
    return any(pool[foe] < foes[foe].miniatures for foe in game.world.turners)


def plain_skills(game: Table, who: int) -> tuple[int, ...]:
    """The skills of the other side: one of each level reached (NLD-XP-06)."""
    level = game.state.survivors[who].level
    return sum(game.world.other_sides[who][: level + 1], ())


def show_level(game: Table, who: int) -> None:
    """A new level brings a skill of the side that shows."""
    survivor = game.state.survivors[who]
    if survivor.side == ROMERO:
        survivor.skills = plain_skills(game, who)


class Relatives(MissionRule):
    """While a relative is on the board nobody is in Zombicide mode (NLD-ENEMY-15)."""

    name: ClassVar[str] = "relatives"

    def enemy_entered(self, game: Table, zone: int) -> None:
        """One may have come."""
        self._look(game)

    def enemy_fell(
        self, game: Table, who: int, foe: int, melee: bool, zone: int, count: int
    ) -> None:
        """The last one may have gone."""
        if foe in game.world.turners:
            self._look(game)

    def _look(self, game: Table) -> None:
        bold = [who for who, survivor in enumerate(game.state.survivors) if survivor.bold]
        keeps = bool(bold) and forced(game)
        for who in bold:
            if (game.state.survivors[who].side == COLOUR) == keeps:
                show_side(game, who, "NLD-ENEMY-15")
