"""The public face of a game: play by key, look, undo, branch, save.

A match is a playable position plus its record. It answers in the taste of python-chess: text in,
text out, distinct errors for "cannot parse", "illegal" and "stale".
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any

from shambler.kernel import picture as pictures
from shambler.kernel import position as positions
from shambler.kernel import record as records
from shambler.kernel.beginnings import begun_again, box_of, drawn_or_checked, first_position
from shambler.kernel.errors import BadRecord, ShamblerError
from shambler.kernel.event import Event
from shambler.kernel.files import replace_file
from shambler.kernel.machine import Game
from shambler.kernel.played import SNAPSHOT_EVERY
from shambler.kernel.question import BlockedOption, Question
from shambler.kernel.record import LONGEST_MARK, Record, written_outcome
from shambler.kernel.renaming import renamed_record
from shambler.kernel.replay import Verification, play_again, written_with
from shambler.kernel.rewindable import Rewindable
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.state import State
from shambler.kernel.structs import to_builtins

__all__ = ["SNAPSHOT_EVERY", "BlockedOption", "Match", "Question"]


class Match(Rewindable):
    """One game from its first decision to its outcome."""

    def __init__(self, rules: Ruleset, game: Game[Any, Any], record: Record) -> None:
        super().__init__(rules, game, record)
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

    def picture(self, seat: int | None = None, language: str = "en") -> str:
        """This position as a picture (SVG), as one seat (``None``: a spectator) may know it."""
        self._check_seat(seat)
        return pictures.picture(self, seat, language)

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
