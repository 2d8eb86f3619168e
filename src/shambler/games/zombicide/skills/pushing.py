"""Skills that put others elsewhere: Shove and Lifesaver."""

from __future__ import annotations

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, consult, report
from shambler.games.zombicide.core.moving import walk
from shambler.games.zombicide.core.traits import Feat
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

# -- Shove ---------------------------------------------------------------------------------


def list_shove(game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]) -> None:
    """Every next zone with a clear path, while there are enemies to push."""
    if not standing.crowd:
        return
    near = game.terrain.within(standing.zone, feat.zones) & ~(1 << standing.zone)
    for zone in game.zones_of(near):
        options.append(game.world.menu.use(feat.skill, zone))


def shove(game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
    """All enemies of the zone go; it is not a move of theirs."""
    turn.use(game, feat.skill)
    game.tell(ev.SkillUsed, turn.who, feat.skill, rule=feat.rule)
    here = game.state.survivors[turn.who].zone
    for foe, count in enumerate(game.state.enemies[here]):
        if not count:
            continue
        game.remove_enemies(here, foe, count)
        game.add_enemies(option.zone, foe, count)
        game.tell(ev.EnemiesMoved, foe, count, here, option.zone, rule=feat.rule)
        report(game, Listener.enemy_entered, foe, option.zone)


# -- Lifesaver -----------------------------------------------------------------------------


def in_need(game: ZombicideGame, zone: int, to: int) -> list[int]:
    """The survivors of a zone who could be pulled: nobody goes outside without air."""
    outside = game.world.gated >> to & 1
    survivors, led = game.state.survivors, consult(game, Listener.led, 0)
    return [
        who
        for who in game.here(zone)
        if not led >> who & 1 and (not outside or game.has_pass(survivors[who]))
    ]


def list_lifesaver(
    game: ZombicideGame, standing: Standing, feat: Feat, options: list[Option]
) -> None:
    """Next zones in sight and reach where survivors stand among enemies."""
    here = standing.zone
    near = game.world.board.vicinity(here, feat.zones) & game.state.infested & ~(1 << here)
    if near:
        near &= game.terrain.within(here, feat.zones) & game.sight_of(standing.who)[here].mask
    zones = [zone for zone in game.zones_of(near) if in_need(game, zone, here)]
    options.extend(game.world.menu.use(feat.skill, zone) for zone in zones)


def lifesaver(game: ZombicideGame, turn: Turn, feat: Feat, option: opt.UseSkill) -> None:
    """Free, and no move of anybody."""
    turn.use(game, feat.skill)
    game.tell(ev.SkillUsed, turn.who, feat.skill, rule=feat.rule)
    game.call(Rescue(turn.who, option.zone, feat.rule))


class Rescue(Procedure, frozen=True, gc=False):
    """Pull survivors out of a zone one by one; each may refuse."""

    who: int
    zone: int
    rule: str
    asked: tuple[int, ...] = ()
    answering: int = -1

    def step(self, game: ZombicideGame) -> Decision | None:
        """Who is next, or does this one come along?"""
        world = game.world
        if self.answering >= 0:
            about = {"who": self.answering, "other": self.who}
            seats = world.seat_of[self.answering]
            return Decision(seats, "rescue", [opt.AGREE, opt.REFUSE], self.rule, about)
        here = game.state.survivors[self.who].zone
        left = [who for who in in_need(game, self.zone, here) if who not in self.asked]
        if not left:
            game.end()
            return None
        options: list[Option] = [world.menu.take[who] for who in left]
        about = {"who": self.who, "zone": self.zone}
        return Decision(
            world.seat_of[self.who], "save", [*options, opt.PULL_NOBODY], self.rule, about
        )

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """Ask the owner, where that is somebody else, and pull."""
        if isinstance(option, opt.Pick):
            asked = (*self.asked, option.who)
            owners = game.world.owners
            if owners[option.who] != owners[self.who]:
                game.goto(Rescue(self.who, self.zone, self.rule, asked, option.who))
                return
            game.goto(Rescue(self.who, self.zone, self.rule, asked))
            self._pull(game, option.who)
        elif isinstance(option, opt.Say):
            game.goto(Rescue(self.who, self.zone, self.rule, self.asked))
            if option.word == "agree":
                self._pull(game, self.answering)
        else:
            game.end()

    def _pull(self, game: ZombicideGame, friend: int) -> None:
        walk(game, friend, game.state.survivors[self.who].zone, self.rule)
