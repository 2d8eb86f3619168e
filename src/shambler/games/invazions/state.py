"""The state of a game: what lies on the table and in hands.

Cards are small numbers naming their type (see ``card_table.py``); copies of a type are alike.
Seat 0 is the human player, seats 1 to 3 lead the hordes.
"""

from __future__ import annotations

from typing import Literal

from shambler.kernel.deck import Deck
from shambler.kernel.state import Component, State

HUMAN = 0  # the seat of the human player
NOWHERE = -1  # no place; no Research card

# When Bravery may be played: beside other choices in the first two, else as an interruption.
BraveryMoment = Literal[
    "start",
    "human_action",
    "choice",
    "after_choice",
    "between_zombie_cards",
    "before_damage",
    "after_damage",
    "recruitment",
    "end",
]
Phase = Literal["start", "human_action", "choice", "combat", "damage", "recruitment", "end"]

# Chance: one stream per pile, so that a change in one does not disturb the others. The draw pile
# of a seat uses the stream with the number of the seat.
CONTAMINATION_STREAM = 4
SETUP_STREAM = 5
STREAMS = 6


class Side(Component):
    """What every player has: a secret hand, a draw pile and a face-up discard pile.

    ``shown`` are cards of the hand that everybody has seen go there. ``deduced`` are those that
    follow for anybody who remembers everything: once a draw pile is empty, the hand is what is
    left of the deck.
    """

    hand: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    deduced: tuple[int, ...] = ()
    pile: Deck = Deck()
    discard: tuple[int, ...] = ()


class Humans(Side, kw_only=True):
    """The human player. ``beside`` are Research cards not in play, ``dice`` their surcharges."""

    tokens: int = 0
    score: int = 0
    barricade: int = NOWHERE
    beside: tuple[int, ...] = ()
    dice: dict[int, int]
    quiet: bool = False  # asked not to be interrupted until damage is near


class Horde(Side):
    """One zombie player. ``played`` lie in front of ``place`` until the end of the turn.

    ``muted`` are played cards whose attack is 0 this turn, ``leaving`` those that go to the box at
    its end instead of the discard pile.
    """

    place: int = NOWHERE
    played: tuple[int, ...] = ()
    muted: tuple[int, ...] = ()
    leaving: tuple[int, ...] = ()
    zombie_plays: int = 0
    rage_plays: int = 0
    recruits: int = 0
    turn_taken: bool = False


class Place(Component):
    """One place. ``doomed`` cards took lethal damage and wait for the window after damage.

    ``change`` alters its Resistance this turn, ``holds`` once per Horde attacking it;
    ``resistance`` and ``left`` are fixed when damage begins.
    """

    humans: tuple[int, ...] = ()
    research: int = NOWHERE
    contamination: tuple[int, ...] = ()
    change: int = 0
    holds: int = 0
    penetrated: bool = False
    resistance: int = 0
    left: int = 0
    doomed: tuple[int, ...] = ()
    losses: int = 0


class InvazionsState(State, kw_only=True):
    """A whole game. ``cards`` lists every card in it: each lies somewhere at every moment."""

    turn: int = 0
    phase: Phase = "start"
    human: Humans
    hordes: list[Horde]
    places: list[Place]
    contamination: Deck
    wounded: int = 0
    box: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
