"""How fast both builds are beside other engines, as a page: ``python tools/speed.py --page FILE``.

Every contender plays at random in a process of its own. They take turns, a fifth of a second of the
processor each, so that a busy machine is busy for all alike; the ratio to catanatron is taken in
every round, and the middle one counts. Instructions are counted by ``tools/instructions.py``.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools.instructions import SCENARIOS, count

if TYPE_CHECKING:
    from shambler.kernel.ruleset import Ruleset

ROOT = Path(__file__).parents[1]
PLAIN = ROOT / "src"
PEER = "catanatron"  # the engine that ratios are taken to
HEAD = """# Speed

Made by `tools/speed.py` on {made}: {python}, {machine},
{peers}. Load of the machine: {load:.0f}; figures are of
processor time. Make it anew on yours (`make speed`): ratios mean more than figures.

Random play without record or events. A decision is a question with more than one answer. What other
engines count is chosen in their favour: catanatron every action, also those where only one was
possible; python-chess every half-move; OpenSpiel's backgammon (which is C++, played from Python)
every throw of the dice, too. All take turns, {seconds} s of the processor each, so that a busy
machine is busy for all alike; ratios are the middle of {rounds} rounds, for every scenario of a
third of them, three at least. Instructions per decision are counted by callgrind and do not depend
on what else the machine does; where they are left out, [the compiled
build](../contributors/compiling.md) has them.

pgx, whose games are compiled by JAX and played a thousand at once, is not in the race: its package
brings a module `tests` that hides those of a project, so it needs an environment of its own. There
it played 48,000 half-moves of backgammon a second of the processor (pgx 2.6, 1,024 games at once).

"""
GAMES = """
## Every scenario

Decisions a second as multiples of catanatron's, of all scenarios of a game.

"""
TARGETS = """
## What is aimed at, and where it is missed

Beside catanatron: plain Python {plain:.1f} times on the middle scenario of every game and
{floor:.1f} times on each scenario; compiled {compiled:.0f} times on the middle one.

"""
MET = "All of it is reached."
LEARNING = """
## Learning environments

Answers a second of random play on one processor, encoding of positions and options included
([environments](environments.md)).

"""
PLANNING = """
## Playouts

What the agent `planner` plays out in a second of its thinking.

"""
TAIL = """
A copy is that of a state in the middle of play. `shambler bench` measures the same of one build,
and what other agents cost; `make instructions` guards the figures of plain Python
([the compiled build](../contributors/compiling.md)).
"""


AIMS = {"plain": 3.0, "compiled": 10.0}  # times catanatron, on the middle scenario of a game
FLOOR = 2.5  # the same of every scenario, in plain Python
LEARNED = "living_dead/S1"  # where the environments are measured


@dataclass
class Spread:
    """How the scenarios of a game do in one build: times catanatron and the name, ascending."""

    game: str
    build: str
    found: list[tuple[float, str]]

    @property
    def middle(self) -> float:
        """The ratio of the middle scenario."""
        return median(value for value, _ in self.found)


@dataclass
class Contender:
    """An engine that plays in a process of its own."""

    name: str
    lib: Path
    rates: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        env = {**os.environ, "PYTHONPATH": str(self.lib)}
        command = [sys.executable, str(Path(__file__).resolve()), "--play", self.name]
        self.process = subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, line: str) -> list[str]:
        """One answer of the process."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(line, file=self.process.stdin, flush=True)
        return self.process.stdout.readline().split()

    def run(self, seconds: float) -> float:
        """Decisions per second of the processor."""
        decisions, spent = map(float, self.ask(f"run {seconds}"))
        return decisions / spent

    def copy_us(self) -> float:
        """What a copy of a state takes."""
        return float(self.ask("copy")[0])

    def playouts(self, seconds: float) -> float:
        """Playouts a second of the planner."""
        return float(self.ask(f"plan {seconds}")[0])

    def env_rates(self, seconds: float) -> dict[str, float]:
        """Steps a second of each kind of environment."""
        names_and_rates = " ".join(self.ask(f"envs {seconds}")).split("|")
        return {name: float(rate) for name, rate in (one.split("=") for one in names_and_rates)}

    def close(self) -> None:
        """It has played enough."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def play(name: str) -> None:
    """Inside of a contender's process: play on when told to."""
    from shambler.games import find
    from shambler.lab.bench import RandomPlay, copy_seconds
    from shambler.lab.bench import positions as states_of
    from shambler.lab.peers import PEERS

    key, _, scenario = name.partition("/")
    player = PEERS[name](1) if name in PEERS else RandomPlay(find(key), scenario)
    for line in sys.stdin:
        word, _, seconds = line.strip().partition(" ")
        if word == "run":
            print(*player.run(float(seconds)), flush=True)
            continue
        assert isinstance(player, RandomPlay)
        if word == "copy":
            print(1e6 * median(map(copy_seconds, states_of(player))), flush=True)
        elif word == "envs":
            from tools.env_rates import rates

            found = rates(key, scenario, float(seconds))
            print("|".join(f"{kind}={rate}" for kind, rate in found.items()), flush=True)
        else:
            print(_playouts(player.rules, scenario, float(seconds)), flush=True)


