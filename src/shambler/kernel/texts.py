"""Texts for people: one Fluent catalogue per game and language, for log, terminal and browser.

Message ids follow from the names in the code: ``ask-<decision kind>``, ``do-<option verb>``,
``event-<event class>``, ``why-<reason>``, ``outcome-<reason>``. Fields of options and events become
variables; a game's *namers* turn numbers into names (``zone`` 7 into "4.2", ``who`` 2 into "Cole").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from shambler.kernel.errors import ShamblerError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
SHARED: Final = Path(__file__).parent / "words"

Namer: TypeAlias = Callable[[Any, Any, str], str]  # (game, value, language) -> name


class MissingText(ShamblerError):
    """A message that no catalogue has, or one whose variables are not given."""


@lru_cache(maxsize=32)
def _bundle(folder: Path, language: str) -> FluentBundle:
    """The messages of a folder in one language; its own file wins over its parents' files."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, unused headless

    bundle = FluentBundle([language], use_isolating=False)
    for path in files_of(folder, language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle


def files_of(folder: Path, language: str) -> list[Path]:
    """The files of a game in one language: what all games share, its family's, its own."""
    own = folder / "texts" / f"{language}.ftl"
    family = (folder.parent / "texts").is_dir()
    above = files_of(folder.parent, language) if family else [SHARED / f"{language}.ftl"]
    return [*above, *([own] if own.is_file() else [])]


class Catalogue:
    """The texts of one game. ``folder`` holds ``texts/en.ftl`` and ``texts/fr.ftl``."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def has(self, language: str, message: str) -> bool:
        """Is there such a message?"""
        return _bundle(self.folder, language).has_message(message)

    def text(self, language: str, message: str, about: Mapping[str, Any]) -> str:
        """A message with its variables filled in; English stands in for a missing translation."""
        # The same few sentences are said over and over: names of seats, labels of options.
        facts = tuple((name, value, type(value)) for name, value in about.items())
        return _said(self.folder, language, message, facts)


@lru_cache(maxsize=8192)
def _said(
    folder: Path, language: str, message: str, facts: tuple[tuple[str, Any, type], ...]
) -> str:
    bundle = _bundle(folder, language)
    if not bundle.has_message(message):
        if language == "en":
            raise MissingText(f"no text called {message!r}")
        return _said(folder, "en", message, facts)
    value = bundle.get_message(message).value
    if value is None:
        raise MissingText(f"the text {message!r} is empty")
    text, problems = bundle.format_pattern(value, {name: value for name, value, _ in facts})
    if problems:
        raise MissingText(f"the text {message!r}: {problems[0]}")
    return str(text)


@lru_cache(maxsize=1024)
def slug(name: str) -> str:
    """The name of a class as part of a message id.

    >>> slug("AttackRolled")
    'attack-rolled'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def variables(
    value: msgspec.Struct, namers: Mapping[str, Namer], game: Any, language: str
) -> dict[str, Any]:
    """The fields of an option or event as Fluent variables."""
    fields = {name: getattr(value, name) for name in value.__struct_fields__}
    return named(fields, namers, game, language)


def named(
    fields: Mapping[str, Any], namers: Mapping[str, Namer], game: Any, language: str
) -> dict[str, Any]:
    """Replace numbers by names where the game has a namer for the field.

    A namer called ``<field>-many`` gives the plural of that field as a variable of its own.
    """
    found: dict[str, Any] = {}
    for name, value in fields.items():
        namer = namers.get(name)
        if isinstance(value, tuple | list):
            parts = [namer(game, part, language) if namer else str(part) for part in value]
            found[name] = ", ".join(parts)
            found[f"{name}-count"] = len(parts)
        elif namer is not None and value is not None:
            found[name] = namer(game, value, language)
            if (many := namers.get(f"{name}-many")) is not None:
                found[f"{name}-many"] = many(game, value, language)
        elif isinstance(value, bool):
            found[name] = "yes" if value else "no"
        elif isinstance(value, int | float | str):
            found[name] = value
    return found
