"""Every copy of every card has a number: a state holds these numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from shambler.games.zombicide.core.gear import Gear, gear_from

if TYPE_CHECKING:
    from shambler.games.zombicide.core.edition import Edition
    from shambler.games.zombicide.core.sheets import EditionContent


class CardCopies(NamedTuple):
    """The cards of a table: by model, by number, and the numbers of each model and deck."""

    gear_of: dict[str, Gear]
    cards: tuple[Gear, ...]
    copies: dict[str, tuple[int, ...]]
    decks: dict[str, tuple[int, ...]]


def copies_for(content: EditionContent, edition: Edition, team: int) -> CardCopies:
    """Number them; of some decks there is a copy for everybody in a team of this size."""
    gear_of = {
        key: gear_from(card, content, edition.systems) for key, card in content.cards.items()
    }
    cards: list[Gear] = []
    copies: dict[str, tuple[int, ...]] = {}
    decks: dict[str, tuple[int, ...]] = {}
    for key, card in content.cards.items():
        if card.deck == "machine":
            continue
        enough = card.deck in edition.one_each
        count = max(card.copies, team) if enough else card.copies
        ids = tuple(range(len(cards), len(cards) + count))
        cards += [gear_of[key]] * count
        copies[key] = ids
        decks[card.deck] = (*decks.get(card.deck, ()), *ids)
    return CardCopies(gear_of, tuple(cards), copies, decks)


def numbers_that(cards: Iterable[Gear], fits: Callable[[Gear], object]) -> frozenset[int]:
    """The copies of which something is true: asked of somebody's cards in every turn."""
    return frozenset(number for number, gear in enumerate(cards) if fits(gear))
