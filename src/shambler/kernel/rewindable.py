"""Going back: undo, redo, rewind, copies, branches; answers given again with the same chance."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

import msgspec

from shambler.kernel.chance import Boxed, Listed, Remembered, Sampled
from shambler.kernel.errors import UndoBarrier, UnscriptedChance
from shambler.kernel.event import Event
from shambler.kernel.machine import Outcomes
from shambler.kernel.played import Played
from shambler.kernel.record import Answer, Record
from shambler.kernel.structs import to_builtins
from shambler.kernel.typed import ready


class Rewindable(Played):
    """A played position that remembers its way, and can go back on it."""

    # -- the same answer again -------------------------------------------------------------

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

    def copy(self, seed: int | None = None) -> Self:
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
        twin = type(self)(self.rules, self.game.copy(source), record)
        twin.log = [list(events) for events in self.log]
        twin._snapshots = dict(self._snapshots)
        twin._undone = list(self._undone)
        return twin

    def branch(self, number: int, seed: int | None = None) -> Self:
        """What if? A new match that leaves this one before answer ``number``."""
        twin = self.copy(seed)
        twin.rewind(number)
        return twin
