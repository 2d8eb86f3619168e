"""A position that is being played, with its record: look at it, answer its question."""

from __future__ import annotations

from collections.abc import Callable, Collection
from difflib import get_close_matches
from typing import Any, Final

from shambler.kernel.box import ChanceQuestion, chance_question, check_box
from shambler.kernel.chance import Boxed, Sampled
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.errors import (
    GameOver,
    IllegalOption,
    ShamblerError,
    StaleDecision,
    UnknownKey,
    WrongSeat,
)
from shambler.kernel.event import Event, redact
from shambler.kernel.machine import Game, Outcomes
from shambler.kernel.odds import Odds
from shambler.kernel.question import BlockedOption, Question
from shambler.kernel.record import CHECK_EVERY, Answer, Record
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.sides import Outcome
from shambler.kernel.state import State, key
from shambler.kernel.teller import Teller
from shambler.kernel.view import View

SNAPSHOT_EVERY: Final = 32


class Played:
    """What `Match` shows of a position, and how it is played on."""

    def __init__(self, rules: Ruleset, game: Game[Any, Any], record: Record) -> None:
        self.rules = rules
        self.game = game
        self.record = record
        self.log: list[list[Event]] = []  # log[0]: before the first decision; log[n]: answer n
        self._snapshots: dict[int, State] = {}
        self._undone: list[Answer] = []

    def begin(self) -> list[Event]:
        """Run to the first decision: once, for a match made around a position set up by hand."""
        return self._run(self.game.start, self.record.opening)

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


def _owner(decision: Decision | SecretDecision, option: Option) -> int:
    """The seat that answers when the caller names none."""
    if isinstance(decision, SecretDecision):
        for seat in decision.seats:
            if option in decision.choices[seat]:
                return seat
    return decision.seats[0]
