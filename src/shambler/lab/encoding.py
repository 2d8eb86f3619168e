"""Positions and options as numbers of fixed shape, for learners. Needs the extra ``rl``.

Both are made from what a seat may know: its view, and the options it is asked to choose from. The
shapes are the same for every scenario of every game. ``VERSION`` changes with any of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import log1p
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.errors import ShamblerError
from shambler.kernel.machine import Game
from shambler.kernel.view import View

VERSION = 4
VIEW = 512  # numbers that describe the view
MOST = 192  # options of one decision
WORDS = 122  # places for hashed words: the question, the verb, what the option names
FIELDS = 6  # numbers for the fields of an option
FEATURES = WORDS + FIELDS

_packed = msgspec.msgpack.Encoder().encode

Floats = NDArray[np.float32]


class TooManyOptions(ShamblerError):
    """A decision with more options than the encoding has room for."""


@lru_cache(maxsize=1 << 16)
def place_of(text: str, size: int) -> int:
    """A place in a vector for a text, the same on every machine."""
    return crc32(text.encode()) % size


def squash(value: float) -> float:
    """Large numbers become small and keep their order."""
    return log1p(value) if value >= 0 else -log1p(-value)


@lru_cache(maxsize=1 << 16)
def _bytes(text: str) -> bytes:
    return text.encode()


def encode_view(view: View) -> Floats:
    """Numbers are added up at the place of their path (feature hashing).

    The path to a number is the names and positions that lead to it, each behind a dot; a text is
    the number 1 at its path followed by ``=`` and the text; a list also gives its length at ``.#``.
    """
    found = [0.0] * VIEW
    for field, path in _within(view.plain(), 0):
        if isinstance(field, list | tuple):
            found[crc32(b".#", path) % VIEW] += squash(len(field))
        if isinstance(field, dict | list | tuple):
            for part, there in _within(field, path):
                for place, amount in _known_numbers(_packed(part), there):
                    found[place] += amount
        else:
            for place, amount in _numbers(field, path):
                found[place] += amount
    return np.array(found, np.float32)


@lru_cache(maxsize=1 << 14)
def _known_numbers(packed: bytes, path: int) -> list[tuple[int, float]]:
    """Those of a zone, a survivor, a card: most are what they were before the last answer."""
    return _numbers(msgspec.msgpack.decode(packed), path)


def _numbers(value: Any, path: int) -> list[tuple[int, float]]:
    """The places of a value's numbers; ``path`` is the CRC-32 of the path to it."""
    if isinstance(value, str):
        return [(crc32(_bytes(f"={value}"), path) % VIEW, 1.0)]
    if not isinstance(value, dict | list | tuple):
        return [(path % VIEW, squash(value))] if value else []
    found = []
    if not isinstance(value, dict):
        found.append((crc32(b".#", path) % VIEW, squash(len(value))))
    for part, there in _within(value, path):
        found += _numbers(part, there)
    return found


def _within(value: Any, path: int) -> list[tuple[Any, int]]:
    """What a dictionary or a list holds, each with the path to it."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    return [(part, crc32(_bytes(f".{name}"), path)) for name, part in parts]


def _write_options(found: Floats, kind: str, options: Sequence[Option]) -> None:
    """A row for each option, which holds nothing but zeros."""
    if len(options) > MOST:
        raise TooManyOptions(f"{len(options)} options for {kind}; there is room for {MOST}")
    for row, option in enumerate(options):
        found[row] = _row(kind, type(option), option)


@lru_cache(maxsize=1 << 14)
def _row(kind: str, sort: type[Option], option: Option) -> Floats:
    """An option's verb, the question, both together, and the option's fields.

    Most fields are numbers of cards, zones or figures: each is also a word of its own, since the
    size of such a number means nothing.
    """
    found = np.zeros(FEATURES, np.float32)
    for word in (option.verb, f"?{kind}", f"{kind}/{option.verb}"):
        found[place_of(word, WORDS)] += 1.0
    names = [name for name in sort.__struct_fields__ if name != "key"][:FIELDS]
    for at, name in enumerate(names):
        value = getattr(option, name)
        found[WORDS + at] = _number(value)
        found[place_of(f"{option.verb}.{name}={value}", WORDS)] += 1.0
    return found


def _number(value: Any) -> float:
    if isinstance(value, int | float):
        return squash(value)
    return place_of(value, 64) / 64 if isinstance(value, str) else 0.0


class Arrays(NamedTuple):
    """Where an observation is written. Beyond the options of the last one there are zeros."""

    observation: Floats
    options: Floats
    action_mask: NDArray[np.int8]

    @classmethod
    def make(cls, *games: int) -> Arrays:
        """Room for one observation, or for one of each of so many games."""
        return cls(
            np.zeros((*games, VIEW), np.float32),
            np.zeros((*games, MOST, FEATURES), np.float32),
            np.zeros((*games, MOST), np.int8),
        )

    def of(self, game: int) -> Arrays:
        """The room of one game of several."""
        return Arrays(self.observation[game], self.options[game], self.action_mask[game])

    def write(
        self, game: Game[Any, Any], decision: Decision | SecretDecision | None, seat: int
    ) -> None:
        """The observation of a seat; nothing can be chosen where it is not asked."""
        options = decision.options_for(seat) if decision is not None else ()
        self.options[: np.count_nonzero(self.action_mask)] = 0.0
        _write_options(self.options, decision.kind if decision is not None else "", options)
        self.action_mask[: len(options)] = 1
        self.action_mask[len(options) :] = 0
        self.observation[:] = encode_view(game.rules.view(game, seat))


def encode(
    game: Game[Any, Any], decision: Decision | SecretDecision | None, seat: int
) -> dict[str, Any]:
    """The observation of a seat, in arrays of its own."""
    arrays = Arrays.make()
    arrays.write(game, decision, seat)
    return arrays._asdict()
