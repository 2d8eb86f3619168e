"""Batches of games on a Ray cluster, with the same rows as here. Needs the extra ``cluster``.

A worker first makes sure that it runs the same build of the engine with the same content; one that
does not is refused. When a worker or a whole machine is lost, Ray plays its batch again elsewhere:
a batch is a pure function, so nothing else is lost and nothing is counted twice.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from shambler.agents.cluster import BadCluster, connect, processors
from shambler.lab.build import Origin, origin_of
from shambler.lab.pool import Rows, Runner
from shambler.lab.simulate import Batch, GameRow, run_batch

BATCH = 64  # games; a task costs about a millisecond, so it should hold many
AHEAD = 3  # batches waiting per processor
RETRIES = 5  # of a batch whose worker was lost


def checked_batch(batch: Batch, wanted: Origin) -> list[GameRow]:
    """What a worker does: refuse to be another engine, then play."""
    found = origin_of([batch.plan.game])
    if found != wanted:
        raise BadCluster(
            f"a worker runs shambler {found.engine}, build {found.build}, with other code or "
            f"content than {wanted.engine}, build {wanted.build}; install the same everywhere"
        )
    return run_batch(batch)


def on_cluster(address: str, ordered: bool = True) -> Runner:
    """On the machines of a cluster; ``auto`` finds one that runs here.

    Without an order no machine waits for a long game to end.
    """
    return lambda batches: _played(batches, address, ordered)


def _played(batches: Iterable[Batch], address: str, ordered: bool) -> Rows:
    ray = connect(address)
    task = ray.remote(max_retries=RETRIES)(checked_batch)
    most = AHEAD * processors(ray)
    origins: dict[str, Origin] = {}
    waiting: deque[Any] = deque()
    try:
        for batch in batches:
            game = batch.plan.game
            origin = origins.setdefault(game, origin_of([game]))
            waiting.append(task.remote(batch, origin))
            if len(waiting) >= most:
                yield _next(ray, waiting, ordered)
        while waiting:
            yield _next(ray, waiting, ordered)
    finally:
        for left in waiting:
            ray.cancel(left, force=True)
        ray.shutdown()


def _next(ray: Any, waiting: deque[Any], ordered: bool) -> list[GameRow]:
    """The rows whose turn it is, or those of any batch that has ended."""
    ended = waiting[0] if ordered else ray.wait(list(waiting), num_returns=1)[0][0]
    waiting.remove(ended)
    return _fetch(ray, ended)


def _fetch(ray: Any, reference: Any) -> list[GameRow]:
    try:
        rows: list[GameRow] = ray.get(reference)
    except ray.exceptions.RayTaskError as problem:
        cause = problem.cause
        raise cause if isinstance(cause, BadCluster) else problem from None
    except ray.exceptions.RayError as problem:
        raise BadCluster(f"a batch was lost {RETRIES} times over: {problem}") from problem
    return rows
