"""Weapons that fire once and are then reloaded for an action (NLD-TRAIT-01 to 04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shambler.games.zombicide import options as opt
from shambler.games.zombicide import scene_events as told
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.features.missions import MissionRule
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.table import Table


def list_reload(game: Table, standing: Standing, options: list[Option]) -> None:
    """Every kind of empty weapon in hand."""
    unloaded = game.state.unloaded
    if not unloaded:
        return
    empty = {game.gear(card).model for card in standing.survivor.hands if card in unloaded}
    for model in sorted(empty):
        choice = opt.Reload(f"reload:{model}", model)
        if standing.can("reload"):
            options.append(choice)
        else:
            game.forbid(choice.key, "Z-ROUND-03", "no-actions")


def reload(game: Table, turn: Turn, option: opt.Reload) -> None:
    """One action loads both weapons of a pair (NLD-TRAIT-03)."""
    turn.pay(game, "reload")
    state, hands = game.state, game.state.survivors[turn.who].hands
    loaded = [card for card in hands if card >= 0 and game.gear(card).model == option.card]
    state.unloaded = tuple(card for card in state.unloaded if card not in loaded)
    game.tell(told.Reloaded, turn.who, option.card)


RELOADING = Actions(list_reload, {opt.Reload: reload}, seated=True)


class ReloadAll(MissionRule):
    """In the end phase every weapon is loaded again, free (NLD-ROUND-10)."""

    name: ClassVar[str] = "reload-all"

    def end_phase(self, game: Table) -> None:
        """Wherever they are."""
        game.state.unloaded = ()
