"""Rules of thumb for the human player: marks for the options of each question."""

from __future__ import annotations

from collections.abc import Callable

from shambler.agents.invazions.worth import (
    place_worth,
    research_worth,
    tokens_overflow,
    wall,
    zombie_worth,
)
from shambler.games.invazions.abilities import bravery
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.options import (
    Aim,
    Barricade,
    Brave,
    Destroy,
    Discard,
    Mute,
    PlaceHuman,
    PlaceResearch,
    Take,
)
from shambler.games.invazions.state import NOWHERE
from shambler.kernel.decision import Option


def judge_start(game: InvazionsGame, option: Option, seat: int) -> float:
    """Throw away what does not move: too much Bravery, doubles, a hand nobody pays for."""
    if isinstance(option, Aim | Brave):
        return judge_bravery(game, option, seat)
    if not isinstance(option, Discard):
        return 0.0
    hand, cards = game.state.human.hand, game.world.cards
    brave = [card for card in hand if not cards.is_human[card]]
    doubles = hand.count(option.card) > 2 and not cards.is_survivor[option.card]
    crowded = len(brave) >= 4 and option.card in brave
    idle = tokens_overflow(game) and option.card == hand[-1]
    return 1.0 if crowded or doubles or idle else -1.0


def judge_action(game: InvazionsGame, option: Option, seat: int) -> float:
    """Research where it is guarded best, then guards where there is Research."""
    if isinstance(option, PlaceResearch):
        return research_mark(game, option)
    if isinstance(option, PlaceHuman):
        return human_mark(game, option)
    if isinstance(option, Aim | Brave):
        return judge_bravery(game, option, seat)
    return 0.0


def research_mark(game: InvazionsGame, option: PlaceResearch) -> float:
    """Worth per turn, discounted where it will not last, less its cost."""
    cards = game.world.cards
    cost = cards.cost[option.card] + game.state.human.dice.get(option.card, 0)
    safety = min(1.0, wall(game, option.place) / (5.0 * game.world.players))
    return 3.0 * research_worth(game, option.card) + 4.0 * safety - 0.9 * cost


def human_mark(game: InvazionsGame, option: PlaceHuman) -> float:
    """Each Human has a place where it does most."""
    cards, place = game.world.cards, game.state.places[option.place]
    card, research = option.card, place.research
    mark = 0.4 * cards.resistance[card] - 0.5 * cards.cost[card]
    mark += 1.2 * research_worth(game, research) if research != NOWHERE else -0.6
    if cards.is_survivor[card]:
        pair = sum(cards.is_survivor[human] for human in place.humans)
        mark += 1.5 + (1.0 if pair < 2 and research != NOWHERE else 0.0)
    if cards.fortify[card] and research != NOWHERE:
        mark += 1.5
    if cards.shield[card] and research != NOWHERE:
        mark += 1.0
    if cards.enter[card] is not None and not cards.is_survivor[card]:
        mark += 1.5
    if cards.resource[card] or cards.hand_size[card]:
        mark += 1.5 if game.state.turn <= 5 else 0.3
    return mark + (1.5 if tokens_overflow(game) else 0.0)


def judge_barricade(game: InvazionsGame, option: Option, seat: int) -> float:
    """In front of what is worth most."""
    assert isinstance(option, Barricade)
    return place_worth(game, option.place)


def judge_bravery(game: InvazionsGame, option: Option, seat: int) -> float:
    """Play what helps now; wait otherwise."""
    if not isinstance(option, Brave | Aim):
        return 0.0
    effect = game.world.cards.bravery[option.card]
    return _BRAVERY[type(effect)](game, option)


def cut_mark(game: InvazionsGame, option: Brave | Aim) -> float:
    """It is free: wherever the most Hordes threaten the most."""
    return 0.5 + len(game.hordes_at(option.place)) + place_worth(game, option.place)


def last_moment(game: InvazionsGame) -> bool:
    """Have all Hordes played?"""
    return game.state.phase == "combat" and all(horde.turn_taken for horde in game.state.hordes)


def flips(game: InvazionsGame, at: int, swing: int) -> bool:
    """Would so many points keep the Hordes out, or the Research alive?"""
    margin = game.attack_at(at) - game.resistance_at(at)
    reach = game.attack_at(at) - wall(game, at)
    threatened = game.state.places[at].research != NOWHERE and 0 <= reach < swing
    return 0 <= margin < swing or threatened


def hold_mark(game: InvazionsGame, option: Brave | Aim) -> float:
    """Only when it makes the difference."""
    ability = game.world.cards.bravery[option.card]
    swing = getattr(ability, "count", 0) * len(game.hordes_at(option.place))
    if last_moment(game) and flips(game, option.place, swing):
        return 1.0 + place_worth(game, option.place)
    return -1.0


def charge_mark(game: InvazionsGame, option: Brave | Aim) -> float:
    """Only when it makes the difference."""
    cards = game.world.cards
    swing = sum(
        max((cards.attack[c] for c in game.horde(seat).played if cards.is_zombie[c]), default=0)
        for seat in game.hordes_at(option.place)
    )
    if last_moment(game) and flips(game, option.place, swing):
        return 1.0 + place_worth(game, option.place)
    return -1.0


def capture_mark(game: InvazionsGame, option: Brave | Aim) -> float:
    """A point for a token, best against a card the Hordes want."""
    assert isinstance(option, Aim)
    return 1.5 + 0.2 * zombie_worth(game, option.target)


def donate_mark(game: InvazionsGame, option: Brave | Aim) -> float:
    """A Survivor who would be devoured anyway, or the last point."""
    if game.state.human.score >= game.world.always.win_points - 1:
        return 9.0
    doomed = game.attack_at(option.place) >= game.resistance_at(option.place) + 2
    return 1.5 if last_moment(game) and doomed else -1.0


def save_mark(game: InvazionsGame, option: Brave | Aim) -> float:
    """Research first, or the Human who spares it, or the dearest."""
    assert isinstance(option, Aim)
    cards, place = game.world.cards, game.state.places[option.place]
    if not cards.is_human[option.target]:
        return 5.0 * research_worth(game, option.target)
    spared = [c for c in place.doomed if not cards.is_human[c] and not cards.exposed[c]]
    worth = float(cards.cost[option.target])
    return worth - 1.5 + sum(5.5 * research_worth(game, card) for card in spared)


_BRAVERY: dict[type[object], Callable[[InvazionsGame, Brave | Aim], float]] = {
    bravery.Cut: cut_mark,
    bravery.Hold: hold_mark,
    bravery.Charge: charge_mark,
    bravery.Capture: capture_mark,
    bravery.Donate: donate_mark,
    bravery.Save: save_mark,
}


def judge_zombie_card(game: InvazionsGame, option: Option, seat: int) -> float:
    """The most dangerous card."""
    if isinstance(option, Mute | Destroy | Take):
        return 0.1 + zombie_worth(game, option.card)
    return 0.0
