"""How far the story has come: cards read and gone, words found, what the team aims at."""

from __future__ import annotations

from typing import Any

import msgspec

from shambler.games.zombicide.core.state import ZombicideState


class StoryState(msgspec.Struct, frozen=True):
    """Masks are over the cards of the mission; ``crates`` are zones; ``aim`` -1: none just now."""

    read: int = 0
    gone: int = 0
    notes: int = 0
    words: tuple[str, ...] = ()
    achievements: tuple[str, ...] = ()
    crates: tuple[int, ...] = ()
    aim: int = 0
    free: bool = False  # all cards may be taken
    won: bool = False


def story_in(state: ZombicideState) -> StoryState:
    """How far it has come."""
    table: Any = state
    found: StoryState = table.story
    return found


def change_story(state: ZombicideState, **fields: Any) -> None:
    """It goes on."""
    table: Any = state
    table.story = msgspec.structs.replace(story_in(state), **fields)
