"""How fast and how small: random play through the kernel, without record or events.

Times are those of the processor: what else the machine does meanwhile does not count.
"""

from __future__ import annotations

import gc
import os
import pickle
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from statistics import mean, median
from time import thread_time
from typing import Any, Protocol

import msgspec

from shambler.agents.base import Agent, play_on
from shambler.agents.random_agent import RandomAgent
from shambler.games import manifest_of
from shambler.kernel.chance import Sampled
from shambler.kernel.machine import Game
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.state import State, dump
from shambler.lab.simulate import game_seed, seat_seed

SLICES = 10  # contenders take turns so often
CHUNK = 16  # decisions between two looks at the clock
POSITIONS = 24  # places along a game at which a state is copied and weighed
COPIES = 200  # of each


class Contender(Protocol):
    """An engine that can play on at random for a while."""

    name: str

    def run(self, seconds: float) -> tuple[int, float]:
        """Decisions taken, and the seconds of the processor they took."""
        ...


class RandomPlay:
    """One of our scenarios, played at random, game after game."""

    def __init__(self, rules: Ruleset, scenario: str, seed: int = 1) -> None:
        self.name = f"{rules.key}/{scenario}"
        self.rules = rules
        self.scenario = scenario
        self.seed = seed
        self.begun = 0
        self.players: dict[int, Agent] = {}
        self.game = self.begin()

    def begin(self) -> Game[Any, Any]:
        """The next game of the series."""
        seed = game_seed(self.seed, self.begun)
        self.begun += 1
        game = self.rules.new(self.scenario, {}, Sampled(seed)).start()
        self.players = dict.fromkeys(self.rules.seats(game), RandomAgent(seat_seed(seed, 0)))
        return game

    def step(self) -> bool:
        """One decision; false if the game was over and another one has begun."""
        return bool(self.play(1))

    def play(self, most: int) -> int:
        """So many decisions, or as many as the game has left; none: another one has begun."""
        count = play_on(self.game, self.players, most)
        if not count:
            self.game = self.begin()
        return count

    def run(self, seconds: float) -> tuple[int, float]:
        """Play on for a while."""
        count, started = 0, thread_time()
        while (spent := thread_time() - started) < seconds:
            count += self.play(CHUNK)
        return count, spent


class Figures(msgspec.Struct):
    """What was measured of one scenario."""

    game: str
    scenario: str
    decisions_per_second: float
    copy_us: float  # of a state
    copy_us_worst: float  # at the costliest position
    bytes_per_state: int  # traced memory of a state that shares nothing with another
    bytes_per_copy: int  # traced memory of one more copy
    bytes_as_text: int  # of a saved position
    import_ms: float  # in a fresh process: the package and the game
    slowdown: float  # time per decision, second half of a game to first half


def race(
    contenders: Sequence[Contender], seconds: float, progress: Callable[[], object]
) -> dict[str, float]:
    """Decisions per second of each, in turns, so that a busy machine is busy for all alike.

    ``seconds`` is the time of each contender; the middle one of its slices is what counts.
    ``progress`` is called after each of the :data:`SLICES` rounds.
    """
    rates: dict[str, list[float]] = {contender.name: [] for contender in contenders}
    for contender in contenders:
        contender.run(min(0.2, seconds / SLICES))  # warm up: tables, caches, method copies
    for _ in range(SLICES):
        for contender in contenders:
            gc.collect()
            count, spent = contender.run(seconds / SLICES)
            rates[contender.name].append(count / spent)
        progress()
    return {name: median(found) for name, found in rates.items()}


def measure(play: RandomPlay, decisions_per_second: float) -> Figures:
    """Everything else that is measured of a scenario."""
    states = positions(play)
    copies = [copy_seconds(state) * 1e6 for state in states]
    return Figures(
        play.rules.key,
        play.scenario,
        decisions_per_second,
        mean(copies),
        max(copies),
        round(mean(own_bytes(state) for state in states)),
        round(mean(_traced(state.copy) for state in states)),
        round(mean(len(dump(state)) for state in states)),
        import_ms(play.rules),
        slowdown(play),
    )


def positions(play: RandomPlay) -> list[State]:
    """States spread evenly over one game."""
    play.game = play.begin()
    along = [play.game.state.copy()]
    while play.step():
        along.append(play.game.state.copy())
    stride = max(1, len(along) // POSITIONS)
    return along[::stride]


def copy_seconds(state: State) -> float:
    """How long a copy takes."""
    copy = state.copy
    copy()
    started = thread_time()
    for _ in range(COPIES):
        copy()
    return (thread_time() - started) / COPIES


def own_bytes(state: State) -> float:
    """The memory of a state that shares nothing with another; what it holds twice counts once."""
    packed = pickle.dumps(state)
    return _traced(lambda: pickle.loads(packed))


def _traced(make: Callable[[], object]) -> float:
    """Bytes that one more of these takes."""
    make()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept = [make() for _ in range(COPIES)]
        after, _ = tracemalloc.get_traced_memory()
        return (after - before - sys.getsizeof(kept)) / COPIES
    finally:
        tracemalloc.stop()


def import_ms(rules: Ruleset) -> float:
    """What it takes to import the package and the game, in a fresh process; the best of three."""
    code = (
        "from time import process_time as now; t = now(); "
        f"import shambler, {home(rules)}; print((now() - t) * 1000)"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    runs = [
        subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True)
        for _ in range(3)
    ]
    return min(float(run.stdout) for run in runs)


def home(rules: Ruleset) -> str:
    """The module to import to have this game."""
    return manifest_of(rules).entry.partition(":")[0] or type(rules).__module__


def slowdown(play: RandomPlay, games: int = 20) -> float:
    """Does play get slower as a game gets longer? 1.0: not at all."""
    early = late = 0.0
    for _ in range(games):
        play.game = play.begin()
        stamps = [thread_time()]
        while play.step():
            stamps.append(thread_time())
        middle = len(stamps) // 2
        if 0 < middle < len(stamps) - 1:
            early += (stamps[middle] - stamps[0]) / middle
            late += (stamps[-1] - stamps[middle]) / (len(stamps) - 1 - middle)
    return late / early if early else 1.0
