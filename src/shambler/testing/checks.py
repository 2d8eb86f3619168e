"""What must hold at every decision of every game. Each check yields complaints, or nothing.

These are the laws of the kernel, asked of a running game: the decision is derived from the state,
copies are independent, every rule that is cited exists, every line has its words. Secrets have a
file of their own (:mod:`shambler.testing.secrecy`), and so have matches and their copies
(:mod:`shambler.testing.twins`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from shambler.kernel.box import chance_question
from shambler.kernel.chance import Boxed, Sampled
from shambler.kernel.decision import Decision, SecretDecision
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.setup_form import messages_of
from shambler.kernel.sides import OVER, Outcome
from shambler.kernel.state import diff, dump, is_shared, load
from shambler.kernel.structs import fields
from shambler.kernel.teller import Teller
from shambler.kernel.texts import LANGUAGES, MissingText
from shambler.kernel.view import Part

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
    yield from _check_forms(rules)
    if getattr(rules, "has_secrets", None) not in (True, False):
        yield f"{rules.key} does not say whether it has_secrets"
    for name, procedure in rules.procedures.items():
        for field in fields(procedure):
            if not is_shared(field.type):
                yield f"procedure {name}: {field.name} can change, a copy would share it"


def _check_forms(rules: Ruleset) -> Iterator[str]:
    """Every option has its words, and its default is one of its values."""
    for scenario in rules.scenarios():
        for option in rules.form(scenario.key):
            if option.kind in ("choice", "several") and not option.choices:
                yield f"option {option.name} of {scenario.key} has nothing to choose from"
            for language, message in product(LANGUAGES, messages_of(option)):
                if not rules.texts.has(language, message):
                    yield f"no text {message!r} in {language!r}"


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
    spokesman = getattr(decision, "spokesman", None)
    if spokesman is not None and decision.seats != (spokesman,):
        yield f"{decision.kind} has a spokesman who is not among its seats: {spokesman}"
    asked = chance_question(game)
    if decision.kind not in TYPED:
        yield from _cited(rules, decision.rule, f"decision {decision.kind}")
    elif asked is not None and asked.occasion is not None and asked.occasion.rule:
        yield from _cited(rules, asked.occasion.rule, f"a roll or draw for {asked.occasion.text}")


def check_blocked(game: AnyGame) -> Iterator[str]:
    """What is refused names its rule and is not offered as well; so do the goals of the game."""
    blocked = game.explain()
    offered = {option.key for option in game.decision.options} if game.decision else set()
    for entry in blocked:
        if entry.key in offered:
            yield f"{entry.key} is offered and blocked at once"
        yield from _cited(game.rules, entry.rule, f"blocked {entry.key}")
    for rule, _ in game.rules.goals(game):
        yield from _cited(game.rules, rule, "a goal")


def _cited(rules: Ruleset, rule: str, what: str) -> Iterator[str]:
    if rule not in rules.ledger:
        yield f"{what} cites {rule!r}, which is no rule of {rules.key}"


# -- the state -----------------------------------------------------------------------------


def check_copies(game: AnyGame) -> Iterator[str]:
    """A copy is equal; what happens to it does not happen to the original."""
    before = dump(game.state)
    twin = game.copy(game.chance if isinstance(game.chance, Boxed) else Sampled(1))
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


# -- views ---------------------------------------------------------------------------------


def check_view(game: AnyGame) -> Iterator[str]:
    """Every seat's view is what the ruleset declares, in every field."""
    for seat in (*game.rules.seats(game), None):
        who = "a spectator" if seat is None else f"seat {seat}"
        yield from _as_declared(game.rules.view(game, seat), game.rules.view_type, f"view of {who}")


def check_board(game: AnyGame) -> Iterator[str]:
    """So is the board."""
    yield from _as_declared(game.rules.board_view(game), game.rules.board_type, "board")


def _as_declared(shown: Part, declared: type[Part], what: str) -> Iterator[str]:
    """Structs do not look at their values: reading the JSON again by the declared types does."""
    if type(shown) is not declared:
        yield f"the {what} is a {type(shown).__name__}, not a {declared.__name__}"
        return
    try:
        again = msgspec.json.decode(msgspec.json.encode(shown), type=declared)
    except msgspec.ValidationError as problem:
        yield f"the {what} is not a {declared.__name__}: {problem}"
        return
    for field in declared.__struct_fields__:
        if getattr(shown, field) != getattr(again, field):
            yield f"the {what} changes on its way: {field} was {getattr(shown, field)!r}"


# -- words ---------------------------------------------------------------------------------


class StrictTeller(Teller):
    """A teller for whom a missing translation is an error, not a reason to speak English."""

    def _say(self, message: str, about: dict[str, Any]) -> str:
        texts = self.game.rules.texts
        if not texts.has(self.language, message):
            raise MissingText(f"no text {message!r} in {self.language!r}")
        return str(texts.text(self.language, message, about))


def check_words(game: AnyGame) -> Iterator[str]:
    """The question, its options, what they bring and the refusals can be said in every language."""
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
                teller.outlook(option)
            for entry in blocked:
                teller.reason(entry)
            _say_box(teller)
        except MissingText as problem:
            yield str(problem)


def _say_box(teller: StrictTeller) -> None:
    """What a person at a real table is told: why they roll or draw, what is left in the decks."""
    game = teller.game
    asked = chance_question(game)
    if asked is None:
        return
    if asked.occasion is not None:
        teller.occasion(asked.occasion)
    for stock in game.rules.stocks(game):
        teller.source(stock.key)
        for value in set(stock.left):
            game.rules.card_name(game, stock.draws, value, teller.language)


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


def check_sides(game: AnyGame) -> Iterator[str]:
    """Every seat is on one side, and seats and sides have names that tell them apart."""
    rules = game.rules
    seats, sides = rules.seats(game), rules.sides(game)
    seated = sorted(seat for side in sides for seat in side.seats)
    if seated != sorted(seats):
        yield f"the sides have seats {seated}, the table has {sorted(seats)}"
    for language in LANGUAGES:
        teller = StrictTeller(game, language)
        try:
            for names in ([*map(teller.seat, seated)], [*map(teller.side, sides)]):
                if len(set(names)) != len(names):
                    yield f"names that are not told apart in {language!r}: {names}"
        except MissingText as problem:
            yield str(problem)


def check_outcome(game: AnyGame, outcome: Outcome) -> Iterator[str]:
    """The end has a rule, words, and whole sides of the table that won."""
    yield from _cited(game.rules, outcome.rule, f"outcome {outcome.reason}")
    if not set(outcome.winners) <= set(game.rules.seats(game)):
        yield f"winners {outcome.winners} do not sit at the table"
    for side in game.rules.sides(game):
        if outcome.result(side.seats) == OVER:
            yield f"side {side.id} has won and lost: winners {outcome.winners} of {side.seats}"
    for language in LANGUAGES:
        teller = StrictTeller(game, language)
        try:
            teller.outcome(outcome)
            teller.grade(outcome)
        except MissingText as problem:
            yield str(problem)
