"""Hits out of the sky or out of a box: strikes, things thrown, the old cannon."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.combat import StrikeRolled
from shambler.games.dawn.options.picks import PickPlace, PickZed
from shambler.games.dawn.procedures import combat
from shambler.games.dawn.procedures.columns import COLUMNS
from shambler.games.dawn.procedures.hits import HitUnit, hit_zeds
from shambler.games.dawn.state import FIRST_SPACE, HERO_DICE, NOBODY, NOWHERE
from shambler.kernel.chance import Roll
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class StrikeAt(Procedure, frozen=True, gc=False):
    """A space with Zeds above ground is hit as hard as the dice say (E-G12, E-O03)."""

    dice: int
    table: tuple[tuple[int, int], ...]
    place: int = NOWHERE

    def step(self, game: DawnGame) -> Decision | Roll | None:
        """Ask where, then roll."""
        if self.place != NOWHERE:
            return Roll(HERO_DICE, self.dice)
        board = game.world.board
        found = sorted(
            {
                at
                for at in game.state.zed_at
                if at >= FIRST_SPACE and not board.is_start[at] and board.track[at] in board.surface
            }
        )
        if not found:
            game.end()
            return None
        options = [game.world.options.place[place] for place in found]
        return Decision(game.heroes, "strike", options, "DOZ-RUL-09")

    def chosen(self, game: DawnGame, option: PickPlace) -> None:
        """There."""
        game.goto(StrikeAt(self.dice, self.table, option.place))

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Hits divided by the Hero side, Disease Spreaders last."""
        hits = next((hits for most, hits in self.table if sum(faces) <= most), 0)
        game.tell(StrikeRolled, place=self.place, faces=faces, hits=hits)
        game.end()
        hit_zeds(game, game.zeds_at(self.place), hits)


def table_hits(game: DawnGame, strength: int, total: int) -> int:
    """Hits of the Gunfire table without any shift."""
    return game.world.tables.gunfire[min(strength, COLUMNS) - 1][total]


class ThrowAtAttackers(Procedure, frozen=True, gc=False):
    """A Gunfire attack on those who attack, before the combat (F-O10)."""

    strength: int

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(HERO_DICE, 2)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Hits divided by the Hero side; with nobody left there is no combat."""
        fight = game.state.stack[combat.current_fight(game)]
        assert type(fight) is combat.Fight
        hits = table_hits(game, self.strength, sum(faces))
        game.tell(StrikeRolled, place=fight.place, faces=faces, hits=hits)
        game.end()
        if fight.foe == NOBODY:
            hit_zeds(game, game.zeds_at(fight.place), hits)
        elif hits:
            game.call(HitUnit(fight.foe, hits))


def cannon_targets(game: DawnGame, most: int) -> list[int]:
    """Zeds above ground on numbers up to this (F-R08); Disease Spreaders only where alone."""
    board, free, at = game.world.board, game.world.zeds.stack_free, game.state.zed_at
    found = []
    for zed in game.zeds_in_play():
        place = at[zed]
        near = board.track[place] in board.surface and board.number[place] <= most
        others = [other for other in game.zeds_at(place) if not free[other]]
        if near and not board.is_start[place] and (not free[zed] or not others):
            found.append(zed)
    return found


class CannonShot(Procedure, frozen=True, gc=False):
    """A Gunfire attack without a shooter on one unit (F-R08)."""

    strength: int
    most: int
    zed: int = NOBODY

    def step(self, game: DawnGame) -> Decision | Roll | None:
        """Ask at whom, then roll."""
        if self.zed != NOBODY:
            return Roll(HERO_DICE, 2)
        options = [game.world.options.zed[zed] for zed in cannon_targets(game, self.most)]
        if not options:
            game.end()
            return None
        return Decision(game.heroes, "cannon", options, "DOZ-GUN-08")

    def chosen(self, game: DawnGame, option: PickZed) -> None:
        """Fire."""
        game.goto(CannonShot(self.strength, self.most, option.zed))

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """All Hits on that one."""
        hits = table_hits(game, self.strength, sum(faces))
        game.tell(StrikeRolled, place=game.state.zed_at[self.zed], faces=faces, hits=hits)
        game.end()
        hit_zeds(game, [self.zed], hits)
