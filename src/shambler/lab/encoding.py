"""Positions and options as numbers of fixed shape, for learners. Needs the extra ``rl``.

Both are made from what a seat may know: its view, and the options it is asked to choose from. The
shapes are the same for every scenario of every game. ``VERSION`` changes with any of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import copysign, log1p
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.errors import ShamblerError
from shambler.kernel.machine import Game

VERSION = 1
VIEW = 512  # numbers that describe the view
MOST = 96  # options of one decision
WORDS = 48  # numbers that describe an option's class and the question
FIELDS = 6  # numbers for the fields of an option
FEATURES = WORDS + FIELDS

Floats = NDArray[np.float32]


class TooManyOptions(ShamblerError):
    """A decision with more options than the encoding has room for."""


@lru_cache(maxsize=1 << 16)
def place_of(text: str, size: int) -> int:
    """A place in a vector for a text, the same on every machine."""
    return crc32(text.encode()) % size


def squash(value: float) -> float:
    """Large numbers become small and keep their order."""
    return copysign(log1p(abs(value)), value)


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, float]]:
    """Every number in a view with the path to it; a text becomes part of its path."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, f"{path}.{name}")
    elif isinstance(value, list | tuple):
        yield f"{path}.#", float(len(value))
        for at, part in enumerate(value):
            yield from leaves(part, f"{path}.{at}")
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif value is not None:
        yield path, float(value)


def encode_view(view: dict[str, Any]) -> Floats:
    """Numbers are added up at the place of their path (feature hashing)."""
    found = np.zeros(VIEW, np.float32)
    for path, value in leaves(view):
        found[place_of(path, VIEW)] += squash(value)
    return found


def encode_options(kind: str, options: Sequence[Option]) -> Floats:
    """A row for each option: its verb, the question, both together, and its fields."""
    if len(options) > MOST:
        raise TooManyOptions(f"{len(options)} options for {kind}; there is room for {MOST}")
    found = np.zeros((MOST, FEATURES), np.float32)
    for row, option in enumerate(options):
        for word in (option.verb, f"?{kind}", f"{kind}/{option.verb}"):
            found[row, place_of(word, WORDS)] += 1.0
        names = [name for name in option.__struct_fields__ if name != "key"][:FIELDS]
        for at, name in enumerate(names):
            found[row, WORDS + at] = _number(getattr(option, name))
    return found


def _number(value: Any) -> float:
    if isinstance(value, int | float):
        return squash(value)
    return place_of(value, 64) / 64 if isinstance(value, str) else 0.0


def encode(
    game: Game[Any, Any], decision: Decision | SecretDecision | None, seat: int
) -> dict[str, Any]:
    """The observation of a seat; nothing can be chosen where it is not asked."""
    options = decision.options_for(seat) if decision is not None else ()
    mask = np.zeros(MOST, np.int8)
    mask[: len(options)] = 1
    return {
        "observation": encode_view(game.rules.view(game, seat)),
        "options": encode_options(decision.kind if decision is not None else "", options),
        "action_mask": mask,
    }
