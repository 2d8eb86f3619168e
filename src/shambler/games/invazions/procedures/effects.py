"""Effects of zombie cards that ask their player something or turn over a card."""

from __future__ import annotations

from shambler.games.invazions.events import (
    CardRecovered,
    CardRoused,
    CardSacrificed,
    TopDiscarded,
    TopRevealed,
)
from shambler.games.invazions.invazions_game import InvazionsGame, join_hand, without
from shambler.games.invazions.options import Sacrifice, Take
from shambler.games.invazions.procedures.hand import (
    freed_warning,
    sacrifice_from_hand,
    sacrifice_options,
)
from shambler.games.invazions.procedures.piles import DrawCards, note_empty_pile, reshuffle
from shambler.games.invazions.refusals import explain_cards_elsewhere, explain_not_zombies
from shambler.games.invazions.state import HUMAN
from shambler.kernel.chance import Draw
from shambler.kernel.decision import DONE, PASS, Decision, Option
from shambler.kernel.procedure import Procedure


class Recover(Procedure, frozen=True, gc=False):
    """May take one Zombie card from the own discard pile into hand."""

    seat: int

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask which; the discard pile is open."""
        is_zombie, table = game.world.cards.is_zombie, game.world.options.take
        found = dict.fromkeys(game.horde(self.seat).discard)
        options: list[Option] = [table[card] for card in sorted(found) if is_zombie[card]]
        if options:
            if game.blocked is not None:
                explain_not_zombies(game, found, table, "IVZ-COMBAT-05")
            return Decision((self.seat,), "recover", [*options, PASS], "IVZ-COMBAT-05")
        game.end()
        return None

    def chosen(self, game: InvazionsGame, option: Option) -> None:
        """Everybody sees which card comes back."""
        if isinstance(option, Take):
            horde = game.horde(self.seat)
            horde.discard = without(horde.discard, option.card)
            join_hand(horde, option.card)
            game.tell(CardRecovered, seat=self.seat, card=option.card, rule="IVZ-COMBAT-05")
        game.end()


class RevealTop(Procedure, frozen=True, gc=False):
    """Turn over the top card of the human draw pile, shuffling a new one if need be (AMB-25)."""

    seat: int

    def step(self, game: InvazionsGame) -> Draw | None:
        """Turn it over."""
        pile = game.state.human.pile
        if pile.bag or pile.top:
            return Draw(HUMAN, pile)
        if not reshuffle(game, HUMAN):
            game.end()
        return None

    def drawn(self, game: InvazionsGame, cards: tuple[int, ...]) -> None:
        """A Human is discarded; anything else waits on top, open, for the zombie's choice."""
        human, card = game.state.human, cards[0]
        human.pile = human.pile.without(cards)
        game.tell(TopRevealed, card=card)
        if game.world.cards.is_human[card]:
            human.discard += cards
            game.tell(TopDiscarded, card=card)
            game.end()
        else:
            human.pile = human.pile.on_top(cards)
            game.goto(JudgeTop(self.seat))
        note_empty_pile(human)


