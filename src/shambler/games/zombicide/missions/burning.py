"""Burning spawn tokens for good: with a torch in hand, or with a Molotov."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.features.missions import MissionRule, count
from shambler.games.zombicide.missions.spawns import pass_first_spawn
from shambler.games.zombicide.procedures.levels import GainExperience
from shambler.games.zombicide.state import EMPTY, SpawnToken
from shambler.kernel.content import Named
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.procedures.turn import Standing, Turn
    from shambler.games.zombicide.table import Table


class BurnSpawns(MissionRule):
    """Tokens of one colour burn by an action with a card in hand, or in a fire."""

    name: ClassVar[str] = "burn-spawns"

    def __init__(self, world: Any, entry: Named) -> None:
        super().__init__(world, entry)
        self.color, self.card = entry.text("color"), entry.text("card")
        self.option = opt.MissionAction("mission:burn", "burn")

    def _here(self, game: Table, zone: int) -> list[SpawnToken]:
        spawns = game.state.spawns
        return [token for token in spawns if token.zone == zone and token.color == self.color]

    def lists(self, game: Table, standing: Standing, options: list[Option]) -> None:
        """One action in the zone of a token, without enemies."""
        if not self._here(game, standing.zone):
            return
        hands = [game.gear(card).id for card in standing.survivor.hands if card != EMPTY]
        if standing.crowd:
            game.forbid(self.option.key, self.rule, "ghouls-here")
        elif self.card not in hands:
            game.forbid(self.option.key, self.rule, "needs-card", card=self.card)
        elif standing.left > 0:
            options.append(self.option)
        else:
            game.forbid(self.option.key, "Z-ROUND-03", "no-actions")

    def acts(self, game: Table, turn: Turn, option: opt.MissionAction) -> None:
        """It burns."""
        if option is self.option:
            turn.pay(game, "scene")
            self._burn(game, turn.who, self._here(game, game.state.survivors[turn.who].zone)[:1])

    def burned(self, game: Table, who: int, zone: int) -> None:
        """A Molotov burns it instead of moving it."""
        self._burn(game, who, self._here(game, zone))

    def _burn(self, game: Table, who: int, tokens: list[SpawnToken]) -> None:
        for token in tokens:
            state = game.state
            state.spawns = tuple(other for other in state.spawns if other.id != token.id)
            game.tell(ev.SpawnDestroyed, token.zone, token.color, rule=self.rule)
            game.call(GainExperience(who, self.entry.number("experience"), self.rule))
            pass_first_spawn(game)
            count(game, self.entry.text("what"), who)
