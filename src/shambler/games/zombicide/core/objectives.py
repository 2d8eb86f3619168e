"""Taking objectives, and losing them (Z-ACT-03)."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.zombicide.board.masks import mask_of
from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import SETUP, ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, consult, report
from shambler.games.zombicide.core.state import Token
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.core.winning import earlier_met
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.kernel.box import Occasion
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Option
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure


def _in_order(game: ZombicideGame, color: str) -> bool:
    order = game.world.color_order.get(color)
    return order is None or earlier_met(game, order)


class TakeToken(Procedure, frozen=True, gc=False):
    """A face-down token is turned over when it is taken: its colour is drawn only now."""

    draws: ClassVar[str] = "token"
    who: int
    token: int

    def occasion(self, game: ZombicideGame) -> Occasion:
        """It lay face down."""
        return Occasion("token", {"zone": game.state.survivors[self.who].zone})

    def step(self, game: ZombicideGame) -> Draw | None:
        """A face-up token needs no draw."""
        token = next(t for t in game.state.tokens if t.id == self.token)
        if token.color:
            self._take(game, token.color)
            return None
        return _turn_over(game, token)

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """Now everybody knows."""
        color = game.world.colors[cards[0]]
        _unhide(game, color)
        if not _in_order(game, color):
            tokens = tuple(
                Token(t.id, t.zone, color) if t.id == self.token else t for t in game.state.tokens
            )
            game.state.tokens = tokens
            game.end()
            return
        self._take(game, color)

    def _take(self, game: ZombicideGame, color: str) -> None:
        state = game.state
        zone = state.survivors[self.who].zone
        state.tokens = tuple(t for t in state.tokens if t.id != self.token)
        state.taken = (*state.taken, color)
        game.tell(ev.ObjectiveTaken, self.who, zone, color)
        game.end()
        rewards = game.world.rewards.get(color, ())
        for reward in rewards:
            if not reward.is_offered:
                reward.give(game, self.who)
        report(game, Listener.objective_taken, self.who, color)  # which may win the game
        if state.outcome is None:
            for reward in rewards:
                if reward.is_offered:
                    reward.give(game, self.who)


def possible_colors(game: ZombicideGame, token: Token) -> tuple[str, ...]:
    """The colours that a face-down objective may turn out to have."""
    return consult(game, Listener.possible_colors, game.state.hidden, token)


def _turn_over(game: ZombicideGame, token: Token) -> Draw:
    """Ask for the colour of a face-down objective."""
    colors = game.world.colors
    return Draw(SETUP, Deck(tuple(sorted(colors.index(c) for c in possible_colors(game, token)))))


def _unhide(game: ZombicideGame, color: str) -> None:
    hidden = list(game.state.hidden)
    hidden.remove(color)
    game.state.hidden = tuple(hidden)


def lose_objectives(game: ZombicideGame, zone: int, rule: str) -> None:
    """Objectives of a zone are removed for good; each is looked at."""
    look_at_lost(game, remove_objectives(game, zone), rule, len(game.state.stack))


def remove_objectives(game: ZombicideGame, zone: int) -> tuple[Token, ...]:
    """They are off the board, and nobody has looked at them yet."""
    lost = tuple(token for token in game.state.tokens if token.zone == zone)
    game.state.tokens = tuple(t for t in game.state.tokens if t not in lost)
    return lost


def look_at_lost(game: ZombicideGame, lost: tuple[Token, ...], rule: str, place: int) -> None:
    """Each is looked at, unless the game is over: what is on the stack from a place on is first."""
    if lost and game.state.outcome is None:
        game.state.stack.insert(place, LookAtLost(lost, rule))


class LookAtLost(Procedure, frozen=True, gc=False):
    """Turn lost objectives over; the game is lost if the mission needed one."""

    draws: ClassVar[str] = "token"
    tokens: tuple[Token, ...]
    rule: str

    def occasion(self, game: ZombicideGame) -> Occasion:
        """It lay face down."""
        return Occasion("token", {"zone": self.tokens[0].zone}, self.rule)

    def step(self, game: ZombicideGame) -> Draw | None:
        """One after the other."""
        if not self.tokens:
            game.end()
            report(game, Listener.objectives_lost)
            return None
        token = self.tokens[0]
        if token.color:
            self._lose(game, token.color)
            return None
        return _turn_over(game, token)

    def drawn(self, game: ZombicideGame, cards: tuple[int, ...]) -> None:
        """Its colour."""
        color = game.world.colors[cards[0]]
        _unhide(game, color)
        self._lose(game, color)

    def _lose(self, game: ZombicideGame, color: str) -> None:
        token, rest = self.tokens[0], self.tokens[1:]
        game.tell(ev.ObjectiveLost, token.zone, color, rule=self.rule)
        game.goto(LookAtLost(rest, self.rule))
        game.state.tally[f"lost-{color}"] = game.state.tally.get(f"lost-{color}", 0) + 1


class ObjectiveActions(ActionFamily):
    """Taking objectives."""

    carries: ClassVar[tuple[type[Option], ...]] = (opt.TakeObjective,)

    def where(self, world: ZombicideWorld) -> int:
        """They never move."""
        mission = world.mission
        cells = [objective.zone for objective in mission.objective]
        hidden = mission.pool.zones if mission.pool else ()
        return mask_of(world.board.zone_at(cell) for cell in (*cells, *hidden))

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Every token in the zone whose turn has come (Z-MIS-05)."""
        for token in game.state.tokens:
            if token.zone != standing.zone:
                continue
            choice = game.world.menu.objectives[token.id]
            if token.color and not _in_order(game, token.color):
                game.forbid(choice.key, game.world.color_rules[token.color])
            elif standing.left > 0:
                options.append(choice)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: opt.TakeObjective) -> None:
        """Pay and look at it."""
        turn.pay(game, "objective")
        game.call(TakeToken(turn.who, option.token))


OBJECTIVES: Final = ObjectiveActions()
