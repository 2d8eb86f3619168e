"""Rearranging, trading and discarding as actions (Z-TRADE-01 to 03, Z-INV-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.arranging import Arrange
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZONE, ZombicideGame, beside
from shambler.games.zombicide.core.hooks import Listener, consult, report
from shambler.games.zombicide.core.inventory import (
    any_has_cards,
    card_holders,
    different,
    drop_card,
    has_cards,
    marked,
    set_apart,
    throwable,
)
from shambler.games.zombicide.core.needs import LADEN
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace


def _worth_while(game: ZombicideGame, who: int, trades: Sequence[opt.Trade]) -> list[opt.Trade]:
    """The trades of somebody without cards: the other has some, or one has something else."""
    survivors = game.state.survivors
    more = consult(game, Listener.tradable, 0) if trades else 0
    either = more | (-1 if more >> who & 1 else 0)  # what one has is enough for all
    some: list[opt.Trade] = []
    if game.blocked is not None:
        game.forbid("reorganize", "Z-TRADE-01", "nothing-carried", who=who)
    for trade in trades:
        if either >> trade.who & 1 or has_cards(survivors[trade.who]):
            some.append(trade)
        elif game.blocked is not None:
            game.forbid(trade.key, "Z-TRADE-02", "nothing-to-trade")
    return some


def reorganize(game: ZombicideGame, turn: Turn) -> None:
    """One's own cards."""
    turn.pay(game, "trade")
    game.call(Arrange.of(game, (turn.who,), rule="Z-TRADE-01"))


def trade(game: ZombicideGame, turn: Turn, option: opt.Trade) -> None:
    """Both inventories in one go (Z-TRADE-02)."""
    turn.pay(game, "trade")
    report(game, Listener.trading, turn.who, option.who)
    game.call(Proposal.of(game, (turn.who, option.who), rule="Z-TRADE-02"))


class Proposal(Arrange, frozen=True, gc=False):
    """A trade: one survivor lays out the cards of both, the other's player agrees or not.

    Whoever agreed may then rearrange what they got, free; whoever was refused still rearranges
    their own cards (Z-TRADE-01 to 03).
    """

    agreed: bool = False

    def step(self, game: ZombicideGame) -> Decision | None:
        """Lay out, ask the other player, carry it out."""
        if self.rest and not self.plan and not self.new:  # everything was left as it is
            self._end(game)
            return None
        so_far = self.arrangement(game)
        question = so_far.next_question()
        if question is not None:
            return question
        packs = so_far.packs()
        question = so_far.crowded(packs)
        if question is not None:
            return question
        who, other = self.whos
        apart = game.world.owners[who] != game.world.owners[other]
        watched = apart or game.events is not None or Listener.traded in game.world.hooks
        gives, gets = so_far.exchanged(other, packs) if watched else ([], [])
        if apart and not self.agreed and (gives or gets):
            about: dict[str, str | int] = {"who": who, "other": other}
            about |= {"gives": ",".join(gives), "gets": ",".join(gets)}
            seats = game.world.seat_of[other]
            return Decision(seats, "trade", [opt.AGREE, opt.REFUSE], "Z-TRADE-03", about)
        so_far.commit(packs)
        if gives or gets:
            game.tell(ev.Traded, who, other)
            report(game, Listener.traded, who, gets, gives)
            report(game, Listener.traded, other, gives, gets)
        self._end(game)
        return None

    def _end(self, game: ZombicideGame) -> None:
        """The other player may rearrange too, free (Z-TRADE-02)."""
        who, other = self.whos
        if game.world.owners[who] != game.world.owners[other]:
            game.goto(Arrange.of(game, (other,), rule="Z-TRADE-02"))
        else:
            game.end()

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """Agreed or refused; everything else lays cards out."""
        if option is opt.AGREE:
            game.goto(replace(self, agreed=True))
        elif option is opt.REFUSE:
            who, other = self.whos
            game.tell(ev.TradeRefused, who, other)
            game.goto(Arrange.of(game, (who,), rule="Z-TRADE-01"))
        else:
            super().chosen(game, option)


class DiscardCards(Procedure, frozen=True, gc=False):
    """Throw a card of any survivor of the team away; it costs nothing."""

    who: int = -1  # whose card; -1: not chosen yet

    def step(self, game: ZombicideGame) -> Decision | None:
        """Whose, then which: every card but a tank that keeps its owner alive."""
        if self.who < 0:
            take = game.world.menu.take
            holders = card_holders(game.state.survivors)
            whose = [*map(take.__getitem__, holders), opt.THROW_NOTHING]
            return Decision(game.world.seats, "discard-whose", whose, "Z-INV-01")
        survivor = game.state.survivors[self.who]
        drop, cards = game.world.menu.drops[self.who], throwable(game, survivor)
        drops = [drop[card] for card in different(game, cards)]
        options = [*marked(drops, set_apart(game, cards)), opt.THROW_NOTHING]
        about = {"who": self.who}
        return Decision(game.world.seat_of[self.who], "discard", options, "Z-INV-01", about)

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """Gone, or kept after all."""
        if isinstance(option, opt.Pick):
            game.goto(DiscardCards(option.who))
            return
        game.end()
        if isinstance(option, opt.Drop):
            drop_card(game, option.who, option.card)


class Reorganizing(ActionFamily):
    """Rearranging one's cards, alone or in a trade."""

    carries: ClassVar[tuple[type[Option], ...]] = (opt.Reorganize, opt.Trade)

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Rearrange, alone or trading with somebody in the zone (Z-TRADE-01, 02)."""
        able = standing.left > 0  # no free action pays for it
        if not able and game.blocked is None:
            return
        menu = game.world.menu
        company = beside(tuple(map(ZONE, game.state.survivors)), standing.who)
        trades: Sequence[opt.Trade] = menu.trades_with[company] if company else ()
        if not standing.met & LADEN:
            if trades or game.blocked is not None:
                trades = _worth_while(game, standing.who, trades)
        elif able:
            options.append(menu.reorganize)
        if able:
            options += trades

    def carry_out(
        self, game: ZombicideGame, turn: Turn, option: opt.Reorganize | opt.Trade
    ) -> None:
        """Alone, or with somebody."""
        if isinstance(option, opt.Trade):
            trade(game, turn, option)
        else:
            reorganize(game, turn)


REORGANIZING: Final = Reorganizing()


class Discarding(ActionFamily):
    """Throwing cards away; it costs no action."""

    carries: ClassVar[tuple[type[Option], ...]] = (opt.Discard,)

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Anybody's cards may be thrown away at any time (Z-INV-01)."""
        if standing.met & LADEN or any_has_cards(game.state.survivors):
            options.append(game.world.menu.discard)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: opt.Discard) -> None:
        """Choose whose, and which."""
        game.call(DiscardCards())


DISCARDING: Final = Discarding(free=True)
