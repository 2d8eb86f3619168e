"""The table as it never changes: the board and its drawing, counters and cards as printed."""

from __future__ import annotations

from typing import Annotated, Final

from shambler.games.dawn import content as box
from shambler.games.dawn import origins
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.dawn_world import Laboratory
from shambler.games.dawn.events.zeds import ZedsPlaced
from shambler.games.dawn.numbers import TrackEnds
from shambler.games.dawn.printed.cards import COLOURS
from shambler.games.dawn.sheets import sheet
from shambler.games.dawn.state import NOBODY
from shambler.kernel.content import Provenance, Words
from shambler.kernel.decision import Option
from shambler.kernel.event import Event
from shambler.kernel.structs import asdict
from shambler.kernel.view import Board, Part, says

LOWEST_TOTAL: Final = 2  # of two dice
TOLD_AS_THEY_ARE: Final = (
    "phase",
    "turn",
    "stock",
    "after",
    "hits",
    "zeds_hits",
    "left",
)


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
    reach: Annotated[int, says("of its Gunfire, in spaces; 0: none")]
    abilities: list[str]
    sheet: Annotated[list[Words], says("what its abilities do, in words")]
    provenance: Annotated[dict[str, Provenance], says("where its values come from, by part")]


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


class PrintedResearch(Part, frozen=True, kw_only=True):
    """A Research card or a Component of the Super Weapon."""

    name: Words
    text: Words
    kind: str
    next: Annotated[int, says("the roll that reveals the next card; 0: none")]
    provenance: Annotated[dict[str, Provenance], says("where its values come from, by part")]


class PrintedResult(Part, frozen=True, kw_only=True):
    """What a total of the dice does in a column of the Hand-to-Hand table."""

    zeds: Annotated[int, says("Hits on the Zeds")]
    unit: Annotated[int, says("Hits on the unit")]
    zeds_lose: bool


class PrintedEnds(Part, frozen=True, kw_only=True):
    """Where the marker tracks end."""

    infection: int
    supplies: int
    ammo: int
    event_actions: int


class DawnBoard(Board, frozen=True, kw_only=True, tag="dawn"):
    """The board of a level and what can come into play on it."""

    title: Words
    level: int
    phases: Annotated[list[str], says("of a turn, in their order")]
    plays_with: Annotated[list[str], says("the systems of the level")]
    ends: PrintedEnds
    combat: Annotated[list[list[PrintedResult]], says("by column, for the totals 2 to 12")]
    tracks: list[PrintedTrack]
    places: list[PrintedPlaceOffTrack]
    zeds: dict[str, PrintedCounter]
    units: dict[str, PrintedCounter]
    events: dict[str, PrintedEvent]
    fate: dict[str, PrintedFate]
    research: dict[str, PrintedResearch]
    provenance: Annotated[dict[str, Provenance], says("of tables and numbers, by part")]


def board_view(game: DawnGame) -> DawnBoard:
    """Everything printed that the level uses, with the marks of what is ours."""
    world, printed = game.world, box.load()
    reached = COLOURS[: COLOURS.index(printed.levels[world.level].colour) + 1]
    return DawnBoard(
        title=world.name,
        level=world.level,
        phases=[phase.name for phase in world.phases],
        plays_with=[name for name, on in asdict(world.features).items() if on],
        ends=ends(world.numbers.tracks),
        combat=[
            [PrintedResult(zeds=z, unit=u, zeds_lose=lose) for z, u, lose in column[LOWEST_TOTAL:]]
            for column in world.tables.fight
        ],
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
        research=research_printed(world.research) if world.features.research else {},
        provenance=origins.of_parts(printed, world.sides.zeds >= 0),
    )


def ends(tracks: TrackEnds) -> PrintedEnds:
    """The marker tracks of the board."""
    return PrintedEnds(
        infection=tracks.infection,
        supplies=tracks.supplies,
        ammo=tracks.ammo,
        event_actions=tracks.event_actions,
    )


def research_printed(laboratory: Laboratory) -> dict[str, PrintedResearch]:
    """The Research cards and the Components."""
    marks = origins.of_research(box.load())
    cards = {
        card.id: PrintedResearch(
            name=card.name,
            text=card.text,
            kind=card.kind,
            next=card.next,
            provenance=marks[card.id],
        )
        for card in laboratory.cards
    }
    components = {
        part.id: PrintedResearch(
            name=part.name,
            text=part.text,
            kind="component",
            next=0,
            provenance=marks[part.id],
        )
        for part in laboratory.components
    }
    return cards | components


def zeds_printed(game: DawnGame) -> dict[str, PrintedCounter]:
    """The Zeds of the level."""
    zeds, marks = game.world.zeds, origins.of_zeds(box.load())
    return {
        name: PrintedCounter(
            name=zeds.names[at],
            kind=zeds.kind[at],
            strength=(zeds.strength[at][0], zeds.strength[at][-1]),
            hits=zeds.hits[at],
            move=1,
            reach=0,
            abilities=[str(type(a).__struct_config__.tag) for a in zeds.abilities[at]],
            sheet=sheet(game.rules.texts, zeds.abilities[at]),
            provenance=marks[name],
        )
        for at, name in enumerate(zeds.ids)
    }


def units_printed(game: DawnGame) -> dict[str, PrintedCounter]:
    """Everybody else of the level."""
    units, marks = game.world.units, origins.of_units(box.load())
    return {
        name: PrintedCounter(
            name=units.names[at],
            kind=units.kind[at],
            strength=(units.strength[at][0], units.strength[at][-1]),
            hits=units.hits[at],
            move=units.move[at],
            reach=units.reach[at],
            abilities=[str(type(a).__struct_config__.tag) for a in units.abilities[at]],
            sheet=sheet(game.rules.texts, units.abilities[at]),
            provenance=marks[name],
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
    found = named(game, option)
    card: int = getattr(option, "fate", NOBODY)
    if card >= 0:
        found["card"] = game.world.fate[card].id
    return found


def named(game: DawnGame, holder: Option | Event) -> dict[str, str]:
    """The places and counters that an option or an event names."""
    world, found = game.world, {}
    for name, ids in (
        ("place", world.board.ids),
        ("start", world.board.ids),
        ("track", world.board.track_ids),
        ("unit", world.units.ids),
        ("zed", world.zeds.ids),
    ):
        at: int | None = getattr(holder, name, None)
        if at is not None and at >= 0:
            found[name] = ids[at]
    return found


def told(game: DawnGame, event: Event) -> dict[str, str]:
    """What an event tells of: also its card, its dice, a whole group of Zeds, and how many."""
    found = named(game, event)
    zeds: tuple[int, ...] = getattr(event, "zeds", ())
    if zeds:
        found["zeds"] = " ".join(game.world.zeds.ids[zed] for zed in zeds)
    card: int = getattr(event, "event_card", NOBODY)
    if card >= 0:
        found["event"] = game.world.events[card].id
    if type(event) is ZedsPlaced:
        found["strength"] = str(game.world.zeds.strength[event.zed][0])
    roll: int = getattr(event, "roll", 0)
    faces: tuple[int, ...] = getattr(event, "faces", (roll,) if roll else ())
    if faces:
        found["faces"] = " ".join(map(str, faces))
    for field in TOLD_AS_THEY_ARE:
        value: int | str | None = getattr(event, field, None)
        if value is not None:
            found[field] = str(value)
    return found
