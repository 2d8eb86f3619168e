"""Field medic: to a friend's side, and one wound less (FH-SKILL-20)."""

from __future__ import annotations

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.moving import ends_move, open_steps, walk
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.procedure import Procedure


def reach(game: ZombicideGame, who: int, zone: int, zones: int) -> set[int]:
    """Zones within some steps; enemies on the way end the walk (Z-MOVE-03)."""
    found: set[int] = set()
    for there in open_steps(game, zone, True):
        found.add(there)
        if zones > 1 and not ends_move(game, who, there):
            found |= reach(game, who, there, zones - 1)
    return found


class GoTo(Procedure, frozen=True, gc=False):
    """Walk to a zone; the player chooses among the ways."""

    who: int
    zone: int
    zones: int
    rule: str

    def step(self, game: ZombicideGame) -> Decision | None:
        """The zones that lead there."""
        at = game.state.survivors[self.who].zone
        if at in (self.zone, -1) or not self.zones:
            game.end()
            return None
        steps = open_steps(game, at, True)
        ways = (
            [self.zone] if self.zone in steps else [way for way in steps if self._leads(game, way)]
        )
        options: list[Option] = [game.world.menu.moves[way] for way in ways]
        if not options:
            game.end()
            return None
        return Decision(game.world.seat_of[self.who], "rush", options, self.rule, {"who": self.who})

    def _leads(self, game: ZombicideGame, way: int) -> bool:
        if ends_move(game, self.who, way):
            return False
        return self.zone in reach(game, self.who, way, self.zones - 1)

    def chosen(self, game: ZombicideGame, option: opt.Move) -> None:
        """One zone nearer."""
        game.goto(GoTo(self.who, self.zone, self.zones - 1, self.rule))
        walk(game, self.who, option.zone, self.rule)


class Heal(Procedure, frozen=True, gc=False):
    """One wound of one survivor in the zone, oneself included; it may be left."""

    who: int
    rule: str

    def step(self, game: ZombicideGame) -> Decision | None:
        """Whoever is hurt."""
        survivors, zone = game.state.survivors, game.state.survivors[self.who].zone
        hurt = [
            who
            for who in (game.here(zone) if zone >= 0 else ())
            if survivors[who].armor < game.world.armor[who]
        ]
        if not hurt:
            game.end()
            return None
        options: list[Option] = [game.world.menu.take[who] for who in hurt]
        about = {"who": self.who}
        seats = game.world.seat_of[self.who]
        return Decision(seats, "heal", [*options, PASS], self.rule, about)

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """A little better."""
        game.end()
        if isinstance(option, opt.Pick):
            game.state.survivors[option.who].armor += 1
            game.tell(ev.ArmorRestored, option.who, 1, rule=self.rule)
