"""A crowd plays at once: nothing goes wrong. How long it takes is reported, not judged."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.load import Report, run

REPORT = Path("build") / "load.json"


def test_a_small_crowd(tmp_path: Path) -> None:
    report = run(tmp_path, Report(tables=12, sockets=48, seconds=4, wanted=15))
    assert report.errors == []
    assert report.moves > 0


@pytest.mark.soak
def test_a_large_crowd(tmp_path: Path) -> None:
    """500 tables, 2,000 sockets, 100 answers a second for five minutes."""
    report = run(tmp_path, Report(tables=500, sockets=2000, seconds=300, wanted=100))
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    assert report.errors == []
    assert report.moves > 0