def _playouts(rules: Ruleset, scenario: str, seconds: float) -> float:
    """Playouts a second of the planner."""
    from shambler.lab.agent_bench import cost, positions

    found = cost(positions(rules, scenario), scenario, "planner:50ms", seconds)
    return found.playouts_per_second or 0 if found else 0


def race(contenders: list[Contender], rounds: int, seconds: float) -> None:
    """In turns, after a while to get warm."""
    for contender in contenders:
        contender.run(seconds)
    for _ in range(rounds):
        for contender in contenders:
            contender.rates.append(contender.run(seconds))


def ratio(contender: Contender, peer: Contender) -> float:
    """The middle of all rounds."""
    return median(a / b for a, b in zip(contender.rates, peer.rates, strict=True))


def rows(libs: dict[str, Path], rounds: int, seconds: float, counts: bool) -> Iterator[str]:
    """The first table, line by line, and what the planner does."""
    from shambler.lab.peers import PEERS

    peers = [Contender(name, PLAIN) for name in PEERS]
    ours = {(b, n): Contender(n, lib) for b, lib in libs.items() for n in SCENARIOS}
    race([*peers, *ours.values()], rounds, seconds)
    taken = {build: count(lib, SCENARIOS) for build, lib in libs.items()} if counts else {}
    yield from table("scenario", "build", "decisions/s", f"x {PEER}", "instructions", "copy, us")
    for name in SCENARIOS:
        for build in libs:
            found = ours[build, name]
            counted = f"{taken[build][name]:,}" if counts else ""
            yield (
                f"| `{name}` | {build} | {median(found.rates):,.0f} | {ratio(found, peers[0]):.1f} "
                f"| {counted} | {found.copy_us():.1f} |"
            )
    theirs = f"{count(PLAIN, (PEER,))[PEER]:,}" if counts else ""
    for peer in peers:
        counted = theirs if peer.name == PEER else ""
        beside = ratio(peer, peers[0])
        yield f"| {peer.name} | | {median(peer.rates):,.0f} | {beside:.1f} | {counted} | |"
    yield PLANNING
    yield from table("scenario", *libs)
    for name in SCENARIOS:
        rates = [f"{ours[build, name].playouts(4 * seconds):,.0f}" for build in libs]
        yield f"| `{name}` | {' | '.join(rates)} |"
    for contender in (*peers, *ours.values()):
        contender.close()


def environments(libs: dict[str, Path], seconds: float) -> Iterator[str]:
    """What learners get."""
    yield LEARNING
    yield from table(f"`{LEARNED}`", *libs)
    found = []
    for lib in libs.values():
        contender = Contender(LEARNED, lib)
        found.append(contender.env_rates(seconds))
        contender.close()
    for kind in found[0]:
        yield f"| {kind} | {' | '.join(f'{rates[kind]:,.0f}' for rates in found)} |"


