"""What players of Invader see."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.camouflage.camouflage_view import CamouflagePart
from shambler.games.zombicide.systems.machines.machines_view import MachinesPart
from shambler.games.zombicide.systems.mold.mold_view import MoldPart
from shambler.games.zombicide.systems.noise.noise_view import NoisePart
from shambler.games.zombicide.view import ZombicideView, card_ids
from shambler.kernel.view import says


class PrototypesPart(SystemPart, frozen=True):
    """Prototype cards that nobody has yet."""

    cards: list[str]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """Sorted: which one comes next is not known."""
        return cls(sorted(card_ids(game, game.state.prototypes.cards)))


class InvaderView(ZombicideView, frozen=True, kw_only=True):
    """What all editions show, noise, mold, camouflage, machines and prototypes."""

    noise: Annotated[NoisePart, says("noise tokens in each zone that has some")]
    mold: Annotated[MoldPart, says("the zones with active and with inactive mold")]
    camouflage: Annotated[CamouflagePart, says("the survivors with a camouflage token")]
    machines: Annotated[
        MachinesPart,
        says("a list: type, zone, whether active, where its remote lies or who holds it"),
    ]
    prototypes: Annotated[PrototypesPart, says("the prototypes that nobody has yet")]
