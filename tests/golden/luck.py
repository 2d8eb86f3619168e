"""Which seeds are kind: a seed fixes every card to be drawn, so a good one can be looked for.

Only what is the same in all games of a seed is looked at: the order of the enemy cards, of the
equipment and of hidden tokens.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from shambler.games.zombicide.core.game import ENEMY, SEARCH, SETUP, ZombicideGame
from shambler.kernel.chance import Sampled

DANGER = {"worker": 1.0, "tank": 1.6, "hunter": 2.0, "spoiler": 4.0}  # of one figure
MOLD_ZONES = 2.5  # about as many have active mold in the first rounds
WALKS = 1.5  # there is one abomination: every further card of it only makes it walk


class Luck(msgspec.Struct, frozen=True):
    """What a good seed has.

    The first ``cards`` of the enemy deck should be mild; the ``needed`` kinds must come with the
    ``early`` ones. The equipment ``found`` comes with the first ``searches``. ``hidden`` are draws
    of set-up cards: for each the size of the sorted bag, and the least place that will do.
    """

    cards: int = 28
    needed: tuple[str, ...] = ()
    early: int = 0
    found: tuple[str, ...] = ()
    searches: int = 0
    hidden: tuple[tuple[int, int], ...] = ()


def kindest(game: ZombicideGame, luck: Luck, seeds: Iterable[int], count: int) -> list[int]:
    """The seeds that fit, those with the mildest enemies first."""
    deck = game.state.enemy_deck.bag
    harm = {card: _harm(game, card) for card in deck}
    marks = []
    for seed in seeds:
        source = Sampled(seed)
        if _finds(game, luck, source):
            cards = _draws(source, ENEMY, deck, luck.cards)
            if _comes(game, luck, cards):
                marks.append((_weighed(_in_turn(game, harm, cards)), seed))
    return [seed for _, seed in sorted(marks)[:count]]


def _draws(source: Sampled, stream: int, bag: Sequence[int], count: int) -> list[int]:
    """The first cards of a stream."""
    left = list(bag)
    return [
        left.pop(source.word(stream, at) * len(left) >> 64) for at in range(min(count, len(left)))
    ]


def _harm(game: ZombicideGame, number: int) -> float:
    """What an enemy card brings at the Blue level, where extra activations do nothing."""
    card = game.world.enemy_cards[number]
    figures = card.counts[0] * DANGER[game.world.foes[card.foe].id]
    return figures * MOLD_ZONES if card.kind == "mold" else figures


def _in_turn(game: ZombicideGame, harm: Mapping[int, float], cards: Sequence[int]) -> list[float]:
    found, there = [], False
    for card in cards:
        comes = game.world.enemy_cards[card].kind == "abomination"
        found.append(WALKS if comes and there else harm[card])
        there = there or comes
    return found


def _weighed(harms: Sequence[float]) -> float:
    """Early enemies do harm for longer."""
    return sum(harm * (1.5 - at / len(harms)) for at, harm in enumerate(harms))


def _comes(game: ZombicideGame, luck: Luck, cards: Sequence[int]) -> bool:
    foes, deck = game.world.foes, game.world.enemy_cards
    return {foes[deck[card].foe].id for card in cards[: luck.early]}.issuperset(luck.needed)


def _finds(game: ZombicideGame, luck: Luck, source: Sampled) -> bool:
    for at, (size, least) in enumerate(luck.hidden):
        if source.word(SETUP, at) * size >> 64 < least:
            return False
    if not luck.found:
        return True
    cards = _draws(source, SEARCH, game.state.stocks[0].bag, luck.searches)
    names = [game.gear(card).id for card in cards]
    return all(names.count(name) >= luck.found.count(name) for name in luck.found)
