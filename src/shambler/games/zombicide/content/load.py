"""Reading the content of an edition.

`load_content("invader")` is what games use: read once, checked, or refused with every problem.
`check_content` is for designers: it returns the problems of a folder instead of raising.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any, TypeVar

from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.content.checks import problems_of
from shambler.games.zombicide.content.drafts import read_draft
from shambler.games.zombicide.content.parts import (
    BoxComponent,
    CardTable,
    EnemyTable,
    MachineTable,
    SkillTable,
    TileFile,
)
from shambler.games.zombicide.content.paths import EDITIONS, Paths
from shambler.games.zombicide.core.sheets import ContentTable, EnemyCard, SurvivorSheet
from shambler.games.zombicide.missions.mission import Mission
from shambler.kernel.content import (
    ContentError,
    Problem,
    Problems,
    Source,
    data_hash,
    from_data,
    label,
    load_toml,
    parse_text,
    parse_toml,
    raise_all,
)
from shambler.kernel.rules import Ledger

F = TypeVar("F")


class CardFile(ContentTable, frozen=True, kw_only=True):
    """equipment.toml"""

    card: tuple[CardTable, ...]


class SkillFile(ContentTable, frozen=True, kw_only=True):
    """skills.toml"""

    skill: tuple[SkillTable, ...]


class SurvivorFile(ContentTable, frozen=True, kw_only=True):
    """survivors.toml"""

    survivor: tuple[SurvivorSheet, ...]


class EnemyFile(ContentTable, frozen=True, kw_only=True):
    """xenos.toml and its like"""

    enemy: tuple[EnemyTable, ...]


class EnemyDeckFile(ContentTable, frozen=True, kw_only=True):
    """xeno_deck.toml and its like"""

    card: tuple[EnemyCard, ...]
    source: str = ""


class MachineFile(ContentTable, frozen=True, kw_only=True):
    """machines.toml"""

    machine: tuple[MachineTable, ...] = ()


class ComponentFile(ContentTable, frozen=True, kw_only=True):
    """components.toml"""

    component: tuple[BoxComponent, ...]


@functools.lru_cache(maxsize=8)
def load_content(edition: str) -> Content:
    """The shipped content of an edition; raises `ContentError` with all problems it has."""
    content, problems = read_content(Paths(edition), boards=False)
    raise_all(problems)
    assert content is not None
    return content


def check_content(edition: str, folder: Source | None = None) -> list[Problem]:
    """All problems of an edition's content, in the package or in a folder of one's own."""
    return read_content(Paths(edition, folder))[1]


def check_path(edition: str, path: Path) -> list[Problem] | None:
    """The problems of one's own content: a folder like the edition's, a file of such a folder, or
    a mission that uses the shipped content. ``None``: it is nothing of the kind."""
    home = _home(edition, path)
    if home is not None:
        found = check_content(edition, home)
        return found if path.is_dir() else [p for p in found if p.file == label(path)]
    if path.suffix == ".toml" and path.is_file() and _is_mission(path, edition):
        return _check_mission_file(edition, path)
    return None


def missions_at(edition: str, path: Path) -> tuple[Content, list[Mission]]:
    """The missions that a path names, and the content that they are played with."""
    home = _home(edition, path)
    if home is None:
        return load_content(edition), [load_mission(path)] if path.is_file() else []
    content, problems = read_content(Paths(edition, home), boards=False)
    raise_all(problems)
    assert content is not None
    missions = content.missions.values()
    return content, [m for m in missions if path.is_dir() or path.name == f"{m.id}.toml"]


def _home(edition: str, path: Path) -> Path | None:
    """The content folder of this edition that a path is or lies in."""
    enemies = EDITIONS[edition].enemies
    folders = (path, path.parent, path.parent.parent)
    return next((folder for folder in folders if (folder / enemies).is_file()), None)


def _is_mission(path: Path, edition: str) -> bool:
    """Is a file a mission of this edition: because it says so, or by its tiles and goals?

    One that does not say its game is of those whose tiles and rules it names most: editions share
    codes of tiles.
    """
    if any(_home(other, path) for other in EDITIONS if other != edition):
        return False
    try:
        text = path.read_text("utf-8")
        data = parse_text(text, label(path))
    except (OSError, ValueError):  # also what is no text, and no TOML
        return False
    if data.get("game"):
        return bool(data["game"] == edition)
    if "tiles" not in data or "goal" not in data:
        return False
    codes = re.findall(r"[\w-]+(?=@)", str(data["tiles"]))
    if not codes:
        return True
    if not any(code in load_content(edition).tiles for code in codes):
        return False
    cited = re.findall(r'\brule = "([\w-]+)"', text)
    named = {key: _names(key, codes, cited) for key in EDITIONS}
    return named[edition] == max(named.values())


def _names(edition: str, codes: list[str], cited: list[str]) -> int:
    """How many of these codes of tiles and ids of rules are the edition's."""
    tiles, rules = load_content(edition).tiles, load_ledger(edition)
    return sum(code in tiles for code in codes) + sum(rule in rules for rule in cited)


