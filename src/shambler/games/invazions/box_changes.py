"""What to change on a real table after an entry was put right: cards, tokens, markers.

Hands and what follows about them are told to their owners alone; of the others' only how many
cards they hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.state import HUMAN, NOWHERE, InvazionsState, Side
from shambler.kernel.table_words import Change, changed, differ_elsewhere, exchanged

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
        gone, come = exchanged(old.hand, new.hand)
        if gone:
            yield "hand-off", {"seat": seat, "cards": tuple(gone)}
        if come:
            yield "hand-on", {"seat": seat, "cards": tuple(come)}
    elif len(old.hand) != len(new.hand):
        yield "hand-size", {"seat": seat, "count": len(new.hand)}
    if len(old.pile) != len(new.pile):
        yield "pile-size", {"seat": seat, "count": len(new.pile)}
    gone, come = exchanged(old.discard, new.discard)
    if gone:
        yield "discard-off", {"seat": seat, "cards": tuple(gone)}
    if come:
        yield "discard-on", {"seat": seat, "cards": tuple(come)}


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
    gone, come = exchanged(old.human.beside, new.human.beside)
    if gone:
        yield "beside-off", {"cards": tuple(gone)}
    if come:
        yield "beside-on", {"cards": tuple(come)}
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
        gone, come = exchanged(was.played, now.played)
        if gone:
            yield "played-off", {"seat": seat, "cards": tuple(gone)}
        if come:
            yield "played-on", {"seat": seat, "cards": tuple(come)}


def _places(old: InvazionsState, new: InvazionsState) -> Iterator[Change]:
    for place, (was, now) in enumerate(zip(old.places, new.places, strict=True)):
        there = (was.research,) if was.research != NOWHERE else ()
        here = (now.research,) if now.research != NOWHERE else ()
        gone, come = exchanged(
            (*was.humans, *was.doomed, *there), (*now.humans, *now.doomed, *here)
        )
        if gone:
            yield "place-off", {"place": place, "cards": tuple(gone)}
        if come:
            yield "place-on", {"place": place, "cards": tuple(come)}
        gone, come = exchanged(was.contamination, now.contamination)
        if gone:
            yield "under-off", {"place": place, "cards": tuple(gone)}
        if come:
            yield "under-on", {"place": place, "cards": tuple(come)}


def _piles(old: InvazionsState, new: InvazionsState) -> Iterator[Change]:
    if len(old.contamination) != len(new.contamination):
        yield "contamination-size", {"count": len(new.contamination)}
    if old.wounded != new.wounded:
        yield "wounded-size", {"count": new.wounded}
    gone, come = exchanged(old.box, new.box)
    if gone:
        yield "box-off", {"cards": tuple(gone)}
    if come:
        yield "box-on", {"cards": tuple(come)}
