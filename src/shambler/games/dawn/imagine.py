"""Positions a seat cannot tell from the real one.

In a Versus game the Zeds player does not know the top Event card (DOZ-WRIGHT-02) nor the top Fate
card (DOZ-WILSON-09) that the Hero side has looked at. Everything else lies open, or has no order.
"""

from __future__ import annotations

from random import Random

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.event_deck import NORMAL, SPECIAL, candidates
from shambler.games.dawn.state import NOBODY
from shambler.games.dawn.views import may_look
from shambler.kernel.chance import Sampled, Source

IMAGINE_STREAM = 1 << 20  # far from every stream the rules draw from


def imagine(game: DawnGame, seat: int | None, chance: Source) -> DawnGame:
    """The same table with other cards on top, for those who have not looked."""
    twin = game.copy(chance)
    if may_look(game, seat):
        return twin
    state = twin.state
    random = Random(chance.word(IMAGINE_STREAM, 0) if isinstance(chance, Sampled) else None)
    if state.next_event != NOBODY:
        state.next_event = other_event(twin, random)
    if state.fate.top:
        hidden, known = state.fate.shuffled_with(), state.fate.top[0].known_to
        card = random.choice(hidden.bag)
        state.fate = hidden.remove(card).on_top((card,), known)
    twin.derive()
    return twin


def other_event(game: DawnGame, random: Random) -> int:
    """An Event card that could lie on top as well; one whose place is public stays."""
    state, plan = game.state, game.world.plan
    printed = game.world.events[state.next_event]
    if printed.place == "end":
        return random.choice(plan.ends)
    if printed.place:
        return state.next_event
    kinds = (NORMAL,) * state.normal_left + (SPECIAL,) * state.special_left
    return random.choice(candidates(game, random.choice(kinds)))
