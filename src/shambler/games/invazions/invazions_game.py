"""Questions about a position that several procedures ask."""

from __future__ import annotations

from shambler.games.invazions.events import PointsScored
from shambler.games.invazions.invazions_world import InvazionsWorld
from shambler.games.invazions.state import HUMAN, NOWHERE, Horde, InvazionsState, Side
from shambler.kernel.machine import Game


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one copy of this one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def leave_hand(side: Side, card: int) -> None:
    """A card leaves a hand in plain sight: one copy fewer of what is known to be there."""
    side.hand = without(side.hand, card)
    if side.deduced and card in side.deduced:
        side.deduced = without(side.deduced, card)
        if card in side.shown:
            side.shown = without(side.shown, card)


def join_hand(side: Side, card: int) -> None:
    """A card everybody can see goes to a hand."""
    side.hand = tuple(sorted((*side.hand, card)))
    side.shown = (*side.shown, card)
    side.deduced = (*side.deduced, card)


class InvazionsGame(Game[InvazionsState, InvazionsWorld]):
    """A position of InvaZions."""

    __slots__ = ()

    def side(self, seat: int) -> Side:
        """The hand and piles of a seat."""
        return self.state.human if seat == HUMAN else self.state.hordes[seat - 1]

    def horde(self, seat: int) -> Horde:
        """The Horde of a zombie seat."""
        return self.state.hordes[seat - 1]

    def hordes_at(self, place: int) -> list[int]:
        """The seats of the Hordes that attack a place, in seat order."""
        return [seat for seat, horde in enumerate(self.state.hordes, 1) if horde.place == place]

    def attack_of(self, horde: Horde) -> int:
        """What the cards a Horde has played add up to (IVZ-DMG-01); muted cards count 0."""
        played = horde.played
        if not played:
            return 0
        attack, swarm = self.world.cards.attack, self.world.cards.swarm
        total = sum([attack[card] for card in played])
        swarming = sum([swarm[card] for card in played])
        if horde.muted:
            total -= sum([attack[card] for card in horde.muted])
            swarming -= sum([swarm[card] for card in horde.muted])
        if swarming:
            is_zombie = self.world.cards.is_zombie
            total += swarming * (sum([is_zombie[card] for card in played]) - 1)
        return total

    def attack_at(self, place: int) -> int:
        """What all Hordes at a place bring together (IVZ-DMG-01)."""
        return sum([self.attack_of(self.horde(seat)) for seat in self.hordes_at(place)])

    def resistance_at(self, place: int) -> int:
        """What it takes to get in: the card, its Humans, this turn's changes; never below 0.

        Damage fixes it for the rest of the turn, whoever is devoured then (AMB-33).
        """
        there = self.state.places[place]
        if there.resistance:
            return there.resistance
        fortify = self.world.cards.fortify
        total = self.world.place_resistance[place] + there.change
        for card in there.humans:
            total += fortify[card]
        if there.holds:
            total += there.holds * len(self.hordes_at(place))
        return max(0, total)

    def resistance_of(self, card: int, place: int) -> int:
        """The damage that devours a card on a place."""
        cards, research = self.world.cards, self.state.places[place].research
        own = cards.resistance[card]
        if research != NOWHERE and cards.is_human[card]:
            return own + cards.armour[research]
        return own

    def stand_at(self, place: int) -> int:
        """The attack that gets in and devours every card of a place (IVZ-DMG-01, IVZ-DMG-08)."""
        there = self.state.places[place]
        cards = [*there.humans, *((there.research,) if there.research != NOWHERE else ())]
        return self.resistance_at(place) + sum([self.resistance_of(card, place) for card in cards])

    def due_at(self, place: int) -> int:
        """The points that the Research of a place is worth at the end of the turn as it stands."""
        there = self.state.places[place]
        if there.research == NOWHERE:
            return 0
        ability = self.world.cards.score[there.research]
        return ability.points_for(self, there) if ability is not None else 0

    def research_cost(self, card: int) -> int:
        """Printed cost plus the number on the die (IVZ-RES-03)."""
        return self.world.cards.cost[card] + self.state.human.dice.get(card, 0)

    def play_cap(self, place: int) -> int:
        """The most cards a Horde may play there (IVZ-CARDX-06); a large number without a limit."""
        caps = self.world.cards.play_cap
        return min((caps[c] for c in self.state.places[place].humans if caps[c]), default=99)

    def freed_held(self) -> int:
        """Freed Zombies in the draw piles, discard piles and hands of all Hordes (IVZ-CLAIM-02)."""
        freed = self.world.cards.freed
        return sum(
            horde.hand.count(freed) + horde.discard.count(freed) + horde.pile.cards.count(freed)
            for horde in self.state.hordes
        )

    def freed_in_game(self) -> int:
        """Freed Zombies that have not gone to the box."""
        freed = self.world.cards.freed
        return self.state.cards.count(freed) - self.state.box.count(freed)

    def score(self, points: int) -> None:
        """Research points count at once, and 30 end the game at once (IVZ-EFF-03, IVZ-CARDX-02)."""
        human = self.state.human
        human.score += points
        self.tell(PointsScored, points=points, total=human.score)
        if human.score >= self.world.always.win_points:
            self.finish((HUMAN,), "antidote", "IVZ-GOAL-02")
