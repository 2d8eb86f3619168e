"""A survivor in their turn: what the rules of thumb look at before they judge."""

from __future__ import annotations

from typing import Any, Final

from shambler.agents.zombicide.danger import (
    SAFE,
    Lurker,
    blows,
    crowds_of,
    lurkers,
    pressure,
    shields,
    spawn_zones,
    threat_to,
    toughness,
    without,
)
from shambler.agents.zombicide.errands import Errands, errands
from shambler.agents.zombicide.fight import casualties, might
from shambler.agents.zombicide.habits import habits_of
from shambler.agents.zombicide.hunt import Hunt, hunt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.turn import Turn

NEVER: Final = -100.0
NO_CREW: Final[list[int]] = []


class Situation:
    """A survivor in their turn."""

    __slots__ = (
        "armor", "blows", "crew", "deadly", "dest", "fatal", "habits", "hunt", "lurkers", "menace",
        "might", "mights", "pace", "plan", "row", "settled", "shields", "spawns", "staying",
        "survivor", "turn", "who", "zone",
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
        self.hunt = hunt(game, turn) if self.lurkers and habits.bounty else None
        # Whoever acts last sees how it ends; before that, others may still mend it. Those who have
        # waited for very long have to dare something.
        fall = habits.deadly if game.world.edition.fall is None else habits.knockout
        self.deadly = fall * min(1.0, habits.patience / max(1, game.state.round))
        self.menace: float | None = None
        self.shields = shields(game)
        self.staying: float | None = None
        self.fatal = game.world.edition.fall is None
        self.settled: set[int] = set()  # zones where others stay
        self.crew: dict[int, list[int]] = {}  # the armors of the others, by zone
        self.might = might(game, self.survivor, who)
        self.mights: dict[int, float] = {}  # what the others bring down, by zone
        hopeful = False
        going, row, pace = self.plan.going, self.row, 0
        for other, friend in enumerate(survivors):
            zone = friend.zone
            if other != who and zone >= 0:
                if row and going[other] == self.dest and row[zone] - row[self.zone] <= habits.apart:
                    pace = max(pace, row[zone] - (0 if friend.done else habits.stride))
                if friend.done or game.crowd(zone) >= habits.pinned:
                    self.settled.add(zone)
                strong = might(game, friend, other)
                self.mights[zone] = self.mights.get(zone, 0.0) + strong
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
        if self.hunt is None:
            return self._peril(game, zone, self.lurkers)
        chance = self.hunt.chance
        if chance >= 1.0:
            return self._peril(game, zone, [], self.hunt)
        return (1 - chance) * self._peril(game, zone, self.lurkers) + chance * self._peril(
            game, zone, [], self.hunt
        )

    def _peril(
        self, game: ZombicideGame, zone: int, lurking: list[Lurker], felled: Hunt | None = None
    ) -> float:
        near = game.terrain.within(zone, 2) & game.state.infested
        if not near and not lurking:
            return 0.0
        shielded = bool(self.shields) and zone in self.shields
        crew = self.crew.get(zone, NO_CREW)
        settled = zone in self.settled  # somebody stays there, come what may
        odds = 0.0
        for lurker in lurking:
            if shielded or lurker.row[zone]:
                odds += self.habits.lurk * lurker.reaches(zone, shielded)
        before = odds if settled else 0.0
        peril = 0.0
        if near:
            bodies = [self.armor, *crew]
            peril = self._shortage(game, zone, near, bodies)
            threat = SAFE if shielded else threat_to(game, zone)
            if felled is not None and felled.zone == zone and threat.sure:
                threat = without(threat, game.world.foes[felled.prey].damage)
            if threat.sure or threat.maybe:
                peril += self.habits.blow * min(self.habits.blows, threat.damage)
                odds = max(odds, self._lost(threat.falls(bodies)))
                if settled:
                    before = max(before, self._lost(threat.falls(crew)))
        return peril + self.deadly * (odds - before)

    def _lost(self, falls: float) -> float:
        """Falls, as far as they count: where the first one loses the game, no more than that."""
        return min(1.0, falls) if self.fatal else falls

    def _shortage(self, game: ZombicideGame, zone: int, near: int, bodies: list[int]) -> float:
        """Blows soon to come that those in a zone can neither bear nor prevent."""
        habits = self.habits
        short = pressure(game, near) - sum(bodies) + len(bodies)
        if habits.strength:
            beside = game.terrain.within(zone, 1) & near
            short -= 0.5 * pressure(game, near & ~beside)
            short -= habits.strength * (self.might + self.mights.get(zone, 0.0))
        return habits.alone * min(habits.short, short) if short > 0 else 0.0

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
        """What it is worth to bring an abomination down before it comes to anybody, and more if
        the team goes for it."""
        fallen = dict(casualties(game, self.turn, option))
        felled = sum([fallen.get(kind, 0.0) for kind in crowds_of(game.world).abominations])
        if not felled:
            return 0.0
        if self.menace is None:
            zones = (self.zone, *self.crew)
            self.menace = max(lurker.reaches(zone) for lurker in self.lurkers for zone in zones)
        hunted = fallen.get(self.hunt.prey, 0.0) if self.hunt is not None else 0.0
        return self.deadly * self.menace * felled + self.habits.bounty * hunted

    def stay(self, game: ZombicideGame) -> float:
        """What speaks for leaving the zone: its peril."""
        if self.staying is None:
            self.staying = self.peril(game, self.zone)
        return self.staying

    def rescue(self, game: ZombicideGame, option: Any) -> float:
        """What it is worth to bring enemies down before they act, where survivors stand."""
        return self.rescue_by(game, option.zone, casualties(game, self.turn, option))

    def rescue_by(
        self, game: ZombicideGame, zone: int, fallen: tuple[tuple[int, float], ...]
    ) -> float:
        """What these fewer in a zone are worth: their share in what is too much to bear."""
        if zone in self.shields:
            return 0.0
        threat = threat_to(game, zone)
        if not threat.sure:
            return 0.0
        bodies = [*self.crew.get(zone, NO_CREW), *([self.armor] if zone == self.zone else NO_CREW)]
        before = self._lost(threat.falls(bodies))
        if not before:
            return 0.0
        foes, strongest = game.world.foes, max(bodies)
        deadly = len([blow for blow in threat.sure if blow >= strongest])
        if deadly:  # nobody can bear one of these
            felled = sum(
                [n * foes[kind].actions for kind, n in fallen if foes[kind].damage >= strongest]
            )
            return self.deadly * before * min(1.0, felled / deadly)
        excess = sum(threat.sure) - sum(bodies) + len(bodies)
        felled = sum([n * foes[kind].actions * foes[kind].damage for kind, n in fallen])
        return self.deadly * before * min(1.0, felled / max(1, excess))
