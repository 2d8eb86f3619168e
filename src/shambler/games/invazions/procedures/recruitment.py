"""Recruitment: Hordes that got in take cards from under their place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from shambler.games.invazions.events import CardRecruited
from shambler.games.invazions.invazions_game import InvazionsGame, without
from shambler.games.invazions.options import Next, Recruit
from shambler.games.invazions.procedures.bravery import open_window
from shambler.games.invazions.procedures.team import TeamChoice
from shambler.games.invazions.refusals import explain_cards_elsewhere, explain_other_hordes
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.procedure import Procedure


class Recruitment(Procedure, frozen=True, gc=False):
    """Bravery is open again (IVZ-BRAV-06); then place after place."""

    opened: bool = False

    def step(self, game: InvazionsGame) -> None:
        """Open the window first, then find a place where somebody may recruit."""
        if not self.opened:
            grant_recruits(game)
            game.goto(Recruitment(True))
            open_window(game, "recruitment")
            return
        waiting = [horde.place for horde in game.state.hordes if horde.recruits]
        places = game.state.places
        open_to = [place for place in waiting if places[place].contamination]
        if open_to:
            game.call(RecruitAt(place=min(open_to)))
        else:
            game.end()


def grant_recruits(game: InvazionsGame) -> None:
    """One card for each Horde inside, plus what its cards earned (IVZ-REC-01, IVZ-REC-04).

    On turn 1 with 2 players the one card is granted even outside (IVZ-2P-03), the extras are not
    (AMB-31).
    """
    guaranteed = int(game.world.players == 2 and game.state.turn == 1)
    for horde in game.state.hordes:
        inside = game.state.places[horde.place].penetrated
        horde.recruits = horde.recruits + 1 if inside else guaranteed


class RecruitAt(TeamChoice, frozen=True, gc=False, kw_only=True):
    """The Hordes of one place agree who takes the next card (IVZ-REC-06, IVZ-REC-07)."""

    kind: ClassVar[str] = "recruit-order"
    cites: ClassVar[str] = "IVZ-REC-06"
    place: int

    def step(self, game: InvazionsGame) -> Decision | None:
        """Ask while there are cards and Hordes that may take some."""
        waiting = self.concerned(game)
        if waiting and game.state.places[self.place].contamination:
            table = game.world.options.next
            if game.blocked is not None:
                explain_other_hordes(game, waiting, "IVZ-REC-01", "no-recruit-left")
            return self.ask(game, [table[seat] for seat in waiting])
        game.end()
        return None

    def concerned(self, game: InvazionsGame) -> Sequence[int]:
        """Those who may still recruit here."""
        return [seat for seat in game.hordes_at(self.place) if game.horde(seat).recruits]

    def about(self, game: InvazionsGame) -> dict[str, str | int]:
        """Where."""
        return {"place": self.place}

    def decided(self, game: InvazionsGame, option: Next) -> None:
        """That Horde picks a card, or none."""
        game.goto(RecruitAt(place=self.place))
        game.call(RecruitOne(option.seat))


class RecruitOne(Procedure, frozen=True, gc=False):
    """One Horde takes one card, of any kind, or takes no more (IVZ-REC-02, IVZ-REC-08)."""

    seat: int

    def step(self, game: InvazionsGame) -> Decision:
        """Ask which."""
        place = game.horde(self.seat).place
        table = game.world.options.recruit
        under = dict.fromkeys(game.state.places[place].contamination)
        options: list[Option] = [table[card] for card in under]
        if game.blocked is not None:
            explain_cards_elsewhere(game, place, table, "IVZ-REC-01")
        return Decision((self.seat,), "recruit", [*options, PASS], "IVZ-REC-01", {"place": place})

    def chosen(self, game: InvazionsGame, option: Option) -> None:
        """It goes to the discard pile (IVZ-REC-03)."""
        horde = game.horde(self.seat)
        game.end()
        if not isinstance(option, Recruit):
            horde.recruits = 0
            return
        place = game.state.places[horde.place]
        place.contamination = without(place.contamination, option.card)
        horde.discard += (option.card,)
        horde.recruits -= 1
        game.tell(CardRecruited, seat=self.seat, card=option.card, place=horde.place)
        open_window(game, "recruitment")
