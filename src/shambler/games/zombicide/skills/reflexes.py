"""Survivors who act in the enemies' phase: Combat reflexes, and links to the enemies."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.combat import strike_of
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.leaving import play_turn
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.striking import COMBAT, Declare
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Turn
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.moment import Window
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace

REFLEXES: Final = "combat-reflexes"
LINK: Final = "extra-turn-on-extra-activation"


def _rule(game: ZombicideGame, who: int, ability: str) -> str:
    """The rule of the skill that somebody answers with."""
    return game.traits(who).rules[ability]


class Reflexes(System):
    """Skills with which survivors act in the enemies' phase."""

    def __init__(self, world: Any) -> None:
        self.silent = () if world.may_learn(REFLEXES) else ("card_opened", "spawned")

    def card_opened(self, game: ZombicideGame) -> None:
        """Each survivor answers a card once."""
        game.call(SpawnCard())

    def spawned(self, game: ZombicideGame, zones: int) -> None:
        """Whoever sees them may answer."""
        game.call(AnswerSpawn(zones))

    def extra_activation(self, game: ZombicideGame) -> None:
        """Whoever has a link plays first."""
        game.call(ExtraTurns())


class SpawnCard(Procedure, frozen=True, gc=False):
    """A card that brings enemies lies open: each survivor answers it once."""

    answered: tuple[int, ...] = ()

    def step(self, game: ZombicideGame) -> None:
        """Everything the card did is done."""
        game.end()


def _card(game: ZombicideGame) -> int:
    """Where on the stack the open card is; -1 if enemies came without one."""
    stack = game.state.stack
    places = [place for place, frame in enumerate(stack) if isinstance(frame, SpawnCard)]
    return places[-1] if places else -1


class AnswerSpawn(Window, frozen=True, gc=False):
    """Survivors who see enemies spawn may answer with one free combat action."""

    zones: int  # mask of the zones of the spawn

    def ask(self, game: ZombicideGame) -> Decision | None:
        """The players choose who answers, as long as somebody can."""
        ready = self._ready(game)
        if not ready:
            return None
        owners = game.world.owners
        seats = tuple(dict.fromkeys(owners[who] for who in ready))
        options: list[Option] = [game.world.menu.take[who] for who in ready]
        return Decision(
            seats, "answer-spawn", [*options, PASS], _rule(game, ready[0], "combat-reflexes")
        )

    def _ready(self, game: ZombicideGame) -> list[int]:
        place = _card(game)
        card = game.state.stack[place] if place >= 0 else None
        answered = card.answered if isinstance(card, SpawnCard) else ()
        return [
            who
            for who, survivor in enumerate(game.state.survivors)
            if survivor.status == IN_PLAY
            and who not in answered
            and game.traits(who).has(REFLEXES)
            and React(who, self.zones).attacks(game)
        ]

    def use(self, game: ZombicideGame, option: opt.Pick) -> None:
        """One attack; others may follow."""
        place = _card(game)
        if place >= 0:
            card: Any = game.state.stack[place]
            answered = (*card.answered, option.who)
            game.state.stack[place] = replace(card, answered=answered)
        game.call(React(option.who, self.zones))


class React(Procedure, frozen=True, gc=False):
    """A free combat action against those who have just appeared, and whoever is with them."""

    families: ClassVar[tuple[ActionFamily, ...]] = (COMBAT,)
    who: int
    zones: int

    def step(self, game: ZombicideGame) -> Decision:
        """Any attack on a zone of the spawn."""
        seats = game.world.seat_of[self.who]
        return Decision(
            seats,
            "react",
            self.attacks(game),
            _rule(game, self.who, "combat-reflexes"),
            {"who": self.who},
        )

    @property
    def turn(self) -> Turn:
        """An action of its own, outside the survivor's turn."""
        return Turn(self.who, granted=1)

    def attacks(self, game: ZombicideGame) -> list[Option]:
        """Melee in the own zone, ranged at a distance: where enemies spawned."""
        standing, options = self.turn.standing(game), list[Any]()
        for family in self.families:
            family.lists(game, standing, options)
        return [option for option in options if self.zones >> option.zone & 1]

    def chosen(self, game: ZombicideGame, option: opt.Attack) -> None:
        """Strike."""
        strike, _ = strike_of(game, self.turn, option)
        game.goto(Declare(strike))


class ExtraTurns(Procedure, frozen=True, gc=False):
    """Whoever has a link to the enemies plays before they act."""

    played: tuple[int, ...] = ()

    def step(self, game: ZombicideGame) -> Decision | None:
        """One extra turn each, in the order the players choose."""
        linked = [
            who
            for who, survivor in enumerate(game.state.survivors)
            if survivor.status == IN_PLAY and who not in self.played and game.traits(who).has(LINK)
        ]
        if not linked:
            game.end()
            return None
        options = [game.world.menu.activate[who] for who in linked]
        return Decision(game.world.seats, "extra-turn", options, _rule(game, linked[0], LINK))

    def chosen(self, game: ZombicideGame, option: opt.Activate) -> None:
        """Their turn."""
        game.goto(ExtraTurns((*self.played, option.who)))
        play_turn(game, option.who)
