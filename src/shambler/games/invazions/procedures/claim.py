"""The claim of five Freed Zombies: right wins, wrong loses."""

from __future__ import annotations

from shambler.games.invazions.events import ClaimDropped, ClaimProposed, FreedCounted
from shambler.games.invazions.invazions_game import InvazionsGame
from shambler.games.invazions.options import AGREE, CLAIM, REFUSE, Agree, Claim
from shambler.games.invazions.state import HUMAN
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.procedure import Procedure


class ProposeClaim(Procedure, frozen=True, gc=False):
    """Any zombie player may propose it, once recruiting is done (IVZ-CLAIM-01, AMB-28)."""

    seat: int = 1

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask one Horde after the other, or the spokesman alone."""
        spokesman = game.world.spokesman
        if spokesman is not None and self.seat == 1:
            return Decision((spokesman,), "claim", [CLAIM, PASS], "IVZ-CLAIM-01")
        if spokesman is None and self.seat <= len(game.state.hordes):
            return Decision((self.seat,), "claim", [CLAIM, PASS], "IVZ-CLAIM-01")
        game.end()
        return None

    def chosen(self, game: InvazionsGame, option: Option) -> None:
        """A proposal goes to everybody; without one the next Horde is asked."""
        if not isinstance(option, Claim):
            game.goto(ProposeClaim(self.seat + 1))
            return
        spokesman = game.world.spokesman
        by = self.seat if spokesman is None else spokesman
        game.tell(ClaimProposed, seat=by)
        seats = range(1, len(game.state.hordes) + 1) if spokesman is None else (by,)
        game.goto(AgreeOnClaim(tuple(seats)))


class AgreeOnClaim(Procedure, frozen=True, gc=False):
    """All must agree, the proposer too: a wrong claim loses the game. One proposal a turn."""

    left: tuple[int, ...]

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask the next, or count."""
        if self.left:
            return Decision(self.left[:1], "claim-consent", [AGREE, REFUSE], "IVZ-CLAIM-04")
        count_freed(game)
        return None

    def chosen(self, game: InvazionsGame, option: Option) -> None:
        """One refusal is enough to drop it."""
        if isinstance(option, Agree):
            game.goto(AgreeOnClaim(self.left[1:]))
        else:
            game.tell(ClaimDropped, seat=self.left[0])
            game.end()


def count_freed(game: InvazionsGame) -> None:
    """Five or more win at once, fewer lose at once (IVZ-CLAIM-03, IVZ-CLAIM-04)."""
    held = game.freed_held()
    game.tell(FreedCounted, count=held)
    if held >= game.world.always.win_freed:
        game.finish(tuple(range(1, len(game.state.hordes) + 1)), "freed", "IVZ-CLAIM-03")
    else:
        game.finish((HUMAN,), "wrong-claim", "IVZ-CLAIM-04")
