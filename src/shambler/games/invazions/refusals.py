"""Why not: what a player might try and cannot, each with the key they would play and the rule.

These functions run only while somebody asks (``game.blocked`` is a list).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.options import CardOption, Next
from shambler.games.invazions.state import NOWHERE


def explain_bravery(game: InvazionsGame, window: str) -> None:
    """Why Bravery cards in hand cannot be played now, or not on this."""
    human, cards = game.state.human, game.world.cards
    for card in sorted(set(human.hand)):
        ability = cards.bravery[card]
        if ability is None:
            continue
        cost = cards.cost[card]
        for option in ability.tries(game, card):
            if window not in cards.windows[card]:
                game.forbid(option.key, "IVZ-BRAV-02", "wrong-moment", card=card)
            elif cost > human.tokens:
                game.forbid(option.key, "IVZ-HUM-03", "too-dear", card=card, cost=cost)
            elif reason := ability.why_not(game, option):
                target = getattr(option, "target", card)
                about = {"card": card, "place": option.place, "target": target}
                game.forbid(option.key, ability.cites, reason, **about)


def explain_phase(game: InvazionsGame) -> None:
    """Outside the human action: Humans and Research wait for it."""
    world, human = game.world, game.state.human
    for card in sorted(set(human.hand)):
        if world.cards.is_human[card]:
            for option in world.options.place_human[card]:
                game.forbid(option.key, "IVZ-TURN-01", "human-action-only", card=card)
    for card in human.beside:
        for option in world.options.research[card]:
            game.forbid(option.key, "IVZ-RES-02", "human-action-only", card=card)


def explain_action(game: InvazionsGame) -> None:
    """In the human action: why the other cards cannot be played."""
    world, human = game.world, game.state.human
    for card in sorted(set(human.hand)):
        if world.cards.is_human[card]:
            _explain_human(game, card)
    for card in human.beside:
        _explain_research(game, card)
    for place in game.state.places:
        if place.research != NOWHERE:
            for option in world.options.research[place.research]:
                game.forbid(option.key, "IVZ-RES-10", "in-play", card=place.research)
    explain_bravery(game, "human_action")


def _explain_human(game: InvazionsGame, card: int) -> None:
    world, cost = game.world, game.world.cards.cost[card]
    for at, place in enumerate(game.state.places):
        key = world.options.place_human[card][at].key
        if cost > game.state.human.tokens:
            game.forbid(key, "IVZ-HUM-03", "too-dear", card=card, cost=cost)
        elif len(place.humans) >= world.human_limit:
            game.forbid(key, "IVZ-HUM-05", "place-full", place=at, limit=world.human_limit)
        elif card in place.humans and not world.cards.company[card]:
            game.forbid(key, "IVZ-HUM-06", "already-there", card=card, place=at)


def _explain_research(game: InvazionsGame, card: int) -> None:
    world, cost = game.world, game.research_cost(card)
    for at, place in enumerate(game.state.places):
        key = world.options.research[card][at].key
        if cost > game.state.human.tokens:
            game.forbid(key, "IVZ-HUM-03", "too-dear", card=card, cost=cost)
        elif place.research != NOWHERE:
            game.forbid(key, "IVZ-RES-06", "research-there", place=at)
        elif not place.humans and world.cards.resistance[card] == 0:
            game.forbid(key, "IVZ-RES-07", "needs-human", card=card, place=at)


def explain_plays(game: InvazionsGame, seat: int) -> None:
    """Why a Horde cannot play the other cards of its hand."""
    cards, horde = game.world.cards, game.horde(seat)
    for card in sorted(set(horde.hand)):
        key = game.world.options.play[card].key
        if not cards.is_zombie[card] and not cards.is_rage[card]:
            game.forbid(key, "IVZ-COMBAT-11", "unplayable", card=card)
        elif cards.is_zombie[card] and not horde.zombie_plays:
            game.forbid(key, "IVZ-COMBAT-03", "no-zombie-plays")
        elif cards.is_rage[card] and not horde.rage_plays:
            game.forbid(key, "IVZ-COMBAT-03", "no-rage-plays")
        elif len(horde.played) >= game.play_cap(horde.place):
            caps, humans = cards.play_cap, game.state.places[horde.place].humans
            guard = next(human for human in humans if caps[human])
            about = {"target": guard, "place": horde.place, "count": caps[guard]}
            game.forbid(key, "IVZ-CARDX-06", "guarded", **about)


def explain_not_zombies(
    game: InvazionsGame, cards: Iterable[int], table: Sequence[CardOption], rule: str
) -> None:
    """Only Zombie cards can be chosen: no Rage cards, no Freed Zombies, no Wounded Members."""
    for card in dict.fromkeys(cards):
        if not game.world.cards.is_zombie[card]:
            game.forbid(table[card].key, rule, "not-a-zombie-card", target=card)


def explain_cards_elsewhere(
    game: InvazionsGame, here: int, table: Sequence[CardOption], rule: str
) -> None:
    """Only cards under this place can be taken, not those under the others."""
    named = set(game.state.places[here].contamination)
    for at, place in enumerate(game.state.places):
        for card in place.contamination:
            if card not in named:
                named.add(card)
                game.forbid(table[card].key, rule, "under-elsewhere", card=card, place=at)


def explain_other_hordes(
    game: InvazionsGame, offered: Iterable[int], rule: str, reason: str
) -> None:
    """Why the other Hordes cannot be next."""
    table: Sequence[Next] = game.world.options.next
    for seat in range(1, len(game.state.hordes) + 1):
        if seat not in offered:
            game.forbid(table[seat].key, rule, reason, seat=seat)
