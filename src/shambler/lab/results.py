"""Games as rows in a file: a run that was stopped goes on where it stopped.

The file holds one JSON document per line. The first says which engine and content played; rows of
another engine or other content are never mixed with them. Plans with the same seed are paired: game
``n`` of each has the same dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import thread_time
from typing import Any

import msgspec

from shambler import __version__, agents
from shambler.games import find as find_game
from shambler.kernel.chance import Sampled
from shambler.kernel.errors import ShamblerError
from shambler.lab.pool import context, leave_ctrl_c_to_the_parent
from shambler.lab.simulate import Plan, check, game_seed, play_out, seat_seed


class BadResults(ShamblerError):
    """A file of results that cannot be gone on with."""


class Origin(msgspec.Struct, frozen=True):
    """The first line of a file: what played its games."""

    engine: str
    content: dict[str, str]  # game -> fingerprint of its content


class Row(msgspec.Struct, frozen=True):
    """One game. ``error`` is empty if it was played to its end."""

    game: str
    scenario: str
    agent: str
    options: str  # as JSON
    index: int
    seed: int
    winners: tuple[int, ...] = ()
    reason: str = ""
    decisions: int = 0
    seconds: float = 0.0  # of the processor
    measures: dict[str, float] = {}
    error: str = ""

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        """What was played, apart from how it went."""
        return (self.game, self.scenario, self.agent, self.options, self.seed)


Job = tuple[Plan, int]
Progress = Callable[[Row], object]


def options_text(plan: Plan) -> str:
    """The options of a plan as one text."""
    return msgspec.json.encode(dict(plan.options), order="deterministic").decode()


def play_row(job: Job) -> Row:
    """Play one game of a plan; whatever goes wrong in it is noted."""
    plan, index = job
    seed = game_seed(plan.seed, index)
    row = Row(plan.game, plan.scenario, plan.agent, options_text(plan), index, seed)
    rules, maker, started = find_game(plan.game), agents.find(plan.agent), thread_time()
    try:
        game = rules.new(plan.scenario, plan.options, Sampled(seed)).start()
        players = {seat: maker(seat_seed(seed, seat)) for seat in rules.seats(game)}
        count = play_out(game, players, plan.most_decisions)
    except Exception as problem:
        return msgspec.structs.replace(row, error=str(problem) or repr(problem))
    outcome = game.state.outcome
    return msgspec.structs.replace(
        row,
        winners=outcome.winners,
        reason=outcome.reason,
        decisions=count,
        seconds=thread_time() - started,
        measures={name: float(value) for name, value in rules.measures(game).items()},
    )


def origin_of(plans: Iterable[Plan]) -> Origin:
    """What would play these plans now."""
    return Origin(__version__, {p.game: find_game(p.game).content_hash for p in plans})


def read(path: Path) -> tuple[Origin, list[Row]]:
    """All rows of a file; a last line that was cut off in the middle is left out."""
    lines = path.read_bytes().split(b"\n")
    try:
        origin = msgspec.json.decode(lines[0], type=Origin)
        rows = [msgspec.json.decode(line, type=Row) for line in lines[1:-1]]
    except msgspec.MsgspecError as problem:
        raise BadResults(f"{path}: not a file of results: {problem}") from problem
    return origin, rows


def run(
    path: Path, plans: Sequence[Plan], workers: int = 1, progress: Progress | None = None
) -> list[Row]:
    """Play what a file does not hold yet and return the rows of these plans.

    Ctrl-C ends it early; every finished game is in the file.
    """
    for plan in plans:
        check(plan)
    known = _begin(path, origin_of(plans))
    done = {row.key for row in known}
    jobs = [job for job in _jobs(plans) if _key(job) not in done]
    with path.open("ab") as file:
        try:
            for row in _played(jobs, workers):
                file.write(msgspec.json.encode(row) + b"\n")
                file.flush()
                known.append(row)
                if progress is not None:
                    progress(row)
        except KeyboardInterrupt:
            pass
    wanted = {_key(job) for job in _jobs(plans)}
    return [row for row in known if row.key in wanted]


def _begin(path: Path, origin: Origin) -> list[Row]:
    """The rows that are there; a new file gets its first line, a torn last line goes away."""
    if not path.exists() or not path.stat().st_size:
        path.write_bytes(msgspec.json.encode(origin) + b"\n")
        return []
    found, rows = read(path)
    other = [g for g, h in origin.content.items() if found.content.get(g, h) != h]
    if found.engine != origin.engine or other:
        raise BadResults(f"{path}: played by another engine or with other content; name a new file")
    merged = Origin(found.engine, {**origin.content, **found.content})
    lines = [msgspec.json.encode(entry) for entry in (merged, *rows)]
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(b"\n".join(lines) + b"\n")
    part.replace(path)
    return rows


def _jobs(plans: Sequence[Plan]) -> list[Job]:
    """Game by game, so that pairs are complete early."""
    most = max((plan.games for plan in plans), default=0)
    return [(plan, index) for index in range(most) for plan in plans if index < plan.games]


def _key(job: Job) -> tuple[str, str, str, str, int]:
    plan, index = job
    seed = game_seed(plan.seed, index)
    return (plan.game, plan.scenario, plan.agent, options_text(plan), seed)


def _played(jobs: Sequence[Job], workers: int) -> Iterator[Row]:
    if workers <= 1:
        yield from map(play_row, jobs)
        return
    with ProcessPoolExecutor(workers, context(), leave_ctrl_c_to_the_parent) as pool:
        try:
            yield from pool.map(play_row, jobs)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def write_parquet(rows: Sequence[Row], path: Path) -> None:
    """The rows as a Parquet file; measures and winners as JSON. Needs the extra ``analysis``."""
    import duckdb

    columns = ", ".join(
        f"{name} {kind}"
        for name, kind in {
            "game": "VARCHAR", "scenario": "VARCHAR", "agent": "VARCHAR", "options": "VARCHAR",
            "index": "INTEGER", "seed": "BIGINT", "winners": "VARCHAR", "reason": "VARCHAR",
            "decisions": "INTEGER", "seconds": "DOUBLE", "measures": "VARCHAR", "error": "VARCHAR",
        }.items()
    )  # fmt: skip
    with duckdb.connect() as base:
        base.execute(f"CREATE TABLE games ({columns})")
        if rows:
            marks = ", ".join("?" * 12)
            base.executemany(f"INSERT INTO games VALUES ({marks})", [_flat(row) for row in rows])
        base.table("games").write_parquet(str(path))


def _flat(row: Row) -> list[Any]:
    fields = msgspec.structs.asdict(row)
    for name in ("winners", "measures"):
        fields[name] = msgspec.json.encode(fields[name]).decode()
    return list(fields.values())
