"""A survivor's turn: three actions and whatever skills add (Z-ROUND-03)."""

from __future__ import annotations

from typing import Any

import msgspec

from shambler.games.zombicide import events as ev
from shambler.games.zombicide.state import Survivor
from shambler.games.zombicide.table import Table
from shambler.games.zombicide.traits import COMBATS, Traits
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

# The free actions that can pay for a kind of action, the most special first.
PAYS: dict[str, tuple[str, ...]] = {
    "melee": ("melee", "combat"),
    "ranged": ("ranged", "combat"),
    "melee-pair": ("dual", "melee", "combat"),
    "ranged-pair": ("dual", "ranged", "combat"),
    "move": ("move",),
    "search": ("search",),
    "machine": ("machine",),
}
NOTHING: tuple[str, ...] = ()


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
    zero for a turn of that many actions given by somebody else.
    """

    who: int
    spent: int = 0
    used: tuple[str, ...] = ()
    streak: int = 0  # attacks of one kind in a row
    streak_of: int = -1
    granted: int = 0

    def standing(self, game: Table) -> Standing:
        """The survivor as they are now."""
        state = game.state
        survivor = state.survivors[self.who]
        traits = game.traits(self.who)
        zone = survivor.zone
        crowd = sum(state.enemies[zone]) if state.infested >> zone & 1 else 0
        if self.granted:
            return Standing(
                self.who, survivor, traits, zone, crowd, self.granted - self.spent, (), self
            )
        left = game.world.edition.actions + traits.actions - self.spent
        free = traits.free
        if free and self.used:
            free = _without(free, self.used)
        return Standing(self.who, survivor, traits, zone, crowd, left, free, self)

    def step(self, game: Table) -> Decision | None:
        """List everything the survivor may do."""
        if game.state.survivors[self.who].zone < 0:
            game.end()
            return None
        if self.granted and self.spent >= self.granted:
            game.end()
            return None
        standing = self.standing(game)
        options: list[Option] = []
        world = game.world
        able = standing.left > 0 or standing.free or game.blocked is not None
        families = world.families_at if able else world.free_families_at
        for family in families[standing.zone]:
            family.lists(game, standing, options)
        options.append(world.menu.end)
        return Decision(
            world.seat_of[self.who],
            "turn",
            options,
            "Z-ROUND-03",
            {"who": self.who, "actions": standing.left},
        )

    def chosen(self, game: Table, option: Any) -> None:
        """Carry an action out, or end the turn."""
        if option is game.world.menu.end or option.verb == "end":
            game.tell(ev.TurnEnded, self.who)
            game.end()
            return
        game.world.handlers[type(option)](game, self, option)

    # -- paying ----------------------------------------------------------------------------

    def pay(self, game: Table, kind: str, cost: int = 1, once: str = "") -> Turn:
        """Spend actions, free ones first, and become the turn after that."""
        used = (*self.used, once) if once else self.used
        spent = self.spent + cost
        if cost and game.traits(self.who).free:
            name = self.standing(game).pays(kind)
            if name is not None:
                used = (*used, name)
                spent -= 1
        turn = Turn(self.who, spent, used, self._streak(kind), self._streak_of(kind), self.granted)
        game.goto(turn)
        return turn

    def use(self, game: Table, once: str) -> None:
        """Note a free thing that can be done once per turn."""
        game.goto(msgspec.structs.replace(self, used=(*self.used, once)))

    def _streak(self, kind: str) -> int:
        combat = kind.removesuffix("-pair")
        return self.streak + 1 if combat in COMBATS else 0

    def _streak_of(self, kind: str) -> int:
        """Which kind of combat the streak is made of: 2 once it is mixed."""
        combat = kind.removesuffix("-pair")
        if combat not in COMBATS:
            return -1
        side = COMBATS.index(combat)
        return side if self.streak_of in (-1, side) else 2


def _without(free: tuple[str, ...], used: tuple[str, ...]) -> tuple[str, ...]:
    left = list(free)
    for name in used:
        if name in left:
            left.remove(name)
    return tuple(left)
