"""What missions change on the table before anybody decides anything."""

from __future__ import annotations

from collections.abc import Callable

from shambler.games.zombicide.content import Effect
from shambler.games.zombicide.missions.marks import CREW
from shambler.games.zombicide.state import EMPTY, TableState
from shambler.games.zombicide.world import World

SetupEffect = Callable[[World, TableState, Effect], None]


def set_aside_cards(world: World, state: TableState, effect: Effect) -> None:
    """One copy of each card is kept apart (INV-M0-04)."""
    for name in effect.texts("cards"):
        card = world.copies[name][0]
        if card in state.prototypes.bag:
            state.prototypes = state.prototypes.remove(card)
        else:
            state.equipment = state.equipment.remove(card)
        state.aside = (*state.aside, card)


def equip(world: World, state: TableState, effect: Effect) -> None:
    """Every member of the team wears a tank (INV-MIS-03)."""
    for survivor in state.survivors[: world.team]:
        at = survivor.body.index(EMPTY)
        survivor.body = (*survivor.body[:at], state.supply[0], *survivor.body[at + 1 :])
        state.supply = state.supply[1:]


def place_crew(world: World, state: TableState, effect: Effect) -> None:
    """Noise tokens that stand for people (INV-M3-06)."""
    state.tally[CREW] = effect.number("tokens")
    state.noise[world.place(effect.text("zone"))] = effect.number("tokens")


def hide_spawn_token(world: World, state: TableState, effect: Effect) -> None:
    """One token of the pool has another colour; which one, nobody knows (INV-M6-03)."""
    pool = [token for token in state.spawns if token.pool == effect.text("pool")]
    state.buried = (effect.text("color"), *(token.color for token in pool[1:]))


# Words that are not here only describe: other parts of the mission file say what they mean.
SETUP_EFFECTS: dict[str, SetupEffect] = {
    "set-aside-cards": set_aside_cards,
    "equip": equip,
    "place-crew": place_crew,
    "hide-spawn-token": hide_spawn_token,
}
