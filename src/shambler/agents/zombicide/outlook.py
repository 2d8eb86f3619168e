"""What a survivor can still make of their turn: where they may end it, and how good that is.

A zone that one only walks through may be as dangerous as it likes; what counts is where one stands
when the enemies act. So every action is judged by the best end of the turn that it leaves open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from shambler.agents.zombicide.errands import guarded, guards_of
from shambler.agents.zombicide.hunt import NO_POSTS
from shambler.agents.zombicide.rooms import may_search
from shambler.agents.zombicide.searches import hunger
from shambler.agents.zombicide.situation import Situation
from shambler.games.zombicide.core.combat import (
    in_hand,
    list_targets,
    why_useless,
    zones_in_reach,
)
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.gear import Weapon
from shambler.games.zombicide.core.state import BARE
from shambler.games.zombicide.core.traits import RANGED
from shambler.games.zombicide.core.turn import Standing
from shambler.kernel.decision import Option
from shambler.kernel.structs import replace

NOWHERE: Final = -1
SEEN: Final = 3  # steps from which on enemies are out of range

Judge: TypeAlias = Callable[[ZombicideGame, Situation, Any], float]


class Outlook:
    """The ends of a turn that a survivor can still reach; ``judge`` marks attacks."""

    __slots__ = (
        "_best", "_ends", "_strikes", "at", "beside", "errand", "freely", "game", "habits", "here",
        "hunt", "judge", "left", "posts", "standing", "tank", "weapons",
    )  # fmt: skip

    def __init__(self, game: ZombicideGame, at: Situation, judge: Judge) -> None:
        self.game = game
        self.at = at
        self.habits = at.habits
        self.judge = judge
        standing = self.standing = at.turn.standing(game)
        self.left = (max(0, standing.left) + standing.free.count("move")) * standing.traits.zones
        self.freely = standing.traits.has("leave-freely")
        self.tank = game.has_pass(at.survivor)
        self.weapons = ready_weapons(game, standing) if game.state.infested else []
        self.beside = game.terrain.neighbours[at.zone]
        # Where something is to be done is worth most if an action is left to do it. Whoever is
        # there already finds it among the options.
        to_do = at.dest != at.zone and at.dest in at.plan.places
        self.errand = at.dest if to_do and not game.state.infested >> at.dest & 1 else NOWHERE
        self.hunt = hunger(game, standing) if self.habits.hunt else 0.0
        self.posts = at.hunt.posts.get(at.who, NO_POSTS) if at.hunt is not None else NO_POSTS
        self._ends: dict[int, float] = {}
        self._best: dict[int, float] = {}
        self._strikes: dict[int, float] = {}
        self.here = self.end(at.zone)

    # -- where the turn may end ------------------------------------------------------------

    def end(self, zone: int) -> float:
        """How good it is to stand in a zone when the turn is over."""
        found = self._ends.get(zone)
        if found is None:
            found = self._ends[zone] = self._end(zone)
        return found

    def _end(self, zone: int) -> float:
        game, at = self.game, self.at
        mark = self._nearer(zone)
        if zone != at.zone:
            mark -= self.habits.idle_step
            if game.state.infested >> zone & 1:
                mark -= self.habits.crowd * min(4, game.crowd(zone))
            if guards_of(game.world) and zone not in at.plan.places and zone in guarded(game):
                mark -= self.habits.guard
        return mark + at.comfort(game, zone) - at.peril(game, zone)

    def _nearer(self, zone: int) -> float:
        """Steps nearer to where one has to be, and not too far ahead of the others."""
        row, here = self.at.row, self.at.zone
        if not row or row[here] < 0:
            return 0.0
        if row[zone] < 0:
            return -self.habits.cut_off
        ahead = self.at.pace - row[zone] - self.habits.leash
        nearer = self.habits.step * (row[here] - row[zone])
        return nearer - self.habits.stray * ahead if ahead > 0 else nearer

    def best(self, zone: int, left: int, done: bool = False) -> float:
        """The best end that can be reached from a zone with so many actions.

        ``done``: what is to be done at places, and an attack on the way, are counted already.
        """
        key = zone * 64 + left * 2 + done
        found = self._best.get(key)
        if found is not None:
            return found
        found = self.end(zone)
        if left:
            cost = self._cost(zone)
            if cost <= left:
                gated = 0 if self.tank else self.game.world.gated
                for there, _ in self.game.terrain.steps[zone]:
                    if not gated >> there & 1:
                        found = max(found, self.best(there, left - cost, done))
            if not done:
                if zone in self.posts and zone != self.at.zone:
                    found = max(found, self._hunting(zone, left))
                if zone == self.errand:
                    found = max(found, self.habits.errand + self.best(zone, left - 1, True))
                if self.hunt > 0 and zone != self.at.zone and self._hides(zone):
                    found = max(found, self.hunt + self.best(zone, left - 1, True))
                if self.beside >> zone & 1 and self.weapons:
                    found = max(found, self._attacking(zone, left))
        self._best[key] = found
        return found

    def _attacking(self, zone: int, left: int) -> float:
        """The best end after an attack or two from a zone next door."""
        count = min(2, left)
        mark = self.strike(zone) * (self.habits.twice if count > 1 else 1.0)
        return mark + self.best(zone, left - count, True) if mark > 0 else self.end(zone)

    def _hunting(self, zone: int, left: int) -> float:
        """To go for an abomination with all that is left."""
        chance = 1 - (1 - self.posts[zone]) ** left
        return self.habits.bounty * chance + self.best(zone, 0, True)

    def _cost(self, zone: int) -> int:
        """What it takes to leave a zone (Z-MOVE-02)."""
        game = self.game
        held = game.state.infested >> zone & 1 and not self.freely
        return 1 + game.crowd(zone) if held else 1

    def _hides(self, zone: int) -> bool:
        """May something be found in a zone?"""
        game = self.game
        return not game.state.infested >> zone & 1 and may_search(game, self.standing, zone)

    # -- attacks from other zones ------------------------------------------------------------

    def strike(self, zone: int) -> float:
        """The mark of the best attack that could be made from a zone."""
        found = self._strikes.get(zone)
        if found is None:
            found = self._strikes[zone] = self._strike(zone)
        return found

    def _strike(self, zone: int) -> float:
        game, at = self.game, self.at
        infested, gated = game.state.infested, game.world.gated
        if not infested & game.terrain.within(zone, SEEN) or (gated >> zone ^ gated >> at.zone) & 1:
            return 0.0
        standing = replace(self.standing, zone=zone, crowd=game.crowd(zone))
        options: list[Option] = []
        for weapon, pair in self.weapons:
            far = weapon.combat == RANGED
            for target in zones_in_reach(game, standing, weapon) if far else (zone,):
                if infested >> target & 1:
                    list_targets(game, standing, weapon, target, pair, options)
        return max([self.judge(game, at, option) for option in options], default=0.0)

    # -- what actions leave open ---------------------------------------------------------------

    def walk(self, zone: int) -> float:
        """What a step to a zone is worth, more than to stay."""
        return self.best(zone, max(0, self.left - self._cost(self.at.zone))) - self.here

    def spend(self, actions: int) -> float:
        """What can still be had after so many actions here, more than to stay."""
        return self.best(self.at.zone, max(0, self.left - actions)) - self.here


def ready_weapons(game: ZombicideGame, standing: Standing) -> list[tuple[Weapon, bool]]:
    """The weapons in hand that can be used where one stands, and whether as a pair."""
    if standing.survivor.hands == BARE:
        return []
    return [
        (weapon, len(cards) > 1)
        for cards, _, _, weapon in in_hand(game, standing.survivor, standing.traits)
        if not why_useless(game, standing.who, weapon, cards)
    ]
