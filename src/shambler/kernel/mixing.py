"""Words of chance: 64 bits at a time, scrambled from a key and a number.

A compiled build computes the same with machine words (``docs/contributors/compiling.md``).
"""

from __future__ import annotations

from typing import Final

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15
SPENT: Final = 1 << 32  # below this a word has too little left for another fair face
TWICE: Final = 6 * SPENT  # from here on it has enough for two usual dice
PAIRS: Final = tuple((pair % 6 + 1, pair // 6 + 1) for pair in range(36))  # their faces


def mix(value: int) -> int:
    """Scramble 64 bits (the finalizer of splitmix64)."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def word_at(key: int, count: int) -> int:
    """The word at one place of the stream that belongs to a key."""
    value = (key + count * GOLDEN) & MASK  # and then as ``mix``, without one more call
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def place_at(key: int, count: int, places: int) -> int:
    """One of so many places, by the word at one place of a stream."""
    return word_at(key, count) * places >> 64


def faces_of(word: int, dice: int, sides: int) -> tuple[int, ...]:
    """Fair faces of some dice, from one word and those that follow from it."""
    if dice == 2 and sides == 6 and word >= TWICE:
        return PAIRS[word % 36]
    faces: list[int] = []
    for _ in range(dice):
        rest, face = divmod(word, sides)
        faces.append(face + 1)
        word = rest if rest >= SPENT else mix(word)
    return tuple(faces)
