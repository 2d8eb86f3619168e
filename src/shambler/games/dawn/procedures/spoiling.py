"""Ghost adds a die to somebody's roll, and the Zeds player picks which dice count (DOZ-GHOST-02).

It is announced before the roll; Saving Rolls are spared (DOZ-GHOST-03). The machine asks
:func:`spoil_first` when dice are about to be rolled: it lays a question over the procedure that
wants them. ``state.ghost_dice`` remembers that the question was answered with no.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from shambler.games.dawn.abilities.un_zeds import SpoilARoll
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.versus import RollSpoiled
from shambler.games.dawn.options.picks import UseIt
from shambler.games.dawn.options.versus import KeepDice
from shambler.games.dawn.procedures.saving import SavingRoll
from shambler.games.dawn.procedures.spreaders import SpreaderSave
from shambler.games.dawn.procedures.unzeds_save import UnZedsSave
from shambler.games.dawn.schemes.base import marker_of, on_named_space, ready, schemers
from shambler.games.dawn.state import NOBODY
from shambler.kernel.chance import Roll
from shambler.kernel.decision import PASS, Decision, Pass
from shambler.kernel.procedure import Procedure

SAVING_ROLLS: Final = (SavingRoll, UnZedsSave, SpreaderSave)  # DOZ-GHOST-03, DOZ-RUL-84
DECLINED: Final = -1


def spoil_first(game: DawnGame, request: Roll) -> bool:
    """Lay the question over the procedure that rolls, if there is one to ask."""
    state, frame = game.state, game.state.stack[-1]
    if type(frame) is SpoilRoll or state.ghost_dice == DECLINED:
        return False
    ghost = spoiler(game)
    if ghost == NOBODY or isinstance(frame, SAVING_ROLLS):
        return False
    needs: int = getattr(frame, "needs", 0) or request.dice
    game.call(SpoilRoll(ghost, request.stream, request.dice, needs))
    return True


def spoiler(game: DawnGame) -> int:
    """Ghost on a named space with his marker Ready: one marker for both uses (DOZ-GHOST-03)."""
    for unit in schemers(game, SpoilARoll):
        if on_named_space(game, unit) and ready(game, unit, "lend-a-hand"):
            return unit
    return NOBODY


class SpoilRoll(Procedure, frozen=True, gc=False):
    """One more die than the roll has; ``needs`` of them will count (DOZ-RUL-85)."""

    unit: int
    stream: int
    dice: int
    needs: int
    used: bool = False
    faces: tuple[int, ...] = ()

    def step(self, game: DawnGame) -> Decision | Roll:
        """Ask whether; roll; ask which."""
        zeds, about = (game.world.sides.zeds,), {"unit": self.unit}
        if self.faces:
            options = [keep(kept) for kept in sorted(set(combinations(self.faces, self.needs)))]
            return Decision(zeds, "keep-dice", options, "DOZ-GHOST-02", dict(about))
        if self.used:
            return Roll(self.stream, self.dice + 1)
        use = UseIt("dare:spoil", "spoil", self.unit)
        return Decision(zeds, "spoil", [use, PASS], "DOZ-GHOST-02", {**about, "count": self.dice})

    def chosen(self, game: DawnGame, option: UseIt | KeepDice | Pass) -> None:
        """The procedure below goes on as if nothing had been asked, or with the dice chosen."""
        stack = game.state.stack
        if isinstance(option, Pass):
            game.state.ghost_dice = DECLINED
            stack.pop()
        elif isinstance(option, KeepDice):
            game.tell(RollSpoiled, unit=self.unit, faces=self.faces, kept=option.faces)
            stack.pop()
            stack[-1].rolled(game, option.faces)
        else:
            game.state.spent |= marker_of(game, self.unit, "lend-a-hand")
            game.goto(SpoilRoll(self.unit, self.stream, self.dice, self.needs, True))

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Now which."""
        found = tuple(sorted(faces))
        game.goto(SpoilRoll(self.unit, self.stream, self.dice, self.needs, True, found))


def keep(faces: tuple[int, ...]) -> KeepDice:
    """These dice count."""
    return KeepDice("dice:" + "+".join(map(str, faces)), faces)
