"""A track on which nothing moves any more (F-G06): neither Zeds nor anybody else, in or out."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.lasting import NoMoves


def stuck(game: DawnGame, *places: int) -> bool:
    """Does a card forbid all movement on the track of one of these places?"""
    if not game.state.standing or not game.stands(NoMoves):
        return False
    board = game.world.board
    tracks = {board.track_named[e.track] for e in game.standing() if type(e) is NoMoves}
    return not tracks.isdisjoint([board.track[place] for place in places])
