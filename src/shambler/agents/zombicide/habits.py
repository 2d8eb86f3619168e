"""The weights of the rules of thumb for the Zombicide family.

They were found by playing: each was varied and kept where teams won more and lived longer over all
missions. Marks of options are sums of these, so that they can be compared with one another.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Habits(msgspec.Struct, frozen=True):
    """How much a survivor cares about what."""

    attack: float = 5.0  # an enemy brought down, by its worth and how near it is
    step: float = 8.0  # a step nearer to where one has to be
    errand: float = 20.0  # what is to be done at a place, done this turn
    blow: float = 0.3  # a point of damage to be expected in a zone
    deadly: float = 40.0  # a survivor who would fall there
    knockout: float = 10.0  # the same, if friends may still help them up
    alone: float = 1.0  # a blow soon to come that those in a zone cannot bear
    hope: float = 0.8  # share of that while others can still act
    patience: float = 20.0  # rounds after which fear wears off
    crowd: float = 2.0  # an enemy in the zone one walks into
    stray: float = 6.0  # a step farther ahead of the last of the squad than ...
    leash: float = 1.0  # ... this many
    apart: float = 3.0  # steps behind from which on nobody waits for anybody
    dare: float = 1.0  # enemies behind a door for each friend beside whoever opens it
    machine: float = 0.4  # a machine that comes along
    groups: int = 3  # squads a team splits into that need not meet afterwards
    door: int = 1  # steps more that a closed door on the way counts as ...
    lair: int = 4  # ... if nobody has been in the building yet
    barred: int = 10  # ... for whoever should go first and cannot open it
    near: float = 2.0  # an errand so many steps away is done by whoever is nearest
    search: float = 3.4  # a search with empty hands
    arms: float = 0.8  # what arms in hand take off that
    trade: float = 2.0  # weapons better in hand after a trade, by their worth
    close: float = 8.0  # a door closed before enemies
    spare: float = -1.0  # an objective that no goal asks for
    weapon: float = 4.0  # the worth of a weapon that may break
    tool: float = 3.0  # what more it is worth if it opens doors
    prey: float = 10.0  # an enemy in hand-to-hand combat that a goal asks for
    guard: float = 6.0  # a step to where enemies must not follow


HABITS: Final = Habits()
