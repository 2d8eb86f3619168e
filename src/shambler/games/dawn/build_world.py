"""Turns content, level and options into the tables a game is played with."""

from __future__ import annotations

from functools import cache

from shambler.games.dawn import content as box
from shambler.games.dawn.abilities.base import MenuAbility
from shambler.games.dawn.actions.arresting import Arresting
from shambler.games.dawn.actions.base import ActionFamily
from shambler.games.dawn.actions.building import Building, WorkingOnBridge
from shambler.games.dawn.actions.foraging import Foraging
from shambler.games.dawn.actions.held import PlayingHeld
from shambler.games.dawn.actions.hospital import Discharging, Equipping, Healing
from shambler.games.dawn.actions.laboratory import Converting, Researching, ThrowingGrenades
from shambler.games.dawn.actions.moving import Moving, MovingRefugees, ShowingUp, TakingShortcuts
from shambler.games.dawn.actions.riding import Riding
from shambler.games.dawn.actions.shooting import Shooting
from shambler.games.dawn.build_board import make_board, make_sights
from shambler.games.dawn.build_rosters import make_units, make_zeds
from shambler.games.dawn.build_tables import make_tables
from shambler.games.dawn.content import Content
from shambler.games.dawn.crew_table import CrewTable
from shambler.games.dawn.dawn_world import (
    ALL_TRACKS,
    FATED_TRACK,
    Component,
    DawnWorld,
    Event,
    FateCard,
    Features,
    Laboratory,
    Plan,
    ResearchCard,
    Sides,
    Switches,
)
from shambler.games.dawn.effects.base import Effect, Standing
from shambler.games.dawn.effects.program import Goodies, Win
from shambler.games.dawn.move_table import MoveTable
from shambler.games.dawn.option_table import OptionTable
from shambler.games.dawn.printed.cards import COLOURS, EventCardText, FateCardText
from shambler.games.dawn.printed.tables import LengthText, LevelText
from shambler.games.dawn.procedures import step, turn
from shambler.games.dawn.procedures.infection import Outbreak
from shambler.games.dawn.procedures.spoiling import spoil_first
from shambler.games.dawn.schemes.all import SCHEMES
from shambler.games.dawn.shortcut_table import ShortcutTable
from shambler.games.dawn.stand_table import StandTable
from shambler.games.dawn.standing_table import StandingTable
from shambler.games.dawn.state import NOBODY, NOWHERE
from shambler.games.dawn.zeds_layout import ZedsLayouts
from shambler.kernel.decision import Option

TRACKS = {"F": 0, "M": 1, "H": 2, "S": 3, "T": 4, "ALL": ALL_TRACKS, "FATED": FATED_TRACK}


class Programs:
    """Collects the programs of all cards, those within effects too, and numbers them."""

    def __init__(self) -> None:
        self.all: list[tuple[Effect, ...]] = []
        self.inner: dict[tuple[int, int], tuple[int, ...]] = {}
        self.goodies: set[tuple[int, int]] = set()

    def add(self, program: tuple[Effect, ...]) -> int:
        """The number of a program."""
        number = len(self.all)
        self.all.append(program)
        for at, effect in enumerate(program):
            within = effect.inner()
            if within:
                self.inner[number, at] = tuple(self.add(inner) for inner in within)
            if isinstance(effect, Goodies):
                self.goodies.add((number, at))
        return number


@cache
def make_world(scenario: str, length: str, sides: Sides, switches: Switches) -> DawnWorld:
    """The tables of a level, a length, a table and its options; made once per process."""
    content = box.load()
    level = next(entry for entry in content.levels if entry.id == scenario)
    features = features_of(content, level)
    programs = Programs()
    events = tuple(make_event(card, programs, switches) for card in content.events)
    fate = tuple(make_fate(card, programs) for card in content.fate)
    laboratory = make_laboratory(content, programs)
    board = make_board(content, level.number)
    sights = make_sights(board)
    zeds = make_zeds(content, level.number)
    units = make_units(content, level.number, sights, un_zeds_of(content, level, sides))
    options = OptionTable(board, zeds, units, fate)
    moves = MoveTable(board, units, options)
    actions = families(features, sides.zeds >= 0)
    takers: dict[type[Option], ActionFamily | MenuAbility] = {
        kind: family for family in actions for kind in family.takes
    }
    takers |= {kind: ability for own in units.menu for ability in own for kind in ability.takes}
    chosen = next(entry for entry in level.length if entry.id == length)
    return DawnWorld(
        scenario=scenario,
        level=level.number,
        name=level.name,
        board=board,
        zeds=zeds,
        units=units,
        events=events,
        fate=fate,
        programs=tuple(programs.all),
        inner=programs.inner,
        goodies=frozenset(programs.goodies),
        tables=make_tables(content),
        numbers=content.numbers,
        features=features,
        switches=switches,
        sides=sides,
        chaos_markers=level.chaos_markers,
        pressure=pressure_on(sides, switches),
        plan=make_plan(content, level, chosen),
        research=laboratory,
        phases=tuple(p for p in turn.PHASES if plays(features, p.feature)),
        unchecked_outbreak=Outbreak(unchecked=True),
        step_stages=tuple(s for s in step.STAGES if plays(features, s.feature)),
        actions=actions,
        takers=takers,
        spoiling=spoil_first,
        schemes=SCHEMES if sides.zeds >= 0 else (),
        schemers={what: family for family in SCHEMES for what in family.answers},
        layouts=ZedsLayouts(zeds, sights, units.reach, options),
        crews=CrewTable(board, units),
        options=options,
        moves=moves,
        stands=StandTable(board, units, options, moves),
        shortcuts=ShortcutTable(board),
        standing=StandingTable(tuple(programs.all), laboratory if features.research else None),
    )


