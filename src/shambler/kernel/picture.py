"""A moment as a picture (SVG) for whoever has no page: the drawing of the terminal, in its colours.

It needs neither a font nor a style sheet from elsewhere, so that it can be put into a forum.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from shambler.kernel.match import Match

WIDE, TALL = 9.0, 19  # pixels of a letter
RIM: Final = 16
NARROWEST: Final = 40  # letters in a line
GROUND, INK = "#0e1424", "#e6e9f2"
COLOURS: Final = {
    "red": "#ff6b7d",
    "yellow": "#ffc857",
    "dark_orange": "#ff9d5c",
    "green": "#6fe3a5",
    "cyan": "#6fd3ff",
    "blue": "#8fa6ff",
    "magenta": "#d59bff",
    "white": "#ffffff",
    "dim": "#8d97ab",
}
_MARK: Final = re.compile(
    r"\\\[|\[(/?)([a-z_ ]*)\]"
)  # an escaped bracket, or a style that begins or ends


class Run(NamedTuple):
    """Letters of one style in a line."""

    text: str
    style: str


def picture(match: Match, seat: int | None = None, language: str = "en") -> str:
    """The table as a seat knows it (none: as a spectator does), and what is asked."""
    teller, decision = match.teller(language), match.game.decision
    asked = "" if decision is None else teller.prompt(decision)
    if match.outcome is not None:
        asked = teller.outcome(match.outcome)
    sketch = match.rules.sketch(match.game, seat, language)
    title = f"{match.rules.key} {match.record.scenario}"
    lines = [[Run(title, "bold")], [], *runs_of(sketch), [], [Run(asked, "bold")]]
    return drawn(lines)


def runs_of(sketch: str) -> Iterator[list[Run]]:
    """The lines of a sketch; its styles may reach over several of them, and nest."""
    open_: list[str] = []
    for line in sketch.splitlines():
        found, at, text = [], 0, ""
        for mark in _MARK.finditer(line):
            text += line[at : mark.start()]
            at = mark.end()
            if mark[2] is None:
                text += "["
                continue
            found.append(Run(text, " ".join(open_)))
            text = ""
            if not mark[1]:
                open_.append(mark[2])
            elif open_:
                open_.pop()
        found.append(Run(text + line[at:], " ".join(open_)))
        yield [run for run in found if run.text]


def drawn(lines: list[list[Run]]) -> str:
    """Lines of letters, each run where its first letter stands."""
    across = max(NARROWEST, *(sum(len(run.text) for run in line) for line in lines))
    width, height = across * WIDE + 2 * RIM, len(lines) * TALL + 2 * RIM
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}" '
        f'width="{width:g}" height="{height}" font-family="monospace" font-size="15">',
        f'<rect width="{width:g}" height="{height}" fill="{GROUND}"/>',
    ]
    for row, line in enumerate(lines):
        column = 0
        for run in line:
            parts += _letters(run, RIM + column * WIDE, RIM + row * TALL)
            column += len(run.text)
    return "\n".join([*parts, "</svg>\n"])


def _letters(run: Run, x: float, y: int) -> Iterator[str]:
    """One run; blank ends are left out, since drawings drop them."""
    words = run.style.split()
    ink = next((COLOURS[word] for word in reversed(words) if word in COLOURS), INK)
    width = len(run.text) * WIDE
    if "reverse" in words:
        yield f'<rect x="{x:g}" y="{y}" width="{width:g}" height="{TALL}" fill="{ink}"/>'
        ink = GROUND
    text = run.text.strip()
    if text:
        x += (len(run.text) - len(run.text.lstrip())) * WIDE
        bold = ' font-weight="bold"' if "bold" in words else ""
        yield (
            f'<text x="{x:g}" y="{y + 14}" textLength="{len(text) * WIDE:g}" '
            f'lengthAdjust="spacingAndGlyphs" xml:space="preserve" fill="{ink}"{bold}>'
            f"{escape(text)}</text>"
        )
