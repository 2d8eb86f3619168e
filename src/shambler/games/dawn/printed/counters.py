"""The counters and character cards as printed."""

from __future__ import annotations

from typing import Literal

import msgspec

from shambler.games.dawn.abilities.gun import AnyGun
from shambler.games.dawn.abilities.kinds import AnyAbility
from shambler.games.dawn.abilities.zeds import AnyZedsAbility
from shambler.games.dawn.printed.board import Entry
from shambler.games.dawn.printed.cards import Colour
from shambler.kernel.content import Provenance, Words


class RegularText(Entry, frozen=True, kw_only=True):
    """Regular Zeds counters that are alike."""

    strength: tuple[int, int]
    copies: int
    hits: int
    provenance: Provenance


class SuperText(Entry, frozen=True, kw_only=True):
    """A Super Zeds unit."""

    id: str
    name: Words
    strength: tuple[int, int]
    hits: int
    provenance: Provenance
    abilities: tuple[AnyZedsAbility, ...]


class SpreaderText(Entry, frozen=True, kw_only=True):
    """A Disease Spreader."""

    id: str
    name: Words
    level: int
    strength: tuple[int, int]
    hits: int
    provenance: Provenance


class ZedsText(Entry, frozen=True, kw_only=True):
    """All Zeds."""

    regular: tuple[RegularText, ...]
    super: tuple[SuperText, ...]
    spreader: tuple[SpreaderText, ...]


Class = Literal["science", "citizen", "military", "primate", "law", "scavenger"]


class HeroText(Entry, frozen=True, kw_only=True):
    """A Hero."""

    id: str
    name: Words
    profession: Class = msgspec.field(name="class")
    colour: Colour
    strength: tuple[int, int]
    hits: int
    move: int
    gunfire: AnyGun
    red_diamond: bool = False
    abilities: tuple[AnyAbility, ...]
    provenance: dict[Literal["numbers", "abilities"], Provenance]


class HeroicText(Entry, frozen=True, kw_only=True):
    """A Heroic Civilians unit."""

    id: str
    name: Words
    profession: Literal["law", ""] = msgspec.field(name="class", default="")
    colour: Colour
    strength: tuple[int, int]
    hits: int
    move: int
    gunfire: AnyGun
    abilities: tuple[AnyAbility, ...]
    provenance: dict[Literal["numbers", "abilities"], Provenance]


class UnZedsText(Entry, frozen=True, kw_only=True):
    """An Un-Zeds unit; ``drawn`` false: only where the table asks for it (DOZ-FILM-01)."""

    id: str
    name: Words
    kind: Literal["anti-hero", "anti-civilians"]
    strength: tuple[int, int]
    hits: int
    move: int
    red_diamond: bool = False
    drawn: bool = True
    abilities: tuple[AnyAbility, ...]
    provenance: dict[Literal["numbers", "strength", "abilities"], Provenance]


class CharactersText(Entry, frozen=True, kw_only=True):
    """Everybody with a card."""

    hero: tuple[HeroText, ...]
    heroic: tuple[HeroicText, ...]
    un_zeds: tuple[UnZedsText, ...]


class CiviliansText(Entry, frozen=True, kw_only=True):
    """A Regular Civilians unit."""

    id: str
    name: Words
    strength: tuple[int, int]
    hits: int
    move: int
    gunfire: AnyGun
    provenance: Provenance


class SpecialText(Entry, frozen=True, kw_only=True):
    """Special Civilians that are not Heroic, and the National Guard."""

    id: str
    name: Words
    level: int
    profession: Literal["law", "military", ""] = msgspec.field(name="class", default="")
    strength: tuple[int, int]
    hits: int
    move: int
    gunfire: AnyGun
    red_diamond: bool = False
    guard: bool = False
    abilities: tuple[AnyAbility, ...]
    provenance: Provenance


class RefugeesText(Entry, frozen=True, kw_only=True):
    """Villagers, who may become Refugees; they never fight."""

    id: str
    name: Words
    refugees: Words
    level: int
    village: str = ""
    vip: bool = False
    provenance: Provenance


class RaidersText(Entry, frozen=True, kw_only=True):
    """A band of Raiders."""

    id: str
    name: Words
    level: int
    strength: tuple[int, int]
    hits: int
    abilities: tuple[AnyAbility, ...]
    provenance: Provenance


class OthersText(Entry, frozen=True, kw_only=True):
    """Everybody without a card."""

    civilians: tuple[CiviliansText, ...]
    special: tuple[SpecialText, ...]
    refugees: tuple[RefugeesText, ...]
    raiders: tuple[RaidersText, ...]
