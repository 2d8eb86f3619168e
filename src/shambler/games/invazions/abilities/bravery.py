"""What Bravery cards do: ``aims`` lists where a card may be played, ``apply`` carries it out.

``tries`` lists what a player who holds the card might try, ``why_not`` what is in the way of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from shambler.games.invazions.abilities.base import Ability
from shambler.games.invazions.abilities.human import destroy_contamination
from shambler.games.invazions.events import CardMuted, ResearchSpared, SurvivorGiven, WoundOnTop
from shambler.games.invazions.invazions_game import InvazionsGame, without
from shambler.games.invazions.options import LOSE, WOUND, Aim, Brave, Mute, SufferWound
from shambler.games.invazions.procedures.hand import DiscardFromHand
from shambler.games.invazions.state import HUMAN, NOWHERE, Horde
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure


class BraveryEffect(Ability, frozen=True, kw_only=True):
    """What a Bravery card does, and on what."""

    cites: ClassVar[str] = "IVZ-BRAV-01"

    def aims(self, game: InvazionsGame, card: int) -> Sequence[Option]:
        """The options that play this card now."""
        raise NotImplementedError

    def apply(self, game: InvazionsGame, place: int, target: int) -> None:
        """Carry it out on a place, or on a card there."""
        raise NotImplementedError

    def tries(self, game: InvazionsGame, card: int) -> Sequence[Brave | Aim]:
        """What somebody who holds it might try: every place."""
        return game.world.options.brave[card]

    def why_not(self, game: InvazionsGame, option: Brave | Aim) -> str:
        """The reason why it cannot be played on this, a message of the texts; empty if it can."""
        return ""


def tries_at(
    game: InvazionsGame, card: int, targets: Sequence[Sequence[int]]
) -> Sequence[Brave | Aim]:
    """Every target at every place; a place without any is named all the same."""
    found: list[Brave | Aim] = []
    for at, there in enumerate(targets):
        row = game.world.options.aim[card][at]
        found += [row[target] for target in dict.fromkeys(there)]
        if not there:
            found.append(game.world.options.brave[card][at])
    return found


class Cut(BraveryEffect, frozen=True, kw_only=True, tag="cut"):
    """Each Horde on a place discards cards or gets a Wounded Member on top (IVZ-CARDX-25)."""

    cites: ClassVar[str] = "IVZ-CARDX-25"
    discard: int

    def aims(self, game: InvazionsGame, card: int) -> Sequence[Option]:
        """Places with a Horde."""
        row = game.world.options.brave[card]
        return [row[at] for at in sorted({h.place for h in game.state.hordes} - {NOWHERE})]

    def apply(self, game: InvazionsGame, place: int, target: int) -> None:
        """Every Horde there chooses for itself, in seat order (AMB-20)."""
        for seat in reversed(game.hordes_at(place)):
            game.call(CutChoice(seat, self.discard))

    def why_not(self, game: InvazionsGame, option: Brave | Aim) -> str:
        """It needs a Horde."""
        return "" if game.hordes_at(option.place) else "no-horde-there"


class CutChoice(Procedure, frozen=True, gc=False):
    """Discard cards, or a Wounded Member on top of the draw pile (AMB-16, AMB-21)."""

    seat: int
    discard: int

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask for one of what is possible; without wounds, discard what there is."""
        if not game.state.wounded:
            game.goto(DiscardFromHand(self.seat, self.discard))
            return None
        options: list[Option] = [WOUND]
        if len(game.horde(self.seat).hand) >= self.discard:
            options.append(LOSE)
        else:
            game.forbid(LOSE.key, "IVZ-CARDX-25", "too-few-cards", count=self.discard)
        return Decision((self.seat,), "cut", options, "IVZ-CARDX-25", {"count": self.discard})

    def chosen(self, game: InvazionsGame, option: Option) -> None:
        """Everybody sees the Wounded Member go on top."""
        if not isinstance(option, SufferWound):
            game.goto(DiscardFromHand(self.seat, self.discard))
            return
        horde = game.horde(self.seat)
        game.state.wounded -= 1
        horde.pile = horde.pile.on_top((game.world.cards.wounded,))
        game.tell(WoundOnTop, seat=self.seat)
        game.end()


