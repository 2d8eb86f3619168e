"""Pieces of the page: rows with marks on a scale, bars, curves. Plain HTML and SVG.

Rows are laid out in per cent of their track, so that they fit a phone as well as a desk.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from shambler.lab.report.figures import Rate, Spread

COLORS = 8  # of the style sheet; further variants begin again

Curve = Sequence[tuple[float, float]]


def percent(share: float) -> str:
    """A share as people write it; small ones with one decimal."""
    return f"{100 * share:.1f} %" if 0 < share < 0.0995 else f"{100 * share:.0f} %"


def at(share: float) -> str:
    """A place on a track."""
    return f"{100 * min(1.0, max(0.0, share)):.2f}%"


def figure(title: str, note: str, body: str, kind: str = "") -> str:
    """A part of the page with its heading and how to read it."""
    return (
        f'<section class="figure {kind}"><h3>{escape(title)}</h3>'
        f'<p class="note">{escape(note)}</p>{body}</section>'
    )


def legend(names: Sequence[str]) -> str:
    """Which colour is whose; one variant needs none."""
    if len(names) < 2:
        return ""
    keys = "".join(
        f'<li><i class="dot c{n % COLORS}"></i>{escape(name)}</li>' for n, name in enumerate(names)
    )
    return f'<ul class="legend">{keys}</ul>'


def row(label: str, tracks: Iterable[str], sub: str = "") -> str:
    """A label beside one track or several."""
    small = f"<small>{escape(sub)}</small>" if sub else ""
    return f'<div class="row"><b>{escape(label)}{small}</b><div>{"".join(tracks)}</div></div>'


def rate_track(found: Rate, color: int) -> str:
    """A dot with its interval, from 0 to 100 %."""
    low, high = found.interval
    said = (
        f"{found.count} of {found.of}: {percent(found.share)} ({percent(low)} to {percent(high)})"
    )
    if not found.of:
        return '<div class="track"><span class="value">no games</span></div>'
    return (
        f'<div class="track" title="{said}"><span class="rail quarters">'
        f'<i class="span c{color % COLORS}" style="left:{at(low)};right:{at(1 - high)}"></i>'
        f'<i class="dot c{color % COLORS}" style="left:{at(found.share)}"></i></span>'
        f'<span class="value">{percent(found.share)}<small>{percent(low)[:-2]}-{percent(high)}'
        "</small></span></div>"
    )


def spread_track(found: Spread | None, most: float, color: int) -> str:
    """A box from quarter to quarter, whiskers to the tenths, a line in the middle."""
    if found is None:
        return '<div class="track"><span class="value">no games</span></div>'
    said = (
        f"middle {found.middle:g}, half of the games {found.quarter:g} to "
        f"{found.three_quarters:g}, most {found.low:g} to {found.high:g}, mean {found.mean:.1f}"
    )
    kind = f"c{color % COLORS}"
    box = f"left:{at(found.quarter / most)};right:{at(1 - found.three_quarters / most)}"
    return (
        f'<div class="track" title="{said}"><span class="rail">'
        f'<i class="span {kind}" style="left:{at(found.low / most)};'
        f'right:{at(1 - found.high / most)}"></i>'
        f'<i class="box {kind}" style="{box}"></i>'
        f'<i class="tick" style="left:{at(found.middle / most)}"></i></span>'
        f'<span class="value">{found.mean:.1f}<small>mean</small></span></div>'
    )


def bar_track(share: float, text: str, color: int, title: str = "") -> str:
    """A bar from the left."""
    return (
        f'<div class="track" title="{escape(title or text)}"><span class="rail">'
        f'<i class="bar c{color % COLORS}" style="width:{at(share)}"></i></span>'
        f'<span class="value">{escape(text)}</span></div>'
    )


def stack_track(parts: Sequence[tuple[str, float]], colors: dict[str, int]) -> str:
    """Parts of a whole, side by side."""
    pieces = "".join(
        f'<i class="part p{colors[name] % COLORS}" style="width:{at(share)}" '
        f'title="{escape(name)}: {percent(share)}">'
        f"{escape(percent(share)) if share > 0.12 else ''}</i>"
        for name, share in parts
    )
    return f'<div class="track"><span class="rail stack">{pieces}</span></div>'


def scale(ends: Sequence[str]) -> str:
    """The numbers under the tracks."""
    marks = "".join(f"<span>{escape(text)}</span>" for text in ends)
    return (
        f'<div class="row scale"><b></b><div><div class="track"><span class="marks">{marks}'
        '</span><span class="value"></span></div></div></div>'
    )


def curves(title: str, lines: Sequence[Curve], most: float) -> str:
    """A small plot of falling steps, from 100 % to 0."""
    left, top, width, height = 34, 8, 276, 120
    paths = []
    for color, curve in enumerate(lines):
        points, before = [], 1.0
        for time, share in curve:
            if time > most:
                points.append(f"{left + width},{top + height * (1 - before):.1f}")
                break
            x = left + width * time / most
            points.append(f"{x:.1f},{top + height * (1 - before):.1f}")
            points.append(f"{x:.1f},{top + height * (1 - share):.1f}")
            before = share
        paths.append(f'<polyline class="line c{color % COLORS}" points="{" ".join(points)}"/>')
    grid = "".join(
        f'<line x1="{left}" x2="{left + width}" y1="{top + height * (1 - s)}" '
        f'y2="{top + height * (1 - s)}"/>'
        f'<text x="{left - 4}" y="{top + height * (1 - s) + 4}" text-anchor="end">{s:.0%}</text>'
        for s in (0, 0.5, 1)
    )
    ticks = "".join(
        f'<text x="{left + width * part}" y="{top + height + 15}" text-anchor="{anchor}">'
        f"{most * part:g}</text>"
        for part, anchor in ((0, "start"), (0.5, "middle"), (1, "end"))
    )
    return (
        f'<figure class="plot"><figcaption>{escape(title)}</figcaption>'
        f'<svg viewBox="0 0 320 150" role="img" aria-label="{escape(title)}">'
        f"<g>{grid}{ticks}</g>{''.join(paths)}</svg></figure>"
    )


def data_table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Numbers to look up; it scrolls by itself where it is too wide. Cells may hold HTML."""
    top = "".join(f"<th>{escape(text)}</th>" for text in head)
    body = "".join(
        "<tr>" + "".join(f"<td>{cell}</td>" for cell in line) + "</tr>" for line in lines
    )
    table = f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{table}</div>'


def fold(title: str, body: str, is_open: bool = False) -> str:
    """Something that opens when asked to."""
    opened = " open" if is_open else ""
    return f"<details{opened}><summary>{escape(title)}</summary>{body}</details>"
