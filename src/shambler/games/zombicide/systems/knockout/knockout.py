"""Knocked out, not dead: a friend may still come in time (FH-KO-01 to 12)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import msgspec

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import report
from shambler.games.zombicide.core.inventory import carried, lose_card, put_away
from shambler.games.zombicide.core.state import ELIMINATED, GONE, IN_PLAY, LEFT, ZombicideState
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.systems.knockout.events import Died, KnockedOut, Rescued
from shambler.games.zombicide.systems.knockout.moments import KnockoutListener
from shambler.games.zombicide.systems.knockout.options import RescueFriend
from shambler.games.zombicide.systems.needs import FALLEN
from shambler.kernel.decision import Option
from shambler.kernel.structs import replace


class Lying(msgspec.Struct, frozen=True):
    """A fallen survivor: where, and since which round."""

    who: int
    zone: int
    round: int


class FallenState(msgspec.Struct, frozen=True):
    """Those who lie on the board, those who were rescued, those who died."""

    lying: tuple[Lying, ...] = ()
    rescued: tuple[int, ...] = ()
    dead: tuple[int, ...] = ()


def fallen_in(state: ZombicideState) -> FallenState:
    """The fallen."""
    table: Any = state
    found: FallenState = table.fallen
    return found


def _change(state: ZombicideState, **fields: Any) -> None:
    table: Any = state
    table.fallen = replace(fallen_in(state), **fields)


class Knockout(System):
    """Who lies where, and until when."""

    part: ClassVar[str] = "fallen"

    def first(self, world: Any) -> FallenState:
        """Everybody stands."""
        return FallenState()

    def end_phase(self, game: ZombicideGame) -> None:
        """Whoever fell in an earlier round and still lies there is dead (FH-KO-02, FH-KO-04)."""
        fallen = fallen_in(game.state)
        late = [entry for entry in fallen.lying if entry.round < game.state.round]
        if late:
            rest = tuple(entry for entry in fallen.lying if entry not in late)
            _change(game.state, lying=rest, dead=(*fallen.dead, *(entry.who for entry in late)))
            for entry in late:
                game.tell(Died, entry.who)


def fall(game: ZombicideGame, who: int) -> None:
    """The last point of health is lost (FH-KO-01); a companion dies (FH-PENNY-05)."""
    state, survivor = game.state, game.state.survivors[who]
    zone = survivor.zone
    survivor.zone, survivor.status = GONE, ELIMINATED
    if who >= game.world.team:
        game.tell(ev.Eliminated, who, zone, rule="FH-PENNY-05")
        report(game, KnockoutListener.companion_died, who)
        return
    for card in carried(survivor):
        lose_card(survivor, card)
        put_away(game, card)
    fallen = fallen_in(state)
    _change(state, lying=(*fallen.lying, Lying(who, zone, state.round)))
    game.tell(KnockedOut, who, zone)
    report(game, KnockoutListener.knocked_out, who, zone)
    team = state.survivors[: game.world.team]
    if not any(friend.status in (IN_PLAY, LEFT) for friend in team):
        game.finish((), "all-down", "FH-KO-12")


def rescue(game: ZombicideGame, turn: Turn, option: RescueFriend) -> None:
    """They live and sit out the rest of the mission."""
    turn.pay(game, "objective")
    fallen = fallen_in(game.state)
    rest = tuple(entry for entry in fallen.lying if entry.who != option.who)
    _change(game.state, lying=rest, rescued=(*fallen.rescued, option.who))
    game.tell(Rescued, turn.who, option.who)


class RescueActions(ActionFamily):
    """Taking the fallen to safety."""

    carries: ClassVar[tuple[type[Option], ...]] = (RescueFriend,)
    wants: ClassVar[int] = FALLEN

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """The fallen of the zone, taken like objectives (FH-KO-03)."""
        for entry in fallen_in(game.state).lying:
            if entry.zone == standing.zone and standing.left > 0:
                options.append(RescueFriend(f"rescue:{game.world.names[entry.who]}", entry.who))

    def carry_out(self, game: ZombicideGame, turn: Turn, option: RescueFriend) -> None:
        """Do it."""
        rescue(game, turn, option)


RESCUING: Final = RescueActions()
