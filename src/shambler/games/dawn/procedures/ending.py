"""How the game ends: the winners, and what the epilogue says of the Hero side (DOZ-EPI-07)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.epilogue import score


def win(game: DawnGame) -> None:
    """The Hero side has survived (DOZ-WIN-01)."""
    found = score(game, defeat=False)
    game.finish(game.heroes, "survived", "DOZ-WIN-02", score=found.total, grade=found.grade)


def lose(game: DawnGame, reason: str, rule: str) -> None:
    """The Hero side has lost; in a Versus game the Zeds player wins (DOZ-VS-14)."""
    zeds, found = game.world.sides.zeds, score(game, defeat=True)
    winners = (zeds,) if zeds >= 0 else ()
    game.finish(winners, reason, rule, score=found.total, grade=found.grade)