class JudgeTop(Procedure, frozen=True, gc=False):
    """May sacrifice a card from hand to discard the card turned over (IVZ-CARDX-14)."""

    seat: int

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask, if there is a hand to pay from."""
        hand = game.horde(self.seat).hand
        if not hand:
            game.end()
            return None
        about = freed_warning(game)
        about["card"] = game.state.human.pile.top[0].card
        options = [*sacrifice_options(game, self.seat), PASS]
        return Decision((self.seat,), "judge-top", options, "IVZ-CARDX-14", about, public=False)

    def chosen(self, game: InvazionsGame, option: Option) -> None:
        """Pay and discard it, or leave it where it is."""
        if isinstance(option, Sacrifice):
            sacrifice_from_hand(game, self.seat, option.card)
            human = game.state.human
            card = human.pile.top[0].card
            human.pile = human.pile.without((card,))
            human.discard += (card,)
            game.tell(TopDiscarded, card=card, rule="IVZ-CARDX-14")
        game.end()


class Feed(Procedure, frozen=True, gc=False):
    """Sacrifice a Zombie card from hand, or the card itself at the end of the turn."""

    seat: int
    card: int

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask; an empty hand leaves no choice."""
        hand, is_zombie = game.horde(self.seat).hand, game.world.cards.is_zombie
        if not hand:
            self._leave(game)
            return None
        table = game.world.options.sacrifice
        options: list[Option] = [table[card] for card in dict.fromkeys(hand) if is_zombie[card]]
        if game.blocked is not None:
            explain_not_zombies(game, hand, table, "IVZ-CARDX-03")
        about: dict[str, str | int] = {"card": self.card}
        return Decision((self.seat,), "feed", [*options, PASS], "IVZ-CARDX-03", about, public=False)

    def chosen(self, game: InvazionsGame, option: Option) -> None:
        """One of the two leaves the game."""
        if isinstance(option, Sacrifice):
            sacrifice_from_hand(game, self.seat, option.card)
            game.end()
        else:
            self._leave(game)

    def _leave(self, game: InvazionsGame) -> None:
        game.horde(self.seat).leaving += (self.card,)
        game.tell(CardSacrificed, seat=self.seat, card=self.card, rule="IVZ-CARDX-03")
        game.end()


class Trample(Procedure, frozen=True, gc=False):
    """Sacrifice Contamination cards of the place: own choice, all if there are too few."""

    seat: int
    count: int

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask for one card after the other."""
        under = game.state.places[game.horde(self.seat).place].contamination
        if not self.count or not under:
            game.end()
            return None
        table = game.world.options.sacrifice
        options = [table[card] for card in dict.fromkeys(under)]
        if game.blocked is not None:
            explain_cards_elsewhere(game, game.horde(self.seat).place, table, "IVZ-CARDX-26")
        about = freed_warning(game)
        return Decision((self.seat,), "trample", options, "IVZ-CARDX-26", about)

    def chosen(self, game: InvazionsGame, option: Sacrifice) -> None:
        """To the box, Freed Zombies too."""
        place = game.state.places[game.horde(self.seat).place]
        place.contamination = without(place.contamination, option.card)
        game.state.box += (option.card,)
        game.tell(CardSacrificed, seat=self.seat, card=option.card, rule="IVZ-CARDX-26")
        game.goto(Trample(self.seat, self.count - 1))


class Cull(Procedure, frozen=True, gc=False):
    """May sacrifice up to some cards from hand, then draws as many."""

    seat: int
    left: int
    done: int = 0

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask until enough."""
        hand = game.horde(self.seat).hand
        if not self.left or not hand:
            game.goto(DrawCards(self.seat, self.done))
            return None
        about = freed_warning(game)
        options = [*sacrifice_options(game, self.seat), DONE]
        return Decision((self.seat,), "cull", options, "IVZ-GLOS-03", about, public=False)

    def chosen(self, game: InvazionsGame, option: Option) -> None:
        """One more, or enough."""
        if isinstance(option, Sacrifice):
            sacrifice_from_hand(game, self.seat, option.card)
            game.goto(Cull(self.seat, self.left - 1, self.done + 1))
        else:
            game.goto(DrawCards(self.seat, self.done))


class Rouse(Procedure, frozen=True, gc=False):
    """Take one Contamination card of the place into hand; nothing can prevent it."""

    seat: int

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask which."""
        place = game.horde(self.seat).place
        under = dict.fromkeys(game.state.places[place].contamination)
        if not under:
            game.end()
            return None
        table = game.world.options.take
        options = [table[card] for card in under]
        if game.blocked is not None:
            explain_cards_elsewhere(game, place, table, "IVZ-CARDX-10")
        return Decision((self.seat,), "rouse", options, "IVZ-CARDX-10", {"place": place})

    def chosen(self, game: InvazionsGame, option: Take) -> None:
        """Everybody sees which card it is."""
        horde = game.horde(self.seat)
        place = game.state.places[horde.place]
        place.contamination = without(place.contamination, option.card)
        join_hand(horde, option.card)
        game.tell(CardRoused, seat=self.seat, card=option.card, place=horde.place)
        game.end()
