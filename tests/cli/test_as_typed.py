"""What the terminal shows can be typed: keys as they are, and the command that goes on."""

from pathlib import Path

import pytest

from shambler.cli.output import console, table
from tests.cli.conftest import Run


def test_a_key_with_colons_is_shown_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    rows = table("option", "key")
    rows.add_row("All-out: Rifle", "all-out:fire:rifle>2.0")
    console().print(rows)
    console().print("all-out:fire:rifle>2.0", markup=False)
    assert capsys.readouterr().out.count("all-out:fire:rifle>2.0") == 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_leaves_a_campaign_is_told_its_own_command(
    run: Run, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "fort.shambler"
    assert run("campaign", "new", "hendrix", "-f", str(file), "--seed", 7).code == 0
    done = run("campaign", "play", str(file), "--plain", "--lang", language, lines="quit\n")
    assert f"shambler campaign play {file}" in done.out
    assert "--resume" not in done.out
