"""Checking what content calls by name: abilities and their parameters, and what those refer to."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec

from shambler.games.zombicide.content.bundle import Content
from shambler.kernel.content import Named, Problems, did_you_mean

Vocabulary = Mapping[str, Mapping[str, Any]]


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
            "skill": lambda problems, where, ref: check_skill(problems, where, ref, self)
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


def check_named(
    problems: Problems, where: str, named: Named, vocabulary: Vocabulary, known: Known
) -> None:
    """A named thing must be in the vocabulary, with its parameters and nothing else."""
    key = named.KEY
    if named.rule:
        known.rules(problems, f"{where}.rule", named.rule)
    if named.name not in vocabulary:
        hint = did_you_mean(named.name, vocabulary)
        problems.add(f"{where}.{key}", f"unknown {key} {named.name!r}{hint}")
        return
    params = vocabulary[named.name]
    for name in named.params:
        if name not in params:
            reason = f"unknown parameter of {named.name!r}{did_you_mean(name, params)}"
            problems.add(f"{where}.{name}", reason)
    for name, kind in params.items():
        if name in named.params:
            _check_param(problems, f"{where}.{name}", named.params[name], kind, known)
        elif not _optional(kind):
            problems.add(f"{where}.{name}", f"missing parameter of {named.name!r}")


def _check_param(problems: Problems, where: str, value: Any, kind: Any, known: Known) -> None:
    """A parameter must have its type and refer to something that exists."""
    try:
        msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        reason = str(error).partition(" - at ")[0].replace("`", "")
        problems.add(where, reason[:1].lower() + reason[1:])
        return
    if value in _literals(kind):
        return
    what = _refers_to(kind)
    for ref in value if isinstance(value, tuple) else (value,):
        if what:
            known.refer(problems, where, what, ref)


def _refers_to(kind: Any) -> str:
    """What words of this type name, if they name something: see the aliases of the vocabulary."""
    if typing.get_origin(kind) is typing.Annotated:
        metas = [meta for meta in kind.__metadata__ if isinstance(meta, msgspec.Meta)]
        return metas[0].description or "" if metas else ""
    return next(filter(None, (_refers_to(arg) for arg in typing.get_args(kind))), "")


def _literals(kind: Any) -> tuple[Any, ...]:
    """The words a type spells out beside what it refers to."""
    if typing.get_origin(kind) is typing.Literal:
        return typing.get_args(kind)
    if _is_union(kind):
        return tuple(word for arg in typing.get_args(kind) for word in _literals(arg))
    return ()


def _optional(kind: Any) -> bool:
    return _is_union(kind) and type(None) in typing.get_args(kind)


def _is_union(kind: Any) -> bool:
    return typing.get_origin(kind) in (typing.Union, types.UnionType)


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
