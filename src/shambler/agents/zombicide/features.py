"""A position of the Zombicide family as numbers, for what is learned from played games.

All that is read lies open on the table. No mission is known by name: what it asks for comes from
its goals, and what an edition does not play (mold, night, barricades) is simply 0.
"""

from __future__ import annotations

from functools import lru_cache
from math import log1p
from typing import Any, Final

from shambler.agents.zombicide.danger import (
    SAFE,
    Crowds,
    crowds_of,
    lurkers,
    machine_takes_attacks,
    threat_to,
    toughness,
)
from shambler.agents.zombicide.errands import errands, guarded, guards_of, needed, tour, walks
from shambler.agents.zombicide.fight import armed
from shambler.agents.zombicide.mold_gap import mold_gap
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import EMPTY, IN_PLAY, LEFT
from shambler.games.zombicide.core.winning import unmet_goals
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.system_parts import (
    cars_shown,
    fitted_shown,
    mold_shown,
    spreaders,
)

NEAR: Final = 2  # steps from which an enemy is here in the next round
BESIDE: Final = 4
MANY: Final = 40.0  # enemies; more make no difference
LONG: Final = 20.0  # rounds
LEVELS: Final = 4

GOALS: Final = (
    "goals", "longest_way", "mean_way", "shortest_way", "tour", "safe", "tokens",
    "taken", "seeking", "missing", "counted",
)  # fmt: skip
CLOCK: Final = ("round", "turns_taken", "hour", "deck_left")
TEAM: Final = (
    "in_play", "companions", "wounds", "weak", "lowest_armor", "armor", "lying", "highest_level",
    "mean_level", "experience", "arms", "least_arms", "most_arms", "unarmed", "packs", "spread",
    "shielded", "in_cars", "turned",
)  # fmt: skip
FOES: Final = (
    "among", "next_to", "two_away", "near_by", "far_off", "shut_out", "tough_near", "quick_near",
    "brood", "short_pool", "at_goals", "held",
)  # fmt: skip
PERIL: Final = ("falls", "blows", "threatened", "lurking", "lurking_all", "lurker_near")
GROUND: Final = (
    "spawns", "inflow", "spawn_near", "spawn_at_goals", "mold", "mold_gap",
    "barred", "closed",
)  # fmt: skip
NAMES: Final = (*GOALS, *CLOCK, *TEAM, *FOES, *PERIL, *GROUND)


def features(game: ZombicideGame) -> list[float]:
    """The numbers, in the order of ``NAMES``."""
    bodies = sorted({s.zone for s in game.state.survivors if s.zone >= 0})
    return [
        *_goals(game),
        *_clock(game),
        *_team(game, bodies),
        *_foes(game, bodies),
        *_peril(game, bodies),
        *_ground(game, bodies),
    ]


def _goals(game: ZombicideGame) -> list[float]:
    """What is left to be done, and how long the ways are."""
    state, world = game.state, game.world
    left = sum(not state.tally.get(f"goal{number}") for number in range(len(world.goals)))
    tasks = [goal.task(game) for goal in unmet_goals(game)]
    ways = walks(game)
    return [
        float(left),
        log1p(max(ways, default=0.0)),
        log1p(sum(ways) / world.team),
        log1p(min(ways, default=0.0)),
        log1p(tour(game)),
        sum(survivor.status == LEFT for survivor in state.survivors) / world.team,
        float(len(state.tokens)),
        float(len(state.taken)),
        float(errands(game).seeking),
        float(sum([needed(task, len(task.places)) for task in tasks])),
        log1p(sum([max(0, n) for key, n in state.tally.items() if not key.startswith("goal")])),
    ]


def _clock(game: ZombicideGame) -> list[float]:
    """How late it is, in the game and in the round."""
    state, world = game.state, game.world
    night: Any = getattr(state, "night", None)
    return [
        min(LONG, float(state.round)),
        sum(survivor.done for survivor in state.survivors) / world.team,
        float(night.hour) if night is not None else 0.0,
        len(state.enemy_deck.cards) / max(1, len(world.enemy_deck)),
    ]


def _team(game: ZombicideGame, bodies: list[int]) -> list[float]:
    """Who is left, in what state, with what in hand."""
    state, world = game.state, game.world
    up = [who for who, s in enumerate(state.survivors) if s.status == IN_PLAY]
    team = [state.survivors[who] for who in up if who < world.team]
    armor = [state.survivors[who].armor for who in up]
    lost = sum(world.armor[who] - state.survivors[who].armor for who in up)
    arms = [float(armed(game, survivor)) for survivor in team]
    levels = [survivor.level for survivor in team]
    fallen: Any = getattr(state, "fallen", None)
    sides: Any = getattr(state, "sides", None)
    distance = game.terrain.routes.distance
    return [
        len(team) / world.team,
        float(len(up) - len(team)),
        float(lost),
        float(sum(left == 1 for left in armor)),
        float(min(armor, default=0)),
        sum(armor) / world.team,
        float(len(fallen.lying)) if fallen is not None else 0.0,
        float(max(levels, default=0)),
        sum(levels) / world.team,
        log1p(sum(survivor.experience for survivor in team) / world.team),
        sum(arms) / world.team,
        min(arms, default=0.0),
        max(arms, default=0.0),
        sum(value < 1.0 for value in arms) / world.team,
        sum(len([card for card in s.pack if card != EMPTY]) for s in team) / world.team,
        float(max([distance[a][b] for a in bodies for b in bodies], default=0)),
        float(sum(machine_takes_attacks(game, zone) for zone in bodies)),
        float(sum(seat >= 0 for seat in cars_shown(state).seats)),
        sum(sides.up) / world.team if sides is not None else 0.0,
    ]


