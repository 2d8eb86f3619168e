"""How the game ends."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame


def win(game: DawnGame) -> None:
    """The Hero side has survived (DOZ-WIN-01)."""
    game.finish(game.heroes, "survived", "DOZ-WIN-02")


def lose(game: DawnGame, reason: str, rule: str) -> None:
    """The Hero side has lost; in a Versus game the Zeds player wins (DOZ-VS-14)."""
    zeds = game.world.sides.zeds
    game.finish((zeds,) if zeds >= 0 else (), reason, rule)
