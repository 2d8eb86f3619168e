"""Barricade Night: its world, state, options and events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

import msgspec

from shambler.kernel.content import Words
from shambler.kernel.decision import Option
from shambler.kernel.deck import Deck
from shambler.kernel.event import Event
from shambler.kernel.state import Component, State

NIGHT, SUPPLY, DICE = range(3)  # the streams of chance


class Tale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario of the content file."""

    name: Mapping[str, str]
    nights: int
    wall: int
    rivals: bool
    difficulty: Literal["easy", "medium", "hard"] = "medium"


class TaleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario of somebody's own."""

    tale: Tale


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content file: cards and scenarios."""

    supply: tuple[str, ...]
    strength: Mapping[str, int]
    night: tuple[int, ...]
    storms: tuple[int, ...]
    names: Mapping[str, Words]  # of the kinds of supply cards
    scenario: Mapping[str, Tale]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What travels through a campaign: the wall that stood at dawn, and how often it fell."""

    planks: int = 0  # added to the first wall of the next chapter
    attempt: int = 1
    fallen: tuple[str, ...] = ()  # scenarios in which the wall fell, in order


class World(msgspec.Struct, frozen=True):
    """What never changes during a game."""

    content: Content
    tale: Tale
    calm: bool  # storms pass by
    scenario: str
    sheet: Sheet | None  # None: played outside a campaign


class Survivor(Component):
    """One seat: a hidden hand, in order of the cards' numbers, and fame."""

    hand: tuple[int, ...] = ()
    fame: int = 0


class Siege(State, kw_only=True):
    """The whole position."""

    survivors: list[Survivor]
    wall: int
    supply: Deck
    night_deck: Deck
    discard: list[int] = msgspec.field(default_factory=list)
    past_nights: list[int] = msgspec.field(default_factory=list)
    night: int = 1
    captain: int = 0
    last_scout: int = -1
    zombies: int = 0
    silenced: bool = False  # an odd number of hushes answered the howl


class Scout(Option, frozen=True, gc=False):
    """Name who scouts."""

    verb: ClassVar[str] = "scout"
    who: int


class Top(Option, frozen=True, gc=False):
    """Put a night card on top."""

    verb: ClassVar[str] = "top"
    card: int


class Board(Option, frozen=True, gc=False):
    """Board up with a card."""

    verb: ClassVar[str] = "board"
    supply: int


class Rest(Option, frozen=True, gc=False):
    verb: ClassVar[str] = "rest"


class Hold(Option, frozen=True, gc=False):
    """Hold the wall."""

    verb: ClassVar[str] = "hold"


class FallBack(Option, frozen=True, gc=False):
    """Give up a part of the wall."""

    verb: ClassVar[str] = "fall-back"


class ScoutedUnseen(Event, frozen=True, kw_only=True):
    cites: ClassVar[str] = "BN-SCOUT-01"
    who: int


class Scouted(Event, frozen=True, kw_only=True):
    """Only the scout learns which cards lie on top."""

    cites: ClassVar[str] = "BN-SCOUT-01"
    who: int
    night: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.who else ScoutedUnseen(who=self.who)


class Boarded(Event, frozen=True, kw_only=True):
    cites: ClassVar[str] = "BN-BOARD-01"
    who: int
    supply: int


class Rested(Event, frozen=True, kw_only=True):
    cites: ClassVar[str] = "BN-BOARD-01"
    who: int


class NightFell(Event, frozen=True, kw_only=True):
    cites: ClassVar[str] = "BN-NIGHT-01"
    zombies: int


class StormBroke(Event, frozen=True, kw_only=True):
    cites: ClassVar[str] = "BN-STORM-01"


class CardPlayed(Event, frozen=True, kw_only=True):
    """A howl or a hush; ``rule`` says which."""

    who: int
    supply: int


class WallHit(Event, frozen=True, kw_only=True):
    cites: ClassVar[str] = "BN-ATTACK-01"
    faces: tuple[int, ...]
    hits: int


class FellBack(Event, frozen=True, kw_only=True):
    cites: ClassVar[str] = "BN-ATTACK-02"


class DrewUnseen(Event, frozen=True, kw_only=True):
    cites: ClassVar[str] = "BN-SUPPLY-01"
    who: int


class Drew(Event, frozen=True, kw_only=True):
    """Only the one who draws learns the card."""

    cites: ClassVar[str] = "BN-SUPPLY-01"
    who: int
    supply: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.who else DrewUnseen(who=self.who)
