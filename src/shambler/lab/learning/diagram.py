"""A reliability diagram for each game: what was said against how often it came true."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final
from xml.sax.saxutils import escape

from shambler.agents.learned import Learned, Reliability

SIDE: Final = 200  # of a square
GAP: Final = 44
TOP: Final = 34
BOTTOM: Final = 46
LARGEST: Final = 11.0  # radius of a point
SMALLEST: Final = 2.0
HEADS: Final = (("win", "#2a6fb0"), ("danger", "#b0452a"))
STYLE: Final = (
    "text{font:12px sans-serif;fill:#444}.title{font-weight:bold;fill:#222}"
    ".frame{fill:#fff;stroke:#999}.rule{stroke:#ddd}.even{stroke:#999;stroke-dasharray:4 4}"
)


def diagram(told: Sequence[tuple[str, Learned]]) -> str:
    """All games side by side."""
    wide = GAP + len(told) * (SIDE + GAP)
    high = TOP + SIDE + BOTTOM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">',
        f'<style>{STYLE}</style><rect width="{wide}" height="{high}" fill="#fafafa"/>',
        *(_panel(at, title, learned) for at, (title, learned) in enumerate(told)),
        _legend(high),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _panel(at: int, title: str, learned: Learned) -> str:
    left = GAP + at * (SIDE + GAP)
    lines = "".join(
        f'<path class="rule" d="M 0 {SIDE * part}H{SIDE}M {SIDE * part} 0V{SIDE}"/>'
        for part in (0.25, 0.5, 0.75)
    )
    marks = "".join(
        f'<text x="-6" y="{SIDE - SIDE * part / 100 + 4}" text-anchor="end">{part}</text>'
        f'<text x="{SIDE * part / 100}" y="{SIDE + 15}" text-anchor="middle">{part}</text>'
        for part in (0, 50, 100)
    )
    heads = zip(HEADS, (learned.win_reliability, learned.danger_reliability), strict=True)
    points = "".join(_points(found, color) for (_, color), found in heads)
    return (
        f'<g transform="translate({left} {TOP})"><text class="title" y="-10">{escape(title)}</text>'
        f'<rect class="frame" width="{SIDE}" height="{SIDE}"/>{lines}'
        f'<path class="even" d="M 0 {SIDE}L{SIDE} 0"/>{marks}{points}</g>'
    )


def _points(found: Reliability, color: str) -> str:
    total = sum(count for _, _, count in found.bins)
    spots = [
        (SIDE * said, SIDE * (1 - was), max(SMALLEST, LARGEST * sqrt(count / total)))
        for said, was, count in found.bins
    ]
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in spots)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}"/>' for x, y, r in spots)
    return (
        f'<g fill="{color}" fill-opacity="0.75"><path d="M {line}" fill="none" '
        f'stroke="{color}"/>{dots}</g>'
    )


def _legend(high: int) -> str:
    words = {"win": "chance to win", "danger": "lost when the next round is over"}
    parts = [
        f'<circle cx="{GAP + 6 + 130 * at}" cy="{high - 12}" r="5" fill="{color}"/>'
        f'<text x="{GAP + 16 + 130 * at}" y="{high - 8}">{words[name]}</text>'
        for at, (name, color) in enumerate(HEADS)
    ]
    note = f'<text x="{GAP + 400}" y="{high - 8}">across: said, up: came true, in %</text>'
    return "".join([*parts, note])
