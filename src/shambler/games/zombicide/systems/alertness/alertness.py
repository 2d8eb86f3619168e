"""Acting when enemies appear close by: Combat reflexes, Sidestep (FH-CAMP-14)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.skills.hit_and_run import FreeMove
from shambler.games.zombicide.skills.reflexes import REFLEXES, React
from shambler.games.zombicide.systems.alertness.options import AnswerSpawnCard
from shambler.games.zombicide.systems.backpack.backpack import FROM_PACK
from shambler.games.zombicide.systems.night.lighting import AIMED_ALL_OUT, AIMED_COMBAT
from shambler.games.zombicide.systems.night.night import NORMAL_DIM
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.moment import Window
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace

SIDESTEP: Final = "sidestep"
NEAR: Final = 1


class Alertness(System):
    """Skills that answer a zombie card, each once per card."""

    def __init__(self, world: Any) -> None:
        able = world.may_learn(REFLEXES) or world.may_learn(SIDESTEP)
        self.silent = () if able else ("card_opened", "spawned")
        skills = range(len(world.skills))
        self.skills = frozenset(skill for skill in skills if _answers(world, skill))

    def card_opened(self, game: ZombicideGame) -> None:
        """Each skill answers a card once; enemies that come by no card are not answered."""
        game.call(OpenCard())

    def spawned(self, game: ZombicideGame, zones: int) -> None:
        """Before they rush; there is nothing to ask where nobody has such a skill."""
        if self._anybody(game) and _open_card(game) >= 0:
            game.call(AnswerNear(zones))

    def _anybody(self, game: ZombicideGame) -> bool:
        """Has anybody a skill that may answer?"""
        without = self.skills.isdisjoint
        return any(not without(survivor.skills) for survivor in game.state.survivors)


def _answers(world: Any, skill: int) -> bool:
    """Does a skill answer cards, or share one that does with those around?"""
    traits = world.traits[skill,]
    if traits.has(REFLEXES) or traits.has(SIDESTEP):
        return True
    return any(_answers(world, world.skill_index[ref]) for ref in traits.shares)


class OpenCard(Procedure, frozen=True, gc=False):
    """A zombie card lies open: who has answered it, and with what."""

    answered: tuple[tuple[int, str], ...] = ()

    def step(self, game: ZombicideGame) -> None:
        """Everything the card did is done."""
        game.end()


def _open_card(game: ZombicideGame) -> int:
    """Where on the stack the card lies that is being resolved; -1: there is none."""
    stack = game.state.stack
    for place in range(len(stack) - 1, -1, -1):
        if isinstance(stack[place], OpenCard):
            return place
    return -1


class AnswerNear(Window, frozen=True, gc=False):
    """Those who stand close may strike at the zone, or step aside."""

    zones: int

    def ask(self, game: ZombicideGame) -> Decision | None:
        """The players choose who answers with what, as long as somebody can."""
        ready = self._ready(game)
        if not ready:
            return None
        world = game.world
        seats = tuple(dict.fromkeys(world.owners[who] for who, _ in ready))
        options: list[Option] = [
            AnswerSpawnCard(f"answer:{skill}.{world.names[who]}", who, skill)
            for who, skill in ready
        ]
        return Decision(seats, "answer-spawn", [*options, PASS], "FH-CAMP-14")

    def _ready(self, game: ZombicideGame) -> list[tuple[int, str]]:
        card: Any = game.state.stack[_open_card(game)]
        found: list[tuple[int, str]] = []
        for who, survivor in enumerate(game.state.survivors):
            if survivor.status != IN_PLAY or not self._near(game, survivor.zone):
                continue
            traits = game.traits(who)
            if traits.has(REFLEXES) and FreeCombat(who, self.zones).attacks(game):
                found.append((who, REFLEXES))
            if traits.has(SIDESTEP) and not game.is_confined(who):
                found.append((who, SIDESTEP))
        return [answer for answer in found if answer not in card.answered]

    def _near(self, game: ZombicideGame, zone: int) -> bool:
        """At range 0 or 1: no wall or closed door between, dark or not (Z2E-084)."""
        return bool(self.zones & game.terrain.seen_by(NORMAL_DIM).between(zone, 0, NEAR))

    def use(self, game: ZombicideGame, option: AnswerSpawnCard) -> None:
        """Strike, or go."""
        who, skill, place = option.who, option.skill, _open_card(game)
        card: Any = game.state.stack[place]
        game.state.stack[place] = replace(card, answered=(*card.answered, (who, skill)))
        if skill == REFLEXES:
            game.call(FreeCombat(who, self.zones))
        else:
            game.call(FreeMove(who, "FH-CAMP-14"))


class FreeCombat(React, frozen=True, gc=False):
    """A combat action like any other: all-out, from the backpack, with a light for the shot."""

    families: ClassVar[tuple[ActionFamily, ...]] = (AIMED_COMBAT, AIMED_ALL_OUT, FROM_PACK)

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """A turn of one action."""
        game.goto(self.turn)
        self.turn.chosen(game, option)
