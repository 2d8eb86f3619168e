"""The team and the stock of Levels I to V, and the Un-Zeds of a Versus game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.picks import PickPlace, PickUnit
from shambler.games.dawn.procedures import stock
from shambler.games.dawn.procedures.arrivals import available, enter_play
from shambler.games.dawn.state import POOL, SET_UP, TOWN
from shambler.kernel.chance import Draw, Roll
from shambler.kernel.decision import Decision
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure

AMMO_AT_MOST = 6  # less the lower die (DOZ-SETUP-07)


class RollStock(Procedure, frozen=True, gc=False):
    """Supplies: both dice. Ammo: 6 less the lower one (DOZ-SETUP-07)."""

    def step(self, game: DawnGame) -> Roll | None:
        """Roll, unless the table begins desperate (DOZ-OPT-04)."""
        numbers, switches = game.world.numbers.options, game.world.switches
        if not switches.desperate_start:
            return Roll(SET_UP, 2)
        game.end()
        stock_up(game, numbers.desperate_supplies, numbers.desperate_ammo)
        return None

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """That much to begin with."""
        game.end()
        stock_up(game, sum(faces), AMMO_AT_MOST - min(faces))


def stock_up(game: DawnGame, supplies: int, ammo: int) -> None:
    """What there is before anybody brings more (DOZ-RUL-10)."""
    more = game.world.numbers.options.well_stocked_ammo if game.world.switches.well_stocked else 0
    stock.change(game, "supplies", supplies, "DOZ-SETUP-07")
    stock.change(game, "ammo", ammo + more, "DOZ-SETUP-07")


class LevelTeam(Procedure, frozen=True, gc=False):
    """One Hero is chosen, three are drawn, then Heroic Civilians (DOZ-SETUP-05)."""

    draws: ClassVar[str] = "unit"
    chosen_one: bool = False

    def step(self, game: DawnGame) -> Decision | Draw | None:
        """The next of them."""
        numbers = game.world.numbers.set_up
        if game.world.switches.picked_team and not self.chosen_one:
            game.goto(LevelTeam(True))
            game.call(PickTeam(game.world.numbers.options.picked_team))
            return None
        heroes = [u for u, own in enumerate(game.world.units.hero) if own]
        here = sum(game.state.unit_at[unit] == TOWN for unit in heroes)
        if not self.chosen_one:
            options = [game.world.options.unit[unit] for unit in heroes]
            return Decision(game.heroes, "choose-hero", options, "DOZ-SETUP-05")
        if here < numbers.heroes:
            return Draw(SET_UP, Deck(tuple(available(game, ("hero",)))))
        heroic = available(game, ("heroic",))
        return Draw(SET_UP, Deck(tuple(heroic)))

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """The first one."""
        game.goto(LevelTeam(True))
        enter_play(game, option.unit, TOWN)

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """One more; the Heroic Civilians are the last."""
        if not game.world.units.hero[cards[0]]:
            game.end()
        enter_play(game, cards[0], TOWN)


class PickTeam(Procedure, frozen=True, gc=False):
    """Six Heroes are drawn, four of them are kept (DOZ-OPT-02)."""

    draws: ClassVar[str] = "unit"
    left: int
    drawn_heroes: tuple[int, ...] = ()
    kept: int = 0

    def step(self, game: DawnGame) -> Decision | Draw | None:
        """Draw, then ask whom to keep."""
        found = tuple(u for u in available(game, ("hero",)) if u not in self.drawn_heroes)
        if self.left and found:
            return Draw(SET_UP, Deck(found))
        if self.kept == game.world.numbers.set_up.heroes:
            game.end()
            return None
        waiting = [u for u in self.drawn_heroes if game.state.unit_at[u] == POOL]
        options = [game.world.options.unit[unit] for unit in waiting]
        return Decision(game.heroes, "keep-hero", options, "DOZ-OPT-02")

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """One more to choose from."""
        game.goto(PickTeam(self.left - 1, (*self.drawn_heroes, *cards)))

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """One more on the team."""
        game.goto(PickTeam(0, self.drawn_heroes, self.kept + 1))
        enter_play(game, option.unit, TOWN)


class BringUnZeds(Procedure, frozen=True, gc=False):
    """The Un-Zeds a Versus game begins with (DOZ-VS-08)."""

    draws: ClassVar[str] = "unit"
    at: int = 0

    def step(self, game: DawnGame) -> Draw | None:
        """Draw the next."""
        numbers = game.world.numbers.versus.of_level(game.world.level)
        wanted = numbers.start if numbers is not None else ()
        found = waiting_un_zeds(game, wanted[self.at]) if self.at < len(wanted) else []
        if not found:
            game.end()
            return None
        return Draw(SET_UP, Deck(tuple(found)))

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """Now where."""
        game.goto(BringUnZeds(self.at + 1))
        game.call(PlaceUnZeds(cards[0]))


def waiting_un_zeds(game: DawnGame, kinds: Sequence[str]) -> list[int]:
    """Un-Zeds of these kinds that are not in play; some only if the table wants them."""
    units, at = game.world.units, game.state.unit_at
    blank = game.world.switches.film_crew  # DOZ-FILM-01
    return [
        unit
        for unit in units.un_zeds
        if units.kind[unit] in kinds and at[unit] == POOL and (units.drawn[unit] or blank)
    ]


class PlaceUnZeds(Procedure, frozen=True, gc=False):
    """On a named space without Zeds, Anti-Civilians above ground (DOZ-ACIV-03, DOZ-AHERO-02)."""

    unit: int

    def step(self, game: DawnGame) -> Decision | None:
        """The Zeds player picks it."""
        places = un_zeds_places(game, self.unit)
        if not places:
            game.end()
            return None
        options = [game.world.options.place[place] for place in places]
        about: dict[str, str | int] = {"unit": self.unit}
        return Decision((game.world.sides.zeds,), "place-un-zeds", options, "DOZ-ACIV-03", about)

    def chosen(self, game: DawnGame, option: PickPlace) -> None:
        """There."""
        game.end()
        enter_play(game, self.unit, option.place)


def un_zeds_places(game: DawnGame, unit: int) -> list[int]:
    """Named track spaces with room and without Zeds or Raiders."""
    board, units = game.world.board, game.world.units
    surface = units.kind[unit] == "anti-civilians"
    return [
        at
        for at in board.spaces
        if board.named[at]
        and not game.enemies_at(at)
        and game.room_for_units(at) > 0
        and (not surface or board.track[at] in board.surface)
    ]
