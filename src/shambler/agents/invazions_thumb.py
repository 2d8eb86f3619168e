"""Rules of thumb for InvaZions, one set for each side.

They read what their seat may know: the open table, their own hand, and what anybody who remembers
the open cards can count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from shambler.agents.base import Agent
from shambler.agents.invazions_worth import (
    FREED_NOW,
    attack_at,
    place_worth,
    potential,
    research_worth,
    tokens_overflow,
    wall,
    zombie_strength,
    zombie_worth,
)
from shambler.agents.sense import Sense, Values
from shambler.games.invazions.options import (
    Aim,
    Attack,
    Barricade,
    Brave,
    CardOption,
    Destroy,
    Discard,
    Hit,
    Mute,
    Next,
    PlaceHuman,
    PlaceResearch,
    Recruit,
    Sacrifice,
    Strike,
    SufferWound,
    Take,
)
from shambler.games.invazions.state import HUMAN, NOWHERE
from shambler.games.invazions.table import Table
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game

Judge = Callable[[Table, Option, int], float]

PLAIN = ("claim", "claim-consent")
WARMTH = 2.0  # marks that apart, an option is e times as likely to be looked at
FAVOUR = 1.2  # the best mark is looked at first, though others have the same


class InvazionsThumb(Agent):
    """Gives every option a mark and takes the best; what is unknown to it is worth nothing."""

    __slots__ = ()

    def __init__(self, seed: int) -> None: ...

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """The option with the best mark; the last of equals, which is to pass."""
        options = decision.options_for(seat)
        assert isinstance(game, Table)
        return options[best_of(marks(game, decision.kind, options, seat))]


def marks(game: Table, kind: str, options: Sequence[Option], seat: int) -> list[float]:
    """A mark for every option; unknown questions get no opinion, and the first answer will do."""
    judge = _JUDGES.get(kind)
    if judge is None:
        return [1.0] + [0.0] * (len(options) - 1)
    return [judge(game, option, seat) for option in options]


def best_of(found: Sequence[float]) -> int:
    """Where the best mark is; the last of equals."""
    return len(found) - 1 - found[::-1].index(max(found))


# -- the human player ----------------------------------------------------------------------


def judge_start(game: Table, option: Option, seat: int) -> float:
    """Throw away what does not move: too much Bravery, doubles, a hand nobody pays for."""
    if isinstance(option, Aim | Brave):
        return judge_bravery(game, option, seat)
    if not isinstance(option, Discard):
        return 0.0
    hand, cards = game.state.human.hand, game.world.cards
    bravery = [card for card in hand if not cards.is_human[card]]
    doubles = hand.count(option.card) > 2 and not cards.is_survivor[option.card]
    crowded = len(bravery) >= 4 and option.card in bravery
    idle = tokens_overflow(game) and option.card == hand[-1]
    return 1.0 if crowded or doubles or idle else -1.0


def judge_action(game: Table, option: Option, seat: int) -> float:
    """Research where it is guarded best, then guards where there is Research."""
    if isinstance(option, PlaceResearch):
        return research_mark(game, option)
    if isinstance(option, PlaceHuman):
        return human_mark(game, option)
    if isinstance(option, Aim | Brave):
        return judge_bravery(game, option, seat)
    return 0.0


def research_mark(game: Table, option: PlaceResearch) -> float:
    """Worth per turn, discounted where it will not last, less its cost."""
    cards = game.world.cards
    cost = cards.cost[option.card] + game.state.human.dice.get(option.card, 0)
    safety = min(1.0, wall(game, option.place) / (5.0 * game.world.players))
    return 3.0 * research_worth(game, option.card) + 4.0 * safety - 0.9 * cost


def human_mark(game: Table, option: PlaceHuman) -> float:
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


def judge_barricade(game: Table, option: Option, seat: int) -> float:
    """In front of what is worth most."""
    assert isinstance(option, Barricade)
    return place_worth(game, option.place)


def judge_bravery(game: Table, option: Option, seat: int) -> float:
    """Play what helps now; wait otherwise."""
    if not isinstance(option, Brave | Aim):
        return 0.0
    kind = type(game.world.cards.bravery[option.card]).__name__
    return _BRAVERY[kind](game, option)


def cut_mark(game: Table, option: Brave | Aim) -> float:
    """It is free: wherever the most Hordes threaten the most."""
    return 0.5 + len(game.hordes_at(option.place)) + place_worth(game, option.place)


def last_moment(game: Table) -> bool:
    """Have all Hordes played?"""
    return game.state.phase == "combat" and all(horde.turn_taken for horde in game.state.hordes)


def flips(game: Table, at: int, swing: int) -> bool:
    """Would so many points keep the Hordes out, or the Research alive?"""
    margin = attack_at(game, at) - game.resistance_at(at)
    reach = attack_at(game, at) - wall(game, at)
    threatened = game.state.places[at].research != NOWHERE and 0 <= reach < swing
    return 0 <= margin < swing or threatened


def hold_mark(game: Table, option: Brave | Aim) -> float:
    """Only when it makes the difference."""
    ability = game.world.cards.bravery[option.card]
    swing = getattr(ability, "count", 0) * len(game.hordes_at(option.place))
    if last_moment(game) and flips(game, option.place, swing):
        return 1.0 + place_worth(game, option.place)
    return -1.0


def charge_mark(game: Table, option: Brave | Aim) -> float:
    """Only when it makes the difference."""
    cards = game.world.cards
    swing = sum(
        max((cards.attack[c] for c in game.horde(seat).played if cards.is_zombie[c]), default=0)
        for seat in game.hordes_at(option.place)
    )
    if last_moment(game) and flips(game, option.place, swing):
        return 1.0 + place_worth(game, option.place)
    return -1.0


def capture_mark(game: Table, option: Brave | Aim) -> float:
    """A point for a token, best against a card the Hordes want."""
    assert isinstance(option, Aim)
    return 1.5 + 0.2 * zombie_worth(game, option.target)


def donate_mark(game: Table, option: Brave | Aim) -> float:
    """A Survivor who would be devoured anyway, or the last point."""
    if game.state.human.score >= game.world.always.win_points - 1:
        return 9.0
    doomed = attack_at(game, option.place) >= game.resistance_at(option.place) + 2
    return 1.5 if last_moment(game) and doomed else -1.0


def save_mark(game: Table, option: Brave | Aim) -> float:
    """Research first, or the Human who spares it, or the dearest."""
    assert isinstance(option, Aim)
    cards, place = game.world.cards, game.state.places[option.place]
    if not cards.is_human[option.target]:
        return 5.0 * research_worth(game, option.target)
    spared = [c for c in place.doomed if not cards.is_human[c] and not cards.exposed[c]]
    worth = float(cards.cost[option.target])
    return worth - 1.5 + sum(5.5 * research_worth(game, card) for card in spared)


_BRAVERY: dict[str, Callable[[Table, Brave | Aim], float]] = {
    "Cut": cut_mark,
    "Hold": hold_mark,
    "Charge": charge_mark,
    "Capture": capture_mark,
    "Donate": donate_mark,
    "Save": save_mark,
}


def judge_zombie_card(game: Table, option: Option, seat: int) -> float:
    """The most dangerous card."""
    if isinstance(option, Mute | Destroy | Take):
        return 0.1 + zombie_worth(game, option.card)
    return 0.0


# -- the Hordes ----------------------------------------------------------------------------


def judge_place(game: Table, option: Option, seat: int) -> float:
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


def judge_play(game: Table, option: Option, seat: int) -> float:
    """Everything that can be played: extra plays and cards first, costly effects last."""
    if not isinstance(option, CardOption):
        return 0.0
    cards, horde = game.world.cards, game.horde(seat)
    kinds = {type(ability).__name__ for ability in cards.play[option.card]}
    mark = 1.0 + 0.5 * cards.attack[option.card]
    if kinds & {"MoreZombies", "MoreCards", "MoreRage", "Culls", "Rouses"}:
        mark += 6.0
    if "Discards" in kinds:
        mark -= 2.0
    if "Tramples" in kinds:
        under = game.state.places[horde.place].contamination
        others = sum(card != cards.freed for card in under)
        mark += -9.0 if cards.freed in under and others < 2 else -1.5
    if "Feeds" in kinds:
        fodder = [c for c in horde.hand if cards.is_zombie[c] and cards.attack[c] <= 1]
        mark += 0.5 if fodder else -2.0
    return mark


def judge_hit(game: Table, option: Option, seat: int) -> float:
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


def judge_strike(game: Table, option: Option, seat: int) -> float:
    """Where there is most to destroy."""
    assert isinstance(option, Strike)
    return place_worth(game, option.place)


def judge_recruit(game: Table, option: Option, seat: int) -> float:
    """Freed Zombies, then strength."""
    if isinstance(option, Recruit | Take):
        return zombie_worth(game, option.card)
    return 0.5


def judge_order(game: Table, option: Option, seat: int) -> float:
    """The one with the smaller deck takes first."""
    assert isinstance(option, Next)
    horde = game.horde(option.seat)
    return -float(len(horde.hand) + len(horde.pile) + len(horde.discard) + len(horde.played))


def judge_claim(game: Table, option: Option, seat: int) -> float:
    """Whoever has counted the cards knows when it is right."""
    right = game.freed_held() >= game.world.always.win_freed
    return float((option.verb == "claim") == right)


def junk(game: Table, card: int) -> float:
    """How little a card is worth in hand."""
    cards = game.world.cards
    if card == cards.wounded:
        return 5.0
    return 4.0 if card == cards.freed else 3.0 - zombie_worth(game, card)


def judge_cut(game: Table, option: Option, seat: int) -> float:
    """Discard what cannot be played anyway; otherwise take the wound."""
    hand = game.horde(seat).hand
    idle = sum(junk(game, card) >= 3.0 for card in hand)
    spare = idle + max(0, len(hand) - idle - 4)
    return float(isinstance(option, SufferWound) == (spare < 2))


def judge_waste(game: Table, option: Option, seat: int) -> float:
    """Discard the least useful card."""
    assert isinstance(option, Discard)
    return junk(game, option.card)


def judge_price(game: Table, option: Option, seat: int) -> float:
    """Give up wounds and starting cards for good, nothing better."""
    if not isinstance(option, Sacrifice):
        return 0.0
    cards = game.world.cards
    if option.card == cards.wounded:
        return 2.0
    return 1.0 if option.card in game.world.starting_deck and cards.is_zombie[option.card] else -1.0


def judge_feed(game: Table, option: Option, seat: int) -> float:
    """Feed it a starting card rather than lose it."""
    if not isinstance(option, Sacrifice):
        return 0.0
    return 1.0 if option.card in game.world.starting_deck else -1.0


def judge_trample(game: Table, option: Option, seat: int) -> float:
    """The least wanted card under the place."""
    assert isinstance(option, Sacrifice)
    if option.card == game.world.cards.freed:
        return -FREED_NOW
    return -zombie_worth(game, option.card)


_JUDGES: dict[str, Judge] = {
    "start-discard": judge_start,
    "human-action": judge_action,
    "barricade": judge_barricade,
    "bravery": judge_bravery,
    "mute": judge_zombie_card,
    "clean-up": judge_zombie_card,
    "choose-place": judge_place,
    "play-card": judge_play,
    "hit": judge_hit,
    "strike": judge_strike,
    "recruit": judge_recruit,
    "recruit-order": judge_order,
    "rouse": judge_recruit,
    "recover": judge_zombie_card,
    "claim": judge_claim,
    "claim-consent": judge_claim,
    "cut": judge_cut,
    "discard": judge_waste,
    "judge-top": judge_price,
    "feed": judge_feed,
    "trample": judge_trample,
    "cull": judge_price,
}


# -- how a game stands ---------------------------------------------------------------------


class InvazionsSense(Sense):
    """Points against Freed Zombies: a race."""

    horizon = 2

    def thumb(self, seed: int) -> Agent:
        """Plays either side."""
        return InvazionsThumb(seed)

    def clock(self, game: Game[Any, Any]) -> int:
        """Turns."""
        turn: int = game.state.turn
        return turn

    def priors(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Sequence[float] | None:
        """By the marks of the rules of thumb; what they would do comes first."""
        assert isinstance(game, Table)
        found = marks(game, decision.kind, decision.options_for(seat), seat)
        top = best_of(found)
        best = found[top]
        promise = [exp(max(-4.0, (mark - best) / WARMTH)) for mark in found]
        promise[top] *= FAVOUR
        return promise

    def obvious(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option | None:
        """Whoever has counted the cards does not guess."""
        assert isinstance(game, Table)
        if decision.kind not in PLAIN:
            return None
        options = decision.options_for(seat)
        return options[best_of(marks(game, decision.kind, options, seat))]

    def guess(self, game: Game[Any, Any]) -> Values:
        """Whoever is nearer to the goal, with what is on the table counted in."""
        assert isinstance(game, Table)
        always, state = game.world.always, game.state
        running = sum(
            research_worth(game, place.research)
            for place in state.places
            if place.research != NOWHERE
        )
        human = (state.human.score + 2 * running) / always.win_points
        zombie = (game.freed_held() + 0.1 * zombie_strength(game)) / always.win_freed
        chance = min(0.98, max(0.02, 0.5 + 0.7 * (human - zombie)))
        seats: Sequence[int] = game.rules.seats(game)
        return tuple(chance if seat == HUMAN else 1.0 - chance for seat in seats)


SENSE = InvazionsSense()
