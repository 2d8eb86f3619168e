"""Rules of thumb for what survivors carry: who holds what, and what is used or put together."""

from __future__ import annotations

from typing import Any

from shambler.agents.zombicide.fight import card_worth, marks_of
from shambler.agents.zombicide.habits import HABITS
from shambler.agents.zombicide.situation import NEVER, Situation
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import EMPTY, Survivor
from shambler.games.zombicide.systems.combining.options import Combine
from shambler.games.zombicide.systems.reloading.options import Reload


def judge_item(game: ZombicideGame, at: Situation, option: opt.UseItem) -> float:
    """Mend armor when some is missing."""
    item = next((g.item for g in game.world.cards if option.card in (g.id, g.model)), None)
    if item is None or item.name != "restore-armor":
        return -0.5
    missing = game.world.armor[option.who] - game.state.survivors[option.who].armor
    return 3.0 * missing if missing else NEVER


def judge_rearrange(game: ZombicideGame, at: Situation, option: Any) -> float:
    """When something better than what is in hand lies in the backpack."""
    return 2.0 if not at.blows and badly_held(game, at.survivor) else -2.0


def badly_held(game: ZombicideGame, survivor: Survivor) -> bool:
    """Is a better weapon in the backpack than in a hand?"""
    worth, cards = marks_of(game.world).slots, game.world.cards
    packed = [worth[card] for card in survivor.pack if cards[card].slot == "hand"]
    held = [worth[card] if card != EMPTY else 0.0 for card in survivor.hands]
    return bool(packed) and max(packed) > min(held) + 0.3


def judge_trade(game: ZombicideGame, at: Situation, option: opt.Trade) -> float:
    """When weapons that one of the two packs are better than what the other holds."""
    other = game.state.survivors[option.who]
    if at.blows or not (at.survivor.pack or other.pack):
        return -2.0
    gain = gain_of_trade(game, at.survivor, other)
    return HABITS.trade * gain if gain > 0.4 else -2.0


def gain_of_trade(game: ZombicideGame, one: Survivor, other: Survivor) -> float:
    """How much better armed both together are if the best of their weapons are in hand."""
    worth, cards = marks_of(game.world).slots, game.world.cards
    held = [worth[card] for card in (*one.hands, *other.hands) if card != EMPTY]
    packed = [worth[card] for card in (*one.pack, *other.pack) if cards[card].slot == "hand"]
    if not packed:
        return 0.0
    best = sorted(held + packed, reverse=True)[:4]
    return sum(best) - sum(held)


def judge_reload(game: ZombicideGame, at: Situation, option: Reload) -> float:
    """While enemies are near."""
    return 4.0 if nearby(game, at.zone) else -1.0


def nearby(game: ZombicideGame, zone: int) -> bool:
    """Are enemies in the zone or next to it?"""
    return bool(game.state.infested & (game.world.board.touching[zone] | 1 << zone))


def judge_combine(game: ZombicideGame, at: Situation, option: Combine) -> float:
    """If what comes of it is a good weapon."""
    return card_worth(game.world.gear_of[option.card]) - 1.0
