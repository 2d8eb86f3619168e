"""Words of chance: 64 bits at a time, scrambled from a key and a number.

This is ``shambler/kernel/mixing.py`` of the compiled build, in machine words. A machine word has a
sign: numbers from 2**63 on are carried as negative ones, and shifted words are cut by a mask.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15
SPENT: Final = 1 << 32  # below this a word has too little left for another fair face
HALF: Final = 1 << 63
WHOLE: Final = 1 << 64
GOLDEN_WORD: Final[i64] = 0x9E3779B97F4A7C15 - (1 << 64)
FIRST: Final[i64] = 0xBF58476D1CE4E5B9 - (1 << 64)
SECOND: Final[i64] = 0x94D049BB133111EB - (1 << 64)


def signed(value: int) -> i64:
    """Sixty-four bits as a machine word."""
    return value - WHOLE if value >= HALF else value


def unsigned(value: i64) -> int:
    """The way back."""
    number: int = value
    return number if number >= 0 else number + WHOLE


def scrambled(value: i64) -> i64:
    """The finalizer of splitmix64."""
    value = (value ^ ((value >> 30) & 0x3FFFFFFFF)) * FIRST
    value = (value ^ ((value >> 27) & 0x1FFFFFFFFF)) * SECOND
    return value ^ ((value >> 31) & 0x1FFFFFFFF)


def mix(value: int) -> int:
    """Scramble 64 bits."""
    return unsigned(scrambled(signed(value)))


def word_at(key: int, count: int) -> int:
    """The word at one place of the stream that belongs to a key."""
    number: i64 = count
    return unsigned(scrambled(signed(key) + number * GOLDEN_WORD))


def faces_of(word: int, dice: int, sides: int) -> tuple[int, ...]:
    """Fair faces of some dice, from one word and those that follow from it."""
    faces: list[int] = []
    for _ in range(dice):
        rest = word // sides
        faces.append(word - rest * sides + 1)
        word = rest if rest >= SPENT else mix(word)
    return tuple(faces)
