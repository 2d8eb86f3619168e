"""What is said about the project in several places is the same everywhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import shambler
from shambler.cli.extras import EXTRA_OF

ROOT = Path(__file__).parents[2]


def test_there_is_one_version() -> None:
    cited = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert cited is not None
    assert cited[1] == shambler.__version__
    told = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert "## [Unreleased]" in told or f"## [{shambler.__version__}]" in told


def test_every_hint_names_an_extra_that_brings_the_module() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert len(EXTRA_OF) > 5
    for module, extra in EXTRA_OF.items():
        names = [re.split(r"[^\w.\-]", line)[0].replace("-", "_") for line in extras[extra]]
        assert module in names, f"{extra} does not bring {module}"


def test_the_engine_asks_for_two_libraries() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    names = {re.split(r"[^\w.\-]", line)[0] for line in project["dependencies"]}
    assert names == {"msgspec", "fluent.runtime"}
