"""Special rules of scenes: what searching finds, and whom it brings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core.words import (
    Deck,
    MachineType,
    OncePerWorld,
    ZoneName,
)
from shambler.games.zombicide.missions.hiding_spots import LookUnder
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.games.zombicide.systems.sides.side_state import SIDES, Side, sides_in

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class HidingSpots(SpecialRule, frozen=True, kw_only=True, tag="hiding-spots"):
    """A key lies under one of several spots; the first search of a spot shows whether it does."""

    zones: tuple[ZoneName, ...]
    machine: MachineType
    what: str

    @property
    def counts(self) -> str:
        """The key."""
        return self.what

    @OncePerWorld
    def spots(self, world: Any) -> tuple[int, ...]:
        """The zones where it may lie."""
        return tuple(world.place(name) for name in self.zones)

    def places(self, game: ZombicideGame) -> Iterable[tuple[int, str]]:
        """The spots nobody has looked under, until the key is found."""
        tally = game.state.tally
        if self.what in tally:
            return []
        return [(spot, "key") for spot in self.spots(game.world) if f"spot-{spot}" not in tally]

    def searched(self, game: ZombicideGame, who: int, deck: str) -> None:
        """Look under it."""
        zone, tally = game.state.survivors[who].zone, game.state.tally
        spots = self.spots(game.world)
        if zone not in spots or self.what in tally or f"spot-{zone}" in tally:
            return
        left = sum(f"spot-{spot}" not in tally for spot in spots)
        tally[f"spot-{zone}"] = 1
        car = game.world.unit_index[self.machine]
        game.call(LookUnder(who, zone, left, car, self.what, self.rule))


class SearchAlso(SpecialRule, frozen=True, kw_only=True, tag="search-also"):
    """In some zones one side of the cards may draw from other decks too (NLD-SEARCH-08)."""

    decks: tuple[Deck, ...]
    side: Side
    zones: tuple[ZoneName, ...] = ()
    kind: str = ""  # all zones of this kind
    each: bool = False  # once in each zone

    @OncePerWorld
    def _places(self, world: Any) -> int:
        """The mask of those zones."""
        named = [world.place(name) for name in self.zones]
        return mask_of([*named, *(z.index for z in world.board.zones if z.kind == self.kind)])

    def search_decks(
        self, game: ZombicideGame, decks: tuple[str, ...], who: int
    ) -> tuple[str, ...]:
        """More decks, once in each zone if the scene says so."""
        survivor = game.state.survivors[who]
        here = self._places(game.world) >> survivor.zone & 1
        here = here and sides_in(game.state).up[who] == SIDES.index(self.side)
        if not here or f"searched-{survivor.zone}" in game.state.tally:
            return decks
        return (*decks, *(deck for deck in self.decks if deck not in decks))

    def searched(self, game: ZombicideGame, who: int, deck: str) -> None:
        """Nothing more to find."""
        zone = game.state.survivors[who].zone
        if self.each and self._places(game.world) >> zone & 1:
            game.state.tally[f"searched-{zone}"] = 1


class EventsAt(SpecialRule, frozen=True, kw_only=True, tag="events-at"):
    """Whoever a searched card brings comes to one zone, wherever it is drawn."""

    zone: ZoneName

    def event_zone(self, game: ZombicideGame, zone: int) -> int:
        """There."""
        return game.world.place(self.zone)
