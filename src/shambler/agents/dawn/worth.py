"""How likely the town holds out, read off a position.

The weights were fitted to games that the rules of thumb played (thousands of turns of the Basic
Game and Level I, logistic regression); order and Infection weigh what later levels make of them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from shambler.agents.dawn.outlook import Outlook
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.event_deck import cards_left
from shambler.games.dawn.state import FIRST_SPACE

LUCK: Final = 2.2
CARD: Final = -0.29  # for each Event card that is still to come
WORST: Final = -0.5  # the danger of the track that is about to break
NEXT: Final = -1.1  # and of the next one
STRENGTH: Final = 0.12  # of all who can act
OUTSIDE: Final = -0.2  # for each unit on the tracks: it will not be back soon
ZEDS: Final = -0.024  # their Strength on the board
FEVER: Final = -0.04  # for each point of Infection
CHAOS: Final = -3.0  # when all markers are out
STOCK: Final = 0.05  # for each Ammo, up to a handful
HANDFUL: Final = 6


def chance(game: DawnGame) -> float:
    """The chance of the Hero side to win."""
    return 1 / (1 + exp(-standing(game)))


def standing(game: DawnGame) -> float:
    """How the Hero side stands; 0 is even."""
    state, world = game.state, game.world
    units, board, at = world.units, world.board, state.unit_at
    dangers = sorted(Outlook(game).dangers, reverse=True)
    team = [unit for unit, acts in enumerate(units.acts) if acts and game.in_play(unit)]
    found = LUCK + CARD * cards_left(game)
    found += WORST * dangers[0] + NEXT * dangers[1]
    found += STRENGTH * sum(map(game.strength, team))
    found += OUTSIDE * sum(at[unit] >= FIRST_SPACE and not board.is_town[at[unit]] for unit in team)
    found += ZEDS * sum(map(game.zed_strength, game.zeds_in_play()))
    found += FEVER * state.infection + STOCK * min(HANDFUL, state.ammo)
    if world.chaos_markers:
        found += CHAOS * (len(state.chaos) / world.chaos_markers) ** 2
    return found
