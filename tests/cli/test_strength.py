"""``shambler strength`` and the adviser in the terminal game."""

from __future__ import annotations

from pathlib import Path

import pytest

from shambler.lab import strength
from shambler.lab.simulate import Row
from tests.cli.conftest import Run

QUICK = "planner:2"


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same table, of fewer scenarios, with a planner that hardly thinks."""
    monkeypatch.setattr(strength, "missions", lambda: ["M0", "M10"])
    monkeypatch.setattr(strength, "battles", lambda: ["labo-2", "contre-4"])
    for name, value in {
        "QUICK": QUICK, "SLOW": "planner:3", "HUMAN": f"{QUICK}/thumb", "HORDES": f"thumb/{QUICK}",
    }.items():  # fmt: skip
        monkeypatch.setattr(strength, name, value)


def test_a_tiny_table_is_made_and_resumed(run: Run, tmp_path: Path, small: None) -> None:
    page = tmp_path / "strength.md"
    args = ("strength", tmp_path / "games", "--share", 0.001)
    first = run(*args, "--page", page)
    assert first.code == 0, first.err
    text = page.read_text("utf-8")
    games = 2 * 3 + 1 + 2 * 3
    assert f"{games} games" in text
    for head in ("## Invader", "## InvaZions", "| M10 |", "| contre-4 |", "| all |"):
        assert head in text, head
    assert text.count("Invader: ") == 4 and text.count("InvaZions, ") == 2
    size = (tmp_path / "games" / "games.jsonl").stat().st_size
    assert run(*args).out.strip() == text.strip()
    assert (tmp_path / "games" / "games.jsonl").stat().st_size == size


def row(game: str, scenario: str, agent: str, index: int, winners: tuple[int, ...]) -> Row:
    measures = {"rounds": 4.0}
    return Row(game, scenario, agent, "{}", index, index, seats=2, winners=winners,
               measures=measures)  # fmt: skip


def table(planner_wins: bool, slow_wins: int) -> list[Row]:
    """A world in which the planner wins every game, or none, and the others none."""
    won = (0,) if planner_wins else ()
    rows = [
        row("invader", "M0", strength.SLOW, n, (0,) if n < slow_wins else ()) for n in range(20)
    ]
    for key in strength.missions():
        for n in range(8):
            rows += [
                row("invader", key, "random", n, ()),
                row("invader", key, "thumb", n, (0,) if n == 0 else ()),
                row("invader", key, strength.QUICK, n, won),
            ]
    for key in strength.battles():
        for n in range(4):
            rows += [
                row("invazions", key, "thumb", n, (n % 2,)),
                row("invazions", key, strength.HUMAN, n, (0,) if planner_wins else (n % 2,)),
                row("invazions", key, strength.HORDES, n, (1,) if planner_wins else (n % 2,)),
            ]
    return rows


def test_claims_hold_only_where_they_do() -> None:
    assert [claim.holds for claim in strength.claims(table(True, 16))] == [True] * 6
    assert [claim.holds for claim in strength.claims(table(False, 15))] == [
        True, False, True, False, False, False,
    ]  # fmt: skip
    assert "**no**" in strength.page(table(False, 15))


def test_the_full_table_is_what_was_asked() -> None:
    plans = strength.plans(strength.Numbers())
    assert len({plan.scenario for plan in plans if plan.game == "invader"}) == 11
    assert len({plan.scenario for plan in plans if plan.game == "invazions"}) == 12
    assert {plan.seed for plan in plans} == {strength.SEED}
    assert [p.games for p in plans if p.agent == "planner:1s"] == [20]


def test_a_hint_judges_every_option(run: Run) -> None:
    done = run("play", "pocket", "short", "--seed", 1, lines="hint 40\nadvise soon\nquit\n")
    assert "The adviser tried 48 futures" in done.out
    assert "about as good as the best." in done.out or "the best here" in done.out
    assert "is no budget" in done.out


def test_a_hint_speaks_french(run: Run) -> None:
    done = run("play", "pocket", "short", "--lang", "fr", lines="hint 20\nquit\n")
    assert "Le conseiller a essayé 28 avenirs" in done.out
