"""The options of a table of Invader."""

from __future__ import annotations

from shambler.games.zombicide.build import ZombicideSetup


class InvaderSetup(ZombicideSetup, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all editions have, and where a large team puts its spawn tokens."""

    extra_spawns: tuple[str, ...] = ()  # empty: asked at set-up
