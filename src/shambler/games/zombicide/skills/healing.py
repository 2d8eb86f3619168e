"""Healing: Field medic goes to a friend's side (FH-SKILL-20), Medic tends all around (FHR-30)."""

from __future__ import annotations

from typing import Any, Final

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.moving import ends_move, open_steps, walk
from shambler.games.zombicide.core.system import System
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.procedure import Procedure

MEDIC: Final = "medic"


def reach(game: ZombicideGame, who: int, zone: int, zones: int) -> int:
    """Zones within some steps, as bits; enemies on the way end the walk (Z-MOVE-03)."""
    neighbours = game.terrain.neighbours
    found = neighbours[zone]
    for _ in range(1, zones):
        for there in game.zones_of(found):
            if not ends_move(game, who, there):
                found |= neighbours[there]
    return found


def is_hurt(game: ZombicideGame, who: int) -> bool:
    """Has this survivor lost health?"""
    return game.state.survivors[who].armor < game.world.armor[who]


def heal_wound(game: ZombicideGame, who: int, rule: str) -> None:
    """One wound less."""
    game.state.survivors[who].armor += 1
    game.tell(ev.ArmorRestored, who, 1, rule=rule)


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
        return bool(reach(game, self.who, way, self.zones - 1) >> self.zone & 1)

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
        zone = game.state.survivors[self.who].zone
        hurt = [who for who in (game.here(zone) if zone >= 0 else ()) if is_hurt(game, who)]
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
            heal_wound(game, option.who, self.rule)


class Medics(System):
    """Whoever has the skill tends everybody in their zone, themselves included."""

    def __init__(self, world: Any) -> None:
        self.silent = () if world.may_learn(MEDIC) else ("enemies_done",)

    def enemies_done(self, game: ZombicideGame) -> None:
        """One medic after the other: those who stand together tend each other twice."""
        for who in reversed(game.in_play()):
            traits = game.traits(who)
            if traits.has(MEDIC):
                here = game.here(game.state.survivors[who].zone)
                game.call(Tend(who, tuple(here), traits.rules[MEDIC]))


class Tend(Procedure, frozen=True, gc=False):
    """Each of them may lose one wound, and for each the medic gains a point (FHR-30)."""

    who: int
    patients: tuple[int, ...]
    rule: str

    def step(self, game: ZombicideGame) -> Decision | None:
        """The next one who is hurt: points raise the danger, so it may be declined."""
        hurt = [patient for patient in self.patients if is_hurt(game, patient)]
        if not hurt:
            game.end()
            return None
        options: list[Option] = [game.world.menu.take[hurt[0]], PASS]
        seats, about = game.world.seat_of[hurt[0]], {"who": self.who}
        return Decision(seats, "heal", options, self.rule, about)

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """Then the others."""
        patient = next(patient for patient in self.patients if is_hurt(game, patient))
        rest = self.patients[self.patients.index(patient) + 1 :]
        game.goto(Tend(self.who, rest, self.rule))
        if isinstance(option, opt.Pick):
            heal_wound(game, patient, self.rule)
            gain_experience(game, self.who, 1, self.rule)
