"""Broken content: each kind of mistake is named with its file, its place and the reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from shambler.games.zombicide.content.load import check_content, load_content, read_content
from shambler.games.zombicide.content.paths import Paths

CARDS, TILES, MISSION = "equipment.toml", "tiles.toml", "missions/M0.toml"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "content"
    shutil.copytree(Path(str(Paths("invader").content)), copy)
    return copy


MISTAKES = [
    # file, text to replace, by what, where, reason
    (CARDS, "copies = 4", "copies = = 4", "line ", "not valid TOML"),
    (CARDS, "copies = 4", 'copies = "4"', "card[cattle-prod].copies", "expected int, got str"),
    (CARDS, "copies = 4", "copys = 4", "card[cattle-prod].copys", "did you mean copies?"),
    (CARDS, "copies = 4\n", "", "card[cattle-prod].copies", "missing key"),
    (CARDS, 'provenance = "rulebook"\n', "", "card[cattle-prod].provenance", "missing provenance"),
    (
        CARDS,
        'provenance = "rulebook"',
        'provenance = "memory"',
        "card[cattle-prod].provenance",
        "unknown provenance mark 'memory'",
    ),
    (CARDS, "{ accuracy =", "{ acuracy =", "card[cattle-prod].provenance_of", "unknown field"),
    (CARDS, 'id = "smg-found"', 'id = "smg"', "card", "duplicate id 'smg'"),
    (CARDS, 'fr = "Masse"', 'de = "Hammer"', "card[sledge].name.de", "unknown key"),
    (CARDS, '"sniper"', '"snipper"', "card[sniper-rifle].skills", "did you mean sniper?"),
    (CARDS, '"hellfire"', '"helfire"', "card[flamethrower].abilities[1].ability", "hellfire?"),
    (CARDS, "spent = true", "spend = true", "card[flamethrower].abilities[0].spend", "spent?"),
    (CARDS, ", spent = true", "", "card[flamethrower].abilities[0].spent", "missing key"),
    (CARDS, 'enemy = "hunter"', 'enemy = "huntre"', "card[mold-1-hunter].abilities", "hunter?"),
    (CARDS, "INV-COMP-07", "INV-COMP-77", "card[cattle-prod].rules", "unknown rule"),
    (CARDS, "accuracy = 4", "accuracy = 7", "card[cattle-prod].attacks.accuracy", "2 to 6"),
    (CARDS, "range = [0, 0]", "range = [0, 1]", "card[cattle-prod].attacks.range", "range 0 to 1"),
    ("components.toml", "count = 71", "count = 72", "component[equipment-cards].count", "found 71"),
    ("components.toml", "count = 35", "count = 34", "component[miniatures-worker].count", "35"),
    ("xeno_deck.toml", "number = 54", "number = 53", "card", "duplicate id 53"),
    ("xeno_deck.toml", 'enemy = "tank"', 'enemy = "tnk"', "card[7].enemy", "did you mean tank?"),
    ("xeno_deck.toml", "[2, 4, 6, 8]", "[2, 4, 6]", "card[1].counts", "length 4"),
    ("skills.toml", 'combat = "melee"', 'combat = "mele"', "skill[plus-1-damage-melee]", "mele"),
    ("skills.toml", "with {}", "with it", "skill[plus-1-damage-with].name", "{}"),
    ("survivors.toml", '"shove"', '"shov"', "survivor[jared].skills.blue", "mean shove?"),
    ("survivors.toml", '["shove"]', "[]", "survivor[jared].skills.blue", "expected 1 skills"),
    ("survivors.toml", "with:heavy-cutter", "with", "survivor[odile].skills.blue", "needs a card"),
    ("survivors.toml", "armor = 3", "armor = 0", "survivor[jared].armor", "armor or health"),
    ("xenos.toml", "toughness = 1", "toughnes = 1", "enemy[worker].toughnes", "toughness?"),
    ("machines.toml", '"move", ', '"fly", ', "machine[peacekeeper].actions[0]", "'fly' is none of"),
    (TILES, '"landing-apron", "rock', '"lawn", "rock', "tile[01-R].names", "unknown place 'lawn'"),
    (TILES, '["ext", "air", "ext"]', '["ext", "air"]', "tile[01-R]", "cells must be 3 rows of 3"),
    (MISSION, '"03-V@2"', '"03-X@2"', "tiles", "unknown tile '03-X'"),
    (MISSION, '"03-V@2"', '"05-V@2"', "tiles", "tile 05 is used 2 times"),
    (MISSION, '"03-V@2"', '"03-V@5"', "tiles", "turned 5 quarters"),
    (MISSION, '"03-V@2"', '"03-V@0"', "tiles", "mismatched tile borders"),
    (MISSION, 'zone = "5.5"', 'zone = "6.5"', "exit.zone", "off the board of 6 by 6"),
    (MISSION, '[exit]\nzone = "5.5"\nrule = "INV-MIS-01"\n', "", "goal[1].kind", "no exit to"),
    (MISSION, 'zone = "5.5"\n', 'zone = "5.5"\nby = "car"\n', "goal[1].kind", "no exit to"),
    (MISSION, 'enemy = "tank"', 'enemy = "tnak"', "enemy.enemy", "did you mean tank?"),
    (MISSION, 'count = 1\nrule = "INV-M0-02"', "count = 2", "goal[0].count", "there are 1"),
    (MISSION, "order = 2", "order = 3", "goal.order", "numbered [1, 3]"),
    (MISSION, 'kind = "leave"', 'kind = "leaf"', "goal[1].kind", "unknown kind 'leaf'"),
    (MISSION, 'rule = "INV-M0-03"', 'rule = "INV-M1-02"', "rule", "INV-M0-03 of this mission"),
    (MISSION, 'rule = "INV-M0-03"\n', "", "goal[1].rule", "missing key"),
    (MISSION, 'id = "M0"', 'id = "M00"', "id", "not the name of the file"),
    (MISSION, 'zones = "reconstructed"\n', "", "provenance.zones", "missing provenance mark"),
    ("missions/M1.toml", "machine:sentry-gun", "machine:gun", "goal[0].zone", "unknown zone"),
    ("missions/M1.toml", "red = 3", "red = 4", "pool.zones", "expected 6 zones"),
    ("missions/M7.toml", '"4.8"]', '"5.8"]', "door[purple-door].between", "do not touch"),
    ("missions/M7.toml", "active = false", "active = true", "spawn[P].wakes", "wakes it"),
    ("missions/M7.toml", 'door = "purple', 'door = "mauve', "spawn[P].wakes.door", "unknown door"),
    ("missions/M2.toml", 'id = "rolly"', 'id = "molly"', "special[0].zone", "objective:molly?"),
]


@pytest.mark.parametrize(("file", "old", "new", "where", "reason"), MISTAKES)
def test_a_mistake_is_named_with_file_place_and_reason(
    folder: Path, file: str, old: str, new: str, where: str, reason: str
) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = check_content("invader", folder)
    told = [
        problem
        for problem in problems
        if problem.file.endswith(file)
        and problem.where.startswith(where)
        and reason in problem.reason
    ]
    assert told, "\n".join(map(str, problems))


def test_mistakes_in_several_files_are_all_reported(folder: Path) -> None:
    for file in (CARDS, "xenos.toml", MISSION):
        path = folder / file
        path.write_text("nonsense = 1\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    files = {problem.file.rsplit("/", 1)[-1] for problem in check_content("invader", folder)}
    assert files == {"equipment.toml", "xenos.toml", "M0.toml"}


def test_a_missing_file_is_reported(folder: Path) -> None:
    (folder / "skills.toml").unlink()
    assert [problem.reason for problem in check_content("invader", folder)] == ["no such file"]


def test_a_copy_of_the_content_has_the_same_hash(folder: Path) -> None:
    copy, problems = read_content(Paths("invader", folder))
    assert problems == []
    assert copy is not None
    assert copy.hash == load_content("invader").hash
