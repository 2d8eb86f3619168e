"""Whole random games of InvaZions against the rulebook written twice: questions, table, log."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import groupby
from random import Random
from typing import Any

import msgspec
import pytest

from shambler.games.invazions import RULES
from shambler.games.invazions.custom import CustomScenario
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.state import NOWHERE, Side
from shambler.kernel.chance import Draw, Sampled
from shambler.kernel.decision import Decision
from shambler.kernel.deck import Deck
from shambler.kernel.event import Event
from shambler.testing import rule
from tests.rules.invazions.book_lists import BOOK, BookList
from tests.rules.invazions.slow_cards import HUMANS, MOMENTS, RAGES, RESEARCH, ZOMBIES
from tests.rules.invazions.slow_phases import SlowGame
from tests.rules.invazions.slow_table import (
    Ask,
    FromPile,
    House,
    Over,
    Owner,
    Plan,
    counted,
    from_book,
)
from tests.rules.invazions.slow_view import in_order, seen

# Everything that the slow game does as the book says, and would do otherwise under another rule.
SHOWN = {
    "COMP": "05 06 07 12 13",
    "GOAL": "01 02 03 04",
    "SETUP": "03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19",
    "CARD": "02 03 04 05 06 07 08",
    "TURN": "01 02",
    "START": "01 02 03 04 05 06 07 08 09 10 11",
    "HUM": "01 02 03 04 05 06 07 08 09",
    "RES": "01 02 03 04 05 06 07 08 09 10",
    "BAR": "01 02 03 04",
    "BRAV": "01 02 03 04 05 06 07 08 09",
    "CHOICE": "01 02 03 04 05",
    "COMBAT": "01 02 03 04 05 06 07 08 09 10 11",
    "DMG": "01 02 03 04 05 06 07 08 09 10 11 12 13 14",
    "REC": "01 02 03 04 05 06 07 08 09",
    "CLAIM": "01 02 03 04 05 06",
    "END": "01 02 03 04 05 06",
    "2P": "01 02 03 04 05 06 08",
    "EFF": "01 02 03 04 05 06 07",
    "GLOS": "01 02 03 04 05 06",
    "CARDX": "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28"
    " 29 30 31",
}
IDS = [f"IVZ-{topic}-{number}" for topic, numbers in SHOWN.items() for number in numbers.split()]
Line = tuple[str, dict[str, Any]]  # of the log: what happened, and what it was about
BY_THE_BOOK = House()
GAMES = 12  # of each scenario
PLACES = ("radio-room", "hangar", "entrance-hall", "canteen")


class Drawn(Sampled):
    """Random cards, and which were drawn from what."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.log: deque[tuple[int, tuple[int, ...], int]] = deque()

    def draw(self, request: Draw, bag: tuple[int, ...], count: int) -> int | None:
        """One card, noted."""
        card = super().draw(request, bag, count)
        assert card is not None
        self.log.append((request.stream, bag, card))
        return card


