"""The workshops of games: what their manifests offer to those who design scenarios."""

from __future__ import annotations

from collections.abc import Iterator

from shambler.games import find, keys, manifest_of
from shambler.games.manifest import load_part
from shambler.kernel.content import ContentError, parse_text
from shambler.kernel.errors import UnknownGame
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.workshop import DraftLook, Workshop


def workshop_of(game: str) -> tuple[Ruleset, Workshop]:
    """The rules of a game and its workshop."""
    rules = find(game)
    pointer = manifest_of(rules).workshop
    if not pointer:
        raise UnknownGame(f"nothing can be designed for {game}")
    workshop: Workshop = load_part(pointer, Workshop)  # type: ignore[type-abstract]
    return rules, workshop


def other_game(game: str, text: str, look: DraftLook) -> str:
    """The game that a draft with mistakes was written for, if it is not this one; else nothing.

    A draft says it itself. A shipped file need not: it is of the game that finds nothing wrong with
    it, or that has a board for it where this one has none.
    """
    if not _mistakes(look):
        return ""
    try:
        said = parse_text(text, "").get("game")
    except ContentError:
        return ""
    others = [key for key in _designed() if key != game]
    if said is not None:
        return said if said in others else ""
    for key in others:
        rules, workshop = workshop_of(key)
        there = workshop.look(rules, text, "en")
        if not _mistakes(there) or (there.board is not None and look.board is None):
            return key
    return ""


def _designed() -> Iterator[str]:
    return (key for key in keys() if manifest_of(find(key)).workshop)


def _mistakes(look: DraftLook) -> bool:
    return any(finding.severity == "mistake" for finding in look.findings)
