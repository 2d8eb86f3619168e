"""Inventories: two hands, body slots and a backpack; what is carried, lost and thrown away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, consult, report
from shambler.games.zombicide.core.state import BARE, EMPTY, Survivor
from shambler.games.zombicide.core.traits import Traits
from shambler.kernel.decision import Option
from shambler.kernel.structs import replace

ALL_IN_HAND: Final = "all-in-hand"  # the ability by which all cards count as held
ALL_FIT: Final[frozenset[int]] = frozenset()


def has_cards(survivor: Survivor) -> bool:
    """Does the survivor carry anything?"""
    return bool(survivor.pack) or survivor.hands != BARE or survivor.body != BARE


def any_has_cards(survivors: Sequence[Survivor]) -> bool:
    """Does any of these survivors carry anything?"""
    for survivor in survivors:
        if survivor.pack or survivor.hands != BARE or survivor.body != BARE:
            return True
    return False


def card_holders(survivors: Sequence[Survivor]) -> list[int]:
    """Those on the board who carry anything."""
    found: list[int] = []
    for who, at in enumerate(survivors):
        if at.zone >= 0 and (at.pack or at.hands != BARE or at.body != BARE):
            found.append(who)
    return found


def carried(survivor: Survivor) -> tuple[int, ...]:
    """Every card of a survivor, attached ones included."""
    cards = survivor.pack
    if survivor.body != BARE:
        cards = tuple([c for c in survivor.body if c != EMPTY]) + cards
    left, right = survivor.hands[0], survivor.hands[1]
    if right != EMPTY:
        cards = (right, *cards)
    if left != EMPTY:
        cards = (left, *cards)
    if survivor.attached:
        cards += tuple([ammo for ammo, _ in survivor.attached])
    return cards


def carries_any(survivor: Survivor, cards: frozenset[int]) -> bool:
    """Is any of these cards among those of a survivor?"""
    for ammo, _ in survivor.attached:
        if ammo in cards:
            return True
    apart = cards.isdisjoint
    return not (apart(survivor.hands) and apart(survivor.pack) and apart(survivor.body))


def at_hand(survivor: Survivor, traits: Traits) -> tuple[int, ...]:
    """What counts as held, empty hands included: with the right skill every card does."""
    return carried(survivor) if ALL_IN_HAND in traits.rules else survivor.hands


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
    if card in survivor.hands:
        survivor.hands = tuple([EMPTY if c == card else c for c in survivor.hands])
    elif card in survivor.body:
        survivor.body = tuple([EMPTY if c == card else c for c in survivor.body])
    else:
        survivor.pack = tuple([c for c in survivor.pack if c != card])
    if survivor.attached:
        survivor.attached = tuple([pair for pair in survivor.attached if card not in pair])


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


def throwable(game: ZombicideGame, survivor: Survivor) -> list[int]:
    """Every card that may be thrown away; of two copies the one with less attached first."""
    needed, cards = needed_pass(game, survivor), list(carried(survivor))
    if needed != EMPTY:
        cards.remove(needed)
    if survivor.attached:
        _sort_by_attached(survivor, cards)
    return cards


def _sort_by_attached(survivor: Survivor, cards: list[int]) -> None:
    weapons = [weapon for _, weapon in survivor.attached]
    cards.sort(key=weapons.count)


def different(game: ZombicideGame, cards: Sequence[int]) -> list[int]:
    """One card of each kind: copies are the same to everybody, unless one of them is empty."""
    gear = game.world.cards
    if len(cards) < 2 or (len(cards) == 2 and gear[cards[0]] is not gear[cards[1]]):
        return list(cards)
    apart = set_apart(game, cards)
    found: dict[str, int] = {}
    for card in reversed(cards):
        found[copy_name(game, card, apart) if card in apart else gear[card].id] = card
    return list(found.values())[::-1]


def drops(game: ZombicideGame, who: int, cards: Sequence[int]) -> list[opt.Drop]:
    """One of each kind to throw away."""
    return [
        opt.Drop(f"drop:{game.gear(card).id}", card, who=who) for card in different(game, cards)
    ]


def unfit_cards(game: ZombicideGame) -> frozenset[int]:
    """The cards that cannot be used as other copies of theirs can."""
    return consult(game, Listener.unfit, ALL_FIT)


def set_apart(game: ZombicideGame, cards: Sequence[int]) -> frozenset[int]:
    """Empty weapons among loaded copies: an unloaded one stays what it is (Z-RELOAD-02)."""
    unfit = unfit_cards(game) if Listener.unfit in game.world.hooks else ALL_FIT
    if not unfit or unfit.isdisjoint(cards):
        return ALL_FIT
    gear = game.world.cards
    fit = {gear[card].id for card in cards if card not in unfit}
    return frozenset(card for card in cards if card in unfit and gear[card].id in fit)


def copy_name(game: ZombicideGame, card: int, apart: frozenset[int]) -> str:
    """A card by its id, an empty one among loaded ones told apart."""
    return f"{game.gear(card).id}{opt.EMPTY_COPY if card in apart else ''}"


def marked(options: Iterable[opt.OfCopy], apart: frozenset[int]) -> list[Option]:
    """The same options, those about an empty copy named so."""
    if not apart:
        return [*options]
    return [
        replace(option, key=f"{option.key}{opt.EMPTY_COPY}", empty=True)
        if option.card in apart
        else option
        for option in options
    ]
