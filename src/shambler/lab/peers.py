"""Random play of other engines, to compare with in the same run.

What counts as a decision is chosen in their favour: catanatron counts every action, also those
where only one was possible, python-chess every half-move, and OpenSpiel's backgammon every throw of
the dice, too. Shambler counts none that it takes by itself.
"""

from __future__ import annotations

import random
from importlib.metadata import PackageNotFoundError, version
from time import thread_time
from typing import Any, Final, TypeAlias

from shambler.kernel.errors import ShamblerError

CHUNK = 16  # decisions between two looks at the clock
LONGEST_CHESS = 300  # half-moves; random chess may wander much longer


class MissingPeer(ShamblerError):
    """A package to compare with is not installed."""


class Catanatron:
    """Four random players settle Catan, with catanatron's own loop."""

    name = "catanatron"

    def __init__(self, seed: int) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT

        self.version = version("catanatron")
        self._colors = list(Color)
        self._new, self._player = Game, RandomPlayer
        self._seed, self._limit = seed, TURNS_LIMIT
        self._game: Any = self._begin()

    def _begin(self) -> Any:
        self._seed += 1
        return self._new([self._player(color) for color in self._colors], seed=self._seed)

    def play(self, count: int) -> int:
        """So many decisions; a game that is over is followed by another."""
        for _ in range(count):
            game = self._game
            if game.winning_color() is not None or game.state.num_turns >= self._limit:
                game = self._game = self._begin()
            game.play_tick()
        return count

    def run(self, seconds: float) -> tuple[int, float]:
        """Play on for a while: how many decisions, in how many seconds."""
        count, started = 0, thread_time()
        while (spent := thread_time() - started) < seconds:
            count += self.play(CHUNK)
        return count, spent


class Chess:
    """Random legal moves on a python-chess board."""

    name = "chess"

    def __init__(self, seed: int) -> None:
        import chess

        self.version = version("chess")
        self._new = chess.Board
        self._random = random.Random(seed)
        self._board: Any = self._new()

    def run(self, seconds: float) -> tuple[int, float]:
        """Play on for a while: how many decisions, in how many seconds."""
        count, started = 0, thread_time()
        while (spent := thread_time() - started) < seconds:
            for _ in range(CHUNK):
                board = self._board
                if len(board.move_stack) >= LONGEST_CHESS or board.is_game_over():
                    board = self._board = self._new()
                board.push(self._random.choice(list(board.legal_moves)))
                count += 1
        return count, spent


class OpenSpiel:
    """Random backgammon: a game of OpenSpiel that is written in C++, played from Python."""

    name = "open_spiel"

    def __init__(self, seed: int) -> None:
        import pyspiel

        self.version = version("open_spiel")
        self._game: Any = pyspiel.load_game("backgammon")
        self._random = random.Random(seed)
        self._state: Any = self._game.new_initial_state()

    def run(self, seconds: float) -> tuple[int, float]:
        """Play on for a while: how many decisions, in how many seconds."""
        count, started = 0, thread_time()
        while (spent := thread_time() - started) < seconds:
            for _ in range(CHUNK):
                state = self._state
                if state.is_terminal():
                    state = self._state = self._game.new_initial_state()
                # Throws come with their probabilities, which differ little: any of them will do.
                state.apply_action(self._random.choice(state.legal_actions()))
                count += 1
        return count, spent


Peer: TypeAlias = Catanatron | Chess | OpenSpiel
PEERS: Final[dict[str, type[Peer]]] = {kind.name: kind for kind in (Catanatron, Chess, OpenSpiel)}


def all_peers(seed: int = 1) -> list[Peer]:
    """The engines to compare with; says what to install if they are missing."""
    try:
        return [kind(seed) for kind in PEERS.values()]
    except (ImportError, PackageNotFoundError) as problem:
        raise MissingPeer(
            f"{problem.name} is not installed; peers come with: pip install 'shambler[bench]'"
        ) from problem
