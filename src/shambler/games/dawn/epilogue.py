"""The epilogue: a score and a rating for the Hero side (DOZ-EPI-01 to DOZ-EPI-07)."""

from __future__ import annotations

import msgspec

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.numbers import EpilogueNumbers
from shambler.games.dawn.procedures.event_deck import cards_left
from shambler.games.dawn.state import CAMP, FIRST_SPACE


class Score(msgspec.Struct, frozen=True):
    """Points by what they are for, their sum, and the rating."""

    points: dict[str, int]
    total: int
    grade: str


def lost(game: DawnGame) -> bool:
    """Is the game over, and has the Hero side not won?"""
    outcome = game.state.outcome
    return outcome is not None and not set(outcome.winners) & set(game.heroes)


def score(game: DawnGame, defeat: bool | None = None) -> Score:
    """The score as it is now; after a defeat undrawn cards count against it (DOZ-EPI-06)."""
    if defeat is None:
        defeat = lost(game)
    state, numbers = game.state, game.world.numbers.epilogue
    fighting, player = game.world.units.fighting, game.world.units.player
    alive = [
        unit
        for unit, at in enumerate(state.unit_at)
        if player[unit] and (at >= FIRST_SPACE or at <= CAMP)
    ]
    points = {
        "units": numbers.unit * sum(fighting[unit] for unit in alive),
        "refugees": numbers.refugees * sum(not fighting[unit] for unit in alive),
        "ammo": numbers.stock * (state.ammo >= numbers.ammo_at_least),
    }
    if game.world.features.supplies:
        points["supplies"] = numbers.stock * (state.supplies >= numbers.supplies_at_least)
    if game.world.features.infection:
        points["infection"] = numbers.stock * (state.infection <= numbers.infection_at_most)
    if game.world.features.chaos:
        points["chaos"] = numbers.chaos * len(state.chaos)
    if game.world.features.research:
        points["antidote"] = numbers.antidote * (state.antidote > 1)
        points["components"] = numbers.component * state.components.bit_count()
    if defeat:
        points["cards"] = numbers.card_left * cards_left(game)
    total = sum(points.values())
    return Score(points, total, grade_of(numbers, total))


def grade_of(numbers: EpilogueNumbers, total: int) -> str:
    """The rating of a score (DOZ-EPI-07)."""
    return [entry.id for entry in numbers.grade if entry.least <= total][-1]
