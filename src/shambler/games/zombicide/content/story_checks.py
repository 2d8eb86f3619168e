"""Cross-checks of a story: cards lie somewhere, effects name what there is, it can end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from shambler.games.zombicide.content.references import Known, check_word
from shambler.games.zombicide.core.words import Word
from shambler.games.zombicide.missions.mission import Mission
from shambler.games.zombicide.systems.story.conditions import CardsTaken
from shambler.games.zombicide.systems.story.content import Story
from shambler.games.zombicide.systems.story.effects import ReadNote, StoryNoise, StorySpawn
from shambler.games.zombicide.systems.story.ending_effects import Win
from shambler.games.zombicide.systems.story.nesting import Aim
from shambler.games.zombicide.systems.story.scene import HERE
from shambler.games.zombicide.systems.story.story_goal import StoryGoal
from shambler.kernel.content import Problems
from shambler.kernel.structs import fields


def story_zones(story: Story) -> Iterator[tuple[str, str]]:
    """Every place of the story's cards and crates."""
    for card in story.card:
        if card.zone:
            yield f"story.card[{card.id}].zone", card.zone
        for number, zone in enumerate(card.door or ()):
            yield f"story.card[{card.id}].door[{number}]", zone
    for number, zone in enumerate(story.crates):
        yield f"story.crates[{number}]", zone


def check_story(problems: Problems, mission: Mission, known: Known) -> None:
    """Note everything wrong with the story of a mission."""
    story = mission.story
    if story is None:
        return
    problems.duplicates("story.card", (card.id for card in story.card))
    for card in story.card:
        if bool(card.zone) == (card.door is not None):
            reason = "a card lies on a zone or across a door"
            problems.add(f"story.card[{card.id}]", reason, "card-nowhere", card=card.id)
    for name in story.first:
        _card(problems, "story.first", name, story)
    for where, word in _words("story", story):
        check_word(problems, where, word, known)
        _check_names(problems, where, word, story, known)
    only = all(isinstance(goal, StoryGoal) for goal in mission.goal)
    if mission.goal and only and not _can_end(story):
        reason = "no card wins, and no aim can be reached or has a way out"
        problems.add("story.aim", reason, "story-no-end")


def _check_names(problems: Problems, where: str, word: Word, story: Story, known: Known) -> None:
    """Cards by their ids, notes by their numbers, places by their cells."""
    if isinstance(word, ReadNote | Aim) and not 0 <= word.note <= len(story.note):
        reason = f"there is no note {word.note}"
        problems.add(f"{where}.note", reason, "no-note", note=word.note)
    if isinstance(word, CardsTaken | Aim):
        for name in word.cards:
            _card(problems, f"{where}.cards", name, story)
    if isinstance(word, StoryNoise | StorySpawn) and word.at not in (HERE, "choose"):
        known.refer(problems, f"{where}.at", "zone", word.at)


def _card(problems: Problems, where: str, name: str, story: Story) -> None:
    problems.reference(where, "story card", name, [card.id for card in story.card])


def _can_end(story: Story) -> bool:
    if any(isinstance(effect, Win) for _, effect in story.walk()):
        return True
    return any(aim.reached or aim.exits or aim.exits_with for _, aim in story.aims)


def _words(where: str, value: Any) -> Iterator[tuple[str, Word]]:
    """Every word in a value, nested ones too, and its place in the file."""
    if isinstance(value, Word):
        yield where, value
    if isinstance(value, msgspec.Struct):
        for field in fields(type(value)):
            yield from _words(f"{where}.{field.encode_name}", getattr(value, field.name))
    elif isinstance(value, tuple):
        for number, inner in enumerate(value):
            yield from _words(f"{where}[{getattr(inner, 'id', number)}]", inner)
