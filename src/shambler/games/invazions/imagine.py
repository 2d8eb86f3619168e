"""Positions a seat cannot tell from the real one."""

from __future__ import annotations

from random import Random

from shambler.games.invazions.invazions_game import InvazionsGame, without
from shambler.games.invazions.state import Side
from shambler.kernel.chance import Sampled, Source
from shambler.kernel.deck import Deck

IMAGINE_STREAM = 1 << 20  # far from every stream the rules draw from


def imagine(game: InvazionsGame, seat: int | None, chance: Source) -> InvazionsGame:
    """Redraw every hand but the seat's own; draw piles have no order that could be known.

    A deck's cards are known to whoever remembers them, so a hand is redrawn from that hand and its
    draw pile; cards seen going to the hand, or lying open on a pile, stay.
    """
    twin = game.copy(chance)
    random = Random(chance.word(IMAGINE_STREAM, 0) if isinstance(chance, Sampled) else None)
    for other in range(game.world.players):
        if other != seat:
            redraw(twin.side(other), random)
    twin.derive()
    return twin


def redraw(side: Side, random: Random) -> None:
    """Deal the unknown part of a hand again."""
    unknown = side.hand
    for card in side.deduced:
        unknown = without(unknown, card)
    pool = sorted((*unknown, *side.pile.bag))  # the same for every hand it could be
    random.shuffle(pool)
    side.hand = tuple(sorted((*side.deduced, *pool[: len(unknown)])))
    side.pile = Deck(tuple(sorted(pool[len(unknown) :])), side.pile.top)
