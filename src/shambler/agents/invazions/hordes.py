"""Rules of thumb for the Hordes: marks for the options of each question."""

from __future__ import annotations

from shambler.agents.invazions.worth import (
    FREED_NOW,
    place_worth,
    potential,
    research_worth,
    wall,
    zombie_worth,
)
from shambler.games.invazions.abilities import zombie
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.options import (
    Attack,
    CardOption,
    Discard,
    Hit,
    Next,
    Recruit,
    Sacrifice,
    Strike,
    SufferWound,
    Take,
)
from shambler.games.invazions.state import NOWHERE
from shambler.kernel.decision import Option, Pass

# Effects that make a turn larger: they are played first.
MORE = {zombie.MoreZombies, zombie.MoreCards, zombie.MoreRage, zombie.Culls, zombie.Rouses}


def judge_place(game: InvazionsGame, option: Option, seat: int) -> float:
    """Somewhere it can get in, with good recruits under it or Research on it."""
    assert isinstance(option, Attack)
    at, place = option.place, game.state.places[option.place]
    allies = game.hordes_at(at)
    force = potential(game, seat) + 5.0 * len(allies)
    needed = game.resistance_at(at)
    loot = sorted((zombie_worth(game, card) for card in place.contamination), reverse=True)
    share = loot[len(allies)] if len(loot) > len(allies) else 0.0
    if force < needed:
        return 0.1 * share - 4.0 - 0.5 * (needed - force)
    mark = share
    if place.research != NOWHERE:
        mark += 3.0 * research_worth(game, place.research) if force >= wall(game, at) else 0.5
    mark -= sum(game.world.cards.wound[card] for card in place.humans)
    return mark + 0.3 * min(4.0, force - needed)


def judge_play(game: InvazionsGame, option: Option, seat: int) -> float:
    """Everything that can be played: extra plays and cards first, costly effects last."""
    if not isinstance(option, CardOption):
        return 0.0
    cards, horde = game.world.cards, game.horde(seat)
    kinds = {type(ability) for ability in cards.play[option.card]}
    mark = 1.0 + 0.5 * cards.attack[option.card]
    if kinds & MORE:
        mark += 6.0
    if zombie.Discards in kinds:
        mark -= 2.0
    if zombie.Tramples in kinds:
        under = game.state.places[horde.place].contamination
        others = sum(card != cards.freed for card in under)
        mark += -9.0 if cards.freed in under and others < 2 else -1.5
    if zombie.Feeds in kinds:
        fodder = [c for c in horde.hand if cards.is_zombie[c] and cards.attack[c] <= 1]
        mark += 0.5 if fodder else -2.0
    return mark


def judge_hit(game: InvazionsGame, option: Option, seat: int) -> float:
    """Research above all, then whoever stands before it, then the dearest that falls."""
    if not isinstance(option, Hit):
        return 0.0
    cards, at = game.world.cards, game.horde(seat).place
    place = game.state.places[at]
    needed = game.resistance_of(option.card, at)
    if needed > place.left:
        return -1.0
    if not cards.is_human[option.card]:
        return 10.0
    mark = 1.0 + cards.cost[option.card] / (needed + 1)
    if cards.fortify[option.card] or cards.shield[option.card]:
        mark += 1.0
    return mark


def judge_strike(game: InvazionsGame, option: Option, seat: int) -> float:
    """Where there is most to destroy."""
    assert isinstance(option, Strike)
    return place_worth(game, option.place)


def judge_recruit(game: InvazionsGame, option: Option, seat: int) -> float:
    """Freed Zombies, then strength."""
    if isinstance(option, Recruit | Take):
        return zombie_worth(game, option.card)
    return 0.5


def judge_order(game: InvazionsGame, option: Option, seat: int) -> float:
    """The one with the smaller deck takes first."""
    assert isinstance(option, Next)
    horde = game.horde(option.seat)
    return -float(len(horde.hand) + len(horde.pile) + len(horde.discard) + len(horde.played))


def judge_claim(game: InvazionsGame, option: Option, seat: int) -> float:
    """Whoever has counted the cards knows when it is right."""
    right = game.freed_held() >= game.world.always.win_freed
    return float((not isinstance(option, Pass)) == right)


def junk(game: InvazionsGame, card: int) -> float:
    """How little a card is worth in hand."""
    cards = game.world.cards
    if card == cards.wounded:
        return 5.0
    return 4.0 if card == cards.freed else 3.0 - zombie_worth(game, card)


def judge_cut(game: InvazionsGame, option: Option, seat: int) -> float:
    """Discard what cannot be played anyway; otherwise take the wound."""
    hand = game.horde(seat).hand
    idle = sum(junk(game, card) >= 3.0 for card in hand)
    spare = idle + max(0, len(hand) - idle - 4)
    return float(isinstance(option, SufferWound) == (spare < 2))


def judge_waste(game: InvazionsGame, option: Option, seat: int) -> float:
    """Discard the least useful card."""
    assert isinstance(option, Discard)
    return junk(game, option.card)


def judge_price(game: InvazionsGame, option: Option, seat: int) -> float:
    """Give up wounds and starting cards for good, nothing better."""
    if not isinstance(option, Sacrifice):
        return 0.0
    cards = game.world.cards
    if option.card == cards.wounded:
        return 2.0
    return 1.0 if option.card in game.world.starting_deck and cards.is_zombie[option.card] else -1.0


def judge_feed(game: InvazionsGame, option: Option, seat: int) -> float:
    """Feed it a starting card rather than lose it."""
    if not isinstance(option, Sacrifice):
        return 0.0
    return 1.0 if option.card in game.world.starting_deck else -1.0


def judge_trample(game: InvazionsGame, option: Option, seat: int) -> float:
    """The least wanted card under the place."""
    assert isinstance(option, Sacrifice)
    if option.card == game.world.cards.freed:
        return -FREED_NOW
    return -zombie_worth(game, option.card)
