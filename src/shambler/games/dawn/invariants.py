"""What must always hold, for the conformance kit."""

from __future__ import annotations

from collections import Counter

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.retreat import at_peace
from shambler.games.dawn.procedures.surprise import AfterAmbush
from shambler.games.dawn.procedures.windows import PutAway
from shambler.games.dawn.state import (
    BEDS,
    CEMETERY,
    COMATOSE,
    DEFIANT,
    FIRST_SPACE,
    JAIL,
    LABORATORY,
    OFFICES,
    OUT,
    POOL,
    TOWN,
    TRAINED,
)


def broken(game: DawnGame) -> list[str]:
    """Every complaint about the position."""
    return [*counters(game), *stacks(game), *stock(game), *cards(game)]


def counters(game: DawnGame) -> list[str]:
    """Counters are where counters can be, with Hits they can have."""
    state, world = game.state, game.world
    found = []
    for zed, at in enumerate(state.zed_at):
        name = world.zeds.ids[zed]
        if at not in (POOL, OUT, TOWN) and at not in world.board.spaces:
            found.append(f"{name} is at {at}")
        if not 0 <= state.zed_damage[zed] < 2 * world.zeds.hits[zed]:
            found.append(f"{name} has taken {state.zed_damage[zed]} Hits")
        if FIRST_SPACE > at != TOWN and (state.zed_damage[zed] or state.zed_marks[zed]):
            found.append(f"{name} is off the board, wounded or marked")
        if state.zed_marks[zed] and zed >= world.zeds.regular:
            found.append(f"{name} carries a Status marker")
    for unit, at in enumerate(state.unit_at):
        name = world.units.ids[unit]
        jailed = at == JAIL and unit in world.units.un_zeds
        if at > CEMETERY and at not in (POOL, OUT) and at not in world.board.spaces and not jailed:
            found.append(f"{name} is at {at}")
        if unit in world.units.un_zeds and TOWN < at < JAIL:
            found.append(f"{name} is where no Un-Zeds may be")
        if not 0 <= state.unit_damage[unit] < world.units.life[unit]:
            found.append(f"{name} has taken {state.unit_damage[unit]} Hits")
        if state.unit_marks[unit] & COMATOSE and at not in BEDS:
            found.append(f"{name} is comatose outside the Hospital")
    rooms = Counter(at for at in state.unit_at if at in (*BEDS, *OFFICES, LABORATORY))
    found += [f"{n} units in {world.board.ids[at]}" for at, n in rooms.items() if n > 1]
    marked = sum(bool(marks & (DEFIANT | TRAINED)) for marks in state.unit_marks)
    if marked > world.numbers.set_up.defiant_markers:
        found.append(f"{marked} Defiant and Trained markers")
    if len(state.chaos) > world.chaos_markers:
        found.append(f"{len(state.chaos)} Chaos markers")
    return found


def stacks(game: DawnGame) -> list[str]:
    """Stacking limits hold (DOZ-ZEDS-10, DOZ-MOVE-04), except while a combat is being settled."""
    state, board = game.state, game.world.board
    fighting = any(type(frame).__name__ in UNSETTLED for frame in state.stack)
    if fighting or state.outcome is not None:  # the end may come in the middle of a combat
        return []
    free, stacked = game.world.zeds.stack_free, game.world.units.stacks
    zeds = Counter(at for z, at in enumerate(state.zed_at) if at >= FIRST_SPACE and not free[z])
    units = Counter(at for u, at in enumerate(state.unit_at) if at >= FIRST_SPACE and stacked[u])
    found = [f"{n} Zeds in {board.ids[at]}" for at, n in zeds.items() if n > board.zed_room[at]]
    found += [f"{n} units in {board.ids[at]}" for at, n in units.items() if n > board.unit_room[at]]
    found += [
        f"Zeds and units share {board.ids[at]}"
        for at in zeds
        if not board.is_start[at]
        and any(not at_peace(game, unit, at) for unit in game.fighters_at(at))
    ]
    if TOWN in state.zed_at:
        found.append("Zeds in Town Center and nobody noticed")
    return found


UNSETTLED = frozenset(
    {
        "Fight",
        "RetreatZeds",
        "RetreatUnits",
        "RetreatAttacker",
        "Blast",
        "Collapse",
        "EnterZeds",
        "MineBlast",
        "Settle",
        "StayHidden",
        "TryToHide",
        "HideOrRetreat",
        "AfterStench",
        "Scatter",
        "BackUp",
        "SurfaceAt",
        AfterAmbush.__name__,
    }
)


def stock(game: DawnGame) -> list[str]:
    """Markers are on their tracks."""
    state, ends = game.state, game.world.numbers.tracks
    found = []
    for name, value, most in (
        ("Ammo", state.ammo, ends.ammo),
        ("Supplies", state.supplies, ends.supplies),
        ("Infection", state.infection, ends.infection),
        ("Event Actions", state.event_actions, ends.event_actions),
        ("Zeds Actions", state.zeds_actions, ends.zeds_actions),
    ):
        if not 0 <= value <= most:
            found.append(f"{name} at {value}")
    return found


def cards(game: DawnGame) -> list[str]:
    """Every Fate card is in one place; no Event comes twice."""
    state = game.state
    due = {frame.card for frame in state.stack if hasattr(frame, "card")}
    due |= {frame.due for frame in state.stack if hasattr(frame, "due")}
    played = {frame.card for frame in state.stack if type(frame) is PutAway}
    resting = {*state.fate.cards, *state.fate_discards, *state.held}
    due = {card for card in due if card not in resting or card in played}
    lying = [*state.fate.cards, *state.fate_discards, *state.held, state.fate_due, *due]
    counted = Counter(card for card in lying if card >= 0)
    found = [f"{game.world.fate[c].id} lies in {n} places" for c, n in counted.items() if n > 1]
    missing = set(game.world.plan.fate) - set(counted)
    if state.outcome is not None:  # whatever was going on is dropped with the card it was about
        missing = set()
    found += [f"{game.world.fate[card].id} is nowhere" for card in missing]
    if len(set(state.drawn)) != len(state.drawn):
        found.append("an Event card was drawn twice")
    return found
