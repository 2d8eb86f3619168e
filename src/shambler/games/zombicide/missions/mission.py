"""Missions: what stands on the board, how the team wins and loses, and what else is special."""

from __future__ import annotations

from shambler.games.zombicide.core.board_setup import BoardSetup, SpawnZone
from shambler.games.zombicide.missions.words import (
    AnyGoal,
    AnyReward,
    AnySetup,
    AnySpecial,
    AnyTrigger,
)


class Spawn(SpawnZone, frozen=True, kw_only=True):
    """A spawn zone that may sleep: it wakes by any of `wakes`."""

    wakes: tuple[AnyTrigger, ...] = ()


class Mission(BoardSetup, frozen=True, kw_only=True):
    """One mission or scene."""

    spawn: tuple[Spawn, ...]
    goal: tuple[AnyGoal, ...]
    setup: tuple[AnySetup, ...] = ()
    reward: tuple[AnyReward, ...] = ()
    special: tuple[AnySpecial, ...] = ()

    def rules(self) -> tuple[str, ...]:
        """The ids of all rules that this mission expresses, in the order of the file."""
        named = (*self.goal, *self.setup, *self.reward, *self.special)
        found = [self.rule, *(one.rule for one in named)]
        for spawn in self.spawn:
            found += [spawn.rule, *(trigger.rule for trigger in spawn.wakes)]
        found += [objective.rule for objective in self.objective]
        found += [machine.rule for machine in self.machine]
        found += [door.rule for door in self.door]
        found += [barrier.rule for barrier in self.barrier]
        found += [enemies.rule for enemies in self.enemy]
        found += [self.exit.rule] if self.exit else []
        found += [self.pool.rule] if self.pool else []
        return tuple(dict.fromkeys(rule for rule in found if rule))
