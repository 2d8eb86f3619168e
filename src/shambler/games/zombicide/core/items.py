"""Items used from the inventory: food, repair kits."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.inventory import carried, lose_card, put_away
from shambler.games.zombicide.core.needs import LADEN
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.kernel.decision import Option


class ItemActions(ActionFamily):
    """Using cards up; some cost no action."""

    carries: ClassVar[tuple[type[Option], ...]] = (opt.UseItem,)
    wants: ClassVar[int] = LADEN

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """Every item that would do something now."""
        survivor, items = standing.survivor, game.world.items
        cards = survivor.hands + survivor.pack
        if items.isdisjoint(cards):
            return
        seen: set[str] = set()
        for card in cards:
            if card == EMPTY:
                continue
            gear = game.gear(card)
            if gear.item is None or gear.id in seen:
                continue
            seen.add(gear.id)
            if not standing.can("item", gear.item.actions):
                continue
            whom = gear.item.whom(game, standing.who)
            if whom is None:
                options.append(opt.UseItem(f"item:{gear.id}", gear.id, standing.who))
                continue
            for who in game.here(standing.zone):
                key = f"item:{gear.id}>{game.world.names[who]}"
                if who in whom:
                    options.append(opt.UseItem(key, gear.id, who))
                else:
                    game.forbid(key, "Z-INV-01", "full-armor", who=who)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: opt.UseItem) -> None:
        """The card is discarded and does what it says."""
        survivor = game.state.survivors[turn.who]
        card = next(c for c in carried(survivor) if game.gear(c).id == option.card)
        item = game.gear(card).item
        assert item is not None
        if item.actions:
            turn.pay(game, "item", item.actions)
        lose_card(survivor, card)
        put_away(game, card)
        game.tell(ev.ItemUsed, turn.who, card)
        item.use(game, option.who)


ITEMS: Final = ItemActions(free=True)
