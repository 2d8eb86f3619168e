"""``games``, ``scenarios``, ``--help`` and ``--version``."""

from __future__ import annotations

import subprocess
import sys
from ast import literal_eval

import pytest

import shambler
from shambler.cli.app import app
from shambler.compiled import build
from tests.cli.conftest import Run, environment

COMMANDS = ["games", "scenarios", "play", "serve", "sim", "replay", "check", "bench", "rules"]


def test_version(run: Run) -> None:
    assert run("--version").out == f"shambler {shambler.__version__} ({build()})\n"


def test_help_is_shown_when_nothing_is_asked_for(run: Run) -> None:
    done = run()
    assert done.code == 0
    assert all(command in done.out for command in COMMANDS)
    assert {command.name or "" for command in app.registered_commands} <= {"", *COMMANDS}


@pytest.mark.parametrize("command", [*COMMANDS, "rules list", "rules coverage"])
def test_every_help_shows_an_example(run: Run, command: str) -> None:
    done = run(*command.split(), "--help")
    assert done.code == 0
    assert f"shambler {command.partition(' list')[0]}" in done.out.split("Usage:")[1]


def test_games_lists_those_from_elsewhere(run: Run) -> None:
    assert "pocket" in run("games").out
    keys = [game["key"] for game in run("games", "--json").json]
    assert keys[-2:] == ["pocket", "barricade"]
    assert len(keys) == len(set(keys))


def test_scenarios_are_listed(run: Run) -> None:
    done = run("scenarios", "pocket")
    assert "A short day" in done.out
    assert "shambler scenarios pocket SCENARIO" in done.out
    found = run("scenarios", "pocket", "--json").json
    assert [scenario["key"] for scenario in found["scenarios"]][:2] == ["short", "rivals"]
    assert "rounds" in [option["name"] for option in found["scenarios"][0]["options"]]


def test_what_can_be_set_is_listed(run: Run) -> None:
    options = {o["name"]: o for o in run("scenarios", "pocket", "short", "--json").json["options"]}
    assert options["rounds"] == {
        "name": "rounds",
        "label": "Rounds",
        "help": "How long the day is.",
        "kind": "number",
        "values": "at least 0",
        "choices": {},
        "default": 6,
    }
    assert options["names"]["default"] == ["Ada", "Bo"]
    assert options["pace"]["choices"] == {"calm": "calm", "brisk": "brisk"}
    assert options["spokesman"]["kind"] == "seat"
    for command in (("scenarios", "pocket", "short"), ("play", "pocket", "short", "--help-setup")):
        done = run(*command)
        assert done.code == 0
        assert "How long the day is." in done.out
        assert "calm | brisk" in done.out
    assert "durée de la journée" in run("scenarios", "pocket", "short", "--lang", "fr").out
    assert "did you mean short?" in run("scenarios", "pocket", "shor").err
    assert "which game?" in run("play", "--help-setup").err


def loaded(code: str, *libraries: str, **more: str) -> list[str]:
    """Which of these libraries a fresh Python has imported after some code."""
    told = f"print(sorted(set({libraries!r}) & set(sys.modules)), file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {code}; {told}"],
        capture_output=True,
        text=True,
        env=environment(**more),
        check=True,
    )
    return list(literal_eval(done.stderr))


def test_simulation_loads_no_web_and_no_texts() -> None:
    """Headless work must start fast: the libraries of other commands stay out."""
    sim = ["sim", "pocket", "short", "--games", "1", "--json"]
    code = f"import shambler.cli; shambler.cli.main({sim!r})"
    assert loaded(code, "fastapi", "uvicorn", "fluent", "rich", "msgspec") == ["msgspec"]


def test_help_loads_no_engine_and_nothing_that_draws() -> None:
    """A fifth of a second of the processor at most: what takes longest stays out."""
    code = "import shambler.cli; shambler.cli.main(['play', '--help'])"
    names = ("msgspec", "rich", "shambler.kernel", "shambler.games", "typer")
    assert loaded(code, *names, SHAMBLER_GAMES="") == ["typer"]


def test_the_package_itself_loads_next_to_nothing() -> None:
    names = ("msgspec", "typer", "fluent", "shambler", "shambler.kernel", "shambler.api")
    assert loaded("import shambler", *names) == ["shambler"]
