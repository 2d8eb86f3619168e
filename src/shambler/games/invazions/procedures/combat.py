"""Combat: human effects, then each Horde plays its cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from shambler.games.invazions.events import CardPlayed
from shambler.games.invazions.options import Next, PlayRage, PlayZombie
from shambler.games.invazions.procedures.bravery import open_window
from shambler.games.invazions.procedures.team import TeamChoice
from shambler.games.invazions.procedures.wounded import HandOutWounded
from shambler.games.invazions.table import Table, leave_hand
from shambler.kernel.decision import DONE, Decision, Done, Option
from shambler.kernel.procedure import Procedure


class Combat(Procedure, frozen=True, gc=False):
    """The steps of combat in their order (IVZ-COMBAT-01 onwards)."""

    at: int = 0

    def step(self, game: Table) -> None:
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


def due_wounds(game: Table) -> tuple[int, ...]:
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

    def step(self, game: Table) -> Decision | None:
        """Ask while anybody has still to play."""
        options = game.world.options.next
        left: list[Option] = [
            options[seat] for seat, horde in enumerate(game.state.hordes, 1) if not horde.turn_taken
        ]
        if left:
            return self.ask(game, left)
        game.end()
        return None

    def concerned(self, game: Table) -> Sequence[int]:
        """All of them; no attack counts for more here, so seat order it is."""
        return range(1, len(game.state.hordes) + 1)

    def leader_first(self, game: Table, seats: Sequence[int]) -> Sequence[int]:
        """As they sit."""
        return seats

    def decided(self, game: Table, option: Next) -> None:
        """That Horde plays until it is done (IVZ-COMBAT-06)."""
        horde, always = game.horde(option.seat), game.world.always
        horde.turn_taken = True
        horde.zombie_plays, horde.rage_plays = always.zombie_plays, always.rage_plays
        game.goto(TurnOrder())
        game.call(HordeTurn(option.seat))


class HordeTurn(Procedure, frozen=True, gc=False):
    """One Horde plays up to 3 Zombie cards and 1 Rage card, more by effects (IVZ-COMBAT-03)."""

    seat: int

    def step(self, game: Table) -> Decision | None:
        """Ask for a card. The turn ends by itself only where open information says it must."""
        horde = game.horde(self.seat)
        zombies, rages, hand = horde.zombie_plays, horde.rage_plays, horde.hand
        capped = len(horde.played) >= game.play_cap(horde.place)
        if not hand or capped or not (zombies or rages):
            game.end()
            return None
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
            self._explain(game)
        return Decision((self.seat,), "play-card", options, "IVZ-COMBAT-03", public=False)

    def _explain(self, game: Table) -> None:
        cards, horde = game.world.cards, game.horde(self.seat)
        for card in sorted(set(horde.hand)):
            key = game.world.options.play[card].key
            if not cards.is_zombie[card] and not cards.is_rage[card]:
                game.forbid(key, "IVZ-COMBAT-11", "unplayable", card=card)
            elif cards.is_zombie[card] and not horde.zombie_plays:
                game.forbid(key, "IVZ-COMBAT-03", "no-zombie-plays")
            elif cards.is_rage[card] and not horde.rage_plays:
                game.forbid(key, "IVZ-COMBAT-03", "no-rage-plays")

    def chosen(self, game: Table, option: PlayZombie | PlayRage | Done) -> None:
        """Play it: effects first, then the human player may interrupt (IVZ-BRAV-07)."""
        if isinstance(option, Done):
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

    def step(self, game: Table) -> None:
        """Let the next ability act."""
        abilities = game.world.cards.play[self.card]
        ability = abilities[self.at]
        if self.at + 1 == len(abilities):
            game.end()
        else:
            game.goto(ResolveCard(self.seat, self.card, self.at + 1))
        if not ability.first or len(game.horde(self.seat).played) == 1:
            ability.apply(game, self.seat, self.card)
