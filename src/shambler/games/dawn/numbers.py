"""Numbers that are printed on no card (``content/numbers.toml``)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from shambler.kernel.content import Provenance


class TrackEnds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the marker tracks end."""

    infection: int
    supplies: int
    ammo: int
    event_actions: int
    zeds_actions: int
    provenance: Provenance


class SetUpNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What set-up needs."""

    heroes: int
    basic_heroes: tuple[str, ...]
    basic_heroic: str
    basic_ammo: int
    basic_left_out: tuple[str, ...]
    beds: int
    guard_cards_after: int
    advanced_research: int
    components: int
    defiant_markers: int
    barricades: int
    always_chosen: tuple[str, ...]
    security_posts: tuple[str, str]
    provenance: Provenance


class OptionNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sizes of the optional rules."""

    well_stocked_ammo: int
    desperate_supplies: int
    desperate_ammo: int
    picked_team: int
    provenance: Provenance


UnZedsKind: TypeAlias = Literal["anti-hero", "anti-civilians"]


class UnZedsNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Un-Zeds of a level: kinds that can come, and which kinds the game begins with."""

    level: int
    kinds: tuple[UnZedsKind, ...]
    start: tuple[tuple[UnZedsKind, ...], ...]
    provenance: Provenance


class VersusNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the Zeds player gets."""

    extra_actions: int
    un_zeds: tuple[UnZedsNumbers, ...]
    provenance: Provenance

    def of_level(self, level: int) -> UnZedsNumbers | None:
        """The Un-Zeds of a level, if it has any (DOZ-VS-07, DOZ-RUL-87)."""
        return next((entry for entry in self.un_zeds if entry.level == level), None)


class Grade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rating of the epilogue."""

    id: str
    least: int = msgspec.field(name="from")


class EpilogueNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points of the epilogue (DOZ-EPI-01 to DOZ-EPI-07)."""

    unit: int
    refugees: int
    supplies_at_least: int
    ammo_at_least: int
    infection_at_most: int
    stock: int
    antidote: int
    component: int
    chaos: int
    card_left: int
    provenance: Provenance
    grade: tuple[Grade, ...]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of them."""

    tracks: TrackEnds
    set_up: SetUpNumbers
    options: OptionNumbers
    versus: VersusNumbers
    epilogue: EpilogueNumbers
