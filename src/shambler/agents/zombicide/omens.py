"""What the futures of a game of the Zombicide family hold: who falls to whom, and what is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from shambler.agents.sense import Omen
from shambler.agents.zombicide.danger import crowds_of
from shambler.games.zombicide.core import events as happened
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.systems.knockout.events import Died, KnockedOut
from shambler.kernel.event import Event

FALLS: Final = (happened.Eliminated, KnockedOut, Died)


def omens(game: ZombicideGame, events: Sequence[Event]) -> Iterator[Omen]:
    """Survivors who fall, with what struck them last; objectives, goals, and who gets away."""
    struck: dict[int, int] = {}  # by whom each figure was struck last
    abominations = crowds_of(game.world).abominations
    for event in events:
        if isinstance(event, happened.AttackLanded):
            struck[event.figure] = event.foe
        elif isinstance(event, FALLS):
            foe = struck.get(event.who, -1)
            yield Omen("falls", False, (("who", event.who), ("foe", foe)))
        elif isinstance(event, happened.ObjectiveLost):
            yield Omen("objective-lost", False, (("zone", event.zone),))
        elif isinstance(event, happened.ObjectiveTaken):
            yield Omen("objective", True, (("who", event.who), ("zone", event.zone)))
        elif isinstance(event, happened.GoalMet):
            yield Omen("goal", True)
        elif isinstance(event, happened.LeftBoard):
            yield Omen("leaves", True, (("who", event.who),))
        elif isinstance(event, happened.EnemiesFell) and event.foe in abominations:
            yield Omen("brought-down", True, (("foe", event.foe),))
