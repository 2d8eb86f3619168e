"""What two hands are best for: a pair of weapons, or one for near and one for far.

A pair is fired as one, which is what brings down what needs several hits at once. A weapon whose
ammunition nobody has is no weapon.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from shambler.agents.zombicide.fight import marks_of
from shambler.agents.zombicide.habits import habits_of
from shambler.games.zombicide.core.arranging import SLOTS, Arrange
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.gear import Gear
from shambler.games.zombicide.core.state import EMPTY, Survivor
from shambler.games.zombicide.core.traits import RANGED
from shambler.games.zombicide.core.world import ZombicideWorld

Cards: TypeAlias = tuple[int, ...]
Attached: TypeAlias = tuple[tuple[int, int], ...]


@lru_cache(maxsize=16384)
def hands_worth(world: ZombicideWorld, one: int, other: int, fed: frozenset[str]) -> float:
    """What two cards in hand are worth together, with these sorts of ammunition at hand."""
    best, least = card_in_hand(world, one, fed), card_in_hand(world, other, fed)
    if not best or not least:
        return best + least
    cards, habits = world.cards, habits_of(world)
    if cards[one].model == cards[other].model and any(w.dual for w in cards[one].weapons):
        return best + least + habits.pair
    if best < least:
        best, least = least, best
    alike = reach(cards[one]) == reach(cards[other])
    return best + least * (habits.same if alike else habits.other)


def card_in_hand(world: ZombicideWorld, card: int, fed: frozenset[str]) -> float:
    """What one card in hand is worth."""
    if card == EMPTY:
        return 0.0
    gear, dry = world.cards[card], habits_of(world).dry
    if gear.weapons and all(w.needs and w.needs not in fed for w in gear.weapons):
        return dry
    worth = marks_of(world).slots[card]
    return worth if worth >= dry else 0.0


def reach(gear: Gear) -> int:
    """Is it for far or for near?"""
    return max((weapon.combat == RANGED for weapon in gear.weapons), default=-1)


@lru_cache(maxsize=16384)
def best_hands(world: ZombicideWorld, pool: Cards) -> tuple[float, int, int]:
    """The best two cards of a pool for the hands of one survivor, and what they are worth."""
    fed = ammo_in(world, pool)
    held = [card for card in pool if world.cards[card].slot == "hand"]
    found = (0.0, EMPTY, EMPTY)
    for place, one in enumerate(held):
        for other in (EMPTY, *held[place + 1 :]):
            worth = hands_worth(world, one, other, fed)
            if worth > found[0]:
                found = (worth, one, other)
    return found


def ammo_in(world: ZombicideWorld, pool: Cards) -> frozenset[str]:
    """The sorts of ammunition among some cards."""
    cards = world.cards
    return frozenset([cards[card].attaches_to for card in pool if cards[card].attaches_to])


def gain_at_hand(game: ZombicideGame, survivor: Survivor) -> float:
    """How much better armed a survivor is who rearranges what they carry."""
    if not survivor.pack:
        return 0.0
    return _own_gain(game.world, survivor.hands, survivor.pack, survivor.attached)


def gain_of_trade(game: ZombicideGame, one: Survivor, other: Survivor) -> float:
    """How much better armed both together are after a trade."""
    if not promising(game.world, one, other):
        return 0.0
    return _shared_gain(
        game.world, one.hands, one.pack, one.attached, other.hands, other.pack, other.attached
    )


def promising(world: ZombicideWorld, one: Survivor, other: Survivor) -> bool:
    """Is anything packed that is better than what is in a hand, or does each hold half a pair?"""
    (a, b), (c, d) = one.hands, other.hands
    if one.pack or other.pack:
        worth = arms(world)
        least = min(worth[a], worth[b], worth[c], worth[d])
        if max([worth[card] for card in one.pack + other.pack]) > least:
            return True
    halves = doubles(world)
    return bool({halves[a], halves[b]} & {halves[c], halves[d]} - {""})


@lru_cache(maxsize=64)
def arms(world: ZombicideWorld) -> tuple[float, ...]:
    """The worth of every card in a hand; the last entry is for an empty one."""
    every = frozenset([gear.attaches_to for gear in world.cards])
    return (*[
        card_in_hand(world, card, every) if gear.slot == "hand" else 0.0
        for card, gear in enumerate(world.cards)
    ], 0.0)  # fmt: skip


@lru_cache(maxsize=64)
def doubles(world: ZombicideWorld) -> tuple[str, ...]:
    """By card, the model of weapons that make pairs; the last entry is for an empty hand."""
    models = [gear.model if any(w.dual for w in gear.weapons) else "" for gear in world.cards]
    return (*models, "")


@lru_cache(maxsize=16384)
def _own_gain(world: ZombicideWorld, hands: Cards, pack: Cards, attached: Attached) -> float:
    best = best_hands(world, _pool(hands, pack, attached))[0]
    return best - _held(world, hands, attached)


@lru_cache(maxsize=16384)
def _shared_gain(
    world: ZombicideWorld,
    hands: Cards,
    pack: Cards,
    attached: Attached,
    others_hands: Cards,
    others_pack: Cards,
    others_attached: Attached,
) -> float:
    one, other = _pool(hands, pack, attached), _pool(others_hands, others_pack, others_attached)
    before = _held(world, hands, attached) + _held(world, others_hands, others_attached)
    return shared(world, one, other) - before


def _pool(hands: Cards, pack: Cards, attached: Attached) -> Cards:
    """All that counts for hands."""
    held = tuple([card for card in hands if card != EMPTY])
    return tuple(sorted(held + pack + tuple([ammo for ammo, _ in attached])))


def _held(world: ZombicideWorld, hands: Cards, attached: Attached) -> float:
    """What is in hand now, as a kit."""
    fed = ammo_in(world, tuple([ammo for ammo, _ in attached]))
    return hands_worth(world, hands[0], hands[1], fed)


def shared(world: ZombicideWorld, one: Cards, other: Cards) -> float:
    """What both hold after a trade if the first takes the best card of all."""
    pool = tuple(sorted(one + other))
    _, first, _ = best_hands(world, pool)
    held = [card for card in pool if card != first and world.cards[card].slot == "hand"]
    return max([split(world, pool, first, second) for second in (EMPTY, *held)])


def split(world: ZombicideWorld, pool: Cards, first: int, second: int) -> float:
    """What two survivors hold if one takes these cards and the other the best of the rest."""
    cards, taken = world.cards, (first, second)
    rest = [card for card in pool if card not in taken]
    for needs in {w.needs for card in taken if card != EMPTY for w in cards[card].weapons}:
        spent = [card for card in rest if needs and cards[card].attaches_to == needs]
        rest = [card for card in rest if card not in spent[:1]]
    mine = hands_worth(world, first, second, ammo_in(world, pool))
    return mine + best_hands(world, tuple(rest))[0]


def best_card(game: ZombicideGame, fits: Sequence[int]) -> int:
    """The best of some cards for the slot that is being filled."""
    frame = game.state.stack[-1]
    assert isinstance(frame, Arrange)
    so_far = frame.arrangement(game)
    place = so_far.open_slot()
    assert place is not None
    slot = place[1]
    mine = so_far.plan[len(so_far.plan) - slot :]
    if SLOTS[slot] == "body":
        return _best_worn(game, fits, mine)
    free = tuple([card for card in frame.pool if card not in so_far.plan or card in mine])
    if slot == 0:
        return _like(game, best_hands(game.world, free)[1], fits)
    if len(so_far.plan) == slot and len(frame.whos) > 1:  # the rest is for the other
        worth = {card: split(game.world, free, mine[0], card) for card in fits}
    else:
        fed = ammo_in(game.world, frame.pool)
        worth = {card: hands_worth(game.world, mine[0], card, fed) for card in fits}
    return max(fits, key=lambda card: (worth[card], card == EMPTY))


def _like(game: ZombicideGame, card: int, fits: Sequence[int]) -> int:
    """The card, or a copy of it that may be chosen in its stead."""
    if card in fits:
        return card
    cards = game.world.cards
    return next((c for c in fits if c != EMPTY and cards[c].id == cards[card].id), EMPTY)


def _best_worn(game: ZombicideGame, fits: Sequence[int], mine: Sequence[int]) -> int:
    """The best card for the body. Nobody needs a second pass, and whoever has one wears it beside
    what is better: without it they are shut in, or out."""
    world = game.world
    worth, dry = marks_of(world).slots, habits_of(world).dry
    served = any(card in world.passes for card in mine)

    def mark(card: int) -> float:
        if card == EMPTY:
            return dry
        if card in world.passes:
            return 0.0 if served else worth[card] + (habits_of(world).armor if mine else 0.0)
        return worth[card]

    return max(fits, key=mark)


KITS: Final = (hands_worth, best_hands, arms, _own_gain, _shared_gain)  # what is kept of a table
