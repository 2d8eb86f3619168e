"""Held cards: offered in named windows and in the Action menu, and nowhere else.

Hold for Later cards lie face up (DOZ-FATE-07), so a window that offers nothing is not opened at
all: its silence tells nobody anything. One question goes to all Hero seats.
"""

from __future__ import annotations

from typing import TypeVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.fate import HeldCardKept, HeldCardPlayed
from shambler.games.dawn.options.actions import PlayHeldCard
from shambler.games.dawn.procedures.program import RunProgram
from shambler.games.dawn.state import HERO_DICE
from shambler.kernel.chance import Roll
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.moment import Window
from shambler.kernel.procedure import Procedure

P = TypeVar("P", bound=Procedure)


def playable(game: DawnGame, moment: str) -> list[int]:
    """The held cards that can be played at this moment."""
    fate, found = game.world.fate, []
    for card in game.state.held:
        if moment in fate[card].windows and usable(game, card):
            found.append(card)
    return found


def usable(game: DawnGame, card: int) -> bool:
    """Would all that a held card says do something now?"""
    return all(e.usable(game) for e in game.world.programs[game.world.fate[card].program])


def refuse_held(game: DawnGame, moment: str) -> None:
    """Say why the other held cards cannot be played now."""
    fate, table = game.world.fate, game.world.options.play
    found = playable(game, moment)
    for card in game.state.held:
        if card not in found:
            reason = "no-use-now" if moment in fate[card].windows else "other-window"
            game.forbid(table[card].key, "DOZ-FATE-07", reason, fate=card)


def open_window(game: DawnGame, moment: str, now: P) -> P | None:
    """Ask for held cards, then go on as ``now``; without any, go on at once."""
    if not game.state.held or not playable(game, moment):
        return now
    game.goto(now)
    game.call(HeldCardWindow(moment))
    return None


class HeldCardWindow(Window, frozen=True, gc=False):
    """One moment: cards are played one at a time until the Hero side passes."""

    moment: str

    def ask(self, game: DawnGame) -> Decision | None:
        """Ask while there is something to play."""
        cards = playable(game, self.moment)
        if not cards:
            return None
        if game.blocked is not None:
            refuse_held(game, self.moment)
        options: list[Option] = [game.world.options.play[card] for card in cards]
        about: dict[str, str | int] = {"moment": self.moment.lower().replace("_", "-")}
        return Decision(game.heroes, "held-cards", [*options, PASS], "DOZ-FATE-07", about)

    def use(self, game: DawnGame, option: PlayHeldCard) -> None:
        """Play it."""
        play_held(game, option.fate)


def play_held(game: DawnGame, card: int) -> None:
    """A held card takes effect; then it is discarded, or perhaps kept."""
    use_held(game, card)
    game.call(RunProgram(game.world.fate[card].program))


def use_held(game: DawnGame, card: int) -> None:
    """A held card leaves the Hero side's hand; then it is discarded, or perhaps kept."""
    state = game.state
    at = state.held.index(card)
    state.held = state.held[:at] + state.held[at + 1 :]
    state.hold_played = True
    game.tell(HeldCardPlayed, card=card)
    game.call(PutAway(card))


class PutAway(Procedure, frozen=True, gc=False):
    """A card that was played is discarded; some may be kept on a roll."""

    card: int

    def step(self, game: DawnGame) -> Roll | None:
        """Roll if it may be kept."""
        if game.world.fate[self.card].keep_on:
            return Roll(HERO_DICE, 1)
        game.state.fate_discards += (self.card,)
        game.end()
        return None

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Kept, or discarded."""
        if faces[0] >= game.world.fate[self.card].keep_on:
            game.state.held += (self.card,)
            game.tell(HeldCardKept, card=self.card, roll=faces[0])
        else:
            game.state.fate_discards += (self.card,)
        game.end()
