"""The table as it never changes: the board and its drawing, counters and cards as printed."""

from __future__ import annotations

from typing import Annotated

from shambler.games.dawn import content as box
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.printed.cards import COLOURS
from shambler.games.dawn.state import NOBODY
from shambler.kernel.content import Provenance, Words
from shambler.kernel.decision import Option
from shambler.kernel.view import Board, Part, says


class PrintedSpace(Part, frozen=True, kw_only=True):
    """A space of a track."""

    id: str
    kind: str
    name: Words | None
    terrain: int
    forage: str
    room: Annotated[tuple[int, int], says("for Zeds and for Player units; 0: no limit")]
    at: Annotated[tuple[int, int], says("its centre on the drawing")]
    provenance: Provenance


class PrintedTrack(Part, frozen=True, kw_only=True):
    """A track, from Start to Town."""

    id: str
    name: Words
    colour: str
    spaces: list[PrintedSpace]


class PrintedPlaceOffTrack(Part, frozen=True, kw_only=True):
    """A place off the tracks."""

    id: str
    kind: str
    name: Words
    at: tuple[int, int]
    provenance: Provenance


class PrintedCounter(Part, frozen=True, kw_only=True):
    """A counter."""

    name: Words
    kind: str
    strength: Annotated[tuple[int, int], says("full and reduced")]
    hits: Annotated[int, says("per side")]
    move: int
    abilities: list[str]


class PrintedEvent(Part, frozen=True, kw_only=True):
    """An Event card."""

    name: Words
    text: Words
    colour: str
    act: int
    special: bool
    refugees: int
    outbreak: str
    eat: Annotated[int, says("Supplies; -1: roll a die")]
    tracks: list[str]
    actions: int
    pressure: str
    provenance: dict[str, Provenance]


class PrintedFate(Part, frozen=True, kw_only=True):
    """A Fate card."""

    name: Words
    text: Words
    colour: str
    where: str
    kind: str
    provenance: dict[str, Provenance]


class DawnBoard(Board, frozen=True, kw_only=True, tag="dawn"):
    """The board of a level and what can come into play on it."""

    title: Words
    level: int
    tracks: list[PrintedTrack]
    places: list[PrintedPlaceOffTrack]
    zeds: dict[str, PrintedCounter]
    units: dict[str, PrintedCounter]
    events: dict[str, PrintedEvent]
    fate: dict[str, PrintedFate]


def board_view(game: DawnGame) -> DawnBoard:
    """Everything printed that the level uses, with the marks of what is ours."""
    world, printed = game.world, box.load()
    reached = COLOURS[: COLOURS.index(printed.levels[world.level].colour) + 1]
    return DawnBoard(
        title=world.name,
        level=world.level,
        tracks=[
            PrintedTrack(
                id=track.id,
                name=track.name,
                colour=track.colour,
                spaces=[
                    PrintedSpace(
                        id=space.id,
                        kind=space.kind,
                        name=space.name,
                        terrain=space.terrain,
                        forage=space.forage,
                        room=space.room,
                        at=space.at,
                        provenance=space.provenance,
                    )
                    for space in track.space
                ],
            )
            for track in printed.board.track
            if track.level <= world.level
        ],
        places=[
            PrintedPlaceOffTrack(
                id=place.id,
                kind=place.kind,
                name=place.name,
                at=place.at,
                provenance=place.provenance,
            )
            for place in printed.board.place
            if place.level <= world.level
        ],
        zeds=zeds_printed(game),
        units=units_printed(game),
        events=events_printed(reached),
        fate=fate_printed(reached),
    )


def zeds_printed(game: DawnGame) -> dict[str, PrintedCounter]:
    """The Zeds of the level."""
    zeds = game.world.zeds
    return {
        name: PrintedCounter(
            name=zeds.names[at],
            kind=zeds.kind[at],
            strength=(zeds.strength[at][0], zeds.strength[at][-1]),
            hits=zeds.hits[at],
            move=1,
            abilities=[str(type(a).__struct_config__.tag) for a in zeds.abilities[at]],
        )
        for at, name in enumerate(zeds.ids)
    }


def units_printed(game: DawnGame) -> dict[str, PrintedCounter]:
    """Everybody else of the level."""
    units = game.world.units
    return {
        name: PrintedCounter(
            name=units.names[at],
            kind=units.kind[at],
            strength=(units.strength[at][0], units.strength[at][-1]),
            hits=units.hits[at],
            move=units.move[at],
            abilities=[str(type(a).__struct_config__.tag) for a in units.abilities[at]],
        )
        for at, name in enumerate(units.ids)
    }


def events_printed(colours: tuple[str, ...]) -> dict[str, PrintedEvent]:
    """The Event cards of these colours."""
    return {
        card.id: PrintedEvent(
            name=card.name,
            text=card.text,
            colour=card.colour,
            act=card.act,
            special=card.special,
            refugees=card.refugees,
            outbreak=card.outbreak,
            eat=card.eat,
            tracks=list(card.tracks),
            actions=card.actions,
            pressure=card.pressure,
            provenance={str(what): mark for what, mark in card.provenance.items()},
        )
        for card in box.load().events
        if card.colour in colours
    }


def fate_printed(colours: tuple[str, ...]) -> dict[str, PrintedFate]:
    """The Fate cards of these colours."""
    return {
        card.id: PrintedFate(
            name=card.name,
            text=card.text,
            colour=card.colour,
            where=card.where,
            kind=card.kind,
            provenance={str(what): mark for what, mark in card.provenance.items()},
        )
        for card in box.load().fate
        if card.colour in colours
    }


def target(game: DawnGame, option: Option) -> dict[str, str]:
    """The places and counters an option points at."""
    world, found = game.world, {}
    for name, ids in (
        ("place", world.board.ids),
        ("track", world.board.track_ids),
        ("unit", world.units.ids),
        ("zed", world.zeds.ids),
    ):
        at: int = getattr(option, name, NOBODY)
        if at >= 0:
            found[name] = ids[at]
    card: int = getattr(option, "fate", NOBODY)
    if card >= 0:
        found["card"] = world.fate[card].id
    return found
