"""The workshops of games: what their manifests offer to those who design scenarios."""

from __future__ import annotations

from shambler.games import find, manifest_of
from shambler.games.manifest import load_part
from shambler.kernel.errors import UnknownGame
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.workshop import Workshop


def workshop_of(game: str) -> tuple[Ruleset, Workshop]:
    """The rules of a game and its workshop."""
    rules = find(game)
    pointer = manifest_of(rules).workshop
    if not pointer:
        raise UnknownGame(f"nothing can be designed for {game}")
    workshop: Workshop = load_part(pointer, Workshop)  # type: ignore[type-abstract]
    return rules, workshop
