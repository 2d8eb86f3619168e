"""Checking what words of content refer to: cards, zones, enemies and the like."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.core.words import Word
from shambler.kernel.content import Problems
from shambler.kernel.structs import fields


class Known:
    """What can be referred to, by what it is: card, enemy, zone and so on."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.names: dict[str, Collection[str]] = {
            "card": content.cards,
            "enemy": content.enemies,
            "enemy type": {enemy.type for enemy in content.enemies.values()},
            "machine type": {machine.type for machine in content.machines.values()},
            "tile": content.tiles,
            "opening": content.openings,
            "survivor": content.survivors,
        }
        self.checks: dict[str, Callable[[Problems, str, str], None]] = {
            "skill": lambda problems, where, ref: check_skill(problems, where, ref, self),
            "rule": lambda problems, where, ref: self.rules(problems, where, ref),
        }

    def refer(self, problems: Problems, where: str, what: str, ref: str) -> None:
        """Note a reference to something that is not there."""
        if what in self.checks:
            self.checks[what](problems, where, ref)
        else:
            problems.reference(where, what, ref, self.names.get(what, ()))

    def rules(self, problems: Problems, where: str, *rules: str) -> None:
        """Note rules that the ledger does not have."""
        for rule in rules:
            problems.reference(where, "rule", rule, self.content.ledger.ids)


def check_word(problems: Problems, where: str, word: Word, known: Known) -> None:
    """What a word refers to must be there."""
    for field in fields(type(word)):
        value = getattr(word, field.name)
        if value == field.default:
            continue
        what = _refers_to(field.type)
        for ref in _texts(value) if what else ():
            if ref not in _literals(field.type):
                known.refer(problems, f"{where}.{field.encode_name}", what, ref)


def _texts(value: Any) -> list[Any]:
    """A value, or all values of a list of lists, or of a table."""
    if isinstance(value, tuple | dict):
        parts = value.values() if isinstance(value, dict) else value
        return [text for part in parts for text in _texts(part)]
    return [value]


def _refers_to(kind: Any) -> str:
    """What texts of this type name, if they name something: see the aliases in ``core.words``."""
    if typing.get_origin(kind) is typing.Annotated:
        metas = [meta for meta in kind.__metadata__ if isinstance(meta, msgspec.Meta)]
        return metas[0].description or "" if metas else ""
    return next(filter(None, (_refers_to(arg) for arg in typing.get_args(kind))), "")


def _literals(kind: Any) -> tuple[Any, ...]:
    """The texts a type spells out beside what it refers to."""
    if typing.get_origin(kind) is typing.Literal:
        return typing.get_args(kind)
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        return tuple(text for arg in typing.get_args(kind) for text in _literals(arg))
    return ()


def check_skill(problems: Problems, where: str, ref: str, known: Known) -> None:
    """A skill is referred to by its id, with a value after a colon if it has a parameter."""
    skills = known.content.skills
    key, colon, value = ref.partition(":")
    if key not in skills:
        problems.reference(where, "skill", key, skills)
        return
    parameter = skills[key].parameter
    if bool(parameter) != bool(colon):
        need = f"needs a {parameter}: {key}:..." if parameter else "takes no parameter"
        problems.add(where, f"skill {ref!r} {need}")
    elif parameter == "armor" and not value.isdigit():
        problems.add(where, f"skill {ref!r} needs a number")
    elif parameter in ("card", "skill"):
        known.refer(problems, where, parameter, value)
