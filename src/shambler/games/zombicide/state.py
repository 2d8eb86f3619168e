"""The state of a Zombicide game: small values, ids are indices into the tables of the world."""

from __future__ import annotations

import msgspec

from shambler.kernel.deck import Deck
from shambler.kernel.state import Component, State

GONE = -1  # the zone of whoever is not on the board
EMPTY = -1  # an empty slot
NO_CAR = -1  # on foot; a car without a driver
IN_PLAY, LEFT, ELIMINATED = 0, 1, 2


class Survivor(Component):
    """A survivor at the table. ``hands`` and ``body`` are slots that may be EMPTY."""

    zone: int
    armor: int
    experience: int = 0
    level: int = 0  # the highest danger level reached: 0 Blue to 3 Red
    climb: int = 0  # the level reached on this climb of the bar (Ultrared starts over)
    taken: int = 0  # skills of the card taken so far, as bits: see ``procedures/levels.py``
    skills: tuple[int, ...] = ()
    hands: tuple[int, ...] = (EMPTY, EMPTY)
    body: tuple[int, ...] = (EMPTY, EMPTY)
    pack: tuple[int, ...] = ()
    attached: tuple[tuple[int, int], ...] = ()  # (ammo card, weapon card)
    remotes: tuple[int, ...] = ()  # machines whose remote token they hold
    hidden: bool = False  # has a camouflage token
    side: int = 0  # the side of the card that shows: 0 its main one, 1 the other (NLD-MODE-01)
    bold: bool = False  # would show the main side if nothing forced the other (NLD-ENEMY-15)
    kept: tuple[int, ...] = ()  # skills of the main side while the other one shows (NLD-XP-08)
    car: int = NO_CAR  # the machine they sit in
    status: int = IN_PLAY
    done: bool = False  # has taken their turn this round


class Machine(Component):
    """A machine on the board."""

    zone: int
    active: bool = False  # has an activation token
    driver: int = NO_CAR  # the survivor at the wheel


class Token(msgspec.Struct, frozen=True):
    """An objective on the board. A face-down one has no colour until somebody looks."""

    id: int  # its place in the mission: what players call it
    zone: int
    color: str = ""


class SpawnToken(msgspec.Struct, frozen=True):
    """A spawn token. A hidden one (``pool``) has a colour nobody knows until it is destroyed."""

    id: int
    zone: int
    color: str
    active: bool = True
    pool: str = ""


class Ground(msgspec.Struct, frozen=True):
    """What changes the board: masks over openings (doors) and zones (mold)."""

    closed: int = 0
    destroyed: int = 0
    locked: int = 0
    active: int = 0  # zones with active mold
    inactive: int = 0


class TableState(State, kw_only=True):
    """Everything on the table."""

    survivors: list[Survivor]
    enemies: list[tuple[int, ...]]  # per zone: how many of each kind
    infested: int = 0  # mask of zones with enemies
    pool: tuple[int, ...]  # miniatures left, per kind
    ground: Ground = Ground()
    fitted: int = 0  # openings with a token that stays there, open or closed (NLD-DOOR-06)
    reserve: int = 0  # neutral doors, or barricades, left
    noise: list[int]
    machines: list[Machine]
    remotes: tuple[int, ...] = ()  # per machine: where its remote token lies, GONE if nowhere
    tokens: tuple[Token, ...] = ()
    taken: tuple[str, ...] = ()  # colours of the objectives taken
    hidden: tuple[str, ...] = ()  # colours of the face-down objectives
    spawns: tuple[SpawnToken, ...] = ()
    buried: tuple[str, ...] = ()  # colours of the hidden spawn tokens
    equipment: Deck
    discards: tuple[int, ...] = ()
    enemy_deck: Deck
    enemy_discards: tuple[int, ...] = ()
    prototypes: Deck
    stocks: tuple[Deck, ...] = ()  # the decks to search where there are several
    unloaded: tuple[int, ...] = ()  # weapons that must be reloaded (NLD-TRAIT-01)
    supply: tuple[int, ...] = ()  # oxygen tanks, or extra equipment, to be had
    aside: tuple[int, ...] = ()  # cards set aside by the mission
    removed: tuple[int, ...] = ()  # cards out of the game
    starting: tuple[int, ...] = ()  # starting cards still to be shared out
    round: int = 1
    first_player: int = 0
    first_spawn: int = 0
    tally: dict[str, int] = {}  # what the mission counts
