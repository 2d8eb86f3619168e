"""Random turns of a Horde, against a second, slow way of working out what its cards do."""

from __future__ import annotations

from random import Random

import pytest

from shambler.kernel.chance import Sampled
from shambler.testing import rule
from shambler.testing.invazions import InvazionsScene

# Attack of the cards that ask their player nothing.
ZOMBIES = {"horde-member": 1, "stalker": 3, "legion": 2, "whistler": 2, "zyorkshire": 4}
RAGES = {"devour-them": 1, "overrun": 1, "swell-the-ranks": 2, "grand-entrance": 2, "contagion": 1}
RAGES |= {"no-survivors": 1, "hue-and-cry": 2}
BONUS_CARDS = {"zyorkshire": 1, "hue-and-cry": 1}
CONTAMINATION = {"whistler": 1, "contagion": 2, "hue-and-cry": 1}
RECRUITS = {"stalker": 1, "swell-the-ranks": 1}

FIGHTING = (
    *("IVZ-COMBAT-03", "IVZ-COMBAT-04", "IVZ-COMBAT-05", "IVZ-COMBAT-08", "IVZ-COMBAT-09"),
    *("IVZ-COMBAT-10", "IVZ-COMBAT-11", "IVZ-EFF-01", "IVZ-EFF-02", "IVZ-EFF-04", "IVZ-EFF-05"),
    *("IVZ-EFF-07", "IVZ-CARDX-06", "IVZ-CARDX-07", "IVZ-CARDX-08", "IVZ-CARDX-09"),
    *("IVZ-CARDX-31", "IVZ-DMG-01", "IVZ-CARD-04", "IVZ-CARD-05", "IVZ-CARDX-21", "IVZ-START-03"),
)


class Tally:
    """What a Horde has played, and what it may still do."""

    def __init__(self) -> None:
        self.zombies, self.rages = 3, 1
        self.played: list[str] = []
        self.recruits = self.contamination = self.weaker = self.drawn = self.rallied = 0

    def play(self, card: str) -> None:
        """One more card, and what it does."""
        first = not self.played
        self.played.append(card)
        self.zombies -= card in ZOMBIES
        self.rages -= card in RAGES
        self.rages += card == "devour-them"
        self.zombies += card == "zyorkshire" or (card == "grand-entrance" and first)
        self.drawn += BONUS_CARDS.get(card, 0) + (card == "grand-entrance" and first)
        self.contamination += CONTAMINATION.get(card, 0)
        self.recruits += RECRUITS.get(card, 0)
        self.weaker += 2 * (card == "overrun")
        self.rallied += card == "swell-the-ranks"

    def options(self, hand: list[str], cap: int) -> set[str]:
        """What may be played next."""
        if len(self.played) >= cap:
            return {"done"}
        found = {f"zombie:{card}" for card in hand if card in ZOMBIES and self.zombies}
        return found | {f"rage:{card}" for card in hand if card in RAGES and self.rages} | {"done"}

    @property
    def attack(self) -> int:
        """All of it; Legion counts the other Zombie cards."""
        others = sum(card in ZOMBIES for card in self.played) - 1
        own = sum({**ZOMBIES, **RAGES}[card] for card in self.played)
        return own + self.played.count("legion") * others


@rule(*FIGHTING)
@pytest.mark.parametrize("seed", range(120))
def test_a_random_turn_of_a_horde(seed):
    random = Random(seed)
    humans = random.sample(["guard", "technician", "cook", "janitor"], random.randint(0, 3))
    hand = [random.choice([*ZOMBIES, *RAGES, *RAGES]) for _ in range(5)]
    hand[0] = random.choice(["wounded-member", "freed-zombie", "devour-them", "horde-member"])
    with InvazionsScene("labo-3").also(*ZOMBIES, *RAGES, *humans) as scene:
        try:
            scene.horde(1, "hangar", hand=hand)
        except ValueError:  # more copies than the box holds
            hand = ["horde-member", "devour-them", "devour-them", "legion", "swell-the-ranks"]
            scene.horde(1, "hangar", hand=hand)
        scene.humans("hangar", *humans, *["survivors"] * (4 - len(humans)))
        scene.waiting("radio-room", 2)
        survivors, under = 4 - len(humans), len(scene.contamination_at("hangar"))
        others = len(scene.hand_of(2))
        scene.game.chance = Sampled(seed)
        scene.only("combat")
        tally, cap = Tally(), 4 if "guard" in humans else 99
        while not scene.over:
            mine = scene.hand_of(1)
            expected = tally.options(mine, cap)
            assert set(scene.options) == expected
            key = random.choice(sorted(expected - {"done"}) or ["done"])
            if random.random() < 0.1:
                key = "done"
            scene.play(key)
            if key != "done":
                before = tally.drawn
                tally.play(key.partition(":")[2])
                assert len(scene.hand_of(1)) == len(mine) - 1 + tally.drawn - before
        assert scene.played_by(1) == tally.played
        assert scene.attack_of(1) == tally.attack
        assert scene.resistance_at("hangar") == max(
            0, 5 + 3 * ("technician" in humans) - tally.weaker
        )
        assert len(scene.contamination_at("hangar")) == under + tally.contamination
        assert scene.troop(1).recruits == tally.recruits
        assert len(scene.hand_of(2)) == others + tally.rallied
        gone = min(survivors, tally.played.count("no-survivors"))
        assert scene.humans_at("hangar").count("survivors") == survivors - gone
