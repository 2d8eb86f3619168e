"""Walking in circles: free actions that change nothing would keep a thinker busy for ever."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from shambler.agents.sense import sense_of
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game


class Memory:
    """The questions one agent was asked, with all that its seat knew."""

    __slots__ = ("_seen",)

    def __init__(self) -> None:
        self._seen: set[bytes] = set()

    def again(self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int) -> bool:
        """Was the very same question asked before, with the very same sight?"""
        keys = [option.key for option in decision.options_for(seat)]
        sight = game.rules.view(game, seat)
        text = msgspec.msgpack.encode([sight, decision.kind, dict(decision.about), keys])
        asked = blake2b(text, digest_size=8).digest()
        if asked in self._seen:
            return True
        self._seen.add(asked)
        return False


def usual(game: Game[Any, Any], options: Sequence[Option], seat: int, seed: int) -> Option:
    """What whoever plays the playouts would do: it gets on with the game."""
    imagined = game.rules.imagine(game, seat, Sampled(seed))
    key = sense_of(game).player(seed).choose(imagined, imagined.decision, seat).key
    return next(option for option in options if option.key == key)


def obvious(game: Game[Any, Any], options: Sequence[Option], seat: int, seed: int) -> Option | None:
    """The answer to a question that needs no thought."""
    imagined = game.rules.imagine(game, seat, Sampled(seed))
    found = sense_of(game).obvious(imagined, imagined.decision, seat)
    return found and next(option for option in options if option.key == found.key)
