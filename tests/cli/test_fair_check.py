"""``check`` plays a mission to see whether its set-up is fair."""

from __future__ import annotations

from pathlib import Path

from shambler.games.zombicide.content.paths import Paths
from tests.cli.conftest import Run


def test_check_tells_the_figures_and_refuses_what_is_unfair(run: Run, tmp_path: Path) -> None:
    mission = Path(str(Paths("invader").content)) / "missions" / "M8.toml"
    fair = run("check", mission)
    assert fair.code == 0
    assert "M8: lost by itself 0/100, 3 spawn zones" in fair.out
    own = tmp_path / "mine.toml"
    text = mission.read_text("utf-8")
    own.write_text(text.replace('zone = "0.0"\n', 'zone = "7.1"\n', 1), "utf-8")
    unfair = run("check", own, "--json")
    assert unfair.code == 2
    assert unfair.json["ok"] is False
    assert "lost by itself" in unfair.json["problems"][0]
    assert len(unfair.json["figures"]) == 1
