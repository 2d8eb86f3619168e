"""The tables of the player aid, the levels and their lengths as printed."""

from __future__ import annotations

from typing import Literal

import msgspec

from shambler.games.dawn.printed.board import Entry
from shambler.games.dawn.printed.cards import Colour
from shambler.kernel.content import Provenance, Words


class FightRow(Entry, frozen=True, kw_only=True):
    """Results of the Hand-to-Hand table for a range of totals."""

    least: int = msgspec.field(name="from")
    most: int = msgspec.field(name="to")
    cells: tuple[str, ...]


class FightText(Entry, frozen=True, kw_only=True):
    """The Hand-to-Hand table."""

    rows: tuple[FightRow, ...]
    provenance: Provenance


class GunfireRow(Entry, frozen=True, kw_only=True):
    """Hits of the Gunfire table for a range of totals."""

    least: int = msgspec.field(name="from")
    most: int = msgspec.field(name="to")
    hits: tuple[int, ...]


class GunfireText(Entry, frozen=True, kw_only=True):
    """The Gunfire table."""

    rows: tuple[GunfireRow, ...]
    provenance: Provenance


class FindText(Entry, frozen=True, kw_only=True):
    """What is found on a range of numbers; ``or_ammo``: or that much Ammo instead."""

    least: int = msgspec.field(name="from")
    most: int = msgspec.field(name="to")
    supplies: int = 0
    ammo: int = 0
    or_ammo: int = 0


class ForageText(Entry, frozen=True, kw_only=True):
    """A class of spaces on the Forage table."""

    id: str
    finds: tuple[FindText, ...]
    provenance: Provenance


class TerrainText(Entry, frozen=True, kw_only=True):
    """Terrain shifts that are not printed in a space."""

    barricade: int
    strongpoint: int
    town_center: int
    provenance: Provenance


class CatacombsText(Entry, frozen=True, kw_only=True):
    """The die of somebody who leaves Catacombs."""

    leaves_to: int
    stays_to: int
    provenance: Provenance


class SavingText(Entry, frozen=True, kw_only=True):
    """The Saving Roll."""

    survives_from: int
    provenance: Provenance


class ArrestText(Entry, frozen=True, kw_only=True):
    """The Arrest roll."""

    works_from: int
    officer_bonus: int
    provenance: Provenance


class TablesText(Entry, frozen=True, kw_only=True):
    """The tables of the player aid."""

    hand_to_hand: FightText
    gunfire: GunfireText
    forage: tuple[ForageText, ...]
    terrain: TerrainText
    catacombs: CatacombsText
    saving_roll: SavingText
    arrest: ArrestText


Feature = Literal[
    "infection", "supplies", "hospital", "four-r", "chaos", "build", "research", "tunnel"
]


class LengthText(Entry, frozen=True, kw_only=True):
    """How many Special and Normal cards each Act has in a game of this length."""

    id: str
    acts: tuple[tuple[int, int], ...]
    cards: int
    early: int = 0


class LevelText(Entry, frozen=True, kw_only=True):
    """A level and what it adds to the one below."""

    id: str
    number: int
    name: Words
    colour: Colour
    adds: tuple[Feature, ...]
    chaos_markers: int
    provenance: Provenance
    length: tuple[LengthText, ...]
