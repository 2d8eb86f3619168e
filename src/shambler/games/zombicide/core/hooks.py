"""Moments: the core tells what happened, and whoever is at the table listens.

Listeners are the systems of an edition, skills with code of their own and the special rules of a
mission. A moment is a method of a class that ``declares`` moments: :class:`Listener` declares those
of the core, systems declare their own in subclasses. To tell of one::

    report(game, Listener.entered, who, zone)

Listeners are found once per world, in a fixed order: the systems, then the mission's rules, then
its goals. A moment to which nobody listens costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias, TypeVar, TypeVarTuple, Unpack

if TYPE_CHECKING:
    from shambler.games.zombicide.core.combat import Profile, Strike
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.core.options import Say
    from shambler.games.zombicide.core.searching import SearchZone
    from shambler.games.zombicide.core.state import Token, ZombicideState
    from shambler.games.zombicide.core.traits import Traits
    from shambler.games.zombicide.core.turn import Turn
    from shambler.kernel.decision import Option

Ts = TypeVarTuple("Ts")
V = TypeVar("V")
Hooks: TypeAlias = dict[Callable[..., Any], tuple[Callable[..., Any], ...]]
NOBODY: Final[tuple[Callable[..., Any], ...]] = ()


class Listener:
    """Override the moments that matter; the others cost nothing."""

    declares: ClassVar[bool] = True  # the methods of this very class are moments
    silent: tuple[str, ...] = ()  # moments that make no sense for this one, by name

    def prepare(self, world: Any, state: ZombicideState) -> None:
        """The table is laid; nobody has decided anything yet."""

    # -- survivors -------------------------------------------------------------------------

    def turn_begins(self, game: ZombicideGame, who: int) -> None:
        """A survivor's turn is about to begin."""

    def entered(self, game: ZombicideGame, who: int, zone: int) -> None:
        """A survivor walked into a zone."""

    def rearranged(self, game: ZombicideGame, who: int) -> None:
        """An inventory changed."""

    def traded(
        self, game: ZombicideGame, who: int, gave: Sequence[str], got: Sequence[str]
    ) -> None:
        """A survivor gave cards away and got others, or made one."""

    def searched(self, game: ZombicideGame, who: int, deck: str) -> None:
        """A survivor searches their zone."""

    def thrown(self, game: ZombicideGame, who: int, card: int) -> None:
        """A survivor threw a card away that they had just received, for another one."""

    def noticed(self, game: ZombicideGame, who: int) -> None:
        """A survivor did what nobody can overlook: attacked, made noise, worked a machine."""

    def attacked(self, game: ZombicideGame, strike: Strike) -> None:
        """A survivor attacks a zone, or makes something attack it."""

    def before_hits(
        self, game: ZombicideGame, strike: Strike, profile: Profile, faces: tuple[int, ...]
    ) -> None:
        """The dice of an attack are counted; what is called here comes before the hits."""

    def attack_over(self, game: ZombicideGame, strike: Strike, killed: bool) -> None:
        """An attack is over, with all that followed from it; ``killed``: somebody fell."""

    def enemy_fell(
        self, game: ZombicideGame, who: int, foe: int, melee: bool, zone: int, count: int
    ) -> None:
        """A survivor eliminated enemies of a kind."""

    def trading(self, game: ZombicideGame, who: int, other: int) -> None:
        """Two survivors are about to trade; what is called here comes after the cards."""

    def unit_hit(self, game: ZombicideGame, unit: int) -> None:
        """Damage was put on a figure that is no survivor."""

    def burned(self, game: ZombicideGame, who: int, zone: int) -> None:
        """A survivor set fire to a zone."""

    def level_reached(self, game: ZombicideGame, who: int, level: int) -> None:
        """A survivor reached a danger level."""

    def objective_taken(self, game: ZombicideGame, who: int, color: str) -> None:
        """An objective was taken."""

    def objectives_lost(self, game: ZombicideGame) -> None:
        """Objectives were removed, and everybody has seen which."""

    def survivor_left(self, game: ZombicideGame, who: int) -> None:
        """A survivor left the board, safe."""

    def door_gone(self, game: ZombicideGame, opening: int) -> None:
        """A closed door was removed or destroyed."""

    # -- enemies and the round -------------------------------------------------------------

    def enemy_activates(self, game: ZombicideGame, zone: int) -> None:
        """Enemies begin an action in a zone."""

    def enemy_entered(self, game: ZombicideGame, foe: int, zone: int) -> None:
        """Enemies of a kind moved or spawned into a zone."""

    def card_opened(self, game: ZombicideGame) -> None:
        """A card that brings enemies is about to be resolved; what is called here comes last."""

    def spawned(self, game: ZombicideGame, zones: int) -> None:
        """Enemies have appeared in zones, as bits; what is called here comes at once."""

    def extra_activation(self, game: ZombicideGame) -> None:
        """A card gives an extra activation; what is called here comes before it."""

    def deck_shuffled(self, game: ZombicideGame) -> None:
        """The enemy deck ran out."""

    def players_done(self, game: ZombicideGame) -> None:
        """The players' phase is over."""

    def enemies_done(self, game: ZombicideGame) -> None:
        """The enemies' phase is over; what is called here comes first in the end phase."""

    def end_phase(self, game: ZombicideGame) -> None:
        """The end phase clears the board: nothing can be called from here."""

    # -- questions: what comes back replaces the value -------------------------------------

    def ignored(self, game: ZombicideGame, whos: int) -> int:
        """The survivors, as bits, whom enemies neither see nor attack."""
        return whos

    def led(self, game: ZombicideGame, whos: int) -> int:
        """The survivors, as bits, who go where somebody else goes and nowhere by themselves."""
        return whos

    def targets(self, game: ZombicideGame, figures: list[int], zone: int) -> list[int]:
        """The figures that enemies in a zone may attack."""
        return figures

    def bait(self, game: ZombicideGame, found: dict[int, int]) -> dict[int, int]:
        """The zones with figures that enemies see, and how many stand there."""
        return found

    def friends(self, game: ZombicideGame, figures: list[int], strike: Strike) -> list[int]:
        """The figures that the misses of a shot may hit."""
        return figures

    def unfit(self, game: ZombicideGame, cards: frozenset[int]) -> frozenset[int]:
        """The cards that cannot be used as other copies of theirs can: empty weapons."""
        return cards

    def tradable(self, game: ZombicideGame, whos: int) -> int:
        """The survivors, as bits, who have something besides cards to trade."""
        return whos

    def loudness(self, game: ZombicideGame, loud: dict[int, int]) -> dict[int, int]:
        """How much draws enemies to each zone: the figures there, and what adds to them."""
        return loud

    def learns_elsewhere(
        self, game: ZombicideGame, done: bool, who: int, skill: int, level: int
    ) -> bool:
        """A skill of a level was learned; true if somebody keeps it for another time."""
        return done

    def skills_known(
        self, game: ZombicideGame, skills: tuple[int, ...], who: int
    ) -> tuple[int, ...]:
        """The skills a survivor has learned, whether they work now or not."""
        return skills

    def search_decks(
        self, game: ZombicideGame, decks: tuple[str, ...], who: int
    ) -> tuple[str, ...]:
        """The decks a survivor may draw from where they stand."""
        return decks

    def drawn(
        self, game: ZombicideGame, answers: tuple[Say, ...], who: int, card: int
    ) -> tuple[Say, ...]:
        """What else a survivor may do with a card they drew from a deck to search."""
        return answers

    def searches(self, game: ZombicideGame, search: SearchZone) -> SearchZone:
        """How a survivor's search goes; cards that come in other ways are no search."""
        return search

    def event_zone(self, game: ZombicideGame, zone: int) -> int:
        """Where enemies come that a searched card brings."""
        return zone

    def attack_traits(self, game: ZombicideGame, traits: Traits, strike: Strike) -> Traits:
        """What the skills of an attacker add up to in this very attack."""
        return traits

    def profile(self, game: ZombicideGame, profile: Profile, strike: Strike) -> Profile:
        """How an attack rolls: how many dice, how well."""
        return profile

    def dice_settled(
        self, game: ZombicideGame, profile: Profile, strike: Strike, faces: tuple[int, ...]
    ) -> Profile:
        """What the attack can do now that its dice lie on the table for good."""
        return profile

    def acting(self, game: ZombicideGame, waits: bool, turn: Turn, option: Option) -> bool:
        """A survivor is about to act; true if something else comes first and then sees to it."""
        return waits

    def exits(self, game: ZombicideGame, zones: int) -> int:
        """The zones, as bits, from which survivors may leave the board."""
        return zones

    def possible_colors(
        self, game: ZombicideGame, colors: tuple[str, ...], token: Token
    ) -> tuple[str, ...]:
        """The colours, of those still hidden, that a face-down objective may turn out to have."""
        return colors


def report(
    game: ZombicideGame,
    moment: Callable[[Any, ZombicideGame, Unpack[Ts]], None],
    *args: *Ts,
) -> None:
    """Tell everybody who listens."""
    for heard in game.world.hooks.get(moment, NOBODY):
        heard(game, *args)


def consult(
    game: ZombicideGame,
    moment: Callable[[Any, ZombicideGame, V, Unpack[Ts]], V],
    value: V,
    *args: *Ts,
) -> V:
    """Ask everybody who listens, one after the other; each may change the value."""
    for heard in game.world.hooks.get(moment, NOBODY):
        value = heard(game, value, *args)
    return value


def hooks_of(listeners: Iterable[Listener]) -> Hooks:
    """Who listens to which moment: the methods that override it, in the order of the listeners."""
    found: dict[Callable[..., Any], tuple[Callable[..., Any], ...]] = {}
    for listener in listeners:
        for declaring in type(listener).__mro__:
            if not vars(declaring).get("declares"):
                continue
            for name, moment in vars(declaring).items():
                if name.startswith("_") or not callable(moment) or name in listener.silent:
                    continue
                if getattr(type(listener), name) is not moment:
                    found[moment] = (*found.get(moment, ()), getattr(listener, name))
    return found
