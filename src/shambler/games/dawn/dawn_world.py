"""Tables that never change during a game: board, counters, cards, level and options.

Everything is worked out once per level and set of options (``build_world.py``) and looked up by
small numbers: places as in ``state.py``, counters by their place in the roster of the level, cards
by their place in the content files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from shambler.games.dawn.numbers import Numbers
from shambler.games.dawn.state import FIRST_SPACE, SPACES, DawnState
from shambler.kernel.content import Words

if TYPE_CHECKING:
    from shambler.games.dawn.abilities.base import Ability, MenuAbility
    from shambler.games.dawn.abilities.gun import GunBase
    from shambler.games.dawn.actions.base import ActionFamily
    from shambler.games.dawn.crew_table import CrewTable
    from shambler.games.dawn.dawn_game import DawnGame
    from shambler.games.dawn.effects.base import Effect, Standing
    from shambler.games.dawn.move_table import MoveTable
    from shambler.games.dawn.option_table import OptionTable
    from shambler.games.dawn.procedures.step import StepStage
    from shambler.games.dawn.procedures.turn import TurnPhase
    from shambler.games.dawn.schemes.base import ZedsFamily
    from shambler.games.dawn.shortcut_table import ShortcutTable
    from shambler.games.dawn.stand_table import StandTable
    from shambler.games.dawn.standing_table import StandingTable
    from shambler.games.dawn.zeds_layout import ZedsLayouts
    from shambler.kernel.chance import Roll
    from shambler.kernel.decision import Option
    from shambler.kernel.procedure import Procedure

Sights = tuple[tuple[tuple[int, int], ...], ...]  # by place: spaces in line of fire, distances

ALL_TRACKS = -2  # on an Event card
FATED_TRACK = -3
NO_LIMIT = 99


class Board(msgspec.Struct, frozen=True):
    """The board of a level, by place. ``toward`` and ``away`` are the neighbours on a track."""

    ids: tuple[str, ...]
    names: tuple[Words, ...]
    kind: tuple[str, ...]
    terrain: tuple[int, ...]
    forage: tuple[int, ...]  # class of the Forage table, -1: none
    zed_room: tuple[int, ...]
    unit_room: tuple[int, ...]
    toward: tuple[int, ...]
    away: tuple[int, ...]
    track: tuple[int, ...]
    number: tuple[int, ...]
    distance: tuple[int, ...]  # to Town Center (DOZ-RUL-20)
    neighbours: tuple[tuple[int, ...], ...]  # DOZ-RUL-21
    on_or_next_to: tuple[frozenset[int], ...]
    named: tuple[bool, ...]
    is_start: tuple[bool, ...]
    is_town: tuple[bool, ...]  # Town spaces and Town Center
    tracks: tuple[int, ...]
    surface: tuple[int, ...]
    starts: tuple[int, ...]  # by track
    off_lane: tuple[bytes, ...]  # by track: all places that are not on it, to strike out
    villages: tuple[int, ...]
    spaces: tuple[int, ...]  # all track spaces in play
    place: Mapping[str, int]
    track_named: Mapping[str, int]
    track_ids: tuple[str, ...]
    track_names: tuple[Words, ...]
    shortcuts: tuple[tuple[int, ...], ...]  # by track: the tracks next to it (DOZ-WILSON-03)

    def space(self, track: int, number: int) -> int:
        """The place of a number on a track."""
        return FIRST_SPACE + SPACES * track + number


class Zeds(msgspec.Struct, frozen=True):
    """The Zeds counters of a level: Regular, then Super Zeds, then Disease Spreaders."""

    ids: tuple[str, ...]
    names: tuple[Words, ...]
    kind: tuple[str, ...]  # regular, super, spreader
    strength: tuple[tuple[int, ...], ...]  # by damage
    hits: tuple[int, ...]
    kin: tuple[int, ...]  # the first counter printed alike
    regular: int  # how many are Regular: they have the numbers below
    stack_free: tuple[bool, ...]
    abilities: tuple[tuple[Ability, ...], ...]
    infection: tuple[int, ...]  # that combat with it raises
    tough_to: tuple[int, ...]  # a die up to this cancels a Hit
    always_wins: tuple[bool, ...]  # and so on: what each can do
    leaps: tuple[bool, ...]
    rampages: tuple[bool, ...]
    double_moves: tuple[bool, ...]
    reanimates: tuple[int, ...]  # Hits it removes from itself when activated
    number: Mapping[str, int]
    numbers: range  # of all counters


class Units(msgspec.Struct, frozen=True):
    """Everybody else: the Hero side first, in roster order, then Raiders and Un-Zeds."""

    ids: tuple[str, ...]
    names: tuple[Words, ...]
    kind: tuple[str, ...]
    profession: tuple[str, ...]
    strength: tuple[tuple[int, ...], ...]  # by damage
    hits: tuple[int, ...]
    move: tuple[int, ...]
    gun: tuple[GunBase, ...]
    abilities: tuple[tuple[Ability, ...], ...]
    fighting: tuple[bool, ...]  # fights, and counts for stacking
    hero: tuple[bool, ...]
    civilians: tuple[bool, ...]  # Regular Civilians
    any_civilians: tuple[bool, ...]  # Regular, Heroic and Special
    people: tuple[bool, ...]  # Heroes and any Civilians: no Guard, no Refugees, no Un-Zeds
    player: tuple[bool, ...]  # Player units (DOZ-PUNIT-01)
    tough_from: tuple[int, ...]  # a die from this on cancels a Hit; 7: never
    re_roll: tuple[bool, ...]
    attack_shift: tuple[int, ...]
    defend_shift: tuple[int, ...]
    forage_dice: tuple[int, ...]
    forage_bonus: tuple[int, ...]
    traps_from: tuple[int, ...]  # 7: never
    traps_hits: tuple[int, ...]
    ammo_actions: tuple[int, ...]  # Actions that make Ammo for a shot; 0: never
    trained: int  # what training adds to Strength
    bad_medicine: int  # Supplies that it adds to the price of a Heal
    initiative: tuple[int, ...]  # bit of its Character marker, 0: none
    initiatives: int  # all these bits
    marker: Mapping[tuple[int, str], int]  # (unit, ability) -> bit of its Character marker
    holders: Mapping[type[Ability], tuple[int, ...]]
    menu: tuple[tuple[MenuAbility, ...], ...]  # abilities of the Action menu
    takes_orders: tuple[int, ...]  # Civilians and Refugees (DOZ-HUNT-01)
    reach: tuple[int, ...]  # of its Gunfire, in spaces; 0: none
    ammo_price: tuple[int, ...]  # of a shot that is not free; NO_LIMIT: Ammo cannot pay for it
    sight: tuple[tuple[int, ...], ...]  # by unit and place: bits of the spaces it can shoot into
    seen_from_town: int  # bits of the spaces that anybody in Town Center can shoot into
    colour: tuple[str, ...]
    drawn: tuple[bool, ...]  # may come at random (DOZ-SETUP-06, DOZ-FILM-01)
    life: tuple[int, ...]  # Hits over both sides
    acts: tuple[bool, ...]  # takes Actions as a fighting Player unit
    zen: tuple[int, ...]  # bit of the marker of a Zen Action, 0: none
    stacks: tuple[bool, ...]  # counts for the limit of Player units (DOZ-RUL-23, DOZ-RUL-24)
    raiders: tuple[int, ...]
    un_zeds: tuple[int, ...]
    refugees: tuple[int, ...]  # Villagers and Refugees
    vip: tuple[bool, ...]
    refugee_names: tuple[Words, ...]
    village: tuple[str, ...]
    red_diamond: tuple[bool, ...]
    fourth_bed: tuple[int, ...]
    lawyers: tuple[int, ...]
    hides_from: tuple[int, ...]  # the roll from which it hides among Zeds; 0: never
    immune: tuple[frozenset[str], ...]  # kinds of Zeds that cannot attack it
    loners: tuple[int, ...]
    hiders: tuple[int, ...]  # those with Stealth
    watchers: tuple[int, ...]  # those with a Perimeter
    companions: tuple[int, ...]  # who add dice to the rolls of others
    good_news: tuple[int, ...]
    tie_breakers: tuple[int, ...]
    no_infection: tuple[bool, ...]
    stand_firm: tuple[bool, ...]
    acts_in_chaos: tuple[bool, ...]
    passes_chaos: tuple[bool, ...]
    animal: tuple[bool, ...]
    never_restores: tuple[int, ...]  # order (DOZ-CHAR-07, DOZ-MARTEUSE-12)
    above_ground: tuple[bool, ...]
    number: Mapping[str, int]

    def having(self, ability: type[Ability]) -> tuple[int, ...]:
        """The units with an ability."""
        return self.holders.get(ability, ())


class Event(msgspec.Struct, frozen=True):
    """An Event card in play."""

    id: str
    name: Words
    text: Words
    act: int
    special: bool
    place: str
    replaces_turn: str
    refugees: int
    outbreak: str
    eat: int
    tracks: tuple[int, ...]
    actions: int
    pressure: str
    programs: Mapping[str, int]


class FateCard(msgspec.Struct, frozen=True):
    """A Fate card in play; ``track`` where it names one, else ``where`` says how to find it."""

    id: str
    name: Words
    text: Words
    track: int
    where: str
    hold: bool
    windows: tuple[str, ...]
    keep_on: int
    program: int


class Finds(msgspec.Struct, frozen=True):
    """What one number of the Forage table brings."""

    supplies: int = 0
    ammo: int = 0
    or_ammo: int = 0


class Tables(msgspec.Struct, frozen=True):
    """The tables of the player aid, ready to index.

    ``columns[zeds][player]`` is the starting column; ``fight[column][total]`` gives Hits on Zeds,
    Hits on the Player unit and whether the Zeds lose; ``gunfire[column][total]`` gives Hits.
    """

    columns: tuple[tuple[int, ...], ...]
    fight: tuple[tuple[tuple[int, int, bool], ...], ...]
    gunfire: tuple[tuple[int, ...], ...]
    forage: tuple[tuple[Finds, ...], ...]  # by class and number
    terrain_barricade: int
    terrain_strongpoint: int
    survives_from: int
    leaves_to: int  # Catacombs
    stays_to: int
    arrest_from: int
    officer_bonus: int


class Features(msgspec.Struct, frozen=True):
    """What the level plays with (DOZ-GAME-07 to DOZ-GAME-12)."""

    infection: bool = False
    supplies: bool = False
    hospital: bool = False
    four_r: bool = False
    chaos: bool = False
    build: bool = False
    research: bool = False
    tunnel: bool = False


class Switches(msgspec.Struct, frozen=True):
    """The optional rules of a table (DOZ-OPT-01 to DOZ-OPT-06, DOZ-FILM-01)."""

    bitter_dawn: bool = False
    picked_team: bool = False
    well_stocked: bool = False
    desperate_start: bool = False
    solo_pressure: bool = False
    attacker_loses_ties: bool = False
    film_crew: bool = False


class Sides(msgspec.Struct, frozen=True):
    """Who sits where: the Hero seats, then the Zeds player of a Versus game."""

    heroes: tuple[int, ...]
    zeds: int = -1

    @property
    def seats(self) -> tuple[int, ...]:
        """All of them."""
        return self.heroes if self.zeds < 0 else (*self.heroes, self.zeds)


class Plan(msgspec.Struct, frozen=True):
    """The Event deck of a length: Special and Normal cards per Act, and what can be in it."""

    length: str
    acts: tuple[tuple[int, int], ...]
    cards: int
    normals: tuple[tuple[int, ...], ...]  # by Act: the cards that can come
    specials: tuple[tuple[int, ...], ...]
    ends: tuple[int, ...]
    guard: int
    fate: tuple[int, ...]
    early: int


class ResearchCard(msgspec.Struct, frozen=True):
    """A Research card in play."""

    id: str
    name: Words
    text: Words
    kind: str
    copies: int
    next: int
    supply: int
    program: int
    ongoing: tuple[Standing, ...]


class Component(msgspec.Struct, frozen=True):
    """A Component of the Super Weapon."""

    id: str
    name: Words
    text: Words
    passive: tuple[Standing, ...]


class Laboratory(msgspec.Struct, frozen=True):
    """The Research cards and the Components."""

    cards: tuple[ResearchCard, ...]
    components: tuple[Component, ...]
    start: int
    early: tuple[int, ...]
    advanced: tuple[int, ...]
    feature: int
    breakthrough: int

    def standing(self, state: DawnState) -> Iterator[Standing]:
        """What the Current Research card and the Components in play do (DOZ-RES-05)."""
        if state.current_research >= 0:
            yield from self.cards[state.current_research].ongoing
        for at, component in enumerate(self.components):
            if state.components >> at & 1:
                yield from component.passive


class DawnWorld(msgspec.Struct, frozen=True):
    """Everything a position is played in."""

    scenario: str
    level: int
    name: Words
    board: Board
    zeds: Zeds
    units: Units
    events: tuple[Event, ...]
    fate: tuple[FateCard, ...]
    programs: tuple[tuple[Effect, ...], ...]
    inner: Mapping[tuple[int, int], tuple[int, ...]]  # (program, step) -> programs within
    goodies: frozenset[tuple[int, int]]  # the steps that place Goodies!
    tables: Tables
    numbers: Numbers
    features: Features
    switches: Switches
    sides: Sides
    chaos_markers: int
    pressure: int  # how often each Pressure symbol counts (DOZ-PRESS-05, DOZ-PRESS-06)
    plan: Plan
    research: Laboratory
    phases: tuple[TurnPhase, ...]
    unchecked_outbreak: Procedure
    step_stages: tuple[StepStage, ...]
    actions: tuple[ActionFamily, ...]
    takers: Mapping[type[Option], ActionFamily | MenuAbility]
    spoiling: Callable[[DawnGame, Roll], bool]  # see ``procedures/spoiling.py``
    schemes: tuple[ZedsFamily, ...]  # what the Zeds player can do in a Versus game
    schemers: Mapping[str, ZedsFamily]  # by verb, or by what an option says to do
    layouts: ZedsLayouts
    crews: CrewTable
    options: OptionTable
    moves: MoveTable
    stands: StandTable
    shortcuts: ShortcutTable
    standing: StandingTable
