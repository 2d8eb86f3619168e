"""Batches of games on several processors, with the same result as on one.

Games are cut into batches and the tallies are added in the order of the games, whoever finishes
first. After an interruption the result is that of the first games of the series,
exactly as if no more had been asked for.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor

from shambler.lab.simulate import Plan, Tally, check, run_batch

BATCH = 8  # games; few, so that progress is seen and an interruption loses little
AHEAD = 4  # batches waiting per worker

Progress = Callable[[Tally], None]


def simulate(plan: Plan, workers: int = 1, progress: Progress | None = None) -> Tally:
    """Play all games of a plan. Ctrl-C ends it early: the games so far are what is returned."""
    check(plan)
    total = Tally()
    batches = _alone(plan) if workers <= 1 else _shared(plan, workers)
    try:
        for tally in batches:
            total.add(tally)
            if progress is not None:
                progress(total)
    except KeyboardInterrupt:
        batches.close()
    return total


def _parts(plan: Plan) -> Iterator[tuple[int, int]]:
    """First game and number of games of each batch."""
    for first in range(0, plan.games, BATCH):
        yield first, min(BATCH, plan.games - first)


def _alone(plan: Plan) -> Generator[Tally, None, None]:
    """In this process."""
    for first, count in _parts(plan):
        yield run_batch(plan, first, count)


def _shared(plan: Plan, workers: int) -> Generator[Tally, None, None]:
    """In several processes, yielded in the order of the games."""
    parts = _parts(plan)
    waiting: deque[Future[Tally]] = deque()
    with ProcessPoolExecutor(workers, context(), leave_ctrl_c_to_the_parent) as pool:
        try:
            for first, count in parts:
                waiting.append(pool.submit(run_batch, plan, first, count))
                if len(waiting) >= workers * AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def context() -> multiprocessing.context.BaseContext:
    """Forked workers know the games that were registered in this process."""
    kinds = multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("fork" if "fork" in kinds else None)


def leave_ctrl_c_to_the_parent() -> None:
    """Only the parent stops early; it lets its workers finish what they have begun."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
