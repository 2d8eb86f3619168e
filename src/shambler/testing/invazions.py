"""Positions of InvaZions: put any card anywhere, then play one phase or the turn from there.

    with InvazionsScene("labo-3") as scene:
        scene.humans("hangar", "guard", "cook").research("hangar", "infected")
        scene.horde(1, "hangar", hand=["ogre", "devour-them"]).waiting("radio-room", 2)
        scene.only("combat").play("zombie:ogre", "discard:devour-them")
        assert scene.attack_of(1) == 4

Cards and places are named as in the content files. Every card is taken from where it was: a Human
from the human draw pile, a card under a place from the Contamination pile, a card of a Horde from
its own draw pile or else the Contamination pile. Cards that the scenario does not use join the game
only after :meth:`InvazionsScene.also`. Cards put into a discard pile, a hand or a row of played
cards have done nothing on the way there.

Without other words it is the second turn, so that the exceptions of the first do not apply.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Self, get_args

from shambler.games.invazions import RULES
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.procedures.turn import STAGES, Turn
from shambler.games.invazions.state import HUMAN, NOWHERE
from shambler.kernel.decision import PASS, Decision
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure
from shambler.testing.invazions_position import InvazionsPosition
from shambler.testing.strict import BadPosition, all_or_nothing, known, require, whole

Phase = Literal[
    "start",
    "human-action",
    "choice",
    "combat",
    "damage",
    "rescue",  # the window right after damage, and the devouring
    "recruitment",
    "claim",
    "end",
]
PHASES: tuple[Phase, ...] = get_args(Phase)

AT_A_PLACE = ("combat", "damage", "recruitment")  # phases in which every Horde is somewhere


class PhaseOver(Procedure, frozen=True, gc=False):
    """The end of what a test looks at: a question (``phase-over``) that nobody needs to answer."""

    def step(self, game: InvazionsGame) -> Decision:
        """Wait."""
        return Decision((HUMAN,), "phase-over", [PASS], public=False)


class InvazionsScene(InvazionsPosition):
    """A table of InvaZions set up by hand. Words that put cards somewhere add to what is there."""

    def __init__(self, scenario: str, **options: Any) -> None:
        super().__init__(RULES, scenario, **options)
        self._turn = 2
        self._also: set[int] = set()
        self._set_aside: list[int] = []

    # -- where cards come from -------------------------------------------------------------

    def also(self, *cards: str) -> Self:
        """Let types that the scenario does not use join the game, as many copies as are put."""
        for name in cards:
            card, kinds = self.card(name), self.game.world.cards.kinds
            require(
                kinds[card] != "bravery" or card in self.state.cards,
                f"{name}: choose a scenario that has it; Bravery windows depend on its list",
            )
            self._also.add(card)
        return self

    def _take(self, names: Sequence[str], seat: int | None) -> tuple[int, ...]:
        """Copies out of the piles: of the human player, of a Horde, or for under a place."""
        require(not isinstance(names, str), f"a list of cards, not one name: {names!r}")
        return tuple(self._take_one(name, seat) for name in names)

    def _deal(self, names: Sequence[str], seat: int) -> tuple[int, ...]:
        """Cards for a hand, a draw pile or a discard pile: Research never goes there."""
        taken = self._take(names, seat)
        for card, name in zip(taken, names, strict=True):
            in_deck = self.game.world.cards.kinds[card] != "research"
            require(in_deck, f"{name}: Research lies beside the player or on a place")
        return taken

    def _take_one(self, name: str, seat: int | None) -> int:
        card, state = self.card(name), self.state
        if seat is not None and card in self.side(seat).pile.bag:
            self.side(seat).pile = self.side(seat).pile.remove(card)
        elif seat == HUMAN and card in state.human.beside:
            state.human.beside = tuple(c for c in state.human.beside if c != card)
        elif seat != HUMAN and card in state.contamination.bag:
            state.contamination = state.contamination.remove(card)
        elif seat not in (None, HUMAN) and card == self.game.world.cards.wounded and state.wounded:
            state.wounded -= 1
        else:
            self._join(card, seat)
        return card

    def _join(self, card: int, seat: int | None) -> None:
        """One more copy from the box, where that was asked for and the box has one."""
        cards, state = self.game.world.cards, self.state
        name, kind, used = cards.ids[card], cards.kinds[card], state.cards.count(card)
        ours = kind in ("human", "survivor", "bravery", "research")
        require(ours == (seat == HUMAN), f"{name}: a {kind} card does not belong there")
        if card not in self._also:
            hint = f"put already: {used}" if used else f"say also({name!r}) to add it"
            raise BadPosition(f"{name}: no copy is left in {self.game.world.scenario}; {hint}")
        require(used < cards.copies[card], f"{name}: the box holds {cards.copies[card]}")
        state.cards = tuple(sorted((*state.cards, card)))

    def _to_box(self, cards: Sequence[int]) -> None:
        """Cards that are in the way of a position: they stay in the box, see :attr:`box`."""
        self.state.box = (*self.state.box, *cards)
        self._set_aside += cards

    @property
    def box(self) -> list[str]:
        """Cards that left the game in play; those set aside to begin with do not count."""
        left = list(self.state.box)
        for card in self._set_aside:
            left.remove(card)
        return self.names(left)

    # -- the human side --------------------------------------------------------------------

    def turn(self, number: int) -> Self:
        """The turn that is played."""
        require(whole(number, "turn") >= 1, f"turn {number}: turns are counted from 1")
        self._turn = number
        return self

    def barricade(self, place: str) -> Self:
        """Where the Barricade stands."""
        self.human.barricade = self.place_number(place)
        return self

    def tokens(self, number: int) -> Self:
        """Resource tokens of the human player."""
        limit = self.game.world.numbers.token_limit
        require(
            0 <= whole(number, "tokens") <= limit,
            f"{number} tokens: with these players 0 to {limit}",
        )
        self.human.tokens = number
        return self

    def score(self, points: int) -> Self:
        """Research points so far."""
        most = self.game.world.always.win_points - 1
        require(
            0 <= whole(points, "points") <= most,
            f"{points} points: a game goes on with 0 to {most}",
        )
        self.human.score = points
        return self

    @all_or_nothing
    def hand(self, *cards: str, over_limit: bool = False) -> Self:
        """Cards in the human hand; more than are drawn up to only if asked for."""
        limit = self.game.world.numbers.human_hand + sum(
            self.game.world.cards.hand_size[card] for p in self.state.places for card in p.humans
        )
        size = len(self.human.hand) + len(cards)
        require(over_limit or size <= limit, f"{size} cards in hand: {limit} are drawn up to")
        self._hold(HUMAN, cards)
        return self

    def _hold(self, seat: int, cards: Sequence[str]) -> None:
        side = self.side(seat)
        side.hand = tuple(sorted((*side.hand, *self._deal(cards, seat))))

    @all_or_nothing
    def discarded(self, *cards: str) -> Self:
        """Cards in the human discard pile."""
        self.human.discard = (*self.human.discard, *self._deal(cards, HUMAN))
        return self

    @all_or_nothing
    def human_pile(self, *cards: str) -> Self:
        """The human draw pile holds exactly these cards; the others go to the box."""
        taken = self._deal(cards, HUMAN)
        self._to_box(self.human.pile.cards)
        self.human.pile = Deck(tuple(sorted(taken)))
        return self

    @all_or_nothing
    def humans(self, place: str, *cards: str, over_limit: bool = False) -> Self:
        """Humans in play at a place; crowds and doubles only if asked for."""
        there, table, limit = self.place(place), self.game.world.cards, self.game.world.human_limit
        for name in cards:
            card = self.card(name)
            require(table.is_human[card], f"{name} is no Human")
            full = len(there.humans) >= limit
            require(over_limit or not full, f"{place}: {limit} Humans at most")
            double = card in there.humans and not table.company[card]
            require(over_limit or not double, f"{place}: {name} is there already")
            there.humans = (*there.humans, self._take_one(name, HUMAN))
        return self

    @all_or_nothing
    def research(self, place: str, card: str, die: int = 0) -> Self:
        """A Research card in play at a place, with the number on its die."""
        there = self.place(place)
        require(self._is_research(card), f"{card} is no Research card")
        require(there.research == NOWHERE, f"{place}: one Research card at most")
        there.research = self._take_one(card, HUMAN)
        return self.die(card, die)

    def die(self, card: str, number: int) -> Self:
        """The number on the die of a Research card."""
        most = self.game.world.always.most_on_die
        require(self._is_research(card), f"{card} is no Research card")
        here = self.card(card) in self.state.cards
        require(here or not number, f"{card}: {self.game.world.scenario} does not use it")
        require(0 <= whole(number, "die") <= most, f"a die shows 1 to {most}, or there is none (0)")
        if number:
            self.human.dice[self.card(card)] = number
        return self

    def _is_research(self, name: str) -> bool:
        return self.game.world.cards.kinds[self.card(name)] == "research"

    # -- the zombies' side -----------------------------------------------------------------

    @all_or_nothing
    def contamination(self, place: str, *cards: str) -> Self:
        """Cards under a place."""
        there = self.place(place)
        there.contamination = (*there.contamination, *self._take(cards, None))
        return self

    @all_or_nothing
    def contamination_pile(self, *cards: str) -> Self:
        """The Contamination pile holds exactly these cards; the others go to the box."""
        taken = self._take(cards, None)
        self._to_box(self.state.contamination.cards)
        self.state.contamination = Deck(tuple(sorted(taken)))
        return self

    def wounded_left(self, number: int) -> Self:
        """So many Wounded Members are left in their pile; the others go to the box."""
        there: int = self.state.wounded
        require(
            0 <= whole(number, "Wounded Members") <= there,
            f"{number} Wounded Members: the pile has {there}",
        )
        self._to_box([self.game.world.cards.wounded] * (there - number))
        self.state.wounded = number
        return self

    @all_or_nothing
    def horde(
        self,
        seat: int,
        place: str | None = None,
        *,
        hand: Sequence[str] = (),
        played: Sequence[str] = (),
        discard: Sequence[str] = (),
        over_limit: bool = False,
    ) -> Self:
        """A Horde: the place it attacks, cards it holds, has played and has discarded."""
        horde, limit = self.troop(seat), self.game.world.always.zombie_draw
        if place is not None:
            horde.place = self._led_to(seat, self.place_number(place))
        size = len(horde.hand) + len(hand)
        require(over_limit or size <= limit, f"Horde {seat}: {size} cards in hand, drawn: {limit}")
        self._hold(seat, hand)
        require(not isinstance(played, str), f"a list of cards, not one name: {played!r}")
        for name in played:
            table, card = self.game.world.cards, self.card(name)
            require(table.is_zombie[card] or table.is_rage[card], f"{name} cannot be played")
        horde.played = (*horde.played, *self._take(played, seat))
        horde.discard = (*horde.discard, *self._take(discard, seat))
        return self

    def _led_to(self, seat: int, place: int) -> int:
        """The one place that a Horde attacks."""
        now = self.troop(seat).place
        there = self.game.world.places[now] if now != NOWHERE else ""
        require(now in (NOWHERE, place), f"Horde {seat} attacks one place: {there} already")
        return place

    @all_or_nothing
    def horde_pile(self, seat: int, *cards: str) -> Self:
        """The draw pile of a Horde holds exactly these cards; its others go to the box."""
        taken, horde = self._take(cards, seat), self.troop(seat)
        self._to_box(horde.pile.cards)
        horde.pile = Deck(tuple(sorted(taken)))
        return self

    @all_or_nothing
    def top(self, seat: int, *cards: str) -> Self:
        """Cards that everybody saw go on top of a draw pile, the uppermost first."""
        taken, side = self._deal(cards, seat), self.side(seat)
        side.pile = side.pile.on_top(taken)
        return self

    @all_or_nothing
    def freed(self, seat: int, *, pile: int = 0, discard: int = 0, hand: int = 0) -> Self:
        """Freed Zombies that a Horde holds, in its draw pile, discard pile and hand."""
        freed, horde = self.game.world.cards.ids[self.game.world.cards.freed], self.troop(seat)
        for number in (pile, discard, hand):
            require(whole(number, "Freed Zombies") >= 0, f"{number} Freed Zombies")
        self.horde(seat, hand=[freed] * hand, discard=[freed] * discard)
        horde.pile = horde.pile.shuffled_with(self._take([freed] * pile, None))
        return self

    @all_or_nothing
    def waiting(self, place: str, *seats: int) -> Self:
        """Hordes that attack a place and have had their turn to play."""
        for seat in seats:
            self.horde(seat, place).troop(seat).turn_taken = True
        return self

    @all_or_nothing
    def assault(self, place: str, attack: int, seat: int = 1, *, over_limit: bool = False) -> Self:
        """A Horde has played cards that make exactly this much attack, and has had its turn.

        An attack of more cards than two hands is made only if asked for.
        """
        require(whole(attack, "attack") >= 0, f"{place}: an attack of {attack}")
        self.waiting(place, seat)
        cards, most = self._worth(attack, seat), 2 * self.game.world.always.zombie_draw
        many = f"{place}: an attack of {attack} takes {len(cards)} cards, two hands are {most}"
        require(len(cards) <= most or over_limit, many)
        return self.horde(seat, played=cards)

    def _worth(self, attack: int, seat: int) -> list[str]:
        """Few cards at hand that add up to an attack; none whose attack depends on others."""
        table, at_hand = self.game.world.cards, (self.troop(seat).pile.bag, self._contamination)
        best: list[list[int] | None] = [[]] + [None] * attack
        for card in sorted((c for bag in at_hand for c in bag), key=lambda c: -table.attack[c]):
            value = table.attack[card]
            if not value or table.swarm[card]:
                continue
            for total in range(attack, value - 1, -1):
                rest = best[total - value]
                if best[total] is None and rest is not None:
                    best[total] = [*rest, card]
        found = best[attack]
        if found is None:
            raise BadPosition(f"no cards are left that make an attack of {attack}")
        return self.names(found)

    @property
    def _contamination(self) -> tuple[int, ...]:
        bag: tuple[int, ...] = self.state.contamination.bag
        return bag

    @all_or_nothing
    def entered(self, *places: str) -> Self:
        """Places that the Hordes there have penetrated this turn."""
        for name in places:
            hordes = self.game.hordes_at(self.place_number(name))
            require(bool(hordes), f"{name}: no Horde attacks it")
            self.place(name).penetrated = True
        return self

    def bonus_recruits(self, seat: int, number: int) -> Self:
        """Bonus recruitments a Horde has earned this turn."""
        require(whole(number, "bonus recruitments") >= 0, f"{number} bonus recruitments")
        self.troop(seat).recruits = number
        return self

    # -- the script ------------------------------------------------------------------------

    def draws(self, *names: str) -> Self:
        """The next cards drawn, by name, whoever draws them."""
        return self.cards(*(self.card(name) for name in names))

    def draws_starting_decks(self) -> Self:
        """Every Horde draws the five cards it starts with."""
        deck = self.names(self.game.world.starting_deck)
        return self.draws(*deck * len(self.state.hordes))

    # -- playing ---------------------------------------------------------------------------

    def only(self, phase: Phase) -> Self:
        """Play one phase and stop after it (see :attr:`over`)."""
        at = self._prepare(phase)
        self.state.phase, stage = STAGES[at]
        return self.start(stage, PhaseOver())

    def turn_from(self, phase: Phase) -> Self:
        """Play from a phase on, into the next turns."""
        return self.start(Turn(self._prepare(phase)))

    def _prepare(self, phase: Phase) -> int:
        known(phase, PHASES, "phase")
        if phase == "choice":
            require(self.human.barricade != NOWHERE, "choice: say where the Barricade stands")
        for seat in range(1, self.game.world.players):
            there = phase not in AT_A_PLACE or self.troop(seat).place != NOWHERE
            require(there, f"{phase}: say which place Horde {seat} attacks")
        held = self.human.barricade
        alone = held == NOWHERE or len(self.game.hordes_at(held)) < 2
        require(alone, f"{phase}: only one Horde may attack the place with the Barricade")
        for seat in range(self.game.world.players):
            side = self.side(seat)
            if not side.pile.bag:  # the hand is what is left of the deck: anybody can count
                side.deduced = side.hand
        self.state.turn = self._turn - 1 if phase == "start" else self._turn
        return PHASES.index(phase)

    @property
    def over(self) -> bool:
        """Is the phase over that :meth:`only` plays?"""
        return self.game.decision is not None and self.game.decision.kind == "phase-over"

    def done(self) -> None:
        """Fail if the script is not used up, a card was lost, or a refusal makes no sense."""
        super().done()
        assert RULES.broken(self.game) == []
        for language in ("en", "fr"):
            refused = self.match.blocked(language=language)
            assert not {entry.key for entry in refused} & set(self.options)
            assert all(entry.reason for entry in refused)
