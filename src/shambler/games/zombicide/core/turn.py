"""A survivor's turn: three actions and whatever skills add (Z-ROUND-03)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from shambler.games.zombicide.board.terrain import Terrain
from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.edition import Lister
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.gear import Weapon
from shambler.games.zombicide.core.hooks import Listener, consult
from shambler.games.zombicide.core.needs import ABLE, ARMED, LADEN, PACKED, SKILLED, TELLING
from shambler.games.zombicide.core.state import BARE, Survivor
from shambler.games.zombicide.core.traits import COMBATS, Traits
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace

# The free actions that can pay for a kind of action, the most special first.
PAYS: Final[dict[str, tuple[str, ...]]] = {
    "melee": ("melee", "combat"),
    "ranged": ("ranged", "combat"),
    "melee-pair": ("dual", "melee", "combat"),
    "ranged-pair": ("dual", "ranged", "combat"),
    "all-out-melee": ("all-out-melee", "all-out-combat", "melee", "combat"),
    "all-out-ranged": ("all-out-ranged", "all-out-combat", "ranged", "combat"),
    "move": ("move",),
    "search": ("search",),
    "machine": ("machine",),
}
PLENTY: Final = 99  # actions, more than anything costs
NOTHING: Final[tuple[str, ...]] = ()
PAIRS: Final = ("melee-pair", "ranged-pair")  # with a pair of weapons in hand
SIDES: Final = {kind: side for kinds in (COMBATS, PAIRS) for side, kind in enumerate(kinds)}


class Standing(msgspec.Struct, gc=False):
    """A survivor about to act: where they are and what they can pay with."""

    who: int
    survivor: Survivor
    traits: Traits
    zone: int
    crowd: int
    left: int  # ordinary actions left
    free: tuple[str, ...]  # free actions left
    turn: Turn
    met: int  # what there is for actions to use, as bits of ``needs.py``
    terrain: Terrain
    # what was asked already, by weapons
    reached: dict[tuple[int, int], tuple[Weapon, Sequence[int]]] | None = None

    def can(self, kind: str, cost: int = 1) -> bool:
        """Are there actions left for this?"""
        if self.left >= cost:
            return True
        return self.left == cost - 1 and self.pays(kind) is not None

    def pays(self, kind: str) -> str | None:
        """The free action that would pay for this, if any."""
        if self.free:
            for name in PAYS.get(kind, NOTHING):
                if name in self.free:
                    return name
        return None


class Turn(Procedure, frozen=True, gc=False):
    """One survivor acts until they have had enough.

    ``used`` holds the free actions and the once-per-turn things already used. ``granted`` is not
    zero for a turn of that many actions given by somebody else; ``gained`` are free actions that
    a skill gave during this turn.
    """

    who: int
    spent: int = 0
    used: tuple[str, ...] = ()
    streak: int = 0  # combat actions in a row
    row: int = 0  # the last of them, of one kind
    row_of: int = -1  # which kind that is
    granted: int = 0
    gained: tuple[str, ...] = ()

    def standing(self, game: ZombicideGame) -> Standing:
        """The survivor as they are now."""
        state, world, who = game.state, game.world, self.who
        survivor = state.survivors[who]
        traits = game.traits(who) if world.bonds else world.traits[survivor.skills]
        zone = survivor.zone
        met = SKILLED if traits.feats else 0
        if survivor.hands != BARE:
            met |= ARMED | LADEN
        if survivor.pack:
            met |= PACKED | LADEN
        elif survivor.body != BARE:
            met |= LADEN
        crowd = sum(state.enemies[zone]) if state.infested >> zone & 1 else 0
        if self.granted:
            left, free = self.granted - self.spent, NOTHING
        else:
            left = world.edition.actions + traits.actions - self.spent
            free = traits.free + self.gained if self.gained else traits.free
            if free and self.used:
                free = _without(free, self.used)
        if left > 0 or free:
            met |= ABLE
        terrain = game.known_terrain if state.ground is game.known_ground else game.terrain
        return Standing(who, survivor, traits, zone, crowd, left, free, self, met, terrain)

    def step(self, game: ZombicideGame) -> Decision | None:
        """List everything the survivor may do."""
        who = self.who
        if game.state.survivors[who].zone < 0 or 0 < self.granted <= self.spent:
            game.end()
            return None
        standing = self.standing(game)
        options: list[Option] = []
        world, met = game.world, standing.met
        if world.occasions is not None:
            standing.met = met = met | world.occasions(game, who)
        if game.blocked is not None:
            met |= TELLING
        seated = world.confined is not None and world.confined(game, who)
        listers = (world.confined_listers if seated else world.listers_for)[met][standing.zone]
        for lister in listers:
            lister.lists(game, standing, options)
        if game.blocked is not None:
            lacking_actions(game, standing, listers, options)
        options.append(world.menu.end)
        left = standing.left
        about = {"who": who, "actions": left if left > 0 else 0}
        return Decision(world.seat_of[who], "turn", options, "Z-ROUND-03", about)

    def chosen(self, game: ZombicideGame, option: Any) -> None:
        """Carry an action out, or end the turn, unless something comes before that."""
        heeded = Listener.acting in game.world.hooks  # by few editions, and asked at every action
        if not heeded or not consult(game, Listener.acting, False, self, option):
            self.perform(game, option)

    def perform(self, game: ZombicideGame, option: Any) -> None:
        """Nothing is in the way."""
        family = game.world.family_of.get(type(option))
        if family is not None:
            family.carry_out(game, self, option)
        else:
            if game.events is not None:
                game.tell(ev.TurnEnded, self.who)
            game.end()

    # -- paying ----------------------------------------------------------------------------

    def pay(
        self,
        game: ZombicideGame,
        kind: str,
        cost: int = 1,
        once: str = "",
        gains: tuple[str, ...] = (),
    ) -> Turn:
        """Spend actions, free ones first, and become the turn after that."""
        used = (*self.used, once) if once else self.used
        spent = self.spent + cost
        if cost and (self.gained or game.traits(self.who).free):
            name = self.standing(game).pays(kind)
            if name is not None:
                used = (*used, name)
                spent -= 1
        streak, row, row_of = self._streak(kind) if kind in SIDES else (0, 0, -1)
        gained = self.gained + gains if gains else self.gained
        turn = Turn(self.who, spent, used, streak, row, row_of, self.granted, gained)
        game.state.stack[-1] = turn
        return turn

    def use(self, game: ZombicideGame, once: str) -> None:
        """Note something that is no action and can be done once per turn."""
        game.goto(replace(self, used=(*self.used, once)))

    def _streak(self, kind: str) -> tuple[int, int, int]:
        """Combat actions in a row; whatever else is done ends the row."""
        side = SIDES[kind]
        return self.streak + 1, self.row + 1 if side == self.row_of else 1, side


def possible(game: ZombicideGame, standing: Standing, listers: Iterable[Lister]) -> list[Option]:
    """What could be done with actions enough; nobody is told why other things could not."""
    found: list[Option] = []
    rich = replace(standing, left=PLENTY)
    asking, game.blocked = game.blocked, None
    for lister in listers:
        lister.lists(game, rich, found)
    game.blocked = asking
    return found


def possible_outside(game: ZombicideGame, standing: Standing) -> list[Option]:
    """What somebody who is confined to their place could do elsewhere."""
    world, zone, met = game.world, standing.zone, standing.met | TELLING
    seated = world.confined_listers[met][zone]
    every = world.listers_for[met][zone]
    return possible(game, standing, [lister for lister in every if lister not in seated])


def lacking_actions(
    game: ZombicideGame, standing: Standing, listers: Iterable[Lister], options: list[Option]
) -> None:
    """Everything that only the number of actions forbids (Z-ROUND-03)."""
    offered = {option.key for option in options}
    missing = [o for o in possible(game, standing, listers) if o.key not in offered]
    game.refuse(missing, "Z-ROUND-03", "more-actions" if standing.left > 0 else "no-actions")


def turn_of(game: ZombicideGame, who: int) -> int:
    """Where on the stack the turn of a survivor is going on; -1 if it is not."""
    stack = game.state.stack
    for place in range(len(stack) - 1, -1, -1):
        frame = stack[place]
        if isinstance(frame, Turn) and frame.who == who:
            return place
    return -1


def end_streak(game: ZombicideGame, who: int, once: str = "") -> None:
    """A survivor moved without spending an action of the turn that is going on."""
    place = turn_of(game, who)
    if place >= 0:
        turn = game.state.stack[place]
        assert isinstance(turn, Turn)
        used = (*turn.used, once) if once else turn.used
        game.state.stack[place] = replace(turn, used=used, streak=0, row=0, row_of=-1)


def _without(free: tuple[str, ...], used: tuple[str, ...]) -> tuple[str, ...]:
    left = list(free)
    for name in used:
        if name in left:
            left.remove(name)
    return tuple(left)
