"""What must hold at every decision of every game. Each check yields complaints, or nothing.

These are the laws of the kernel, asked of a running game: the decision is derived from the state,
copies are independent, a view tells a seat nothing that it may not know, every line has its words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from shambler.kernel.chance import Sampled, TypedIn
from shambler.kernel.decision import Decision, SecretDecision
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.state import Outcome, diff, dump, is_shared, key, load
from shambler.kernel.teller import Teller
from shambler.kernel.texts import LANGUAGES, MissingText

AnyGame = Game[Any, Any]
Asked = Decision | SecretDecision | None

TYPED = ("type-die", "type-card")  # asked by the kernel when real dice are used: no rule of a game
_KEY = re.compile(r"[^\s|]+")  # a record keeps keys between spaces and bars


def signature(decision: Asked) -> Any:
    """Everything that makes two questions the same."""
    if decision is None:
        return None
    keys = {seat: [o.key for o in decision.options_for(seat)] for seat in decision.seats}
    return decision.kind, decision.rule, dict(decision.about), keys


# -- the ruleset as such -------------------------------------------------------------------


def check_rules(rules: Ruleset) -> Iterator[str]:
    """What can be said before a game is played."""
    keys = [scenario.key for scenario in rules.scenarios()]
    if not keys or len(set(keys)) != len(keys):
        yield f"scenarios need keys of their own: {keys}"
    for scenario in rules.scenarios():
        for language in LANGUAGES:
            if not scenario.name.get(language):
                yield f"scenario {scenario.key} has no name in {language!r}"
    for name, procedure in rules.procedures.items():
        for field in msgspec.structs.fields(procedure):
            if not is_shared(field.type):
                yield f"procedure {name}: {field.name} can change, a copy would share it"


# -- the question --------------------------------------------------------------------------


def check_question(game: AnyGame) -> Iterator[str]:
    """Somebody is asked something, in keys that can be written down and told apart."""
    decision, rules = game.decision, game.rules
    if decision is None:
        return
    seats = rules.seats(game)
    if not decision.seats or not set(decision.seats) <= set(seats):
        yield f"{decision.kind} asks seats {decision.seats} of {seats}"
    for seat in seats:
        options = decision.options_for(seat)
        keys = [option.key for option in options]
        if bool(options) != (seat in decision.seats):
            yield f"{decision.kind} offers {keys} to seat {seat}; it asks {decision.seats}"
        yield from (f"the key {k!r} is there twice" for k in keys if keys.count(k) > 1)
        for option in options:
            verb = option.key.partition(":")[0]
            if not _KEY.fullmatch(option.key):
                yield f"the key {option.key!r} does not fit into a record"
            if verb != option.verb or verb not in rules.verbs:
                yield f"the key {option.key!r} does not begin with a verb of {rules.key}"
    if decision.kind not in TYPED:
        yield from _cited(rules, decision.rule, f"decision {decision.kind}")


def check_blocked(game: AnyGame) -> Iterator[str]:
    """What is refused names its rule, is not offered as well, and asking changes nothing."""
    before = key(game.state)
    blocked = game.explain()
    if key(game.state) != before:
        yield "explaining the options changed the state"
    offered = {option.key for option in game.decision.options} if game.decision else set()
    for entry in blocked:
        if entry.key in offered:
            yield f"{entry.key} is offered and blocked at once"
        yield from _cited(game.rules, entry.rule, f"blocked {entry.key}")


def _cited(rules: Ruleset, rule: str, what: str) -> Iterator[str]:
    if rule not in rules.ledger:
        yield f"{what} cites {rule!r}, which is no rule of {rules.key}"


# -- the state -----------------------------------------------------------------------------


def check_copies(game: AnyGame) -> Iterator[str]:
    """A copy is equal; what happens to it does not happen to the original."""
    before = dump(game.state)
    twin = game.copy(game.chance if isinstance(game.chance, TypedIn) else Sampled(1))
    if twin.state != game.state or dump(twin.state) != before:
        yield f"a copy is not equal: {diff(game.state, twin.state)[:3]}"
    for _ in range(3):
        if twin.decision is not None:
            seat = twin.decision.seats[-1]
            twin.submit(twin.decision.options_for(seat)[0], seat)
    if dump(game.state) != before:
        yield "playing a copy changed the original"


def check_derived(game: AnyGame) -> Iterator[str]:
    """The state survives a save and load, and the question is found again without changing it."""
    wanted, before = signature(game.decision), dump(game.state)
    state = load(type(game.state), before, game.rules.procedures)
    if state != game.state:
        yield f"a loaded state differs: {diff(game.state, state)[:3]}"
    twin = game.copy()
    twin.state = state
    twin.derive()
    if dump(state) != before:
        yield f"asking again changed the state: {diff(game.state, state)[:3]}"
    if signature(twin.decision) != wanted:
        yield f"the question found again is {signature(twin.decision)}, it was {wanted}"


def check_invariants(game: AnyGame) -> Iterator[str]:
    """What the game itself says must always hold."""
    yield from game.rules.broken(game)


# -- secrets -------------------------------------------------------------------------------


def what_is_seen(game: AnyGame, seat: int | None) -> str:
    """Everything a seat is shown of a position: its view, the question, its options, its refusals.

    Who is asked what is public; the options and what they point at are for those asked alone.
    """
    decision = game.decision
    seen: dict[str, Any] = {"view": game.rules.view(game, seat)}
    if decision is not None:
        seen["asked"] = (decision.kind, decision.seats, decision.rule, dict(decision.about))
        if seat is not None and seat in decision.seats:
            options = decision.options_for(seat)
            seen["options"] = [(o.key, game.rules.target(game, o)) for o in options]
            seen["blocked"] = [entry.key for entry in game.explain()]
    return json.dumps(seen, allow_nan=False)


def check_secrets(game: AnyGame, seed: int) -> Iterator[str]:
    """A seat sees the same, byte for byte, in any position that it cannot tell from this one."""
    before = dump(game.state)
    for seat in (*game.rules.seats(game), None):
        who = "a spectator" if seat is None else f"seat {seat}"
        shown = what_is_seen(game, seat)
        twin = game.rules.imagine(game, seat, Sampled(seed))
        if dump(game.state) != before:
            yield f"imagining for {who} changed the real position"
        yield from (f"imagined for {who}: {problem}" for problem in game.rules.broken(twin))
        imagined = signature(twin.decision)
        if imagined != signature(twin.derive()):
            yield f"imagined for {who}: the question does not belong to the state"
        other = what_is_seen(twin, seat)
        if other != shown:
            yield f"{who} can see what it may not know: {_first_difference(shown, other)}"


def check_told_secrets(
    before: AnyGame,
    seat: int,
    key_: str,
    told: list[Event],
    after: AnyGame,
    passing: frozenset[str],
) -> Iterator[str]:
    """If the same answer leads to the same sight in an imagined position, the log says the same.

    ``passing`` names events that openly show, for a moment, what no view keeps.
    """
    for reader in (*before.rules.seats(before), None):
        twin = before.rules.imagine(before, reader, Sampled(len(told) + 1))
        option = next((o for o in twin.decision.options_for(seat) if o.key == key_), None)
        if option is None:
            continue  # the seat that answers would have had other cards
        twin.chance, twin.events = after.chance, []
        twin.submit(option, seat)
        if what_is_seen(twin, reader) != what_is_seen(after, reader):
            continue  # something was rightly revealed
        real, other = (_log(events, reader, passing) for events in (told, twin.events))
        if real != other:
            yield f"the log tells reader {reader} a secret: {_first_difference(real, other)}"


def _log(events: Iterable[Event], reader: int | None, passing: frozenset[str]) -> str:
    seen = [event.seen_by(reader) for event in events if type(event).__name__ not in passing]
    return msgspec.json.encode([event for event in seen if event is not None]).decode()


def _first_difference(one: str, other: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    start = max(0, at - 40)
    return f"...{one[start : at + 40]}... or ...{other[start : at + 40]}..."


# -- words ---------------------------------------------------------------------------------


class StrictTeller(Teller):
    """A teller for whom a missing translation is an error, not a reason to speak English."""

    def _say(self, message: str, about: dict[str, Any]) -> str:
        if not self.game.rules.texts.has(self.language, message):
            raise MissingText(f"no text {message!r} in {self.language!r}")
        return super()._say(message, about)


def check_words(game: AnyGame) -> Iterator[str]:
    """The question, its options, their odds and the refusals can be said in every language."""
    decision = game.decision
    if decision is None:
        return
    blocked = game.explain()
    for language in LANGUAGES:
        teller = StrictTeller(game, language)
        try:
            teller.prompt(decision)
            for option in decision.options:
                teller.option(option)
                odds = game.rules.odds(game, option)
                if odds is not None:
                    teller.odds(odds)
            for entry in blocked:
                teller.reason(entry)
        except MissingText as problem:
            yield str(problem)


def check_cited(game: AnyGame, events: list[Event]) -> Iterator[str]:
    """Every event cites its rule."""
    for event in events:
        yield from _cited(game.rules, event.because, f"event {type(event).__name__}")


def check_told(game: AnyGame, events: list[Event]) -> Iterator[str]:
    """Every event can be said as each reader sees it."""
    readers = (*game.rules.seats(game), None)
    for event in events:
        versions = filter(None, map(event.seen_by, readers))
        seen = {id(version): version for version in (event, *versions)}
        for language in LANGUAGES:
            teller = StrictTeller(game, language)
            try:
                for version in seen.values():
                    teller.event(version)
            except MissingText as problem:
                yield str(problem)


def check_outcome(game: AnyGame, outcome: Outcome) -> Iterator[str]:
    """The end has a rule, words, and winners that sit at the table."""
    yield from _cited(game.rules, outcome.rule, f"outcome {outcome.reason}")
    if not set(outcome.winners) <= set(game.rules.seats(game)):
        yield f"winners {outcome.winners} do not sit at the table"
    for language in LANGUAGES:
        try:
            StrictTeller(game, language).outcome(outcome)
        except MissingText as problem:
            yield str(problem)
