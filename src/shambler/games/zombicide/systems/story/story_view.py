"""What players see of the story: backs of cards, and the words of those that were read."""

from __future__ import annotations

from typing import Annotated, Self

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.systems.story.reading import lying
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.games.zombicide.systems.story.story import StoryCards, aim_of
from shambler.games.zombicide.systems.story.story_state import story_in
from shambler.kernel.content import Words
from shambler.kernel.view import Part, says


class LyingCard(Part, frozen=True):
    """A card on the board: its back, or its front once it was read."""

    id: Annotated[str, says("the number of its tile")]
    zone: str | None
    door: Annotated[str | None, says("the door it lies across")]
    read: bool


class Passage(Part, frozen=True):
    """What was read aloud."""

    title: Words
    story: Words


class StoryPart(SystemPart, frozen=True, kw_only=True):
    """How far the story has come."""

    aim: Annotated[Words | None, says("what the team has to do now")]
    cards: list[LyingCard]
    crates: Annotated[list[str], says("zones with a pimpweapon crate")]
    words: Annotated[list[str], says("keywords found")]
    counts: Annotated[dict[str, int], says("what the story counts")]
    rules: Annotated[list[str], says("rules that cards brought")]
    load: Annotated[str | None, says("where a load lies that somebody carried")]
    carrier: Annotated[str | None, says("who carries it")]
    read: Annotated[list[Passage], says("cards and notes read so far, by their places")]
    exits: Annotated[list[str], says("zones from which survivors may leave now")]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """Nothing of a card that lies face down but its number and its place."""
        world, state, story = game.world, story_in(game.state), story_of(game)
        zones, aim = world.system(StoryCards).zones, aim_of(game)
        doors = {number: door for door, number in world.system(StoryCards).doors.items()}
        cards = [
            LyingCard(
                story.card[n].id,
                world.zone_name(zones[n]),
                world.board.openings[doors[n]].name if n in doors else None,
                bool(state.read >> n & 1),
            )
            for n in lying(game)
        ]
        read = [
            Passage(card.title, card.story)
            for number, card in enumerate(story.card)
            if state.read >> number & 1
        ]
        read += [
            Passage(Words(f"Note {number + 1}", f"Note {number + 1}"), note.story)
            for number, note in enumerate(story.note)
            if state.notes >> number & 1
        ]
        exits = game.zones_of(aim.ways_out(game)) if aim is not None else ()
        return cls(
            aim=aim.text if aim is not None else None,
            cards=cards,
            crates=[world.board.zones[zone].name for zone in state.crates],
            words=list(state.words),
            counts=dict(state.counts),
            rules=[flag for flag, _ in state.flags],
            load=world.zone_name(state.load),
            carrier=world.names[state.carrier] if state.carrier >= 0 else None,
            read=read,
            exits=[world.board.zones[zone].name for zone in exits],
        )
