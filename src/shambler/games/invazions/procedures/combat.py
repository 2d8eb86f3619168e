"""Combat: human effects, then each Horde plays its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from shambler.games.invazions.events import CardPlayed, HordeFinished
from shambler.games.invazions.invazions_game import InvazionsGame, leave_hand
from shambler.games.invazions.options import Next, PlayRage, PlayZombie
from shambler.games.invazions.procedures.bravery import open_window
from shambler.games.invazions.procedures.team import TeamChoice
from shambler.games.invazions.procedures.wounded import HandOutWounded
from shambler.games.invazions.refusals import explain_other_hordes, explain_plays
from shambler.kernel.decision import DONE, Decision, Done, Option
from shambler.kernel.procedure import Procedure


class Combat(Procedure, frozen=True, gc=False):
    """The steps of combat in their order (IVZ-COMBAT-01 onwards)."""

    at: int = 0

    def step(self, game: InvazionsGame) -> None:
        """Do the next of them."""
        game.goto(Combat(self.at + 1))
        if self.at == 0:
            open_window(game, "after_choice")
        elif self.at == 1:
            due = due_wounds(game)
            if due:
                game.call(HandOutWounded(due=due, because="IVZ-COMBAT-01"))
        elif self.at == 2:
            game.call(TurnOrder())
        elif self.at == 3:
            game.state.human.quiet = False
            open_window(game, "before_damage")
        else:
            game.end()


def due_wounds(game: InvazionsGame) -> tuple[int, ...]:
    """The Hordes hit by Humans of the place they attack, before any card is played (AMB-36)."""
    wound = game.world.cards.wound
    due: list[int] = []
    for seat, horde in enumerate(game.state.hordes, 1):
        due += [seat] * sum([wound[card] for card in game.state.places[horde.place].humans])
    return tuple(due)


class TurnOrder(TeamChoice, frozen=True, gc=False, kw_only=True):
    """The Hordes choose who plays next (IVZ-COMBAT-02)."""

    kind: ClassVar[str] = "turn-order"
    cites: ClassVar[str] = "IVZ-COMBAT-02"

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask while anybody has still to play."""
        options = game.world.options.next
        left = [seat for seat, horde in enumerate(game.state.hordes, 1) if not horde.turn_taken]
        if left:
            if game.blocked is not None:
                explain_other_hordes(game, left, "IVZ-COMBAT-06", "has-played")
            return self.ask(game, [options[seat] for seat in left])
        game.end()
        return None

    def concerned(self, game: InvazionsGame) -> Sequence[int]:
        """All of them; no attack counts for more here, so seat order it is."""
        return range(1, len(game.state.hordes) + 1)

    def leader_first(self, game: InvazionsGame, seats: Sequence[int]) -> Sequence[int]:
        """As they sit."""
        return seats

    def decided(self, game: InvazionsGame, option: Next) -> None:
        """That Horde plays until it is done (IVZ-COMBAT-06)."""
        horde, always = game.horde(option.seat), game.world.always
        horde.turn_taken = True
        horde.zombie_plays, horde.rage_plays = always.zombie_plays, always.rage_plays
        game.goto(TurnOrder())
        game.call(HordeTurn(option.seat))


class HordeTurn(Procedure, frozen=True, gc=False):
    """One Horde plays up to 3 Zombie cards and 1 Rage card, more by effects (IVZ-COMBAT-03)."""

    seat: int

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask for a card; only without cards or plays, which everybody sees, the turn just ends.

        A Guard who allows no more cards is a reason to be told, so the question is asked.
        """
        horde = game.horde(self.seat)
        zombies, rages, hand = horde.zombie_plays, horde.rage_plays, horde.hand
        if not hand or not (zombies or rages):
            game.tell(HordeFinished, seat=self.seat, why="limits" if hand else "empty")
            game.end()
            return None
        if len(horde.played) >= game.play_cap(horde.place):
            zombies = rages = 0
        cards, table = game.world.cards, game.world.options.play
        is_zombie, is_rage = cards.is_zombie, cards.is_rage
        options: list[Option] = []
        last = -1
        for card in hand:
            if card != last and ((is_zombie[card] and zombies) or (is_rage[card] and rages)):
                options.append(table[card])
            last = card
        options.append(DONE)
        if game.blocked is not None:
            explain_plays(game, self.seat)
        return Decision((self.seat,), "play-card", options, "IVZ-COMBAT-03", public=False)

    def chosen(self, game: InvazionsGame, option: PlayZombie | PlayRage | Done) -> None:
        """Play it: effects first, then the human player may interrupt (IVZ-BRAV-07)."""
        if isinstance(option, Done):
            game.tell(HordeFinished, seat=self.seat, why="done", rule="IVZ-COMBAT-08")
            game.end()
            return
        horde, card = game.horde(self.seat), option.card
        leave_hand(horde, card)
        horde.played += (card,)
        if type(option) is PlayZombie:
            horde.zombie_plays -= 1
        else:
            horde.rage_plays -= 1
        game.tell(CardPlayed, seat=self.seat, card=card)
        open_window(game, "between_zombie_cards")
        if game.world.cards.play[card]:
            game.call(ResolveCard(self.seat, card))


class ResolveCard(Procedure, frozen=True, gc=False):
    """The abilities of a played card, in the order written, each one to its end."""

    seat: int
    card: int
    at: int = 0

    def step(self, game: InvazionsGame) -> None:
        """Let the next ability act."""
        abilities = game.world.cards.play[self.card]
        ability = abilities[self.at]
        if self.at + 1 == len(abilities):
            game.end()
        else:
            game.goto(ResolveCard(self.seat, self.card, self.at + 1))
        if not ability.first or len(game.horde(self.seat).played) == 1:
            ability.apply(game, self.seat, self.card)
