"""Everything printed on the cards as columns: ``cards.cost[card]``.

A card's number is the number of its type in the content files, the same in every scenario.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from shambler.kernel.content import Words

if TYPE_CHECKING:
    from shambler.games.invazions.abilities.bravery import BraveryAbility
    from shambler.games.invazions.abilities.human import EnterAbility
    from shambler.games.invazions.abilities.research import ScoreAbility
    from shambler.games.invazions.abilities.zombie import PlayAbility


class CardTable(msgspec.Struct, frozen=True):
    """One entry per card number in every column."""

    ids: tuple[str, ...]
    names: tuple[Words, ...]
    texts: tuple[Words, ...]
    kinds: tuple[str, ...]
    copies: tuple[int, ...]
    cost: tuple[int, ...]
    resistance: tuple[int, ...]
    attack: tuple[int, ...]
    is_human: tuple[bool, ...]  # Survivors are Humans (IVZ-CARD-06)
    is_survivor: tuple[bool, ...]
    is_zombie: tuple[bool, ...]
    is_rage: tuple[bool, ...]
    company: tuple[bool, ...]
    shield: tuple[bool, ...]
    last_hit: tuple[bool, ...]
    exposed: tuple[bool, ...]
    play_cap: tuple[int, ...]
    fortify: tuple[int, ...]
    armour: tuple[int, ...]
    resource: tuple[int, ...]
    hand_size: tuple[int, ...]
    wound: tuple[int, ...]
    swarm: tuple[int, ...]
    enter: tuple[EnterAbility | None, ...]
    play: tuple[tuple[PlayAbility, ...], ...]
    score: tuple[ScoreAbility | None, ...]
    bravery: tuple[BraveryAbility | None, ...]
    windows: tuple[tuple[str, ...], ...]
    freed: int
    wounded: int
    number: Mapping[str, int]  # id -> card number

    def of_kind(self, *kinds: str) -> tuple[int, ...]:
        """The numbers of all cards of these kinds."""
        return tuple(card for card, kind in enumerate(self.kinds) if kind in kinds)
