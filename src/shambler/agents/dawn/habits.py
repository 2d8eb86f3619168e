"""The weights of the rules of thumb for Dawn of the Zeds.

Options of the Action menu are worth points: 100 for the certain end of the town. How dangerous a
track is, is no habit (``outlook.py``): how a position stands is read from it, too.
"""

from __future__ import annotations

from typing import Final

import msgspec

from shambler.agents.habits import HabitShelf
from shambler.games.dawn.dawn_game import DawnGame


class Habits(msgspec.Struct, frozen=True):
    """What the defenders care about."""

    # Fights and Gunfire
    hit: float = 2.5  # points that a Hit on a unit costs, ...
    last_hit: float = 8.0  # ... and the last one
    zeds_hit: float = 2.0  # points that a Hit on Zeds is worth by itself
    kill: float = 2.5  # and Zeds eliminated
    arrest: float = 2.5  # a try to Arrest an Un-Zeds unit
    contagion: float = 4.0  # the Infection that an attack brings, if it is played with
    dread: float = 2.0  # how much more a Brains! card is feared than its chance says
    give_up: float = 0.4  # below this chance a unit rather flees
    eager: float = 0.6  # from this chance on a unit that moves for free attacks
    hurt: float = 0.08  # how much a Hit counts against a chance to win, ...
    mortal: float = 0.25  # ... and one that may be the last

    # Stocks
    ammo: float = 1.2  # points an Ammo is worth while there is little
    plenty: float = 6.0  # Ammo from which more is hardly worth anything, ...
    spare: float = 0.15  # ... but this share
    supply: float = 1.0  # and a Supply, ...
    hungry: float = 4.0  # ... while there are fewer than so many

    # The rest
    idle: float = 0.05  # what must be gained at least
    card: float = 1.0  # a held card played
    speech: float = 5.0  # a speech, ...
    listeners: float = 3.0  # ... if more than so many hear it ...
    alarm: float = 0.25  # ... and the tracks are in such danger ...
    late: float = 6.0  # ... or so few cards are left
    order: float = 2.0  # a Chaos marker less, ...
    last_order: float = 9.0  # ... and more, the fewer markers are left in the supply
    heal: float = 2.0  # a Hit healed, ...
    wake: float = 0.5  # ... more for a comatose unit, ...
    fever: float = 0.1  # ... and for each point of Infection above the calm
    calm: float = 4.0  # Infection that is nothing to worry about
    research: float = 1.4  # a try at Research
    scientist: float = 1.5  # a scientist who walks into the Laboratory
    home: float = 0.7  # Refugees one space nearer
    build: float = 1.2  # a defence built, ...
    rich: float = 4.0  # ... with more Supplies than so many
    well: float = 2.5  # a patient who has recovered leaves the bed

    def fevered(self, infection: int) -> float:
        """What a point of Infection more or less is worth, where there is so much of it."""
        return self.fever * max(0.0, infection - self.calm)


# What is found by playing, and how far from today's value it is worth trying.
TUNED: Final[dict[str, float]] = {
    "hit": 0.7,
    "last_hit": 2.0,
    "zeds_hit": 1.0,
    "kill": 1.5,
    "contagion": 1.5,
    "dread": 0.8,
    "give_up": 0.15,
    "eager": 0.15,
    "hurt": 0.05,
    "mortal": 0.15,
    "ammo": 0.6,
    "plenty": 2.0,
    "spare": 0.1,
    "idle": 0.1,
    "card": 0.8,
    "speech": 2.5,
    "listeners": 1.0,
    "alarm": 0.12,
    "order": 1.2,
    "last_order": 4.0,
    "heal": 0.4,
    "wake": 0.4,
    "fever": 0.1,
    "research": 0.8,
    "scientist": 0.8,
    "home": 0.4,
}
HABITS: Final = Habits()
SHELF: Final = HabitShelf(HABITS, TUNED)


def habits_of(game: DawnGame) -> Habits:
    """The habits of a table's defenders."""
    return SHELF.of(game.rules.key)
