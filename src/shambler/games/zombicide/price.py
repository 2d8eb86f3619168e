"""What the options of a turn cost (Z-ROUND-03)."""

from __future__ import annotations

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.turn import Turn, turn_of
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import Option


def price(game: ZombicideGame, option: Option) -> int | None:
    """The ordinary actions an option takes from a turn, 0 if it is free; ``None`` outside of turns.

    It is carried out on a copy of the game, so that every skill and every door has its say; what
    its dice or cards would bring is not looked at.
    """
    turn = game.state.stack[-1] if game.state.stack else None
    if not isinstance(turn, Turn) or isinstance(option, opt.EndTurn):
        return None
    twin = game.copy(Sampled(0))
    turn.perform(twin, option)
    place = turn_of(twin, turn.who)
    after = twin.state.stack[place] if place >= 0 else None
    return after.spent - turn.spent if isinstance(after, Turn) else None