class Hold(BraveryEffect, frozen=True, kw_only=True, tag="hold"):
    """A place gets more Resistance for each Horde attacking it when damage begins."""

    count: int

    def aims(self, game: InvazionsGame, card: int) -> Sequence[Option]:
        """Any place."""
        return game.world.options.brave[card]

    def apply(self, game: InvazionsGame, place: int, target: int) -> None:
        """Note it for this turn."""
        game.state.places[place].holds += self.count


class Capture(BraveryEffect, frozen=True, kw_only=True, tag="capture"):
    """Destroy a Zombie card under a place with Research; score."""

    points: int

    def aims(self, game: InvazionsGame, card: int) -> Sequence[Option]:
        """Zombie cards, not Freed Zombies, under places with Research."""
        is_zombie, table = game.world.cards.is_zombie, game.world.options.aim[card]
        return [
            table[at][under]
            for at, place in enumerate(game.state.places)
            if place.research != NOWHERE
            for under in dict.fromkeys(place.contamination)
            if is_zombie[under]
        ]

    def apply(self, game: InvazionsGame, place: int, target: int) -> None:
        """Into the box, and points."""
        destroy_contamination(game, target, place)
        game.score(self.points)

    def tries(self, game: InvazionsGame, card: int) -> Sequence[Brave | Aim]:
        """Every card under every place."""
        return tries_at(game, card, [place.contamination for place in game.state.places])

    def why_not(self, game: InvazionsGame, option: Brave | Aim) -> str:
        """It needs a Zombie card, and Research above it."""
        if not isinstance(option, Aim):
            return "nothing-under"
        if game.state.places[option.place].research == NOWHERE:
            return "no-research-there"
        return "" if game.world.cards.is_zombie[option.target] else "not-a-zombie-card"


class Charge(BraveryEffect, frozen=True, kw_only=True, tag="charge"):
    """One played Zombie card of each Horde on a place with a Human has attack 0."""

    def aims(self, game: InvazionsGame, card: int) -> Sequence[Option]:
        """Places with a Human where a Horde has played a Zombie card that still counts."""
        row, state = game.world.options.brave[card], game.state
        open_to = {horde.place for horde in state.hordes if horde.played and mutable(game, horde)}
        return [row[at] for at in sorted(open_to) if state.places[at].humans]

    def apply(self, game: InvazionsGame, place: int, target: int) -> None:
        """The human player picks a card for each Horde there."""
        for seat in reversed(game.hordes_at(place)):
            if mutable(game, game.horde(seat)):
                game.call(MuteOne(seat))

    def why_not(self, game: InvazionsGame, option: Brave | Aim) -> str:
        """It needs a Human, and a Zombie card to charge."""
        if not game.state.places[option.place].humans:
            return "no-human-there"
        hordes = [game.horde(seat) for seat in game.hordes_at(option.place)]
        return "" if any(mutable(game, horde) for horde in hordes) else "no-zombie-played"


def mutable(game: InvazionsGame, horde: Horde) -> list[int]:
    """The Zombie cards a Horde has played whose attack still counts."""
    is_zombie = game.world.cards.is_zombie
    played = [card for card in dict.fromkeys(horde.played) if is_zombie[card]]
    if not horde.muted:
        return played
    return [card for card in played if horde.played.count(card) > horde.muted.count(card)]