def pressure_on(sides: Sides, switches: Switches) -> int:
    """Hero players beyond the first; once in a solo game that asks for it (DOZ-OPT-05)."""
    solo = len(sides.heroes) == 1
    return int(switches.solo_pressure) if solo else len(sides.heroes) - 1


def un_zeds_of(content: Content, level: LevelText, sides: Sides) -> tuple[str, ...]:
    """The kinds of Un-Zeds that can come into play: none but in a Versus game (DOZ-VS-07)."""
    numbers = content.numbers.versus.of_level(level.number)
    return numbers.kinds if numbers is not None and sides.zeds >= 0 else ()


def features_of(content: Content, level: LevelText) -> Features:
    """A level plays with everything of the levels below (DOZ-GAME-03)."""
    adds = {name for lower in content.levels if lower.number <= level.number for name in lower.adds}
    return Features(**{name.replace("-", "_"): True for name in adds})


def plays(features: Features, feature: str) -> bool:
    """Does the level play with this?"""
    return not feature or bool(getattr(features, feature))


def families(features: Features, versus: bool) -> tuple[ActionFamily, ...]:
    """The Actions of the level, in the order of the menu; Arrests where there are Un-Zeds."""
    found: list[ActionFamily] = [Moving(), Shooting(), Foraging(), PlayingHeld()]
    if features.hospital:
        found += [Healing(), Discharging()]
    if features.four_r:
        found += [MovingRefugees(), ShowingUp(), Riding(), Equipping(), Building()]
        found += [WorkingOnBridge()]
    if features.research:
        found += [Researching(), ThrowingGrenades()]
    if features.tunnel:
        found += [TakingShortcuts(), Converting()]
    if versus and features.research:
        found.append(Arresting())
    return tuple(found)


def make_laboratory(content: Content, programs: Programs) -> Laboratory:
    """The Research cards with their programs numbered, and the Components."""
    cards = content.research

    def of(kind: str) -> tuple[int, ...]:
        return tuple(at for at, card in enumerate(cards) if card.kind == kind)

    single = next(at for at in of("special") if cards[at].copies == 1)
    return Laboratory(
        cards=tuple(
            ResearchCard(
                id=card.id,
                name=card.name,
                text=card.text,
                kind=card.kind,
                copies=card.copies,
                next=card.next,
                supply=card.supply,
                program=programs.add(card.program),
                ongoing=tuple(e for e in card.ongoing if isinstance(e, Standing)),
            )
            for card in cards
        ),
        components=tuple(
            Component(
                id=part.id,
                name=part.name,
                text=part.text,
                passive=tuple(e for e in part.passive if isinstance(e, Standing)),
            )
            for part in content.components
        ),
        start=of("start")[0],
        early=of("early"),
        advanced=of("advanced"),
        feature=next(at for at in of("special") if at != single),
        breakthrough=single,
    )


def make_event(card: EventCardText, programs: Programs, switches: Switches) -> Event:
    """An Event card with its programs numbered.

    A bitter dawn comes later: the text with which an end card wins waits for the Action Phase
    (DOZ-OPT-01).
    """
    texts = dict(card.programs)
    if switches.bitter_dawn and texts.get("zeds.start") == (Win(),):
        texts["action.start"] = texts.pop("zeds.start")
    return Event(
        id=card.id,
        name=card.name,
        text=card.text,
        act=card.act,
        special=card.special,
        place=card.place,
        replaces_turn=card.replaces_turn,
        refugees=card.refugees,
        outbreak=card.outbreak,
        eat=card.eat,
        tracks=tuple(TRACKS[name] for name in card.tracks),
        actions=card.actions,
        pressure=card.pressure,
        programs={moment: programs.add(steps) for moment, steps in texts.items()},
    )


def make_fate(card: FateCardText, programs: Programs) -> FateCard:
    """A Fate card with its program numbered."""
    return FateCard(
        id=card.id,
        name=card.name,
        text=card.text,
        track=TRACKS.get(card.where, NOWHERE),
        where=card.where,
        hold=card.kind == "hold",
        windows=card.windows,
        keep_on=card.keep_on,
        program=programs.add(card.program),
    )


def make_plan(content: Content, level: LevelText, length: LengthText) -> Plan:
    """The Event and Fate decks of a level (DOZ-SETUP-10 to DOZ-SETUP-12)."""
    colours = COLOURS[: COLOURS.index(level.colour) + 1]
    allowed = [(n, card) for n, card in enumerate(content.events) if card.colour in colours]

    def of_act(special: bool) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(n for n, card in allowed if card.act == act and card.special is special)
            for act in range(1, 5)
        )

    left_out = content.numbers.set_up.basic_left_out if level.number == 0 else ()
    return Plan(
        length=length.id,
        acts=length.acts,
        cards=length.cards,
        normals=of_act(False),
        specials=of_act(True),
        ends=tuple(n for n, card in allowed if card.place == "end"),
        guard=next((n for n, card in allowed if card.place == "guard"), NOBODY),
        fate=tuple(
            n
            for n, card in enumerate(content.fate)
            if card.colour in colours and card.id not in left_out
        ),
        early=length.early,
    )
