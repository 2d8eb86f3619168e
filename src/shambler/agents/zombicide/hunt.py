"""Bringing an abomination down before it comes: who can strike it this round, from where.

What kills at a blow and walks towards the team is safest dead. One attack rarely suffices: those
who can reach it act one after the other, shooters first, and count on each other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from shambler.agents.zombicide.danger import crowds_of
from shambler.agents.zombicide.fight import chance_with
from shambler.agents.zombicide.habits import habits_of
from shambler.agents.zombicide.walking import ways
from shambler.games.zombicide.board.terrain import Terrain
from shambler.games.zombicide.core.combat import in_hand, why_useless, zones_in_reach
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import BARE, IN_PLAY
from shambler.games.zombicide.core.traits import RANGED
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.core.world import ZombicideWorld
from shambler.games.zombicide.systems.oxygen.words import NotOutside
from shambler.kernel.structs import replace

KEPT: Final = 4096
NO_POSTS: Final[dict[int, float]] = {}


class Hunt(msgspec.Struct):
    """An abomination that the team goes for."""

    prey: int
    zone: int
    odds: dict[int, float]  # by survivor: the chance to bring it down in what is left of the round
    posts: dict[int, dict[int, float]]  # by survivor and zone: the chance of one attack from there
    chance: float  # of all together


class Posts:
    """From where weapons reach an abomination, worked out once."""

    def __init__(self) -> None:
        self.kept: dict[tuple[object, ...], dict[int, float]] = {}


@lru_cache(maxsize=64)
def posts_of(world: ZombicideWorld) -> Posts:
    """The table's."""
    return Posts()


def hunt(game: ZombicideGame, acting: Turn | None = None) -> Hunt | None:
    """The abomination that is most worth going for, if any is on the board."""
    state, world = game.state, game.world
    kinds = crowds_of(world).abominations
    if not any(state.pool[kind] < world.foes[kind].miniatures for kind in kinds):
        return None
    best: Hunt | None = None
    for zone in game.zones_of(state.infested):
        for prey in kinds:
            if state.enemies[zone][prey]:
                found = _hunt(game, prey, zone, acting)
                if best is None or found.chance > best.chance:
                    best = found
    if best is None or best.chance < habits_of(world).venture:
        return None
    return best


def _hunt(game: ZombicideGame, prey: int, zone: int, acting: Turn | None) -> Hunt:
    """Who can strike one abomination."""
    found = Hunt(prey, zone, {}, {}, 0.0)
    spared = 1.0
    for who, survivor in enumerate(game.state.survivors[: game.world.team]):
        mine = acting is not None and who == acting.who
        if survivor.status != IN_PLAY or survivor.hands == BARE or (survivor.done and not mine):
            continue
        turn = acting if mine and acting is not None else Turn(who)
        standing = turn.standing(game)
        posts = strike_posts(game, standing, prey, zone)
        if not posts:
            continue
        rows = ways(game, game.has_pass(survivor)).distance
        held = 0 if standing.traits.has("leave-freely") else standing.crowd
        most = 0.0
        for post, chance in posts.items():
            steps = rows[post][survivor.zone]
            if steps < 0:
                continue
            attacks = standing.left - steps - (held if steps else 0)
            if attacks > 0:
                most = max(most, 1 - (1 - chance) ** attacks)
        if most:
            found.odds[who] = most
            found.posts[who] = posts
            spared *= 1 - most
    found.chance = 1 - spared
    return found


def strike_posts(game: ZombicideGame, standing: Standing, prey: int, zone: int) -> dict[int, float]:
    """The zones from which a survivor's weapons reach an enemy, and the chance of an attack."""
    survivor, terrain = standing.survivor, game.terrain
    kept = posts_of(game.world).kept
    outside = game.world.outside >> survivor.zone & 1
    key = (survivor.hands, survivor.attached, survivor.skills, outside, prey, zone, terrain)
    found = kept.get(key)
    if found is None:
        if len(kept) > KEPT:
            kept.clear()
        found = kept[key] = _strike_posts(game, standing, terrain, prey, zone)
    return found


def _strike_posts(
    game: ZombicideGame, standing: Standing, terrain: Terrain, prey: int, zone: int
) -> dict[int, float]:
    found: dict[int, float] = {}
    outside = game.world.outside
    for cards, mode, _, weapon in in_hand(game, standing.survivor, standing.traits):
        indoors = any(isinstance(limit, NotOutside) for limit in weapon.limits)
        lifted = indoors and outside >> standing.zone & 1  # it will work once they are inside
        if weapon.special is not None:
            continue
        if not lifted and why_useless(game, standing.who, weapon, cards):
            continue
        chance = chance_with(game, standing.who, cards, mode, zone, prey)
        if not chance:
            continue
        if weapon.combat != RANGED:
            if indoors and outside >> zone & 1:
                continue
            found[zone] = max(found.get(zone, 0.0), chance)
            continue
        near = terrain.within(zone, weapon.farthest + standing.traits.reach)
        for post in game.zones_of(near & ~outside if indoors else near):
            there = replace(standing, zone=post, reached=None)
            if zone in zones_in_reach(game, there, weapon):
                found[post] = max(found.get(post, 0.0), chance)
    return found
