"""A mission's story as its file tells it: cards, notes, crates, and what the team aims at first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shambler.games.zombicide.core.sheets import ContentTable
from shambler.games.zombicide.core.words import RuleId, ZoneName
from shambler.games.zombicide.systems.story.conditions import AnyCondition
from shambler.games.zombicide.systems.story.effects import Aim, AnyEffect, If, StoryChoice
from shambler.games.zombicide.systems.story.scene import StoryScene
from shambler.kernel.content import Provenance, Words

Address = tuple[int, tuple[int, ...]]  # the source, and the path to an effect


class StoryCard(ContentTable, frozen=True, kw_only=True):
    """A card that lies face down on a zone; its back shows the number of its tile.

    ``when``: what must be so before it can be taken; ``refused`` is read if it is not so.
    """

    id: str
    zone: ZoneName
    title: Words
    story: Words
    effects: tuple[AnyEffect, ...]
    when: AnyCondition | None = None
    refused: Words = Words("", "")
    provenance: Provenance


class StoryNote(ContentTable, frozen=True, kw_only=True):
    """A note that is read when a card or the mission says so."""

    story: Words
    effects: tuple[AnyEffect, ...]
    provenance: Provenance


class Story(ContentTable, frozen=True, kw_only=True):
    """``first``: the only cards that may be taken until a note frees all of them, by ``lock``."""

    aim: Aim
    card: tuple[StoryCard, ...]
    note: tuple[StoryNote, ...]
    crates: tuple[ZoneName, ...]
    rules: tuple[RuleId, ...] = ()  # that its clock and crates express
    first: tuple[str, ...] = ()
    lock: RuleId = ""

    def number_of(self, card: str) -> int:
        """The place of a card."""
        return next(number for number, entry in enumerate(self.card) if entry.id == card)

    def passage(self, source: int) -> StoryCard | StoryNote:
        """A card or a note."""
        cards = len(self.card)
        return self.card[source] if source < cards else self.note[source - cards]

    def effect_at(self, scene: StoryScene) -> AnyEffect:
        """The effect that a path leads to."""
        effects: Any = self.passage(scene.source).effects
        path = scene.path
        found = effects[path[0]]
        for option, place in zip(path[1::2], path[2::2], strict=True):
            found = _inner(found, option)[place]
        effect: AnyEffect = found
        return effect

    def effects_of(self, scene: StoryScene) -> tuple[AnyEffect, ...]:
        """The list of effects that a path leads to."""
        if not scene.path:
            return self.passage(scene.source).effects
        outer = StoryScene(scene.source, scene.path[:-1], scene.taker, scene.zone)
        return _inner(self.effect_at(outer), scene.path[-1])

    @property
    def aims(self) -> tuple[Aim, ...]:
        """All that the team may have to aim at, the first one first."""
        return (self.aim, *(one for _, one in self.walk() if isinstance(one, Aim)))

    @property
    def labels(self) -> tuple[Words, ...]:
        """The labels of all choices, in order."""
        choices = (one for _, one in self.walk() if isinstance(one, StoryChoice))
        return tuple(option.label for choice in choices for option in choice.options)

    def label_at(self, scene: StoryScene, number: int) -> int:
        """The place of an option's label among all labels."""
        before = 0
        for address, effect in self.walk():
            if address == (scene.source, scene.path):
                break
            before += len(effect.options) if isinstance(effect, StoryChoice) else 0
        return before + number

    def walk(self) -> Iterator[tuple[Address, AnyEffect]]:
        """Every effect with its address."""
        for source in range(len(self.card) + len(self.note)):
            yield from _walk(source, (), self.passage(source).effects)


def _inner(effect: AnyEffect, number: int) -> tuple[AnyEffect, ...]:
    """The effects inside an effect: of one of its options, or its own."""
    if isinstance(effect, StoryChoice):
        return effect.options[number].effects
    assert isinstance(effect, If)
    return effect.effects


def _walk(
    source: int, path: tuple[int, ...], effects: tuple[AnyEffect, ...]
) -> Iterator[tuple[Address, AnyEffect]]:
    for place, effect in enumerate(effects):
        here = (*path, place)
        yield (source, here), effect
        lists = (
            len(effect.options) if isinstance(effect, StoryChoice) else int(isinstance(effect, If))
        )
        for number in range(lists):
            yield from _walk(source, (*here, number), _inner(effect, number))
