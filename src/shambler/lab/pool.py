"""Batches of games, here or on several processors, with the same result.

Whoever finishes first, the rows come in the order of the batches, unless they are only collected.
After an interruption the result in memory is that of the first games of each series, exactly as if
no more had been asked for.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections import deque
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice

from shambler.agents import THINKERS
from shambler.lab.simulate import (
    Batch,
    GameRow,
    SeriesPlan,
    Tally,
    check,
    game_seed,
    known,
    run_batch,
)

BATCH = 8  # games; few, so that progress is seen and an interruption loses little
AHEAD = 4  # batches waiting per worker

Rows = Generator[list[GameRow], None, None]
Runner = Callable[[Iterable[Batch]], Rows]
Key = tuple[str, str, str, str, str, int]


def alone(batches: Iterable[Batch]) -> Rows:
    """In this process."""
    for batch in batches:
        yield run_batch(batch)


def shared(workers: int, ordered: bool = True) -> Runner:
    """In several processes. Without an order nobody waits for a long game to end."""
    return alone if workers <= 1 else lambda batches: _shared(batches, workers, ordered)


def _shared(batches: Iterable[Batch], workers: int, ordered: bool) -> Rows:
    waiting: deque[Future[list[GameRow]]] = deque()
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(workers, context(), leave_ctrl_c_to_the_parent) as pool:
        try:
            for batch in batches:
                waiting.append(pool.submit(run_batch, batch))
                if len(waiting) >= workers * AHEAD:
                    yield _next(waiting, ordered)
            while waiting:
                yield _next(waiting, ordered)
        except BaseException:  # also when nobody wants more: a planner's game may take minutes
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
            raise


def _next(waiting: deque[Future[list[GameRow]]], ordered: bool) -> list[GameRow]:
    """The rows whose turn it is, or those of any batch that has ended."""
    ended = waiting[0] if ordered else next(iter(wait(waiting, None, FIRST_COMPLETED).done))
    waiting.remove(ended)
    return ended.result()


def context() -> multiprocessing.context.BaseContext:
    """Forked workers know the games that were registered in this process."""
    kinds = multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("fork" if "fork" in kinds else None)


def leave_ctrl_c_to_the_parent() -> None:
    """Only the parent decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Ctrl-C within is felt at the end, so that games are counted whole or not at all."""
    if threading.current_thread() is not threading.main_thread():  # Ctrl-C never comes here
        yield
        return
    felt: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: felt.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if felt:
        raise KeyboardInterrupt


def batches_of(
    plans: Sequence[SeriesPlan],
    done: Collection[Key] = (),
    listen: bool = False,
    size: int = BATCH,
) -> Generator[Batch, None, None]:
    """The games that are not done, series beside series, so that pairs are complete early.

    Games of agents that think are batches of one: they take long enough.
    """
    waiting = deque((plan, _parts(plan, done, size)) for plan in plans)
    while waiting:
        plan, parts = waiting.popleft()
        part = next(parts, None)
        if part is not None:
            yield Batch(plan, part, listen)
            waiting.append((plan, parts))


def _parts(plan: SeriesPlan, done: Collection[Key], size: int) -> Iterator[tuple[int, ...]]:
    """The numbers of the games of a plan that are not done, some at a time."""
    thinks = any(name.partition(":")[0] in THINKERS for name in plan.agent.split("/"))
    what = known(plan)
    numbers = (
        index
        for index in range(plan.games)
        if not done or (*what, game_seed(plan.seed, index)) not in done
    )
    while part := tuple(islice(numbers, 1 if thinks else size)):
        yield part


def play_in_memory(
    plans: Sequence[SeriesPlan],
    runner: Runner,
    progress: Callable[[GameRow], object],
    size: int = BATCH,
    keep: bool = False,
) -> tuple[list[Tally], list[GameRow]]:
    """A tally for each plan, and the rows of all if they are to be kept.

    Ctrl-C ends it early: the games so far are what is returned.
    """
    for plan in plans:
        check(plan)
    tallies = {known(plan): Tally() for plan in plans}
    rows: list[GameRow] = []
    parts = runner(batches_of(plans, size=size))
    try:
        for part in parts:
            with ctrl_c_waits():
                for row in part:
                    tallies[row.key[:-1]].add(row)
                if keep:
                    rows += part
            for row in part:
                progress(row)
    except KeyboardInterrupt:
        parts.close()
    return [tallies[known(plan)] for plan in plans], rows


def simulate(
    plan: SeriesPlan, workers: int = 1, progress: Callable[[GameRow], object] = lambda row: None
) -> Tally:
    """Play all games of a plan. Ctrl-C ends it early: the games so far are what is returned."""
    tallies, _ = play_in_memory([plan], shared(workers), progress)
    return tallies[0]
