"""Zeds settle in a space: Chaos spreads, Villagers flee, Refugees are devoured (DOZ-RUL-61)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.lasting import DoubleChaos
from shambler.games.dawn.events.defences import ChaosPlaced
from shambler.games.dawn.events.refugees import RefugeesDevoured, VillagersFled
from shambler.games.dawn.procedures import camp, stock
from shambler.games.dawn.procedures.ending import lose
from shambler.games.dawn.procedures.saving import SavingRoll
from shambler.games.dawn.procedures.windows import HeldCardWindow, playable
from shambler.games.dawn.state import FIRST_SPACE, FLED, TOWN
from shambler.kernel.procedure import Procedure

DEVOURED = 2  # Infection (DOZ-REF-13)


class Settle(Procedure, frozen=True, gc=False):
    """What Zeds that stay in a space do to it, once the fighting is over."""

    place: int
    at: int = 0

    def step(self, game: DawnGame) -> None:
        """Chaos first, then the people."""
        place = self.place
        if not zeds_hold(game, place):
            game.end()
        elif self.at == 0 and gets_chaos(game, place):
            game.goto(Settle(place, 1))
            game.call(PlaceChaos(place, 1 + game.stands(DoubleChaos)))
        else:
            victim = unprotected(game, place)
            if victim is None:
                game.end()
            else:
                game.goto(Settle(place, 1))
                overrun(game, victim, place)


def zeds_hold(game: DawnGame, place: int) -> bool:
    """Are Zeds in a track space that is no Start space?"""
    if place < FIRST_SPACE or game.world.board.is_start[place]:
        return False
    return place in game.state.zed_at


def gets_chaos(game: DawnGame, place: int) -> bool:
    """Is it a named space without Chaos, in which Zeds leave some (DOZ-CHAOS-01)?"""
    return game.world.board.named[place] and not game.chaos_at(place)


def unsettled(game: DawnGame, place: int) -> bool:
    """Is there anything that Zeds who stay in a space do to it?"""
    if not zeds_hold(game, place):
        return False
    if gets_chaos(game, place):
        return True
    return place in game.state.unit_at and unprotected(game, place) is not None


def unprotected(game: DawnGame, place: int) -> int | None:
    """Villagers or Refugees whom nobody defends; who hides protects nobody."""
    if game.fighters_at(place):
        return None
    return next((u for u in game.world.units.refugees if game.state.unit_at[u] == place), None)


def overrun(game: DawnGame, unit: int, place: int) -> None:
    """Villagers flee if the way is free; Refugees are devoured (DOZ-REF-03, DOZ-REF-12)."""
    state = game.state
    if not state.unit_marks[unit] & FLED:
        state.unit_marks[unit] |= FLED
        if flee(game, unit, place):
            return
    devour(game, unit)


def flee(game: DawnGame, unit: int, place: int) -> bool:
    """One space toward Town Center, never into Zeds nor over a collapsed bridge."""
    target = game.world.board.toward[place]
    if not open_to_refugees(game, target):
        return False
    game.tell(VillagersFled, unit=unit, place=target)
    arrive(game, unit, target)
    return True


def open_to_refugees(game: DawnGame, target: int) -> bool:
    """May Refugees enter this space (DOZ-REF-08, DOZ-BRIDGE-09)?"""
    state, board = game.state, game.world.board
    blocked = target in state.no_entry or target in state.zed_at or board.is_start[target]
    return not blocked and not game.bridge_shut(target)


def arrive(game: DawnGame, unit: int, place: int) -> None:
    """Refugees come to a space; in Town Center they are safe."""
    if place == TOWN:
        camp.reach_town(game, unit)
    else:
        game.state.unit_at[unit] = place


def devour(game: DawnGame, unit: int) -> None:
    """Infection rises, then they make a Saving Roll (DOZ-REF-13)."""
    game.tell(RefugeesDevoured, unit=unit, place=game.state.unit_at[unit])
    game.call(SavingRoll(unit))
    stock.change(game, "infection", DEVOURED, "DOZ-REF-13")


class PlaceChaos(Procedure, frozen=True, gc=False):
    """Chaos markers come from the supply; if none is left the Hero side loses (DOZ-WIN-04)."""

    place: int
    count: int = 1
    asked: bool = False

    def step(self, game: DawnGame) -> None:
        """One after the other; a held card may free some first."""
        if not self.count:
            game.end()
        elif chaos_left(game):
            game.goto(PlaceChaos(self.place, self.count - 1))
            game.state.chaos = tuple(sorted((*game.state.chaos, self.place)))
            game.state.worst_chaos = max(game.state.worst_chaos, len(game.state.chaos))
            if game.events is not None:
                game.tell(ChaosPlaced, place=self.place)
        elif not self.asked and game.state.held and playable(game, "CHAOS_DUE"):
            game.goto(PlaceChaos(self.place, self.count, True))
            game.call(HeldCardWindow("CHAOS_DUE"))
        else:
            lose(game, "chaos", "DOZ-WIN-04")


def chaos_left(game: DawnGame) -> int:
    """Markers in the supply (DOZ-CHAOS-06)."""
    return game.world.chaos_markers - len(game.state.chaos)