def _check_mission_file(edition: str, path: Path) -> list[Problem]:
    return read_draft(path.read_text("utf-8"), load_content(edition), label(path))[1].found


def load_ledger(edition: str) -> Ledger:
    """The rules of an edition: its own and those it shares with the family."""
    return Ledger.load(*Paths(edition).rules).for_game(edition)


def load_mission(source: Source) -> Mission:
    """One mission file, without checking it against the rest of the content."""
    return load_toml(source, Mission)


def read_content(paths: Paths, boards: bool = True) -> tuple[Content | None, list[Problem]]:
    """Read all files. What cannot be read is reported; otherwise all is checked together.

    `boards` also lays out the board of every mission and looks for zones out of reach.
    """
    reader = _ContentReader(paths)
    content = reader.content()
    if content is None:
        return None, reader.problems
    return content, [*reader.problems, *problems_of(content, paths, boards)]


class _ContentReader:
    """Reads file after file and goes on after a bad one, to find the problems of all."""

    def __init__(self, paths: Paths) -> None:
        self.paths = paths
        self.problems: list[Problem] = []
        self.parsed: list[tuple[str, dict[str, Any]]] = []

    def read(self, path: Source, kind: type[F]) -> F | None:
        """One file; of a bad one only its problems are kept."""
        try:
            data = parse_toml(path)
            self.parsed.append((path.name, data))
            return from_data(data, kind, label(path))
        except ContentError as error:
            self.problems.extend(error.problems)
            return None

    def content(self) -> Content | None:
        """Everything, or None when any file could not be read."""
        folder, names = self.paths.content, self.paths.names
        tiles = self.read(folder / names.tiles, TileFile)
        cards = self.read(folder / names.cards, CardFile)
        skills = self.read(folder / names.skills, SkillFile)
        survivors = self.read(folder / names.survivors, SurvivorFile)
        enemies = self.read(folder / names.enemies, EnemyFile)
        deck = self.read(folder / names.enemy_deck, EnemyDeckFile)
        components = self.read(folder / names.components, ComponentFile)
        machines: MachineFile | None = MachineFile()
        if names.machines:
            machines = self.read(folder / names.machines, MachineFile)
        missions = self.missions()
        if self.problems:
            return None
        assert tiles and cards and skills and survivors
        assert enemies and deck and components and machines
        return Content(
            edition=self.paths.edition,
            ledger=load_ledger(self.paths.edition),
            joins=tiles.joins,
            places=tiles.place,
            tiles=self.by_id(names.tiles, "tile", tiles.tile),
            cards=self.by_id(names.cards, "card", cards.card),
            skills=self.by_id(names.skills, "skill", skills.skill),
            survivors=self.by_id(names.survivors, "survivor", survivors.survivor),
            enemies=self.by_id(names.enemies, "enemy", enemies.enemy),
            enemy_deck=deck.card,
            machines=self.by_id(names.machines, "machine", machines.machine),
            components=self.by_id(names.components, "component", components.component),
            missions=missions,
            hash=data_hash(self.parsed),
            gates=tiles.gates,
            openings=tiles.opening,
            seams=tiles.seam,
        )

    def missions(self) -> dict[str, Mission]:
        """The missions by id, which must be the name of their file."""
        found: dict[str, Mission] = {}
        for path in self.paths.mission_files():
            mission = self.read(path, Mission)
            if mission is None:
                continue
            if path.name != f"{mission.id}.toml":
                problems = Problems(path)
                problems.add("id", f"{mission.id!r} is not the name of the file")
                self.problems.extend(problems.found)
            found[mission.id] = mission
        return found

    def by_id(self, file: str, table: str, entries: tuple[Any, ...]) -> dict[str, Any]:
        """Entries by their id, which must be used once."""
        problems = Problems(self.paths.content / file)
        problems.duplicates(table, (entry.id for entry in entries))
        self.problems.extend(problems.found)
        return {entry.id: entry for entry in entries}
