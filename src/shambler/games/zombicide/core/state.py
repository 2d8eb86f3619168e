"""The state of a Zombicide game: small values, ids are indices into the tables of the world."""

from __future__ import annotations

from typing import Final

import msgspec

from shambler.games.zombicide.board import Board
from shambler.games.zombicide.board.terrain import Terrain
from shambler.kernel.deck import Deck
from shambler.kernel.state import Component, State
from shambler.kernel.structs import astuple

GONE: Final = -1  # the zone of whoever is not on the board
EMPTY: Final = -1  # an empty slot
BARE: Final = (EMPTY, EMPTY)  # two empty slots
IN_PLAY, LEFT, ELIMINATED = 0, 1, 2


class Survivor(Component):
    """A survivor at the table. ``hands`` and ``body`` are slots that may be EMPTY."""

    zone: int
    armor: int
    experience: int = 0
    level: int = 0  # the highest danger level reached: 0 Blue to 3 Red
    climb: int = 0  # the level reached on this climb of the bar (Ultrared starts over)
    taken: int = 0  # skills of the card taken so far, as bits: see ``core/levels.py``
    skills: tuple[int, ...] = ()
    hands: tuple[int, ...] = (EMPTY, EMPTY)
    body: tuple[int, ...] = (EMPTY, EMPTY)
    pack: tuple[int, ...] = ()
    attached: tuple[tuple[int, int], ...] = ()  # (ammo card, weapon card)
    status: int = IN_PLAY
    done: bool = False  # has taken their turn this round


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
    """What changes the board, as masks over its openings; a system may add zones to it."""

    closed: int = 0
    destroyed: int = 0
    locked: int = 0

    @property
    def masks(self) -> tuple[int, ...]:
        """All of them, those of a system too, to be kept on the stack."""
        return astuple(self)

    def terrain(self, board: Board) -> Terrain:
        """What can be walked and seen on a board in this state."""
        return board.terrain(self.closed, self.locked)


def take_from_stocks(state: ZombicideState, card: int) -> bool:
    """Take a card out of whichever deck to search it lies in; false if it lies in none."""
    for number, stock in enumerate(state.stocks):
        if card in stock.cards:
            stocks = state.stocks
            state.stocks = (*stocks[:number], stock.remove(card), *stocks[number + 1 :])
            return True
    return False


class ZombicideState(State, kw_only=True):
    """Everything on the table."""

    survivors: list[Survivor]
    enemies: list[tuple[int, ...]]  # per zone: how many of each kind
    infested: int = 0  # mask of zones with enemies
    pool: tuple[int, ...]  # miniatures left, per kind
    ground: Ground = Ground()
    reserve: int = 0  # neutral doors, or barricades, left
    tokens: tuple[Token, ...] = ()
    taken: tuple[str, ...] = ()  # colours of the objectives taken
    hidden: tuple[str, ...] = ()  # colours of the face-down objectives
    spawns: tuple[SpawnToken, ...] = ()
    buried: tuple[str, ...] = ()  # colours of the hidden spawn tokens
    discards: tuple[int, ...] = ()
    enemy_deck: Deck
    enemy_discards: tuple[int, ...] = ()
    prototypes: Deck
    stocks: tuple[Deck, ...]  # the decks to search
    supply: tuple[int, ...] = ()  # oxygen tanks, or extra equipment, to be had
    aside: tuple[int, ...] = ()  # cards set aside by the mission
    removed: tuple[int, ...] = ()  # cards out of the game
    starting: tuple[int, ...] = ()  # starting cards still to be shared out
    round: int = 1
    first_player: int = 0
    first_spawn: int = 0
    tally: dict[str, int] = {}  # what the mission counts
