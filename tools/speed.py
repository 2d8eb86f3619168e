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
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools.instructions import SCENARIOS, count

ROOT = Path(__file__).parents[1]
PLAIN = ROOT / "src"
PEER, OTHER_PEER = "catanatron", "chess"
HEAD = """# Speed

Made by `make speed` ({made}, {python}, {machine}); make it anew on your machine: ratios mean more
than figures.

Random play without record or events. A decision is a question with more than one answer; catanatron
counts every action, also those where only one was possible, and python-chess every half-move.
Instructions per decision are counted by callgrind and do not depend on what else the machine does.

"""
TAIL = """
A copy is that of a state in the middle of play. `shambler bench` also measures what agents cost,
playouts a second of the planner among it; `make instructions` guards the figures of plain Python
([the compiled build](../contributors/compiling.md)).
"""


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

    def close(self) -> None:
        """It has played enough."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def play(name: str) -> None:
    """Inside of a contender's process: play on when told to."""
    from shambler.games import find
    from shambler.lab.bench import RandomPlay, copy_seconds, positions
    from shambler.lab.peers import Catanatron, Chess

    peers: dict[str, type[Catanatron | Chess]] = {PEER: Catanatron, OTHER_PEER: Chess}
    key, _, scenario = name.partition("/")
    player = peers[name](1) if name in peers else RandomPlay(find(key), scenario)
    for line in sys.stdin:
        if line.startswith("run"):
            print(*player.run(float(line.split()[1])), flush=True)
        else:
            assert isinstance(player, RandomPlay)
            states = positions(player)
            print(1e6 * median(copy_seconds(state) for state in states), flush=True)


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


def rows(libs: dict[str, Path], rounds: int, seconds: float) -> Iterator[str]:
    """The table, line by line."""
    peers = [Contender(PEER, PLAIN), Contender(OTHER_PEER, PLAIN)]
    ours = {(b, n): Contender(n, lib) for b, lib in libs.items() for n in SCENARIOS}
    race([*peers, *ours.values()], rounds, seconds)
    taken = {build: count(lib, SCENARIOS) for build, lib in libs.items()}
    for name in SCENARIOS:
        for build in libs:
            found = ours[build, name]
            yield (
                f"| `{name}` | {build} | {median(found.rates):,.0f} | {ratio(found, peers[0]):.1f} "
                f"| {taken[build][name]:,} | {found.copy_us():.1f} |"
            )
    theirs = count(PLAIN, (PEER,))[PEER]
    yield f"| {PEER} | | {median(peers[0].rates):,.0f} | 1.0 | {theirs:,} | |"
    beside = ratio(peers[1], peers[0])
    yield f"| {OTHER_PEER} | | {median(peers[1].rates):,.0f} | {beside:.1f} | | |"
    for contender in (*peers, *ours.values()):
        contender.close()


def page(lines: list[str]) -> str:
    """The whole page."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    made = datetime.now(UTC).strftime("%Y-%m-%d")
    table = [
        f"| scenario | build | decisions/s | x {PEER} | instructions | copy, us |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
        *lines,
    ]
    head = HEAD.format(made=made, python=python, machine=platform.machine())
    return head + "\n".join(table) + "\n" + TAIL


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--play", metavar="NAME", help=argparse.SUPPRESS)
    parser.add_argument("--page", type=Path)
    parser.add_argument("--lib", type=Path, default=ROOT / "build" / "compiled" / "lib")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.2, help="of a turn")
    asked = parser.parse_args()
    if asked.play:
        play(asked.play)
        return
    libs = {"plain": PLAIN, "compiled": asked.lib.resolve()}
    text = page(list(rows(libs, asked.rounds, asked.seconds)))
    if asked.page:
        asked.page.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
