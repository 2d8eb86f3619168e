"""Numbers of the book as the content files give them: by players, for all, for random scenarios."""

from __future__ import annotations

import msgspec


class PlayerNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players (IVZ-SETUP-08 and the like)."""

    players: int
    places: int
    research: int
    human_hand: int
    token_limit: int
    income: int
    first_turn_income: int
    freed_zombies: int
    wounded_pile: int
    zombie_types: int
    rage_types: int
    human_limit_per_place: int
    wounded_on_failed_attack: int


class FixedNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is the same for any number of players."""

    starting_deck: dict[str, int]
    zombie_draw: int
    zombie_plays: int
    rage_plays: int
    win_points: int
    win_freed: int
    copies_per_type: int
    survivor_copies: int
    most_on_die: int


class RandomDraws(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many single cards of each kind a random scenario draws (IVZ-SCN-07 to IVZ-SCN-09)."""

    zombie: int
    rage: int
    human: int
    bravery: int
    research: int
