"""The real table in words: how it is set up, and what to change on it after an entry was mended.

A game tells what lies where, as messages with their numbers; the words and the names are found
here, in the same way for all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from shambler.kernel.box import Piece
from shambler.kernel.state import State, diff
from shambler.kernel.texts import named

if TYPE_CHECKING:
    from shambler.kernel.machine import Game

About: TypeAlias = Mapping[str, str | int | tuple[int, ...]]
Change: TypeAlias = tuple[str, About]  # a message ``change-<name>`` and what it is about
Laying: TypeAlias = tuple[str, About, tuple[str, ...]]  # ``lay-<name>``, and where on the board


def laid(game: Game[Any, Any], steps: Iterable[Laying], language: str) -> list[Piece]:
    """The steps of a set-up."""
    return [Piece(_said(game, f"lay-{what}", about, language), at) for what, about, at in steps]


def changed(game: Game[Any, Any], changes: Iterable[Change], language: str) -> list[str]:
    """The changes of a table, a line each."""
    return [_said(game, f"change-{what}", about, language) for what, about in changes]


def _said(game: Game[Any, Any], message: str, about: About, language: str) -> str:
    rules = game.rules
    return rules.texts.text(language, message, named(about, rules.namers, game, language))


def exchanged(had: Iterable[int], has: Iterable[int]) -> tuple[list[int], list[int]]:
    """What is no longer there, and what is new; copies count.

    >>> exchanged((4, 4, 7), (4, 8))
    ([4, 7], [8])
    """
    old, new = Counter(had), Counter(has)
    return sorted((old - new).elements()), sorted((new - old).elements())


def differ_elsewhere(before: State, after: State, told: Collection[str]) -> bool:
    """Does anything differ but the fields named here, and what they hold?"""
    return any(
        not any(path == name or path.startswith((f"{name}.", f"{name}[")) for name in told)
        for path in (change.path for change in diff(before, after))
    )