class MuteOne(Procedure, frozen=True, gc=False):
    """The human player picks one played Zombie card of a Horde."""

    seat: int

    def step(self, game: InvazionsGame) -> Decision:
        """Ask which."""
        table = game.world.options.mute
        open_to = mutable(game, game.horde(self.seat))
        if game.blocked is not None:
            self._explain(game, open_to)
        options = [table[card] for card in open_to]
        return Decision((HUMAN,), "mute", options, "IVZ-BRAV-01", {"seat": self.seat})

    def _explain(self, game: InvazionsGame, open_to: list[int]) -> None:
        """Rage cards cannot be picked, nor a card whose attack is 0 already."""
        for card in sorted(set(game.horde(self.seat).played) - set(open_to)):
            reason = "already-silent" if game.world.cards.is_zombie[card] else "not-a-zombie-card"
            game.forbid(game.world.options.mute[card].key, "IVZ-BRAV-01", reason, target=card)

    def chosen(self, game: InvazionsGame, option: Mute) -> None:
        """Its attack is 0 this turn; it still counts as played."""
        game.horde(self.seat).muted += (option.card,)
        game.tell(CardMuted, seat=self.seat, card=option.card, rule="IVZ-BRAV-01")
        game.end()


class Donate(BraveryEffect, frozen=True, kw_only=True, tag="donate"):
    """Discard a Survivor from a place with Research; score."""

    points: int

    def aims(self, game: InvazionsGame, card: int) -> Sequence[Option]:
        """Places with Research and a Survivor."""
        row, is_survivor = game.world.options.brave[card], game.world.cards.is_survivor
        return [
            row[at]
            for at, place in enumerate(game.state.places)
            if place.research != NOWHERE and any(is_survivor[human] for human in place.humans)
        ]

    def apply(self, game: InvazionsGame, place: int, target: int) -> None:
        """To the human discard pile, and points."""
        there, is_survivor = game.state.places[place], game.world.cards.is_survivor
        survivor = next(card for card in there.humans if is_survivor[card])
        there.humans = without(there.humans, survivor)
        game.state.human.discard += (survivor,)
        game.tell(SurvivorGiven, card=survivor, place=place)
        game.score(self.points)

    def why_not(self, game: InvazionsGame, option: Brave | Aim) -> str:
        """It needs Research, and a Survivor."""
        there, is_survivor = game.state.places[option.place], game.world.cards.is_survivor
        if there.research == NOWHERE:
            return "no-research-there"
        return "" if any(is_survivor[human] for human in there.humans) else "no-survivor-there"


class Save(BraveryEffect, frozen=True, kw_only=True, tag="save"):
    """A card that was to be devoured stays in play (IVZ-CARDX-15, AMB-12)."""

    cites: ClassVar[str] = "IVZ-CARDX-15"

    def aims(self, game: InvazionsGame, card: int) -> Sequence[Option]:
        """Every doomed card."""
        table = game.world.options.aim[card]
        return [
            table[at][doomed]
            for at, place in enumerate(game.state.places)
            for doomed in dict.fromkeys(place.doomed)
        ]

    def apply(self, game: InvazionsGame, place: int, target: int) -> None:
        """Back it goes. A Human left in place spares Research that waits for Humans (AMB-11)."""
        cards, there = game.world.cards, game.state.places[place]
        there.doomed = without(there.doomed, target)
        if not cards.is_human[target]:
            there.research = target
            return
        there.humans += (target,)
        for card in there.doomed:
            if not cards.is_human[card] and not cards.exposed[card]:
                there.doomed = without(there.doomed, card)
                there.research = card
                game.tell(ResearchSpared, card=card, place=place)

    def tries(self, game: InvazionsGame, card: int) -> Sequence[Brave | Aim]:
        """Every card in play, and those that wait to be devoured."""
        standing = [
            (*place.doomed, *place.humans, *([place.research] if place.research != NOWHERE else []))
            for place in game.state.places
        ]
        return tries_at(game, card, standing)

    def why_not(self, game: InvazionsGame, option: Brave | Aim) -> str:
        """It needs a card that was to be devoured."""
        if not isinstance(option, Aim):
            return "nothing-to-save"
        return "" if option.target in game.state.places[option.place].doomed else "not-doomed"


BraveryAbility = Cut | Hold | Capture | Charge | Donate | Save
