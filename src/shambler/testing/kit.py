"""The conformance kit: random games of any ruleset, checked against the laws at every decision.

    from shambler.games import find
    run_kit(find("invader"), "M0", games=20)    # Summary(games=20, ...), or KitFailure

A failure says which game it was and carries its record, so that it can be opened and looked at.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from shambler.kernel.decision import Option
from shambler.kernel.errors import Diverged
from shambler.kernel.event import Event
from shambler.kernel.match import Match
from shambler.kernel.record import parse
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.setup_form import SetupOption
from shambler.kernel.state import State, key
from shambler.testing import checks
from shambler.testing.checks import signature
from shambler.testing.secrecy import Secrecy
from shambler.testing.twins import Portrait, changed, check_twins, portrait
from shambler.testing.watch import Watch

Options = Mapping[str, Any]

MOST_DECISIONS = 20_000  # a random game that goes on longer is taken to be endless
UNDO_EVERY = 8
TWINS_EVERY = 8
TWINS_KEPT = 3


class KitFailure(AssertionError):
    """A game broke a law: which game, at which decision, how; ``record`` is the game as text."""

    def __init__(self, rules: Ruleset, scenario: str, options: Options, seed: int) -> None:
        self.game = f"{rules.key} {scenario} {dict(options)}"
        self.file_name = f"{rules.key}-{scenario}-{seed}.shambler"
        self.seed = seed
        self.step = 0
        self.record = ""
        self.problem = ""

    def at(self, match: Match | None, problem: str) -> KitFailure:
        """Say what went wrong."""
        self.problem = problem
        if match is not None:
            self.step, self.record = match.number, match.text()
        return self

    def __str__(self) -> str:
        return f"{self.game}, seed {self.seed}, decision {self.step}: {self.problem}"


class Summary(msgspec.Struct):
    """What the kit has played."""

    games: int = 0
    decisions: int = 0
    won: int = 0
    hidden: int = 0  # positions in which a seat does not know everything
    reshuffled: int = 0  # positions in which something hidden was dealt anew


def run_kit(
    rules: Ruleset,
    scenario: str,
    games: int,
    first_seed: int = 0,
    options: Options | Callable[[int], Options] | None = None,
    *,
    every: int = 1,
    typed: bool = False,
    most: int = MOST_DECISIONS,
) -> Summary:
    """Check many games; ``options`` may depend on the seed. For the others see :func:`check_game`.

    A game that says it has secrets must have shown one: where ``imagine`` never deals anything
    anew, nothing was learnt about what a seat may not know.
    """
    summary = Summary()
    for seed in range(first_seed, first_seed + games):
        chosen = options(seed) if callable(options) else options
        if chosen is None:
            chosen = various(rules, scenario, seed)
        trial = _tried(rules, scenario, chosen, seed, every, typed, most)
        summary.games += 1
        summary.decisions += trial.match.number
        summary.won += bool(trial.match.outcome)
        summary.hidden += trial.secrecy.hidden
        summary.reshuffled += trial.secrecy.reshuffled
    if summary.hidden and not typed and not summary.reshuffled:
        failure = KitFailure(rules, scenario, {}, first_seed)
        raise failure.at(None, "it says that it has secrets, but imagine never dealt one anew")
    return summary


def various(rules: Ruleset, scenario: str, seed: int) -> dict[str, Any]:
    """Tables of every size, and every second one with options taken at random from the form."""
    chooser = random.Random(f"{rules.key} {scenario} {seed}")
    options: dict[str, Any] = {}
    for option in rules.form(scenario):
        if option.kind == "seats" and option.default is not None:
            options[option.name] = option.least + seed % (option.most - option.least + 1)
        elif option.kind == "seat" and seed % 3 == 2:
            options[option.name] = 0
        elif option.kind in ("flag", "choice", "several") and seed % 2:
            options[option.name] = _any_value(option, chooser)
    return options


def _any_value(option: SetupOption, chooser: random.Random) -> Any:
    if option.kind == "flag":
        return chooser.choice([False, True])
    if option.kind == "choice":
        return chooser.choice(option.keys)
    most = min(option.most, len(option.choices))
    return chooser.sample(option.keys, chooser.randint(option.least, most))


def check_game(
    rules: Ruleset,
    scenario: str,
    options: Options | None = None,
    seed: int = 0,
    *,
    every: int = 1,
    typed: bool = False,
    most: int = MOST_DECISIONS,
) -> Match:
    """Play one random game and check it; raises :class:`KitFailure`.

    ``every``: check each n-th decision, beginning elsewhere with each seed. ``typed``: dice and
    cards come from a person.
    """
    return _tried(rules, scenario, options, seed, every, typed, most).match


def _tried(
    rules: Ruleset,
    scenario: str,
    options: Options | None,
    seed: int,
    every: int,
    typed: bool,
    most: int,
) -> _Trial:
    failure = KitFailure(rules, scenario, options or {}, seed)
    trial: _Trial | None = None
    try:
        with Watch(rules):
            match = Match.new(rules, scenario, seed=seed, typed=typed, **(options or {}))
            trial = _Trial(match, failure)
            trial.play(every, most)
            trial.replay()
    except KitFailure:
        raise
    except Exception as problem:
        shown = trial.match if trial is not None else None
        raise failure.at(shown, f"{type(problem).__name__}: {problem}") from problem
    return trial


class _Trial:
    """One game under examination."""

    def __init__(self, match: Match, failure: KitFailure) -> None:
        self.match = match
        self.failure = failure
        self.secrecy = Secrecy()
        self.random = random.Random(match.record.seed)
        self.board = match.rules.board_view(match.game)
        self.kept: list[tuple[int, State, str]] = []  # earlier states, and what they were
        self.twins: list[tuple[int, Match, Portrait]] = []  # and earlier copies of the match

    def require(self, problems: Iterable[str]) -> None:
        """The first complaint ends the trial."""
        for problem in problems:
            raise self.failure.at(self.match, problem)

    def play(self, every: int, most: int) -> None:
        """Random answers to the end, looking at the position before and after."""
        match = self.match
        self.require(checks.check_rules(match.rules))
        self.require(checks.check_board(match.game))
        self.require(checks.check_sides(match.game))
        self.require(checks.check_cited(match.game, match.log[0]))
        self.require(checks.check_told(match.game, match.log[0]))
        while match.game.decision is not None:
            if match.number >= most:
                self.require([f"no end after {most} decisions"])
            watched = (match.number + match.record.seed) % every == 0
            if watched:
                self.look()
            else:
                self.require(checks.check_question(match.game))
                self.require(checks.check_blocked(match.game))
            self.answer(watched)
        self.look()
        if match.outcome is None:
            self.require(["the game stopped without an outcome"])
        else:
            self.require(checks.check_outcome(match.game, match.outcome))

    def look(self) -> None:
        """All checks of a position, and nothing of it may change by looking."""
        match, game = self.match, self.match.game
        before = match.fingerprint
        self.kept.append((match.number, game.state.copy(), before))
        self.require(checks.check_question(game))
        self.require(checks.check_invariants(game))
        self.require(checks.check_blocked(game))
        self.require(checks.check_derived(game))
        self.require(checks.check_copies(game))
        self.require(checks.check_words(game))
        self.require(checks.check_view(game))
        if not match.record.typed:  # real cards on a real table: what is known to whom is theirs
            self.require(self.secrecy.check(match))
        if self.random.randrange(TWINS_EVERY) == 0:
            self.copy_match()
        if match.fingerprint != before:
            self.require(["looking at the position changed it"])
        if match.rules.board_view(game) != self.board:
            self.require(["the board, which never changes, has changed"])

    def answer(self, watched: bool) -> None:
        """One random answer; every event of it cites its rule."""
        match, decision = self.match, self.match.game.decision
        assert decision is not None
        seat = self.random.choice(decision.seats)
        option = self.random.choice(decision.options_for(seat))
        if watched:
            told = self.answer_watched(option, seat)
        else:
            told = match.play(option, seat=seat)
        self.require(checks.check_cited(match.game, told))

    def answer_watched(self, option: Option, seat: int) -> list[Event]:
        """Its log can be read and tells no secret; now and then it is taken back and repeated."""
        match = self.match
        before, asked = match.game.copy(), signature(match.game.decision)
        fingerprint = match.fingerprint
        told = match.play(option, seat=seat)
        self.require(checks.check_told(match.game, told))
        if not match.record.typed:
            self.require(self.secrecy.check_told(before, seat, option.key, told, match.game))
        if self.random.randrange(UNDO_EVERY) == 0:
            self.undo(fingerprint, asked, told)
        return told

    def copy_match(self) -> None:
        """A copy of the match goes its own way; another is kept, to be looked at in the end."""
        match = self.match
        self.require(check_twins(match, {number: text for number, _, text in self.kept}))
        if len(self.twins) < TWINS_KEPT:
            twin = match.copy()
            self.twins.append((match.number, twin, portrait(twin)))

    def undo(self, fingerprint: str, asked: Any, told: list[Event]) -> None:
        match = self.match
        after = match.fingerprint
        match.undo(agreed=True)
        if match.fingerprint != fingerprint or signature(match.game.decision) != asked:
            self.require(["undo did not return to the same position"])
        if match.redo() != told or match.fingerprint != after:
            self.require(["playing it again after undo did not lead to the same position"])

    def replay(self) -> None:
        """The record reproduces the game bit for bit; earlier copies are what they were."""
        match = self.match
        for number, state, wanted in self.kept:
            if key(state) != wanted:
                self.require([f"the copy kept at decision {number} has changed since"])
        for number, twin, before in self.twins:
            if parts := changed(before, twin):
                self.require([f"the match copied at decision {number} has changed since: {parts}"])
        text = match.text()
        again = Match.replay(match.rules, parse(text))
        if again.fingerprint != match.fingerprint or again.text() != text:
            self.require(["replaying the record did not reproduce it"])
        if again.log != match.log:
            self.require(["replaying the record told another story"])
        self.refuses_unused_chance(text)

    def refuses_unused_chance(self, text: str) -> None:
        parsed = parse(text)
        last = parsed.record.answers[-1] if parsed.record.answers else None
        (last.chance if last else parsed.record.opening).append((1,))
        try:
            Match.replay(self.match.rules, parsed)
        except Diverged:
            return
        self.require(["a die in the record that nobody rolled was not noticed"])
