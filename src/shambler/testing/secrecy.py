"""Non-interference: nothing a seat is shown depends on what it may not know.

``imagine`` gives a position that a seat cannot tell from the real one. Whatever the seat can get to
see there must be the same, byte for byte: its view, the question, its options with their words and
odds, whole refusals, what an error says about a key that cannot be played, and the log.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from shambler.kernel.chance import Sampled
from shambler.kernel.decision import Option
from shambler.kernel.errors import ShamblerError
from shambler.kernel.event import Event
from shambler.kernel.machine import Game
from shambler.kernel.match import Match
from shambler.kernel.state import dump
from shambler.kernel.structs import to_builtins
from shambler.kernel.teller import Teller
from shambler.testing.checks import AnyGame, signature

KEYS_TRIED = 12  # at each look, of all that somebody might type
REMEMBERED = 40  # answers whose keys somebody might type again
LONG = "x" * 400


class Secrecy:
    """The secrets of one game; ``reshuffled`` counts the positions in which there really was one.

    ``hidden`` counts those in which the game says that there is one.

    A game that says it has secrets, and whose ``imagine`` never changes anything, has not been
    tested at all: whoever runs the games asks for that evidence at the end.
    """

    def __init__(self) -> None:
        self.hidden = 0
        self.reshuffled = 0

    def check(self, match: Match) -> Iterator[str]:
        """Everything about the position as it stands."""
        game, rules = match.game, match.rules
        if not rules.hides(game):
            yield from _nothing_hidden(game)
            return
        self.hidden += 1
        before, changed = dump(game.state), False
        keys = keys_to_try(match)
        for seat in (*rules.seats(game), None):
            who = "a spectator" if seat is None else f"seat {seat}"
            shown = what_is_seen(game, seat)
            if dump(game.state) != before:
                yield f"looking at the position for {who} changed it"
            twin = rules.imagine(game, seat, Sampled(match.number))
            changed = changed or dump(twin.state) != before
            if dump(game.state) != before:
                yield f"imagining for {who} changed the real position"
            yield from (f"imagined for {who}: {problem}" for problem in rules.broken(twin))
            imagined = signature(twin.decision)
            if imagined != signature(twin.derive()):
                yield f"imagined for {who}: the question does not belong to the state"
            other = what_is_seen(twin, seat)
            if other != shown:
                yield f"{who} can see what it may not know: {_first_difference(shown, other)}"
            if seat is not None:
                yield from _errors_tell_nothing(match, twin, seat, keys)
        self.reshuffled += changed

    def check_told(
        self, before: AnyGame, seat: int, key: str, told: list[Event], after: AnyGame
    ) -> Iterator[str]:
        """If an answer leads to the same sight in an imagined position, the log says the same."""
        if not before.rules.hides(before):
            return
        for reader in (*before.rules.seats(before), None):
            twin = before.rules.imagine(before, reader, Sampled(len(told) + 1))
            option = next((o for o in twin.decision.options_for(seat) if o.key == key), None)
            if option is None:
                continue  # the seat that answers would have had other cards
            twin.chance, twin.events = after.chance, []
            twin.submit(option, seat)
            if what_is_seen(twin, reader) != what_is_seen(after, reader):
                continue  # something was rightly revealed
            real, other = (_log(events, reader) for events in (told, twin.events))
            if real != other:
                yield f"the log tells reader {reader} a secret: {_first_difference(real, other)}"


def what_is_seen(game: AnyGame, seat: int | None) -> str:
    """Everything a seat is shown of a position: its view, the question, its options, its refusals,
    and what a terminal writes.

    Who is asked what is public; the options and what they point at are for those asked alone.
    """
    decision, rules = game.decision, game.rules
    seen: dict[str, Any] = {
        "view": rules.view(game, seat),
        "sketch": rules.sketch(game, seat, "en"),
        "forecast": rules.forecast_lines(game, "en"),
        "reference": rules.reference_lines(game, seat, "en"),
    }
    if decision is not None:
        seen["asked"] = (decision.kind, decision.seats, decision.rule, dict(decision.about))
        if seat is not None and seat in decision.seats:
            teller = Teller(game)
            options = decision.options_for(seat)
            seen["options"] = [_shown(game, teller, option) for option in options]
            seen["blocked"] = [to_builtins(entry) for entry in game.explain()]
    return msgspec.json.encode(seen).decode()


def _shown(game: AnyGame, teller: Teller, option: Option) -> tuple[Any, ...]:
    odds = game.rules.odds(game, option)
    chances = odds.as_data() if odds is not None else None
    target, outlook = game.rules.target(game, option), teller.outlook(option)
    return option.key, teller.option(option), target, chances, outlook


def _nothing_hidden(game: AnyGame) -> Iterator[str]:
    """Who says that there are no secrets shows everybody the same, and imagines what is there."""
    rules = game.rules
    first, *others = (rules.view(game, seat) for seat in (None, *rules.seats(game)))
    if any(other != first for other in others):
        yield f"{rules.key} says that it has no secrets, but seats have different views"
    twin = rules.imagine(game, None, Sampled(0))
    if dump(twin.state) != dump(game.state):
        yield f"{rules.key} says that it has no secrets, but imagines another position"


# -- errors --------------------------------------------------------------------------------


def keys_to_try(match: Match) -> list[str]:
    """Some of the keys that somebody might type: offered to anybody, refused, misspelt, old."""
    chooser = random.Random(f"{match.record.seed} {match.number}")
    decision = match.game.decision
    if decision is None:
        return []
    offered = [option.key for option in decision.options]
    refused = [entry.key for entry in match.game.explain()]
    known = sorted({*offered, *refused})
    misspelt = [changed for key in known for changed in (key[1:], key[:-1], f"{key}0")]
    before = [answer.key for answer in match.record.answers[-REMEMBERED:]]
    verbs = [f"{verb}:{n}" for verb in sorted(match.rules.verbs) for n in range(2)]
    pools = [offered, refused, misspelt, before, verbs]
    return ["", LONG, *(chooser.choice(pool) for pool in pools * 2 if pool)][:KEYS_TRIED]


def what_is_said(match: Match, key: str, seat: int) -> str:
    """What somebody who plays this key is told, without playing it."""
    try:
        return f"offered: {match.find(key, seat).key}"
    except ShamblerError as problem:
        return f"{type(problem).__name__}: {problem} {getattr(problem, 'rule', '')}"


def _errors_tell_nothing(
    match: Match, twin: Game[Any, Any], seat: int, keys: list[str]
) -> Iterator[str]:
    imagined = Match(match.rules, twin, match.record)
    for key in keys:
        said, other = what_is_said(match, key, seat), what_is_said(imagined, key, seat)
        if said != other:
            where = _first_difference(said, other)
            yield f"an error tells seat {seat} a secret about {key!r}: {where}"


# -- words ---------------------------------------------------------------------------------


def _log(events: Iterable[Event], reader: int | None) -> str:
    seen = [event.seen_by(reader) for event in events]
    return msgspec.json.encode([event for event in seen if event is not None]).decode()


def _first_difference(one: str, other: str) -> str:
    pairs = enumerate(zip(one, other, strict=False))
    at = next((i for i, (a, b) in pairs if a != b), min(len(one), len(other)))
    start = max(0, at - 40)
    return f"...{one[start : at + 40]}... or ...{other[start : at + 40]}..."
