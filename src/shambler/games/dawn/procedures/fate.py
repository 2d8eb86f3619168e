"""The Fate draw: a card names the Fated track (DOZ-FATE-01 to DOZ-FATE-04)."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.fate import FateDrawn, FateReshuffled, TrackFated
from shambler.games.dawn.options.picks import PickTrack
from shambler.games.dawn.procedures.program import Fated
from shambler.games.dawn.state import FATE_CARDS, NOBODY, NOWHERE
from shambler.kernel.chance import Draw
from shambler.kernel.decision import Decision
from shambler.kernel.deck import Deck
from shambler.kernel.procedure import Procedure

TIES: Final = ("most-zeds", "fewest-zeds", "most-chaos", "least-chaos")  # "Where?" lines


class FateDraw(Procedure, frozen=True, gc=False):
    """Turn over the top Fate card and find its track; the result is :class:`Fated`.

    ``for_tracks``: it names the tracks of the Current Event, and its text waits for them.
    """

    draws: ClassVar[str] = "fate"
    for_tracks: bool = False

    def step(self, game: DawnGame) -> Draw | None:
        """Draw; an empty deck is made of the discards (DOZ-FATE-09)."""
        state = game.state
        if len(state.fate):
            return Draw(FATE_CARDS, state.fate)
        if state.fate_discards:
            state.fate, state.fate_discards = Deck(tuple(sorted(state.fate_discards))), ()
            game.tell(FateReshuffled)
        else:  # all cards are held (DOZ-RUL-06)
            game.goto(NameTrack(game.world.board.tracks, NOBODY, self.for_tracks))
        return None

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """Read its "Where?" line."""
        card = cards[0]
        game.state.fate = game.state.fate.without(cards)
        game.tell(FateDrawn, card=card)
        game.goto(NameTrack(fated_tracks(game, card), card, self.for_tracks))


def fated_tracks(game: DawnGame, card: int) -> tuple[int, ...]:
    """The track a card names, or those that tie for it (DOZ-FATE-02)."""
    printed, tracks = game.world.fate[card], game.world.board.tracks
    if printed.track != NOWHERE:
        return (printed.track,)
    if printed.where == "most-zeds":
        return tuple(game.most_zeds(tracks))
    if printed.where == "fewest-zeds":
        return tuple(game.fewest_zeds(tracks))
    if printed.where == "most-chaos":
        return tuple(game.most_chaos(tracks))
    if printed.where == "least-chaos":
        return tuple(game.least_chaos(tracks))
    return tracks


class NameTrack(Procedure, frozen=True, gc=False):
    """The Hero side chooses among tracks that tie (DOZ-FATE-04).

    Ties are for Dr. Marteuse while he qualifies; a choice that the card gives the players is not
    a tie (DOZ-MARTEUSE-08, DOZ-MARTEUSE-09).
    """

    tracks: tuple[int, ...]
    card: int
    for_tracks: bool

    def step(self, game: DawnGame) -> Decision:
        """Ask which."""
        options = [game.world.options.track[track] for track in self.tracks]
        tie = self.card != NOBODY and game.world.fate[self.card].where in TIES
        seats = game.tie_breakers if tie else game.heroes
        return Decision(seats, "fated-track", options, "DOZ-FATE-04")

    def chosen(self, game: DawnGame, option: PickTrack) -> None:
        """Fate has spoken."""
        game.tell(TrackFated, track=option.track)
        if self.for_tracks:
            game.state.fated, game.state.fate_due = option.track, self.card
            game.end(Fated(option.track, NOBODY))
        else:
            game.end(Fated(option.track, self.card))
