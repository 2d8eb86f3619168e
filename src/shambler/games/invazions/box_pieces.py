"""How a scenario is laid out on a real table, piece by piece, in the order of one's hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.namers import card_name
from shambler.games.invazions.state import HUMAN
from shambler.kernel.box import Piece
from shambler.kernel.table_words import Laying, laid


def pieces(game: InvazionsGame, language: str) -> list[Piece]:
    """Places, then what belongs to whom, then the piles (IVZ-SETUP-03 to IVZ-SETUP-19)."""
    steps = [*_places(game), *_humans(game, language), *_hordes(game, language)]
    return laid(game, [*steps, *_piles(game, language)], language)


def _places(game: InvazionsGame) -> Iterator[Laying]:
    for place, name in enumerate(game.world.places):
        yield "place", {"place": place}, (name,)


def _humans(game: InvazionsGame, language: str) -> Iterator[Laying]:
    world = game.world
    yield "human-deck", {"names": _counted(game, world.human_deck, language)}, ()
    if world.pools is not None:
        yield "human-drawn", {}, ()
    yield "human-pile", {}, ()
    if world.research:
        yield "research", {"cards": world.research}, ()
    yield "tokens", {"count": world.numbers.token_limit}, ()


def _hordes(game: InvazionsGame, language: str) -> Iterator[Laying]:
    names = _counted(game, game.world.starting_deck, language)
    for seat in range(HUMAN + 1, game.world.players):
        yield "horde", {"seat": seat, "names": names}, ()
    yield "wounded", {"count": game.world.numbers.wounded_pile}, ()


def _piles(game: InvazionsGame, language: str) -> Iterator[Laying]:
    world = game.world
    yield "contamination-pile", {"names": _counted(game, world.contamination, language)}, ()
    if world.pools is not None:
        yield "contamination-drawn", {}, ()
    yield "contamination", {"count": len(world.places)}, world.places


def _counted(game: InvazionsGame, cards: tuple[int, ...], language: str) -> str:
    """Every card of a pile once, with its copies."""
    counted = sorted(Counter(cards).items())
    return ", ".join(f"{copies} × {card_name(game, card, language)}" for card, copies in counted)
