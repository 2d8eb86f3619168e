"""Which rules were shown: marks, results of one run and the next, and what could not be run."""

from __future__ import annotations

import json
from typing import Any

import pytest

HEADER = """
    import pytest
    from shambler.testing import rule
"""


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeini("[pytest]\n")
    return pytester


def results(project: pytest.Pytester) -> Any:
    return json.loads((project.path / ".shambler" / "rule-results.json").read_text())["rules"]


BROWSER = """
    @pytest.mark.browser
    def test_page(): pass
"""

TWO_TESTS = (
    HEADER
    + """
    @rule("INV-COMP-01")
    def test_good(): pass

    @rule("INV-COMP-01", "INV-COMP-02")
    def test_bad(): assert False

    @rule("INV-COMP-02")
    @pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("Z-MOVE-01"))])
    def test_many(n): pass

    @rule("INV-COMP-03")
    def test_skipped(): pytest.skip("not today")

    @pytest.fixture
    def broken():
        yield
        raise OSError

    @rule("INV-COMP-04")
    def test_torn_down_badly(broken): pass

    def test_unmarked(): pass
"""
)


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "two-workers"])
def test_results_are_kept_by_rule(
    project: pytest.Pytester, workers: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With workers, too: the results of all come together, and what could not be run is named."""
    monkeypatch.setenv("PATH", "")
    project.makepyfile(test_it=TWO_TESTS + BROWSER)
    run = project.runpytest_subprocess(*workers) if workers else project.runpytest_inprocess()
    run.stdout.fnmatch_lines(["*NOT RUN: there is no Chromium*", "test_it.py::test_page"])
    many = ["test_it.py::test_many[1]", "test_it.py::test_many[2]"]
    assert results(project) == {
        "INV-COMP-01": {"passed": ["test_it.py::test_good"], "failed": ["test_it.py::test_bad"]},
        "INV-COMP-02": {"passed": many, "failed": ["test_it.py::test_bad"]},
        "INV-COMP-04": {"passed": [], "failed": ["test_it.py::test_torn_down_badly"]},
        "Z-MOVE-01": {"passed": many[1:], "failed": []},
    }


def test_a_later_run_replaces_what_it_ran_and_forgets_what_is_gone(
    project: pytest.Pytester,
) -> None:
    test = HEADER + "    @rule('INV-COMP-01')\n    def test_{}(): assert {}\n"
    project.makepyfile(
        test_a=test.format("a", True),
        test_b=test.format("b", True),
        test_c=test.format("c", True),
        test_d=test.format("d", True),
    )
    project.runpytest_inprocess("-p", "no:cacheprovider")
    assert len(results(project)["INV-COMP-01"]["passed"]) == 4
    project.makepyfile(test_a=test.format("a", False), test_c=test.format("renamed", True))
    (project.path / "test_d.py").unlink()
    project.runpytest_inprocess("test_a.py")
    assert results(project) == {
        "INV-COMP-01": {"passed": ["test_b.py::test_b"], "failed": ["test_a.py::test_a"]}
    }


def test_a_run_without_rules_leaves_the_results_alone(project: pytest.Pytester) -> None:
    project.makepyfile(test_it=TWO_TESTS)
    project.runpytest_inprocess("-k", "good")
    before = results(project)
    project.runpytest_inprocess("-k", "unmarked")
    project.runpytest_inprocess("--collect-only")
    assert results(project) == before


def test_spoilt_results_are_made_anew(project: pytest.Pytester) -> None:
    project.makepyfile(test_it=TWO_TESTS)
    folder = project.path / ".shambler"
    folder.mkdir()
    (folder / "rule-results.json").write_text("{")
    project.runpytest_inprocess("-k", "good")
    assert list(results(project)) == ["INV-COMP-01"]


@pytest.mark.parametrize(
    ("mark", "message"),
    [
        ("@rule('INV-COMP-1')", "*@rule: no rule 'INV-COMP-1'; did you mean INV-COMP-*"),
        ("@rule()", "*@rule needs the id of a rule*"),
        (
            "@pytest.mark.parametrize('n', [pytest.param(1, marks=rule('NO-1'))])",
            "*@rule: no rule 'NO-1'*",
        ),
    ],
)
def test_an_unknown_rule_is_an_error_where_it_is_collected(
    project: pytest.Pytester, mark: str, message: str
) -> None:
    project.makepyfile(test_it=HEADER + f"    {mark}\n    def test_it(n=1): pass\n")
    run = project.runpytest_inprocess()
    run.stdout.fnmatch_lines(["*ERROR collecting test_it.py*", message])
    assert run.ret != 0


def test_ledgers_among_the_tests_count_too(project: pytest.Pytester) -> None:
    rules = '[ledger]\ntitle = "t"\ngames = ["t"]\n[[rule]]\nid = "T-1"\ntopic = "x"\n'
    folder = project.mkdir("tests")
    (folder / "rules.toml").write_text(rules + 'text.en = "Yes."\nsource = "own"\n')
    project.makepyfile(test_it=HEADER + "    @rule('T-1')\n    def test_it(): pass\n")
    project.runpytest_inprocess().assert_outcomes(passed=1)


def test_browser_tests_run_where_there_is_chromium(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    chromium = project.mkdir("bin") / "chromium"
    chromium.touch(0o755)
    monkeypatch.setenv("PATH", str(chromium.parent))
    project.makepyfile(test_it=HEADER + BROWSER)
    project.runpytest_inprocess().assert_outcomes(passed=1)


def test_the_record_of_a_failed_game_is_shown_and_kept(project: pytest.Pytester) -> None:
    project.makepyfile(
        test_it="""
        from shambler.testing import KitFailure
        from shambler.kernel.ruleset import Ruleset

        def test_kit():
            class Fake: key = "fake"
            failure = KitFailure(Fake, "attic", {}, 3)
            failure.record = "shambler-record 1"
            raise failure
        """
    )
    run = project.runpytest_inprocess()
    run.stdout.fnmatch_lines(["*record of the game*", "*fake-attic-3.shambler", "shambler-rec* 1"])
    kept = project.path / ".shambler" / "failed" / "fake-attic-3.shambler"
    assert kept.read_text() == "shambler-record 1"


SCRIPTS = """
    import pytest
    from shambler.testing import Position
    from tests.testgame import RULES

    @pytest.fixture
    def table():
        return Position(RULES, "cabin")

    def test_fixture(table):
        table.dice(3)

    def test_forgotten():
        Position(RULES, "cabin").dice(3)

    def test_used():
        with Position(RULES, "cabin") as table:
            assert table.options == []

    def test_refused():
        try:
            Position(RULES, "castle")
        except Exception:
            pass

    def test_failing():
        Position(RULES, "cabin").dice(3)
        raise ZeroDivisionError
"""


def test_what_is_left_of_a_script_fails_the_test_that_forgot_to_look(
    project: pytest.Pytester,
) -> None:
    project.makepyfile(SCRIPTS)
    done = project.runpytest_inprocess("-p", "no:cacheprovider")
    done.assert_outcomes(passed=2, failed=3)
    out = done.stdout.str()
    assert out.count("E       AssertionError: never asked for: [(3,)]") == 2
    assert out.count("E       ZeroDivisionError") == 1


def test_a_missing_text_fails_the_test_in_which_it_was_missed(
    project: pytest.Pytester, missing_words: list[str]
) -> None:
    project.makepyfile(
        """
        import logging

        def test_missed():
            logging.getLogger("shambler.words").error("%s: %s", "fake", "no text called 'x'")

        def test_forgiven(missing_words):
            logging.getLogger("shambler.words").error("%s: %s", "fake", "no text called 'x'")
            assert missing_words == ["fake: no text called 'x'"]
            missing_words.clear()
        """
    )
    run = project.runpytest_inprocess()
    run.assert_outcomes(passed=2, errors=1)
    run.stdout.fnmatch_lines(["*missing words: *fake: no text called 'x'*"])
    missing_words.clear()  # the tests inside run in this process
