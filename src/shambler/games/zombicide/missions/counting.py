"""Special rules of scenes: what is counted, and what loses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core.combat import Strike
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.words import (
    Amount,
    CardId,
    EnemyId,
    MachineType,
    SurvivorId,
    ZoneName,
)
from shambler.games.zombicide.missions.special import SpecialRule, count
from shambler.games.zombicide.systems.units.units import gain_token

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class CountFallen(SpecialRule, frozen=True, kw_only=True, tag="count-fallen"):
    """Enemies eliminated: all, one kind, by one survivor or by the others.

    The first one may bring points and the key of a car. ``until`` something else was counted.
    """

    what: str
    enemy: EnemyId = ""
    by: SurvivorId = ""
    not_by: SurvivorId = ""
    until: str = ""
    experience: int = 0
    key: MachineType = ""

    @property
    def counts(self) -> str:
        """Those that fell."""
        return self.what

    def enemy_fell(
        self, game: ZombicideGame, who: int, foe: int, melee: bool, zone: int, count_: int
    ) -> None:
        """Each of them."""
        world, name = game.world, game.world.names[who]
        if self.enemy not in ("", world.foes[foe].id) or self.until in game.state.tally:
            return
        if self.by not in ("", name) or self.not_by == name:
            return
        first = self.what not in game.state.tally
        if first and self.key:
            gain_token(game, who, world.unit_index[self.key], self.rule)
        if first and self.experience:
            gain_experience(game, who, self.experience, self.rule)
        count(game, self.what, who, count_)

    @property
    def fights(self) -> bool:
        """Enemies of any kind."""
        return not self.enemy

    def doers(self, world: Any) -> tuple[int, ...]:
        """Some count for one survivor alone."""
        return (world.names.index(self.by),) if self.by in world.names else ()

    def fells(self, game: ZombicideGame) -> Sequence[tuple[int, int]]:
        """Its kind, for those whom it counts."""
        if not self.enemy or self.until in game.state.tally:
            return ()
        names = enumerate(game.world.names)
        whos = [who for who, name in names if self.by in ("", name) and self.not_by != name]
        return ((game.world.foe_index[self.enemy], mask_of(whos)),)

    def counting_places(self, game: ZombicideGame) -> Sequence[int]:
        """Where those of its kind are; any kind is found everywhere."""
        if not self.enemy:
            return ()
        state, foe = game.state, game.world.foe_index[self.enemy]
        return [zone for zone in game.zones_of(state.infested) if state.enemies[zone][foe]]


class CountShuffles(SpecialRule, frozen=True, kw_only=True, tag="count-shuffles"):
    """How often the enemy deck has run out."""

    what: str

    @property
    def counts(self) -> str:
        """The times."""
        return self.what

    def deck_shuffled(self, game: ZombicideGame) -> None:
        """Once more."""
        count(game, self.what)


class LoseWhen(SpecialRule, frozen=True, kw_only=True, tag="lose-when"):
    """Something has happened too often (NLD-WIN-06)."""

    what: str
    count: Amount

    def spares(self, game: ZombicideGame) -> Sequence[tuple[int, int]]:
        """Those whose fall would be one too many."""
        return [pair for rule in self._last(game) for pair in rule.fells(game)]

    def unlit(self, game: ZombicideGame) -> Sequence[tuple[int, tuple[str, ...]]]:
        """Where one attack more would be one too many."""
        return [pair for rule in self._last(game) for pair in rule.strikes(game)]

    def _last(self, game: ZombicideGame) -> list[SpecialRule]:
        """The rules that count what it fears, if the next time is one too many."""
        if game.state.tally.get(self.what, 0) + 1 < self.count:
            return []
        return [rule for rule in game.world.special_rules if rule.counts == self.what]

    def counted(self, game: ZombicideGame, what: str, who: int) -> None:
        """Look at the count."""
        if what == self.what and game.state.tally[what] >= self.count:
            game.finish((), "scene-lost", self.rule)


class FireAt(SpecialRule, frozen=True, kw_only=True, tag="fire-at"):
    """Fire where there should be none."""

    zone: ZoneName
    cards: tuple[CardId, ...]
    what: str

    @property
    def counts(self) -> str:
        """The shots."""
        return self.what

    def strikes(self, game: ZombicideGame) -> Sequence[tuple[int, tuple[str, ...]]]:
        """With one of the cards, into this zone."""
        return ((game.world.place(self.zone), self.cards),)

    def attacked(self, game: ZombicideGame, strike: Strike) -> None:
        """It is one of these."""
        here = strike.zone == game.world.place(self.zone)
        if here and strike.weapon(game).card in self.cards:
            count(game, self.what, strike.who)
