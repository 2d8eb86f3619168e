"""``shambler strength`` and the adviser in the terminal game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from shambler.agents.budget import Budget
from shambler.cli import measuring
from shambler.games import manifests
from shambler.lab import contests, strength
from shambler.lab.simulate import GameRow
from tests.cli.conftest import Run

QUICK = "planner:2"


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same table, of two games and fewer scenarios, with a planner that hardly thinks."""
    fewer = {"invader": ("M0", "M10"), "invazions": ("labo-2", "contre-4")}
    usual = contests.contests

    def some(games: Sequence[str] = (), share: float = 1.0) -> list[contests.Contest]:
        found = usual(games or tuple(fewer), share)
        return [
            msgspec.structs.replace(contest, scenarios=fewer.get(contest.game, contest.scenarios))
            for contest in found
        ]

    monkeypatch.setattr(measuring, "contests", some)
    monkeypatch.setattr(contests, "LEAST", 1)
    for module in (contests, strength):
        monkeypatch.setattr(module, "QUICK", QUICK)
        monkeypatch.setattr(module, "SLOW", "planner:3")


def test_a_tiny_table_is_made_and_resumed(run: Run, tmp_path: Path, small: None) -> None:
    page = tmp_path / "strength.md"
    args = ("strength", tmp_path / "games", "--share", 0.001)
    first = run(*args, "--page", page)
    assert first.code == 0, first.err
    text = page.read_text("utf-8")
    games = 2 * 3 + 1 + 2 * 3
    assert f"{games} games" in text
    for head in ("## Zombicide: Invader", "## InvaZions", "| M10 |", "| contre-4 |", "| all |"):
        assert head in text, head
    assert text.count("| Zombicide: Invader |") == 4 and text.count("| InvaZions |") == 2
    size = (tmp_path / "games" / "games.jsonl").stat().st_size
    assert run(*args).out.strip() == text.strip()
    assert (tmp_path / "games" / "games.jsonl").stat().st_size == size


def test_a_game_without_rules_of_thumb_is_refused(run: Run, tmp_path: Path) -> None:
    done = run("strength", tmp_path / "games", "pocket")
    assert done.code == 2 and "no rules of thumb for pocket" in done.err


def row(game: str, scenario: str, agent: str, index: int, winners: tuple[int, ...]) -> GameRow:
    measures = {"rounds": 4.0}
    sides: dict[str, tuple[int, ...]] = (
        {"humans": (0,), "hordes": (1,)} if game == "invazions" else {"survivors": (0, 1)}
    )
    return GameRow(game, scenario, agent, "{}", index, index, seats=2, sides=sides, winners=winners,
               measures=measures)  # fmt: skip


def played(planner_wins: bool, slow_wins: int) -> tuple[list[contests.Contest], list[GameRow]]:
    """A world in which the planner wins every game, or none, and the others none."""
    team, sided = asked = contests.contests(("invader", "invazions"))
    human, hordes = sided.sides
    won = (0,) if planner_wins else ()
    rows = [
        row("invader", "M0", contests.SLOW, n, (0,) if n < slow_wins else ()) for n in range(20)
    ]
    for key in team.scenarios:
        for n in range(8):
            rows += [
                row("invader", key, "random", n, ()),
                row("invader", key, "thumb", n, (0,) if n == 0 else ()),
                row("invader", key, contests.QUICK, n, won),
            ]
    for key in sided.scenarios:
        for n in range(4):
            rows += [
                row("invazions", key, "thumb", n, (n % 2,)),
                row("invazions", key, human.agents, n, (0,) if planner_wins else (n % 2,)),
                row("invazions", key, hordes.agents, n, (1,) if planner_wins else (n % 2,)),
            ]
    return asked, rows


def verdicts(planner_wins: bool, slow_wins: int) -> list[bool]:
    asked, rows = played(planner_wins, slow_wins)
    return [
        claim.holds
        for contest in asked
        for claim in contests.claims(contest, [r for r in rows if r.game == contest.game])
    ]


