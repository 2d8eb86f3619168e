"""Attacks by Zeds that did not enter: virtual ones, and one that rises from the ground."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.combat import AmbushSprung, VirtualAttackRolled
from shambler.games.dawn.events.zeds import ZedsFlipped
from shambler.games.dawn.options.picks import PickUnit
from shambler.games.dawn.procedures import stealth
from shambler.games.dawn.procedures.columns import EQUAL, clamped, terrain
from shambler.games.dawn.procedures.combat import Fight
from shambler.games.dawn.procedures.combat_ends import ZEDS_WON
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.placing import draw_new, pool, to_choose
from shambler.games.dawn.procedures.settling import Settle
from shambler.games.dawn.state import DEFIANT, HERO_DICE, NOBODY
from shambler.kernel.chance import Draw, Roll
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


def exposed(game: DawnGame, tracks: tuple[int, ...]) -> list[int]:
    """Fighting Player units on these tracks, off their Start spaces."""
    board, units = game.world.board, game.world.units
    return [
        unit
        for unit, at in enumerate(game.state.unit_at)
        if units.fighting[unit]
        and units.player[unit]
        and board.track[at] in tracks
        and not board.is_start[at]
    ]


class VirtualAttack(Procedure, frozen=True, gc=False):
    """A unit on the Fated track takes the Hits of an Equal combat; nobody retreats (DOZ-RUL-48)."""

    track: int
    unit: int = NOBODY

    def step(self, game: DawnGame) -> Decision | Roll | None:
        """Ask whom it meets, then roll."""
        if self.unit != NOBODY:
            return Roll(HERO_DICE, 2)
        people = game.world.units.people
        found = [unit for unit in exposed(game, (self.track,)) if people[unit]]
        if not found:
            game.end()
            return None
        options = [game.world.options.unit[unit] for unit in found]
        about: dict[str, str | int] = {"track": self.track}
        return Decision(game.heroes, "virtual-attack", options, "DOZ-RUL-48", about)

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """A Defiant marker comes off even if no Hit lands."""
        game.state.unit_marks[option.unit] &= ~DEFIANT
        game.goto(VirtualAttack(self.track, option.unit))
        if stealth.hides_from(game, option.unit):  # DOZ-PICKLES-10
            game.call(stealth.TryToHide(option.unit))

    def returned(self, game: DawnGame, result: object) -> None:
        """Hidden from it; found, he keeps his Stealth against real Zeds (DOZ-PICKLES-11)."""
        if result is True:
            game.end()

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Only the Terrain shift counts, and only the Hits."""
        column = clamped(EQUAL + terrain(game, game.state.unit_at[self.unit]))
        _, hits, _ = game.world.tables.fight[column][sum(faces)]
        game.tell(VirtualAttackRolled, unit=self.unit, column=column, faces=faces, hits=hits)
        if hits:
            game.goto(HitUnit(self.unit, hits))
        else:
            game.end()


class Ambush(Procedure, frozen=True, gc=False):
    """A new Regular Zeds unit, reduced, rises in a Player unit's space and attacks (E-B17).

    If it survives and wins it flips to its full side with its Hits. Stacking is ignored for it.
    """

    draws: ClassVar[str] = "zeds"
    unit: int = NOBODY
    zed: int = NOBODY

    def step(self, game: DawnGame) -> Decision | Draw | None:
        """Ask whose space, then draw."""
        if self.unit != NOBODY:
            return draw_new(game, pool(game, False))
        found = exposed(game, game.world.board.tracks)
        if not found or not pool(game, False):
            game.end()
            return None
        options = [game.world.options.unit[unit] for unit in found]
        return Decision(game.heroes, "ambush", options, "DOZ-RUL-29")

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """There."""
        game.goto(Ambush(option.unit))

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """It rises and attacks whoever defends the space."""
        if to_choose(game, cards):
            return
        zed, place = cards[0], game.state.unit_at[self.unit]
        stealth.come_out(game, place)
        game.state.zed_at[zed] = place
        game.state.zed_damage[zed] = game.world.zeds.hits[zed]
        game.tell(AmbushSprung, zed=zed, place=place)
        game.goto(AfterAmbush(zed, place))
        game.call(Fight(place, surprise=True))
        for unit in stealth.hidden_at(game, place):
            game.call(stealth.StayHidden(unit))


class AfterAmbush(Procedure, frozen=True, gc=False):
    """A winner that is still there turns to its full side."""

    zed: int
    place: int

    def step(self, game: DawnGame) -> None:
        """If it is still there it settles, however the fight went (card note E-B17)."""
        game.end()
        if game.world.features.chaos:
            game.call(Settle(self.place))

    def returned(self, game: DawnGame, result: object) -> None:
        """Flip it, keeping its Hits."""
        state, hits = game.state, game.world.zeds.hits[self.zed]
        if result == ZEDS_WON and state.zed_at[self.zed] == self.place:
            state.zed_damage[self.zed] -= hits
            game.tell(ZedsFlipped, zed=self.zed)
