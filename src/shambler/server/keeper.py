"""The database as the event loop sees it: every call waits in a thread of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from shambler.games import find as find_game
from shambler.kernel.errors import BadRecord
from shambler.kernel.match import Match
from shambler.server.protocol import Chatted
from shambler.server.storage import Kept, Saved, Store
from shambler.server.table import Seat, Table

P = ParamSpec("P")
R = TypeVar("R")


class Keeper:
    """Writes and reads tables. One thread, so one thing at a time, in the order of asking."""

    def __init__(self, where: str) -> None:
        self.store = Store(where)
        self._thread = ThreadPoolExecutor(1, "storage")

    async def _do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: work(*args, **kwargs))

    async def make(self, table: Table) -> None:
        """Keep a new table."""
        match, terms = table.match, table.terms
        saved = Saved(
            table.key, match.record, match.fingerprint, terms, table.seats, [], [], salt=table.salt
        )
        await self._do(self.store.make, saved)

    async def rewrite(self, table: Table, same: int, *, settle: bool = False) -> None:
        """Keep what was answered after the first ``same`` answers.

        The last answer always carries the fingerprint of the state, also after going back to it.
        ``settle``: a proposal to take answers back has come to its end with this.
        """
        match, now = table.match, time.time()
        same = max(0, min(same, match.number - 1))
        new = [
            Kept(answer, table.answered.get(number, ""), "", now)
            for number, answer in enumerate(match.record.answers[same:], same)
        ]
        if new:
            new[-1].check = match.fingerprint
        await self._do(self.store.rewrite, table.key, same, new, settle=settle)

    async def propose(self, table: Table) -> None:
        """Keep who wants to take answers back, and who agreed."""
        await self._do(self.store.propose, table.key, table.proposal)

    async def reseat(self, key: str, seat: Seat) -> None:
        """Keep who sits on a seat."""
        await self._do(self.store.reseat, key, seat)

    async def say(self, key: str, said: Chatted) -> None:
        """Keep a line of talk."""
        await self._do(self.store.say, key, said)

    async def load(self, key: str) -> tuple[Table, Saved] | None:
        """Read a table and play it again up to where it stood."""
        saved = await self._do(self.store.load, key)
        if saved is None:
            return None
        return await asyncio.to_thread(resume, saved), saved

    async def tables_of(self, guest: str) -> list[tuple[str, str, str]]:
        """The newest tables at which somebody sits: key, game, scenario."""
        return await self._do(self.store.tables_of, guest)

    async def ping(self) -> None:
        """Does the database answer?"""
        await self._do(self.store.ping)

    def close(self) -> None:
        """Finish what was begun and let go."""
        self._thread.shutdown(wait=True)
        self.store.close()


def resume(saved: Saved) -> Table:
    """The table that was saved; raises :class:`BadRecord` where the rules have changed since."""
    match = Match.replay(find_game(saved.record.game), saved.parsed, name=f"table {saved.key}")
    if match.number != len(saved.kept):
        raise BadRecord(f"table {saved.key}: answers are missing")
    table = Table(saved.key, match, saved.seats, saved.terms, saved.salt)
    table.resume([kept.submission for kept in saved.kept])
    table.proposal = saved.proposal
    return table