def every_scenario(libs: dict[str, Path], rounds: int, seconds: float) -> Iterator[str]:
    """The second table: each game's middle and its slowest; then what is missed."""
    from shambler.games import find, keys

    yield GAMES
    yield from table("game", "build", "slowest", "slowest, x", "middle, x", "fastest, x")
    spreads = []
    for key in keys():
        names = [f"{key}/{found.key}" for found in find(key).scenarios() if found.key != "custom"]
        for build, lib in libs.items():
            spread = spread_of(key, build, lib, names, rounds, seconds)
            spreads.append(spread)
            (low, slowest), (high, _) = spread.found[0], spread.found[-1]
            middle = spread.middle
            yield f"| {key} | {build} | `{slowest}` | {low:.1f} | {middle:.1f} | {high:.1f} |"
    yield TARGETS.format(**AIMS, floor=FLOOR)
    missed = [line for spread in spreads for line in misses(spread)]
    yield from missed or [MET]


def spread_of(
    key: str, build: str, lib: Path, names: list[str], rounds: int, seconds: float
) -> Spread:
    """All scenarios of a game in one build, beside catanatron."""
    peer = Contender(PEER, PLAIN)
    ours = [Contender(name, lib) for name in names]
    race([peer, *ours], rounds, seconds)
    for contender in (peer, *ours):
        contender.close()
    return Spread(key, build, sorted((ratio(one, peer), one.name) for one in ours))


def misses(spread: Spread) -> Iterator[str]:
    """What a game owes, as items of a list."""
    aim = AIMS[spread.build]
    if spread.middle < aim:
        yield f"- {spread.game}, {spread.build}: {spread.middle:.1f} instead of {aim:.1f}"
    low = [f"`{name}` {value:.1f}" for value, name in spread.found if value < FLOOR]
    if spread.build == "plain" and low:
        yield f"- {spread.game}, scenarios below {FLOOR} in plain Python: {', '.join(low)}"


def table(*columns: str) -> Iterator[str]:
    """The head of a table; figures stand to the right."""
    yield f"| {' | '.join(columns)} |"
    yield "| " + " | ".join("---" if n == 0 else "---:" for n in range(len(columns))) + " |"


def page(lines: Iterable[str], rounds: int, seconds: float) -> str:
    """The whole page."""
    from shambler.lab.peers import all_peers

    body = "\n".join(lines)
    head = HEAD.format(
        made=datetime.now(UTC).strftime("%Y-%m-%d"),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        machine=machine(),
        peers=", ".join(f"{peer.name} {peer.version}" for peer in all_peers()),
        load=os.getloadavg()[2],
        rounds=rounds,
        seconds=seconds,
    )
    return head + body + "\n" + TAIL


def told(lines: Iterable[str]) -> Iterator[str]:
    """Each of them is printed as soon as it is measured."""
    for line in lines:
        print(line, flush=True)
        yield line


def machine() -> str:
    """The processors, by name where the system tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text("utf-8").splitlines() if told.exists() else []
    names = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    return f"{os.cpu_count()} x {names[0] if names else platform.machine()}"


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--play", metavar="NAME", help=argparse.SUPPRESS)
    parser.add_argument("--page", type=Path)
    parser.add_argument("--lib", type=Path, default=ROOT / "build" / "compiled" / "lib")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.2, help="of a turn")
    parser.add_argument("--no-counts", action="store_true", help="leave out instructions: minutes")
    asked = parser.parse_args()
    if asked.play:
        play(asked.play)
        return
    libs = {"plain": PLAIN, "compiled": asked.lib.resolve()}
    all_lines = chain(
        rows(libs, asked.rounds, asked.seconds, not asked.no_counts),
        environments(libs, 10 * asked.seconds),
        every_scenario(libs, max(3, asked.rounds // 3), asked.seconds),
    )
    text = page(told(all_lines), asked.rounds, asked.seconds)
    if asked.page:
        asked.page.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
