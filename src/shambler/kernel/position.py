"""A position as a short text, for a link or a message: what FEN is to chess.

    invader/M0/5d0c11d8/eNpljs0KwjAQhF8l...

Game, scenario, the beginning of the content's fingerprint, and the rest packed: the numbers of the
rules and of the layout, the set-up, and the state, of which only what differs from the beginning of
such a game takes space. States name zones and cards by their number in the content, so a position
is read only with the content it was written with.

What the writer may not know is redrawn before it is written, and the seed is never in a state: a
position tells nothing but what its writer sees.
"""

from __future__ import annotations

import base64
import secrets
import zlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from shambler.kernel import state as states
from shambler.kernel.chance import Sampled, Source
from shambler.kernel.decision import Face
from shambler.kernel.errors import BadPosition, ShamblerError
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.typed import ready

LONGEST: Final = 16_000  # characters; a link of this length still works everywhere
MOST_BYTES: Final = 500_000  # unpacked
CONTENT: Final = 8  # characters of the fingerprint


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """What is behind the last slash."""

    version: int  # of the rules
    layout: int
    setup: dict[str, Any]
    state: msgspec.Raw


def write(game: Game[Any, Any], scenario: str, setup: Mapping[str, Any], seat: int | None) -> str:
    """The position as one seat (``None``: a spectator) may know it."""
    rules = game.rules
    if game.decision is not None and type(game.decision.options[0]) is Face:
        raise BadPosition("type in what was rolled or drawn first: then it is a position")
    known = rules.imagine(game, seat, Sampled(secrets.randbits(63)))
    state = msgspec.Raw(states.dump(known.state))
    plain = msgspec.json.encode(Packed(rules.version, rules.layout, dict(setup), state))
    packer = zlib.compressobj(9, zdict=_beginning(rules, scenario))
    code = base64.urlsafe_b64encode(packer.compress(plain) + packer.flush()).rstrip(b"=")
    return f"{rules.key}/{scenario}/{rules.content_hash[:CONTENT]}/{code.decode()}"


def game_of(text: str) -> tuple[str, str]:
    """The game and the scenario a position is of."""
    if len(text) > LONGEST:
        raise BadPosition(f"longer than {LONGEST} characters, this is no position")
    parts = text.strip().split("/")
    if len(parts) != 4 or not all(parts):
        raise BadPosition("a position reads 'game/scenario/content/code'")
    return parts[0], parts[1]


def setup_of(rules: Ruleset, text: str) -> dict[str, Any]:
    """The set-up a position was played with."""
    return _unpack(rules, text).setup


def lay_out(rules: Ruleset, text: str, chance: Source) -> Game[Any, Any]:
    """The position, ready to be played on; what cannot have come about by play is refused."""
    packed = _unpack(rules, text)
    if packed.layout != rules.layout:
        raise BadPosition(
            f"this position is of layout {packed.layout}, the game is at {rules.layout}"
        )
    game = rules.new(game_of(text)[1], packed.setup, chance)
    try:
        game.state = states.load(rules.state_type, bytes(packed.state), rules.procedures)
        wrong = _troubles(game)
    except ShamblerError:
        raise
    except Exception as problem:  # rules trust their states, and this one a stranger has written
        raise BadPosition("this position cannot have come about by play") from problem
    if wrong:
        raise BadPosition(f"this position cannot have come about by play: {wrong[0]}")
    return game


def _troubles(game: Game[Any, Any]) -> list[str]:
    """What is wrong with a state, looked at from every side; a copy is looked at."""
    twin = game.copy(Sampled(0))
    before = states.dump(twin.state)
    if twin.derive() is None and twin.state.outcome is None:
        return ["there is nothing to decide"]
    if states.dump(twin.state) != before or twin.state.typed:
        return ["it stands between two decisions"]
    for seat in (None, *game.rules.seats(twin)):
        game.rules.view(twin, seat).plain()
    twin.explain()
    return game.rules.broken(twin)


def _unpack(rules: Ruleset, text: str) -> Packed:
    """The packed part, checked as far as this goes without playing."""
    _, scenario = game_of(text)
    content, code = text.strip().split("/")[2:]
    rules.check_scenario(scenario)
    if content != rules.content_hash[:CONTENT]:
        raise BadPosition(f"this position was written with another version of {rules.key}")
    try:
        packed = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(zdict=_beginning(rules, scenario))
        plain = unpacker.decompress(packed, MOST_BYTES)
        if not unpacker.eof or unpacker.unused_data:
            raise BadPosition("this position was cut off, or is too large")
        return msgspec.json.decode(plain, type=ready(Packed))
    except (ValueError, zlib.error, RecursionError) as problem:
        raise BadPosition("this position is damaged: was all of it copied?") from problem


def _beginning(rules: Ruleset, scenario: str) -> bytes:
    """A game that has just begun: what every position of this scenario has much of.

    One of somebody's own is in the set-up, which is packed with the rest: any other helps a little.
    """
    scenario = rules.scenarios()[0].key if scenario == rules.own else scenario
    return states.dump(rules.new(scenario, {}, Sampled(0)).start().state)
