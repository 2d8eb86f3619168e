"""A survivor in their turn: what the rules of thumb look at before they judge."""

from __future__ import annotations

from typing import Any, Final

from shambler.agents.zombicide.danger import (
    SAFE,
    blows,
    crowds_of,
    lurkers,
    pressure,
    shields,
    spawn_zones,
    threat_to,
    toughness,
)
from shambler.agents.zombicide.errands import Errands, errands
from shambler.agents.zombicide.fight import kills
from shambler.agents.zombicide.habits import habits_of
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.turn import Turn
from shambler.kernel.structs import replace

NEVER: Final = -100.0


class Situation:
    """A survivor in their turn."""

    __slots__ = (
        "armor", "blows", "crew", "deadly", "dest", "habits", "lurkers", "menace", "pace", "plan",
        "row", "shields", "spawns", "staying", "survivor", "turn", "who", "zone",
    )  # fmt: skip

    def __init__(self, game: ZombicideGame, who: int, turn: Turn) -> None:
        survivors = game.state.survivors
        self.turn = turn
        self.who = who
        self.survivor = survivors[who]
        self.zone = self.survivor.zone
        habits = self.habits = habits_of(game.world)
        self.plan: Errands = errands(game)
        self.dest = self.plan.going[who]
        self.pace = self.plan.pace[who]
        self.row = self.plan.rows[who]
        self.spawns = spawn_zones(game) if habits.spawn or habits.spawn_near else 0
        self.blows = blows(game, self.zone)
        self.armor = toughness(game, self.survivor)
        self.lurkers = lurkers(game)
        # Whoever acts last sees how it ends; before that, others may still mend it. Those who have
        # waited for very long have to dare something.
        fall = habits.deadly if game.world.edition.fall is None else habits.knockout
        self.deadly = fall * min(1.0, habits.patience / max(1, game.state.round))
        self.menace: float | None = None
        self.shields = shields(game)
        self.staying: float | None = None
        self.crew: dict[int, list[int]] = {}  # the armors of the others, by zone
        hopeful = False
        going, row, pace = self.plan.going, self.row, 0
        for other, friend in enumerate(survivors):
            zone = friend.zone
            if other != who and zone >= 0:
                if row and going[other] == self.dest and row[zone] - row[self.zone] <= habits.apart:
                    pace = max(pace, row[zone] - (0 if friend.done else habits.stride))
                hopeful = hopeful or (not friend.done and other < game.world.team)
                if zone in self.crew:
                    self.crew[zone].append(toughness(game, friend))
                else:
                    self.crew[zone] = [toughness(game, friend)]
        self.pace = pace
        if hopeful:
            self.deadly *= habits.hope

    def peril(self, game: ZombicideGame, zone: int) -> float:
        """How bad it is for this survivor and the others to be in a zone when the enemies act."""
        near = game.terrain.within(zone, 2) & game.state.infested
        if not near and not self.lurkers:
            return 0.0
        shielded = bool(self.shields) and zone in self.shields
        odds = 0.0
        for lurker in self.lurkers:
            if shielded or lurker.row[zone]:
                odds += self.habits.lurk * lurker.reaches(zone, shielded)
        if not near:
            return self.deadly * odds
        bodies = [self.armor, *self.crew.get(zone, ())]
        short = pressure(game, near) - sum(bodies) + len(bodies)
        peril = self.habits.alone * min(self.habits.short, short) if short > 0 else 0.0
        if not shielded:
            threat = threat_to(game, zone)
            if threat is not SAFE:
                peril += self.habits.blow * min(self.habits.blows, threat.damage)
                odds = max(odds, threat.falls(bodies))
        return peril + self.deadly * odds

    def comfort(self, game: ZombicideGame, zone: int) -> float:
        """How good a zone is to stay in: friends around, and no enemies to come in."""
        habits = self.habits
        mark = habits.company * min(habits.friends, len(self.crew.get(zone, ())))
        if self.spawns:
            mark -= habits.spawn * (self.spawns >> zone & 1)
            if game.terrain.neighbours[zone] & self.spawns:
                mark -= habits.spawn_near
        return mark

    def relief(self, game: ZombicideGame, option: Any) -> float:
        """What it is worth to bring an abomination down before it comes to anybody."""
        if option.enemy not in crowds_of(game.world).abominations:
            return 0.0
        if self.menace is None:
            zones = (self.zone, *self.crew)
            self.menace = max(lurker.reaches(zone) for lurker in self.lurkers for zone in zones)
        return self.deadly * self.menace * kills(game, self.turn, option)

    def stay(self, game: ZombicideGame) -> float:
        """What speaks for leaving the zone: its peril, less what those left behind would miss."""
        if self.staying is None:
            self.staying = self.peril(game, self.zone) - self.left_behind(game)
        return self.staying

    def rescue(self, game: ZombicideGame, option: Any) -> float:
        """What it is worth to bring one enemy of the own zone down before they act."""
        threat = threat_to(game, self.zone)
        if self.zone in self.shields:
            return 0.0
        return self.rescue_by(game, kills(game, self.turn, option)) if threat.sure else 0.0

    def rescue_by(self, game: ZombicideGame, hits: float) -> float:
        """What so many enemies less in the own zone are worth."""
        threat = threat_to(game, self.zone)
        bodies = [self.armor, *self.crew.get(self.zone, ())]
        before = threat.falls(bodies)
        if not before or self.zone in self.shields:
            return 0.0
        fewer = replace(threat, sure=threat.sure[max(1, round(hits)) :])
        return self.deadly * min(1.0, hits) * (before - fewer.falls(bodies))

    def left_behind(self, game: ZombicideGame) -> float:
        """How much worse those in the zone are off without this survivor."""
        crew = self.crew.get(self.zone)
        if not crew or not self.blows or self.zone in self.shields:
            return 0.0
        threat = threat_to(game, self.zone)
        return self.deadly * max(0.0, threat.falls(crew) - threat.falls([self.armor, *crew]))
