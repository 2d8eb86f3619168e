"""What the machine itself does, beside which the figures of a server are read.

``python -m tests.server.machine`` is a loop that has nothing else to do; when its input ends, it
says how late it woke up.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

WRITES = 200
PAUSE = 0.01

T = TypeVar("T")


class Memory(msgspec.Struct, frozen=True):
    """Of one process and those it started, in kB."""

    now_kb: int
    peak_kb: int


def p99(times: Sequence[float]) -> float:
    """In milliseconds."""
    return round(1000 * sorted(times)[int(len(times) * 0.99)], 1)


def disk(folder: Path) -> tuple[float, float]:
    """A small write that has to reach the disk: p50 and p99 in milliseconds."""
    times = []
    with (folder / "probe").open("wb") as file:
        for _ in range(WRITES):
            begun = time.perf_counter()
            file.write(b"." * 4096)
            file.flush()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - begun)
    return round(1000 * sorted(times)[WRITES // 2], 1), p99(times)


async def lateness() -> list[float]:
    """How late a loop wakes up, again and again until it is stopped."""
    late: list[float] = []
    with contextlib.suppress(asyncio.CancelledError):
        while True:
            wanted = time.perf_counter() + PAUSE
            await asyncio.sleep(PAUSE)
            late.append(time.perf_counter() - wanted)
    return late


class Idle(msgspec.Struct):
    """How late a loop woke up that had nothing else to do."""

    p99: float = 0.0


@asynccontextmanager
async def idle_loop() -> AsyncIterator[Idle]:
    """In a process of its own; its figure is there at the end."""
    pipe, found = asyncio.subprocess.PIPE, Idle()
    command = [sys.executable, "-m", "tests.server.machine"]
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    try:
        yield found
    finally:
        said, _ = await process.communicate(b"")  # its input ends
    found.p99 = float(said)


async def _be_idle() -> float:
    waking = asyncio.create_task(lateness())
    await asyncio.to_thread(sys.stdin.read)
    return p99(await finished(waking))


async def finished(task: asyncio.Task[T]) -> T:
    """Stop something that goes on until it is stopped; what it found."""
    task.cancel()
    return await task


def family(pid: int) -> list[int]:
    """A process and those it started."""
    found = [pid]
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid:
                found += family(int(folder.name))
    return found


def memory(pid: int) -> Memory:
    """How much it has now, and the most it had."""
    sums = {"VmRSS": 0, "VmHWM": 0}
    for one in family(pid):
        for line in Path(f"/proc/{one}/status").read_text().splitlines():
            name, _, value = line.partition(":")
            if name in sums:
                sums[name] += int(value.split()[0])
    return Memory(sums["VmRSS"], sums["VmHWM"])


def cpu_seconds(pid: int) -> float:
    """Of a processor, used so far."""
    ticks = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    print(asyncio.run(_be_idle()))
