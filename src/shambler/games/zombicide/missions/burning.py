"""Burning spawn tokens for good: with a torch in hand, or with a Molotov."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.state import EMPTY, SpawnToken
from shambler.games.zombicide.core.words import CardId, Color
from shambler.games.zombicide.missions.events import SpawnDestroyed
from shambler.games.zombicide.missions.spawn_removal import pass_first_spawn
from shambler.games.zombicide.missions.special import SpecialRule, count
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.turn import Standing, Turn

BURN: Final = opt.MissionAction("mission:burn", "burn")


class BurnSpawns(SpecialRule, frozen=True, kw_only=True, tag="burn-spawns"):
    """Tokens of one colour burn by an action with a card in hand, or in a fire."""

    color: Color
    card: CardId
    what: str
    experience: int

    @property
    def counts(self) -> str:
        """Those that burned."""
        return self.what

    @property
    def tools(self) -> tuple[tuple[str, ...], ...]:
        """The card."""
        return ((self.card,),)

    def _here(self, game: ZombicideGame, zone: int) -> list[SpawnToken]:
        spawns = game.state.spawns
        return [token for token in spawns if token.zone == zone and token.color == self.color]

    def counting_places(self, game: ZombicideGame) -> Sequence[int]:
        """Where those that are left lie."""
        return [token.zone for token in game.state.spawns if token.color == self.color]

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """One action in the zone of a token, without enemies."""
        if not self._here(game, standing.zone):
            return
        hands = [game.gear(card).id for card in standing.survivor.hands if card != EMPTY]
        if standing.crowd:
            game.forbid(BURN.key, self.rule, "ghouls-here")
        elif self.card not in hands:
            game.forbid(BURN.key, self.rule, "needs-card", card=self.card)
        elif standing.left > 0:
            options.append(BURN)

    def acts(self, game: ZombicideGame, turn: Turn, option: opt.MissionAction) -> None:
        """It burns."""
        if option is BURN:
            turn.pay(game, "scene")
            self._burn(game, turn.who, self._here(game, game.state.survivors[turn.who].zone)[:1])

    def burned(self, game: ZombicideGame, who: int, zone: int) -> None:
        """A Molotov burns it instead of moving it."""
        self._burn(game, who, self._here(game, zone))

    def _burn(self, game: ZombicideGame, who: int, tokens: list[SpawnToken]) -> None:
        for token in tokens:
            state = game.state
            state.spawns = tuple(other for other in state.spawns if other.id != token.id)
            game.tell(SpawnDestroyed, token.zone, token.color, rule=self.rule)
            gain_experience(game, who, self.experience, self.rule)
            pass_first_spawn(game)
            count(game, self.what, who)
