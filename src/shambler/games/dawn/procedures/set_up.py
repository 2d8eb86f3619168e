"""Set-up (DOZ-SETUP-01 to DOZ-SETUP-12): decks and pools exist, counters are placed here."""

from __future__ import annotations

from itertools import compress, count
from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.units import UnitArrived
from shambler.games.dawn.options.picks import PickSeat
from shambler.games.dawn.place_sets import IN_POOL
from shambler.games.dawn.procedures.arrivals import enter_play, seat_hero
from shambler.games.dawn.procedures.placing import NewZeds
from shambler.games.dawn.procedures.team import BringUnZeds, LevelTeam, RollStock
from shambler.games.dawn.procedures.turn import Turn
from shambler.games.dawn.state import DEFIANT, SET_UP, TOWN
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


class SetUp(Procedure, frozen=True, gc=False):
    """Zeds on the Start spaces, Civilians in the Villages, the team in Town Center."""

    at: int = 0

    def step(self, game: DawnGame) -> None:
        """The next of these, then the first turn."""
        game.goto(SetUp(self.at + 1))
        if self.at == 0:
            for start in reversed(game.world.board.starts):
                game.call(NewZeds(start))
        elif self.at == 1:
            game.call(PlaceCivilians((*game.world.board.villages, TOWN)))
        elif self.at == 2:
            place_others(game)
        elif self.at == 3:
            game.call(LevelTeam() if game.world.features.supplies else BasicTeam())
            if game.world.features.supplies:
                game.call(RollStock())
        elif self.at == 4:
            heroes = game.world.units.hero
            team = tuple(u for u, at in enumerate(game.state.unit_at) if heroes[u] and at == TOWN)
            game.call(DealHeroes(team))
        elif self.at == 5:
            if game.world.units.un_zeds:
                game.call(BringUnZeds())
        else:
            game.goto(Turn())


def place_others(game: DawnGame) -> None:
    """Villagers in their Villages, Security Guards in the Tunnel (DOZ-SETUP-08, DOZ-SETUP-09)."""
    units, board = game.world.units, game.world.board
    for unit in units.refugees:
        if units.village[unit]:
            post(game, unit, board.place[units.village[unit]])
    if game.world.features.tunnel:
        for at, place in enumerate(game.world.numbers.set_up.security_posts):
            post(game, units.number[f"security{at + 1}"], board.place[place])


def post(game: DawnGame, unit: int, place: int) -> None:
    """A unit begins the game there."""
    game.state.unit_at[unit] = place
    game.tell(UnitArrived, unit=unit, place=place)


class PlaceCivilians(Procedure, frozen=True, gc=False):
    """A random Regular Civilians unit in each Village, Defiant, and one in Town Center.

    The seventh stays aside (DOZ-SETUP-03).
    """

    draws: ClassVar[str] = "unit"
    places: tuple[int, ...]

    def step(self, game: DawnGame) -> Draw | None:
        """Draw for the next place."""
        if not self.places:
            game.end()
            return None
        regular, aside = game.world.units.civilians, []
        for unit in compress(count(), game.state.unit_at.translate(IN_POOL)):
            if regular[unit]:
                aside.append(unit)
        return Draw(SET_UP, Deck(tuple(aside)))

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """There it stands (DOZ-DEFY-01)."""
        unit, place = cards[0], self.places[0]
        game.state.unit_at[unit] = place
        game.state.unit_marks[unit] = 0 if place == TOWN else DEFIANT
        game.tell(UnitArrived, unit=unit, place=place, rule="DOZ-SETUP-03")
        game.goto(PlaceCivilians(self.places[1:]))


class BasicTeam(Procedure, frozen=True, gc=False):
    """The four Heroes and the Heroic Civilians of the Basic Game (DOZ-SETUP-04)."""

    def step(self, game: DawnGame) -> None:
        """All of them in Town Center."""
        numbers, number = game.world.numbers.set_up, game.world.units.number
        game.end()
        for name in (*numbers.basic_heroes, numbers.basic_heroic):
            enter_play(game, number[name], TOWN)


class DealHeroes(Procedure, frozen=True, gc=False):
    """The Heroes are shared out as evenly as possible; the team says who plays whom (DOZ-RUL-10).

    The first seats have one more where it does not come out even (DOZ-RUL-80).
    """

    heroes: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision | None:
        """Ask for the next Hero."""
        if not self.heroes:
            game.end()
            return None
        options = [game.world.options.seat[seat] for seat in self.open_seats(game)]
        return Decision(game.heroes, "seat-hero", options, "DOZ-RUL-80", {"unit": self.heroes[0]})

    def open_seats(self, game: DawnGame) -> list[int]:
        """The seats that still get a Hero."""
        dealt, seats = game.state.dealt, game.heroes
        each, more = divmod(game.world.numbers.set_up.heroes, len(seats))
        return [seat for seat in seats if dealt.count(seat) < each + (seat < more)]

    def chosen(self, game: DawnGame, option: PickSeat) -> None:
        """That seat plays this Hero."""
        seat_hero(game, self.heroes[0], option.seat)
        game.goto(DealHeroes(self.heroes[1:]))
