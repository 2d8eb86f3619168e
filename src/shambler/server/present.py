"""What one browser is told about a table: through the eyes of a seat, in one language."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, TypeAlias

import msgspec

from shambler.games import manifest_of, shipped, title_of
from shambler.kernel.decision import Blocked, Decision, Option
from shambler.kernel.event import Event, redact
from shambler.kernel.match import Match
from shambler.kernel.odds import Odds
from shambler.kernel.teller import Teller
from shambler.kernel.texts import slug
from shambler.kernel.view import View
from shambler.server import real_table, wire_version
from shambler.server.fairness import Mark, pledge, proof
from shambler.server.faults import attempt, note, told
from shambler.server.protocol import (
    Asked,
    BlockedInfo,
    BoxInfo,
    ChapterInfo,
    End,
    Entry,
    Language,
    Line,
    MarkInfo,
    OddsInfo,
    OptionInfo,
    Position,
    ProposalInfo,
    SeatInfo,
    TermsInfo,
    Welcome,
)
from shambler.server.table import Table
from shambler.server.words import TEXTS

# Through which seat somebody looks (None: as a spectator), and the seat for which a curtain falls.
Sight: TypeAlias = tuple[int | None, int | None]


def welcome(
    table: Table, guest: str, language: Language, board: str, expires: float = 0
) -> Welcome:
    """The table as it does not change. ``board`` is the print of its board (see `boards.py`),
    ``expires`` when it will be forgotten; 0: never.
    """
    match = table.match
    scenario = match.rules.played(match.record.scenario, match.record.setup)
    return Welcome(
        wire=wire_version.VERSION,
        table=table.key,
        game=match.rules.key,
        title=title_of(match.rules.key),
        scenario=scenario.key,
        name=_in(scenario.name, language),
        intro=_in(scenario.intro, language),
        language=language,
        yours=table.held_by(guest),
        board=board,
        terms=TermsInfo(**msgspec.structs.asdict(table.terms)),
        pledge=pledge(table.salt, match.record.seed),
        marks=[_mark(mark, language) for mark in table.marks],
        expires=expires,
        chapter=_chapter(table),
    )


def _chapter(table: Table) -> ChapterInfo | None:
    link = table.chapter
    return None if link is None else ChapterInfo(link.campaign, link.number, link.next)


def _mark(mark: Mark, language: Language) -> MarkInfo:
    about = {"number": mark.number, "seat": (mark.seat or 0) + 1}
    return MarkInfo(
        mark.kind, mark.number, mark.seat, TEXTS.text(language, f"mark-{mark.kind}", about)
    )


def _in(words: Any, language: str) -> str:
    return str(words.get(language) or words.get("en", ""))


def eyes_of(table: Table, guest: str, looking: int | None) -> Sight:
    """Through which seat a browser looks, and the seat for which a curtain falls, if any.

    One browser may hold several seats. It looks through the seat that is asked; where that shows
    something another of its seats may not see, a person has to say first that they are at the
    screen, and until then it shows what a spectator sees.
    """
    held = table.held_by(guest)
    if not held:
        return None, None
    asked = table.asked_of(guest)
    current = looking if looking in held else held[0]
    wanted = current if not asked or current in asked else asked[0]
    if len(held) == 1 or wanted == looking or same_sight(table.match, held):
        return wanted, None
    return None, wanted if asked else None


def same_sight(match: Match, seats: tuple[int | None, ...]) -> bool:
    """Do all these seats (``None``: a spectator) see the same? If nobody can tell, they do not."""
    try:
        first, *others = (match.view(seat) for seat in seats)
    except Exception:
        note("view", match.rules.key)
        return False
    return all(view == first for view in others)


def position(
    table: Table,
    guest: str,
    sight: Sight,
    language: Language,
    log_from: int,
    present: Container[str],
) -> Position:
    """The table now, as somebody sees it: through which eyes, or behind whose curtain."""
    match = table.match
    eyes, curtain = sight
    # Behind a curtain nothing stays of what the last one at the screen was told.
    log_from = 0 if curtain is not None else min(log_from, match.number)
    view = told("view", match.rules.key, None, match.view, eyes)
    return Position(
        number=match.number,
        eyes=eyes,
        curtain=curtain,
        seats=_seats(table, guest, language, present),
        asked=_asked(table, guest, eyes, language),
        view=View() if view is None else view,
        undrawn=view is None,
        sketch=_sketch(match, eyes, language, needed=view is None),
        log_from=log_from,
        log=_log(match, eyes, language, log_from),
        undo=table.undo_policy(guest),
        redo=table.can_redo(guest),
        proposal=_proposal(table, guest),
        outcome=_end(table, guest, language),
        box=_box(table, guest, eyes, language),
    )


def _box(table: Table, guest: str, eyes: int | None, language: Language) -> BoxInfo | None:
    match = table.match
    nothing: BoxInfo | None = None
    asked = eyes is not None and eyes in table.asked_of(guest)
    others = {seat.kind for seat in table.seats if seat.number != eyes}
    alone = eyes if asked and others <= {"bot"} else None
    return told("box", match.rules.key, nothing, real_table.box_of, match, language, asked, alone)


def _seats(table: Table, guest: str, language: Language, present: Container[str]) -> list[SeatInfo]:
    match = table.match
    teller = match.teller(language)
    nowhere: dict[int, str] = {}
    side_of = told("seat", match.rules.key, nowhere, _sides, match, teller)
    return [
        SeatInfo(
            seat.number,
            told("seat", match.rules.key, f"{seat.number + 1}", teller.seat, seat.number),
            side_of.get(seat.number, ""),
            seat.kind,
            seat.name,
            seat.bot,
            seat.kind == "person" and seat.guest == guest,
            seat.kind == "bot" or seat.guest in present,
            seat.away,
        )
        for seat in table.seats
    ]


def _sides(match: Match, teller: Teller) -> dict[int, str]:
    sides = match.rules.sides(match.game)
    return {seat: teller.side(side) for side in sides for seat in side.seats}


def _sketch(match: Match, eyes: int | None, language: Language, *, needed: bool) -> str:
    """The table in words, unless the game comes with the package: those the page can draw."""
    if not needed and manifest_of(match.rules).web in {manifest.web for manifest in shipped()}:
        return ""
    return told("sketch", match.rules.key, "", match.rules.sketch, match.game, eyes, language)


def _proposal(table: Table, guest: str) -> ProposalInfo | None:
    proposal = table.proposal
    if proposal is None:
        return None
    held, waiting = table.held_by(guest), table.waiting_for
    asked = any(seat in held for seat in waiting)
    return ProposalInfo(proposal.seat, proposal.to, waiting, proposal.seat in held, asked)


def _asked(table: Table, guest: str, eyes: int | None, language: Language) -> Asked | None:
    """The question; answers only for the seat that is asked.

    Where the options come out of a hidden hand, so may the words of the question: others learn
    only who is asked.
    """
    match = table.match
    decision = match.game.decision
    if decision is None:
        return None
    teller = match.teller(language)
    seat = eyes if eyes in table.asked_of(guest) else None
    if seat is None and not (isinstance(decision, Decision) and decision.public):
        return Asked(decision.seats, None, "", "", "", [], [])
    options = decision.options_for(seat) if seat is not None else ()
    return Asked(
        seats=decision.seats,
        seat=seat,
        kind=decision.kind,
        prompt=told("prompt", match.rules.key, decision.kind, teller.prompt, decision),
        rule=decision.rule,
        options=[_option(match, teller, option) for option in options],
        blocked=_blocked(match, teller) if seat is not None else [],
    )


def _option(match: Match, teller: Teller, option: Option) -> OptionInfo:
    try:
        return _whole_option(match, teller, option)
    except Exception:
        note("option", match.rules.key)
    label = attempt(teller.option, "", option).strip() or option.key
    nowhere: dict[str, str] = {}
    target = attempt(match.rules.target, nowhere, match.game, option)
    return OptionInfo(
        key=option.key, verb=option.verb, label=label, target=target, closes=option.closes
    )


def _whole_option(match: Match, teller: Teller, option: Option) -> OptionInfo:
    odds = match.rules.odds(match.game, option)
    sure = match.rules.consequence(match.game, option)
    return OptionInfo(
        key=option.key,
        verb=option.verb,
        label=teller.option(option).strip(),
        target=match.rules.target(match.game, option),
        odds=_odds(teller, odds),
        then=teller.consequence(sure) if sure is not None else "",
        price=match.rules.price(match.game, option),
        closes=option.closes,
    )


def _odds(teller: Teller, odds: Odds | None) -> OddsInfo | None:
    if odds is None:
        return None
    chances = {str(n): round(float(p), 6) for n, p in sorted(odds.chances.items())}
    facts = {name: round(float(p), 6) for name, p in odds.facts.items()}
    return OddsInfo(teller.odds(odds), chances, facts, odds.dice)


def _blocked(match: Match, teller: Teller) -> list[BlockedInfo]:
    nothing: list[Blocked] = []
    found = told("blocked", match.rules.key, nothing, match.game.explain)
    return [BlockedInfo(entry.key, entry.rule, _reason(teller, entry)) for entry in found]


def _reason(teller: Teller, entry: Blocked) -> str:
    try:
        return teller.reason(entry)
    except Exception:
        note("blocked", teller.game.rules.key)
        return attempt(teller.rule, entry.rule, entry.rule)


def _log(match: Match, eyes: int | None, language: Language, start: int) -> list[Entry]:
    """Entries from ``start`` on, as this seat may know them.

    The key of an answer is not told: it may name a hidden card. The events say what all may know.
    """
    teller = match.teller(language)
    answers = match.record.answers
    return [
        Entry(
            number,
            answers[number - 1].seat if number else None,
            [_line(match, teller, event) for event in _readable(match, events, eyes)],
        )
        for number, events in enumerate(match.log[start:], start)
    ]


def _readable(match: Match, events: list[Event], eyes: int | None) -> list[Event]:
    """What may be told; nothing at all where that cannot be said."""
    nothing: list[Event] = []
    return told("line", match.rules.key, nothing, redact, events, eyes)


def _line(match: Match, teller: Teller, event: Event) -> Line:
    name = type(event).__name__
    try:
        dice = getattr(event, "dice", ())
        faces = dice if isinstance(dice, tuple) else ()
        about = match.rules.told(match.game, event)
        return Line(name, teller.event(event), event.because, faces, about)
    except Exception:
        note("line", match.rules.key)
    text = attempt(teller.event, "", event) or slug(name).replace("-", " ")
    return Line(name, text, attempt(_because, "", event))


def _because(event: Event) -> str:
    return event.because


def _end(table: Table, guest: str, language: Language) -> End | None:
    """How it ended for the seats this browser holds; for nobody's browser it is merely over."""
    match = table.match
    outcome = match.outcome
    if outcome is None:
        return None
    teller, game = match.teller(language), match.rules.key
    nobody: list[str] = []
    return End(
        result=outcome.result(table.held_by(guest)),
        winners=outcome.winners,
        sides=tuple(told("outcome", game, nobody, teller.winners, outcome)),
        text=told("outcome", game, outcome.reason, teller.outcome, outcome),
        score=outcome.score,
        grade=told("outcome", game, "", teller.grade, outcome),
        rule=outcome.rule,
        proof=proof(table.salt, match.record.seed),
    )
