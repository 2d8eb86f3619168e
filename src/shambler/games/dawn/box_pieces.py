"""How a level is laid out on a real table, piece by piece, in the order of one's hands.

What is drawn or rolled for is asked for afterwards; here stands what to have ready for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.state import TOWN
from shambler.kernel.box import Piece
from shambler.kernel.table_words import Laying, laid


def pieces(game: DawnGame, language: str) -> list[Piece]:
    """The board, markers, decks, then everybody in their places (DOZ-SETUP-01 to 12)."""
    steps = [*_supply(game), *_decks(game), *_zeds(game), *_people(game), *_team(game)]
    return laid(game, steps, language)


def _supply(game: DawnGame) -> Iterator[Laying]:
    world, state = game.world, game.state
    features = world.features
    yield "board", {"tunnel": "yes" if features.tunnel else "no"}, ()
    yield "cup", {"count": world.zeds.regular}, ()
    for kind in ("super", "spreader"):
        if count := world.zeds.kind.count(kind):
            yield "aside", {"kind": kind, "count": count}, ()
    if features.supplies:
        yield "stock", {}, ()
    else:
        yield "ammo", {"count": state.ammo}, ()
    if features.infection:
        yield "infection", {"level": state.infection}, ()
    if features.chaos:
        yield "chaos", {"count": world.chaos_markers}, ()


def _decks(game: DawnGame) -> Iterator[Laying]:
    """The Event deck from the bottom up, then the others (DOZ-SETUP-10 to 12, DOZ-RES-07)."""
    world, plan = game.world, game.world.plan
    yield "end-card", {"count": len(plan.ends)}, ()
    for act in range(len(plan.acts), 0, -1):
        special, normal = plan.acts[act - 1]
        if special + normal:
            yield "act", {"act": act, "special": special, "normal": normal}, ()
    if plan.guard >= 0:
        after = world.numbers.set_up.guard_cards_after
        yield "guard", {"event_card": plan.guard, "count": after}, ()
    yield "fate", {"count": len(plan.fate)}, ()
    if world.features.research:
        advanced, laboratory = world.numbers.set_up.advanced_research, world.research
        copies = laboratory.cards[laboratory.feature].copies
        about = {"research": laboratory.start, "early": plan.early, "advanced": advanced}
        yield "research", {**about, "features": copies}, ()


def _zeds(game: DawnGame) -> Iterator[Laying]:
    board = game.world.board
    for start in board.starts:
        yield "start", {"place": start}, (board.ids[start],)


def _people(game: DawnGame) -> Iterator[Laying]:
    """Civilians in the Villages, then those who are always in the same place (DOZ-SETUP-03)."""
    board, units, numbers = game.world.board, game.world.units, game.world.numbers.set_up
    for place in (*board.villages, TOWN):
        how = "town" if place == TOWN else "village"
        yield "civilians", {"place": place, "how": how}, (board.ids[place],)
    for unit in units.refugees:
        if units.village[unit]:
            place = board.place[units.village[unit]]
            yield "unit", {"unit": unit, "place": place}, (board.ids[place],)
    if game.world.features.tunnel:
        for at, post in enumerate(numbers.security_posts, 1):
            guards = units.number[f"security{at}"]
            yield "unit", {"unit": guards, "place": board.place[post]}, (post,)


def _team(game: DawnGame) -> Iterator[Laying]:
    """The team of the Basic Game; any other is chosen and drawn (DOZ-SETUP-04, DOZ-SETUP-05)."""
    numbers, units = game.world.numbers.set_up, game.world.units
    town = (game.world.board.ids[TOWN],)
    if game.world.features.supplies:
        yield "team", {"count": numbers.heroes}, town
        return
    team = (*numbers.basic_heroes, numbers.basic_heroic)
    for name in team:
        yield "unit", {"unit": units.number[name], "place": TOWN}, town
