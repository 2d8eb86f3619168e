"""A Gunfire attack, and what follows it."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.abilities.traits import FallBack
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.lasting import FreeGunfire
from shambler.games.dawn.effects.ongoing import GunfireRepels, GunfireShift
from shambler.games.dawn.events.combat import GunfireRolled, RaidersShot
from shambler.games.dawn.events.refugees import RefugeesMoved
from shambler.games.dawn.options.picks import PickPlace, PickUnit
from shambler.games.dawn.procedures import settling
from shambler.games.dawn.procedures.columns import gunfire_column
from shambler.games.dawn.procedures.dice import companion_dice, total
from shambler.games.dawn.procedures.hits import HitUnit, hit_zeds
from shambler.games.dawn.procedures.retreat import RetreatZeds, can_stop, step_back
from shambler.games.dawn.procedures.weapon import weapon_serves
from shambler.games.dawn.state import FLED, HERO_DICE, NOBODY, NOWHERE, STEALTHED, TOWN
from shambler.kernel.chance import Roll
from shambler.kernel.decision import PASS, Decision, Option, Pass
from shambler.kernel.procedure import Procedure


class GunfireAttack(Procedure, frozen=True, gc=False):
    """Two dice on the Gunfire table; all Hits go to the target (DOZ-GUN-03, DOZ-GUN-08)."""

    needs: ClassVar[int] = 2  # dice that count
    unit: int
    place: int
    zed: int
    distance: int
    extra: int = 0
    foe: int = NOBODY  # Raiders instead of a Zeds unit (DOZ-RUL-68)

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(HERO_DICE, 2 + companion_dice(game, self.unit))

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Hits, then perhaps a withdrawal."""
        state, unit = game.state, self.unit
        column = shot_column(game, unit, self.distance, self.extra)
        hits = game.world.tables.gunfire[column][total(game, unit, faces)]
        state.shot |= 1 << unit
        state.shots += 1
        self.report(game, column, faces, hits)
        if unit in game.world.units.having(FallBack):
            game.goto(FallBackAfterShot(unit, self.place))
        else:
            game.end()
        if self.foe == NOBODY:
            repel(game, unit, self.place, hits)
            hit_zeds(game, [self.zed], hits)
        elif hits:
            game.call(HitUnit(self.foe, hits))

    def report(self, game: DawnGame, column: int, faces: tuple[int, ...], hits: int) -> None:
        """Tell of it."""
        unit, place = self.unit, self.place
        if self.foe == NOBODY:
            game.tell(
                GunfireRolled,
                unit=unit,
                zed=self.zed,
                place=place,
                column=column,
                faces=faces,
                hits=hits,
            )
        else:
            game.tell(
                RaidersShot,
                unit=unit,
                foe=self.foe,
                place=place,
                column=column,
                faces=faces,
                hits=hits,
            )


def repel(game: DawnGame, unit: int, place: int, hits: int) -> None:
    """Double-Phosphorus Rounds: enough Hits send everybody in the space back."""
    if not game.state.components or not weapon_serves(game, unit):
        return
    for effect in game.standing():
        if type(effect) is GunfireRepels and hits >= effect.hits:
            game.call(SendBack(place))


class SendBack(Procedure, frozen=True, gc=False):
    """All Zeds left in a space retreat."""

    place: int

    def step(self, game: DawnGame) -> None:
        """Off they go."""
        zeds = game.zeds_at(self.place)
        if zeds:
            game.goto(RetreatZeds(tuple(zeds)))
        else:
            game.end()


def shot_column(game: DawnGame, unit: int, distance: int, extra: int = 0) -> int:
    """The column with what lasts for this Phase (E-Y13)."""
    extra += sum(effect.shift for effect in game.standing() if isinstance(effect, FreeGunfire))
    if game.state.components and weapon_serves(game, unit):
        extra += sum(effect.shift for effect in game.standing() if type(effect) is GunfireShift)
    return gunfire_column(game, unit, distance, extra)


