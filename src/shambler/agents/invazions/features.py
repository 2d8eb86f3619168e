"""A position of InvaZions as numbers, for what is learned from played games.

Only what all seats may know: a hand counts together with its draw pile, for anybody who remembers
knows both together and nobody else's apart.
"""

from __future__ import annotations

from typing import Final

from shambler.agents.invazions.worth import (
    race_is_on,
    research_worth,
    tokens_overflow,
    turns_left,
    wall,
    zombie_strength,
)
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.state import NOWHERE, Horde

RACE: Final = (
    "turn", "phase", "score", "rate", "turns_left", "freed_held", "freed_missing",
    "freed_on_places", "freed_in_pile", "freed_in_game", "race_is_on", "freed_per_turn_left",
)  # fmt: skip
HORDES: Final = (
    "hordes", "strength", "cards", "zombies", "rages", "plays", "swarms", "wounded", "boxed",
    "in_hand", "turns_taken", "recruits",
)  # fmt: skip
HUMANS: Final = (
    "tokens", "overflow", "humans_placed", "resistance_placed", "human_cards", "research_in_play",
    "research_beside", "cheapest", "affordable", "barricade",
)  # fmt: skip
PLACES: Final = (
    "least_wall", "mean_wall", "research_wall", "attack", "most_attack", "broken_through",
    "penetrated", "doomed", "contamination", "richest",
)  # fmt: skip
NAMES: Final = (*RACE, *HORDES, *HUMANS, *PLACES)
PHASES: Final = ("start", "human_action", "choice", "combat", "damage", "recruitment", "end")
FAR: Final = 20.0


def features(game: InvazionsGame) -> list[float]:
    """The numbers, in the order of ``NAMES``."""
    return [*_race(game), *_hordes(game), *_humans(game), *_places(game)]


def _race(game: InvazionsGame) -> list[float]:
    """Points against Freed Zombies."""
    state, always, freed = game.state, game.world.always, game.world.cards.freed
    held = game.freed_held()
    left = min(FAR, turns_left(game))
    rate = sum([research_worth(game, p.research) for p in state.places if p.research != NOWHERE])
    return [
        min(FAR, float(state.turn)),
        PHASES.index(state.phase) / (len(PHASES) - 1),
        state.human.score / always.win_points,
        float(rate),
        left,
        held / always.win_freed,
        float(max(0, always.win_freed - held)),
        float(sum([place.contamination.count(freed) for place in state.places])),
        float(state.contamination.cards.count(freed)),
        float(game.freed_in_game()),
        float(race_is_on(game)),
        max(0, always.win_freed - held) / (1 + left),
    ]


def _owned(horde: Horde) -> tuple[int, ...]:
    """All cards of a Horde, wherever they are."""
    return (*horde.hand, *horde.pile.cards, *horde.discard, *horde.played)


def _hordes(game: InvazionsGame) -> list[float]:
    """What the decks of the Hordes are made of."""
    state, cards = game.state, game.world.cards
    owned = [card for horde in state.hordes for card in _owned(horde)]
    count, hordes = max(1, len(owned)), len(state.hordes)
    return [
        float(hordes),
        zombie_strength(game),
        len(owned) / hordes,
        sum([cards.is_zombie[card] for card in owned]) / count,
        sum([cards.is_rage[card] for card in owned]) / count,
        sum([len(cards.play[card]) for card in owned]) / count,
        sum([cards.swarm[card] for card in owned]) / hordes,
        owned.count(cards.wounded) / hordes,
        float(len(state.box)),
        sum([len(horde.hand) for horde in state.hordes]) / hordes,
        sum([horde.turn_taken for horde in state.hordes]) / hordes,
        float(sum([horde.recruits for horde in state.hordes])),
    ]


def _humans(game: InvazionsGame) -> list[float]:
    """What the human player has, on the table and in the deck."""
    state, human = game.state, game.state.human
    placed = [(card, at) for at, place in enumerate(state.places) for card in place.humans]
    beside = [game.research_cost(card) for card in human.beside]
    return [
        float(human.tokens),
        float(tokens_overflow(game)),
        len(placed) / len(state.places),
        sum([game.resistance_of(card, at) for card, at in placed]) / len(state.places),
        float(len(human.hand) + len(human.pile.cards) + len(human.discard)),
        float(sum([place.research != NOWHERE for place in state.places])),
        float(len(beside)),
        float(min(beside, default=0)),
        float(sum([cost <= human.tokens for cost in beside])),
        float(human.barricade != NOWHERE),
    ]


def _places(game: InvazionsGame) -> list[float]:
    """Walls, and what is thrown against them."""
    places = game.state.places
    walls = [wall(game, at) for at in range(len(places))]
    attacks = [game.attack_at(at) for at in range(len(places))]
    held = [walls[at] for at, place in enumerate(places) if place.research != NOWHERE]
    worth = [research_worth(game, p.research) for p in places if p.research != NOWHERE]
    return [
        float(min(walls)),
        sum(walls) / len(walls),
        sum(held) / len(held) if held else 0.0,
        float(sum(attacks)),
        float(max(attacks)),
        float(sum([attack >= wall for attack, wall in zip(attacks, walls, strict=True) if attack])),
        float(sum([place.penetrated for place in places])),
        float(sum([len(place.doomed) for place in places])),
        float(sum([len(place.contamination) for place in places])),
        max(worth, default=0.0),
    ]
