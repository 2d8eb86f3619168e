"""How far the story has come: cards read and gone, words found, what the team aims at."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from shambler.games.zombicide.core.state import ZombicideState
from shambler.kernel.structs import replace

NOWHERE: Final = -1
NOBODY: Final = -1


class StoryState(msgspec.Struct, frozen=True):
    """Masks are over the cards of the mission; ``crates`` are zones; ``aim`` -1: none just now.

    ``veiled`` is set in positions that somebody imagines: what was not read there says nothing.
    """

    read: int = 0
    gone: int = 0
    notes: int = 0
    words: tuple[str, ...] = ()
    counts: tuple[tuple[str, int], ...] = ()
    flags: tuple[tuple[str, int], ...] = ()  # rules that cards brought, and since which round
    crates: tuple[int, ...] = ()
    aim: int = 0
    free: bool = False  # all cards may be taken
    won: bool = False  # a card or note said so
    settled: bool = False  # and all that comes after it is done
    carrier: int = NOBODY  # who carries the load that a card gave
    load: int = NOWHERE  # the zone where it lies, if nobody does
    next: tuple[str, ...] = ()  # missions that may come next
    over: bool = False  # no mission comes after this one
    chosen: tuple[str, ...] = ()  # what was decided, such as M4.20a:2
    veiled: bool = False


def story_in(state: ZombicideState) -> StoryState:
    """How far it has come."""
    table: Any = state
    found: StoryState = table.story
    return found


def change_story(state: ZombicideState, **fields: Any) -> None:
    """It goes on."""
    table: Any = state
    table.story = replace(story_in(state), **fields)


def counted(state: ZombicideState, name: str) -> int:
    """How many there are of something that the story counts."""
    return dict(story_in(state).counts).get(name, 0)


def since(state: ZombicideState, flag: str) -> int:
    """The round in which a card brought a rule; 0: none has."""
    return dict(story_in(state).flags).get(flag, 0)
