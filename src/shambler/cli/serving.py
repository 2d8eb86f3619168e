"""``shambler serve``, ``backup``, ``restore`` and ``upgrade``: the web server and what it keeps."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from shambler.kernel.errors import ShamblerError


def serve(
    host: str,
    port: int,
    db: str | None,
    *,
    workers: int,
    open_browser: bool,
    pages: Path | None,
    admin_key: Path | None,
    reaching: tuple[str, str, str, str, Path | None],
    certificate: tuple[Path | None, Path | None, Path | None],
    **wishes: Any,
) -> None:
    """Run the server until it is stopped. ``reaching``: how people who are away are told;
    ``certificate``: of the inside address, with its key and who signs those of the others.
    """
    hosting = _load("shambler.server.hosting")
    asked = hosting.Hosting(
        pages=pages or hosting.STATIC,
        certificate=_load("shambler.server.private_lines").certificate(*certificate),
        reach=_load("shambler.server.notices.reach").reach(*reaching),
        admin_key=_load("shambler.server.admin.door").read_key(admin_key),
        **wishes,
    )
    app = _load("shambler.server.app")
    app.run(host, port, db, asked, workers=workers, open_browser=open_browser)


def backup(file: Path, db: str | None, replace: bool) -> None:
    """Write a backup and say what is in it."""
    count = _load("shambler.server.backup").backup(_where(db), file, replace=replace)
    print(f"{file}: {_tables(count)} saved")


def restore(file: Path, db: str | None, replace: bool) -> None:
    """Read a backup and say what was in it."""
    count = _load("shambler.server.backup").restore(_where(db), file, replace=replace)
    print(f"{file}: {_tables(count)} restored")


def doctor(db: str | None, backups: Path | None) -> bool:
    """Say what is wrong with this host; true if nothing is bad."""
    pages = _load("shambler.server.hosting").STATIC
    signs = {"good": "ok ", "doubtful": "?  ", "bad": "BAD"}
    found = []
    for finding in _load("shambler.server.admin.doctor").examine(_where(db), pages, backups):
        print(f"{signs[finding.verdict]}  {finding.what}: {finding.says}", flush=True)
        found.append(finding.verdict)
    print(f"{found.count('bad')} bad, {found.count('doubtful')} doubtful")
    return "bad" not in found


def upgrade(db: str | None, dry_run: bool) -> None:
    """Play every table again under today's rules, and say what becomes of it."""
    found = _load("shambler.server.pinning").upgrade(_where(db), dry_run=dry_run)
    fates = {
        "same": "go on as they are",
        "new-rules": "go on under updated rules; everybody at them is told",
        "closed": "are closed, with their records",
        "broken": "cannot be read",
    }
    for fate, says in fates.items():
        these = [finding for finding in found if finding.fate == fate]
        print(f"{_tables(len(these))}: {says}")
        for finding in these if fate in ("closed", "broken") else ():
            shared = f", {finding.shared} of them agree" if fate == "closed" else ""
            print(f"  {finding.key[:6]}… {finding.game}, {finding.answers} answers{shared}")
            print(f"    {finding.because}")


def _tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"


def _where(db: str | None) -> str:
    return db or str(_load("shambler.server.database").default_file())


def _load(module: str) -> ModuleType:
    try:
        return import_module(module)
    except ImportError as problem:
        raise ShamblerError(f"the web server cannot be loaded: {problem}") from problem
