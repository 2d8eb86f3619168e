"""Doors and everything else on an opening that is turned over: opened and closed by survivors.

What can be worked, at what price and with what, is for the edition to say: a :class:`DoorPolicy`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.edition import EVERYWHERE, ActionFamily, Refusal
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.core.world import ZombicideWorld


class DoorPolicy:
    """How doors are worked in an edition."""

    def where(self, world: ZombicideWorld) -> int:
        """The zones, as bits, that may ever have something to work."""
        return EVERYWHERE

    def workable(self, game: ZombicideGame, standing: Standing) -> Sequence[Option]:
        """What a survivor can open and close where they stand."""
        raise NotImplementedError

    def openings(self, game: ZombicideGame, zone: int) -> Iterable[int]:
        """The openings of a zone with something that might be worked."""
        raise NotImplementedError

    def why_not(self, game: ZombicideGame, standing: Standing, opening: int) -> Refusal | None:
        """What keeps a survivor from working one of them, if anything does."""
        raise NotImplementedError

    def sealed(self, world: ZombicideWorld) -> int:
        """The openings, as bits, that no survivor opens while they are closed."""
        return 0

    def pay(self, game: ZombicideGame, turn: Turn) -> None:
        """The price of working one."""
        raise NotImplementedError

    def rule(self, game: ZombicideGame, opening: int, closes: bool) -> str:
        """The rule by which it is worked."""
        raise NotImplementedError

    def worked(self, game: ZombicideGame, who: int, opening: int, closes: bool) -> None:
        """A survivor has opened or closed one."""


def turn_over(game: ZombicideGame, opening: int) -> Option:
    """The option that working an opening would be."""
    menu = game.world.menu
    return menu.open[opening] if game.state.ground.closed >> opening & 1 else menu.close[opening]


class DoorActions(ActionFamily):
    """Opening and closing doors."""

    carries: ClassVar[tuple[type[Option], ...]] = (opt.OpenDoor, opt.CloseDoor)

    def where(self, world: ZombicideWorld) -> int:
        """Where there are any."""
        zones: int = world.edition.doors.where(world)
        return zones

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Every door of the zone that can be worked now, or why not."""
        policy = game.world.edition.doors
        options += policy.workable(game, standing)
        if game.blocked is not None:
            for opening in policy.openings(game, standing.zone):
                refusal = policy.why_not(game, standing, opening)
                if refusal is not None:
                    game.forbid(turn_over(game, opening).key, *refusal, who=standing.who)

    def carry_out(
        self, game: ZombicideGame, turn: Turn, option: opt.OpenDoor | opt.CloseDoor
    ) -> None:
        """Pay, turn it over, and see what follows."""
        policy, opening = game.world.edition.doors, option.opening
        closes, closed = isinstance(option, opt.CloseDoor), game.state.ground.closed
        policy.pay(game, turn)
        game.change_ground(closed=closed | 1 << opening if closes else closed & ~(1 << opening))
        event = ev.DoorClosed if closes else ev.DoorOpened
        game.tell(event, turn.who, opening, rule=policy.rule(game, opening, closes))
        policy.worked(game, turn.who, opening, closes)


DOORS: Final = DoorActions()
FREE_DOORS: Final = DoorActions(free=True)  # where they cost no action
