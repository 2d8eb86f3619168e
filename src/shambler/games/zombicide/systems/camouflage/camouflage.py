"""Camouflage (INV-SKILL-28 to 30): unseen at the start of one's turn, ignored by enemies."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import ZombicideState
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.systems.camouflage import events as ev
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure

HIDE, STAY = opt.Say("say:hide", "hide"), opt.Say("say:stay-visible", "stay-visible")


class CamouflageTokens(msgspec.Struct, frozen=True):
    """Who has a token, as bits."""

    hidden: int = 0


def is_hidden(state: ZombicideState, who: int) -> bool:
    """Does this survivor have a camouflage token?"""
    table: Any = state
    return bool(table.camouflage.hidden >> who & 1)


class Camouflage(System):
    """Offers tokens at the start of turns, and takes them away from whoever can be noticed."""

    part: ClassVar[str] = "camouflage"

    def first(self, world: Any) -> CamouflageTokens:
        """Nobody has a token."""
        return CamouflageTokens()

    def turn_begins(self, game: ZombicideGame, who: int) -> None:
        """Before the first action."""
        if game.traits(who).has("camouflage") and not is_hidden(game.state, who):
            game.call(Hide(who))

    def ignored(self, game: ZombicideGame, whos: int) -> int:
        """Enemies neither attack nor see those with a token (INV-ATTACK-08)."""
        table: Any = game.state
        hidden: int = table.camouflage.hidden
        return whos | hidden

    def noticed(self, game: ZombicideGame, who: int) -> None:
        """Fighting, machines and noise give a hidden survivor away (INV-SKILL-30)."""
        if is_hidden(game.state, who):
            _mark(game, who, hidden=False)
            game.tell(ev.Uncovered, who)


def _mark(game: ZombicideGame, who: int, hidden: bool) -> None:
    table: Any = game.state
    others = table.camouflage.hidden & ~(1 << who)
    table.camouflage = CamouflageTokens(others | hidden << who)


class Hide(Procedure, frozen=True, gc=False):
    """Take a camouflage token if no enemy sees the survivor."""

    who: int

    def step(self, game: ZombicideGame) -> Decision | None:
        """An enemy sees whom it could walk to in a line: sight is mutual."""
        zone = game.state.survivors[self.who].zone
        watched = any(
            game.terrain.plain[there].mask >> zone & 1
            for there in game.zones_of(game.state.infested)
        )
        if watched:
            game.end()
            return None
        seats = (game.world.owners[self.who],)
        return Decision(seats, "hide", [HIDE, STAY], "INV-SKILL-28", {"who": self.who})

    def chosen(self, game: ZombicideGame, option: opt.Say) -> None:
        """Hidden, or not."""
        if option.word == "hide":
            _mark(game, self.who, hidden=True)
            game.tell(ev.Hidden, self.who)
        game.end()
