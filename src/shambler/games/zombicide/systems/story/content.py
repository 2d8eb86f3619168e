"""A mission's story as its file tells it: cards, notes, crates, and what the team aims at first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from shambler.games.zombicide.core.sheets import ContentTable
from shambler.games.zombicide.core.words import RuleId, ZoneName
from shambler.games.zombicide.systems.story.conditions import AnyCondition
from shambler.games.zombicide.systems.story.nesting import Aim, AnyEffect, StoryChoice
from shambler.games.zombicide.systems.story.scene import StoryScene
from shambler.kernel.content import Provenance, Words

Address: TypeAlias = tuple[int, tuple[int, ...]]  # the source, and the path to an effect
NO_ADDRESS: Final[Address] = (-1, ())


class StoryCard(ContentTable, frozen=True, kw_only=True):
    """A card that lies face down on a zone or across a door; its back shows a tile's number.

    ``when``: what must be so before it can be taken; ``refused`` is read if it is not so. What the
    mission's own rules say of it is ``known`` from the start, by that rule.
    """

    id: str
    zone: ZoneName = ""
    door: tuple[ZoneName, ZoneName] | None = None
    title: Words
    story: Words
    effects: tuple[AnyEffect, ...]
    when: AnyCondition | None = None
    known: RuleId = ""
    refused: Words = Words("", "")
    provenance: Provenance


class StoryNote(ContentTable, frozen=True, kw_only=True):
    """A note that is read when a card or the mission says so."""

    story: Words
    effects: tuple[AnyEffect, ...]
    provenance: Provenance


class Story(ContentTable, frozen=True, kw_only=True):
    """``first``: the only cards that may be taken until a note frees all of them, by ``lock``.

    ``opening``: what earlier missions bring about, as the last step of set-up.
    """

    aim: Aim
    card: tuple[StoryCard, ...]
    note: tuple[StoryNote, ...] = ()
    crates: tuple[ZoneName, ...]
    opening: tuple[AnyEffect, ...] = ()
    rules: tuple[RuleId, ...] = ()  # that its clock and crates express
    first: tuple[str, ...] = ()
    lock: RuleId = ""

    def number_of(self, card: str) -> int:
        """The place of a card."""
        return next(number for number, entry in enumerate(self.card) if entry.id == card)

    def name_of(self, source: int) -> str:
        """A card by its id, a note by its number."""
        cards = len(self.card)
        return self.card[source].id if source < cards else f"n{source - cards + 1}"

    def choice_name(self, scene: StoryScene) -> str:
        """The card or note of a choice; a second choice on it says so."""
        return next(name for name, where, _ in self.choices if where == (scene.source, scene.path))

    @property
    def choices(self) -> Iterator[tuple[str, Address, StoryChoice]]:
        """All choices by their names: the first on card 16 is 16, the next 16/2."""
        last, count = -1, 0
        for where, effect in self.walk():
            if isinstance(effect, StoryChoice):
                count = count + 1 if where[0] == last else 1
                last = where[0]
                name = self.name_of(last)
                yield (name if count == 1 else f"{name}/{count}"), where, effect

    def passage(self, source: int) -> StoryCard | StoryNote:
        """A card or a note."""
        cards = len(self.card)
        return self.card[source] if source < cards else self.note[source - cards]

    @property
    def opens(self) -> int:
        """The source of what happens at the opening."""
        return len(self.card) + len(self.note)

    def _effects(self, source: int) -> tuple[AnyEffect, ...]:
        return self.opening if source == self.opens else self.passage(source).effects

    def effect_at(self, scene: StoryScene) -> AnyEffect:
        """The effect that a path leads to."""
        path = scene.path
        found: Any = self._effects(scene.source)[path[0]]
        for part, place in zip(path[1::2], path[2::2], strict=True):
            found = found.lists[part][place]
        effect: AnyEffect = found
        return effect

    def effects_of(self, scene: StoryScene) -> tuple[AnyEffect, ...]:
        """The list of effects that a path leads to."""
        if not scene.path:
            return self._effects(scene.source)
        outer = StoryScene(scene.source, scene.path[:-1], scene.taker, scene.zone)
        return tuple(self.effect_at(outer).lists[scene.path[-1]])

    @property
    def aims(self) -> tuple[tuple[Address, Aim], ...]:
        """All that the team may have to aim at, the first one first, and where each stands."""
        told = ((where, one) for where, one in self.walk() if isinstance(one, Aim))
        return ((NO_ADDRESS, self.aim), *told)

    @property
    def labels(self) -> tuple[Words, ...]:
        """The labels of all choices, in order."""
        return tuple(option.label for *_, choice in self.choices for option in choice.options)

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
        for source in range(self.opens + 1):
            yield from _walk(source, (), self._effects(source))


def _walk(
    source: int, path: tuple[int, ...], effects: tuple[AnyEffect, ...]
) -> Iterator[tuple[Address, AnyEffect]]:
    for place, effect in enumerate(effects):
        here = (*path, place)
        yield (source, here), effect
        for number, inner in enumerate(effect.lists):
            yield from _walk(source, (*here, number), inner)
