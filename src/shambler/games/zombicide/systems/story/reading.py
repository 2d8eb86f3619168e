"""Reading cards and notes aloud; in positions that somebody imagines, nothing is told."""

from __future__ import annotations

from typing import Any

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.systems.story.events import CardRead, SomethingRead
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.games.zombicide.systems.story.story_state import change_story, story_in


def lying(game: ZombicideGame) -> list[int]:
    """The cards still on the board."""
    gone = story_in(game.state).gone
    return [n for n in range(len(story_of(game).card)) if not gone >> n & 1]


def face_down(game: ZombicideGame) -> list[int]:
    """Those that nobody has read."""
    read = story_in(game.state).read
    return [number for number in lying(game) if not read >> number & 1]


def read_card(game: ZombicideGame, who: int, number: int) -> bool:
    """Read a card aloud, once; false if it says nothing, for it is only imagined (law 7)."""
    state = story_in(game.state)
    if state.read >> number & 1:
        return True
    if state.veiled:
        game.tell(SomethingRead, who)
        return False
    game.tell(CardRead, who, number, number)
    game.reveal()
    change_story(game.state, read=state.read | 1 << number)
    return True


def veil(state: Any) -> None:
    """From here on nobody knows more than what was read."""
    change_story(state, veiled=True)
