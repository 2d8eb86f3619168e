"""The weights of the rules of thumb for the Zombicide family.

Marks of options are sums of these, so that they can be compared with one another. The values here
were found by playing: each was varied and kept where teams won more and lived longer over all
missions.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from shambler.agents.habits import HabitShelf
from shambler.games.zombicide.core.world import ZombicideWorld


class Habits(msgspec.Struct, frozen=True):
    """How much a survivor cares about what."""

    # Fights
    attack: float = 5.0  # an enemy brought down, by its worth and how near it is
    beside: float = 3.0  # how much an enemy matters in the zone of a survivor, ...
    one_off: float = 1.6  # ... one step away, ...
    two_off: float = 0.9  # ... two steps away, ...
    three_off: float = 0.5  # ... three, ...
    far_off: float = 0.3  # ... or more
    fallen: float = 0.4  # the worth of bringing down any enemy, ...
    harm: float = 0.6  # ... more for each damage that it does in an activation, ...
    brood: float = 0.4  # ... and more if it brings mold
    twice: float = 1.7  # what two attacks are worth, if one is worth 1
    reap: float = 2.0  # a hit that brings two down, if one is worth 1
    prey: float = 10.0  # an enemy in hand-to-hand combat that a goal asks for
    goal_fire: float = 60.0  # a fire where a goal asks for one
    again: float = 0.7  # how often a roll is poor enough to be rolled again
    weapon: float = 4.0  # the worth of a weapon that may break
    tool: float = 3.0  # what more it is worth if it opens doors
    caution: float = 0.0  # the way to the next danger level, taken by an attack or an objective
    lesson: float = 4.0  # a point of experience that a goal asks for
    wrath: float = 0.5  # an attack out of the backpack that is free
    remote: float = 1.5  # a machine to command

    # Danger
    blow: float = 0.3  # a point of damage to be expected in a zone
    blows: float = 8.0  # as many of them are counted
    reach: float = 0.6  # chance that quick enemies next door come here rather than elsewhere
    deadly: float = 40.0  # a survivor who would fall there
    knockout: float = 10.0  # the same, if friends may still help them up
    alone: float = 1.0  # a blow soon to come that those in a zone can neither bear nor prevent
    short: float = 6.0  # as many of those are counted
    strength: float = 0.0  # attacks by which each in a zone prevents some of them
    hope: float = 0.8  # share of a fall while others can still act
    pinned: int = 2  # enemies in a zone that keep survivors there
    patience: float = 20.0  # rounds after which fear wears off
    crowd: float = 2.0  # an enemy in the zone one walks into
    lurk: float = 1.0  # how much an abomination is feared that may come, ...
    venture: float = 0.7  # the chance from which on the team goes for one, ...
    bounty: float = 40.0  # ... and what it is worth to bring it down
    spawn: float = 0.0  # ... a zone where enemies come in, ...
    spawn_near: float = 0.0  # ... and the zones beside it
    company: float = 0.0  # a friend in the zone where one stays, ...
    friends: float = 3.0  # ... as many of them are counted
    guard: float = 6.0  # a step to where enemies must not follow
    shield: int = 3  # armor that a card is worth which stops an attack
    bonus: float = 5.0  # a bonus spent when somebody would fall otherwise
    trouble: float = 2.0  # who acts first: a point of damage to be expected where they stand, ...
    ready: float = 0.3  # ... the worth of what they hold in hand, ...
    lucky: float = 0.5  # ... and luck: who rolls again makes more of a pair

    # Ways
    step: float = 8.0  # a step nearer to where one has to be
    idle_step: float = 0.02  # of two ends of a turn that are as good, the one nearby
    cut_off: float = 20.0  # to stand where no way leads to where one has to be
    skilled: float = 0.5  # what a skill that moves must bring more than a step
    stray: float = 6.0  # a step farther ahead of the last of the squad than ...
    leash: float = 1.0  # ... this many
    apart: float = 3.0  # steps behind from which on nobody waits for anybody
    stride: int = 3  # steps that whoever has not acted yet can still follow
    dare: float = 1.0  # enemies behind a door for each friend beside whoever opens it
    unlock: float = 0.5  # a door that has to be opened, more than a step
    machine: float = 0.4  # a machine that comes along
    groups: int = 3  # squads a team splits into that need not meet afterwards
    door: int = 1  # steps more that a closed door on the way counts as ...
    lair: int = 4  # ... if nobody has been in the building yet
    barred: int = 10  # ... for whoever should go first and cannot open it
    near: float = 2.0  # an errand so many steps away is done by whoever is nearest
    haste: float = 0.5  # a step that mold is away from an errand: the nearer, the sooner
    behind: float = 6.0  # steps from which on a friend beyond a doorway does not keep it open
    close: float = 8.0  # a door closed before enemies, ...
    shut_out: float = 0.2  # ... more for each of them

    # Errands
    errand: float = 20.0  # what is to be done at a place, done this turn
    goal: float = 40.0  # what a goal asks for, at hand
    find: float = 25.0  # a search where what is asked for may be hidden
    air: float = 30.0  # a tank for whoever came for it
    friend: float = 45.0  # a friend helped up or taken along
    board: float = 12.0  # boards for a window, in peace ...
    board_late: float = 4.0  # ... and under attack
    get_in: float = 20.0  # a seat in a car that a goal asks for
    get_out: float = 15.0  # out of the car where something is to be done on foot
    story: float = 6.0  # a story card that no goal asks for
    crate: float = 9.0  # good weapons, in peace ...
    crate_late: float = 1.0  # ... and under attack
    spare: float = -1.0  # an objective that no goal asks for

    # Gear
    search: float = 3.4  # a search with empty hands
    arms: float = 0.8  # what arms in hand take off that
    hunt: float = 0.0  # share of that for a search where one has to go to first
    browse: float = 0.5  # what is left of it at least, in peace ...
    browse_late: float = 0.2  # ... and under attack
    trade: float = 2.0  # weapons better in hand after a trade, by their worth
    bargain: float = 0.4  # what a trade must bring at least
    rearrange: float = 2.0  # something better out of the backpack ...
    better: float = 0.3  # ... if it is better by so much
    mend: float = 3.0  # a point of armor mended
    reload: float = 4.0  # a weapon reloaded before enemies
    combine: float = 1.0  # what a card put together must be worth at least
    pair: float = 1.0  # what a pair is worth more than its two weapons
    other: float = (
        0.8  # share of the weaker weapon's worth, if it reaches where the better does not
    )
    same: float = 0.3  # ... if it does not
    dry: float = 0.05  # the worth of a weapon without its ammunition
    fire: float = 3.0  # a weapon that burns a zone, in hits
    spent: float = 3.0  # what a fire must bring at least, because it is used up
    damage_none: float = 0.6  # a weapon by the damage of its hits: none, ...
    damage_one: float = 1.0
    damage_two: float = 1.8
    damage_three: float = 2.2  # ... three or more
    range_none: float = 0.9  # a weapon by how far it reaches: not at all, ...
    range_step: float = 0.25  # ... and each step more, up to three
    fed: float = 0.5  # share of the worth of a weapon that needs ammunition
    armor: float = 2.5  # a card that stops an attack
    item: float = 1.2  # a card that can be used
    extra: float = 0.8  # ammunition, or a card that rolls again
    oxygen: float = 0.7  # a tank
    asked: float = 6.0  # a card that goals are reached with
    opener: float = 1.0  # a tool for doors, more than as a weapon, ...
    in_hand: float = 1.0  # ... and more in hand


HABITS: Final = Habits()
# What is found by playing, and how far from today's value it is worth trying. Marks are compared
# with one another: `step` is what all others are measured by.
TUNED: Final[dict[str, float]] = {
    "attack": 1.5,
    "beside": 1.0,
    "one_off": 0.6,
    "two_off": 0.4,
    "twice": 0.3,
    "caution": 6.0,
    "blow": 0.3,
    "reach": 0.2,
    "deadly": 20.0,
    "knockout": 8.0,
    "alone": 0.8,
    "short": 3.0,
    "strength": 0.8,
    "hope": 0.2,
    "crowd": 1.5,
    "lurk": 0.6,
    "venture": 0.12,
    "bounty": 20.0,
    "spawn": 8.0,
    "spawn_near": 4.0,
    "company": 2.0,
    "stray": 4.0,
    "leash": 0.8,
    "apart": 1.5,
    "dare": 0.8,
    "machine": 0.8,
    "groups": 1.0,
    "near": 1.2,
    "close": 4.0,
    "errand": 8.0,
    "search": 2.0,
    "arms": 0.4,
    "hunt": 1.0,
    "trade": 6.0,
    "trouble": 1.5,
}
SHELF: Final = HabitShelf(HABITS, TUNED)


@lru_cache(maxsize=64)
def habits_of(world: ZombicideWorld) -> Habits:
    """The habits of a table's team."""
    return SHELF.of(world.edition.key)
