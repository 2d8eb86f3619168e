"""Rearranging, trading and discarding as actions (Z-TRADE-01 to 03, Z-INV-01)."""

from __future__ import annotations

import msgspec

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.features.missions import traded
from shambler.games.zombicide.features.remotes import ShareRemotes
from shambler.games.zombicide.procedures.inventory import (
    Arrange,
    Layout,
    discardable,
    drop_card,
    has_cards,
)
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import DONE, Decision, Option
from shambler.kernel.procedure import Procedure

AGREE, REFUSE = opt.Say("say:agree", "agree"), opt.Say("say:refuse", "refuse")


def list_reorganize(game: Table, standing: Standing, options: list[Option]) -> None:
    """Rearrange, alone or trading with somebody in the zone (Z-TRADE-01, 02)."""
    if standing.left < 1:  # no free action pays for it
        game.forbid("reorganize", "Z-ROUND-03", "no-actions")
        return
    me, zone, menu = standing.survivor, standing.zone, game.world.menu
    mine = has_cards(me)
    if mine:
        options.append(menu.reorganize)
    else:
        game.forbid("reorganize", "Z-TRADE-01", "nothing-carried", who=standing.who)
    for trade, other in zip(menu.trades, game.state.survivors, strict=False):
        if other.zone != zone or other is me:
            continue
        if mine or me.remotes or has_cards(other) or other.remotes:
            options.append(trade)


def reorganize(game: Table, turn: Turn, option: opt.Reorganize) -> None:
    """One's own cards."""
    turn.pay(game, "trade")
    game.call(Arrange.of(game, (turn.who,), rule="Z-TRADE-01"))


def trade(game: Table, turn: Turn, option: opt.Trade) -> None:
    """Both inventories in one go (Z-TRADE-02)."""
    turn.pay(game, "trade")
    game.call(ShareRemotes(turn.who, option.who))
    game.call(Proposal.of(game, (turn.who, option.who), rule="Z-TRADE-02"))


class Proposal(Arrange, frozen=True, gc=False):
    """A trade: one survivor lays out the cards of both, the other's player agrees or not.

    Whoever agreed may then rearrange what they got, free; whoever was refused still rearranges
    their own cards (Z-TRADE-01 to 03).
    """

    agreed: bool = False

    def step(self, game: Table) -> Decision | None:
        """Lay out, ask the other player, carry it out."""
        if self.unchanged:
            self._end(game)
            return None
        layout = Layout(game, self)
        question = layout.next_question()
        if question is not None:
            return question
        packs = layout.packs()
        question = layout.crowded(packs)
        if question is not None:
            return question
        who, other = self.whos
        apart = game.world.owners[who] != game.world.owners[other]
        watched = apart or game.events is not None or game.world.hooks["traded"]
        gives, gets = layout.exchanged(other, packs) if watched else ([], [])
        if apart and not self.agreed and (gives or gets):
            about: dict[str, str | int] = {"who": who, "other": other}
            about |= {"gives": ",".join(gives), "gets": ",".join(gets)}
            seats = game.world.seat_of[other]
            return Decision(seats, "trade", [AGREE, REFUSE], "Z-TRADE-03", about)
        layout.commit(packs)
        if gives or gets:
            game.tell(ev.Traded, who, other)
            traded(game, who, gets, gives)
            traded(game, other, gives, gets)
        self._end(game)
        return None

    def _end(self, game: Table) -> None:
        """The other player may rearrange too, free (Z-TRADE-02)."""
        who, other = self.whos
        if game.world.owners[who] != game.world.owners[other]:
            game.goto(Arrange.of(game, (other,), rule="Z-TRADE-02"))
        else:
            game.end()

    def chosen(self, game: Table, option: Option) -> None:
        """Agreed or refused; everything else lays cards out."""
        if option is AGREE:
            game.goto(msgspec.structs.replace(self, agreed=True))
        elif option is REFUSE:
            who, other = self.whos
            game.tell(ev.TradeRefused, who, other)
            game.goto(Arrange.of(game, (who,), rule="Z-TRADE-01"))
        else:
            super().chosen(game, option)


def list_discard(game: Table, standing: Standing, options: list[Option]) -> None:
    """Anybody's cards may be thrown away at any time (Z-INV-01)."""
    if has_cards(standing.survivor) or any(map(has_cards, game.state.survivors)):
        options.append(game.world.menu.discard)


def discard(game: Table, turn: Turn, option: opt.Discard) -> None:
    """Choose whose, and which."""
    game.call(DiscardCards())


class DiscardCards(Procedure, frozen=True, gc=False):
    """Throw a card of any survivor of the team away; it costs nothing."""

    who: int = -1  # whose card; -1: not chosen yet

    def step(self, game: Table) -> Decision | None:
        """Whose, then which: every card but a tank that keeps its owner alive."""
        if self.who < 0:
            take = game.world.menu.take
            owners = [
                take[who]
                for who, survivor in enumerate(game.state.survivors)
                if survivor.zone >= 0 and has_cards(survivor)
            ]
            return Decision(game.world.seats, "discard-whose", [*owners, DONE], "Z-INV-01")
        survivor = game.state.survivors[self.who]
        drop = game.world.menu.drops[self.who]
        drops = [drop[card] for card in discardable(game, survivor)]
        about = {"who": self.who}
        return Decision(game.world.seat_of[self.who], "discard", [*drops, DONE], "Z-INV-01", about)

    def chosen(self, game: Table, option: Option) -> None:
        """Gone, or kept after all."""
        if isinstance(option, opt.Pick):
            game.goto(DiscardCards(option.who))
            return
        game.end()
        if isinstance(option, opt.Drop):
            drop_card(game, option.who, option.card)


REORGANIZING = Actions(list_reorganize, {opt.Reorganize: reorganize, opt.Trade: trade})
DISCARDING = Actions(list_discard, {opt.Discard: discard}, free=True)
