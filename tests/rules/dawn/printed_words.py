"""The programs of cards in words, to be compared with what was transcribed from the lists."""

from __future__ import annotations

import msgspec
import pytest

from shambler.testing import rule


def words(value: object) -> str:
    """An effect or a part of one, without what is as usual."""
    if isinstance(value, msgspec.Struct):
        parts = [str(value.__struct_config__.tag)] if value.__struct_config__.tag else []
        for field in msgspec.structs.fields(value):
            own = getattr(value, field.name)
            usual = field.default
            if field.default_factory is not msgspec.NODEFAULT:
                usual = field.default_factory()
            if own != usual:
                parts.append(f"{field.encode_name}={words(own)}")
        return f"({' '.join(parts)})"
    if isinstance(value, tuple):
        return f"[{', '.join(map(words, value))}]"
    return str(value)


def program(effects: tuple[object, ...]) -> str:
    """Effects one after the other."""
    return "; ".join(words(effect)[1:-1] for effect in effects) or "-"


def lines(table: str) -> list[str]:
    """The lines of a transcription."""
    return table.strip().splitlines()


def cases(table: str, always: str, stated: dict[str, str]) -> list[object]:
    """A case for each line, marked with the rules that its card carries out."""
    found: list[object] = []
    for line in lines(table):
        name = line.split()[0]
        texts = [always, *(ids for cards, ids in stated.items() if name in cards.split())]
        marks = [f"DOZ-{number}" for number in " ".join(texts).split()]
        found.append(pytest.param(line, id=name, marks=rule(*marks)))
    return found
