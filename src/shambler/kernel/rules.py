"""The ledger: every rule of a game with its id, its text and where it comes from.

Code, tests, prompts, refusals and the rulebook pages all speak of rules by these ids, so a ledger
is checked when it is read: an id is used once, every rule says something, nothing is misspelt.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from shambler.kernel.content import Problem, Problems, Source, label, load_toml, raise_all
from shambler.kernel.structs import replace

Status: TypeAlias = Literal["stated", "derived", "ruling", "advice", "option"]
LANGUAGES: Final = ("en", "fr")


class UnknownRule(LookupError):
    """There is no rule with this id; `suggestions` holds the ids it might have meant."""

    def __init__(self, rule_id: str, known: Iterable[str]) -> None:
        self.rule_id = rule_id
        self.suggestions = difflib.get_close_matches(rule_id.upper(), list(known), n=3, cutoff=0.6)
        hint = f"; did you mean {' or '.join(self.suggestions)}?" if self.suggestions else ""
        super().__init__(f"no rule {rule_id!r}{hint}")


class Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule the program enforces.

    `status` is `stated` when the book says it; `derived` follows from the book, `ruling` is our
    decision, `advice` cannot be enforced, `option` may be switched by the players.
    `examples` are in English, `examples_in` holds them in other languages; the names of the topic
    come from the `[topics]` table of the file unless the rule has its own. `same_as` is the rule
    of the family that this one is in its own game: the code of the family cites that one.
    """

    id: str
    topic: str
    text: dict[str, str]
    source: str
    games: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    examples_in: dict[str, tuple[str, ...]] = {}
    topic_names: dict[str, str] = {}
    ambiguity: str = ""
    differs: str = ""
    status: Status = "stated"
    same_as: str = ""

    def __hash__(self) -> int:
        return hash(self.id)

    def says(self, lang: str = "en") -> str:
        """The rule in `lang`, in English where there is no such text."""
        return self.text.get(lang) or self.text["en"]

    def shows(self, lang: str = "en") -> tuple[str, ...]:
        """The worked examples in `lang`, in English where there are none."""
        return self.examples_in.get(lang) or self.examples

    def about(self, lang: str = "en") -> str:
        """What the topic is called in `lang`, its bare key where it has no name."""
        return self.topic_names.get(lang) or self.topic


