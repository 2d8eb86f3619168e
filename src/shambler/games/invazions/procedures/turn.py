"""The phases of a turn, over and over (IVZ-TURN-01, IVZ-TURN-02)."""

from __future__ import annotations

from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.procedures.break_in import BreakIn
from shambler.games.invazions.procedures.claim import ProposeClaim
from shambler.games.invazions.procedures.combat import Combat
from shambler.games.invazions.procedures.end_of_turn import EndOfTurn
from shambler.games.invazions.procedures.hordes_choose import HordesChoose
from shambler.games.invazions.procedures.human_action import HumanAction
from shambler.games.invazions.procedures.prophylaxis import AfterDamage
from shambler.games.invazions.procedures.recruitment import Recruitment
from shambler.games.invazions.procedures.start import Start
from shambler.games.invazions.state import Phase
from shambler.kernel.procedure import Procedure

STAGES: tuple[tuple[Phase, Procedure], ...] = (
    ("start", Start()),
    ("human_action", HumanAction()),
    ("choice", HordesChoose()),
    ("combat", Combat()),
    ("damage", BreakIn()),
    ("damage", AfterDamage()),
    ("recruitment", Recruitment()),
    ("recruitment", ProposeClaim()),
    ("end", EndOfTurn()),
)


class Turn(Procedure, frozen=True, gc=False):
    """The bottom of the stack: it goes round until somebody has won."""

    at: int = 0

    def step(self, game: InvazionsGame) -> None:
        """Begin the next stage."""
        game.state.phase, stage = STAGES[self.at]
        game.goto(Turn((self.at + 1) % len(STAGES)))
        game.call(stage)
