"""Ratings: a draft is played many times in the background, by the same games as ``shambler rate``.

Every game is a row of a file below the host's folder, so a rating that was stopped goes on where it
was, also after a restart, and every server of a host knows how far it is. One process plays it: the
one that holds the lock of its file.
"""

from __future__ import annotations

import asyncio
import fcntl
import hashlib
import logging
from collections import deque
from pathlib import Path
from typing import IO, Literal

import msgspec

from shambler.kernel.content import ContentError
from shambler.kernel.errors import BadSetup, ShamblerError
from shambler.kernel.files import replace_file
from shambler.kernel.typed import ready
from shambler.lab import results
from shambler.lab.build import Origin, origin_of
from shambler.lab.simulate import Batch, GameRow, SeriesPlan, check, run_batch
from shambler.server.limits import TooMany
from shambler.server.pool import Failed, Pool
from shambler.server.table import NotYours
from shambler.server.words import said

log = logging.getLogger("shambler.server")

BATCH = 4  # games that are played in one go,
DEADLINE = 300.0  # seconds they may take
MOST_GAMES = 2_000  # of one rating
MOST_WAITING = 12  # ratings of one person,
MOST_OF_ALL = 60  # and of everybody
KEPT = 400  # files; the oldest make room

State = Literal["waiting", "playing", "stopped", "done", "failed"]


class NoSuchRating(ShamblerError):
    """There is no rating of this name."""


class Asked(msgspec.Struct, frozen=True):
    """What is rated, as it is kept beside its rows."""

    plan: SeriesPlan
    person: str


class Rating:
    """One series of games, as far as it has been played."""

    def __init__(self, key: str, path: Path, plan: SeriesPlan, person: str) -> None:
        self.key = key
        self.path = path
        self.plan = plan
        self.person = person
        self.rows: list[GameRow] = []
        self.state: State = "stopped"
        self.problem = ""

    @property
    def is_done(self) -> bool:
        """Have all games been played?"""
        return len(self.rows) >= self.plan.games

    @property
    def is_open(self) -> bool:
        """Will it go on by itself?"""
        return self.state in ("waiting", "playing")

    @property
    def halt(self) -> Path:
        """A file that tells whoever plays it to stop."""
        return self.path.with_suffix(".stop")

    @property
    def goes_on(self) -> bool:
        """Has nobody stopped it, here or in another process?"""
        return self.state == "playing" and not self.halt.exists()

    def read(self) -> None:
        """What is in its file; another process may write it."""
        if self.path.is_file():
            _, rows = results.read(self.path)
            self.rows = results.rows_of([self.plan], rows)

    def mend(self) -> None:
        """Make its file fit to be gone on with, by whoever alone may write it.

        Who wrote it before may have been killed in the middle of a row.
        """
        results.begin(self.path, origin_of([self.plan.game]))
        self.read()

    def next_games(self) -> tuple[int, ...]:
        """The numbers of the next few games."""
        played = {row.index for row in self.rows}
        left = (number for number in range(self.plan.games) if number not in played)
        return tuple(number for number, _ in zip(left, range(BATCH), strict=False))


