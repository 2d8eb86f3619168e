"""What the abilities of a counter do, in words: the texts of the catalogue with their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shambler.games.dawn.abilities.base import Ability
from shambler.kernel.content import Words
from shambler.kernel.structs import asdict
from shambler.kernel.texts import Catalogue


def ability_words(texts: Catalogue, ability: Ability) -> Words:
    """One ability in every language."""
    message = f"ability-{type(ability).__struct_config__.tag}"
    about = {name: told(value) for name, value in asdict(ability).items()}
    about |= {"kinds": len(getattr(ability, "to", ()))}
    return Words(texts.text("en", message, about), texts.text("fr", message, about))


def told(value: Any) -> str | int:
    """A parameter as the texts take it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | str) else " ".join(map(str, value))


def sheet(texts: Catalogue, abilities: Sequence[Ability]) -> list[Words]:
    """All abilities of a counter."""
    return [ability_words(texts, ability) for ability in abilities]
