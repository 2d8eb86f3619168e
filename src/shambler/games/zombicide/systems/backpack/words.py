"""What skills and missions say of attacks from the backpack."""

from __future__ import annotations

from shambler.games.zombicide.core.ability_kinds import SkillAbility
from shambler.games.zombicide.core.words import Word


class AllInHand(SkillAbility, frozen=True, kw_only=True, tag="all-in-hand"):
    """All cards of the inventory count as in hand (FH-CAMP-14)."""


class Wrath(Word, frozen=True, kw_only=True, tag_field="ability", tag="companions-wrath"):
    """A free combat action for the leader, with a weapon of the backpack (FH-PENNY-04)."""
