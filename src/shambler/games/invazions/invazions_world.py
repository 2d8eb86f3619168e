"""What never changes during a game: the scenario laid out, its numbers and the table's switches.

Places are numbered in the order in which the scenario lists them.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from shambler.games.invazions.card_table import CardTable
from shambler.games.invazions.option_table import OptionTable
from shambler.games.invazions.player_numbers import FixedNumbers, PlayerNumbers
from shambler.kernel.content import Words


class RandomPools(msgspec.Struct, frozen=True):
    """What a random scenario draws from, and how many: kind -> (cards, number)."""

    human: tuple[tuple[tuple[int, ...], int], ...]
    contamination: tuple[tuple[tuple[int, ...], int], ...]
    research: tuple[tuple[int, ...], int]


class Switches(msgspec.Struct, frozen=True):
    """The rulings a table may choose (AMB-01, AMB-06, AMB-29, AMB-43)."""

    ninth_human: bool = False
    soldier_first: bool = False
    show_freed_count: bool = False
    beginner_four_humans: bool = False


class InvazionsWorld(msgspec.Struct, frozen=True):
    """One scenario at one table."""

    scenario: str
    name: Words
    players: int
    cards: CardTable
    numbers: PlayerNumbers
    always: FixedNumbers
    switches: Switches
    spokesman: int | None
    places: tuple[str, ...]
    place_names: tuple[Words, ...]
    place_resistance: tuple[int, ...]
    human_limit: int
    starting_deck: tuple[int, ...]
    human_deck: tuple[int, ...]  # fixed part; a random scenario adds drawn cards
    contamination: tuple[int, ...]
    research: tuple[int, ...]
    all_cards: tuple[int, ...]  # everything above and the Wounded Members, sorted
    pools: RandomPools | None
    bravery_at: Mapping[str, tuple[int, ...]]  # window -> Bravery types of this scenario
    bravery_from: Mapping[str, int]  # window -> the cost of the cheapest of them
    advice: tuple[tuple[str, int, int, int], ...]  # part, found, fewest, most (IVZ-SCN-05)
    options: OptionTable
