"""``--db``: a file by its name or as an address; both mean the same file."""

from __future__ import annotations

from pathlib import Path

import pytest

from shambler.server.database import Database
from tests.cli.conftest import Run


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
def test_a_file_is_found_however_it_is_written(run: Run, tmp_path: Path, form: str) -> None:
    file, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    Database(str(file)).close()
    done = run("backup", copy, "--db", form.format(file))
    assert (done.code, copy.is_file()) == (0, True), done.err


def test_an_address_may_name_a_file_of_this_folder(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Database("tables.sqlite3").close()
    done = run("upgrade", "--dry-run", "--db", "sqlite:///tables.sqlite3")
    assert done.code == 0, done.err
    assert [file.name for file in tmp_path.iterdir() if file.is_dir()] == []
