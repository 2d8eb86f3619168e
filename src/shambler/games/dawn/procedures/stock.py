"""Supplies, Ammo, Infection and Event Actions: markers on tracks with two ends."""

from __future__ import annotations

from typing import Literal

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.turn import StockChanged
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
        if not world.features.infection:
            return
        before, state.infection = state.infection, max(0, state.infection + by)
        after = state.infection
    if after != before:
        game.tell(StockChanged, stock=stock, before=before, after=after, rule=rule)


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
