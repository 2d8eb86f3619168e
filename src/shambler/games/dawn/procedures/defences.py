"""What keeps Zeds out: Noisy Bark, the Defensive Perimeter, Barricades, the Minefield."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.dawn.abilities.facts import Minefield, NoisyBark, Perimeter
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.defences import BarricadeDestroyed, GuardTried, MineExploded
from shambler.games.dawn.options.picks import UseIt
from shambler.games.dawn.procedures.columns import COLUMNS
from shambler.games.dawn.procedures.dice import companion_dice, single
from shambler.games.dawn.procedures.hits import hit_zeds
from shambler.games.dawn.state import HERO_DICE, NOWHERE, STEALTHED
from shambler.kernel.chance import Roll
from shambler.kernel.decision import PASS, Decision, Pass
from shambler.kernel.procedure import Procedure

CANCELLED: Final = -1  # the step does not take place


class Guard(Procedure, frozen=True, gc=False):
    """Somebody may try to stop Zeds; a good roll cancels their step.

    ``what`` names the ability; the result is :data:`CANCELLED` or nothing.
    """

    needs: ClassVar[int] = 1
    unit: int
    what: str
    works_from: int
    place: int
    rule: str
    tried: bool = False

    def step(self, game: DawnGame) -> Decision | Roll:
        """Ask, then roll."""
        if self.tried:
            return Roll(HERO_DICE, 1 + companion_dice(game, self.unit))
        options = [UseIt("dare", self.what, self.unit), PASS]
        about: dict[str, str | int] = {"unit": self.unit, "place": self.place}
        return Decision(game.heroes, self.what, options, self.rule, about)

    def chosen(self, game: DawnGame, option: UseIt | Pass) -> None:
        """Try, or let them pass."""
        if isinstance(option, Pass):
            game.end()
        else:
            game.goto(
                Guard(self.unit, self.what, self.works_from, self.place, self.rule, tried=True)
            )

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """It works, or it does not."""
        roll = single(game, self.unit, faces)
        works = roll >= self.works_from
        game.tell(GuardTried, unit=self.unit, what=self.what, roll=roll, works=works)
        game.end(CANCELLED if works else None)


def barkers(game: DawnGame, place: int) -> Guard | None:
    """A dog hidden in the space the Zeds leave; not on a Start space (DOZ-PICKLES-13)."""
    units, state = game.world.units, game.state
    for unit in units.having(NoisyBark):
        hidden = state.unit_marks[unit] & STEALTHED
        if state.unit_at[unit] == place and hidden and not game.world.board.is_start[place]:
            works = next(a.works_from for a in units.abilities[unit] if type(a) is NoisyBark)
            return Guard(unit, "bark", works, place, "DOZ-PICKLES-12")
    return None


def watchers(game: DawnGame, target: int) -> Guard | None:
    """The Colonel on or next to the space; never on a Start space (DOZ-KINGMAN-03, -08)."""
    units, board = game.world.units, game.world.board
    if board.is_start[target]:
        return None
    for unit in units.watchers:
        if game.in_play(unit) and target in board.on_or_next_to[game.state.unit_at[unit]]:
            works = next(a.works_from for a in units.abilities[unit] if type(a) is Perimeter)
            return Guard(unit, "perimeter", works, target, "DOZ-KINGMAN-03")
    return None


def stands_at(game: DawnGame, place: int) -> bool:
    """Is the Colonel in this space?"""
    watchers = game.world.units.watchers
    return bool(watchers) and place in [game.state.unit_at[unit] for unit in watchers]


def destroy_barricade(game: DawnGame, place: int, rule: str) -> None:
    """It is gone; the Strongpoint stays (DOZ-STRONG-02)."""
    if place in game.state.barricades:
        game.state.barricades = tuple(at for at in game.state.barricades if at != place)
        game.tell(BarricadeDestroyed, place=place, rule=rule)


class MineBlast(Procedure, frozen=True, gc=False):
    """The Minefield explodes: Gunfire at Strength 7, the second time at 4, then it is gone."""

    zeds: tuple[int, ...]

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(HERO_DICE, 2)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Hits divided as the Hero side likes (DOZ-MINE-03, DOZ-MINE-05, DOZ-MINE-06)."""
        state, place = game.state, game.state.minefield
        strengths = mine_strengths(game)
        column = min(strengths[state.blasts], COLUMNS) - 1
        hits = game.world.tables.gunfire[column][sum(faces)]
        game.tell(MineExploded, place=place, faces=faces, hits=hits)
        state.blasts += 1
        if state.blasts == len(strengths):
            state.minefield = NOWHERE
        game.end()
        hit_zeds(game, [zed for zed in self.zeds if state.zed_at[zed] == place], hits)


def mine_strengths(game: DawnGame) -> tuple[int, ...]:
    """The Strength of each explosion."""
    units = game.world.units
    owner = units.having(Minefield)[0]
    return next(a.strengths for a in units.abilities[owner] if type(a) is Minefield)
