"""Instructions per decision, counted by callgrind: a figure that does not mind a busy machine.

- ``python tools/instructions.py``: count, and compare with ``tools/instructions.toml``; more than
  five per cent above it is a failure.
- ``--write``: write that file anew, after a change that is worth its price.
- ``--base REVISION``: compare with another revision instead, counted here and now. That is what
  another Python needs: its instructions are not those of the file.
- ``--if-possible``: without valgrind, or with another Python, say so and do nothing.
- ``--lib FOLDER``: count the package in this folder, such as ``build/compiled/lib``.

Random play, counted between the 1,000th decision of a scenario and the 2,000th. A process forks
there, once to stop and once to play on; callgrind tells what each of the two has taken. What is
there by then is kept from the collector of garbage: whether it looks through everything during
these very decisions is luck, and would cost a fifth of what is counted.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
BASELINE = Path(__file__).with_suffix(".toml")
SCENARIOS = (
    "invader/M0",
    "invader/M5",
    "living_dead/S1",
    "invazions/labo-2",
    "hendrix/M1",
    "dawn/basic",
)
WARM_UP, COUNTED = 1000, 1000
ALLOWED = 1.05
NO_VALGRIND = "valgrind is not installed (Debian, Ubuntu: apt-get install valgrind)"


def play(names: list[str]) -> None:
    """Inside of callgrind: play each scenario in a process of its own, and fork where to count."""
    plays = {name: _player(name) for name in names}
    for name, run in plays.items():
        if _child():
            _decide(run, WARM_UP)
            gc.collect()
            gc.freeze()
            if _child():
                _decide(run, COUNTED)
                print("played", name, os.getpid(), flush=True)
            else:
                print("stopped", name, os.getpid(), flush=True)
            os._exit(0)


def _child() -> bool:
    """Fork; true in the child, and false in the parent when the child has ended."""
    pid = os.fork()
    if pid:
        os.waitpid(pid, 0)
    return not pid


def _decide(play: Callable[[int], int], count: int) -> None:
    while count:
        count -= play(count)


def _player(name: str) -> Callable[[int], int]:
    """What takes some decisions, and says how many it took."""
    if name == "catanatron":
        from shambler.lab.peers import Catanatron

        return Catanatron(1).play
    from shambler.games import find
    from shambler.lab.bench import RandomPlay

    key, _, scenario = name.partition("/")
    return RandomPlay(find(key), scenario).play


def count(lib: Path, names: tuple[str, ...]) -> dict[str, int]:
    """Instructions per decision of the package in a folder."""
    command = [
        *("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"),
        *(sys.executable, str(Path(__file__).resolve()), "--play", *names),
    ]
    env = {**os.environ, "PYTHONPATH": str(lib), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"instructions: {done.stderr[-2000:]}")
    taken = dict(re.findall(r"^==(\d+)== Collected : (\d+)", done.stderr, re.MULTILINE))
    told = [line.split() for line in done.stdout.splitlines()]
    totals = {(did, name): int(taken[pid]) for did, name, pid in told}
    return {n: (totals["played", n] - totals["stopped", n]) // COUNTED for n in names}


def interpreter() -> str:
    """Whose instructions are counted."""
    return f"{platform.python_version()} {platform.python_compiler()} {platform.machine()}"


def of_revision(revision: str) -> dict[str, int]:
    """The figures of another revision."""
    with tempfile.TemporaryDirectory() as folder:
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--detach", "--quiet", folder, revision], check=True)
        try:
            return count(Path(folder, "src"), SCENARIOS)
        finally:
            subprocess.run([*git, "remove", "--force", folder], check=True)


def baseline() -> dict[str, int]:
    """The figures of the file; they hold for one Python."""
    return dict(tomllib.loads(BASELINE.read_text("utf-8"))["instructions"])


def obstacle(against_file: bool) -> str:
    """Why nothing can be counted or compared here; empty: it can."""
    if shutil.which("valgrind") is None:
        return NO_VALGRIND
    if not against_file:
        return ""
    if not BASELINE.exists():
        return f"{BASELINE.name} has not been counted yet (--write)"
    told = tomllib.loads(BASELINE.read_text("utf-8"))["python"]
    if told != interpreter():
        return (
            f"{BASELINE.name} was counted with {told}, this is {interpreter()}: "
            "compare with a revision instead (--base main)"
        )
    return ""


def write(found: dict[str, int]) -> None:
    """The file anew."""
    lines = [
        "# Instructions per decision of random play: python tools/instructions.py --write",
        f'python = "{interpreter()}"',
        "",
        "[instructions]",
        *(f'"{name}" = {figure}' for name, figure in found.items()),
    ]
    BASELINE.write_text("\n".join(lines) + "\n", "utf-8")


def compare(found: dict[str, int], before: dict[str, int]) -> bool:
    """Print all, and say whether none has grown too much."""
    for name, figure in found.items():
        print(f"{name:18}{figure:>10,}{figure / before[name]:>8.3f} x {before[name]:,}")
    grown = [name for name, figure in found.items() if figure > ALLOWED * before[name]]
    if grown:
        print(f"instructions: more than five per cent above what it was: {', '.join(grown)}")
    return not grown


def main() -> int:
    """Count and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="scenarios to count; compared with nothing")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--base", metavar="REVISION")
    parser.add_argument("--if-possible", action="store_true")
    parser.add_argument("--lib", type=Path, default=ROOT / "src")
    asked = parser.parse_args()
    if asked.play:
        play(asked.names)
        return 0
    wrong = obstacle(not (asked.names or asked.write or asked.base))
    if wrong:
        print(f"instructions: {'not counted: ' if asked.if_possible else ''}{wrong}")
        return 0 if asked.if_possible else 2
    found = count(asked.lib.resolve(), tuple(asked.names) or SCENARIOS)
    if asked.write:
        write(found)
        return 0
    if asked.names:
        print("\n".join(f"{name:18}{figure:>10,}" for name, figure in found.items()))
        return 0
    return 0 if compare(found, of_revision(asked.base) if asked.base else baseline()) else 1


if __name__ == "__main__":
    sys.exit(main())
