"""Spawn tokens that burn: which one, and what it was (INV-M6-03, INV-M6-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import SETUP
from shambler.games.zombicide.core.state import SpawnToken
from shambler.games.zombicide.core.winning import check_goals
from shambler.games.zombicide.missions.events import SpawnDestroyed
from shambler.games.zombicide.missions.marks import destroyed
from shambler.games.zombicide.missions.setups import HideSpawnToken, setup_of
from shambler.games.zombicide.systems.mold.mold import mold_in
from shambler.kernel.box import Occasion
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision, Option
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


SPARE: Final = opt.Say("say:spare", "spare")


class DestroySpawn(Procedure, frozen=True, gc=False):
    """Remove one spawn token of the burning zone, or spare it where that is allowed."""

    who: int
    zone: int
    removes_mold: bool
    rule: str
    optional: bool = True

    def step(self, game: ZombicideGame) -> Decision | None:
        """Every token in the zone can be the one."""
        tokens = [token for token in game.state.spawns if token.zone == self.zone]
        if not tokens:
            game.end()
            return None
        options: list[Option] = [
            opt.PickSpawn(f"spawn:{game.world.spawn_name(token.id)}", token.id) for token in tokens
        ]
        about = {"who": self.who, "zone": self.zone}
        seats = game.world.seat_of[self.who]
        options += [SPARE] if self.optional else []
        return Decision(seats, "destroy-spawn", options, self.rule, about)

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """It burns."""
        if isinstance(option, opt.PickSpawn):
            game.goto(LookAtSpawn(option.spawn, self.removes_mold, self.rule))
        else:
            game.end()


class LookAtSpawn(Procedure, frozen=True, gc=False):
    """Take a token away; a face-down one shows its colour only now (INV-M6-03)."""

    draws: ClassVar[str] = "spawn-token"
    spawn: int
    removes_mold: bool
    rule: str

    def occasion(self, game: ZombicideGame) -> Occasion:
        """It lay face down."""
        return Occasion("token", {"zone": self._token(game).zone}, self.rule)

    def step(self, game: ZombicideGame) -> Draw | None:
        """A face-up token needs no draw."""
        token = self._token(game)
        if not token.pool:
            self._remove(game, token, token.color)
            return None
        colors = spawn_colors(game)
        return Draw(SETUP, Deck(tuple(sorted(colors.index(c) for c in game.state.buried))))

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """Now everybody knows."""
        color = spawn_colors(game)[cards[0]]
        buried = list(game.state.buried)
        buried.remove(color)
        game.state.buried = tuple(buried)
        self._remove(game, self._token(game), color)

    def _token(self, game: ZombicideGame) -> SpawnToken:
        return next(token for token in game.state.spawns if token.id == self.spawn)

    def _remove(self, game: ZombicideGame, token: SpawnToken, color: str) -> None:
        """With its mold token, if the mission says so: the zone is as printed again (INV-M6-05)."""
        state = game.state
        state.spawns = tuple(t for t in state.spawns if t.id != token.id)
        state.tally[destroyed(color)] = state.tally.get(destroyed(color), 0) + 1
        game.tell(SpawnDestroyed, token.zone, color, rule=self.rule)
        if self.removes_mold:
            clean = ~(1 << token.zone)
            ground = mold_in(state)
            game.change_ground(active=ground.active & clean, inactive=ground.inactive & clean)
        pass_first_spawn(game)
        game.end()
        check_goals(game)


def spawn_colors(game: ZombicideGame) -> tuple[str, ...]:
    """The colours that face-down spawn tokens can have, in a fixed order."""
    hides = [e for e in setup_of(game.world) if isinstance(e, HideSpawnToken)]
    return (*dict.fromkeys(("red", *(entry.color for entry in hides))),)


def pass_first_spawn(game: ZombicideGame) -> None:
    """When the first spawn zone is gone, the next one clockwise is the first (INV-SPAWN-02)."""
    state = game.state
    zones = {token.zone for token in state.spawns}
    if zones and state.first_spawn not in zones:
        state.first_spawn = game.world.board.clockwise(zones, state.first_spawn)[0]
