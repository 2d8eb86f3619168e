"""When a scene turns a survivor's card (NLD-MODE-02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from shambler.games.zombicide.core.words import (
    LEVELS,
    CardId,
    DangerLevel,
    OpeningId,
    ZoneName,
)
from shambler.games.zombicide.missions.special import SpecialRule
from shambler.games.zombicide.systems.sides.side_state import Side
from shambler.games.zombicide.systems.sides.sides import turn_card

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame

TurnsWhen: TypeAlias = Literal[
    "alone", "barricades", "counts", "enters", "fells-in", "gets-card", "gets-in", "gives-card",
    "goes-outside", "opens", "reaches",
]  # fmt: skip


class TurnCard(SpecialRule, frozen=True, kw_only=True, tag="turn-card"):
    """``when`` names the moment; the other parameters say for whom, where and with what."""

    to: Side
    when: TurnsWhen
    who: Literal["self", "all"] = "self"
    zone: ZoneName = ""
    kind: str = ""
    cards: tuple[CardId, ...] = ()
    level: DangerLevel | None = None
    opening: OpeningId = ""
    what: str = ""
    unless: str = ""

    def _turn(self, game: ZombicideGame, who: int) -> None:
        whos = game.in_play() if self.who == "all" else [who]
        for one in whos:
            turn_card(game, one, self.to, self.rule)

    def entered(self, game: ZombicideGame, who: int, zone: int) -> None:
        """Came into a zone, or out of the house."""
        if self.when == "enters" and zone == game.world.place(self.zone):
            if self.unless not in game.state.tally:
                self._turn(game, who)
        elif self.when == "goes-outside" and game.world.outside >> zone & 1:
            self._turn(game, who)

    def traded(
        self, game: ZombicideGame, who: int, gave: Sequence[str], got: Sequence[str]
    ) -> None:
        """Gave a card away, or got one."""
        cards = {"gives-card": gave, "gets-card": got}.get(self.when, ())
        if any(card in self.cards for card in cards):
            self._turn(game, who)

    def got_in(self, game: ZombicideGame, who: int) -> None:
        """Got into a car."""
        if self.when == "gets-in":
            self._turn(game, who)

    def barrier_worked(self, game: ZombicideGame, who: int, opening: int, work: str) -> None:
        """Built or closed a barricade, or opened a door."""
        board = game.world.board
        if self.when == "barricades":
            turns = bool(board.windows >> opening & 1) and work != "open"
        else:
            turns = self.when == "opens" and work == "open"
            turns = turns and opening == board.opening_at(self.opening)
        if turns:
            self._turn(game, who)

    def enemy_fell(
        self, game: ZombicideGame, who: int, foe: int, melee: bool, zone: int, count: int
    ) -> None:
        """Brought an enemy down in a kind of zone."""
        if self.when == "fells-in" and game.world.board.zones[zone].kind == self.kind:
            self._turn(game, who)

    def level_reached(self, game: ZombicideGame, who: int, level: int) -> None:
        """Reached a danger level."""
        if self.when == "reaches" and LEVELS[level] == self.level:
            self._turn(game, who)

    def counted(self, game: ZombicideGame, what: str, who: int) -> None:
        """Did what the scene counts."""
        if self.when == "counts" and what == self.what:
            self._turn(game, who)

    def end_phase(self, game: ZombicideGame) -> None:
        """Stands alone in a zone."""
        if self.when != "alone":
            return
        zones = [game.state.survivors[who].zone for who in game.in_play()]
        for who in game.in_play():
            if zones.count(game.state.survivors[who].zone) == 1:
                self._turn(game, who)
