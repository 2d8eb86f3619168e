"""Zeds that come by a die: into Catacombs, onto a number, out of Chaos."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.zeds import ZedsPlaced
from shambler.games.dawn.options.picks import PickPlace
from shambler.games.dawn.procedures.placing import EnterZeds, NewZeds, draw_new, pool, to_choose
from shambler.games.dawn.state import NOBODY, ZEDS_DICE
from shambler.kernel.chance import Draw, Roll
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class PlaceByDie(Procedure, frozen=True, gc=False):
    """A new unit on the space of a track that a die names (E-R03)."""

    track: int
    super_zeds: bool

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(ZEDS_DICE, 1)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """There."""
        game.goto(NewZeds(game.world.board.space(self.track, faces[0]), self.super_zeds))


class PlaceSpreaderAt(Procedure, frozen=True, gc=False):
    """A Disease Spreader comes into play (F-B04, E-Y01)."""

    zed: int
    places: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision:
        """Ask where."""
        options = [game.world.options.place[place] for place in self.places]
        return Decision(game.tie_breakers, "place-zeds", options, "DOZ-FATE-04")

    def chosen(self, game: DawnGame, option: PickPlace) -> None:
        """There; no full space stops it (DOZ-SPREAD-05)."""
        game.state.zed_at[self.zed] = option.place
        game.tell(ZedsPlaced, zed=self.zed, place=option.place)
        game.end()


class SpawnInCatacombs(Procedure, frozen=True, gc=False):
    """A die for each Catacombs space (E-R04)."""

    places: tuple[int, ...]
    table: tuple[tuple[int, int], ...]

    def step(self, game: DawnGame) -> Roll | None:
        """Roll for the next."""
        if not self.places:
            game.end()
            return None
        return Roll(ZEDS_DICE, 1)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """So many new units."""
        count = next((units for most, units in self.table if faces[0] <= most), 0)
        game.goto(SpawnInCatacombs(self.places[1:], self.table))
        for _ in range(count):
            game.call(NewZeds(self.places[0]))


class ChaosCall(Procedure, frozen=True, gc=False):
    """For each Chaos space a drawn unit appears if its Strength is below the number (F-G04)."""

    draws: ClassVar[str] = "zeds"
    places: tuple[int, ...]
    place: int = NOBODY

    def step(self, game: DawnGame) -> Decision | Draw | None:
        """Ask for the next space, then draw."""
        if self.place != NOBODY:
            return draw_new(game, pool(game, False))
        if not self.places or not pool(game, False):
            game.end()
            return None
        options = [game.world.options.place[place] for place in self.places]
        return Decision(game.heroes, "chaos-next", options, "DOZ-RUL-09")

    def chosen(self, game: DawnGame, option: PickPlace) -> None:
        """That space."""
        rest = tuple(place for place in self.places if place != option.place)
        game.goto(ChaosCall(rest, option.place))

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """It appears, or goes back unseen."""
        if to_choose(game, cards):
            return
        game.goto(ChaosCall(self.places))
        if game.world.zeds.strength[cards[0]][0] < game.world.board.number[self.place]:
            game.call(EnterZeds(cards[0], self.place))


class ChaosRolls(Procedure, frozen=True, gc=False):
    """For each Chaos space a low roll brings a Zeds unit (F-O03)."""

    places: tuple[int, ...]
    most: int

    def step(self, game: DawnGame) -> Roll | None:
        """Roll for the next."""
        if not self.places:
            game.end()
            return None
        return Roll(ZEDS_DICE, 1)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """One more, or none."""
        game.goto(ChaosRolls(self.places[1:], self.most))
        if faces[0] <= self.most:
            game.call(NewZeds(self.places[0]))
