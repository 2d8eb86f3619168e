"""What missions count in the tally of a state, and under which names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CREW: Final = "crew"  # crew tokens still to leave (INV-M3-06)


def destroyed(color: str) -> str:
    """Spawn tokens of a colour that were destroyed."""
    return f"destroyed-{color}"


def sampled(sample: str) -> str:
    """A sample that was gathered."""
    return f"sample-{sample}"


def kept(foe: str) -> str:
    """Figures of a kind that are kept aside, out of the pool (INV-M10-08)."""
    return f"kept-{foe}"


def old(card: int) -> str:
    """A card held from the start, which is not a new one (INV-M10-06)."""
    return f"old-{card}"


def is_old(tally: Mapping[str, int], card: int) -> bool:
    """Is this one of the cards held from the start?"""
    return old(card) in tally
