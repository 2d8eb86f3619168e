"""What a card of the hand does to the wall it is played at, told before it is played.

The card is played on a copy of the position, to the end of what it does or to the next question,
the next card that chance has to turn included: what is read off there are Resistance and attack,
which lie open (AMB-17).
"""

from __future__ import annotations

from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.options import Aim, Brave, PlaceHuman, PlayRage, PlayZombie
from shambler.games.invazions.state import HUMAN
from shambler.kernel.chance import TYPED_IN
from shambler.kernel.consequence import Consequence
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.procedure import Procedure

FROM_HAND = (PlaceHuman, Brave, Aim, PlayZombie, PlayRage)


class AfterTheCard(Procedure, frozen=True, gc=False):
    """Lies below whoever plays the card, so that a copy goes no further than their turn."""

    def step(self, game: InvazionsGame) -> Decision:
        """Wait: the copy is looked at and thrown away."""
        return Decision((HUMAN,), "after-the-card", [PASS], public=False)


def consequence(game: InvazionsGame, option: Option) -> Consequence | None:
    """The first place that is harder or easier to enter once this card is played."""
    if not isinstance(option, FROM_HAND):
        return None
    twin = game.copy(TYPED_IN)
    twin.state.stack.insert(-1, AfterTheCard())
    twin.submit(option)
    for place in range(len(game.world.places)):
        found = _change(game, twin, place)
        if found is not None:
            return found
    return None


def _change(before: InvazionsGame, after: InvazionsGame, place: int) -> Consequence | None:
    wall, attack = after.resistance_at(place), after.attack_at(place)
    was, attacked = before.resistance_at(place), before.attack_at(place)
    about = {"place": place, "was": was, "resistance": wall, "attack": attack}
    if attack != attacked:
        return Consequence("attack", {**about, "in": "yes" if attack >= wall else "no"})
    if wall != was:
        return Consequence("wall", {**about, "under": "yes" if attack else "no"})
    return None
