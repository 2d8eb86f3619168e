"""What the counters on the board can do and what the cards in play say, in words."""

from __future__ import annotations

from shambler.games.dawn.board_view import DawnBoard, PrintedCounter, PrintedFate, board_view
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.views import CounterView, DawnView


def reference_lines(game: DawnGame, view: DawnView, language: str) -> list[str]:
    """A line for every unit and every kind of Zeds on the board, then for every held card."""
    board = board_view(game)
    counters = {board_name(board, counter, language): counter for counter in everybody(view)}
    return [
        *(_counter(game, name, _printed(board, counters[name]), language) for name in counters),
        *(_card(game, board.fate[card], language) for card in dict.fromkeys(view.fate.held)),
    ]


def everybody(view: DawnView) -> list[CounterView]:
    """The counters that are somewhere."""
    return [*view.units, *view.zeds]


def board_name(board: DawnBoard, counter: CounterView, language: str) -> str:
    """What is printed on a counter as its name; Zeds of one kind share one."""
    return _printed(board, counter).name.into(language)


def _printed(board: DawnBoard, counter: CounterView) -> PrintedCounter:
    return board.units.get(counter.id) or board.zeds[counter.id]


def _card(game: DawnGame, card: PrintedFate, language: str) -> str:
    about = {"name": card.name.into(language), "text": card.text.into(language)}
    return str(game.rules.texts.text(language, "reference-card", about))


def _counter(game: DawnGame, name: str, printed: PrintedCounter, language: str) -> str:
    full, weak = printed.strength
    about = {
        "name": name,
        "full": full,
        "weak": weak,
        "move": printed.move,
        "reach": printed.reach,
    }
    message = "reference-unit" if printed.move else "reference-zeds"
    said = str(game.rules.texts.text(language, message, about))
    return " ".join((said, *(words.into(language) for words in printed.sheet)))