class Ruling(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question the book leaves open, what we play, and why."""

    id: str
    question: str
    ruling: str
    why: str


class Gap(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something the texts do not contain, what they do say of it, and what is used instead."""

    id: str
    missing: str
    known: str = ""
    fallback: str = ""
    games: tuple[str, ...] = ()


class FixtureStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step of a worked example: what is done and what must be so afterwards."""

    n: int
    phase: str
    when: str
    then: str


class Fixture(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A longer worked example of the book, told as steps that a test can follow."""

    id: str
    title: str
    source: str
    given: dict[str, Any]
    step: tuple[FixtureStep, ...]
    notes: tuple[str, ...] = ()


Entry = TypeVar("Entry", Rule, Gap)


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    games: tuple[str, ...]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rules file. `ledger.games` are the games of every rule that does not name its own.

    `topics` names the topics, by language; files read together share these names.
    """

    ledger: _Head
    rule: tuple[Rule, ...]
    topics: dict[str, dict[str, str]] = {}
    ruling: tuple[Ruling, ...] = ()
    gap: tuple[Gap, ...] = ()
    fixture: tuple[Fixture, ...] = ()
    facts: dict[str, Any] = {}


class Ledger:
    """The rules of one or more files, in the order of the files.

    `ledger["INV-COMP-01"]` gives a rule, `"INV-COMP-01" in ledger` asks for one, iterating gives
    the rules themselves. `rulings`, `gaps`, `fixtures` and `facts` hold what the files say beside.
    """

    def __init__(
        self,
        rules: Iterable[Rule],
        rulings: Iterable[Ruling] = (),
        gaps: Iterable[Gap] = (),
        fixtures: Iterable[Fixture] = (),
        facts: Mapping[str, Any] | None = None,
    ) -> None:
        self._rules = {rule.id: rule for rule in rules}
        self.rulings = tuple(rulings)
        self.gaps = tuple(gaps)
        self.fixtures = tuple(fixtures)
        self.facts: Mapping[str, Any] = facts or {}

    @classmethod
    def load(cls, *paths: Source) -> Ledger:
        """Read rules files, check them and put them together; raises `ContentError`."""
        files = [_read(path) for path in paths]
        _refuse_shared_ids(paths, files)
        _check_same(paths, files)
        return cls(
            rules=(rule for file in files for rule in _with_topic_names(file, files)),
            rulings=(ruling for file in files for ruling in file.ruling),
            gaps=(gap for file in files for gap in file.gap),
            fixtures=(fixture for file in files for fixture in file.fixture),
            facts={key: value for file in files for key, value in file.facts.items()},
        )

    def __getitem__(self, rule_id: str) -> Rule:
        try:
            return self._rules[rule_id]
        except KeyError:
            raise UnknownRule(rule_id, self._rules) from None

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    @property
    def ids(self) -> tuple[str, ...]:
        """All rule ids, in the order of the files."""
        return tuple(self._rules)

    @property
    def games(self) -> frozenset[str]:
        """The keys of all games that any rule applies to."""
        return frozenset(game for rule in self for game in rule.games)

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics in the order in which they first appear: the chapters of a rulebook."""
        return tuple(dict.fromkeys(rule.topic for rule in self))

    def same(self, rule_id: str) -> tuple[str, ...]:
        """The ids under which this ledger has one rule: its own, the family's, its sisters'."""
        shared = self[rule_id].same_as or rule_id
        return tuple(rule.id for rule in self if shared in (rule.id, rule.same_as))

    def for_game(self, key: str) -> Ledger:
        """Only what applies to one game."""
        return Ledger(
            rules=(rule for rule in self if key in rule.games),
            rulings=self.rulings,
            gaps=(gap for gap in self.gaps if key in gap.games),
            fixtures=self.fixtures,
            facts=self.facts,
        )

    def search(self, text: str, lang: str = "en", game: str | None = None) -> list[Rule]:
        """Rules in whose id, topic or text all words occur, whatever their case and accents.

        The best come first: words found in the id before the topic before the text, whole words
        before parts of words, then the order of the ledger.
        """
        words = plain(text).split()
        found: list[tuple[int, int, Rule]] = []
        for place, rule in enumerate(self):
            if game is not None and game not in rule.games:
                continue
            rank = _rank(rule, words, lang)
            if rank is not None:
                found.append((rank, place, rule))
        return [rule for _, _, rule in sorted(found, key=lambda hit: hit[:2])]


def plain(text: str) -> str:
    """Text as it is compared in a search: lower case, no accents, no ligatures."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(char for char in folded if not unicodedata.combining(char))
    return letters.replace("œ", "oe").replace("æ", "ae").replace("\u2019", "'")


def _rank(rule: Rule, words: list[str], lang: str) -> int | None:
    """How far down a rule stands in the result of a search; None when a word is missing."""
    rule_id, text = plain(rule.id), plain(rule.says(lang))
    topic = plain(f"{rule.topic} {rule.about(lang)}")
    whole = set(_bare(text).split())
    if words == [rule_id]:
        return -1
    total = 0
    for word in words:
        if word in rule_id:
            total += 0
        elif word in topic:
            total += 10
        elif word in whole:
            total += 100
        elif word in text:
            total += 101
        else:
            return None
    return total


def _bare(text: str) -> str:
    """Text with everything but letters and digits turned into spaces."""
    return "".join(char if char.isalnum() else " " for char in text)


_READ: Final[dict[tuple[str, int, int], _File]] = {}  # files already read, by path, time and size


def _read(path: Source) -> _File:
    """One rules file, from memory if it has not changed since it was read."""
    key = (str(path), *_stamp(path))
    if key not in _READ:
        _READ[key] = _check(path, load_toml(path, _File))
    return _READ[key]


def _stamp(path: Source) -> tuple[int, int]:
    """Time and size of a file on disk: they tell whether it changed."""
    if isinstance(path, Path) and path.is_file():
        status = path.stat()
        return status.st_mtime_ns, status.st_size
    return 0, 0


def _check(path: Source, file: _File) -> _File:
    """The file with the games of each rule filled in; raises all problems it has."""
    problems = Problems(path)
    for table, entries in (("rule", file.rule), ("ruling", file.ruling), ("gap", file.gap)):
        problems.duplicates(table, (entry.id for entry in entries))
    for rule in file.rule:
        _check_text(rule, problems)
    for topic, names in file.topics.items():
        _check_words(f"topics.{topic}", names, problems)
    problems.stop()
    return replace(
        file,
        rule=tuple(_with_games(rule, file.ledger.games) for rule in file.rule),
        gap=tuple(_with_games(gap, file.ledger.games) for gap in file.gap),
    )


def _with_games(entry: Entry, games: tuple[str, ...]) -> Entry:
    """The entry for the games it names, else for those of its file."""
    return entry if entry.games else replace(entry, games=games)


def _with_topic_names(file: _File, files: list[_File]) -> Iterator[Rule]:
    """The rules of a file under the names it gives their topics, else under those of the others."""
    names: dict[str, dict[str, str]] = {}
    for other in (file, *files):
        names = {**other.topics, **names}
    for rule in file.rule:
        yield replace(rule, topic_names={**names.get(rule.topic, {}), **rule.topic_names})


def _check_text(rule: Rule, problems: Problems) -> None:
    """A rule must say something, in English at least, and show each example in each language."""
    where = f"rule[{rule.id}]"
    if "en" not in rule.text:
        problems.add(f"{where}.text.en", "missing text")
    _check_words(f"{where}.text", rule.text, problems)
    for lang, examples in rule.examples_in.items():
        _check_words(f"{where}.examples_in", {lang: " ".join(examples)}, problems)
        if len(examples) != len(rule.examples):
            reason = f"{len(examples)} of {len(rule.examples)} examples"
            problems.add(f"{where}.examples_in.{lang}", reason)


def _check_words(where: str, words: Mapping[str, str], problems: Problems) -> None:
    """Texts by language: in a language we know, and not empty."""
    for lang, text in words.items():
        if lang not in LANGUAGES:
            problems.add(f"{where}.{lang}", f"unknown language, say {' or '.join(LANGUAGES)}")
        elif not text.strip():
            problems.add(f"{where}.{lang}", "missing text")


def _refuse_shared_ids(paths: tuple[Source, ...], files: list[_File]) -> None:
    """An id may be used in one file only."""
    owner: dict[str, str] = {}
    problems: list[Problem] = []
    for path, file in zip(paths, files, strict=True):
        for rule in file.rule:
            if rule.id in owner:
                reason = f"duplicate id, also in {owner[rule.id]}"
                problems.append(Problem(label(path), f"rule[{rule.id}]", reason))
            owner.setdefault(rule.id, label(path))
    raise_all(problems)


def _check_same(paths: tuple[Source, ...], files: list[_File]) -> None:
    """A rule can only be the same as one that is there, for all its games, and no copy itself."""
    known = {rule.id: rule for file in files for rule in file.rule}
    problems: list[Problem] = []
    for path, file in zip(paths, files, strict=True):
        for rule in file.rule:
            reason = _why_not_same(rule, known) if rule.same_as else ""
            if reason:
                problems.append(Problem(label(path), f"rule[{rule.id}].same_as", reason))
    raise_all(problems)


def _why_not_same(rule: Rule, known: Mapping[str, Rule]) -> str:
    """What is wrong with the rule that a rule says it is, or an empty text."""
    if rule.same_as not in known:
        return str(UnknownRule(rule.same_as, known))
    other = known[rule.same_as]
    if other.same_as or other is rule:
        return f"{other.id} is itself another rule; name the one of the family"
    missing = [game for game in rule.games if game not in other.games]
    return f"{other.id} is no rule of {missing[0]}" if missing else ""
