"""The table as it never changes: what is printed on the cards and places in play."""

from __future__ import annotations

from typing import Annotated, Literal

from shambler.games.invazions import content as box
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.kernel.content import Provenance, Words
from shambler.kernel.decision import Option
from shambler.kernel.event import Event
from shambler.kernel.view import Board, Part, says

Printed = Literal["copies", "cost", "resistance", "attack", "effect"]


class PrintedPlace(Part, frozen=True):
    """What is printed on a place."""

    name: Words
    provenance: Annotated[dict[Printed, Provenance], says("which of its values are ours")]


class PrintedCard(Part, frozen=True, kw_only=True):
    """What is printed on a card."""

    name: Words
    text: Words
    kind: str
    cost: int
    resistance: int
    attack: int
    provenance: Annotated[dict[Printed, Provenance], says("which of its values are ours")]


class InvazionsBoard(Board, frozen=True, kw_only=True, tag="invazions"):
    """The cards and places by their ids."""

    title: Words
    places: dict[str, PrintedPlace]
    cards: dict[str, PrintedCard]


def board_view(game: InvazionsGame) -> InvazionsBoard:
    """The cards and places in all languages, with the marks of what is ours."""
    world, cards, printed = game.world, game.world.cards, box.load()
    return InvazionsBoard(
        title=world.name,
        places={
            place.id: PrintedPlace(place.name, place.provenance)
            for place in printed.places
            if place.id in world.places
        },
        cards={
            name: PrintedCard(
                name=cards.names[at],
                text=cards.texts[at],
                kind=cards.kinds[at],
                cost=cards.cost[at],
                resistance=cards.resistance[at],
                attack=cards.attack[at],
                provenance=printed.cards[at].provenance,
            )
            for at, name in enumerate(cards.ids)
        },
    )


def target(game: InvazionsGame, option: Option) -> dict[str, str]:
    """The card and the place an option points at; cards of the table lie where the question is."""
    asking = game.state.stack[-1] if game.state.stack else None
    return _named(game, option, getattr(asking, "place", -1))


def told(game: InvazionsGame, event: Event) -> dict[str, str]:
    """The card, the place and the seat of an event that somebody may read."""
    found = _named(game, event, -1)
    seat: int | None = getattr(event, "seat", None)
    return found if seat is None else {**found, "seat": str(seat)}


def _named(game: InvazionsGame, thing: Option | Event, here: int) -> dict[str, str]:
    found: dict[str, str] = {}
    card: int = getattr(thing, "card", -1)
    if card >= 0:
        found["card"] = game.world.cards.ids[card]
    place: int = getattr(thing, "place", here)
    if place >= 0:
        found["place"] = game.world.places[place]
    return found
