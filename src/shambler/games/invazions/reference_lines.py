"""What the cards say that a seat sees: its hand, the places, what lies under them."""

from __future__ import annotations

from collections.abc import Iterator

from shambler.games.invazions.invazions_board import PrintedCard, board_view
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.invazions_view import InvazionsView


def reference_lines(game: InvazionsGame, view: InvazionsView, language: str) -> list[str]:
    """A line for every card, those of the hand first."""
    printed = board_view(game).cards
    seen = dict.fromkeys(_cards(view))  # each once, in this order
    return [_line(game, printed[card], language) for card in seen if printed[card].text.en]


def _line(game: InvazionsGame, card: PrintedCard, language: str) -> str:
    about = {"name": card.name.into(language), "text": card.text.into(language)}
    return str(game.rules.texts.text(language, "reference-card", about))


def _cards(view: InvazionsView) -> Iterator[str]:
    for side in (view.human, *view.hordes):
        yield from side.hand or ()
    yield from (research.id for research in view.human.research)
    for horde in view.hordes:
        yield from horde.played
    for place in view.places:
        yield from (*place.humans, *place.contamination)
