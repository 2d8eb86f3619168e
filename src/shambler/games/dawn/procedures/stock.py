"""Supplies, Ammo, Infection and Event Actions: markers on tracks with two ends."""

from __future__ import annotations

from typing import Literal

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.turn import StockChanged
from shambler.games.dawn.procedures.windows import HeldCardWindow, playable
from shambler.games.dawn.state import ZEDS_DICE
from shambler.kernel.chance import Roll
from shambler.kernel.procedure import Procedure

Stock = Literal["supplies", "ammo", "infection", "event-actions"]


def change(game: DawnGame, stock: Stock, by: int, rule: str = "") -> None:
    """Move a marker; it stops at the ends of its track, and what the level lacks stays at 0."""
    state, world = game.state, game.world
    tracks = world.numbers.tracks
    if stock == "ammo":
        before, state.ammo = state.ammo, max(0, min(tracks.ammo, state.ammo + by))
        after = state.ammo
    elif stock == "event-actions":
        before = state.event_actions
        after = state.event_actions = max(0, min(tracks.event_actions, before + by))
    elif stock == "supplies":
        if not world.features.supplies:
            return
        before, state.supplies = state.supplies, max(0, min(tracks.supplies, state.supplies + by))
        after = state.supplies
    else:
        if by > 0 and world.features.infection and state.infection + by >= tracks.infection:
            game.call(RaiseInfection(by))  # DOZ-INF-09
        else:
            move_infection(game, by, rule)
        return
    if after != before and game.events is not None:
        game.tell(StockChanged, stock=stock, before=before, after=after, rule=rule)


def move_infection(game: DawnGame, by: int, rule: str = "") -> None:
    """Move the Infection marker without asking what its end would do (DOZ-INF-01, DOZ-INF-02)."""
    state, most = game.state, game.world.numbers.tracks.infection
    if not game.world.features.infection:
        return
    before = state.infection
    after = state.infection = max(0, min(most, before + by))
    state.worst_infection = max(state.worst_infection, after)
    if after != before and game.events is not None:
        game.tell(StockChanged, stock="infection", before=before, after=after, rule=rule)


class RaiseInfection(Procedure, frozen=True, gc=False):
    """A rise to the end of the track: held cards first, then the Unchecked Outbreak."""

    by: int
    asked: bool = False

    def step(self, game: DawnGame) -> None:
        """Open the window, then move the marker (DOZ-INF-09)."""
        if not self.asked and game.state.held and playable(game, "INFECTION_RISING"):
            game.goto(RaiseInfection(self.by, True))
            game.call(HeldCardWindow("INFECTION_RISING"))
            return
        move_infection(game, self.by)
        game.end()
        if at_the_end(game) and not outbreak_runs(game):
            game.call(game.world.unchecked_outbreak)


def at_the_end(game: DawnGame) -> bool:
    """Is the marker on the last space of its track?"""
    return game.state.infection >= game.world.numbers.tracks.infection


def outbreak_runs(game: DawnGame) -> bool:
    """Is an Unchecked Outbreak being resolved (DOZ-INF-11)?"""
    kind = type(game.world.unchecked_outbreak)
    return any(type(f) is kind and getattr(f, "unchecked", False) for f in game.state.stack)


class ChangeByDice(Procedure, frozen=True, gc=False):
    """Gain as many as the dice show."""

    stock: Stock
    dice: int

    def step(self, game: DawnGame) -> Roll:
        """Roll."""
        return Roll(ZEDS_DICE, self.dice)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Move the marker."""
        game.end()
        change(game, self.stock, sum(faces))
