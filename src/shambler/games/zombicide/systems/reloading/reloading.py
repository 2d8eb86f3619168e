"""Weapons that fire once and are then reloaded for an action (Z-RELOAD-01 to 05)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shambler.games.zombicide.core.combat import Strike
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.inventory import at_hand
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.systems.needs import UNLOADED
from shambler.games.zombicide.systems.reloading.events import Reloaded
from shambler.games.zombicide.systems.reloading.options import Reload
from shambler.games.zombicide.systems.reloading.reload_state import (
    ReloadState,
    set_unloaded,
    unloaded_in,
)
from shambler.games.zombicide.systems.reloading.words import ReloadTrait
from shambler.kernel.decision import Option

PAIR: Final = 2  # weapons that one action loads (Z-RELOAD-03)


class Reloading(System):
    """Which weapons are empty."""

    part: ClassVar[str] = "unloaded"

    def first(self, world: Any) -> ReloadState:
        """All weapons are loaded."""
        return ReloadState()

    def attacked(self, game: ZombicideGame, strike: Strike) -> None:
        """What was fired is empty."""
        if any(isinstance(limit, ReloadTrait) for limit in strike.weapon(game).limits):
            set_unloaded(game.state, (*unloaded_in(game.state), *strike.cards))

    def unfit(self, game: ZombicideGame, cards: frozenset[int]) -> frozenset[int]:
        """An empty weapon is not what a loaded one is (Z-RELOAD-02)."""
        unloaded = unloaded_in(game.state)
        return cards.union(unloaded) if unloaded else cards

    def end_phase(self, game: ZombicideGame) -> None:
        """Every weapon is loaded again, free, wherever it is (Z-RELOAD-05)."""
        set_unloaded(game.state, ())


class ReloadActions(ActionFamily):
    """Loading weapons that were fired."""

    carries: ClassVar[tuple[type[Option], ...]] = (Reload,)

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Every kind of empty weapon that counts as held."""
        unloaded = unloaded_in(game.state)
        if not unloaded or not standing.can("reload"):
            return
        empty: set[str] = set()
        for card in at_hand(standing.survivor, standing.traits):
            if card in unloaded:
                empty.add(game.gear(card).model)
        for model in sorted(empty):
            options.append(Reload(f"reload:{model}", model))

    def carry_out(self, game: ZombicideGame, turn: Turn, option: Reload) -> None:
        """One action loads both weapons of a pair (Z-RELOAD-03)."""
        turn.pay(game, "reload")
        state, empty = game.state, unloaded_in(game.state)
        held = at_hand(state.survivors[turn.who], game.traits(turn.who))
        alike = [card for card in held if card in empty and game.gear(card).model == option.card]
        loaded = alike[:PAIR]
        set_unloaded(state, (card for card in empty if card not in loaded))
        game.tell(Reloaded, turn.who, option.card, rule=_rule_of(game, loaded[0]))


def _rule_of(game: ZombicideGame, card: int) -> str:
    """The rule that the content names for the reload trait of a weapon."""
    limits = (limit for weapon in game.gear(card).weapons for limit in weapon.limits)
    return next(limit.rule for limit in limits if isinstance(limit, ReloadTrait))


RELOADING: Final = ReloadActions(confined=True)
SELDOM_RELOADING: Final = ReloadActions(confined=True, needs=UNLOADED)
