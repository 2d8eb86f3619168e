"""Misses of a shot that hit friends (Z-FRIEND-01, Z-FRIEND-02)."""

from __future__ import annotations

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.combat import Strike
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, consult
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.core.wounds import PAY_WITH_CARDS, Suffer, spare_cards
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace


def friends_in(game: ZombicideGame, strike: Strike) -> list[int]:
    """Who may be hit by a miss: not the attacker (Z-FRIEND-02)."""
    found = [
        who
        for who in game.here(strike.zone)
        if who != strike.who and not game.traits(who).has("low-profile")
    ]
    return consult(game, Listener.friends, found, strike)


def most_misses(game: ZombicideGame, friends: list[int], damage: int) -> int | None:
    """So many misses can be shared out among friends without anybody falling; ``None``: any number.

    A unit takes them all, and is gone. A survivor takes as many as armor, toughness and cards
    that may be discarded allow (Z-ATTACK-04).
    """
    survivors = game.state.survivors
    if any(figure >= len(survivors) for figure in friends):
        return None
    return sum(_misses_borne(game, who, damage) for who in friends)


def _misses_borne(game: ZombicideGame, who: int, damage: int) -> int:
    """The most misses that a survivor comes through."""
    survivor, traits = game.state.survivors[who], game.traits(who)
    shields = [
        card for card in survivor.body if card != EMPTY and game.gear(card).has("ignore-attack")
    ]
    points = survivor.armor - 1 + min(traits.tough, damage)
    if traits.has(PAY_WITH_CARDS):
        points += len(spare_cards(game, survivor)) - len(shields)
    return len(shields) + points // damage


class FriendlyFire(Procedure, frozen=True, gc=False):
    """Every miss of a shot hits a friend in the target zone, and lands whole (Z-FRIEND-01, 02)."""

    who: int
    friends: tuple[int, ...]  # who stood there when the shot was made: a wreck takes the rest
    misses: int
    damage: int
    toughened: tuple[int, ...] = ()  # who has ignored a first point already

    def step(self, game: ZombicideGame) -> Decision | None:
        """The players share the misses out."""
        if not self.misses:
            game.end()
            return None
        take = game.world.menu.take
        about = {"who": self.who, "count": self.misses, "damage": self.damage}
        options = [take[figure] for figure in self.friends]
        return Decision(game.world.seats, "friendly-fire", options, "Z-FRIEND-01", about)

    def chosen(self, game: ZombicideGame, option: opt.Pick) -> None:
        """One miss lands."""
        game.goto(replace(self, misses=self.misses - 1))
        game.tell(ev.AttackLanded, option.who, -1, self.damage, rule="Z-FRIEND-01")
        game.call(Suffer(option.who, self.damage, -1, option.who not in self.toughened))

    def returned(self, game: ZombicideGame, toughened: int | None) -> None:
        """Remember who has used up their toughness in this case of friendly fire."""
        if toughened is not None:
            game.goto(replace(self, toughened=(*self.toughened, toughened)))
