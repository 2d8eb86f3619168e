"""What a card that one plays is sure to do, told before it is played.

The card is played on a copy of the position, to the end of what it does or to the next question,
the next card that chance has to turn included: what is read off there lies open (AMB-17). Points
come first, then Resistance and attack, then what Research is due, then how well a place stands.
"""

from __future__ import annotations

from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.options import (
    Aim,
    Brave,
    PlaceHuman,
    PlaceResearch,
    PlayRage,
    PlayZombie,
)
from shambler.games.invazions.state import HUMAN
from shambler.kernel.chance import TYPED_IN
from shambler.kernel.consequence import Consequence
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.procedure import Procedure

CARDS = (PlaceHuman, PlaceResearch, Brave, Aim, PlayZombie, PlayRage)


class AfterTheCard(Procedure, frozen=True, gc=False):
    """Lies below whoever plays the card, so that a copy goes no further than their turn."""

    def step(self, game: InvazionsGame) -> Decision:
        """Wait: the copy is looked at and thrown away."""
        return Decision((HUMAN,), "after-the-card", [PASS], public=False)


def consequence(game: InvazionsGame, option: Option) -> Consequence | None:
    """The first thing that is another one once this card is played."""
    if not isinstance(option, CARDS):
        return None
    twin = game.copy(TYPED_IN)
    twin.state.stack.insert(-1, AfterTheCard())
    twin.submit(option)
    scored = _scored(game, twin)
    if scored is not None:
        return scored
    places = range(len(game.world.places))
    for change in (_wall, _due, _stand):
        for place in places:
            found = change(game, twin, place)
            if found is not None:
                return found
    return None


def _scored(before: InvazionsGame, after: InvazionsGame) -> Consequence | None:
    was, points = before.state.human.score, after.state.human.score
    return Consequence("points", {"was": was, "points": points}) if points != was else None


def _wall(before: InvazionsGame, after: InvazionsGame, place: int) -> Consequence | None:
    wall, attack = after.resistance_at(place), after.attack_at(place)
    was, attacked = before.resistance_at(place), before.attack_at(place)
    about = {"place": place, "was": was, "resistance": wall, "attack": attack}
    if attack != attacked:
        return Consequence("attack", {**about, "in": "yes" if attack >= wall else "no"})
    if wall != was:
        return Consequence("wall", {**about, "under": "yes" if attack else "no"})
    return None


def _due(before: InvazionsGame, after: InvazionsGame, place: int) -> Consequence | None:
    was, due = before.due_at(place), after.due_at(place)
    return Consequence("due", {"place": place, "was": was, "due": due}) if due != was else None


def _stand(before: InvazionsGame, after: InvazionsGame, place: int) -> Consequence | None:
    was, stand = before.stand_at(place), after.stand_at(place)
    about = {"place": place, "was": was, "stand": stand}
    return Consequence("stand", about) if stand != was else None
