"""The runner of mutants, on a toy game: what it kills, what it lets live, what it refuses."""

from __future__ import annotations

import json
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import shambler
from shambler.cli import main
from shambler.testing.mutants import run as runner
from shambler.testing.mutants.changed import find_base, sample, touched
from shambler.testing.mutants.patches import BadMutant, Edit, Mutant, Sources, read
from shambler.testing.mutants.plan import make_plan

GAME = '''
"""A game of hands."""

LIMIT = 3


def hand(cards):
    if len(cards) > LIMIT:
        raise ValueError("too many")
    return sorted(cards)


def countdown(number):
    while number > 0:
        number -= 1
    return number


class Deck:
    def first(self):
        return 1

    def last(self):
        return 1
'''

RULES = """
[ledger]
title = "Toy"
games = ["toy"]

[[rule]]
id = "TOY-HAND-01"
topic = "hand"
source = "here"
text.en = "At most three cards."

[[rule]]
id = "TOY-HAND-02"
topic = "hand"
source = "here"
text.en = "Cards are sorted."

[[rule]]
id = "TOY-COUNT-01"
topic = "count"
source = "here"
text.en = "Counting ends at zero."
"""

MANIFEST = """
[[game]]
key = "toy"
entry = "shambler.games.toy:RULES"
"""

TESTS = """
import pytest
from shambler.games.toy import LIMIT, countdown, hand

rule = pytest.mark.rule

@rule("TOY-HAND-01")
def test_three_fit():
    assert LIMIT == 3
    assert len(hand([1, 1, 1])) == 3

@rule("TOY-HAND-01", "TOY-HAND-02")
def test_sorted():
    assert hand([2, 1]) == [1, 2]

@rule("TOY-COUNT-01")
def test_zero():
    assert countdown(2) == 0
"""

KILLED = ("TOY-HAND-02", "return sorted(cards)", "return list(cards)")
SURVIVED = ("TOY-COUNT-01", "number > 0", "number >= 1")
ENDLESS = ("TOY-COUNT-01", "number -= 1", "number -= 0")
MISSING = ("TOY-HAND-01", "len(cards) >= LIMIT", "True")
AMBIGUOUS = ("TOY-HAND-01", "return 1", "return 2")
UNREADABLE = ("TOY-HAND-01", "LIMIT = 3", "LIMIT = (")
NO_IMPORT = ("TOY-HAND-01", "LIMIT = 3", "import nothing_at_all\nLIMIT = 3")
NO_NAME = ("TOY-HAND-02", "return sorted(cards)", "return sorrted(cards)")
UNKNOWN = ("TOY-HAND-09", "LIMIT = 3", "LIMIT = 4")
SHARED = ("TOY-HAND-01 TOY-HAND-02", "return sorted(cards)", "return []")
ONE_OF_TWO = ("TOY-HAND-02 TOY-COUNT-01", "return sorted(cards)", "return []")
DIES = ("TOY-COUNT-01", "number -= 1", "import os; os._exit(0)")

Entry = tuple[str, str, str]


