"""A survivor in their turn: what the rules of thumb look at before they judge."""

from __future__ import annotations

from typing import Any, Final

from shambler.agents.zombicide.danger import (
    SAFE,
    blows,
    lurkers,
    machine_takes_attacks,
    threat_to,
    toughness,
)
from shambler.agents.zombicide.errands import Errands, errands
from shambler.agents.zombicide.fight import kills
from shambler.agents.zombicide.habits import HABITS
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.turn import Turn
from shambler.kernel.structs import replace

NEVER: Final = -100.0


class Situation:
    """A survivor in their turn."""

    __slots__ = (
        "armor", "blows", "crew", "deadly", "dest", "lurkers", "pace", "plan", "row", "staying",
        "survivor", "turn", "who", "zone",
    )  # fmt: skip

    def __init__(self, game: ZombicideGame, who: int, turn: Turn) -> None:
        survivors = game.state.survivors
        self.turn = turn
        self.who = who
        self.survivor = survivors[who]
        self.zone = self.survivor.zone
        self.plan: Errands = errands(game)
        self.dest = self.plan.going[who]
        self.pace = self.plan.pace[who]
        self.row = self.plan.rows[who]
        self.blows = blows(game, self.zone)
        self.armor = toughness(game, self.survivor)
        self.lurkers = lurkers(game)
        # Whoever acts last sees how it ends; before that, others may still mend it. Those who have
        # waited for very long have to dare something.
        fall = HABITS.deadly if game.world.edition.fall is None else HABITS.knockout
        self.deadly = fall * min(1.0, HABITS.patience / max(1, game.state.round))
        self.staying: float | None = None
        self.crew: dict[int, list[int]] = {}  # the armors of the others, by zone
        hopeful = False
        for other, friend in enumerate(survivors):
            zone = friend.zone
            if other != who and zone >= 0:
                hopeful = hopeful or (not friend.done and other < game.world.team)
                if zone in self.crew:
                    self.crew[zone].append(toughness(game, friend))
                else:
                    self.crew[zone] = [toughness(game, friend)]
        if hopeful:
            self.deadly *= HABITS.hope

    def peril(self, game: ZombicideGame, zone: int) -> float:
        """How bad it is for this survivor and the others to be in a zone when the enemies act."""
        threat = threat_to(game, zone)
        if threat is SAFE:
            return self.lurking(game, zone)
        if machine_takes_attacks(game, zone):
            return 0.0
        falls = threat.falls([self.armor, *self.crew.get(zone, ())])
        peril = HABITS.blow * min(8.0, threat.damage) + self.deadly * falls
        return peril + self.lurking(game, zone)

    def lurking(self, game: ZombicideGame, zone: int) -> float:
        """How bad it is that an abomination is not far away."""
        odds = sum([lurker.reaches(zone) for lurker in self.lurkers])
        return HABITS.lurk * odds if odds and not machine_takes_attacks(game, zone) else 0.0

    def stay(self, game: ZombicideGame) -> float:
        """What speaks for leaving the zone: its peril, less what those left behind would miss."""
        if self.staying is None:
            self.staying = self.peril(game, self.zone) - self.left_behind(game)
        return self.staying

    def rescue(self, game: ZombicideGame, option: Any) -> float:
        """What it is worth to bring one enemy of the own zone down before they act."""
        threat = threat_to(game, self.zone)
        if machine_takes_attacks(game, self.zone):
            return 0.0
        return self.rescue_by(game, kills(game, self.turn, option)) if threat.sure else 0.0

    def rescue_by(self, game: ZombicideGame, hits: float) -> float:
        """What so many enemies less in the own zone are worth."""
        threat = threat_to(game, self.zone)
        bodies = [self.armor, *self.crew.get(self.zone, ())]
        before = threat.falls(bodies)
        if not before or machine_takes_attacks(game, self.zone):
            return 0.0
        fewer = replace(threat, sure=threat.sure[max(1, round(hits)) :])
        return self.deadly * min(1.0, hits) * (before - fewer.falls(bodies))

    def left_behind(self, game: ZombicideGame) -> float:
        """How much worse those in the zone are off without this survivor."""
        crew = self.crew.get(self.zone)
        if not crew or not self.blows or machine_takes_attacks(game, self.zone):
            return 0.0
        threat = threat_to(game, self.zone)
        return self.deadly * max(0.0, threat.falls(crew) - threat.falls([self.armor, *crew]))
