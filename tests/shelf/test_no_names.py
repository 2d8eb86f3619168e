"""Who serves all games names none: no game, edition, mission, nor a rule of one of them.

The words that are looked for come from the manifests, the scenarios and the ledgers, so a new game
is looked for as soon as it is there. What is written for one family may name that family.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from shambler.games import find, shipped

ROOT = Path(__file__).parents[2]
SRC, WEB = ROOT / "src" / "shambler", ROOT / "web" / "src"
ZOMBICIDE = SRC / "games" / "zombicide"
CORE = ZOMBICIDE / "core"  # what every edition of a family plays
ROOMS = (SRC / "agents", SRC / "lab", SRC / "server", WEB / "lib", WEB / "shell", CORE)
KINDS = (".py", ".ts", ".svelte", ".ftl", ".toml", ".css")
DRAWN = re.compile(r"""(?<=["'])[Mm](?:[\s,]*-?[\d.]+[\s,]*[LlHhVvCcSsQqTtAaZzMm]*){3,}(?=["'])""")
FAMILIES = {path.parent.name for path in (SRC / "games").glob("*/__init__.py")}


def files() -> list[Path]:
    """Everything in these rooms that was written by hand."""
    return [
        path
        for room in ROOMS
        for path in sorted(room.rglob("*"))
        if path.suffix in KINDS and "static" not in path.parts
    ]


def scenario_words() -> Iterator[str]:
    """Keys such as ``M0``, and names of more than one word."""
    for manifest in shipped():
        for scenario in find(manifest.key).scenarios():
            if re.search(r"\d", scenario.key):
                yield scenario.key
            yield from (name for name in scenario.name.values() if " " in name)


def rule_prefixes() -> Iterator[str]:
    """Of ledgers that belong to one game."""
    for path in (SRC / "games").rglob("rules.toml"):
        ledger = tomllib.loads(path.read_text("utf-8"))
        if len(ledger["ledger"]["games"]) == 1:
            yield from {rule["id"].partition("-")[0] + "-" for rule in ledger["rule"]}


NAMES = {manifest.key for manifest in shipped()} | FAMILIES
TITLES = {manifest.title for manifest in shipped()}
SCENARIOS, PREFIXES = set(scenario_words()), set(rule_prefixes())


def named_in(path: Path) -> list[str]:
    """The names of games that a file holds, and the lines they stand in."""
    text = path.read_text("utf-8")
    text = DRAWN.sub("", text) if path.suffix == ".svelte" else text
    own = {path.stem, path.parent.name} & FAMILIES
    if path.is_relative_to(CORE):
        own |= {ZOMBICIDE.name}
    words = [rf"(?i:\b{re.escape(name)}\b)" for name in NAMES - own]
    titles = {title for title in TITLES if title.lower() not in own}
    words += [rf"\b{re.escape(name)}\b" for name in titles | SCENARIOS]
    words += [rf"\b{re.escape(prefix)}[A-Z]" for prefix in PREFIXES]
    wanted = re.compile("|".join(words))
    return [f"{number}: {line.strip()}" for number, line in enumerate(text.splitlines(), 1)
            if wanted.search(line)]  # fmt: skip


def editions_of(system: Path) -> set[str]:
    """The editions whose own files import something of a system."""
    return {
        edition.name
        for edition in EDITIONS
        for path in edition.glob("*.py")
        if f"zombicide.systems.{system.name}." in path.read_text("utf-8")
    }


EDITIONS = sorted(path.parent.parent for path in ZOMBICIDE.glob("*/content/survivors.toml"))
SYSTEMS = sorted(
    path for path in (ZOMBICIDE / "systems").iterdir() if (path / "__init__.py").is_file()
)
SHARED = [system for system in SYSTEMS if len(editions_of(system)) > 1]


def test_some_systems_are_shared_and_some_are_not() -> None:
    assert {system.name for system in SHARED} >= {"units"}
    assert {"mold", "cars"} <= {system.name for system in SYSTEMS} - {s.name for s in SHARED}


@pytest.mark.parametrize("system", SHARED, ids=lambda system: system.name)
def test_what_several_editions_use_cites_the_rules_of_the_family(system: Path) -> None:
    cited = re.compile("|".join(rf"\b{re.escape(prefix)}[A-Z]" for prefix in PREFIXES))
    found = {path.name: cited.findall(path.read_text("utf-8")) for path in system.glob("*.py")}
    assert len(found) > 1
    assert not [name for name, ids in found.items() if ids]


@pytest.mark.parametrize(
    "system", [s for s in SYSTEMS if s not in SHARED], ids=lambda system: system.name
)
def test_what_one_edition_uses_cites_that_edition(system: Path) -> None:
    text = "".join(path.read_text("utf-8") for path in sorted(system.glob("*.py")))
    cited = {prefix for prefix in PREFIXES if re.search(rf"\b{re.escape(prefix)}[A-Z]", text)}
    assert len(cited) <= 1


def test_there_is_something_to_look_for() -> None:
    assert {"invader", "living_dead", "invazions", "zombicide"} <= NAMES
    assert {"M0", "S10", "labo-2"} <= SCENARIOS
    assert {"INV-", "NLD-", "IVZ-"} <= PREFIXES and "Z-" not in PREFIXES
    assert len(files()) > 100


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_game_is_named(path: Path) -> None:
    assert named_in(path) == []


@pytest.mark.parametrize(
    "line",
    [
        'key == "invader"',
        "# as in Invader",
        "from shambler.games.zombicide import x",
        'scenario = "M10"',
        'scenarios = ["M1", "M2", "M3"]',
        'words = "M1 M2 M3 M4"',
        '<path d="M0 1"/> INV-M3-01',
    ],
)
def test_names_are_noticed(tmp_path: Path, line: str) -> None:
    path = tmp_path / "some.py"
    path.write_text(line, "utf-8")
    assert named_in(path)


def test_drawings_and_the_own_family_are_no_names(tmp_path: Path) -> None:
    (tmp_path / "zombicide").mkdir()
    code, page = tmp_path / "zombicide" / "some.py", tmp_path / "Some.svelte"
    code.write_text("from shambler.games.zombicide import x\n", "utf-8")
    page.write_text('<path d="M0 196Q110 168 220 190T420 182V240H0z" />\n', "utf-8")
    assert named_in(code) == named_in(page) == []
