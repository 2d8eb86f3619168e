"""Inventories: two hands, body slots and a backpack; what is carried, lost and thrown away."""

from __future__ import annotations

from collections.abc import Sequence

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.state import BARE, EMPTY, Survivor


def has_cards(survivor: Survivor) -> bool:
    """Does the survivor carry anything?"""
    return bool(survivor.pack) or survivor.hands != BARE or survivor.body != BARE


def any_has_cards(survivors: Sequence[Survivor]) -> bool:
    """Does any of these survivors carry anything?"""
    for survivor in survivors:
        if survivor.pack or survivor.hands != BARE or survivor.body != BARE:
            return True
    return False


def carried(survivor: Survivor) -> tuple[int, ...]:
    """Every card of a survivor, attached ones included."""
    cards = survivor.pack
    if survivor.hands != BARE or survivor.body != BARE:
        cards = tuple([c for c in survivor.hands + survivor.body if c != EMPTY]) + cards
    if survivor.attached:
        cards += tuple([ammo for ammo, _ in survivor.attached])
    return cards


def put_away(game: ZombicideGame, card: int) -> None:
    """A card leaves play: to its own discards, supply, or out of the game."""
    state, gear = game.state, game.gear(card)
    edition = game.world.edition
    if gear.deck == edition.supply:
        state.supply = (*state.supply, card)
    elif gear.deck in edition.search_decks:
        state.discards = (*state.discards, card)
    elif gear.deck == "scene":
        state.aside = (*state.aside, card)  # back where it was taken
    else:
        state.removed = (*state.removed, card)


def discard_card(game: ZombicideGame, who: int, card: int) -> None:
    """Throw a card away that the survivor does not carry (yet)."""
    game.tell(ev.CardDiscarded, who, card)
    put_away(game, card)


def drop_card(game: ZombicideGame, who: int, card: int) -> None:
    """Throw a carried card away, and what is attached to it: they count as one (Z-ATT-03)."""
    survivor = game.state.survivors[who]
    for lost in (card, *game.ammo_of(survivor, card)):
        lose_card(survivor, lost)
        game.tell(ev.CardDiscarded, who, lost)
        put_away(game, lost)
    report(game, Listener.rearranged, who)


def lose_card(survivor: Survivor, card: int) -> None:
    """Take a card out of an inventory."""
    survivor.hands = tuple(EMPTY if c == card else c for c in survivor.hands)
    survivor.body = tuple(EMPTY if c == card else c for c in survivor.body)
    survivor.pack = tuple(c for c in survivor.pack if c != card)
    survivor.attached = tuple(pair for pair in survivor.attached if card not in pair)


def cards_in_use(game: ZombicideGame, survivor: Survivor) -> list[int]:
    """What is in hands and on the body, and what works from the backpack too."""
    worn = [card for card in survivor.hands + survivor.body if card != EMPTY]
    return worn + [card for card in survivor.pack if game.gear(card).has("in-backpack")]


def needed_pass(game: ZombicideGame, survivor: Survivor) -> int:
    """The last worn pass of somebody behind a gate stays where it is; EMPTY: none has to."""
    if survivor.zone < 0 or not game.world.gated >> survivor.zone & 1:
        return EMPTY
    passes = [card for card in survivor.body if card in game.world.passes]
    return passes[0] if len(passes) == 1 else EMPTY


def discardable(game: ZombicideGame, survivor: Survivor) -> list[int]:
    """One card of each kind that may be thrown away; of two copies the one with less attached."""
    return different(game, throwable(game, survivor))


def throwable(game: ZombicideGame, survivor: Survivor) -> list[int]:
    """Every card that may be thrown away, those with less attached first."""
    needed = needed_pass(game, survivor)
    cards = [card for card in carried(survivor) if card != needed]
    if survivor.attached:
        cards.sort(key=lambda card: len(game.ammo_of(survivor, card)))
    return cards


def different(game: ZombicideGame, cards: Sequence[int]) -> list[int]:
    """One card of each kind: copies are the same to everybody."""
    gear = game.world.cards
    if len(cards) < 2 or (len(cards) == 2 and gear[cards[0]] is not gear[cards[1]]):
        return list(cards)
    return list({gear[card].id: card for card in reversed(cards)}.values())[::-1]
