"""Survivors' cards with two sides: which one shows, and the skills that go with it (NLD-MODE)."""

from __future__ import annotations

from typing import Any, ClassVar

from shambler.games.zombicide.core.foes import kinds_with
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import ZombicideState
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.systems.sides.events import CardTurned
from shambler.games.zombicide.systems.sides.side_state import (
    COLOUR,
    ROMERO,
    SIDES,
    SideState,
    change_side,
    sides_in,
)
from shambler.games.zombicide.systems.sides.words import TurnsCards


class Sides(System):
    """While a relative is on the board nobody is in Zombicide mode (NLD-ENEMY-15).

    Skill trackers stay where they are when a card is turned (NLD-XP-08).
    """

    part: ClassVar[str] = "sides"

    def __init__(self, world: Any) -> None:
        # The skills of the other side at each level, for those whose card has one.
        self.other = tuple(
            tuple(
                tuple(world.skill_index[ref] for ref in skills)
                for _, skills in sheet.sides[SIDES[ROMERO]]
            )
            if SIDES[ROMERO] in sheet.sides
            else ()
            for sheet in world.sheets
        )
        self.relatives = kinds_with(world.content, TurnsCards)

    def first(self, world: Any) -> SideState:
        """Cards with two sides begin on the other one (NLD-SETUP-04)."""
        up = tuple(ROMERO if other else COLOUR for other in self.other)
        kept = tuple(world.tracks[who][0] if other else () for who, other in enumerate(self.other))
        return SideState(up, (False,) * len(up), kept)

    def prepare(self, world: Any, state: ZombicideState) -> None:
        """With the skills of that side."""
        for survivor, other in zip(state.survivors, self.other, strict=True):
            if other:
                survivor.skills = other[0]

    def level_reached(self, game: ZombicideGame, who: int, level: int) -> None:
        """A new level brings a skill of the side that shows."""
        if sides_in(game.state).up[who] == ROMERO:
            game.state.survivors[who].skills = plain_skills(game, who)

    def learns_elsewhere(
        self, game: ZombicideGame, done: bool, who: int, skill: int, level: int
    ) -> bool:
        """What is chosen while the other side shows waits on the main one."""
        sides = sides_in(game.state)
        if sides.up[who] != ROMERO:
            return done
        change_side(game.state, who, kept=(*sides.kept[who], skill))
        return True

    def skills_known(
        self, game: ZombicideGame, skills: tuple[int, ...], who: int
    ) -> tuple[int, ...]:
        """Those of the main side count."""
        sides = sides_in(game.state)
        return sides.kept[who] if sides.up[who] == ROMERO else skills

    def enemy_entered(self, game: ZombicideGame, foe: int, zone: int) -> None:
        """A relative may have come."""
        self.look(game)

    def enemy_fell(
        self, game: ZombicideGame, who: int, foe: int, melee: bool, zone: int, count: int
    ) -> None:
        """The last one may have gone."""
        if foe in self.relatives:
            self.look(game)

    def look(self, game: ZombicideGame) -> None:
        """Turn the cards whose side is due."""
        sides = sides_in(game.state)
        willing = [who for who, wants in enumerate(sides.wants_main) if wants]
        kept_from_it = bool(willing) and forced(game)
        for who in willing:
            if (sides.up[who] == COLOUR) == kept_from_it:
                show_side(game, who, "NLD-ENEMY-15")


def turn_card(game: ZombicideGame, who: int, side: str, rule: str = "NLD-MODE-02") -> None:
    """The scene turns a card; a relative on the board may delay it (NLD-ENEMY-15)."""
    if game.world.system(Sides).other[who]:
        change_side(game.state, who, wants_main=side == SIDES[COLOUR])
        show_side(game, who, rule)


def show_side(game: ZombicideGame, who: int, rule: str) -> None:
    """Show the side that is due; the skills change with it (NLD-MODE-03)."""
    survivor, sides = game.state.survivors[who], sides_in(game.state)
    side = COLOUR if sides.wants_main[who] and not forced(game) else ROMERO
    if side == sides.up[who]:
        return
    if side == ROMERO:
        change_side(game.state, who, up=side, kept=survivor.skills)
        survivor.skills = plain_skills(game, who)
    else:
        change_side(game.state, who, up=side, kept=())
        survivor.skills = sides.kept[who]
    game.tell(CardTurned, who, SIDES[side], rule=rule)


def forced(game: ZombicideGame) -> bool:
    """Does somebody on the board keep everyone from showing the main side?"""
    foes, pool = game.world.foes, game.state.pool
    relatives = game.world.system(Sides).relatives
    return any(pool[foe] < foes[foe].miniatures for foe in relatives)


def plain_skills(game: ZombicideGame, who: int) -> tuple[int, ...]:
    """The skills of the other side: one of each level reached (NLD-XP-06)."""
    level = game.state.survivors[who].level
    return sum(game.world.system(Sides).other[who][: level + 1], ())
