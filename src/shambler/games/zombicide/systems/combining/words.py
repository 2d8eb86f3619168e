"""What cards say of being made of others."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import CardAbility
from shambler.games.zombicide.core.words import CardId


class MadeOf(CardAbility, frozen=True, kw_only=True, tag="combine"):
    """Made of other cards, some of which are kept (NLD-SPEC-02)."""

    parts: tuple[CardId, ...]
    keeps: tuple[CardId, ...] = ()
