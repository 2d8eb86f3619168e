"""What to change on a real table after an entry was put right: counters, markers, cards.

What only the Hero side has looked at is never told here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.marking import ZEDS_MARKERS
from shambler.games.dawn.state import NOBODY, NOWHERE, OUT, POOL, DawnState
from shambler.games.dawn.views import UNIT_MARKS
from shambler.kernel.table_words import Change, changed, differ_elsewhere, exchanged

TRACKS: Final = ("ammo", "supplies", "infection")
PLACES: Final = ("chaos", "barricades")  # markers on spaces, by the field that lists them
BUILT: Final = ("strongpoint", "minefield")
AWAY: Final = (POOL, OUT)
# What the lines below tell of, what nobody has to set right, and what not everybody may know.
TOLD: Final = (
    *("zed_at", "zed_damage", "zed_marks", "unit_at", "unit_damage", "unit_marks"),
    *TRACKS,
    *PLACES,
    *BUILT,
    *("event", "drawn", "next_event", "fate", "fate_discards", "held", "fate_due"),
    *("research", "research_used", "current_research", "components"),
    *("stack", "counters", "typed", "outcome", "turn", "phase", "act"),
    *("special_left", "normal_left", "markers_used", "healed", "supplies_used", "researched"),
    *("worst_infection", "worst_chaos", "kills", "lost", "shots", "outbreaks", "ghost_dice"),
)


def differences(before: DawnGame, after: DawnGame, language: str) -> list[str]:
    """Line by line, in the order in which one goes round the table."""
    old, new = before.state, after.state
    lines = [*_counters("zed", ZEDS_MARKERS, old, new), *_counters("unit", UNIT_MARKS, old, new)]
    lines += [*_markers(old, new), *_cards(old, new)]
    if differ_elsewhere(old, new, TOLD):
        lines.append(("more", {}))
    return changed(after, lines, language)


def _counters(
    what: str, markers: Mapping[str, int], old: DawnState, new: DawnState
) -> Iterator[Change]:
    """Where the counters of a kind lie, what they have suffered, and the markers on them."""
    at, damage, marks = (
        list(zip(getattr(old, f"{what}_{of}"), getattr(new, f"{what}_{of}"), strict=True))
        for of in ("at", "damage", "marks")
    )
    for counter, (was, now) in enumerate(at):
        yield from _moved(what, counter, was, now)
        if now not in AWAY:
            yield from _suffered(what, counter, *damage[counter])
            yield from _marked(what, counter, *marks[counter], markers)


def _moved(what: str, counter: int, was: int, now: int) -> Iterator[Change]:
    """A counter that lies elsewhere."""
    if was == now or (was in AWAY and now in AWAY):
        return
    if now in AWAY:
        yield f"{what}-off", {what: counter, "place": was}
    elif was in AWAY:
        yield f"{what}-on", {what: counter, "place": now}
    else:
        yield f"{what}-move", {what: counter, "start": was, "place": now}


def _suffered(what: str, counter: int, was: int, now: int) -> Iterator[Change]:
    if was != now:
        yield f"{what}-hits", {what: counter, "was": was, "now": now}


def _marked(
    what: str, counter: int, was: int, now: int, names: Mapping[str, int]
) -> Iterator[Change]:
    for marker, bit in names.items():
        if (was ^ now) & bit:
            how = "on" if now & bit else "off"
            yield f"{what}-marker", {what: counter, "marker": marker, "how": how}


def _markers(old: DawnState, new: DawnState) -> Iterator[Change]:
    for track in TRACKS:
        was, now = getattr(old, track), getattr(new, track)
        if was != now:
            yield "level", {"stock": track, "was": was, "now": now}
    for built in PLACES:
        gone, come = exchanged(getattr(old, built), getattr(new, built))
        for place in gone:
            yield "built", {"built": built, "place": place, "how": "off"}
        for place in come:
            yield "built", {"built": built, "place": place, "how": "on"}
    for built in BUILT:
        was, now = getattr(old, built), getattr(new, built)
        if was != now:
            off = now == NOWHERE
            yield (
                "built",
                {"built": built, "place": was if off else now, "how": "off" if off else "on"},
            )


def _cards(old: DawnState, new: DawnState) -> Iterator[Change]:
    """Cards that were drawn and were not, or the other way round; what is current, what is kept."""
    gone, come = exchanged(old.drawn, new.drawn)
    for card in gone:
        yield "event-back", {"event_card": card}
    for card in come:
        yield "event-out", {"event_card": card}
    if old.event != new.event and new.event != NOBODY:
        yield "event-now", {"event_card": new.event}
    for pile in ("fate_discards", "held"):
        gone, come = exchanged(getattr(old, pile), getattr(new, pile))
        for card in gone:
            yield "fate-back", {"fate": card, "pile": pile}
        for card in come:
            yield "fate-out", {"fate": card, "pile": pile}
    if old.current_research != new.current_research and new.current_research != NOBODY:
        yield "research-now", {"research": new.current_research}
    for component in range(max(old.components, new.components).bit_length()):
        if (old.components ^ new.components) >> component & 1:
            how = "on" if new.components >> component & 1 else "off"
            yield "component", {"component": component, "how": how}
