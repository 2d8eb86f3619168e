"""Backups on a schedule: one file after the other into a folder, of which the newest are kept.

Where several servers share a database, the one whose id comes first does it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from shambler.kernel.errors import ShamblerError
from shambler.server import metrics
from shambler.server.backup import backup
from shambler.server.keeper import Keeper

log = logging.getLogger("shambler.server")

HOUR: Final = 3600.0
KEPT: Final = 14
LOOK: Final = 60.0  # seconds between looks at the clock
LONGEST: Final = 600.0  # seconds that a backup may take before another one is begun
UNDER_WAY: Final = ".under-way"  # lies in the folder while one is being made


class Saving:
    """Makes backups every so many seconds (0: never)."""

    def __init__(self, where: str, folder: Path | None, hours: float, kept: int = KEPT) -> None:
        if hours and folder is None:
            raise ShamblerError("a folder for the backups is needed: --backup-to FOLDER")
        self.where = where
        self.folder = folder
        self.every = hours * HOUR
        self.kept = kept
        self.tables = 0  # in the last one that was made here
        self.problem = ""

    def files(self) -> list[Path]:
        """The backups that are there, the newest first."""
        found = self.folder.glob("shambler-*.sqlite3") if self.folder else ()
        return sorted(found, reverse=True)

    def newest(self) -> Path | None:
        """The last backup, whoever made it."""
        return next(iter(self.files()), None)

    @property
    def is_due(self) -> bool:
        """Has the last one become too old, and does nobody make one?"""
        assert self.folder is not None
        newest = self.newest()
        if _age(self.folder / UNDER_WAY) < LONGEST:
            return False
        return newest is None or _age(newest) >= self.every

    def save(self) -> Path:
        """Make a backup now, and forget those that are too many."""
        assert self.folder is not None
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self.folder / f"shambler-{datetime.now(UTC):%Y%m%d-%H%M%S}.sqlite3"
        claim = self.folder / UNDER_WAY
        claim.touch()
        try:
            self.tables = backup(self.where, file, replace=True)
        finally:
            claim.unlink(missing_ok=True)
        for old in self.files()[self.kept :]:
            old.unlink()
        return file

    async def keep_saving(self, keeper: Keeper) -> None:
        """Look at the clock, again and again."""
        while self.every:
            with contextlib.suppress(ShamblerError):
                if self.is_due and await keeper.is_first():
                    await self._save()
            await asyncio.sleep(min(LOOK, self.every / 4))

    async def _save(self) -> None:
        try:
            file = await asyncio.to_thread(self.save)
        except Exception as problem:  # whatever it was: the next try must come
            self.problem = f"{type(problem).__name__}: {problem}"
            log.error("a backup failed", extra={"because": type(problem).__name__})
        else:
            self.problem = ""
            metrics.BACKUP.set(file.stat().st_mtime)
            log.info("a backup was made", extra={"count": self.tables})


def _age(file: Path) -> float:
    """Seconds since a file was written; for ever if there is none."""
    try:
        return time.time() - file.stat().st_mtime
    except OSError:  # the folder may be none; making one will tell
        return math.inf
