"""Numbers that are printed on no card (``content/numbers.toml``)."""

from __future__ import annotations

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


class VersusNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the Zeds player gets."""

    extra_actions: int
    provenance: Provenance


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
