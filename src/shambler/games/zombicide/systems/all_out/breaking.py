"""Weapons that break, and what mends them in time (FH-ALLOUT-05, FH-ALLOUT-07, FHR-06)."""

from __future__ import annotations

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.inventory import (
    carried,
    copy_name,
    drop_card,
    lose_card,
    marked,
    put_away,
    set_apart,
)
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.systems.all_out.break_state import breaks_in, change_breaks
from shambler.games.zombicide.systems.all_out.events import BreaksMended, WeaponBroke
from shambler.games.zombicide.systems.all_out.options import LoseWeapon, Mend
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.procedure import Procedure

BY_SKILL = -1


class AskMending(Procedure, frozen=True, gc=False):
    """Asked once per roll: a Repair Kit, Spare parts or Ignore 1 Break (FHR-06)."""

    who: int
    used: tuple[int, ...]
    combat: int

    def step(self, game: ZombicideGame) -> Decision | None:
        """What the survivor has; nothing to choose if that is nothing."""
        options = self._options(game)
        if not options:
            game.end()
            return None
        about = {"who": self.who}
        return Decision(
            game.world.seat_of[self.who], "mend-breaks", [*options, PASS], "FHR-06", about
        )

    def _options(self, game: ZombicideGame) -> list[Option]:
        traits, survivor = game.traits(self.who), game.state.survivors[self.who]
        found: list[Option] = []
        if traits.has("ignore-breaks") and self.who not in breaks_in(game.state).ignored:
            found.append(Mend("mend:skill", BY_SKILL))
        mending: list[int] = []
        for card in carried(survivor):
            gear = game.gear(card)
            spare = traits.has("spare-parts") and card not in self.used
            part = spare and any(weapon.combat == self.combat for weapon in gear.weapons)
            if gear.has("mend-breaks") or part:
                mending.append(card)
        apart = set_apart(game, mending)
        first = {copy_name(game, card, apart): card for card in reversed(mending)}
        mends = [Mend(f"mend:{game.gear(card).id}", card) for card in mending]
        return [*found, *marked((m for m in mends if m.card in first.values()), apart)]

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """The weapons hold, or not."""
        game.end()
        if not isinstance(option, Mend):
            return
        change_breaks(game.state, breaks=0)
        if option.card == BY_SKILL:
            change_breaks(game.state, ignored=(*breaks_in(game.state).ignored, self.who))
        else:
            drop_card(game, self.who, option.card)
        game.tell(BreaksMended, self.who)


class BreakWeapons(Procedure, frozen=True, gc=False):
    """Each break destroys one of the weapons used, the player's choice (FH-ALLOUT-07)."""

    who: int
    cards: tuple[int, ...]
    breaks: int

    def step(self, game: ZombicideGame) -> Decision | None:
        """Two weapons of a model are all the same unless one is fed or empty: ask."""
        if not self.breaks or not self.cards or game.state.survivors[self.who].status != IN_PLAY:
            game.end()
            return None
        if self.breaks >= len(self.cards):
            for card in self.cards:
                self._break(game, card)
            game.end()
            return None
        names = [game.gear(card).id for card in self.cards]
        options: list[Option] = [
            LoseWeapon(f"lose-weapon:{name}:{number}", card)
            for number, (name, card) in enumerate(zip(names, self.cards, strict=True), 1)
        ]
        about = {"who": self.who}
        return Decision(game.world.seat_of[self.who], "break", options, "FH-ALLOUT-07", about)

    def chosen(self, game: ZombicideGame, option: LoseWeapon) -> None:
        """One is gone."""
        rest = tuple(card for card in self.cards if card != option.card)
        game.goto(BreakWeapons(self.who, rest, self.breaks - 1))
        self._break(game, option.card)

    def _break(self, game: ZombicideGame, card: int) -> None:
        survivor = game.state.survivors[self.who]
        if card in carried(survivor):
            lose_card(survivor, card)
            put_away(game, card)
            game.tell(WeaponBroke, self.who, card)
