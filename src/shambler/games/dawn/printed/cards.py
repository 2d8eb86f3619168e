"""The Event, Fate and Research cards as printed."""

from __future__ import annotations

from typing import Literal

from shambler.games.dawn.effects.program import AnyEffect
from shambler.games.dawn.printed.board import Entry
from shambler.kernel.content import Provenance, Words

Colour = Literal["blue", "green", "yellow", "orange", "red"]
COLOURS: tuple[Colour, ...] = ("blue", "green", "yellow", "orange", "red")
Moment = Literal[
    "turn.start",
    "four-r.start",
    "infection.start",
    "eat.start",
    "zeds.start",
    "zeds.end",
    "action.start",
    "action.end",
]


class EventCardText(Entry, frozen=True, kw_only=True):
    """An Event card: its tabs, and the program of each moment its text names."""

    id: str
    name: Words
    colour: Colour
    act: int = 0
    place: Literal["", "end", "guard"] = ""
    special: bool = False
    replaces_turn: Literal["", "brains", "guard"] = ""
    refugees: int = 0
    outbreak: Literal["", "roll", "yes"] = ""
    eat: int = 0
    tracks: tuple[Literal["F", "M", "H", "S", "T", "ALL", "FATED"], ...]
    actions: int = 0
    pressure: Literal["", "move", "place"] = ""
    text: Words
    programs: dict[Moment, tuple[AnyEffect, ...]] = {}
    provenance: dict[Literal["card", "title", "act", "special", "pressure"], Provenance]


class FateCardText(Entry, frozen=True, kw_only=True):
    """A Fate card."""

    id: str
    name: Words
    colour: Colour
    where: Literal[
        "F", "M", "H", "S", "T",
        "choice", "most-zeds", "fewest-zeds", "most-chaos", "least-chaos",
    ]  # fmt: skip
    kind: Literal["now", "hold"]
    windows: tuple[str, ...] = ()
    keep_on: int = 0
    text: Words
    program: tuple[AnyEffect, ...]
    provenance: dict[Literal["card", "title", "windows"], Provenance]


class ResearchText(Entry, frozen=True, kw_only=True):
    """A Research card."""

    id: str
    name: Words
    kind: Literal["start", "early", "advanced", "special"]
    copies: int = 1
    next: int
    supply: int = 0
    text: Words
    program: tuple[AnyEffect, ...] = ()
    ongoing: tuple[AnyEffect, ...] = ()
    provenance: dict[Literal["card", "title"], Provenance]


class ComponentText(Entry, frozen=True, kw_only=True):
    """A Component of the Super Weapon."""

    id: str
    name: Words
    text: Words
    passive: tuple[AnyEffect, ...]
    provenance: Provenance
