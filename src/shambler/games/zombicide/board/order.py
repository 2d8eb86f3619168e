"""Clockwise order of zones.

Ruling: "clockwise" (INV-SPAWN-02) goes by the direction in which the middle of a zone lies as
seen from the middle of the board, starting at straight up and turning to the right. The middle
of a zone is the mean of its cells' middles. Of two zones in the same direction the one nearer
to the edge of the board comes first; a zone right in the middle comes before all others.
All of it in exact fractions, so that the order is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cmp_to_key
from typing import TypeAlias

from shambler.games.zombicide.board.plan import Cell

Arm: TypeAlias = tuple[Fraction, Fraction]  # how far right of the middle, how far up


def clockwise_ranks(zones: Sequence[tuple[Cell, ...]], rows: int, cols: int) -> tuple[int, ...]:
    """The place of every zone in the clockwise order."""
    arms = [_arm(cells, rows, cols) for cells in zones]

    def compare(i: int, j: int) -> int:
        return _compare(arms[i], arms[j]) or i - j

    ranks = [0] * len(zones)
    for rank, index in enumerate(sorted(range(len(zones)), key=cmp_to_key(compare))):
        ranks[index] = rank
    return tuple(ranks)


def _arm(cells: tuple[Cell, ...], rows: int, cols: int) -> Arm:
    count = 2 * len(cells)
    right = Fraction(sum(2 * col + 1 - cols for _, col in cells), count)
    up = Fraction(sum(rows - 2 * row - 1 for row, _ in cells), count)
    return right, up


def _half(arm: Arm) -> int:
    """0 in the middle, 1 on the right half turn from straight up, 2 on the left one."""
    right, up = arm
    if right == 0 and up == 0:
        return 0
    return 1 if right > 0 or (right == 0 and up > 0) else 2


def _compare(a: Arm, b: Arm) -> int:
    if _half(a) != _half(b):
        return _half(a) - _half(b)
    turn = a[0] * b[1] - a[1] * b[0]  # positive when a lies clockwise of b
    if turn != 0:
        return 1 if turn > 0 else -1
    near, far = a[0] ** 2 + a[1] ** 2, b[0] ** 2 + b[1] ** 2
    return (near < far) - (near > far)
