"""The Marteuses: the doctor's four calls, and Natalia's babies."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.abilities.un_zeds import DoctorsWork, HealHerBabies
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.versus import Scheme, SootheZeds
from shambler.games.dawn.procedures.doctor import RemoveHits
from shambler.games.dawn.procedures.stock import change
from shambler.games.dawn.schemes.base import (
    ZedsFamily,
    ZedsMenu,
    marker_of,
    on_named_space,
    ready,
    schemers,
)
from shambler.games.dawn.schemes.healing import take_hit_marker, with_hit_markers
from shambler.games.dawn.schemes.moving import may_stroll

# What a call of the doctor does besides moving: Infection, and units that lose a Hit.
CALLS = {
    "doctor-infect": (2, 0),  # DOZ-MARTEUSE-03
    "doctor-heal": (0, 2),  # DOZ-MARTEUSE-04
    "doctor-both": (1, 1),  # DOZ-MARTEUSE-05
}


class DoctorsCalls(ZedsFamily):
    """His Character Action, in the Zeds Phase and away from all Zeds (DOZ-MARTEUSE-01, -14)."""

    answers: ClassVar[tuple[str, ...]] = tuple(CALLS)

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """One of three; the fourth use is a move. Hits can only be removed where there are any."""
        if menu.lent >= 0:
            return
        wounded = any(game.state.zed_damage)
        for unit in schemers(game, DoctorsWork):
            if may_stroll(game, unit):
                name = game.world.units.ids[unit]
                menu.options += [
                    Scheme(f"scheme:{what}:{name}", what, unit)
                    for what, (_, heals) in CALLS.items()
                    if wounded or not heals
                ]

    def take(self, game: DawnGame, option: Scheme, free: bool) -> None:
        """Flip the marker; Infection first, then the Hits."""
        infection, heals = CALLS[option.what]
        game.state.spent |= marker_of(game, option.leader, "doctors-work")
        if heals:
            game.call(RemoveHits(heals))
        change(game, "infection", infection, "DOZ-MARTEUSE-03")


class SoothingBabies(ZedsFamily):
    """Once per Zeds Phase, from a named space, a whole Hit marker goes (DOZ-NATALIA-02)."""

    answers: ClassVar[tuple[str, ...]] = ("soothe",)

    def offer(self, game: DawnGame, menu: ZedsMenu) -> None:
        """Whoever has a Hit marker (DOZ-NATALIA-03)."""
        if menu.lent >= 0:
            return
        ids = game.world.zeds.ids
        for unit in schemers(game, HealHerBabies):
            if ready(game, unit, "heal-her-babies") and on_named_space(game, unit):
                menu.options += [
                    SootheZeds(f"soothe:{ids[zed]}", zed) for zed in with_hit_markers(game)
                ]

    def take(self, game: DawnGame, option: SootheZeds, free: bool) -> None:
        """Flip the marker."""
        natalia = game.world.units.having(HealHerBabies)[0]
        game.state.spent |= marker_of(game, natalia, "heal-her-babies")
        take_hit_marker(game, option.zed, "DOZ-NATALIA-02")
