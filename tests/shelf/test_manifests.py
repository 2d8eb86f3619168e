"""Games are found by their manifests: those of the package, installed ones, registered ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import shambler
from shambler import games
from shambler.agents.sense import Sense
from shambler.games.lessons import find_lesson
from shambler.games.manifest import BadManifest, Manifest, load_part, read_manifest
from shambler.kernel.errors import UnknownGame
from shambler.kernel.ruleset import Ruleset
from shambler.lab.family import Family
from tests.lab.pocket import RULES as POCKET

ROOT = Path(__file__).parents[2]
SHIPPED = games.shipped()


def python(code: str, *folders: Path) -> str:
    """What a fresh process prints."""
    path = os.pathsep.join(map(str, (*folders, ROOT / "src", ROOT)))
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test registers is gone afterwards."""
    monkeypatch.setattr(games, "_registered", dict(games._registered))


# -- the games of the package --------------------------------------------------------------


def test_there_are_games() -> None:
    assert len(SHIPPED) >= 3
    assert len({manifest.key for manifest in SHIPPED}) == len(SHIPPED)


@pytest.mark.parametrize("manifest", SHIPPED, ids=lambda manifest: manifest.key)
def test_what_a_manifest_points_to_is_there(manifest: Manifest) -> None:
    rules = games.find(manifest.key)
    scenarios = {scenario.key for scenario in rules.scenarios()}
    assert rules.key == manifest.key
    assert games.manifest_of(rules) is manifest
    assert not manifest.sense or load_part(manifest.sense, Sense)
    assert not manifest.family or load_part(manifest.family, Family)
    web = ROOT / "web" / "src" / "games" / manifest.web / "index.ts"
    assert not manifest.web or web.is_file()
    assert not manifest.start or manifest.start in scenarios
    assert {find_lesson(rules, name).scenario for name in manifest.lessons} <= scenarios
    assert manifest.strength is None or set(manifest.strength.scenarios) <= scenarios
    assert set(manifest.line) == set(manifest.weight) == {"en", "fr"}


def test_listing_the_games_imports_none() -> None:
    code = (
        "import sys; from shambler import games; games.manifests(); "
        "print([m for m in sys.modules if m.startswith('shambler.games.')])"
    )
    assert python(code) == "['shambler.games.manifest']"


# -- games from elsewhere ------------------------------------------------------------------


def test_a_registered_game_is_on_the_shelf_with_all_it_says(barricade: Ruleset) -> None:
    found = {manifest.key: manifest for manifest in games.manifests()}
    assert list(found) == games.keys()
    mine = found[barricade.key]
    assert (mine.title, mine.players, mine.web) == ("Barricade Night", "2-4", "barricade")
    assert games.title_of(barricade.key) == "Barricade Night"
    assert games.find(barricade.key) is barricade


def test_a_game_without_a_manifest_has_its_key_for_a_title(shelf: None) -> None:
    shambler.register(POCKET)
    assert games.manifests()[-1].title == games.title_of("pocket") == "pocket"


def test_registering_a_game_again_lists_it_once(barricade: Ruleset) -> None:
    shambler.register(barricade)
    assert games.keys().count(barricade.key) == 1


def test_another_process_finds_the_registered_games(barricade: Ruleset) -> None:
    code = (
        "from shambler import games; "
        f"games.register_entries({games.registered()!r}); print(games.keys()[-1])"
    )
    assert python(code) == barricade.key


def test_an_unknown_game_is_refused_with_a_hint(barricade: Ruleset) -> None:
    with pytest.raises(UnknownGame, match="did you mean barricade"):
        games.find("baricade")


MANIFEST = """
[[game]]
key = "lone"
title = "Lone Wolf"
entry = "lone.game:RULES"
"""


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder like ``site-packages``, with a game in it that cannot be imported."""
    (tmp_path / "lone").mkdir()
    (tmp_path / "lone" / "__init__.py").write_text("raise ImportError('broken inside')")
    (tmp_path / "lone" / "manifest.toml").write_text(MANIFEST)
    about = tmp_path / "lone-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: lone\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[shambler.games]\nlone = lone.game:RULES\n")
    return tmp_path


def test_an_installed_game_is_listed_without_importing_it(installed: Path) -> None:
    code = "from shambler import games; print(games.title_of('lone'))"
    assert python(code, installed) == "Lone Wolf"


def test_an_installed_game_that_cannot_be_imported_says_so(installed: Path) -> None:
    code = (
        "from shambler import games, ShamblerError\n"
        "try: games.find('lone')\n"
        "except ShamblerError as problem: print(problem)"
    )
    assert python(code, installed) == "'lone.game:RULES' is not module:attribute: broken inside"


# -- manifests that are wrong --------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[[game]]\nkey = 1", "Expected `str`, got `int`"),
        ('[[game]]\nkey = "x"\ntitle = "X"', "missing required field `entry`"),
        (MANIFEST + 'sens = "x:y"', "unknown field `sens`"),
        ("[[game", "Expected"),
    ],
)
def test_a_manifest_that_cannot_be_read_names_its_file(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "manifest.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadManifest) as refused:
        read_manifest(path)
    assert str(refused.value).startswith(f"{path}: ") and why in str(refused.value)


@pytest.mark.parametrize(
    ("pointer", "why"),
    [
        ("no.such.module:X", "No module named 'no'"),
        ("shambler.agents.sense:NOTHING", "no attribute 'NOTHING'"),
        ("shambler.agents.sense", "is not module:attribute"),
        ("shambler.agents.sense:Sense", "is not a Sense"),
    ],
)
def test_a_pointer_to_nothing_is_refused(pointer: str, why: str) -> None:
    with pytest.raises(BadManifest, match=why):
        load_part(pointer, Sense)


def test_a_game_with_a_bad_manifest_is_not_registered(
    shelf: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "halfdone").mkdir()
    (tmp_path / "halfdone" / "__init__.py").write_text("")
    (tmp_path / "halfdone" / "manifest.toml").write_text("[[game]]\nkey = 5\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(type(POCKET), "package", "halfdone")
    before = games.keys()
    with pytest.raises(BadManifest, match="halfdone"):
        shambler.register(POCKET)
    assert games.keys() == before


def test_an_installed_agent_plays_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "stoic.py").write_text(
        "from shambler.agents.random_agent import RandomAgent\n"
        "class Stoic(RandomAgent):\n"
        "    def choose(self, game, decision, seat):\n"
        "        return decision.options_for(seat)[-1]\n"
    )
    about = tmp_path / "stoic-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stoic\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[shambler.agents]\nstoic = stoic:Stoic\n")
    code = (
        "from shambler import agents\n"
        "print(type(agents.make('stoic', 1)).__name__, 'stoic' in agents.names())\n"
        "try: agents.make('stoick', 1)\n"
        "except agents.UnknownAgent as problem: print(problem)"
    )
    assert python(code, tmp_path).splitlines() == [
        "Stoic True",
        "no agent is called 'stoick'; did you mean stoic?",
    ]
