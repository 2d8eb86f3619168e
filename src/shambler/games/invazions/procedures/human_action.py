"""The human action: Humans, Research, Bravery, and the Barricade at the end."""

from __future__ import annotations

from shambler.games.invazions.events import BarricadeMoved, HumanPosted, ResearchPlaced
from shambler.games.invazions.invazions_game import InvazionsGame, leave_hand, without
from shambler.games.invazions.options import Barricade, PlaceHuman, PlaceResearch
from shambler.games.invazions.procedures.bravery import (
    bravery_options,
    play_bravery,
)
from shambler.games.invazions.refusals import explain_action
from shambler.games.invazions.state import HUMAN, NOWHERE
from shambler.kernel.decision import DONE, Decision, Done, Option
from shambler.kernel.procedure import Procedure


def human_options(game: InvazionsGame) -> list[Option]:
    """Every Human in hand on every place that takes it (IVZ-HUM-01 to IVZ-HUM-07)."""
    world, human = game.world, game.state.human
    cards, tokens, limit = world.cards, human.tokens, world.human_limit
    is_human, cost, table = cards.is_human, cards.cost, world.options.place_human
    room = [(at, p.humans) for at, p in enumerate(game.state.places) if len(p.humans) < limit]
    found: list[Option] = []
    last = -1
    for card in human.hand:
        if card == last or not is_human[card] or cost[card] > tokens:
            continue
        last, row, company = card, table[card], cards.company[card]
        for at, there in room:
            if company or card not in there:
                found.append(row[at])
    return found


def research_options(game: InvazionsGame) -> list[Option]:
    """Every Research card beside the player, where it can be paid for and laid (IVZ-RES-*)."""
    human, cards = game.state.human, game.world.cards
    found: list[Option] = []
    for card in human.beside:
        if game.research_cost(card) > human.tokens:
            continue
        row, frail = game.world.options.research[card], cards.resistance[card] == 0
        for at, place in enumerate(game.state.places):
            if place.research == NOWHERE and (place.humans or not frail):
                found.append(row[at])
    return found


class HumanAction(Procedure, frozen=True, gc=False):
    """Play any number of cards, then place the Barricade."""

    def step(self, game: InvazionsGame) -> Decision:
        """Ask for the next card."""
        options = human_options(game)
        options += research_options(game)
        options += bravery_options(game, "human_action")
        options.append(DONE)
        if game.blocked is not None:
            explain_action(game)
        return Decision((HUMAN,), "human-action", options, "IVZ-HUM-01", public=False)

    def chosen(self, game: InvazionsGame, option: Option) -> None:
        """Play it; what it does on entering play comes before the next card (IVZ-HUM-08)."""
        if isinstance(option, PlaceHuman):
            post_human(game, option)
        elif isinstance(option, PlaceResearch):
            place_research(game, option)
        elif isinstance(option, Done):
            game.goto(PlaceBarricade())
        else:
            play_bravery(game, option)  # type: ignore[arg-type]


def post_human(game: InvazionsGame, option: PlaceHuman) -> None:
    """Pay for a Human and lay it on its place; it may do something on entering play."""
    card, human = option.card, game.state.human
    cost = game.world.cards.cost[card]
    leave_hand(human, card)
    human.tokens -= cost
    game.state.places[option.place].humans += (card,)
    game.tell(HumanPosted, card=card, place=option.place, cost=cost)
    ability = game.world.cards.enter[card]
    if ability is not None:
        ability.apply(game, option.place)


def place_research(game: InvazionsGame, option: PlaceResearch) -> None:
    """Pay for a Research card and lay it on its place."""
    card, human = option.card, game.state.human
    cost = game.research_cost(card)
    human.tokens -= cost
    human.beside = without(human.beside, card)
    game.state.places[option.place].research = card
    game.tell(ResearchPlaced, card=card, place=option.place, cost=cost)


class PlaceBarricade(Procedure, frozen=True, gc=False):
    """The Barricade goes to another place than last turn (IVZ-BAR-01, IVZ-BAR-02)."""

    def step(self, game: InvazionsGame) -> Decision:
        """Ask where."""
        table, now = game.world.options.barricade, game.state.human.barricade
        if game.blocked is not None and now != NOWHERE:
            game.forbid(table[now].key, "IVZ-BAR-02", "barricade-stays", place=now)
        options = [option for option in table if option.place != now]
        return Decision((HUMAN,), "barricade", options, "IVZ-BAR-01")

    def chosen(self, game: InvazionsGame, option: Barricade) -> None:
        """Move it."""
        game.state.human.barricade = option.place
        game.tell(BarricadeMoved, place=option.place)
        game.end()
