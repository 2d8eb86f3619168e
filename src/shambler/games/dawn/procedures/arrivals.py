"""Characters that enter play after set-up (DOZ-SETUP-13)."""

from __future__ import annotations

from itertools import compress, count
from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.units import HeroSeated, UnitArrived
from shambler.games.dawn.options.picks import PickPlace, PickUnit
from shambler.games.dawn.place_sets import IN_POOL
from shambler.games.dawn.state import COUNTERS, FLED, NOBODY
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


def available(game: DawnGame, rosters: tuple[str, ...]) -> list[int]:
    """Units of these rosters that are neither in play nor in the Cemetery."""
    units, found = game.world.units, []
    science = "science-hero" in rosters
    for unit in compress(count(), game.state.unit_at.translate(IN_POOL)):
        kind = units.kind[unit]
        wanted = kind in rosters or (
            science and kind == "hero" and units.profession[unit] == "science"
        )
        if wanted and units.drawn[unit]:
            found.append(unit)
    return found


class BringCharacter(Procedure, frozen=True, gc=False):
    """Find an available character, drawn or chosen, then a place for it."""

    draws: ClassVar[str] = "unit"
    rosters: tuple[str, ...]
    choose: bool
    places: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision | Draw | None:
        """Draw, or ask; without anybody left nothing happens."""
        found = available(game, self.rosters)
        if not found:
            game.end()
            return None
        if not self.choose:
            return Draw(COUNTERS, Deck(tuple(found)))
        options = [game.world.options.unit[unit] for unit in found]
        return Decision(game.heroes, "bring-character", options, "DOZ-SETUP-13")

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """Now where."""
        game.goto(PlaceCharacter(cards[0], self.places))

    def chosen(self, game: DawnGame, option: PickUnit) -> None:
        """Now where."""
        game.goto(PlaceCharacter(option.unit, self.places))


class PlaceCharacter(Procedure, frozen=True, gc=False):
    """A character enters play at one of these places."""

    unit: int
    places: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision:
        """Ask where."""
        options = [game.world.options.place[place] for place in self.places]
        about: dict[str, str | int] = {"unit": self.unit}
        return Decision(game.heroes, "place-character", options, "DOZ-SETUP-13", about)

    def chosen(self, game: DawnGame, option: PickPlace) -> None:
        """There."""
        game.end()
        enter_play(game, self.unit, option.place)


def enter_play(game: DawnGame, unit: int, place: int) -> None:
    """A unit stands on the board at full strength; what it brings comes at once."""
    state = game.state
    state.unit_at[unit] = place
    state.unit_damage[unit] = 0
    state.unit_marks[unit] = FLED if game.world.units.vip[unit] else 0  # DOZ-VIP-03
    make_ready(game, unit)
    if game.world.units.hero[unit] and state.turn:  # the first ones are dealt when all are there
        join_seat(game, unit)
    game.tell(UnitArrived, unit=unit, place=place)
    for ability in game.world.units.abilities[unit]:
        ability.enters_play(game, unit)


def make_ready(game: DawnGame, unit: int) -> None:
    """A unit that enters play has its Character Action markers on the Ready side (DOZ-RUL-76)."""
    for (owner, _), bit in game.world.units.marker.items():
        if owner == unit:
            game.state.spent &= ~bit


def join_seat(game: DawnGame, unit: int) -> None:
    """A later Hero joins the seat with the fewest Heroes, ties to the lower one (DOZ-RUL-80)."""
    dealt = game.state.dealt
    if dealt[unit] == NOBODY:
        seat_hero(game, unit, min(game.heroes, key=lambda seat: (dealt.count(seat), seat)))


def seat_hero(game: DawnGame, unit: int, seat: int) -> None:
    """A Hero belongs to a Hero player from now on."""
    dealt = game.state.dealt
    game.state.dealt = (*dealt[:unit], seat, *dealt[unit + 1 :])
    if len(game.heroes) > 1:
        game.tell(HeroSeated, unit=unit, seat=seat)
