"""Chance is asked for: rules return a request, the kernel finds the outcome.

An outcome may be sampled (counter-based streams: same seed, same game), read from a script, taken
from a record, or typed in by a person who rolls real dice; some of each where only a part of the
box is used. The counters live in the state and the seed outside of it, so a copy of a state is
cheap and tells nothing about the future.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec

from shambler.kernel.deck import Deck
from shambler.kernel.errors import UnscriptedChance
from shambler.kernel.mixing import GOLDEN, MASK, faces_of, mix, place_at, word_at


class Roll(msgspec.Struct, frozen=True, gc=False):
    """Roll dice; the outcome is the tuple of faces, 1 to ``sides``."""

    stream: int
    dice: int
    sides: int = 6


class Draw(msgspec.Struct, frozen=True, gc=False):
    """Draw cards from a deck; the outcome is the tuple of cards, fewer if the deck runs out.

    The procedure that asked takes them out of its deck with :meth:`Deck.without`.
    """

    stream: int
    deck: Deck
    count: int = 1


Chance: TypeAlias = Roll | Draw


class Sampled:
    """Outcomes from a seed: the n-th word of a stream depends on nothing but seed, stream and n.

    The machine counts: one word for a roll, one for each drawn card, whatever the source is, so a
    replayed or typed-in game has the same counters as a sampled one.

    >>> dice = Roll(stream=0, dice=5)
    >>> Sampled(7).roll(dice, 0) == Sampled(7).roll(dice, 0) != Sampled(7).roll(dice, 1)
    True
    """

    __slots__ = ("_keys", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._keys: dict[int, int] = {}

    def _key(self, stream: int) -> int:
        """What the words of a stream are made from."""
        key = self._keys.get(stream)
        if key is None:
            # mix(0) is 0: the seed is moved first, else seed 0 would begin with nothing but ones
            key = mix((mix((self.seed + GOLDEN) & MASK) + stream * GOLDEN) & MASK)
            self._keys[stream] = key
        return key

    def word(self, stream: int, count: int) -> int:
        """The 64 random bits at one place of a stream."""
        return word_at(self._key(stream), count)

    def roll(self, request: Roll, count: int) -> tuple[int, ...] | None:
        """Fair faces."""
        key = self._keys.get(request.stream) or self._key(request.stream)
        return faces_of(word_at(key, count), request.dice, request.sides)

    def draw(self, request: Draw, bag: tuple[int, ...], count: int) -> int | None:
        """One card of those whose order nobody has seen yet."""
        key = self._keys.get(request.stream) or self._key(request.stream)
        return bag[place_at(key, count, len(bag))]


class Listed:
    """Outcomes from a list, in order: the script of a test or the chance part of a record.

    Each entry is a tuple of faces or a single card. What does not fit is refused, and so is
    anything beyond the end: nothing is ever made up.

    >>> script = Listed([(3, 5)])
    >>> script.roll(Roll(stream=0, dice=2), 0)
    (3, 5)
    >>> script.roll(Roll(stream=0, dice=2), 1)
    Traceback (most recent call last):
    shambler.kernel.errors.UnscriptedChance: the script ends before a roll of 2 dice
    """

    def __init__(self, outcomes: Iterable[tuple[int, ...] | int]) -> None:
        self.outcomes = list(outcomes)
        self.position = 0

    def copy(self) -> Listed:
        """The same list at the same place, for a game that goes its own way."""
        twin = Listed(self.outcomes)
        twin.position = self.position
        return twin

    def _next(self, wanted: str) -> tuple[int, ...] | int:
        if self.position >= len(self.outcomes):
            raise UnscriptedChance(f"the script ends before {wanted}")
        self.position += 1
        return self.outcomes[self.position - 1]

    def roll(self, request: Roll, count: int) -> tuple[int, ...] | None:
        """The next scripted faces, checked against the request."""
        wanted = f"a roll of {request.dice} dice"
        faces = self._next(wanted)
        if not isinstance(faces, tuple) or len(faces) != request.dice:
            raise UnscriptedChance(f"the script has {faces} where the rules ask for {wanted}")
        if not all(1 <= face <= request.sides for face in faces):
            raise UnscriptedChance(f"{faces} are not faces of a die with {request.sides} sides")
        return faces

    def draw(self, request: Draw, bag: tuple[int, ...], count: int) -> int | None:
        """The next scripted card, checked against what is left in the deck."""
        card = self._next("a drawn card")
        if not isinstance(card, int) or card not in bag:
            raise UnscriptedChance(f"the script has {card} where a card of the deck is drawn")
        return card


class Remembered(Listed):
    """Outcomes as they were, as long as they fit; from the first that does not, new ones.

    For what comes after an entry that was corrected: a card that was drawn stays drawn if it can.
    """

    def __init__(self, outcomes: Iterable[tuple[int, ...] | int], new: Sampled) -> None:
        super().__init__(outcomes)
        self.new = new

    def roll(self, request: Roll, count: int) -> tuple[int, ...] | None:
        """The same faces, if as many dice are rolled."""
        try:
            return super().roll(request, count)
        except UnscriptedChance:
            self.position = len(self.outcomes)
            return self.new.roll(request, count)

    def draw(self, request: Draw, bag: tuple[int, ...], count: int) -> int | None:
        """The same card, if it is there."""
        try:
            return super().draw(request, bag, count)
        except UnscriptedChance:
            self.position = len(self.outcomes)
            return self.new.draw(request, bag, count)


class TypedIn:
    """Outcomes come from a person: every request becomes a decision, die by die, card by card."""

    def roll(self, request: Roll, count: int) -> tuple[int, ...] | None:
        """Unknown until somebody says."""
        return None

    def draw(self, request: Draw, bag: tuple[int, ...], count: int) -> int | None:
        """Unknown until somebody says."""
        return None


TYPED_IN: Final = TypedIn()
EVERYTHING: Final = "all"  # the name that stands for every die and deck of the box


class Boxed:
    """Some dice and decks are those of the box, and a person says what they show; the rest is ours.

    They go by the names that the game gives its sources (:meth:`Ruleset.source`).

    >>> some = Boxed(("dice",), Sampled(7))
    >>> some.for_source("dice") is TYPED_IN, some.for_source("enemy") is some.ours
    (True, True)
    """

    __slots__ = ("box", "ours")

    def __init__(self, box: Iterable[str], ours: Sampled | Listed) -> None:
        self.box = frozenset(box)
        self.ours = ours

    def for_source(self, name: str) -> Sampled | Listed | TypedIn:
        """Who says what this die or deck shows."""
        return TYPED_IN if name in self.box or EVERYTHING in self.box else self.ours

    def pass_over(self, outcomes: int) -> None:
        """A record lists what was typed in, too: it is not to be handed out once more."""
        if isinstance(self.ours, Listed):
            self.ours.position += outcomes


Source: TypeAlias = Sampled | Listed | TypedIn | Boxed