class FallBackAfterShot(Procedure, frozen=True, gc=False):
    """The shooter may withdraw one space away from her target, for free (DOZ-PIAZZA-03)."""

    unit: int
    target: int

    def step(self, game: DawnGame) -> Decision:
        """Ask."""
        options: list[Option] = [game.world.options.place[p] for p in self.places(game)]
        about: dict[str, str | int] = {"unit": self.unit}
        return Decision(game.heroes, "fall-back", [*options, PASS], "DOZ-PIAZZA-03", about)

    def places(self, game: DawnGame) -> list[int]:
        """From Town Center the number 0 space of another track; else straight back."""
        board, at = game.world.board, game.state.unit_at[self.unit]
        if at == TOWN:
            others = [t for t in board.tracks if t != board.track[self.target]]
            found = [self.room_from(game, board.space(track, 0), False) for track in others]
        else:
            toward = board.number[self.target] > board.number[at]
            ahead = board.toward[at] if toward else board.away[at]
            found = [self.room_from(game, ahead, toward)]
        return [place for place in found if place != NOWHERE]

    def room_from(self, game: DawnGame, place: int, toward: bool) -> int:
        """Backing up until there is room, never onto a Start space (DOZ-PIAZZA-04)."""
        board = game.world.board
        while place != TOWN and not board.is_start[place]:
            if can_stop(game, self.unit, place):
                return place
            place = board.toward[place] if toward else board.away[place]
        return TOWN if place == TOWN else NOWHERE

    def chosen(self, game: DawnGame, option: PickPlace | Pass) -> None:
        """Back up, or stay."""
        if isinstance(option, Pass):
            game.end()
            return
        start = game.state.unit_at[self.unit]
        game.end()
        if start != TOWN and not game.enemies_at(option.place):
            game.call(Follow(start, option.place, tuple(game.player_units_at(start)), self.unit))
        # Among Zeds she attacks, from the last space of her way (DOZ-PIAZZA-09, DOZ-RUL-43).
        step_back(game, self.unit, option.place, True, game.world.moves.path(start, option.place))


class Follow(Procedure, frozen=True, gc=False):
    """Others in her space may withdraw with her, as far as there is room (DOZ-PIAZZA-05)."""

    start: int
    place: int
    units: tuple[int, ...]
    leader: int

    def step(self, game: DawnGame) -> Decision | None:
        """Ask who follows."""
        there = [unit for unit in self.units if self.can_follow(game, unit)]
        if not there:
            game.end()
            return None
        options: list[Option] = [game.world.options.unit[unit] for unit in there]
        about: dict[str, str | int] = {"unit": self.leader, "place": self.place}
        return Decision(game.heroes, "follow", [*options, PASS], "DOZ-PIAZZA-05", about)

    def can_follow(self, game: DawnGame, unit: int) -> bool:
        """Refugees and Villagers need no room; nobody leaves Town Center or his hiding place."""
        if unit == self.leader or game.state.unit_marks[unit] & STEALTHED:
            return False
        if not game.world.units.fighting[unit]:
            return settling.open_to_refugees(game, self.place)
        return can_stop(game, unit, self.place)

    def chosen(self, game: DawnGame, option: PickUnit | Pass) -> None:
        """One more comes along and loses its Defiant marker (DOZ-PIAZZA-08)."""
        if isinstance(option, Pass):
            game.end()
            return
        rest = tuple(unit for unit in self.units if unit != option.unit)
        game.goto(Follow(self.start, self.place, rest, self.leader))
        if game.world.units.fighting[option.unit]:
            step_back(game, option.unit, self.place, True)
            return
        game.state.unit_marks[option.unit] |= FLED  # Villagers become Refugees
        game.tell(RefugeesMoved, unit=option.unit, place=self.place)
        settling.arrive(game, option.unit, self.place)
