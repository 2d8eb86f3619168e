"""Short plays told in full: who is asked what by which rule, what is refused, what happens.

A test that looks at one value passes over all that is said beside it: the rule of a refusal, the
seat that is asked, the second event. Here the whole of a few answers is written down as the rules
have it, in ``told_in_full.txt`` beside the plays:

    == noise-beside-an-enemy
    ? turn of 0 by Z-ROUND-03: who=cole actions=3
      noise move:0.1 end
    ! Z-SEARCH-01 enemies-here: search:equipment
    > noise
    . NoiseMade by Z-ACT-04: who=cole zone=0.0
    = noise[0]: 0 -> 1

``?`` is a question with its keys, ``!`` what is refused, ``>`` an answer, ``.`` what is told, ``=``
what the play has changed, ``*`` how it ended. Where a rule is changed on purpose:
``python -m tests.rules.told_in_full``, and read every line that is not as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from shambler.kernel.decision import Decision
from shambler.kernel.event import Event
from shambler.kernel.state import diff_plain
from shambler.kernel.structs import to_builtins
from shambler.testing import rule
from shambler.testing.position import Position

Namers = Mapping[str, Callable[[Any], str]]
MODULES = ("zombicide", "invader", "living_dead", "hendrix")
INTERNAL = ("stack",)  # what goes on is told by the questions


def bagless(value: Any) -> Any:
    """Bags of cards by how many there are of each."""
    if isinstance(value, dict):
        return {
            key: {str(card): one.count(card) for card in one} if key == "bag" else bagless(one)
            for key, one in value.items()
        }
    return [bagless(one) for one in value] if isinstance(value, list | tuple) else value


class Account:
    """A position that has begun; what is played from here on is written down."""

    def __init__(self, table: Position, namers: Namers) -> None:
        self.table, self.namers = table, namers
        self.before = bagless(to_builtins(table.game.state, str_keys=True))
        self.written: list[str] = []
        for event in table.match.log[-1]:
            self._told(event)
        self._ask()

    def dice(self, *faces: int) -> Account:
        """The next roll."""
        self.table.dice(*faces)
        return self

    def play(self, *keys: str) -> Account:
        """Give these answers."""
        for key in keys:
            known = len(self.table.events)
            self.table.play(key)
            self.written.append(f"> {key}")
            for event in self.table.events[known:]:
                self._told(event)
            self._ask()
        return self

    def look(self) -> Account:
        """The question as it is after the scene was changed by hand."""
        self._ask()
        return self

    def lines(self) -> list[str]:
        """All of it, and what it has changed."""
        now = bagless(to_builtins(self.table.game.state, str_keys=True))
        found = diff_plain(self.before, now)
        kept = [change for change in found if not change.path.startswith(INTERNAL)]
        changes = [f"= {change.path}: {change.before} -> {change.after}" for change in kept]
        return [*self.written, *changes]

    def _named(self, field: str, value: Any) -> str:
        namer = self.namers.get(field)
        if isinstance(value, tuple | list):
            return f"[{' '.join(self._named(field, one) for one in value)}]"
        known = namer is not None and (not isinstance(value, int) or value >= 0)
        return namer(value) if namer is not None and known else str(value)

    def _fields(self, fields: Mapping[str, Any]) -> str:
        return " ".join(f"{name}={self._named(name, value)}" for name, value in fields.items())

    def _told(self, event: Event) -> None:
        fields = {n: getattr(event, n) for n in event.__struct_fields__ if n != "rule"}
        self.written.append(
            f". {type(event).__name__} by {event.because}: {self._fields(fields)}".rstrip(" :")
        )

    def _ask(self) -> None:
        """The question, its keys, and what is refused beside them."""
        decision, outcome = self.table.game.decision, self.table.outcome
        if outcome is not None:
            self.written.append(f"* {outcome.reason} by {outcome.rule}: {outcome.winners}")
        if not isinstance(decision, Decision):
            return
        seats, about = " ".join(map(str, decision.seats)), self._fields(decision.about)
        asked = f"? {decision.kind} of {seats} by {decision.rule}: {about}"
        self.written += [asked.rstrip(" :"), f"  {' '.join(self.table.options)}"]
        refused: dict[str, list[str]] = {}
        for entry in self.table.game.explain():
            refused.setdefault(f"! {entry.rule} {entry.reason}", []).append(entry.key)
        self.written += [f"{why}: {' '.join(keys)}" for why, keys in sorted(refused.items())]


class Plays:
    """The plays of a module of tests, each marked with the rules that it shows."""

    def __init__(self, home: str) -> None:
        self.text = Path(home).with_name("told_in_full.txt")
        self.plays: dict[str, tuple[Callable[[], Account], tuple[str, ...]]] = {}

    def of(self, *rules: str) -> Callable[[Callable[[], Account]], Callable[[], Account]]:
        """Marks a play with its rules."""

        def keep(play: Callable[[], Account]) -> Callable[[], Account]:
            name = play.__name__.replace("_", "-")
            assert name not in self.plays, f"two plays are called {name}"
            self.plays[name] = (play, rules)
            return play

        return keep

    def params(self) -> list[Any]:
        """One case for each."""
        return [
            pytest.param(name, marks=rule(*rules), id=name)
            for name, (_, rules) in self.plays.items()
        ]

    def now(self, name: str) -> list[str]:
        """What is told of a play today."""
        return self.plays[name][0]().lines()

    def written(self) -> dict[str, list[str]]:
        """What is written of all of them."""
        found: dict[str, list[str]] = {}
        for line in self.text.read_text("utf-8").splitlines():
            if line.startswith("== "):
                lines = found[line.removeprefix("== ")] = []
            elif line:
                lines.append(line)
        return found

    def write(self) -> None:
        """Write them down as they are now."""
        parts = ["\n".join([f"== {name}", *self.now(name), ""]) for name in self.plays]
        self.text.write_text("\n".join(parts), "utf-8")


def main() -> None:
    """Write every account anew."""
    for name in MODULES:
        module = import_module(f"tests.rules.{name}.test_told_in_full")
        module.PLAYS.write()


if __name__ == "__main__":
    main()
