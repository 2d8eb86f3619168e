"""Words of chance: 64 bits at a time, scrambled from a key and a number.

This is ``shambler/kernel/mixing.py`` of the compiled build, in machine words. A machine word has a
sign: numbers from 2**63 on are carried as negative ones, and shifted words are cut by a mask.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15
SPENT: Final[i64] = 1 << 32  # below this a word has too little left for another fair face
HALF: Final = 1 << 63
WHOLE: Final = 1 << 64
LARGEST: Final[i64] = (1 << 63) - 1
LOWER: Final[i64] = (1 << 32) - 1
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


def place_at(key: int, count: int, places: int) -> int:
    """One of so many places, by the word at one place of a stream."""
    number, many = i64(count), i64(places)
    word = scrambled(signed(key) + number * GOLDEN_WORD)
    high, low = (word >> 32) & LOWER, word & LOWER
    return (high * many + ((low * many) >> 32)) >> 32


def quotient(word: i64, count: i64) -> i64:
    """Sixty-four bits, without a sign, divided by a small number."""
    found = (((word >> 1) & LARGEST) // count) << 1
    return found + 1 if word - found * count >= count else found


def faces_of(word: int, dice: int, sides: int) -> tuple[int, ...]:
    """Fair faces of some dice, from one word and those that follow from it."""
    faces: list[int] = []
    left, count = signed(word), i64(sides)
    for _ in range(dice):
        rest = quotient(left, count)
        faces.append(left - rest * count + 1)
        left = scrambled(left) if 0 <= rest < SPENT else rest
    return tuple(faces)
