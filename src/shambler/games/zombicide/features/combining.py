"""Making extra equipment out of other cards, free, in one's own turn (NLD-SPEC-01 to 10)."""

from __future__ import annotations

from shambler.games.zombicide import options as opt
from shambler.games.zombicide import scene_events as told
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.features.missions import combined
from shambler.games.zombicide.gear import Gear
from shambler.games.zombicide.procedures.inventory import Arrange, carried, lose_card, put_away
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.state import Survivor
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Option


def list_combinations(game: Table, standing: Standing, options: list[Option]) -> None:
    """Every card that what they carry can be made into, if a copy is left."""
    survivor, parts = standing.survivor, game.world.ingredients
    if parts.isdisjoint(survivor.pack) and parts.isdisjoint(survivor.hands):
        return
    cards = parts.intersection(carried(survivor))
    if len(cards) < 2:
        return  # nothing is made of one card
    for gear, copies in game.world.recipes:
        if not any(part.isdisjoint(cards) for part in copies):
            choice = opt.Combine(f"combine:{gear.id}", gear.id)
            if _copy(game, gear) < 0:
                game.forbid(choice.key, "NLD-SPEC-02", "no-copy", card=gear.id)
            else:
                options.append(choice)


def _copy(game: Table, gear: Gear) -> int:
    """A copy of an extra card in the supply; -1 if none is left."""
    return next((card for card in game.state.supply if game.gear(card) is gear), -1)


def combine(game: Table, turn: Turn, option: opt.Combine) -> None:
    """The parts are discarded, but for those the recipe keeps; it cannot be undone."""
    gear = game.world.gear_of[option.card]
    survivor = game.state.survivors[turn.who]
    card = _copy(game, gear)
    for part in gear.made_of:
        if part not in gear.keeps:
            _spend(game, survivor, part)
    game.state.supply = tuple(other for other in game.state.supply if other != card)
    game.tell(told.CardsCombined, turn.who, card)
    game.call(Arrange.of(game, (turn.who,), (card,), "NLD-SPEC-02"))
    combined(game, turn.who, gear.id)


def _spend(game: Table, survivor: Survivor, model: str) -> None:
    """An empty weapon goes first; what is discarded is loaded when it comes back."""
    cards = [card for card in carried(survivor) if game.gear(card).model == model]
    unloaded = game.state.unloaded
    card = min(cards, key=lambda card: card not in unloaded)
    lose_card(survivor, card)
    put_away(game, card)
    game.state.unloaded = tuple(other for other in unloaded if other != card)


COMBINING = Actions(list_combinations, {opt.Combine: combine}, free=True, seated=True)