def test_claims_hold_only_where_they_do() -> None:
    assert verdicts(True, 16) == [True] * 6
    assert verdicts(False, 15) == [True, False, True, False, False, False]
    assert "**no**" in strength.page(*played(False, 15))


def test_a_few_games_say_nothing() -> None:
    """One game less than the least of one scenario, and just as many of another."""
    team, _ = contests.contests(("invader", "invazions"))
    one, two = team.scenarios[:2]
    few = [
        row("invader", key, agent, n, (0,) if agent != "random" else ())
        for key, games in ((one, contests.LEAST - 1), (two, contests.LEAST))
        for agent in ("random", contests.QUICK)
        for n in range(games)
    ]
    lines = strength.team_table(team, few).splitlines()
    cells = {line.split("|")[1].strip(): line for line in lines}
    assert set(cells[one].replace(" ", "").strip("|").split("|")[1:]) <= {"-", ""}
    assert "8/8" in cells[two] and "0/8" in cells[two]
    assert {claim.verdict for claim in contests.claims(team, few)} == {"too few games"}


def test_planners_of_the_table_count_futures_and_no_time() -> None:
    for name in (contests.QUICK, contests.SLOW):
        assert Budget.parse(name.partition(":")[2]).playouts > 0


def test_sides_are_played_by_the_planner_in_turn() -> None:
    (contest,) = contests.contests(("invazions",))
    assert [side.agents for side in contest.sides] == ["planner:40/thumb", "thumb/planner:40"]
    assert [side.name for side in contest.sides] == ["the Humans", "the Hordes"]
    (team,) = contests.contests(("invader",))
    assert team.sides == ()


def test_the_full_table_is_what_was_asked() -> None:
    plans = contests.plans(contests.contests())
    assert len({plan.scenario for plan in plans if plan.game == "invader"}) == 11
    assert len({plan.scenario for plan in plans if plan.game == "invazions"}) == 12
    assert {plan.game for plan in plans} == {manifest.key for manifest in manifests()}
    assert {plan.seed for plan in plans} == {contests.SEED}
    assert [plan.games for plan in plans if plan.agent == contests.SLOW] == [8]
    assert sum(plan.games for plan in plans) == 8138


def test_the_quick_agents_come_first() -> None:
    agents = [plan.agent for plan in contests.plans(contests.contests())]
    planned = [contests.QUICK in agent.split("/") for agent in agents]
    slow = [contests.SLOW in agent.split("/") for agent in agents]
    assert planned.index(True) == agents.index(f"{contests.QUICK}") > 0
    assert planned[: planned.index(True)] == [False] * planned.index(True)
    assert slow.index(True) == len(slow) - sum(slow) and not any(planned[slow.index(True) :])


def test_a_hint_judges_every_option(run: Run) -> None:
    done = run("play", "pocket", "short", "--seed", 1, lines="hint 40\nadvise soon\nquit\n")
    assert "The adviser tried 48 futures" in done.out
    assert "about as good as the best." in done.out or "the best here" in done.out
    assert "is no budget" in done.out


def test_a_hint_names_a_chance_only_where_it_was_measured(run: Run) -> None:
    measured = run("play", "invazions", "labo-2", "--seed", 1, lines="hint 4\nquit\n").out
    assert "Your chance to win, as things stand: " in measured and "%." in measured
    elsewhere = run("play", "pocket", "short", "--seed", 1, lines="hint 40\nquit\n").out
    hint = elsewhere[elsewhere.index("The adviser tried") :]
    assert "chance" not in hint and "%" not in hint


def test_a_hint_speaks_french(run: Run) -> None:
    done = run("play", "pocket", "short", "--lang", "fr", lines="hint 20\nquit\n")
    assert "Le conseiller a essayé 28 avenirs" in done.out
