"""Rules of thumb for what survivors carry: who holds what, and what is used or put together."""

from __future__ import annotations

from typing import Any

from shambler.agents.zombicide.fight import card_worth, kept_for
from shambler.agents.zombicide.habits import habits_of
from shambler.agents.zombicide.kits import gain_at_hand, gain_of_trade
from shambler.agents.zombicide.situation import NEVER, Situation
from shambler.agents.zombicide.tools import serving
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import Survivor
from shambler.games.zombicide.systems.combining.combining import spent_for
from shambler.games.zombicide.systems.combining.options import Combine
from shambler.games.zombicide.systems.reloading.options import Reload


def judge_item(game: ZombicideGame, at: Situation, option: opt.UseItem) -> float:
    """Mend armor when some is missing."""
    item = next((g.item for g in game.world.cards if option.card in (g.id, g.model)), None)
    if item is None or item.name != "restore-armor":
        return -0.5
    missing = game.world.armor[option.who] - game.state.survivors[option.who].armor
    return at.habits.mend * missing if missing else NEVER


def judge_rearrange(game: ZombicideGame, at: Situation, option: Any) -> float:
    """When something better than what is in hand lies in the backpack."""
    return at.habits.rearrange if not at.blows and badly_held(game, at.survivor) else -2.0


def badly_held(game: ZombicideGame, survivor: Survivor) -> bool:
    """Is something better in the backpack than in a hand?"""
    return gain_at_hand(game, survivor) > habits_of(game.world).better


def judge_trade(game: ZombicideGame, at: Situation, option: opt.Trade) -> float:
    """When both together are better armed after it, or have a tool that a goal asks for."""
    if at.plan.meets.get(at.who) == option.who:
        return at.habits.goal
    if at.blows:
        return -2.0
    gain = gain_of_trade(game, at.survivor, game.state.survivors[option.who])
    return at.habits.trade * gain if gain > at.habits.bargain else -2.0


def judge_reload(game: ZombicideGame, at: Situation, option: Reload) -> float:
    """While enemies are near."""
    return at.habits.reload if nearby(game, at.zone) else -1.0


def nearby(game: ZombicideGame, zone: int) -> bool:
    """Are enemies in the zone or next to it?"""
    return bool(game.state.infested & (game.world.board.touching[zone] | 1 << zone))


def judge_combine(game: ZombicideGame, at: Situation, option: Combine) -> float:
    """If what comes of it is a good weapon, or goals ask for it; what these need is not used up."""
    world = game.world
    gear, kept = world.gear_of[option.card], serving(world)
    if option.card not in kept and not kept.isdisjoint(spent_for(world, option.card)):
        return -1.0
    return card_worth(gear, at.habits) + kept_for(world, gear) - at.habits.combine
