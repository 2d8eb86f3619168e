"""Cards that hurt people: breakdowns, bats, bursting Zeds, neighbours who turn."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.combat import StrikeRolled
from shambler.games.dawn.events.zeds import ZedsEliminated, ZedsPlaced
from shambler.games.dawn.options.picks import PickUnit, PickZed
from shambler.games.dawn.procedures import stealth, stock
from shambler.games.dawn.procedures.dice import companion_dice, single
from shambler.games.dawn.procedures.hits import HitUnit, hit_zeds, remove_zeds
from shambler.games.dawn.procedures.placing import draw_new, meet_new_zeds, pool, to_choose
from shambler.games.dawn.procedures.retreat import RetreatUnits
from shambler.games.dawn.procedures.saving import admit, bury, free_bed
from shambler.games.dawn.procedures.strikes import table_hits
from shambler.games.dawn.state import (
    BEDS,
    COMATOSE,
    FIRST_SPACE,
    FLED,
    HERO_DICE,
    NOBODY,
    NOWHERE,
    TOWN,
    TUNNEL,
    ZEDS_DICE,
)
from shambler.kernel.chance import Draw, Roll
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class BreakDown(Procedure, frozen=True, gc=False):
    """A Hero in or next to Town Center, in no bed, rolls for Hits (E-Y16)."""

    needs: ClassVar[int] = 1
    table: tuple[tuple[int, int], ...]
    unit: int = NOBODY

    def step(self, game: DawnGame) -> Decision | Roll | None:
        """Ask who, then roll."""
        if self.unit != NOBODY:
            return Roll(HERO_DICE, 1 + companion_dice(game, self.unit))
        near, at = game.world.board.on_or_next_to[TOWN], game.state.unit_at
        found = [
            u for u, hero in enumerate(game.world.units.hero)
            if hero and at[u] in near and at[u] not in BEDS and game.in_play(u)
        ]  # fmt: skip
        if not found:
            game.end()
            return None
        options = [game.world.options.unit[unit] for unit in found]
        return Decision(game.heroes, "breakdown", options, "DOZ-RUL-57")

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """That one."""
        game.goto(BreakDown(self.table, option.unit))

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """So many Hits."""
        roll = single(game, self.unit, faces)
        hits = next((hits for most, hits in self.table if roll <= most), 0)
        if hits:
            game.goto(HitUnit(self.unit, hits))
        else:
            game.end()


class BatSwarm(Procedure, frozen=True, gc=False):
    """The Player unit deepest in the Tunnel is hit and retreats; Infection rises (E-O15)."""

    def step(self, game: DawnGame) -> Decision | None:
        """Ask where several are equally far."""
        board, at, player = game.world.board, game.state.unit_at, game.world.units.player
        there = [
            u for u, place in enumerate(at)
            if player[u] and board.track[place] == TUNNEL and not board.is_start[place]
        ]  # fmt: skip
        if not there:
            game.end()
            return None
        far = max(board.distance[at[unit]] for unit in there)
        options = [game.world.options.unit[u] for u in there if board.distance[at[u]] == far]
        return Decision(game.heroes, "bats", options, "DOZ-RUL-20")

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """Infection, a Hit, a retreat."""
        place = game.state.unit_at[option.unit]
        game.goto(Scatter(option.unit, place))
        game.call(HitUnit(option.unit, 1))
        stock.change(game, "infection", 1)


class Scatter(Procedure, frozen=True, gc=False):
    """Whoever still fights there retreats."""

    unit: int
    place: int

    def step(self, game: DawnGame) -> None:
        """Off."""
        fights = game.world.units.fighting[self.unit]
        if fights and game.state.unit_at[self.unit] == self.place:
            game.goto(RetreatUnits((self.unit,), self.place))
        else:
            game.end()


class BurstOne(Procedure, frozen=True, gc=False):
    """The closest Zeds unit bursts: Gunfire on everybody next to its space (E-R10)."""

    track: int
    strength: int

    def step(self, game: DawnGame) -> Decision | None:
        """Ask where several are equally close."""
        board, at = game.world.board, game.state.zed_at
        there = [z for z in game.zeds_in_play() if board.track[at[z]] == self.track]
        if not there:
            game.end()
            return None
        near = min(board.distance[at[zed]] for zed in there)
        options = [game.world.options.zed[z] for z in there if board.distance[at[z]] == near]
        return Decision(game.tie_breakers, "burst", options, "DOZ-RUL-20")

    def chosen(self, game: DawnGame, option: PickZed) -> None:
        """It is gone; then the others are hit one by one."""
        place = game.state.zed_at[option.zed]
        game.tell(ZedsEliminated, zed=option.zed, place=place)
        remove_zeds(game, option.zed)
        board, units = game.world.board, game.world.units
        near = [at for at in board.neighbours[place] if not board.is_start[at]]
        near = [at for at in near if at == TOWN or at >= FIRST_SPACE]
        marks = game.state.unit_marks
        people = tuple(  # Player units alone (DOZ-RUL-83)
            u
            for at in near
            for u in game.player_units_at(at)
            if units.fighting[u] or marks[u] & FLED
        )
        zeds = tuple(zed for at in near for zed in game.zeds_at(at))
        game.goto(Splatter(self.strength, people, zeds))


class Splatter(Procedure, frozen=True, gc=False):
    """A separate Gunfire roll for each unit."""

    strength: int
    units: tuple[int, ...]
    zeds: tuple[int, ...]

    def step(self, game: DawnGame) -> Roll | None:
        """Roll for the next."""
        if not self.units and not self.zeds:
            game.end()
            return None
        return Roll(ZEDS_DICE, 2)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Hits on that one."""
        hits = table_hits(game, self.strength, sum(faces))
        if self.units:
            unit = self.units[0]
            game.goto(Splatter(self.strength, self.units[1:], self.zeds))
            game.tell(StrikeRolled, place=game.state.unit_at[unit], faces=faces, hits=hits)
            if hits and game.on_table(unit):
                game.call(HitUnit(unit, hits))
            return
        zed = self.zeds[0]
        game.goto(Splatter(self.strength, (), self.zeds[1:]))
        game.tell(StrikeRolled, place=game.state.zed_at[zed], faces=faces, hits=hits)
        if game.state.zed_at[zed] >= FIRST_SPACE:
            hit_zeds(game, [zed], hits)


