"""Making extra equipment out of other cards, free, in one's own turn (NLD-SPEC-01 to 10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

import msgspec

from shambler.games.zombicide.core.arranging import Arrange
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.gear import Gear
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.inventory import carried, lose_card, put_away
from shambler.games.zombicide.core.needs import LADEN
from shambler.games.zombicide.core.state import Survivor
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.systems.combining.events import CardsCombined
from shambler.games.zombicide.systems.combining.options import Combine
from shambler.games.zombicide.systems.combining.words import MadeOf
from shambler.games.zombicide.systems.reloading.reload_state import set_unloaded, unloaded_in
from shambler.kernel.decision import Option


class Recipe(msgspec.Struct, frozen=True):
    """A card, the copies of each part it is made of, and the parts that are used up."""

    gear: Gear
    made_of: tuple[str, ...]
    copies: tuple[frozenset[int], ...]
    spent: tuple[str, ...]


class Combining(System):
    """The recipes of the content."""

    def __init__(self, world: Any) -> None:
        self.recipes = {recipe.gear.id: recipe for recipe in _recipes(world)}
        every = [copies for recipe in self.recipes.values() for copies in recipe.copies]
        self.ingredients: frozenset[int] = frozenset().union(*every)


def _recipes(world: Any) -> Iterator[Recipe]:
    for key, card in world.content.cards.items():
        for word in card.abilities:
            if isinstance(word, MadeOf):
                copies = tuple(world.copies_of(part) for part in word.parts)
                spent = tuple(part for part in word.parts if part not in word.keeps)
                yield Recipe(world.gear_of[key], word.parts, copies, spent)


def parts_of(world: Any, card: str) -> tuple[str, ...]:
    """What a card is made of; nothing, if it is not made of others."""
    system: Combining | None = world.systems.get(Combining)
    recipe = system.recipes.get(card) if system is not None else None
    return recipe.made_of if recipe is not None else ()


def spent_for(world: Any, card: str) -> tuple[str, ...]:
    """What is used up to make a card."""
    table: Combining = world.system(Combining)
    return table.recipes[card].spent


def _copy(game: ZombicideGame, gear: Gear) -> int:
    """A copy of an extra card in the supply; -1 if none is left."""
    return next((card for card in game.state.supply if game.gear(card) is gear), -1)


def _spend(game: ZombicideGame, survivor: Survivor, model: str) -> None:
    """An empty weapon goes first; what is discarded is loaded when it comes back."""
    cards = [card for card in carried(survivor) if game.gear(card).model == model]
    unloaded = unloaded_in(game.state)
    card = min(cards, key=lambda card: card not in unloaded)
    lose_card(survivor, card)
    put_away(game, card)
    set_unloaded(game.state, (other for other in unloaded if other != card))


class CombineActions(ActionFamily):
    """Making a card out of others; it costs no action."""

    carries: ClassVar[tuple[type[Option], ...]] = (Combine,)
    wants: ClassVar[int] = LADEN

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Every card that what they carry can be made into, if a copy is left."""
        survivor, table = standing.survivor, game.world.systems[Combining]
        carries = survivor.hands + survivor.pack
        if table.ingredients.isdisjoint(carries):
            return
        cards = table.ingredients.intersection(carries)
        if len(cards) < 2:
            return  # nothing is made of one card
        for gear_id, recipe in table.recipes.items():
            if not any(part.isdisjoint(cards) for part in recipe.copies):
                choice = Combine(f"combine:{gear_id}", gear_id)
                if _copy(game, recipe.gear) < 0:
                    game.forbid(choice.key, "NLD-SPEC-02", "no-copy", card=gear_id)
                else:
                    options.append(choice)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: Combine) -> None:
        """The parts are discarded, but for those the recipe keeps; it cannot be undone."""
        recipe = game.world.system(Combining).recipes[option.card]
        survivor = game.state.survivors[turn.who]
        card = _copy(game, recipe.gear)
        for part in recipe.spent:
            _spend(game, survivor, part)
        game.state.supply = tuple(other for other in game.state.supply if other != card)
        game.tell(CardsCombined, turn.who, card)
        game.call(Arrange.of(game, (turn.who,), (card,), "NLD-SPEC-02"))
        report(game, Listener.traded, turn.who, (), (option.card,))


COMBINING: Final = CombineActions(free=True, confined=True)
