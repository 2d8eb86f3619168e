"""The tutorial of Invader through the command line, from the first question to the last."""

from __future__ import annotations

from pathlib import Path

import pytest

import shambler
from shambler import agents
from shambler.lab.simulate import seat_seed
from tests.cli.conftest import Run
from tests.cli.test_sim import untimed

GOLDEN = Path(__file__).parent.parent / "golden"


def played_out(seed: int) -> list[str]:
    """The answers of a whole game by random play."""
    match = shambler.new("invader", "M0", seed=seed)
    agent = agents.make("random", seat_seed(seed, 0))
    while (decision := match.game.decision) is not None:
        match.play(agent.choose(match.game, decision, decision.seats[0]))
    return [answer.key for answer in match.record.answers]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_from_a_pipe(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "m0.shambler"
    lines = "\n".join([*played_out(11), "why", "log 5", f"save {file}", "quit"])
    done = run("play", "invader", "M0", "--seed", 11, "--lang", language, lines=lines + "\n")
    assert (done.code, done.err) == (0, "")
    assert shambler.load(file).outcome is not None
    assert run("replay", file, "--verify").code == 0
    assert run("check", file, "--json").json["ok"] is True
    told = run("replay", file, "--lang", language, "--json").json
    assert told["outcome"]["reason"] in ("eliminated", "survivor-lost", "won")
    assert len(told["steps"]) == told["answers"] + 1


def test_every_question_can_be_asked_about(run: Run) -> None:
    """Whatever is asked: why, odds of each option, and the rule can be shown."""
    lines: list[str] = []
    for key in played_out(12)[:60]:
        lines += ["why", "rule", "odds 1", key]
    done = run("play", "invader", "M0", "--seed", 12, lines="\n".join(lines) + "\n")
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize(("language", "words"), [("en", "red objective"), ("fr", "rouge")])
def test_the_goals_of_a_mission_can_be_read(run: Run, language: str, words: str) -> None:
    done = run("play", "invader", "M0", "--lang", language, lines="goals\nquit\n")
    shown = done.out.split("> goals")[-1]
    assert "· " in shown and words in shown and "INV-M0-02" in shown and "INV-M0-03" in shown


def test_a_goal_that_is_met_has_a_tick() -> None:
    won = shambler.load(GOLDEN / "invader-M0.shambler")
    assert [met for _, met in won.rules.goals(won.game)] == [True, True]
    won.undo(agreed=True)
    assert [met for _, met in won.rules.goals(won.game)] == [True, False]


def test_the_number_of_workers_changes_nothing(process: Run) -> None:
    args = ("sim", "invader", "M0", "--games", 30, "--seed", 2, "--json")
    alone, two = (process(*args, "--workers", number).json for number in (1, 2))
    assert untimed(alone) == untimed(two)
    assert alone["errors"] == 0
    assert alone["rounds_mean"] > 1