class Ratings:
    """All ratings of a host; those of one person are played one after the other."""

    def __init__(self, folder: Path, pool: Pool | None = None) -> None:
        self.folder = folder
        self.pool = pool or Pool(1)
        self._known: dict[str, Rating] = {}
        self._queues: dict[str, deque[Rating]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(self, person: str, plan: SeriesPlan) -> Rating:
        """Play a draft, or go on; raises what is wrong with it.

        It has as many games as were asked for last, whoever looked at it before. What waits or is
        played only grows: somebody else wants those games.
        """
        origin = await asyncio.to_thread(_checked, plan)
        key = _key(plan, origin)
        rating = self._known.get(key)
        if rating is not None and rating.is_open:
            if plan.games > rating.plan.games:
                rating.plan = plan
                await asyncio.to_thread(self._keep, rating)
            return rating
        if rating is None or rating.plan.games != plan.games:
            rating = Rating(key, self.folder / f"{key}.jsonl", plan, person)
            await asyncio.to_thread(self._prepare, rating)
            self._known[key] = rating
        if rating.is_done:
            rating.state = "done"
        else:
            self._enqueue(rating, person)
        return rating

    def _enqueue(self, rating: Rating, person: str) -> None:
        queue = self._queues.setdefault(person, deque())
        everybody = sum(map(len, self._queues.values()))
        if len(queue) >= MOST_WAITING or everybody >= MOST_OF_ALL:
            raise TooMany(said("enough-ratings"))
        rating.state, rating.problem, rating.person = "waiting", "", person
        rating.halt.unlink(missing_ok=True)
        queue.append(rating)
        if person not in self._tasks:
            self._tasks[person] = asyncio.create_task(self._work(person))

    def _prepare(self, rating: Rating) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._make_room()
        self._keep(rating)
        rating.read()

    def _keep(self, rating: Rating) -> None:
        asked = Asked(rating.plan, rating.person)
        replace_file(rating.path.with_suffix(".plan"), msgspec.json.encode(asked).decode())

    def _make_room(self) -> None:
        files = sorted(self.folder.glob("*.plan"), key=lambda path: path.stat().st_mtime)
        for path in files[: max(0, len(files) - KEPT + 1)]:
            if path.stem not in self._known or self._known[path.stem].state != "playing":
                self._known.pop(path.stem, None)
                for suffix in (".jsonl", ".plan", ".lock", ".stop"):
                    path.with_suffix(suffix).unlink(missing_ok=True)

    def find(self, key: str) -> Rating:
        """A rating, wherever it is played."""
        rating = self._known.get(key)
        if rating is not None:
            return rating
        path = self.folder / f"{key}.plan"
        if not path.is_file():
            raise NoSuchRating(said("no-rating"))
        asked = msgspec.json.decode(path.read_bytes(), type=ready(Asked))
        rating = Rating(key, path.with_suffix(".jsonl"), asked.plan, asked.person)
        rating.read()
        rating.state = "done" if rating.is_done else "stopped"
        lock = _lock(rating.path)
        if lock is None:
            rating.state = "playing"  # elsewhere
        else:
            lock.close()
            self._known[key] = rating
        return rating

    def stop(self, key: str, person: str) -> Rating:
        """Play no further; what was played stays."""
        rating = self.find(key)
        if rating.person != person:
            raise NotYours(said("rating-of-somebody"))
        if rating.is_open:
            rating.state = "stopped"
            rating.halt.touch()
        return rating

    async def _work(self, person: str) -> None:
        """One rating after the other, until none is left."""
        queue = self._queues[person]
        try:
            while queue:
                if queue[0].state == "waiting":
                    await self._play(queue[0], person)
                queue.popleft()
        finally:
            self._tasks.pop(person, None)
            self._queues.pop(person, None)

    async def _play(self, rating: Rating, person: str) -> None:
        lock = _lock(rating.path)
        if lock is None:
            self._known.pop(rating.key, None)  # another process plays it: look there
            return
        rating.state = "playing"
        try:
            with lock:
                await asyncio.to_thread(rating.mend)
                await self._go_on(rating, person)
            if rating.is_done:
                rating.state = "done"
            elif rating.state == "playing":
                rating.state = "stopped"  # elsewhere; whoever has asked again meanwhile waits
        except Failed as problem:
            rating.state, rating.problem = "failed", str(problem)
        except Exception as problem:  # a defect of a draft is no reason to stop the others
            rating.state, rating.problem = "failed", str(problem)
            log.exception("a rating failed")

    async def _go_on(self, rating: Rating, person: str) -> None:
        with rating.path.open("ab") as file:
            while rating.goes_on and (games := rating.next_games()):
                batch, game = Batch(rating.plan, games, listen=True), rating.plan.game
                rows = await self.pool.run(run_batch, batch, game, DEADLINE, person)
                await asyncio.to_thread(_write, file, rows)
                rating.rows += rows

    def close(self) -> None:
        """The server stops."""
        for task in list(self._tasks.values()):
            task.cancel()
        self.pool.close()


def _checked(plan: SeriesPlan) -> Origin:
    try:
        check(plan)
    except ContentError as problem:
        raise BadSetup(str(problem)) from problem
    return origin_of([plan.game])


def _key(plan: SeriesPlan, origin: Origin) -> str:
    """The same draft, played in the same way by the same engine, is the same rating."""
    what = msgspec.structs.replace(plan, games=0)
    return hashlib.sha256(msgspec.json.encode((what, origin))).hexdigest()[:24]


def _lock(path: Path) -> IO[bytes] | None:
    """The right to play a rating; ``None``: another process has it."""
    file = path.with_suffix(".lock").open("ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return file


def _write(file: IO[bytes], rows: list[GameRow]) -> None:
    file.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
    file.flush()
