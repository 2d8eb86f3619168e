"""The table as it never changes: what is printed on the cards and places in play."""

from __future__ import annotations

from typing import Any

from shambler.games.invazions import content as box
from shambler.games.invazions.table import Table
from shambler.kernel.content import Words
from shambler.kernel.decision import Option


def board_view(game: Table) -> dict[str, Any]:
    """The cards and places by their ids, in all languages, with the marks of what is ours."""
    world, cards, printed = game.world, game.world.cards, box.load()
    return {
        "kind": "invazions",
        "title": _words(world.name),
        "places": {
            place.id: {"name": _words(place.name), "provenance": dict(place.provenance)}
            for place in printed.places
            if place.id in world.places
        },
        "cards": {
            name: {
                "name": _words(cards.names[at]),
                "text": _words(cards.texts[at]),
                "kind": cards.kinds[at],
                "cost": cards.cost[at],
                "resistance": cards.resistance[at],
                "attack": cards.attack[at],
                "provenance": dict(printed.cards[at].provenance),
            }
            for at, name in enumerate(cards.ids)
        },
    }


def target(game: Table, option: Option) -> dict[str, str]:
    """The card and the place an option points at."""
    found: dict[str, str] = {}
    card: int = getattr(option, "card", -1)
    if card >= 0:
        found["card"] = game.world.cards.ids[card]
    place: int = getattr(option, "place", -1)
    if place >= 0:
        found["place"] = game.world.places[place]
    return found


def _words(words: Words) -> dict[str, str]:
    return {"en": words.en, "fr": words.fr}
