"""What must be run: the games of a checkout, their rules, and the mutants of each rule.

``tests/mutants/<game>.toml`` holds the mutants of a game, ``tests/mutants/<family>.toml`` those of
the rules that the games of one folder share. Text is looked for in the folder of the game or
family: a game sees what it shares with its sisters but not their own folders, a family sees only
what is shared.

Whose tests count: a mutant of a game dies by a test that speaks for that game (one that stands in
``tests/rules/<other game>/`` does not); a mutant of a family by any test marked with the rule,
since the line it breaks is the same for all. Rules that the ledger calls the same (``same_as``)
share their mutants and their tests.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from shambler.kernel.rules import Ledger, UnknownRule
from shambler.testing.mutants.patches import (
    SUFFIXES,
    BadMutant,
    Change,
    Mutant,
    Sources,
    read,
)

GAMES = Path("src") / "shambler" / "games"
MUTANTS = Path("tests") / "mutants"
WHOLE_GAMES = ("tests/golden/",)  # recorded games notice any change at all: they show no one rule


class Planned(msgspec.Struct, frozen=True):
    """A mutant that can be run: what it changes, and the rules whose tests must notice."""

    book: str  # the file of mutants it comes from: a game or a family
    number: int  # its place in that file, from 1
    mutant: Mutant
    change: Change

    @property
    def name(self) -> str:
        """How it is called in reports."""
        return f"{self.book}.toml #{self.number} ({' '.join(self.mutant.rules)})"


class Problem(msgspec.Struct, frozen=True):
    """Why a rule does not count, or a mutant cannot be run, and what to do about it."""

    kind: str
    what: str
    why: str
    advice: str


class Plan(msgspec.Struct):
    """Everything that is known before anything is run."""

    games: dict[str, tuple[str, ...]]  # the ids of each game that can be played
    groups: dict[str, frozenset[str]]  # id -> the ids that mean the same rule
    families: dict[str, str]  # game -> its folder
    mutants: list[Planned] = []
    problems: list[Problem] = []

    def same(self, rules: Iterable[str]) -> frozenset[str]:
        """These ids and all that mean the same."""
        return frozenset(other for rule in rules for other in self.groups.get(rule, {rule}))

    def speaks(self, test: str, book: str) -> bool:
        """Does a test count for the mutants of this file?"""
        if test.startswith(WHOLE_GAMES):
            return False
        folder = test.split("/")[2] if test.startswith("tests/rules/") else ""
        return folder not in self.games or folder == book or self.families[folder] == book

    def of_rule(self, rule: str, game: str) -> list[Planned]:
        """The mutants that test a rule of a game."""
        ids, books = self.same([rule]), (game, self.families[game])
        return [m for m in self.mutants if m.book in books and ids & {*m.mutant.rules}]


def make_plan(root: Path) -> Plan:
    """Read the games, ledgers and mutants of a checkout; what is wrong becomes a problem."""
    ledger = Ledger.load(*sorted((root / GAMES).rglob("rules.toml")))
    homes = dict(_homes(root))
    plan = Plan(
        games={game: ledger.for_game(game).ids for game in homes},
        groups=_groups(ledger),
        families={game: home.parts[0] for game, home in homes.items()},
    )
    for path in sorted((root / MUTANTS).glob("*.toml")):
        _add_file(plan, root, path, ledger, homes)
    plan.problems += _without_mutant(plan)
    return plan


def _homes(root: Path) -> Iterator[tuple[str, Path]]:
    """The folder of each game that can be played, below the folder of all games."""
    for manifest in sorted((root / GAMES).glob("*/manifest.toml")):
        for entry in tomllib.loads(manifest.read_text("utf-8"))["game"]:
            module = str(entry["entry"]).partition(":")[0]
            yield entry["key"], Path(*module.split(".")[2:])


def _groups(ledger: Ledger) -> dict[str, frozenset[str]]:
    """Each id with those that the ledger calls the same rule."""
    groups = {rule.id: frozenset({rule.id}) for rule in ledger}
    for rule in ledger:
        if rule.same_as:
            together = groups[rule.id] | groups[rule.same_as]
            groups.update(dict.fromkeys(together, together))
    return groups


def sources(root: Path, book: str, homes: dict[str, Path]) -> Sources:
    """The files in which the mutants of a game or family look for their text."""
    home = homes.get(book, Path(book))
    top = root / GAMES / home.parts[0]
    others = {ledger.parent for ledger in top.glob("*/rules.toml")} - {root / GAMES / home}
    return Sources(
        path
        for path in top.rglob("*")
        if path.suffix in SUFFIXES and others.isdisjoint(path.parents)
    )


def _add_file(plan: Plan, root: Path, path: Path, ledger: Ledger, homes: dict[str, Path]) -> None:
    book = path.stem
    if book not in plan.games and book not in plan.families.values():
        known = ", ".join(sorted({*plan.games, *plan.families.values()}))
        plan.problems.append(
            Problem("invalid", path.name, "is named after no game", f"name it after {known}")
        )
        return
    try:
        mutants = read(path.read_text("utf-8"))
    except BadMutant as problem:
        plan.problems.append(
            Problem(
                "invalid", path.name, str(problem), "mend the file, see tests/mutants/README.md"
            )
        )
        return
    files = sources(root, book, homes)
    for number, mutant in enumerate(mutants, 1):
        try:
            _check_ids(mutant, ledger)
            plan.mutants.append(Planned(book, number, mutant, files.change(mutant)))
        except BadMutant as problem:
            what = f"{path.name} #{number} ({' '.join(mutant.rules)})"
            advice = "write `find` (or `within`) so that the text stands exactly once: " + repr(
                mutant.find
            )
            plan.problems.append(Problem("invalid", what, str(problem), advice))


def _check_ids(mutant: Mutant, ledger: Ledger) -> None:
    if not mutant.rules:
        raise BadMutant("it names no rule")
    for rule in mutant.rules:
        try:
            ledger[rule]
        except UnknownRule as problem:
            raise BadMutant(str(problem)) from None


def _without_mutant(plan: Plan) -> Iterator[Problem]:
    """Rules that no mutant breaks, once for all games of a family."""
    advice = "add a mutant that breaks just this rule, and a marked test that notices"
    seen: dict[str, list[str]] = {}
    for game, ids in plan.games.items():
        for rule in ids:
            if not plan.of_rule(rule, game):
                seen.setdefault(rule, []).append(game)
    for rule, games in seen.items():
        yield Problem("no mutant", rule, f"has no mutant for {' and '.join(games)}", advice)
