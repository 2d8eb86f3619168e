"""What players see of those who would shoot."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.shooters.shooters import peopled, seen_from, shooter_of
from shambler.kernel.view import Part, says


class ShooterAim(Part, frozen=True):
    """The shooters of one zone, and whom they have in sight."""

    zone: str
    count: int
    at: Annotated[list[str], says("zones with survivors that they see")]


class ShootersPart(SystemPart, frozen=True):
    """Who would be shot at by the next card with the shooter symbol (FH-SHOOT-03).

    Which cards are left is no secret: all that were drawn lie open.
    """

    enemy: Annotated[str, says("the kind that shoots")]
    aims: list[ShooterAim]
    symbols: Annotated[int, says("cards with the symbol left in the deck")]
    cards: Annotated[int, says("cards left in the deck; it is shuffled anew when none is")]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """From the board and from what is left to be drawn."""
        left = game.state.enemy_deck.cards or game.state.enemy_discards
        known, kind = game.world.enemy_cards, game.world.foes[shooter_of(game)].id
        return cls(kind, _aims(game), sum(known[card].shooter for card in left), len(left))


def _aims(game: ZombicideGame) -> list[ShooterAim]:
    foe, state, zones = shooter_of(game), game.state, game.world.board.zones
    people = peopled(game)
    found: list[ShooterAim] = []
    for zone in game.zones_of(state.infested):
        count, seen = state.enemies[zone][foe], seen_from(game, zone, people)
        if count and seen:
            at = [zones[there].name for there in game.zones_of(seen)]
            found.append(ShooterAim(zones[zone].name, count, at))
    return found
