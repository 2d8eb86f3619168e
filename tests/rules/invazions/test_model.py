"""Random tables of InvaZions, against a second, slow way of working out what may be done."""

from __future__ import annotations

from random import Random

import pytest

from shambler.games.invazions.events import AttackFailed, PlaceEntered, ResearchScored
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene
from tests.rules.invazions.book_lists import BOOK

# Cost and Resistance of the Humans, cost and Resistance of the Research cards.
HUMANS = {
    "survivors": (1, 2), "soldier": (3, 5), "sniper": (3, 3), "guard": (2, 4), "cook": (2, 3),
    "arsonist": (2, 4), "janitor": (2, 4), "technician": (3, 3), "secret-agent": (2, 3),
}  # fmt: skip
RESEARCH = {"infected": (0, 3), "immunology": (2, 0), "viruses": (1, 3), "equipment": (1, 2)}
SCENARIOS = ("labo-2", "freres-2", "labo-3", "freres-3", "labo-4", "freres-4")

PLAYING = (
    *("IVZ-HUM-01", "IVZ-HUM-02", "IVZ-HUM-03", "IVZ-HUM-05", "IVZ-HUM-06", "IVZ-HUM-07"),
    *("IVZ-2P-06", "IVZ-RES-01", "IVZ-RES-02", "IVZ-RES-03", "IVZ-RES-06", "IVZ-RES-07"),
    *("IVZ-RES-09", "IVZ-RES-10", "IVZ-CARD-02", "IVZ-CARD-06", "IVZ-CARDX-28", "IVZ-CARDX-29"),
    *("IVZ-SETUP-06",),
)
HURTING = (
    *("IVZ-DMG-01", "IVZ-DMG-02", "IVZ-DMG-06", "IVZ-DMG-07", "IVZ-DMG-08", "IVZ-DMG-09"),
    *("IVZ-DMG-11", "IVZ-DMG-12", "IVZ-DMG-15", "IVZ-RES-08", "IVZ-CARDX-05", "IVZ-CARDX-19"),
    *("IVZ-CARDX-20", "IVZ-CARDX-21", "IVZ-CARD-03", "IVZ-CARD-08", "IVZ-CARD-06"),
)
SCORING = ("IVZ-END-03", "IVZ-END-04", "IVZ-CARDX-30", "IVZ-DMG-10", "IVZ-RES-04", "IVZ-RES-05")


class Table:
    """A random table, and what lies on it by names."""

    def __init__(self, seed: int) -> None:
        self.random = random = Random(seed)
        self.scenario = SCENARIOS[seed % len(SCENARIOS)]
        self.players = int(self.scenario[-1])
        self.limit = 3 if self.players == 2 else 4
        book = BOOK[self.scenario]
        self.places = book.places.split()
        self.scene = InvazionsScene(self.scenario).also(*HUMANS)
        self.humans: dict[str, list[str]] = {}
        self.research: dict[str, str] = {}
        self.beside = book.research.split()
        for place in self.places:
            there = random.sample(sorted(HUMANS), random.randint(0, self.limit))
            while len(there) < self.limit and random.random() < 0.4:
                there.append("survivors")
            self.humans[place] = there
            self.scene.humans(place, *there)
            if self.beside and random.random() < 0.5:
                card = random.choice(self.beside)
                self.beside.remove(card)
                self.research[place] = card
                self.scene.research(place, card)

    def resistance(self, place: str) -> int:
        """Of a place: 5, and 3 for a Technician."""
        return 5 + 3 * self.humans[place].count("technician")

    def worth(self, card: str, place: str) -> int:
        """The damage that devours a card; Equipment Upgrade makes Humans harder."""
        if card in RESEARCH:
            return RESEARCH[card][1]
        return HUMANS[card][1] + (self.research.get(place) == "equipment")


def reachable(humans: list[str], research: str) -> set[str]:
    """Who may be hit: a Soldier shields all but Survivors, a Cook is last, Research after all."""
    if "soldier" in humans:
        return {"soldier"} | ({"survivors"} & set(humans))
    found = set(humans) - {"cook"} or set(humans)
    if research and (not humans or research == "viruses"):
        found.add(research)
    return found


@rule(*PLAYING)
@pytest.mark.parametrize("seed", range(60))
def test_what_the_human_player_may_play(seed):
    table = Table(seed)
    random = table.random
    tokens = random.randint(0, 4)
    hand = random.sample(sorted(HUMANS), 4)
    dice = {card: random.randint(0, 2) for card in table.beside}
    with table.scene as scene:
        for card, number in dice.items():
            scene.die(card, number)
        scene.hand(*hand, over_limit=True).tokens(tokens).only("human-action")
        expected = {
            f"place:{card}>{place}"
            for card in hand
            for place, there in table.humans.items()
            if HUMANS[card][0] <= tokens and len(there) < table.limit
            if card == "survivors" or card not in there
        }
        expected |= {
            f"research:{card}>{place}"
            for card in table.beside
            for place, there in table.humans.items()
            if RESEARCH[card][0] + dice[card] <= tokens and place not in table.research
            if there or RESEARCH[card][1] > 0
        }
        assert {key for key in scene.options if key != "done"} == expected
        if expected:
            before, key = scene.human.tokens, random.choice(sorted(expected))
            card = key.split(":")[1].split(">")[0]
            cost = HUMANS[card][0] if card in HUMANS else RESEARCH[card][0] + dice[card]
            if card == "survivors":
                scene.draws(scene.names(scene.human.pile.bag)[0])
            scene.play(key)
            assert scene.human.tokens == before - cost


@rule(*HURTING)
@pytest.mark.parametrize("seed", range(100, 190))
def test_whom_the_hordes_may_hit(seed):
    table = Table(seed)
    random, place = table.random, table.places[0]
    attack = random.randint(3, 16)
    humans, research = list(table.humans[place]), table.research.get(place, "")
    with table.scene as scene:
        scene.assault(place, attack)
        for seat in range(2, table.players):
            scene.waiting(table.places[1], seat)
        scene.only("damage")
        left = attack - table.resistance(place)
        if left < 0:
            scene.told(AttackFailed, attack=attack, resistance=table.resistance(place))
            assert scene.over
            return
        scene.told(PlaceEntered, attack=attack, resistance=table.resistance(place), left=left)
        doomed = []
        while True:
            open_to = {c for c in reachable(humans, research) if left or not table.worth(c, place)}
            if not open_to:
                break
            assert set(scene.options) == {*(f"hit:{card}" for card in open_to), "done"}
            card = random.choice(sorted(open_to))
            scene.play(f"hit:{card}")
            if left < table.worth(card, place):
                break
            left -= table.worth(card, place)
            doomed.append(card)
            if card == research:
                research = ""
            else:
                humans.remove(card)
        assert scene.over and scene.doomed_at(place) == doomed


@rule(*SCORING)
@pytest.mark.parametrize("seed", range(300, 340))
def test_what_research_is_worth(seed):
    table = Table(seed)
    with table.scene as scene:
        scene.only("end")
        points = 0
        for place, card in table.research.items():
            there = table.humans[place]
            trained = [human for human in there if human != "survivors"]
            own = 2 if card == "viruses" else 1
            own += card == "infected" and there.count("survivors") >= 2
            own += card == "equipment" and len(trained) >= 2
            told = [e for e in scene.events if isinstance(e, ResearchScored)]
            assert own in [e.points for e in told if scene.names((e.card,)) == [card]]
            points += own
        assert scene.human.score == points
