"""How a game of the Zombicide family stands: its chance to be won, estimated from the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log1p
from typing import Any, Final

from shambler.agents.base import Agent
from shambler.agents.sense import Knob, Omen, Sense, Values
from shambler.agents.zombicide.danger import (
    SAFE,
    crowds_of,
    lurkers,
    machine_takes_attacks,
    threat_to,
    toughness,
)
from shambler.agents.zombicide.errands import (
    errands,
    guarded,
    guards_of,
    plans_of,
    tour,
    walks,
)
from shambler.agents.zombicide.features import NAMES, features
from shambler.agents.zombicide.fight import armed, marks_of
from shambler.agents.zombicide.habits import SHELF, habits_of
from shambler.agents.zombicide.judged import judged_of
from shambler.agents.zombicide.kits import KITS
from shambler.agents.zombicide.mold_gap import mold_gap
from shambler.agents.zombicide.omens import omens
from shambler.agents.zombicide.reasons import reason
from shambler.agents.zombicide.thumb import WASTED, ZombicideThumb, judge
from shambler.agents.zombicide.turn import idle
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.options import Discard
from shambler.games.zombicide.core.state import IN_PLAY, LEFT
from shambler.games.zombicide.system_parts import mold_shown, spreaders
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset

PLAIN: Final = (
    "deal",
    "receive",
    "fill-hand",
    "fill-body",
    "attach-ammo",
    "leave",
    "shield",
    "re-roll",
)
FOOLISH: Final = -50.0  # the mark of what nobody would do in their senses
WARMTH: Final = 4.0  # marks that apart, an option is e times as likely to be looked at


class ZombicideSense(Sense):
    """Knows the way, and fears wounds."""

    horizon = 2
    signs: tuple[str, ...] = NAMES
    harmless: tuple[str, ...] = ("spokesman", "seats", "owners")

    def thumb(self, seed: int) -> Agent:
        """A sensible survivor."""
        return ZombicideThumb(seed)

    def knobs(self, rules: Ruleset) -> Mapping[str, Knob]:
        """The habits of a team that are found by playing."""
        return SHELF.knobs(rules.key)

    def settle(self, rules: Ruleset, habits: Mapping[str, float]) -> None:
        """Teams of this edition have these habits; what was worked out with others is forgotten."""
        SHELF.settle(rules.key, habits)
        for kept in (habits_of, marks_of, plans_of, judged_of, *KITS):
            kept.cache_clear()

    def way(self, game: Game[Any, Any]) -> float:
        """The longest way that somebody still has to walk for all goals."""
        assert isinstance(game, ZombicideGame)
        if all(survivor.status != IN_PLAY for survivor in game.state.survivors[: game.world.team]):
            return tour(game)
        return max(walks(game), default=0.0)

    def clock(self, game: Game[Any, Any]) -> int:
        """Rounds."""
        rounds: int = game.state.round
        return rounds

    def guess(self, game: Game[Any, Any]) -> Values:
        """One team, one chance."""
        assert isinstance(game, ZombicideGame)
        chance = 1 / (1 + exp(-(CALM * standing(game) + LUCK)))
        return (chance,) * len(game.world.seats)

    def features(self, game: Game[Any, Any]) -> list[float]:
        """All lies open on the table."""
        assert isinstance(game, ZombicideGame)
        return features(game)

    def priors(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Sequence[float] | None:
        """By the marks of the rules of thumb."""
        assert isinstance(game, ZombicideGame)
        marks = judge(game, decision.kind, decision.options_for(seat))
        best = max(marks)
        return [exp(max(-6.0, (mark - best) / WARMTH)) for mark in marks]

    def obvious(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option | None:
        """Cards are sorted by their worth, whoever has nothing left to do is done, and a hit goes
        to the only one it brings down."""
        assert isinstance(game, ZombicideGame)
        options, kind = decision.options_for(seat), decision.kind
        if kind == "assign-hit":
            falls = [option for option in options if not getattr(option, "wasted", False)]
            return falls[0] if len(falls) == 1 else None
        if kind in PLAIN or (kind == "turn" and idle(game, options)):
            marks = judge(game, kind, options)
            return options[marks.index(max(marks))]
        return None

    def foolish(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> frozenset[str]:
        """To fire at friends, to throw something away for nothing, to waste a hit."""
        assert isinstance(game, ZombicideGame)
        options, kind = decision.options_for(seat), decision.kind
        marks = judge(game, kind, options)
        lowest = WASTED if kind == "assign-hit" else FOOLISH
        return frozenset(
            option.key
            for option, mark in zip(options, marks, strict=True)
            if mark <= lowest < max(marks) or type(option) is Discard
        )

    def reason(self, game: Game[Any, Any], option: Option, seat: int) -> str:
        """In the words of the rules of thumb."""
        assert isinstance(game, ZombicideGame)
        return reason(game, option)

    def omens(self, game: Game[Any, Any], events: Sequence[Event], seat: int) -> Iterable[Omen]:
        """Who falls, and what is done."""
        assert isinstance(game, ZombicideGame)
        return [*super().omens(game, events, seat), *omens(game, events)]


# -- what counts -----------------------------------------------------------------------------


def standing(game: ZombicideGame) -> float:
    """How well the team is off: the signs of the table, each with its weight."""
    return sum(WEIGHTS[name] * value for name, value in signs(game).items())


# Regressions on games of the rules of thumb and of planners gave most of them. Such games cannot
# tell what a lost round costs, for those players never wait: the weights of the ways were raised by
# hand until a planner that fears enemies did not wait until it was overrun.
# The sum orders positions well but is far too sure of itself; CALM and LUCK make chances of it that
# agree with how often planners won from such positions.
CALM, LUCK = 0.14, 0.9
WEIGHTS: Final[dict[str, float]] = {
    "goals": -0.3,
    "longest": -1.6,
    "walks": -4.5,
    "safe": 0.3,
    "falls": -0.6,
    "blows": -0.15,
    "near": -0.08,
    "far": -0.02,
    "wounds": -1.2,
    "weak": -2.2,
    "mold": -0.4,
    "gap": 0.15,
    "brood": -0.4,
    "arms": 0.2,
    "held": -0.25,
}


def signs(game: ZombicideGame) -> dict[str, float]:
    """What can be seen on the table of how it will end, each as a number."""
    state, world = game.state, game.world
    survivors = state.survivors
    left = sum(not state.tally.get(f"goal{number}") for number in range(len(world.goals)))
    ways, lessons = walks(game), lacking(game)
    found = {
        "goals": float(left),
        "longest": log1p(max(ways, default=0) + max(lessons, default=0)),
        "walks": log1p((sum(ways) + sum(lessons)) / world.team),
        "safe": float(sum(survivor.status == LEFT for survivor in survivors)),
        "arms": sum(armed(game, survivor) for survivor in survivors[: world.team]),
        "mold": float(mold_shown(state).active.bit_count()),
        "gap": float(mold_gap(game)),
    }
    found.update(_perils(game))
    found.update(_wounds(game))
    found.update(_enemies(game))
    return found


def lacking(game: ZombicideGame) -> list[int]:
    """The experience that survivors still need: a point takes about as long as a step."""
    points = errands(game).points
    team = game.state.survivors[: game.world.team]
    return [max(0, points - survivor.experience) for survivor in team if points]


def _perils(game: ZombicideGame) -> dict[str, float]:
    """Zone by zone: who would fall, and how much would hit, if the enemies acted now."""
    groups: dict[int, list[int]] = {}
    for survivor in game.state.survivors:
        if survivor.zone >= 0:
            groups.setdefault(survivor.zone, []).append(toughness(game, survivor))
    falls = blows = 0.0
    near = lurkers(game)
    for zone, bodies in groups.items():
        threat = threat_to(game, zone)
        odds = sum([lurker.reaches(zone) for lurker in near])
        if (odds or threat is not SAFE) and not machine_takes_attacks(game, zone):
            falls += max(threat.falls(bodies), odds)
            blows += threat.damage
    return {"falls": min(3.0, falls), "blows": min(15.0, blows)}


def _wounds(game: ZombicideGame) -> dict[str, float]:
    """Armor that is gone; the last point counts most."""
    lost = weak = 0
    for survivor, armor in zip(game.state.survivors, game.world.armor, strict=True):
        if survivor.status == IN_PLAY:
            lost += armor - survivor.armor
            weak += survivor.armor == 1
    return {"wounds": float(lost), "weak": float(weak)}


def _enemies(game: ZombicideGame) -> dict[str, float]:
    """Enemies by how near they are, and those that bring mold."""
    state, world = game.state, game.world
    crowds, moldy = crowds_of(world), spreaders(world)
    near = far = brood = held = 0.0
    holds = guarded(game) if guards_of(world) else ()
    bodies = [s.zone for s in state.survivors if s.zone >= 0]
    for zone in game.zones_of(state.infested):
        counts = state.enemies[zone]
        row = game.terrain.routes.distance[zone]
        total = crowds.of(counts).total
        way = min((row[body] for body in bodies if row[body] >= 0), default=9)
        if way <= 2:
            near += total * (1.0 if way <= 1 else 0.5)
        else:
            far += total
        brood += sum(counts[foe] for foe in moldy)
        for hold in holds:
            if 0 <= row[hold] <= 2:
                held += total * (3 - row[hold]) / 3
    return {
        "near": min(30.0, near), "far": min(40.0, far), "brood": brood, "held": min(10.0, held),
    }  # fmt: skip


SENSE: Final = ZombicideSense()
