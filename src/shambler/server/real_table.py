"""The real box beside the page: what people are asked to read off it, and entries put right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from shambler.kernel.box import Stock
from shambler.kernel.chance import EVERYTHING, Listed
from shambler.kernel.decision import Decision, Face
from shambler.kernel.errors import ShamblerError, UndoBarrier, UnscriptedChance
from shambler.kernel.event import redact
from shambler.kernel.match import Match
from shambler.kernel.mending import Mended, mend
from shambler.kernel.record import Answer
from shambler.kernel.teller import Teller
from shambler.lab.family import family_of
from shambler.server.protocol import (
    BoxInfo,
    ChanceInfo,
    CopiesInfo,
    EntryInfo,
    Language,
    MendedInfo,
    OnwardInfo,
    PieceInfo,
    ResultInfo,
    StockInfo,
)
from shambler.server.table import NotYours, Table
from shambler.server.words import said

MOST_ENTRIES = 40  # the last ones that can be put right from the page


class NoBox(ShamblerError):
    """At this table nothing is read off a real one."""


def box_of(
    match: Match, language: Language, asked: bool, alone: int | None = None
) -> BoxInfo | None:
    """The dice and decks of the box; ``asked``: one of the reader's seats may say what they show.

    ``alone``: the reader's seat, where programs hold all the others.

    ``None`` where everything was ours from the beginning.
    """
    if not match.record.typed:
        return None
    teller = match.teller(language)
    stocks = [_stock(match, teller, stock) for stock in match.rules.stocks(match.game)]
    if not asked:
        return BoxInfo(stocks, None)
    return BoxInfo(stocks, _chance(match, teller), _only(match, alone), list(onward(match, teller)))


def _only(match: Match, alone: int | None) -> str:
    """The one answer that is left besides those that can be given at any time and bring nothing.

    Where hands are hidden only somebody who sits among programs is told: whoever passes at once has
    nothing to play, and that is nobody else's business.
    """
    decision = match.game.decision
    if not isinstance(decision, Decision) or match.chance_question:
        return ""
    if not decision.public and alone not in decision.seats:
        return ""
    idle = family_of(match.rules).idle
    left = [option.key for option in decision.options if option.verb not in idle]
    return left[0] if len(left) == 1 else ""


def onward(match: Match, teller: Teller) -> Iterator[OnwardInfo]:
    """Answers that end this question, each with one to the next, where nothing lies between.

    A copy is asked what comes next. It has no luck to draw on: where a die or a card would be
    needed, nobody is told anything.
    """
    now, kinds = match.game.decision, family_of(match.rules).breath
    if not isinstance(now, Decision) or not now.public or match.chance_question:
        return
    for last in now.options:
        if not last.closes:
            continue
        twin = match.game.copy(Listed([]))
        try:
            twin.submit(last)
        except UnscriptedChance:
            continue
        then = twin.decision
        if isinstance(then, Decision) and then.kind in kinds and set(now.seats) <= set(then.seats):
            words = Teller(twin, teller.language)
            for option in then.options:
                keys = [last.key, option.key]
                yield OnwardInfo(keys, teller.option(last), words.option(option))


def _stock(match: Match, teller: Teller, stock: Stock) -> StockInfo:
    names = Counter(
        match.rules.card_name(match.game, stock.draws, card, teller.language) for card in stock.left
    )
    return StockInfo(
        key=stock.key,
        label=teller.source(stock.key),
        deck=stock.deck,
        real=stock.key in match.box or EVERYTHING in match.box,
        size=stock.size,
        left=[CopiesInfo(name, count) for name, count in sorted(names.items())],
    )


def _chance(match: Match, teller: Teller) -> ChanceInfo | None:
    """What is asked: how many, for what, and what can come, each name once."""
    asked, decision = match.chance_question, match.game.decision
    if asked is None or decision is None:
        return None
    labels: dict[str, tuple[str, int]] = {}
    for option in decision.options:
        if isinstance(option, Face):
            label = teller.option(option)
            key, count = labels.get(label, (option.key, 0))
            labels[label] = key, count + asked.can_come[option.value]
    occasion = asked.occasion
    return ChanceInfo(
        source=asked.source,
        dice=asked.dice,
        count=asked.count,
        given=[_named(match, teller, value, dice=asked.dice) for value in asked.given],
        good=occasion.good if occasion is not None else (),
        text=teller.occasion(occasion) if occasion is not None else "",
        rule=occasion.rule if occasion is not None else "",
        choices=[CopiesInfo(label, count, key) for label, (key, count) in labels.items()],
        by=occasion.by if occasion is not None else "face",
        results=[
            ResultInfo(result, [f"face:{face}" for face in faces], ones)
            for (result, ones), faces in asked.results.items()
        ],
        frail=occasion.frail if occasion is not None else 0,
    )


def _named(match: Match, teller: Teller, value: int, *, dice: bool) -> str:
    if dice:
        return str(value)
    draws = match.game.state.stack[-1].draws
    return match.rules.card_name(match.game, draws, value, teller.language)


def pieces(match: Match, language: Language) -> list[PieceInfo]:
    """How the table was set up when this game began."""
    first = match.branch(0).game
    return [PieceInfo(p.text, p.where) for p in match.rules.pieces(first, language)]


# -- putting right -------------------------------------------------------------------------


class Entries:
    """What was typed in at a table, as one person may know it: a copy, so that play goes on."""

    def __init__(self, table: Table, guest: str, language: Language) -> None:
        _check_box(table.match)
        self.match = table.match.copy()
        self.held = table.held_by(guest)
        self.names = {seat.number: seat.name for seat in table.seats}
        self.language = language

    def told(self) -> list[EntryInfo]:
        """The last entries, the newest first."""
        answers = self.match.record.answers
        numbers = [n for n, answer in enumerate(answers) if self._is_shown(answer)]
        numbers = numbers[-MOST_ENTRIES:]
        if not numbers:
            return []
        then = self.match.branch(numbers[0])
        then.record.switches = dict(self.match.record.switches)
        found = []
        for number, answer in enumerate(answers[numbers[0] :], numbers[0]):
            if number in numbers:
                found.append(self._entry(then, answer))
            then.repeat(answer)
        return found[::-1]

    def _is_shown(self, answer: Answer) -> bool:
        hidden = self.match.rules.has_secrets and answer.seat not in self.held
        return answer.key.startswith("face:") and not hidden

    def _entry(self, then: Match, answer: Answer) -> EntryInfo:
        """What was asked there, and what was said."""
        teller = then.teller(self.language)
        chance = _chance(then, teller)
        assert chance is not None
        label, name = teller.option(then.find(answer.key)), self.names.get(answer.seat, "")
        return EntryInfo(then.number, answer.seat, name, label, chance)


def _check_box(match: Match) -> None:
    if not match.record.typed:
        raise NoBox(said("no-box"))


def try_mend(table: Table, guest: str, number: int, key: str) -> Mended:
    """Another answer in that place. Where hands are hidden, only what nobody answered since."""
    _check_box(table.match)
    held, answers = table.held_by(guest), table.match.record.answers
    if not held:
        raise NotYours(said("only-players"))
    if table.terms.undo == "off":
        raise UndoBarrier(said("never-back"))
    hidden = table.match.rules.has_secrets
    if hidden and any(answer.seat not in held for answer in answers[number:]):
        raise UndoBarrier(said("hidden-since"))
    if not 0 <= number < len(answers) or not answers[number].key.startswith("face:"):
        raise UndoBarrier(said("nothing-typed"))
    return mend(table.match, number, key)


def report(
    table: Table, guest: str, found: Mended, language: Language, submission: str, *, done: bool
) -> MendedInfo:
    """What changes, in words; ``done``: it was carried out."""
    match, teller = table.match, found.match.teller(language)
    held = table.held_by(guest)
    seat = held[0] if held else None
    return MendedInfo(
        id=submission,
        number=found.number,
        done=done,
        kept=found.kept,
        lost=len(found.lost),
        was=[teller.event(event) for event in redact(found.was, seat)],
        now=[teller.event(event) for event in redact(found.now, seat)],
        changes=list(match.rules.differences(match.game, found.match.game, held, language)),
    )