class TurnOne(Procedure, frozen=True, gc=False):
    """A Villagers, Refugees or Civilians unit on a track becomes Zeds and a patient (E-O10)."""

    draws: ClassVar[str] = "zeds"
    place: int = NOWHERE

    def step(self, game: DawnGame) -> Decision | Draw | None:
        """Ask whom, then draw."""
        if self.place != NOWHERE:
            counters = pool(game, False)
            if counters:
                return draw_new(game, counters)
            game.end()
            return None
        units, board = game.world.units, game.world.board
        found = [
            u for u, at in enumerate(game.state.unit_at)
            if (units.any_civilians[u] or u in units.refugees)
            and at >= FIRST_SPACE and not board.is_start[at]
        ]  # fmt: skip
        if not found:
            game.end()
            return None
        options = [game.world.options.unit[unit] for unit in found]
        return Decision(game.heroes, "turn-one", options, "DOZ-RUL-08")

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """To a bed, or to the Cemetery; then its place is taken."""
        unit, place = option.unit, game.state.unit_at[option.unit]
        game.goto(TurnOne(place))
        bed = free_bed(game)
        if bed == NOWHERE:
            bury(game, unit)
            return
        if not game.world.units.fighting[unit]:
            game.state.unit_marks[unit] |= FLED
        admit(game, unit, bed)
        game.state.unit_marks[unit] |= COMATOSE

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """A new Zeds unit in the same space."""
        if to_choose(game, cards):
            return
        game.end()
        stealth.come_out(game, self.place)
        game.state.zed_at[cards[0]] = self.place
        game.tell(ZedsPlaced, zed=cards[0], place=self.place)
        meet_new_zeds(game, cards[0], self.place)
