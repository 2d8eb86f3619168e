"""What cards and places of InvaZions are worth to either side, for its rules of thumb."""

from __future__ import annotations

from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.state import NOWHERE

FREED_NOW = 20.0  # what a Freed Zombie is worth when the race is on
FREED_LATER = 2.0  # and while there is time: it fills a hand, and it will not run away
HASTE = (0.8, 0.6, 0.4)  # recruits to count on per Horde and turn, with 1, 2 or 3 Hordes


def research_worth(game: InvazionsGame, card: int) -> float:
    """Points a Research card may be expected to give each turn."""
    ability = game.world.cards.score[card]
    return ability.points + 0.3 if ability is not None else 0.0


def place_worth(game: InvazionsGame, at: int) -> float:
    """How much the human player has to lose on a place."""
    place = game.state.places[at]
    worth = 0.2 * len(place.humans)
    if place.research != NOWHERE:
        worth += 2 * research_worth(game, place.research)
    return worth


def wall(game: InvazionsGame, at: int) -> int:
    """What it takes to reach the Research of a place: getting in, and devouring the Humans."""
    place = game.state.places[at]
    humans = sum(game.resistance_of(card, at) for card in place.humans)
    if place.research != NOWHERE and game.world.cards.exposed[place.research]:
        humans = sum(
            game.resistance_of(card, at) for card in place.humans if game.world.cards.shield[card]
        )
    return game.resistance_at(at) + humans


def turns_left(game: InvazionsGame) -> float:
    """Turns until the human player has all points, as things stand."""
    human, places = game.state.human, game.state.places
    rate = sum(research_worth(game, p.research) for p in places if p.research != NOWHERE)
    return (game.world.always.win_points - human.score) / max(2.0, rate)


def race_is_on(game: InvazionsGame) -> bool:
    """Must the Hordes take Freed Zombies now, or can they still build their decks?

    They stay under their places until somebody recruits them, so the only limit is how many
    recruits are left before the human player wins.
    """
    missing = game.world.always.win_freed - game.freed_held()
    hordes = len(game.state.hordes)
    recruits = HASTE[hordes - 1] * hordes * turns_left(game)
    return recruits <= missing + 1


def zombie_worth(game: InvazionsGame, card: int) -> float:
    """What a card is worth to a Horde."""
    cards = game.world.cards
    if card == cards.freed:
        return FREED_NOW if race_is_on(game) else FREED_LATER
    if not (cards.is_zombie[card] or cards.is_rage[card]):
        return -1.0
    return cards.attack[card] + 0.8 * len(cards.play[card]) + 1.5 * cards.swarm[card]


def potential(game: InvazionsGame, seat: int) -> float:
    """What a hand can make: the three best Zombie cards and the best Rage card, and a bit more."""
    cards, horde = game.world.cards, game.horde(seat)
    zombies = sorted((cards.attack[c] for c in horde.hand if cards.is_zombie[c]), reverse=True)
    rages = sorted((cards.attack[c] for c in horde.hand if cards.is_rage[c]), reverse=True)
    return sum(zombies[:3]) + sum(rages[:1]) + (1 if len(rages) > 1 else 0)


def zombie_strength(game: InvazionsGame) -> float:
    """How much better than at the start the decks of the Hordes are, on average."""
    attack = game.world.cards.attack
    owned = [
        card
        for horde in game.state.hordes
        for card in (*horde.hand, *horde.pile.cards, *horde.discard, *horde.played)
    ]
    return sum(attack[card] for card in owned) / max(1, len(owned)) - 1.0


def tokens_overflow(game: InvazionsGame) -> bool:
    """Would the income of the next turn be lost?"""
    numbers = game.world.numbers
    return game.state.human.tokens + numbers.income > numbers.token_limit
