"""Conditions of story cards: what must be so before something happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.words import Word
from shambler.games.zombicide.systems.escort.escort import NOBODY, companion_of, leader_in
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.games.zombicide.systems.story.story_state import story_in

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame


class Condition(Word, frozen=True, kw_only=True, tag_field="is"):
    """Something that holds or not; ``taker`` is the survivor who took the card, -1: nobody."""

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """Does it?"""
        raise NotImplementedError(self.name)


class HasWord(Condition, frozen=True, kw_only=True, tag="word"):
    """The team has found a keyword (FH-OBJ-08)."""

    word: str

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """Another card gave it."""
        return self.word in story_in(game.state).words


class CardsTaken(Condition, frozen=True, kw_only=True, tag="taken"):
    """All of these cards have been taken."""

    cards: tuple[str, ...]

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """They are gone."""
        story = story_of(game)
        gone = story_in(game.state).gone
        return all(gone >> story.number_of(card) & 1 for card in self.cards)


class Together(Condition, frozen=True, kw_only=True, tag="together"):
    """All survivors in play stand in one zone, the companion with a leader (FH-KO-09)."""

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """The fallen do not count."""
        zones = {s.zone for s in game.state.survivors if s.status == IN_PLAY}
        return len(zones) == 1 and leader_in(game.state) != NOBODY


class CompanionHere(Condition, frozen=True, kw_only=True, tag="companion-here"):
    """The companion is in the taker's zone."""

    def holds(self, game: ZombicideGame, taker: int) -> bool:
        """Beside them."""
        survivors = game.state.survivors
        return survivors[companion_of(game)].zone == survivors[taker].zone


AnyCondition: TypeAlias = HasWord | CardsTaken | Together | CompanionHere