class Pair:
    """A game and its slow twin."""

    def __init__(
        self, scenario: str, plan: Plan, seed: int, house: House = BY_THE_BOOK, **options: Any
    ) -> None:
        self.seed, self.random, self.chance = seed, Random(seed), Drawn(seed)
        agreed = {key: value for key, value in house._asdict().items() if value}
        game = RULES.new(scenario, {**agreed, **options}, self.chance)
        assert isinstance(game, InvazionsGame)
        self.game, self.slow = game, SlowGame(plan, house)
        self.steps = self.slow.play()
        self.ids = game.world.cards.ids
        self.questions = 0
        game.events = []

    def thin(self) -> None:
        """Few cards are left in the piles, so that they run out; the others are in the box."""
        state, slow = self.game.state, self.slow
        slow.human.bag, gone = self._few(slow.human.bag, 9, 14)
        state.human.pile = self._deck(slow.human.bag)
        slow.pile, more = self._few(slow.pile, 4 * slow.players, 6 * slow.players)
        state.contamination = self._deck(slow.pile)
        wounded = slow.wounded
        slow.wounded = state.wounded = self.random.randint(0, 3)
        slow.box = [*gone, *more, *["wounded-member"] * (wounded - slow.wounded)]
        state.box = self._deck(slow.box).cards

    def _few(self, cards: list[str], fewest: int, most: int) -> tuple[list[str], list[str]]:
        mixed = self.random.sample(cards, len(cards))
        cut = self.random.randint(fewest, most)
        return sorted(mixed[:cut]), mixed[cut:]

    def _deck(self, cards: Iterable[str]) -> Deck:
        return Deck(tuple(sorted(self.game.world.cards.number[card] for card in cards)))

    def names(self, cards: tuple[int, ...]) -> list[str]:
        """Cards by name, in order of name."""
        return sorted(self.ids[card] for card in cards)

    def follow(self, answer: str | None) -> Ask | None:
        """The twin hears an answer and goes on to its next question; None when somebody won."""
        winners: tuple[int, ...] = ()
        question: Ask | None = None
        try:
            asked = next(self.steps) if answer is None else self.steps.send(answer)
            while isinstance(asked, FromPile) or (asked.public and len(asked.keys) == 1):
                drawn = isinstance(asked, FromPile)
                asked = self.steps.send(self._card(asked) if drawn else asked.keys[0])
            question = asked
        except Over as over:
            winners = over.winners
        outcome = self.game.state.outcome
        assert (outcome.winners if outcome is not None else ()) == winners
        return question

    def _card(self, asked: FromPile) -> str:
        assert self.chance.log, f"{asked}: nothing was drawn"
        stream, bag, card = self.chance.log.popleft()
        assert (stream, self.names(bag)) == (asked.pile, sorted(asked.cards))
        return self.ids[card]

    def compare(self, asked: Ask | None) -> None:
        """The same question, at the same table, after the same lines of the log."""
        self._compare_log()
        assert not self.chance.log, "cards were drawn that the book does not ask for"
        decision = self.game.decision
        if asked is None:
            assert decision is None
        else:
            assert isinstance(decision, Decision)
            ours = decision.kind, decision.seats, sorted(o.key for o in decision.options)
            assert ours == (asked.kind, (asked.seat,), sorted(asked.keys))
            assert decision.public is asked.public
            if self.questions % 3 == 0:
                seats = [None, *RULES.seats(self.game)]
                self._compare_view(seats[self.questions // 3 % len(seats)])
        self._compare_humans()
        for seat in self.slow.hordes:
            self._compare_horde(seat)
        for at in range(len(self.slow.sites)):
            self._compare_place(at)

    def _compare_view(self, seat: int | None) -> None:
        """What one seat is shown, another one each time."""
        view = msgspec.to_builtins(RULES.view(self.game, seat))
        assert in_order(view) == seen(self.slow, seat)

    def _compare_log(self) -> None:
        events = self.game.events
        assert events is not None
        ours = [(type(event).__name__, self._named(event)) for event in events]
        ours = [line for line in ours if line[0] != "DeckOutOfProportion"]
        assert list(drawn_together(ours)) == list(drawn_together(self.slow.told))
        events.clear()
        self.slow.told.clear()

    def _named(self, event: Event) -> dict[str, Any]:
        """What an event tells, with names for numbers."""
        about = {name: getattr(event, name) for name in event.__struct_fields__ if name != "rule"}
        for name in {"card", "target"} & about.keys():
            about[name] = self.ids[about[name]]
        if "cards" in about:
            about["cards"] = [self.ids[card] for card in about["cards"]]
        if "place" in about:
            about["place"] = self.slow.sites[about["place"]].name
        return about

    def _compare_humans(self) -> None:
        state, slow = self.game.state, self.slow
        human = state.human
        assert (human.tokens, human.score, state.turn) == (slow.tokens, slow.score, slow.turn)
        assert human.barricade == (NOWHERE if slow.barricade is None else slow.barricade)
        assert (self.names(human.beside), state.wounded) == (sorted(slow.beside), slow.wounded)
        assert {self.ids[card]: number for card, number in human.dice.items()} == slow.dice
        assert self.names(state.contamination.cards) == sorted(slow.pile)
        assert self.names(state.box) == sorted(slow.box)
        self._compare_side(human, slow.human)

    def _compare_side(self, side: Side, slow: Owner) -> None:
        top = [self.ids[placed.card] for placed in side.pile.top]
        piles = self.names(side.hand), self.names(side.pile.bag), self.names(side.discard)
        assert (*piles, top) == (
            sorted(slow.hand),
            sorted(slow.bag),
            sorted(slow.discard),
            slow.top,
        )

    def _compare_horde(self, seat: int) -> None:
        horde, slow = self.game.horde(seat), self.slow.hordes[seat]
        self._compare_side(horde, slow)
        assert [self.ids[card] for card in horde.played] == slow.played
        assert horde.place == (NOWHERE if slow.place is None else slow.place)
        assert self.game.attack_of(horde) == slow.attack

    def _compare_place(self, at: int) -> None:
        place, slow = self.game.state.places[at], self.slow.sites[at]
        assert self.names(place.humans) == sorted(slow.humans)
        assert self.names(place.contamination) == sorted(slow.under)
        assert self.names(place.doomed) == sorted(slow.doomed)
        assert (self.ids[place.research] if place.research != NOWHERE else None) == slow.research
        assert self.game.resistance_at(at) == self.slow.resistance(slow)

    def choose(self, asked: Ask) -> str:
        """At random, but rather something than nothing, and no claim lightly.

        In two games of three the Hordes keep together and recruit Freed Zombies, and in one of
        these the humans neglect their Research, so that it lasts.
        """
        chance, style = self.random.random(), self.seed % 3
        if asked.kind.startswith("claim"):
            likely = 0.8 if self.slow.freed_held() >= 5 else 0.03 + 0.8 * ("agree" in asked.keys)
            return asked.keys[chance > likely]
        idle = [key for key in asked.keys if key in ("pass", "done", "skip")]
        real = [key for key in asked.keys if key not in idle]
        if style and chance < 0.9:
            together = self.slow.hordes[1].place
            wanted = {f"attack:{self.slow.sites[together or 0].name}", "recruit:freed-zombie"}
            real = [key for key in real if key in wanted] or real
        if style == 2:
            real = [key for key in real if not key.startswith(("research:", "aim:capture"))]
        return self.random.choice(real if real and chance < 0.8 else asked.keys)

    def play(self) -> int:
        """The whole game; how many questions it had."""
        self.game.start()
        asked = self.follow(None)
        self.compare(asked)
        while asked is not None and self.questions < 700:
            key = self.choose(asked)
            decision = self.game.decision
            assert decision is not None
            self.game.submit(next(o for o in decision.options if o.key == key))
            asked = self.follow(key)
            self.questions += 1
            self.compare(asked)
        return self.questions


def drawn_together(lines: Iterable[Line]) -> Iterator[Line]:
    """Lines of the log; of cards that the same player drew one after the other only one line."""
    for (event, seat), same in groupby(lines, key=lambda line: (line[0], line[1].get("seat"))):
        if event == "HandDrawn":
            yield event, {"seat": seat, "cards": [c for _, about in same for c in about["cards"]]}
        else:
            yield from same


def own_scenario(players: int, random: Random) -> tuple[CustomScenario, Plan]:
    """Somebody's own: any types, any deck of 50 to 60 cards, the stand-in card among them."""
    kinds = players + 1
    zombies = random.sample([card for card in ZOMBIES if card != "horde-member"], kinds)
    rages = random.sample([card for card in RAGES if card != "devour-them"], kinds)
    research, places = random.sample(RESEARCH, players), random.sample(PLACES, players)
    box = [*HUMANS, *MOMENTS] * 5 + ["survivors"] * 10
    human = random.sample(box, random.randint(50, 60))
    definition = CustomScenario(
        players=players,
        zombie=tuple(zombies),
        rage=tuple(rages),
        research=tuple(research),
        places=tuple(places),
        deck={card: human.count(card) for card in human},
    )
    lists = map(" ".join, (zombies, rages, [], [], research, places))
    return definition, counted(players, BookList(*lists), human)


@rule(*IDS)
@pytest.mark.parametrize("scenario", sorted(BOOK))
def test_whole_games_go_as_the_rulebook_read_a_second_time(scenario):
    plan = from_book(scenario)
    lengths = [Pair(scenario, plan, seed).play() for seed in range(GAMES)]
    assert sum(lengths) > 60 * GAMES


@rule(*IDS)
@pytest.mark.parametrize("scenario", sorted(BOOK))
def test_games_in_which_every_pile_runs_out_go_so_too(scenario):
    plan, questions = from_book(scenario), 0
    for seed in range(GAMES // 3):
        pair = Pair(scenario, plan, seed)
        pair.thin()
        questions += pair.play()
    assert questions > 60 * (GAMES // 3)


@rule(*IDS, "IVZ-2P-07", "IVZ-SCN-01", "IVZ-SCN-02", "IVZ-SCN-03", "IVZ-SCN-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_by_the_rules_of_the_house_and_with_ones_own_cards_go_so_too(players):
    questions = 0
    for seed in range(GAMES):
        random = Random(seed)
        definition, plan = own_scenario(players, random)
        spokesman = random.choice([None, None, *range(1, players)])
        soldier, four, count = (random.random() < 0.5 for _ in range(3))
        house = House(soldier, four, spokesman, count)
        options = {"custom": definition, "ninth_human": True}
        questions += Pair("custom", plan, seed, house, **options).play()
    assert questions > 60 * GAMES
