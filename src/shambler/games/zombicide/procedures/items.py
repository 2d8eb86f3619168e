"""Items used from the inventory: food, repair kits."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.edition import Actions
from shambler.games.zombicide.procedures.inventory import carried, lose_card, put_away
from shambler.games.zombicide.procedures.levels import GainExperience
from shambler.games.zombicide.procedures.turn import Standing, Turn
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Option


def list_items(game: Table, standing: Standing, options: list[Option]) -> None:
    """Every item that would do something now."""
    survivor, items = standing.survivor, game.world.items
    if items.isdisjoint(survivor.pack):
        return
    seen: set[str] = set()
    for card in survivor.pack:
        gear = game.gear(card)
        if gear.item is None or gear.id in seen:
            continue
        seen.add(gear.id)
        if not standing.can("item", gear.item.number("actions")):
            game.forbid(f"item:{gear.id}", "Z-ROUND-03", "no-actions")
            continue
        if gear.item.name == "gain-experience":
            options.append(opt.UseItem(f"item:{gear.id}", gear.id, standing.who))
            continue
        hurt = [
            who
            for who in game.here(standing.zone)
            if game.state.survivors[who].armor < game.world.armor[who]
        ]
        for who in hurt:
            key = f"item:{gear.id}>{game.world.names[who]}"
            options.append(opt.UseItem(key, gear.id, who))
        if not hurt:
            game.forbid(f"item:{gear.id}", "Z-INV-01", "full-armor")


def use_item(game: Table, turn: Turn, option: opt.UseItem) -> None:
    """The card is discarded and does what it says."""
    survivor = game.state.survivors[turn.who]
    card = next(c for c in carried(survivor) if game.gear(c).id == option.card)
    item = game.gear(card).item
    assert item is not None
    if item.number("actions"):
        turn.pay(game, "item", item.number("actions"))
    lose_card(survivor, card)
    put_away(game, card)
    game.tell(ev.ItemUsed, turn.who, card)
    if item.name == "gain-experience":
        game.call(GainExperience(option.who, item.number("amount")))
    else:
        friend = game.state.survivors[option.who]
        gained = game.world.armor[option.who] - friend.armor
        friend.armor += gained
        game.tell(ev.ArmorRestored, option.who, gained)


ITEMS = Actions(list_items, {opt.UseItem: use_item}, free=True)
