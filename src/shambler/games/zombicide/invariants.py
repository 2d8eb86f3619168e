"""What must hold in every position: nothing comes from nowhere, nothing is lost."""

from __future__ import annotations

from shambler.games.zombicide.core.arranging import Arrange
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.inventory import carried
from shambler.games.zombicide.core.objectives import LookAtLost
from shambler.games.zombicide.core.searching import Receive, SearchZone
from shambler.games.zombicide.core.state import GONE, IN_PLAY
from shambler.games.zombicide.system_parts import (
    cars_shown,
    machines_shown,
    mold_shown,
    noise_at,
    tokens_of,
    unit_zones,
)


def broken(game: ZombicideGame) -> list[str]:
    """Every invariant that does not hold, in words."""
    found = [*_figures(game), *_survivors(game), *_doors(game), *_remotes(game), *_cars(game)]
    if game.state.outcome is None:  # a game that ends drops the cards and tokens being handled
        found += [*_cards(game), *_tokens(game)]
    return found


def _figures(game: ZombicideGame) -> list[str]:
    """Miniatures are on the board, in the pool, or kept aside by the mission."""
    state, found = game.state, []
    for foe, kind in enumerate(game.world.foes):
        board = sum(counts[foe] for counts in state.enemies)
        kept = state.tally.get(f"kept-{kind.id}", 0)
        if board + state.pool[foe] + kept != kind.miniatures or state.pool[foe] < 0:
            found.append(f"{kind.id}: {board} on the board, {state.pool[foe]} left")
    for zone, counts in enumerate(state.enemies):
        if min(counts) < 0:
            found.append(f"fewer than no enemies in zone {zone}")
        if any(counts) != bool(state.infested >> zone & 1):
            found.append(f"zone {zone} is marked wrongly as infested or not")
    return found


def _cards(game: ZombicideGame) -> list[str]:
    """Every card is in exactly one place."""
    state = game.state
    places = [
        *(card for stock in state.stocks for card in stock.cards),
        *state.discards,
        *state.prototypes.cards,
        *state.supply,
        *state.aside,
        *state.removed,
        *state.starting,
    ]
    for survivor in state.survivors:
        places += carried(survivor)
    for frame in state.stack:
        if isinstance(frame, SearchZone):
            places += frame.found
        elif isinstance(frame, Receive):
            places += frame.cards
        elif isinstance(frame, Arrange):
            places += frame.new
    wanted = list(range(len(game.world.cards)))
    if sorted(places) == wanted:
        deck = [*state.enemy_deck.cards, *state.enemy_discards]
        lost = sorted(deck) != sorted(game.world.enemy_deck)
        return ["the enemy deck has lost or gained cards"] if lost else []
    missing = sorted(set(wanted) - set(places))
    double = sorted({card for card in places if places.count(card) > 1})
    names = [game.gear(card).id for card in (*missing, *double)]
    return [f"cards lost {missing} or doubled {double}: {', '.join(names)}"]


def _survivors(game: ZombicideGame) -> list[str]:
    """Slots hold what fits them; nobody is outside without air."""
    found = []
    for who, survivor in enumerate(game.state.survivors):
        name = game.world.names[who]
        if (survivor.status == IN_PLAY) != (survivor.zone >= 0):
            found.append(f"{name} is in play or on the board, but not both")
        if len(survivor.pack) > game.world.edition.pack + game.traits(who).pack:
            found.append(f"{name} carries too much")
        for slot, cards in (("hand", survivor.hands), ("body", survivor.body)):
            if any(card >= 0 and game.gear(card).slot != slot for card in cards):
                found.append(f"{name} has a card in the wrong slot")
        held = (*survivor.hands, *survivor.body)
        if any(weapon not in held for _, weapon in survivor.attached):
            found.append(f"{name} has something attached to nothing")
        outside = survivor.zone >= 0 and game.world.gated >> survivor.zone & 1
        if outside and not game.has_pass(survivor):
            found.append(f"{name} is outside without a tank")
    return found


def _doors(game: ZombicideGame) -> list[str]:
    ground = mold_shown(game.state)
    found = []
    if ground.closed & ground.destroyed or ground.active & ground.inactive:
        found.append("a door or a mold token shows both faces")
    if not 0 <= game.state.reserve <= game.world.edition.door_reserve:
        found.append(f"{game.state.reserve} doors in the reserve")
    return found


def _tokens(game: ZombicideGame) -> list[str]:
    """Objectives and spawn tokens: what lies face down has a colour left for it."""
    state, world, found = game.state, game.world, []
    looking = [t for f in state.stack if isinstance(f, LookAtLost) for t in f.tokens]
    down = sum(not token.color for token in (*state.tokens, *looking))
    if down != len(state.hidden):
        found.append(f"{down} face-down objectives, {len(state.hidden)} colours")
    lost = sum(n for name, n in state.tally.items() if name.startswith("lost-"))
    there = len(state.tokens) + len(looking) + len(state.taken) + lost
    if there != sum(world.mission.objective_colors().values()):
        found.append("an objective is lost or doubled")
    nests = sum(bool(token.pool) for token in state.spawns)
    if nests != len(state.buried):
        found.append(f"{nests} face-down spawn tokens, {len(state.buried)} colours")
    if state.tally.get("crew", 0) > max(
        noise_at(state, zone) for zone in range(len(state.enemies))
    ):
        found.append("the crew makes no noise")
    return found


def _remotes(game: ZombicideGame) -> list[str]:
    """A remote lies on the board or is held by one survivor, never both."""
    state = game.state
    held = [unit for who in range(len(state.survivors)) for unit in tokens_of(state, who)]
    remotes = machines_shown(state).remotes
    lying = [machine for machine, zone in enumerate(remotes) if zone != GONE]
    return ["a remote is in two places"] if len({*held, *lying}) < len(held) + len(lying) else []


def _cars(game: ZombicideGame) -> list[str]:
    """Whoever sits in a car is where it is, and its driver is one of them."""
    state, found = game.state, []
    zones, cars = unit_zones(state), cars_shown(state)
    for who, car in enumerate(cars.seats):
        if car >= 0 and zones[car] != state.survivors[who].zone >= 0:
            found.append(f"{game.world.names[who]} sits in a car somewhere else")
    for number, driver in enumerate(cars.drivers):
        if driver >= 0 and cars.seats[driver] != number:
            found.append(f"the driver of car {number} is not in it")
    return found
