"""What a game offers to those who design scenarios for it, found through its manifest.

A draft is the text of a scenario file. Whoever edits it works on its data and never loses the text:
the server writes changed data back into it, comments and order kept.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from shambler.kernel.content import Problem, Words
from shambler.kernel.errors import BadSetup
from shambler.kernel.ruleset import Ruleset, Scenario

Severity: TypeAlias = Literal["mistake", "hint"]
USUAL: Final = "usual"  # the squad of those who do not choose


class Finding(msgspec.Struct, frozen=True):
    """Something about a draft that its maker should know: where in the file, where on the board.

    ``at`` are cells of the board. A mistake keeps it from being played, a hint does not.
    """

    where: str
    text: str
    at: tuple[str, ...] = ()
    severity: Severity = "mistake"
    name: str = ""


class Figure(msgspec.Struct, frozen=True):
    """A number about a draft. ``name`` is its text on the page; ``of`` says of what, if several."""

    name: str
    value: float
    of: str = ""


class DraftLook(msgspec.Struct, frozen=True):
    """A draft, looked at: its data, what is wrong with it, figures, and the board to be drawn."""

    data: Mapping[str, Any] | None
    findings: Sequence[Finding]
    figures: Sequence[Figure] = ()
    board: Any = None
    way: Sequence[str] = ()  # cells of the shortest way
    seats: tuple[int, int] = (1, 6)  # the fewest and the most who can play it


class Change(msgspec.Struct, frozen=True):
    """A variant of a draft that is tried against it: other data, or other options of its tables.

    Changes of one ``axis`` are stops of one slider: ``step`` says on which side of the draft each
    lies, and how far.
    """

    name: str
    axis: str
    step: int
    data: Mapping[str, Any] | None = None
    options: Mapping[str, Any] = {}
    of: Words | None = None  # what was changed: a zone, a card
    label: Words | None = None  # of the axis, where the page has no text for it


class Squad(msgspec.Struct, frozen=True):
    """A team to rate a draft with, and who is in it."""

    name: str
    options: Mapping[str, Any] = {}
    members: tuple[Words, ...] = ()


class Workshop(ABC):
    """What a game offers to those who design scenarios for it."""

    @abstractmethod
    def blank(self, rules: Ruleset) -> str:
        """The text of a draft with nothing in it."""

    @abstractmethod
    def source(self, rules: Ruleset, scenario: str) -> str:
        """The text of a shipped scenario."""

    def scenarios(self, rules: Ruleset) -> Sequence[Scenario]:
        """The shipped scenarios that can be opened."""
        return rules.scenarios()

    @abstractmethod
    def kit(self, rules: Ruleset) -> Mapping[str, Any]:
        """Everything a draft can be made of, as plain data for the game's own page."""

    @abstractmethod
    def look(self, rules: Ruleset, text: str, language: str) -> DraftLook:
        """What can be said of a draft at once."""

    def judge(self, rules: Ruleset, text: str, language: str) -> Sequence[Finding]:
        """What can be said only after playing a sound draft for a second: is it fair?"""
        return ()

    def changes(self, rules: Ruleset, text: str) -> Sequence[Change]:
        """Variants worth trying."""
        return ()

    def squads(self, rules: Ruleset, seed: int = 0) -> Sequence[Squad]:
        """Teams to rate a draft with; the first is the usual one. The seed draws a random one."""
        return (Squad(USUAL),)

    def squad(self, rules: Ruleset, name: str, seed: int) -> Squad:
        """The squad of this name."""
        known = {squad.name: squad for squad in self.squads(rules, seed)}
        if name not in known:
            raise BadSetup(f"{rules.key} has no squad {name!r}; there are {', '.join(known)}")
        return known[name]


def finding_of(rules: Ruleset, problem: Problem, language: str, at: Sequence[str]) -> Finding:
    """A problem in somebody's own words, where the game has them."""
    message = f"flaw-{problem.name}"
    about = {key: _said(value, language) for key, value in problem.about.items()}
    known = bool(problem.name) and rules.texts.has(language, message)
    text = rules.texts.text(language, message, about) if known else problem.reason
    return Finding(problem.where, text, tuple(problem.at or at), "mistake", problem.name)


def _said(value: Any, language: str) -> Any:
    if isinstance(value, Words):
        return value.into(language)
    return value if isinstance(value, int | float | str) else str(value)
