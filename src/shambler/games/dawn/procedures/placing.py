"""New Zeds: drawn from the pool, placed where a card or an activation says, attacking at once."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.dawn_world import Zeds
from shambler.games.dawn.effects.ongoing import DrawTwo
from shambler.games.dawn.events.zeds import ZedsPlaced
from shambler.games.dawn.options.picks import PickPlace, PickZed
from shambler.games.dawn.place_sets import IN_POOL
from shambler.games.dawn.procedures import defences, stealth
from shambler.games.dawn.procedures.retreat import FindStart, arrive, space_behind
from shambler.games.dawn.state import COUNTERS, NOWHERE
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


def pool(game: DawnGame, super_zeds: bool) -> tuple[int, ...]:
    """The counters a new unit is drawn from (DOZ-ZEDS-13, DOZ-SUPER-07)."""
    zeds, in_pool = game.world.zeds, game.state.zed_at.translate(IN_POOL)
    if super_zeds:
        found = super_zeds_of(zeds, in_pool)
        if found:
            return found
    return tuple(compress(range(zeds.regular), in_pool))


def super_zeds_of(zeds: Zeds, marked: Iterable[int]) -> tuple[int, ...]:
    """The Super Zeds among the counters that are marked."""
    return tuple(zed for zed in compress(zeds.numbers, marked) if zeds.kind[zed] == "super")


def draw_new(game: DawnGame, counters: tuple[int, ...]) -> Draw:
    """Draw a new Zeds unit; two to choose from while a Research card says so (R-A03)."""
    return Draw(COUNTERS, Deck(counters), 2 if game.stands(DrawTwo) else 1)


def to_choose(game: DawnGame, cards: tuple[int, ...]) -> bool:
    """Two counters were drawn: the Hero side picks before anything happens."""
    if len(cards) < 2:
        return False
    game.call(PickCounter(cards))
    return True


class PickCounter(Procedure, frozen=True, gc=False):
    """Which of two counters comes into play; the other goes back (R-A03)."""

    counters: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision:
        """Ask."""
        options = [game.world.options.zed[zed] for zed in self.counters]
        return Decision(game.heroes, "pick-counter", options, "DOZ-RES-05")

    def chosen(self, game: DawnGame, option: PickZed) -> None:
        """Whoever drew them goes on as if only this one had been drawn."""
        stack = game.state.stack
        stack.pop()
        stack[-1].drawn(game, (option.zed,))


class NewZeds(Procedure, frozen=True, gc=False):
    """Draw a Zeds unit and place it; nothing comes from an empty pool (DOZ-ZEDS-15).

    ``surprise``: see :class:`~shambler.games.dawn.procedures.combat.Fight`. ``still``: it does not
    move this turn.
    """

    draws: ClassVar[str] = "zeds"
    place: int
    super_zeds: bool = False
    surprise: bool = False
    still: bool = False

    def step(self, game: DawnGame) -> Draw | None:
        """Draw."""
        counters = pool(game, self.super_zeds)
        if counters:
            return draw_new(game, counters)
        game.end()
        return None

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """It enters at full strength."""
        if to_choose(game, cards):
            return
        if self.still:
            game.state.held_back |= 1 << cards[0]
        game.goto(EnterZeds(cards[0], self.place, self.surprise))


class EnterZeds(Procedure, frozen=True, gc=False):
    """A unit comes to a space: as far back as needed for room, then it attacks (DOZ-RUL-26)."""

    zed: int
    place: int
    surprise: bool = False
    watched: int = NOWHERE  # the perimeter has been tried here

    def step(self, game: DawnGame) -> None:
        """Put it down."""
        place = space_behind(game, self.zed, self.place)
        if place < 0:
            game.goto(FindStart(self.zed))
            return
        guard = defences.watchers(game, place) if place != self.watched else None
        if guard is not None:
            game.goto(EnterZeds(self.zed, place, self.surprise, place))
            game.call(guard)
            return
        game.end()
        stealth.come_out(game, place)
        game.state.zed_at[self.zed] = place
        if game.events is not None:
            game.tell(ZedsPlaced, zed=self.zed, place=place)
        meet_new_zeds(game, self.zed, place, self.surprise)

    def returned(self, game: DawnGame, result: object) -> None:
        """The Colonel's perimeter worked: one space closer to Start (DOZ-KINGMAN-05)."""
        if result == defences.CANCELLED:
            game.goto(EnterZeds(self.zed, game.world.board.away[self.place], self.surprise))


def meet_new_zeds(game: DawnGame, zed: int, place: int, surprise: bool = False) -> None:
    """A placed unit sets off mines, attacks whoever is there, and settles (DOZ-RUL-29)."""
    arrive(game, place, (zed,), surprise)


class PlaceOne(Procedure, frozen=True, gc=False):
    """A new unit at one of these places, of the Hero side's choice; ``tie``: they are a tie."""

    places: tuple[int, ...]
    super_zeds: bool = False
    surprise: bool = False
    rule: str = "DOZ-FATE-04"
    tie: bool = False

    def step(self, game: DawnGame) -> Decision | None:
        """Ask where."""
        if not self.places or not pool(game, self.super_zeds):
            game.end()
            return None
        options = [game.world.options.place[place] for place in self.places]
        seats = game.tie_breakers if self.tie else game.heroes
        return Decision(seats, "place-zeds", options, self.rule)

    def chosen(self, game: DawnGame, option: PickPlace) -> None:
        """There."""
        game.goto(NewZeds(option.place, self.super_zeds, self.surprise))


class PlaceEach(Procedure, frozen=True, gc=False):
    """A new unit at each of these places, in the Hero side's order where it may matter."""

    places: tuple[int, ...]
    super_zeds: bool = False
    surprise: bool = False

    def step(self, game: DawnGame) -> Decision | None:
        """The next of them."""
        if not self.places or not pool(game, self.super_zeds):
            game.end()
        elif not self.crowded(game):
            self.place(game, self.places[0])
        else:
            options = [game.world.options.place[place] for place in self.places]
            return Decision(game.heroes, "place-next", options, "DOZ-RUL-09")
        return None

    def crowded(self, game: DawnGame) -> bool:
        """Does any place lack room, or hold somebody to fight, so that the order matters?"""
        start = game.world.board.is_start
        return any(
            game.room_for_zeds(at) < 1 or (not start[at] and game.fighters_at(at))
            for at in self.places
        )

    def chosen(self, game: DawnGame, option: PickPlace) -> None:
        """That one."""
        self.place(game, option.place)

    def place(self, game: DawnGame, place: int) -> None:
        """A new unit there, then the others."""
        rest = tuple(other for other in self.places if other != place)
        game.goto(PlaceEach(rest, self.super_zeds, self.surprise))
        game.call(NewZeds(place, self.super_zeds, self.surprise))