def mutants_file(*entries: Entry) -> str:
    return "\n".join(
        f"[[mutant]]\nrules = {json.dumps(rules.split())}\n"
        f"find = {json.dumps(find)}\nreplace = {json.dumps(replace)}\n"
        for rules, find, replace in entries
    )


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree of ours whose only game is the toy."""
    package = Path(shambler.__file__).parent
    games = tmp_path / "src" / "shambler" / "games"
    for name in ("kernel", "testing"):
        shutil.copytree(package / name, games.parent / name)
    (games / "toy").mkdir(parents=True)
    (games.parent / "__init__.py").write_text("")
    (games / "__init__.py").write_text("")
    (games / "toy" / "__init__.py").write_text(GAME)
    (games / "toy" / "rules.toml").write_text(RULES)
    (games / "toy" / "manifest.toml").write_text(MANIFEST)
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "shambler"\n'
        '[tool.pytest.ini_options]\npythonpath = ["."]\n'
        'markers = ["rule(id): x", "soak: y", "browser: z"]\n'
    )
    for folder in ("mutants", "rules/toy"):
        (tmp_path / "tests" / folder).mkdir(parents=True)
    (tmp_path / "tests" / "rules" / "toy" / "test_toy.py").write_text(TESTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(runner, "PATIENCE", 1.0)
    return tmp_path


def run_all(
    checkout: Path, capsys: pytest.CaptureFixture[str], *entries: Entry, code: int = 1
) -> dict[str, Any]:
    """What ``rules coverage --mutants --json`` says of these mutants."""
    (checkout / "tests" / "mutants" / "toy.toml").write_text(mutants_file(*entries))
    capsys.readouterr()
    assert main(["rules", "coverage", "--mutants", "--json", "--workers", "2"]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_what_becomes_of_mutants(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = (KILLED, SURVIVED, ENDLESS, NO_IMPORT, NO_NAME, SHARED, ONE_OF_TWO, DIES)
    found = run_all(checkout, capsys, *entries)
    status = [entry["status"] for entry in found["mutants"]]
    assert status == [
        "killed", "survived", "killed", "invalid", "invalid", "killed", "survived", "killed",
    ]  # fmt: skip
    killed, _, endless, no_import, no_name, shared, one_of_two, dies = found["mutants"]
    sorts = "tests/rules/toy/test_toy.py::test_sorted"
    assert killed["by"] == {"TOY-HAND-02": sorts}
    assert "time-out" in endless["by"]["TOY-COUNT-01"]
    assert "nothing_at_all" in no_import["why"]
    assert "sorrted" in no_name["why"]
    assert set(shared["by"]) == {"TOY-HAND-01", "TOY-HAND-02"}
    assert one_of_two["by"] == {"TOY-HAND-02": sorts}
    assert one_of_two["survived"] == ["TOY-COUNT-01"]
    assert set(dies["by"]) == {"TOY-COUNT-01"}
    assert (found["planned"], found["ran"], found["killed"]) == (8, 8, 4)
    assert found["games"]["toy"]["killed"] == []
    kinds = sorted(problem["kind"] for problem in found["problems"])
    assert kinds == ["invalid", "invalid", "survived", "survived"]
    assert (checkout / "src/shambler/games/toy/__init__.py").read_text() == GAME


def test_all_killed_is_no_error(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    limit = ("TOY-HAND-01", "LIMIT = 3", "LIMIT = 2")
    found = run_all(checkout, capsys, KILLED, limit, ENDLESS, code=0)
    assert found["problems"] == []
    assert found["games"]["toy"]["total"] == len(found["games"]["toy"]["killed"]) == 3


def test_mutants_that_cannot_be_placed_are_errors(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = run_all(checkout, capsys, MISSING, AMBIGUOUS, UNREADABLE, UNKNOWN)
    assert found["planned"] == 0
    told = {(problem["kind"], problem["what"]): problem["why"] for problem in found["problems"]}
    assert "is not found" in told["invalid", "toy.toml #1 (TOY-HAND-01)"]
    assert "stands in 2 places" in told["invalid", "toy.toml #2 (TOY-HAND-01)"]
    assert "cannot be read" in told["invalid", "toy.toml #3 (TOY-HAND-01)"]
    assert "TOY-HAND-02" in told["invalid", "toy.toml #4 (TOY-HAND-09)"]
    without = {what for kind, what in told if kind == "no mutant"}
    assert without == {"TOY-HAND-01", "TOY-HAND-02", "TOY-COUNT-01"}


def test_a_test_that_fails_anyway_kills_nothing(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tests = checkout / "tests" / "rules" / "toy" / "test_toy.py"
    tests.write_text(TESTS.replace("assert hand([2, 1]) == [1, 2]", "assert hand([2, 1]) == 7"))
    found = run_all(checkout, capsys, KILLED, ("TOY-HAND-01", "LIMIT = 3", "LIMIT = 2"), ENDLESS)
    assert {p["kind"] for p in found["problems"]} == {"failing test", "survived"}
    assert found["games"]["toy"]["killed"] == ["TOY-COUNT-01"]


def test_fewer_mutants_than_planned_are_an_error(
    checkout: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = runner.Worker.ask

    def lost(worker: runner.Worker, job: Any) -> Any:
        if "list(cards)" in str(job.texts):
            worker.process.kill()
        return ask(worker, job)

    monkeypatch.setattr(runner.Worker, "ask", lost)
    found = run_all(checkout, capsys, ("TOY-HAND-01", "LIMIT = 3", "LIMIT = 2"), KILLED, ENDLESS)
    assert (found["planned"], found["ran"]) == (3, 2)
    assert [problem["kind"] for problem in found["problems"]] == ["not run"]
    assert found["games"]["toy"]["not run"] == ["TOY-HAND-02"]


def test_people_are_told_what_to_do(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout / "tests/mutants/toy.toml").write_text(mutants_file(SURVIVED))
    assert main(["rules", "coverage", "--mutants", "--rule", "TOY-COUNT-01"]) == 1
    out = capsys.readouterr().out
    assert "no test of TOY-COUNT-01 fails" in out
    assert "'number > 0' -> 'number >= 1'" in out
    assert "make a test marked with the rule notice" in out
    assert "TOY-HAND-01" not in out


def test_one_rule_is_run_with_all_that_share_its_mutants(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / "tests/rules/toy/test_count.py").write_text(
        "import pytest\nfrom shambler.games.toy import LIMIT\n\n"
        "@pytest.mark.rule('TOY-COUNT-01')\ndef test_limit():\n    assert LIMIT == 3\n"
    )
    both = ("TOY-HAND-01 TOY-COUNT-01", "LIMIT = 3", "LIMIT = 2")
    (checkout / "tests/mutants/toy.toml").write_text(mutants_file(both))
    assert main(["rules", "coverage", "--mutants", "--rule", "TOY-HAND-01", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["mutants"]
    assert found["status"] == "killed"
    assert set(found["by"]) == {"TOY-HAND-01", "TOY-COUNT-01"}


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [(["--game", "toi"], "toy"), (["--rule", "TOY-HAND-03"], "TOY-HAND-01")],
)
def test_unknown_names_get_suggestions(
    checkout: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], hint: str
) -> None:
    assert main(["rules", "coverage", "--mutants", *arguments]) == 2
    assert hint in capsys.readouterr().err


# -- what a change touches -----------------------------------------------------------------


def git(checkout: Path, *arguments: str) -> str:
    name = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
    command = ["git", "-C", str(checkout), *name, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def committed(checkout: Path) -> Path:
    """The toy under version control, on a branch of its own."""
    other = checkout / "src/shambler/games/toy/other.py"
    other.write_text("def more():\n    return 7\n")
    text = mutants_file(KILLED, ENDLESS, ("TOY-HAND-01", "return 7", "return 8"))
    (checkout / "tests/mutants/toy.toml").write_text(text)
    git(checkout, "init", "-q", "-b", "main")
    git(checkout, "add", ".")
    git(checkout, "commit", "-q", "-m", "toy")
    git(checkout, "checkout", "-q", "-b", "work")
    return checkout


MARKED = {
    "tests/rules/toy/test_toy.py::test_three_fit": ("TOY-HAND-01",),
    "tests/rules/toy/test_toy.py::test_sorted": ("TOY-HAND-02",),
    "tests/rules/toy/test_toy.py::test_zero[1]": ("TOY-COUNT-01",),
}


def numbers(checkout: Path) -> list[int]:
    plan = make_plan(checkout)
    return [planned.number for planned in touched(checkout, find_base(checkout), plan, MARKED)]


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_a_change_touches_the_mutants_of_its_file(committed: Path) -> None:
    change(committed / "src/shambler/games/toy/other.py", "def more", "def anything")
    assert numbers(committed) == [3]
    git(committed, "commit", "-q", "-a", "-m", "other")
    assert numbers(committed) == [3]


def test_a_change_touches_mutants_that_it_writes(committed: Path) -> None:
    change(committed / "tests/mutants/toy.toml", "list(cards)", "cards")
    assert numbers(committed) == [1]


def test_a_change_touches_the_rules_of_changed_tests(committed: Path) -> None:
    change(committed / "tests/rules/toy/test_toy.py", "countdown(2)", "countdown(3)")
    assert numbers(committed) == [2]
    change(committed / "tests/rules/toy/test_toy.py", "rule = pytest.mark.rule", "rule = 0")
    assert numbers(committed) == [1, 2, 3]


def test_on_the_main_branch_the_last_commit_counts(committed: Path) -> None:
    git(committed, "checkout", "-q", "main")
    change(committed / "src/shambler/games/toy/other.py", "def more", "def anything")
    git(committed, "commit", "-q", "-a", "-m", "other")
    assert numbers(committed) == [3]


@pytest.mark.parametrize(("there", "most"), [(0, 3), (2, 3), (3, 3), (4, 3), (1000, 300)])
def test_a_sample_comes_from_everywhere_and_is_no_larger_than_asked_for(
    there: int, most: int
) -> None:
    chosen = sample(range(there), most)
    assert len(set(chosen)) == len(chosen) == min(there, most)
    gaps = [after - before for before, after in pairwise(chosen)]
    assert not gaps or max(gaps) - min(gaps) <= 1
    assert chosen[:1] == list(range(there))[:1]


def test_without_a_base_a_sample_is_run(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = mutants_file(*[KILLED] * 30, ("TOY-HAND-01", "LIMIT = 3", "LIMIT = 2"), ENDLESS)
    (checkout / "tests/mutants/toy.toml").write_text(text)
    chosen = sample(make_plan(checkout).mutants)
    assert len(chosen) == 24
    assert chosen == sample(make_plan(checkout).mutants)
    assert main(["rules", "coverage", "--mutants", "--changed", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["planned"] == 24
    assert main(["rules", "coverage", "--mutants", "--changed", "--base", "nothing"]) == 2


# -- the text of a mutant ------------------------------------------------------------------


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    (tmp_path / "a.py").write_text(GAME)
    (tmp_path / "b.toml").write_text(
        'title = "b"\n\n[[card]]\nid = "axe"\ndice = 2\n\n[card.text]\nen = "Axe"\n\n'
        '[[card]]\nid = "bow"\ndice = 2\n\n[limits]\ndice = 3\n'
    )
    return Sources(tmp_path.iterdir())


def changed(sources: Sources, find: str, replace: str, *within: str) -> str:
    change = sources.change(Mutant(rules=("A",), find=find, replace=replace, within=within))
    return change.texts[change.path]


def test_indentation_does_not_matter_and_is_kept(sources: Sources) -> None:
    find = 'if len(cards) > LIMIT:\nraise ValueError("too many")'
    text = changed(sources, find, "if len(cards) > 9:\n    pass")
    assert "    if len(cards) > 9:\n        pass\n    return sorted" in text


@pytest.mark.parametrize("within", ["Deck.last", "def last", "last"])
def test_within_a_definition(sources: Sources, within: str) -> None:
    text = changed(sources, "return 1", "return 2", within)
    assert "def first(self):\n        return 1" in text
    assert "def last(self):\n        return 2" in text


def test_within_a_class_the_text_may_still_stand_twice(sources: Sources) -> None:
    with pytest.raises(BadMutant, match=r"2 places within class Deck: a.py:\d+, a.py:\d+"):
        changed(sources, "return 1", "return 2", "class Deck")


@pytest.mark.parametrize(
    ("within", "line"), [("axe", 5), ("bow", 12), ("[limits]", 15), ("limits", 15)]
)
def test_within_a_table(sources: Sources, within: str, line: int) -> None:
    found = sources.change(Mutant(rules=("A",), find="dice =", replace="pips =", within=within))
    assert found.line == line


def test_within_a_file_and_a_table(sources: Sources) -> None:
    assert "hax" in changed(sources, "Axe", "hax", "b.toml", "card")
    with pytest.raises(BadMutant, match=r"not found within a\.py"):
        changed(sources, "Axe", "hax", "a.py")


def test_a_mutant_may_change_two_files(sources: Sources) -> None:
    also = (Edit("dice = 3", "dice = 4"),)
    mutant = Mutant(rules=("A",), find="LIMIT = 3", replace="LIMIT = 4", also=also)
    change = sources.change(mutant)
    assert (change.path.name, change.line) == ("a.py", 4)
    assert [text.count("= 4") for text in change.texts.values()] == [1, 1]
    again = (Edit("LIMIT:", "9:"), Edit("LIMIT = 4", "LIMIT = 5"))  # one after the other
    (text,) = sources.change(msgspec.structs.replace(mutant, also=again)).texts.values()
    assert "LIMIT = 5" in text and "> 9:" in text


@pytest.mark.parametrize(
    ("find", "replace", "why"),
    [("  ", "x", "empty"), ("LIMIT = 3", "LIMIT = 3", "the same"), ("dice = 3", "=", "b.toml")],
)
def test_mutants_that_say_nothing(sources: Sources, find: str, replace: str, why: str) -> None:
    with pytest.raises(BadMutant, match=why):
        changed(sources, find, replace)


@pytest.mark.parametrize("text", ["[[mutant]]\nfind = 'x'", "[[mutant]]\nfnd = 'x'", "["])
def test_files_that_are_not_of_mutants(text: str) -> None:
    with pytest.raises(BadMutant, match="not a file of mutants"):
        read(text)


# -- families ------------------------------------------------------------------------------


@pytest.fixture
def family(tmp_path: Path) -> Path:
    """Two editions of one family, with rules of their own and one that they share."""
    games = tmp_path / "src/shambler/games/fam"
    for edition in ("one", "two"):
        (games / edition).mkdir(parents=True)
        (games / edition / "code.py").write_text("own = 1\n")
        (games / edition / "rules.toml").write_text(_ledger(edition.upper(), f'["{edition}"]'))
    (games / "shared.py").write_text("shared = 1\n")
    (games / "rules.toml").write_text(_ledger("F", '["one", "two"]'))
    (games / "manifest.toml").write_text(
        "".join(
            f'[[game]]\nkey = "{key}"\nentry = "shambler.games.fam.{key}:RULES"\n'
            for key in ("one", "two")
        )
    )
    (tmp_path / "tests/mutants").mkdir(parents=True)
    return tmp_path


def _ledger(prefix: str, games: str) -> str:
    return (
        f'[ledger]\ntitle = "x"\ngames = {games}\n'
        f'[[rule]]\nid = "{prefix}-A-01"\ntopic = "a"\nsource = "b"\ntext.en = "c"\n'
    )


def test_a_family_sees_what_is_shared_and_a_game_also_its_own(family: Path) -> None:
    files = {
        "fam": mutants_file(("F-A-01", "shared = 1", "shared = 2"), ("F-A-01", "own", "x")),
        "one": mutants_file(("ONE-A-01", "own = 1", "own = 2"), ("F-A-01", "shared", "x")),
        "three": "",
    }
    for name, text in files.items():
        (family / f"tests/mutants/{name}.toml").write_text(text)
    plan = make_plan(family)
    assert [(p.book, p.number) for p in plan.mutants] == [("fam", 1), ("one", 1), ("one", 2)]
    assert plan.mutants[1].change.path.parent.name == "one"
    told = {(p.kind, p.what): p.why for p in plan.problems}
    assert "not found" in told.pop(("invalid", "fam.toml #2 (F-A-01)"))
    assert "no game" in told.pop(("invalid", "three.toml"))
    assert told == {("no mutant", "TWO-A-01"): "has no mutant for two"}


def test_whose_tests_count(family: Path) -> None:
    plan = make_plan(family)
    one, both, other = "tests/rules/one/t.py::t", "tests/rules/fam/t.py::t", "tests/content/t.py::t"
    assert [plan.speaks(test, "one") for test in (one, both, other)] == [True] * 3
    assert [plan.speaks(test, "two") for test in (one, both, other)] == [False, True, True]
    assert [plan.speaks(test, "fam") for test in (one, both, other)] == [True] * 3
    assert not plan.speaks("tests/golden/t.py::t", "one")
