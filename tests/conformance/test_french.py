"""French counts nothing as one: a text that is told of none must not say 1."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ONE = re.compile(r"\[one\] 1\b")


def test_none_is_never_told_as_one() -> None:
    files = [file for part in ("src", "web/src") for file in (ROOT / part).rglob("fr.ftl")]
    assert len(files) > 8
    told = [(file, line) for file in files for line in file.read_text().splitlines()]
    assert sum("[one]" in line for _, line in told) > 50
    assert [(str(file), line) for file, line in told if ONE.search(line)] == []
