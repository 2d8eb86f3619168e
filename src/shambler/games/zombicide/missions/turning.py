"""When a scene turns a survivor's card (NLD-MODE-02)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide.content import LEVELS
from shambler.games.zombicide.features.missions import MissionRule
from shambler.games.zombicide.features.modes import turn_card
from shambler.kernel.content import Named

if TYPE_CHECKING:
    from shambler.games.zombicide.table import Table


class TurnCard(MissionRule):
    """``when`` names the moment; the other parameters say for whom, where and with what."""

    name: ClassVar[str] = "turn-card"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.when, self.to = entry.text("when"), entry.text("to")
        self.everyone = entry.text("who") == "all"
        self.cards, self.kind = entry.texts("cards"), entry.text("kind")
        zone, opening, level = (entry.text(key) for key in ("zone", "opening", "level"))
        self.zone: int = world.place(zone) if zone else -1
        self.opening: int = world.board.opening_at(opening) if opening else -1
        self.level = [str(name) for name in LEVELS].index(level) if level else -1

    def _turn(self, game: Table, who: int) -> None:
        whos = game.in_play() if self.everyone else [who]
        for one in whos:
            turn_card(game, one, self.to, self.rule)

    def entered(self, game: Table, who: int, zone: int) -> None:
        """Came into a zone, or out of the house."""
        if self.when == "enters" and zone == self.zone:
            if self.entry.text("unless") not in game.state.tally:
                self._turn(game, who)
        elif self.when == "goes-outside" and game.world.outside >> zone & 1:
            self._turn(game, who)

    def traded(self, game: Table, who: int, gave: Sequence[str], got: Sequence[str]) -> None:
        """Gave a card away, or got one."""
        cards = {"gives-card": gave, "gets-card": got}.get(self.when, ())
        if any(card in self.cards for card in cards):
            self._turn(game, who)

    def got_in(self, game: Table, who: int) -> None:
        """Got into a car."""
        if self.when == "gets-in":
            self._turn(game, who)

    def barrier_worked(self, game: Table, who: int, opening: int, deed: str) -> None:
        """Built or closed a barricade, or opened a door."""
        window = game.world.board.windows >> opening & 1
        worked = self.when == "barricades" and window and deed != "open"
        opened = self.when == "opens" and deed == "open" and opening == self.opening
        if worked or opened:
            self._turn(game, who)

    def enemy_fell(
        self, game: Table, who: int, foe: int, melee: bool, zone: int, count: int
    ) -> None:
        """Brought an enemy down in a kind of zone."""
        if self.when == "fells-in" and game.world.board.zones[zone].kind == self.kind:
            self._turn(game, who)

    def level_reached(self, game: Table, who: int, level: int) -> None:
        """Reached a danger level."""
        if self.when == "reaches" and level == self.level:
            self._turn(game, who)

    def counted(self, game: Table, what: str, who: int) -> None:
        """Did what the scene counts."""
        if self.when == "counts" and what == self.entry.text("what"):
            self._turn(game, who)

    def end_phase(self, game: Table) -> None:
        """Stands alone in a zone."""
        if self.when != "alone":
            return
        zones = [game.state.survivors[who].zone for who in game.in_play()]
        for who in game.in_play():
            if zones.count(game.state.survivors[who].zone) == 1:
                self._turn(game, who)
