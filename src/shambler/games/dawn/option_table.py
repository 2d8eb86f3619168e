"""Options made once and handed out again: a decision only picks from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from shambler.games.dawn.dawn_world import Board, FateCard, Units, Zeds
from shambler.games.dawn.options.actions import (
    AnyShot,
    ForageHere,
    GiveOrder,
    GiveSpeech,
    Move,
    PlayHeldCard,
)
from shambler.games.dawn.options.picks import (
    Flee,
    PickPlace,
    PickSeat,
    PickTrack,
    PickUnit,
    PickZed,
    RollAgain,
    TryAbility,
)
from shambler.games.dawn.options.research import Build

S = TypeVar("S", bound=AnyShot)
SEATS = 4  # Hero players at most (DOZ-GAME-01)


class OptionTable:
    """Every option of a world, by the numbers it names; those with several are made when asked."""

    def __init__(self, board: Board, zeds: Zeds, units: Units, fate: tuple[FateCard, ...]) -> None:
        self.board, self.zeds, self.units = board, zeds, units
        names = units.ids
        self.place = [PickPlace(f"place:{name}", at) for at, name in enumerate(board.ids)]
        self.track = [PickTrack(f"track:{name}", at) for at, name in enumerate(board.track_ids)]
        self.zed = [PickZed(f"zed:{name}", at) for at, name in enumerate(zeds.ids)]
        self.unit = [PickUnit(f"unit:{name}", at) for at, name in enumerate(names)]
        self.seat = [PickSeat(f"seat:{seat + 1}", seat) for seat in range(SEATS)]
        self.traps = [TryAbility("try:traps", at, "traps") for at, _ in enumerate(names)]
        self.flee = [Flee(f"flee:{name}", at) for at, name in enumerate(names)]
        self.reroll = [RollAgain(f"reroll:{name}", at) for at, name in enumerate(names)]
        self.forage = [ForageHere(f"forage:{name}", at) for at, name in enumerate(names)]
        self.speech = [GiveSpeech(f"speech:{name}", at) for at, name in enumerate(names)]
        self.play = [PlayHeldCard(f"play:{card.id}", at) for at, card in enumerate(fate)]
        self.moves = [
            [Move(f"move:{name}>{place}", unit, at) for at, place in enumerate(board.ids)]
            for unit, name in enumerate(names)
        ]
        self._builds: dict[tuple[int, int, str], Build] = {}
        self._orders: dict[int, list[GiveOrder]] = {}
        self._targets = [[f"{place}/{name}" for name in zeds.ids] for place in board.ids]

    def move(self, unit: int, place: int) -> Move:
        """A Move Action."""
        return self.moves[unit][place]

    def shot(self, kind: type[S], unit: int, place: int, zed: int, distance: int) -> S:
        """A Gunfire attack of some kind."""
        return self.shots(kind, unit, ((place, zed, distance),))[0]

    def shots(
        self, kind: type[S], unit: int, targets: Iterable[tuple[int, int, int]]
    ) -> tuple[S, ...]:
        """Gunfire attacks of some kind on these: place, Zeds unit, distance."""
        head, names, found = f"{kind.verb}:{self.units.ids[unit]}>", self._targets, []
        for place, zed, distance in targets:
            found.append(kind(head + names[place][zed], unit, place, zed, distance))
        return tuple(found)

    def build(self, unit: int, place: int, what: str) -> Build:
        """Something to build."""
        key = (unit, place, what)
        option = self._builds.get(key)
        if option is None:
            names = f"{self.units.ids[unit]}>{self.board.ids[place]}"
            text = f"build:{names}" if what == "barricade" else f"build:{what}:{names}"
            option = self._builds[key] = Build(text, unit, place, what)
        return option

    def orders(self, leader: int) -> list[GiveOrder]:
        """A free Action for each unit."""
        found = self._orders.get(leader)
        if found is None:
            found = self._orders[leader] = self._orders_of(leader)
        return found

    def _orders_of(self, leader: int) -> list[GiveOrder]:
        head = f"order:{self.units.ids[leader]}>"
        return [GiveOrder(head + name, leader, at) for at, name in enumerate(self.units.ids)]
