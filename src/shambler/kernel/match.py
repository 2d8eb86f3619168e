"""The public face of a game: play by key, look, undo, branch, save.

A match is a playable position plus its record. It answers in the taste of python-chess: text in,
text out, distinct errors for "cannot parse", "illegal" and "stale".
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from shambler.kernel import position as positions
from shambler.kernel import record as records
from shambler.kernel.beginnings import (
    begun_again,
    box_of,
    drawn_or_checked,
    first_position,
)
from shambler.kernel.box import ChanceQuestion, chance_question, check_box
from shambler.kernel.chance import Boxed, Listed, Remembered, Sampled
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.errors import (
    BadRecord,
    GameOver,
    IllegalOption,
    ShamblerError,
    StaleDecision,
    UndoBarrier,
    UnknownKey,
    UnscriptedChance,
    WrongSeat,
)
from shambler.kernel.event import Event, redact
from shambler.kernel.files import replace_file
from shambler.kernel.machine import Game, Outcomes
from shambler.kernel.odds import Odds
from shambler.kernel.record import CHECK_EVERY, LONGEST_MARK, Answer, Record, written_outcome
from shambler.kernel.renaming import renamed_record
from shambler.kernel.replay import Verification, play_again, written_with
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.sides import Outcome
from shambler.kernel.state import State, key
from shambler.kernel.structs import to_builtins
from shambler.kernel.teller import Teller
from shambler.kernel.typed import ready
from shambler.kernel.view import View

SNAPSHOT_EVERY: Final = 32


class BlockedOption(NamedTuple):
    """Something that cannot be done now: its key, the rule that forbids it, the reason in words."""

    key: str
    rule: str
    reason: str


class Question:
    """The current decision of a match, ready to be shown."""

    def __init__(self, match: Match, decision: Decision | SecretDecision) -> None:
        self.number = match.number
        self.seats = decision.seats
        self.kind = decision.kind
        self.rule = decision.rule
        self.options = tuple(decision.options)
        self._match = match
        self._decision = decision

    @property
    def prompt(self) -> str:
        """The question in one English sentence; :meth:`Match.teller` speaks other languages."""
        return self._match.teller().prompt(self._decision)

    def options_for(self, seat: int) -> Sequence[Option]:
        """What one seat may choose from."""
        return self._decision.options_for(seat)

    def __repr__(self) -> str:
        keys = " ".join(option.key for option in self.options)
        return f"<decision {self.number} {self.kind} for seats {self.seats}: {keys}>"


class Match:
    """One game from its first decision to its outcome."""

    def __init__(self, rules: Ruleset, game: Game[Any, Any], record: Record) -> None:
        self.rules = rules
        self.game = game
        self.record = record
        self.log: list[list[Event]] = []  # log[0]: before the first decision; log[n]: answer n
        self._snapshots: dict[int, State] = {}
        self._undone: list[Answer] = []
        self.verification: Verification | None = None  # of a record that was replayed

    # -- beginnings ------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        rules: Ruleset,
        scenario: str,
        *,
        seed: int | None = None,
        typed: bool = False,
        box: Collection[str] = (),
        **options: Any,
    ) -> Match:
        """A new game. Without a seed one is drawn.

        ``box`` names the dice and decks of a real table that a person reads off; ``typed`` means
        all of them.
        """
        seed = drawn_or_checked(seed)
        record = Record.begin(rules, scenario, seed, to_builtins(options), box_of(typed, box))
        match = cls(rules, first_position(rules, record), record)
        match.begin()
        return match

    @classmethod
    def from_position(
        cls,
        find: Callable[[str], Ruleset],
        text: str,
        *,
        seed: int | None = None,
        typed: bool = False,
        box: Collection[str] = (),
    ) -> Match:
        """A game that begins at a position written by :meth:`position`."""
        seed = drawn_or_checked(seed)
        text = text.strip()
        key_, scenario = positions.game_of(text)
        rules = find(key_)
        setup = positions.setup_of(rules, text)
        record = Record.begin(rules, scenario, seed, setup, box_of(typed, box), text)
        match = cls(rules, first_position(rules, record), record)
        match.begin()
        return match

    def begin(self) -> list[Event]:
        """Run to the first decision: once, for a match made around a position set up by hand."""
        return self._run(self.game.start, self.record.opening)

    @classmethod
    def load(cls, find: Callable[[str], Ruleset], path: str | Path) -> Match:
        """Read a record and replay it."""
        parsed = records.read(Path(path))
        try:
            rules = find(parsed.record.game)
        except ShamblerError as problem:
            raise BadRecord(f"{path}: {problem}") from problem
        return cls.replay(rules, parsed, name=str(path))

    @classmethod
    def replay(
        cls, rules: Ruleset, parsed: records.Parsed, to: int | None = None, name: str = "record"
    ) -> Match:
        """Play a record again, checking every answer, every die and every fingerprint.

        A record of other content or an older rules version is accepted only if it leads through
        the same questions, answers and chance; the first answer at which it does not is named.
        ``verification`` says what could be compared. The record keeps its rules version until the
        game is played on.
        """
        parsed = renamed_record(parsed, rules.renamed)
        old = parsed.record
        try:
            game = first_position(rules, old)
        except ShamblerError as problem:
            message = f"{name}: cannot be set up{written_with(rules, old)}: {problem}"
            raise BadRecord(message) from problem
        match = cls(rules, game, begun_again(rules, old))
        match.record.switches = dict(old.switches)
        match.verification = play_again(match, parsed, to, name)
        match.record.switches = {n: box for n, box in old.switches.items() if n <= match.number}
        match.record.version = old.version
        match.record.marks = {n: text for n, text in old.marks.items() if n <= match.number}
        return match

    @classmethod
    def at(
        cls, rules: Ruleset, old: Record, states: Mapping[int, State], log: list[list[Event]]
    ) -> Match:
        """A match at the newest of some kept positions of a record, without playing it again.

        ``log`` is what the answers up to there brought about. Positions are taken as they are:
        whoever kept them vouches for them.
        """
        number = max(states)
        if not 0 < number <= len(old.answers) or len(log) != number:
            raise BadRecord(f"there is no position {number} in this record")
        game = first_position(rules, old)
        match = cls(rules, game, begun_again(rules, old))
        match.begin_again(old.opening)
        match._snapshots = {0: game.state.copy(), **states}
        match.record.answers = list(old.answers[:number])
        match.record.switches = dict(old.switches)
        match.record.version = old.version
        match.log += log
        game.state = states[number].copy()
        match._take_box(number)
        game.derive()
        return match

    def begin_again(self, opening: list[Outcomes]) -> list[Event]:
        """Run to the first decision; chance must say what it said then."""
        with self._chance_said(Listed(opening)):
            events = self.begin()
        self._same_chance(opening, self.record.opening)
        return events

    def repeat(self, answer: Answer) -> list[Event]:
        """Give a recorded answer again; chance must say what it said then."""
        with self._chance_said(Listed(answer.chance)):
            events = self.play(answer.key, seat=answer.seat)
        self._same_chance(answer.chance, self.record.answers[-1].chance)
        return events

    def give_again(self, answer: Answer) -> list[Event]:
        """Give an answer in a position that may be another; chance says the same where it can."""
        source = self.game.chance
        ours = source.ours if isinstance(source, Boxed) else source
        new = ours if isinstance(ours, Sampled) else Sampled(self.record.seed)
        with self._chance_said(Remembered(answer.chance, new)):
            return self.play(answer.key, seat=answer.seat)

    @contextmanager
    def _chance_said(self, said: Listed) -> Iterator[None]:
        """Chance as recorded. Dice typed in by a person are answers: those are repeated instead."""
        source = self.game.chance
        self.game.chance = Boxed(source.box, said) if isinstance(source, Boxed) else said
        try:
            yield
        finally:
            now = self.game.chance
            if isinstance(now, Boxed) and isinstance(source, Boxed):
                source = Boxed(now.box, source.ours)
            self.game.chance = source

    def _same_chance(self, then: list[Outcomes], now: list[Outcomes]) -> None:
        if then != now:
            raise UnscriptedChance(f"the record holds {then}, the rules asked for {now}")

    # -- looking ---------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many answers have been given: the number of the current decision."""
        return len(self.record.answers)

    @property
    def decision(self) -> Question | None:
        """The question to answer; ``None`` when the game is over."""
        return Question(self, self.game.decision) if self.game.decision is not None else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or ``None`` while it runs."""
        outcome: Outcome | None = self.game.state.outcome
        return outcome

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats."""
        return self.rules.seats(self.game)

    @property
    def fingerprint(self) -> str:
        """Equal positions have equal fingerprints."""
        return key(self.game.state)

    def view(self, seat: int | None = None) -> View:
        """What one seat may know (``None``: a spectator); its ``plain()`` is ready for JSON."""
        self._check_seat(seat)
        return self.rules.view(self.game, seat)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in self.seats:
            raise WrongSeat(f"there is no seat {seat}")

    def events(self, seat: int | None = None) -> list[list[Event]]:
        """The log as one seat may know it, answer by answer."""
        return [redact(events, seat) for events in self.log]

    def teller(self, language: str = "en") -> Teller:
        """Says this position in words."""
        return Teller(self.game, language)

    def blocked(self, seat: int | None = None, language: str = "en") -> list[BlockedOption]:
        """What one might expect to do now but cannot: key, rule and reason."""
        decision = self.game.decision
        if decision is None or (seat is not None and seat not in decision.seats):
            return []
        teller = self.teller(language)
        return [BlockedOption(b.key, b.rule, teller.reason(b)) for b in self.game.explain()]

    def odds(self, option: str | Option, seat: int | None = None) -> Odds | None:
        """What the dice of an option can do, exactly; ``None`` where it rolls none."""
        return self.rules.odds(self.game, self.find(option, seat))

    # -- playing ---------------------------------------------------------------------------

    def find(self, option: str | Option, seat: int | None = None) -> Option:
        """The option with this key, or the reason why there is none."""
        decision = self.game.decision
        if decision is None:
            raise GameOver("the game is over: there is nothing to decide")
        if seat is not None and seat not in decision.seats:
            raise WrongSeat(f"seat {seat} is not asked now; seats {decision.seats} are")
        text = option.key if isinstance(option, Option) else str(option)
        offered = decision.options if seat is None else decision.options_for(seat)
        for candidate in offered:
            if candidate.key == text:
                return candidate
        raise self._refusal(text, [candidate.key for candidate in offered], seat)

    def _refusal(self, text: str, offered: list[str], seat: int | None) -> ShamblerError:
        if text.partition(":")[0] not in self.rules.verbs:
            near = get_close_matches(text, offered, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            return UnknownKey(f"{text!r} is not an option of {self.rules.key}{hint}")
        for key_, rule, reason in self.blocked(seat):
            if key_ == text:
                return IllegalOption(f"{text}: {reason} ({rule})", rule)
        return IllegalOption(f"{text}: not among the options now")

    def play(
        self, option: str | Option, *, seat: int | None = None, number: int | None = None
    ) -> list[Event]:
        """Answer the current decision; returns what happened until the next one.

        ``number`` is the decision the answer was meant for. An error changes nothing.
        """
        if number is not None and number != self.number:
            raise StaleDecision(f"this answers decision {number}; the current one is {self.number}")
        chosen = self.find(option, seat)
        decision = self.game.decision
        assert decision is not None
        who = seat if seat is not None else _owner(decision, chosen)
        if self.number % SNAPSHOT_EVERY == 0:
            self._snapshots[self.number] = self.game.state.copy()
        self._take_box(self.number + 1)
        answer = Answer(who, chosen.key, [])
        events = self._run(lambda: self.game.submit(chosen, who), answer.chance)
        answer.barrier = bool(answer.chance) or self.game.revealed
        self.record.answers.append(answer)
        self.record.version = self.rules.version
        if self.number % CHECK_EVERY == 0:
            self.record.checks[self.number] = self.fingerprint
        self._undone.clear()
        return events

    def _run(self, act: Callable[[], object], outcomes: list[Outcomes]) -> list[Event]:
        """Let the rules run, listening; a defect in them leaves the position as it was."""
        game = self.game
        before, decision = game.state.copy(), game.decision
        events: list[Event] = []
        game.events, game.chances, game.revealed = events, outcomes, False
        try:
            act()
        except BaseException:
            game.state, game.decision = before, decision
            raise
        finally:
            game.events = game.chances = None
        self.log.append(events)
        return events

    # -- the box on the table --------------------------------------------------------------

    @property
    def chance_question(self) -> ChanceQuestion | None:
        """What a person is to read off the real table now; ``None`` where nothing is."""
        return chance_question(self.game)

    @property
    def box(self) -> tuple[str, ...]:
        """The dice and decks that are the real table's from here on."""
        return self.record.box_for(self.number + 1)

    def switch(self, box: Collection[str]) -> None:
        """From now on these dice and decks are the real table's, and all others ours.

        What is asked now stays asked: ``ours`` answers it where it no longer should be.
        """
        wanted = tuple(sorted(set(box)))
        check_box(self.game, wanted)
        if wanted == self.box:
            return
        source = self.game.chance
        if isinstance(source, Sampled):  # until now everything was ours
            self.game.chance = Boxed((), source)
        self.record.switches[self.number] = wanted

    def _take_box(self, number: int) -> None:
        """Chance as it is while an answer is carried out."""
        chance = self.game.chance
        if isinstance(chance, Boxed):
            box = self.record.box_for(number)
            if chance.box != frozenset(box):
                self.game.chance = Boxed(box, chance.ours)

    # -- going back ------------------------------------------------------------------------

    def undo(self, *, seat: int | None = None, agreed: bool = False) -> None:
        """Take the last answer back.

        Free until something new was revealed or, with ``seat``, until somebody else has answered;
        beyond that only if the table ``agreed``. Chance does not change: the same dice fall again.
        """
        if not self.number:
            raise UndoBarrier("there is nothing to take back")
        last = self.record.answers[-1]
        if not agreed and last.barrier:
            raise UndoBarrier(f"{last.key} revealed something new; the table must agree")
        if not agreed and seat is not None and seat != last.seat:
            raise UndoBarrier(f"seat {last.seat} has answered since; the table must agree")
        undone = [last, *self._undone]
        self.rewind(self.number - 1)
        self._undone = undone

    def redo(self) -> list[Event]:
        """Play again what was taken back last."""
        if not self._undone:
            raise UndoBarrier("there is nothing to play again")
        answer, rest = self._undone[0], self._undone[1:]
        events = self.repeat(answer)
        self._undone = rest
        return events

    def rewind(self, number: int) -> None:
        """Go back to the position before answer ``number`` was given (0: the first decision)."""
        if not 0 <= number <= self.number:
            raise UndoBarrier(f"there is no decision {number} to go back to")
        base = max((n for n in self._snapshots if n <= number), default=None)
        if base is None:
            return
        again, marks, box = self.record.answers[base:number], self.record.marks, self.box
        self._forget(base)
        self.game.state = self._snapshots[base].copy()
        self._take_box(base)
        self.game.derive()
        for answer in again:
            self.repeat(answer)
        switches = self.record.switches
        self.record.switches = {n: names for n, names in switches.items() if n <= number}
        self.switch(box)  # whose dice are used is no move: it is not taken back
        self.record.marks = {n: text for n, text in marks.items() if n <= number}

    def _forget(self, number: int) -> None:
        record = self.record
        del record.answers[number:]
        del self.log[number + 1 :]
        record.checks = {n: text for n, text in record.checks.items() if n <= number}
        self._snapshots = {n: state for n, state in self._snapshots.items() if n <= number}
        self._undone = []

    def copy(self, seed: int | None = None) -> Match:
        """An independent match at the same point; with a ``seed``, its future chance differs.

        What is typed in still is: a seed changes nothing there.
        """
        source = self.game.chance
        if seed is not None:
            other = Sampled(seed)
            source = Boxed(source.box, other) if isinstance(source, Boxed) else other
        elif isinstance(source, Listed):
            source = source.copy()
        record = msgspec.convert(to_builtins(self.record), ready(Record))
        record.seed = self.record.seed if seed is None else seed
        twin = Match(self.rules, self.game.copy(source), record)
        twin.log = [list(events) for events in self.log]
        twin._snapshots = dict(self._snapshots)
        twin._undone = list(self._undone)
        return twin

    def branch(self, number: int, seed: int | None = None) -> Match:
        """What if? A new match that leaves this one before answer ``number``."""
        twin = self.copy(seed)
        twin.rewind(number)
        return twin

    # -- keeping ---------------------------------------------------------------------------

    def mark(self, text: str) -> None:
        """Bookmark the current position in the record."""
        if len(text) > LONGEST_MARK:
            raise ShamblerError(f"a mark has at most {LONGEST_MARK} characters")
        self.record.marks[self.number] = text

    def position(self, seat: int | None = None) -> str:
        """This position as a short text, as one seat (``None``: a spectator) may know it."""
        self._check_seat(seat)
        return positions.write(self.game, self.record.scenario, self.record.setup, seat)

    def text(self) -> str:
        """The record as text, secrets included: everything that happened, and the seed."""
        return self.record.write(self.fingerprint, written_outcome(self.outcome))

    def save(self, path: str | Path) -> None:
        """Write the record; an existing file is replaced whole or not at all."""
        replace_file(Path(path), self.text())

    def __repr__(self) -> str:
        over = self.outcome
        state = f"over: {over.reason}" if over is not None else repr(self.decision)
        return f"<{self.rules.key} {self.record.scenario}, {self.number} answers, {state}>"


def _owner(decision: Decision | SecretDecision, option: Option) -> int:
    """The seat that answers when the caller names none."""
    if isinstance(decision, SecretDecision):
        for seat in decision.seats:
            if option in decision.choices[seat]:
                return seat
    return decision.seats[0]
