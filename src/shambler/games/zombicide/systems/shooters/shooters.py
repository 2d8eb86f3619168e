"""Zombie cards: shooter symbols (FH-SHOOT-01 to 08), rushes, extra activations."""

from __future__ import annotations

from typing import Any, Final

from shambler.games.zombicide.board.sight import Eyes
from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.activation import Activation, AssignAttacks, GroupActivation
from shambler.games.zombicide.core.edition import EnemyCardKind
from shambler.games.zombicide.core.foes import Spawned, kinds_with
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.spawning import EXTRA_ACTIVATION, SPAWN, place
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.systems.shooters.words import Shoots
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

OWL_EYES: Final = Eyes(in_dark=True)  # neither night nor darkness matters (FH-SHOOT-03, FHR-09)


class Shooters(System):
    """Which kind of zombie shoots."""

    def __init__(self, world: Any) -> None:
        self.foe = min(kinds_with(world.content, Shoots))


def shooter_of(game: ZombicideGame) -> int:
    """The kind that shoots."""
    return game.world.system(Shooters).foe


def peopled(game: ZombicideGame) -> int:
    """The zones with survivors, as bits."""
    mask = 0
    for survivor in game.state.survivors:
        if survivor.status == IN_PLAY:
            mask |= 1 << survivor.zone
    return mask


def seen_from(game: ZombicideGame, zone: int, targets: int) -> int:
    """Which of these zones a shooter in a zone sees, as bits."""
    return game.terrain.seen_by(OWL_EYES)[zone].mask & targets


class ZombieCard(EnemyCardKind):
    """A card is resolved step by step; subclasses say what it brings."""

    def resolve(self, game: ZombicideGame, card: Spawned, zone: int, count: int) -> None:
        """Shots, figures, shooters, rush."""
        game.call(CardSteps(card.number, zone, count))

    def brings(self, game: ZombicideGame, count: int) -> int:
        """As many as it says; Shooter Walkers come where others stand, not here."""
        return count

    def bring(self, game: ZombicideGame, card: Spawned, zone: int, count: int) -> None:
        """What comes, or who acts."""
        SPAWN.resolve(game, card, zone, count)

    def rushes(self) -> bool:
        """Do those who came act at once?"""
        return False


class RushCard(ZombieCard):
    """Those just placed act at once (Z2E-071)."""

    def rushes(self) -> bool:
        """They do."""
        return True


class ExtraCard(ZombieCard):
    """All zombies of a type act once more (Z2E-073)."""

    def bring(self, game: ZombicideGame, card: Spawned, zone: int, count: int) -> None:
        """Not at Blue; Shooter Walkers are no Walkers here (FH-SHOOT-02)."""
        EXTRA_ACTIVATION.resolve(game, card, zone, count)

    def brings(self, game: ZombicideGame, count: int) -> int:
        """Nobody comes."""
        return 0


class CardSteps(Procedure, frozen=True, gc=False):
    """One zombie card: shots (1, 2), zombies (3), Shooter Walkers (4), and the rush (FHR-11)."""

    card: int
    zone: int
    count: int
    stage: int = 0
    before: int = 0  # zombies of the kind that stood in the zone already

    def step(self, game: ZombicideGame) -> None:
        """One stage after the other; without the symbol there are no shots and no shooters."""
        card, stage = game.world.enemy_cards[self.card], self.stage
        if stage == 0 and card.shooter:
            game.goto(CardSteps(self.card, self.zone, self.count, 1))
            shoot(game)
        elif stage <= 1:
            here = game.state.enemies[self.zone][card.foe]
            game.goto(CardSteps(self.card, self.zone, self.count, 2, here))
            kind_of(game, card).bring(game, card, self.zone, self.count)
        elif stage == 2 and card.shooter:
            game.goto(CardSteps(self.card, self.zone, self.count, 3, self.before))
            places = _places(game, card.foe)
            if places:
                game.call(PlaceShooters(places))
        else:
            kind, here = kind_of(game, card), game.state.enemies[self.zone][card.foe]
            game.end()
            rushing = here - self.before
            if kind.rushes() and rushing > 0:
                groups = ((self.zone, card.foe, rushing),)
                game.call(GroupActivation((card.foe,), rule="Z2E-071", groups=groups))


def kind_of(game: ZombicideGame, card: Spawned) -> ZombieCard:
    """What a card does."""
    found = game.world.edition.card_kinds[card.kind]
    assert isinstance(found, ZombieCard)
    return found


def shoot(game: ZombicideGame) -> None:
    """Every shooter attacks each zone with survivors that it sees, once (FH-SHOOT-03)."""
    foe, state = shooter_of(game), game.state
    shooting = [zone for zone in game.zones_of(state.infested) if state.enemies[zone][foe]]
    people = peopled(game) if shooting else 0
    shots: dict[int, int] = {}
    for zone in shooting:
        for target in game.zones_of(seen_from(game, zone, people)):
            shots[target] = shots.get(target, 0) + state.enemies[zone][foe]
    for target in sorted(shots, reverse=True):
        figures = tuple(game.targets(target))
        if figures:
            game.call(AssignAttacks(figures, (foe,) * shots[target]))


def _places(game: ZombicideGame, foe: int) -> tuple[int, ...]:
    """Zones with such a zombie, without a shooter, from which survivors are seen (FH-SHOOT-06)."""
    enemies, shooter, kin = game.state.enemies, shooter_of(game), game.world.kin[foe]
    seen, people = game.terrain.seen_by(OWL_EYES), peopled(game)
    found: list[int] = []
    for zone in game.zones_of(game.state.infested):
        here = enemies[zone]
        if not here[shooter] and seen[zone].mask & people and any(here[kind] for kind in kin):
            found.append(zone)
    return tuple(found)


class PlaceShooters(Procedure, frozen=True, gc=False):
    """A Shooter Walker in each of these zones; with too few the players choose (FH-MINI-03).

    ``short``: there were too few; once the last is placed all shooters act.
    """

    zones: tuple[int, ...]
    short: bool = False

    def step(self, game: ZombicideGame) -> Decision | None:
        """All of them, or the next one."""
        shooter = shooter_of(game)
        left = game.state.pool[shooter]
        if not self.short and len(self.zones) <= left:
            for zone in self.zones:
                self._place(game, zone)
            game.end()
            return None
        if left and self.zones:
            options: list[Option] = [game.world.menu.zones[zone] for zone in self.zones]
            return Decision(game.world.seats, "shooter-zone", options, "FH-MINI-03")
        game.tell(ev.FiguresRanOut, shooter)
        game.goto(Activation((shooter,), rule="FH-MINI-03"))
        return None

    def chosen(self, game: ZombicideGame, option: opt.PickZone) -> None:
        """There."""
        rest = tuple(zone for zone in self.zones if zone != option.zone)
        game.goto(PlaceShooters(rest, short=True))
        self._place(game, option.zone)

    def _place(self, game: ZombicideGame, zone: int) -> None:
        shooter = shooter_of(game)
        game.take_figures(shooter, 1)
        place(game, zone, shooter, 1, rule="FH-SHOOT-06")


ZOMBIES: Final = ZombieCard()
RUSH: Final = RushCard()
EXTRA: Final = ExtraCard()
