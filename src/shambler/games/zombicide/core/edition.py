"""What one game of the family switches on and overrides.

An edition is a table: numbers, action families and *rule points*, named functions with family
defaults. Procedures ask the edition; they never ask for its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeAlias

import msgspec

from shambler.games.zombicide.core.needs import ABLE
from shambler.games.zombicide.core.state import ZombicideState
from shambler.games.zombicide.core.system import System
from shambler.kernel.decision import Option
from shambler.kernel.procedure import Procedure
from shambler.kernel.ruleset import Setup

Mover: TypeAlias = tuple[int, int, int]  # enemies: zone, kind, how many
Refusal: TypeAlias = tuple[str, str]  # the rule, and the reason in a word
EVERYWHERE: Final = -1  # all zones, as bits


class Lister:
    """Whatever lists actions of a turn."""

    def lists(self, game: Any, standing: Any, options: list[Option]) -> None:
        """Add what a survivor can do now, or note why not."""
        raise NotImplementedError


class ActionFamily(Lister):
    """A family of actions: lists its options for a survivor, and carries each of them out.

    ``free``: some of them cost no action, so they are listed even when none is left. ``confined``:
    they can be done by whoever is confined to their place. ``needs``: an edition that says when it
    is met adds this to what the family wants.
    """

    carries: ClassVar[tuple[type[Option], ...]]  # the options that it carries out
    wants: ClassVar[int] = 0  # without all of these it has nothing to list: see ``needs.py``

    def __init__(self, *, free: bool = False, confined: bool = False, needs: int = 0) -> None:
        self.needs = self.wants | needs if free else self.wants | needs | ABLE
        self.confined = confined

    def where(self, world: Any) -> int:
        """The only zones they can be done in, as bits."""
        return EVERYWHERE

    def listers(self, world: Any) -> Sequence[tuple[Lister, int]]:
        """What lists them, and in which zones: asked once per table."""
        return ((self, self.where(world)),)

    def carry_out(self, game: Any, turn: Any, option: Any) -> None:
        """One of those was chosen."""
        raise NotImplementedError


class Gate(msgspec.Struct, frozen=True):
    """The outside is for those who wear a card with an ability."""

    ability: str
    rule: str
    reason: str


class NamedAttacks:
    """Attacks whose hits all go to one enemy of the zone, which is named with them."""

    rule: ClassVar[str]  # why some enemies cannot be named

    def kinds(self, game: Any, zone: int, free: bool) -> list[int]:
        """The kinds of enemies that can be named; ``free``: whatever their priority."""
        raise NotImplementedError

    def land(self, game: Any, strike: Any, profile: Any, hits: int) -> None:
        """The hits on the named enemy."""
        raise NotImplementedError


class InsteadOfMoving:
    """What some enemies do instead of moving, after the attacks."""

    def fits(self, game: Any, group: Mover) -> bool:
        """Do these enemies of a zone do it now?"""
        raise NotImplementedError

    def procedure(self, groups: tuple[Mover, ...]) -> Procedure:
        """All of them do it."""
        raise NotImplementedError


class EnemyCardKind:
    """What cards of one kind in the enemy deck do."""

    def resolve(self, game: Any, card: Any, zone: int, count: int) -> None:
        """A card was drawn for a zone; ``count`` stands on the line of the danger level."""
        raise NotImplementedError

    def brings(self, game: Any, count: int) -> int:
        """How many figures come by it, on paper: as if there were always enough of them."""
        return 0


def no_way_through(game: Any, opening: int, zone: int) -> None:
    """A closed way stops enemies."""


def nothing_more(game: Any, foe: int, zones: tuple[int, ...]) -> None:
    """Enemies for whom no figures are left do not come."""


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers, actions and rule points of a game. ``None`` stands for the family's rule."""

    key: str
    families: tuple[ActionFamily, ...]  # the actions of a turn, in the order they are listed
    actions: int = 3  # Z-ROUND-03
    thresholds: tuple[int, ...] = (0, 7, 19, 43)  # Z-XP-03
    team_size: int = 6  # Z-OVER-03
    most_survivors: int = 6
    hands: int = 2
    body: int = 2
    pack: int = 5
    door_reserve: int = 0
    doors_start_closed: bool = False  # every printed door, without a token
    best_accuracy: int = 1  # no bonus makes a die easier than this
    gate: Gate | None = None  # who may go outside
    named_attacks: NamedAttacks | None = None  # attacks on one enemy of the zone
    one_each: tuple[str, ...] = ()  # decks with a card for every survivor, however many
    card_groups: Mapping[str, range] = {}  # enemy cards by difficulty (Z-DIFF-07)
    search_decks: tuple[str, ...] = ("equipment",)
    searching: Any  # a SearchPolicy
    doors: Any  # a DoorPolicy
    prize_deck: str = "prototype"  # the deck of cards that only missions give
    supply: str = "oxygen"  # the deck of cards that lie in view until somebody takes them
    stages: tuple[Procedure, ...]  # the procedures of set-up
    more_setup: Callable[[Any, Any, Any], None] | None = None  # (world, state, options)
    systems: tuple[type[System], ...] = ()
    state_type: type[ZombicideState]  # with the parts of its systems
    setup_type: type[Setup]  # the options of a table
    occasions: Callable[[Any, int], int] | None = None  # (game, who): needs of systems met
    confined: Callable[[Any, int], bool] | None = None  # (game, who): do they sit in something?
    compass: type[Any] | None = None  # where enemies go: a Compass
    sight: Callable[..., Any] | None = None  # (game, who, weapon): what somebody sees of the board
    fall: Callable[[Any, int], None] | None = None  # (game, who): a survivor without health
    halt: Callable[[Any, int, int], None] = no_way_through  # (game, opening, zone): a closed way
    instead_of_moving: InsteadOfMoving | None = None
    card_kinds: Mapping[str, EnemyCardKind]  # of the enemy deck, by the words of the content
    run_short: Callable[[Any, int, tuple[int, ...]], None] = nothing_more  # (game, foe, zones)

    def level(self, experience: int) -> int:
        """The danger level for some experience: 0 Blue, 1 Yellow, 2 Orange, 3 Red."""
        level = 0
        for place, least in enumerate(self.thresholds):
            if experience >= least:
                level = place
        return level
