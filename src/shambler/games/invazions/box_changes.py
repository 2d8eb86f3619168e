"""What to change on a real table after an entry was put right: cards, tokens, markers.

Hands and what follows about them are told to their owners alone; of the others' only how many
cards they hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.state import HUMAN, NOWHERE, InvazionsState, Place, Side
from shambler.kernel.table_words import About, Change, changed, differ_elsewhere, exchanged

NUMBERS: Final = ("tokens", "score")
# What the lines below tell of, what nobody has to set right, and what only its owner may know.
TOLD: Final = (
    *("human", "hordes", "places", "contamination", "wounded", "box", "cards"),
    *("stack", "counters", "typed", "outcome", "turn", "phase"),
)


def differences(
    before: InvazionsGame, after: InvazionsGame, seats: Sequence[int], language: str
) -> list[str]:
    """Line by line: every side, then the places, then the piles."""
    old, new = before.state, after.state
    lines: list[Change] = []
    for seat in after.rules.seats(after):
        lines += _side(before.side(seat), after.side(seat), seat, own=seat in seats)
    lines += [*_humans(old, new), *_hordes(old, new), *_places(old, new), *_piles(old, new)]
    if differ_elsewhere(old, new, TOLD):
        lines.append(("more", {}))
    return changed(after, lines, language)


def _side(old: Side, new: Side, seat: int, *, own: bool) -> Iterator[Change]:
    """The hand, the draw pile by its size, the discards."""
    if own:
        yield from _cards("hand", old.hand, new.hand, {"seat": seat})
    elif len(old.hand) != len(new.hand):
        yield "hand-size", {"seat": seat, "count": len(new.hand)}
    if len(old.pile) != len(new.pile):
        yield "pile-size", {"seat": seat, "count": len(new.pile)}
    yield from _cards("discard", old.discard, new.discard, {"seat": seat})


def _cards(
    where: str, had: Iterable[int], has: Iterable[int], about: About | None = None
) -> Iterator[Change]:
    """Cards that are no longer there, and those that are new there."""
    gone, come = exchanged(had, has)
    if gone:
        yield f"{where}-off", {**(about or {}), "cards": tuple(gone)}
    if come:
        yield f"{where}-on", {**(about or {}), "cards": tuple(come)}


def _lying(place: Place) -> tuple[int, ...]:
    """What lies open on a place."""
    research = (place.research,) if place.research != NOWHERE else ()
    return (*place.humans, *place.doomed, *research)


def _humans(old: InvazionsState, new: InvazionsState) -> Iterator[Change]:
    for what in NUMBERS:
        was, now = getattr(old.human, what), getattr(new.human, what)
        if was != now:
            yield "number", {"what": what, "was": was, "now": now}
    if old.human.barricade != new.human.barricade:
        if new.human.barricade == NOWHERE:
            yield "barricade-off", {}
        else:
            yield "barricade", {"place": new.human.barricade}
    yield from _cards("beside", old.human.beside, new.human.beside)
    for card in sorted({*old.human.dice, *new.human.dice}):
        was, now = old.human.dice.get(card, 0), new.human.dice.get(card, 0)
        if was != now:
            yield "die", {"card": card, "now": now}


def _hordes(old: InvazionsState, new: InvazionsState) -> Iterator[Change]:
    for seat, (was, now) in enumerate(zip(old.hordes, new.hordes, strict=True), HUMAN + 1):
        if was.place != now.place and now.place != NOWHERE:
            yield "horde-at", {"seat": seat, "place": now.place}
        elif was.place != now.place:
            yield "horde-home", {"seat": seat}
        yield from _cards("played", was.played, now.played, {"seat": seat})


def _places(old: InvazionsState, new: InvazionsState) -> Iterator[Change]:
    for place, (was, now) in enumerate(zip(old.places, new.places, strict=True)):
        yield from _cards("place", _lying(was), _lying(now), {"place": place})
        yield from _cards("under", was.contamination, now.contamination, {"place": place})


def _piles(old: InvazionsState, new: InvazionsState) -> Iterator[Change]:
    if len(old.contamination) != len(new.contamination):
        yield "contamination-size", {"count": len(new.contamination)}
    if old.wounded != new.wounded:
        yield "wounded-size", {"count": new.wounded}
    yield from _cards("box", old.box, new.box)