def _foes(game: ZombicideGame, bodies: list[int]) -> list[float]:
    """The damage that enemies do, by how far they are from the nearest survivor."""
    state, world = game.state, game.world
    crowds, moldy = crowds_of(world), spreaders(world)
    holds = guarded(game) if guards_of(world) else []
    places = errands(game).places
    rings = [0.0] * 6
    tough = quick = brood = at_goals = held = 0.0
    for zone in game.zones_of(state.infested):
        counts, row = state.enemies[zone], game.terrain.routes.distance[zone]
        total = crowds.of(counts).total
        way = min([row[body] for body in bodies if row[body] >= 0], default=-1)
        rings[_ring(way)] += total
        if 0 <= way <= NEAR:
            tough += sum([n for n, foe in zip(counts, world.foes, strict=True) if foe.damage > 1])
            quick += sum([n for n, foe in zip(counts, world.foes, strict=True) if foe.actions > 1])
        brood += sum([counts[foe] for foe in moldy])
        at_goals += total * any(0 <= row[place] <= 1 for place in places)
        held += sum([total * (3 - row[hold]) / 3 for hold in holds if 0 <= row[hold] <= 2])
    found = [*rings, tough, quick, brood, float(_short(game)), at_goals, held]
    return [min(MANY, value) for value in found]


def _ring(way: int) -> int:
    """Among them, next to them, two away, near by, far off, or shut out."""
    if way < 0:
        return 5
    if way <= NEAR:
        return way
    return 3 if way <= BESIDE else 4


def _short(game: ZombicideGame) -> int:
    """Kinds of which hardly a miniature is left: they will act instead of coming."""
    return sum(
        left < 3 and foe.miniatures > 3
        for left, foe in zip(game.state.pool, game.world.foes, strict=True)
    )


def _peril(game: ZombicideGame, bodies: list[int]) -> list[float]:
    """Who would fall, and how much would hit, if the enemies acted now."""
    near = lurkers(game)
    falls = blows = worst = odds_all = 0.0
    threatened = 0
    for zone in bodies:
        if machine_takes_attacks(game, zone):
            continue
        there = [toughness(game, s) for s in game.state.survivors if s.zone == zone]
        odds = sum([lurker.reaches(zone) for lurker in near])
        worst, odds_all = max(worst, odds), odds_all + odds
        threat = threat_to(game, zone)
        if threat is not SAFE:
            falls += threat.falls(there)
            blows += threat.damage
            threatened += 1
    steps = [lurker.row[zone] for lurker in near for zone in bodies if lurker.row[zone] >= 0]
    return [
        min(3.0, falls),
        min(15.0, blows),
        float(threatened),
        min(2.0, worst),
        min(3.0, odds_all),
        1 / (1 + min(steps)) if steps else 0.0,
    ]


def _ground(game: ZombicideGame, bodies: list[int]) -> list[float]:
    """Where enemies come from, how many to be expected, and what bars their way."""
    state, world = game.state, game.world
    active = [token.zone for token in state.spawns if token.active]
    level = max([s.level for s in state.survivors[: world.team]], default=0)
    ground = mold_shown(state)
    return [
        float(len(active)),
        len(active) * flows_of(world)[level],
        _closeness(game, active, bodies),
        _closeness(game, active, errands(game).places),
        float(ground.active.bit_count()),
        float(mold_gap(game)) if spreaders(world) else 0.0,
        float(fitted_shown(state).bit_count()),
        float(ground.closed.bit_count()),
    ]


def _closeness(game: ZombicideGame, zones: list[int], others: list[int]) -> float:
    """1 where two of them are one zone, less and less the farther they are apart."""
    distance = game.terrain.routes.distance
    steps = [distance[a][b] for a in zones for b in others if distance[a][b] >= 0]
    return 1 / (1 + min(steps)) if steps else 0.0


@lru_cache(maxsize=64)
def flows_of(world: ZombicideWorld) -> tuple[float, ...]:
    """The damage of those a card brings to a spawn zone, on average, by danger level."""
    crowds = Crowds(world)
    totals = [0.0] * LEVELS
    for number in world.enemy_deck:
        card = world.enemy_cards[number]
        if card.kind in ("spawn", "rush", "abomination"):
            for level, count in enumerate(card.counts):
                totals[level] += count * crowds.foes[card.foe].damage
    return tuple([total / max(1, len(world.enemy_deck)) for total in totals])
