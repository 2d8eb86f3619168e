"""``python -m shambler.lab.tuning GAME``: find better weights by playing, and judge them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from shambler.agents.habits import FILE
from shambler.agents.learned import beside
from shambler.agents.sense import Knob, sense_for
from shambler.games import find as find_game
from shambler.kernel.errors import ShamblerError
from shambler.kernel.ruleset import Ruleset
from shambler.lab.command import carry_out
from shambler.lab.compare import anybody, duel
from shambler.lab.contests import rate, said
from shambler.lab.markdown import markdown
from shambler.lab.simulate import SeriesPlan
from shambler.lab.tuning.search import Cloud, Weights, elite, fitting
from shambler.lab.tuning.trial import PLAYER, rows, score

SEED: Final = 2026
HELD_OUT: Final = 4052  # the seed of games that no generation has played


class Generation(msgspec.Struct, frozen=True):
    """One generation: where it was drawn from, how its candidates did, and how today's weights."""

    cloud: Cloud
    scores: tuple[float, ...]
    today: float


def plans(rules: Ruleset, scenarios: Sequence[str], seed: int, games: int) -> list[SeriesPlan]:
    """So many games of every scenario."""
    keys = scenarios or [scenario.key for scenario in rules.scenarios()]
    return [SeriesPlan(rules.key, key, PLAYER, seed, games) for key in keys]


class Search:
    """A search that is kept in a file, generation by generation."""

    def __init__(self, game: str, folder: Path) -> None:
        self.rules = find_game(game)
        self.knobs: Mapping[str, Knob] = sense_for(self.rules).knobs(self.rules)
        if not self.knobs:
            raise ShamblerError(f"{game} has no weights that could be found by playing")
        self.path = folder / f"{game}.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        lines = self.path.read_bytes().splitlines() if self.path.exists() else []
        self.past = [msgspec.json.decode(line, type=Generation) for line in lines]
        self.cloud = self.past[-1].cloud if self.past else Cloud.around(self.knobs)

    def generation(self, scenarios: Sequence[str], games: int, candidates: int) -> Generation:
        """One more."""
        number = len(self.past) + 1
        random = Random(f"{SEED}/{self.rules.key}/{number}")
        drawn = [self.cloud.draw(self.knobs, random) for _ in range(candidates)]
        played = plans(self.rules, scenarios, SEED + number, games)
        scores = [score(played, one) for one in drawn]
        self.cloud = self.cloud.moved(elite(drawn, scores), self.knobs)
        done = Generation(self.cloud, tuple(scores), score(played, {}))
        self.past.append(done)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(done) + b"\n")
        return done

    @property
    def found(self) -> Weights:
        """The weights at the centre that are not as today."""
        centre = fitting(self.cloud.centre, self.knobs)
        return {name: value for name, value in centre.items() if value != self.knobs[name].value}


def held_out(rules: Ruleset, weights: Mapping[str, float], games: int) -> str:
    """Games that no generation has played, with today's weights and with others, as a table."""
    lines = []
    every = plans(rules, (), HELD_OUT, games)
    before, after = rows(every, {}), rows(every, weights)
    for key in [*(plan.scenario for plan in every), "all"]:
        old = [row for row in before if key in ("all", row.scenario)]
        new = [row for row in after if key in ("all", row.scenario)]
        lines.append([key, rate(old, anybody), rate(new, anybody), said(duel(old, new))])
    return markdown(["scenario", "before", "after", "difference"], lines)


def main(args: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="shambler.lab.tuning", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("scenario", nargs="*", help="to learn from; default: all")
    parser.add_argument("--generations", type=int, default=20, help="to be played in all")
    parser.add_argument("--candidates", type=int, default=16, help="of a generation")
    parser.add_argument("--games", type=int, default=4, help="of each scenario and candidate")
    parser.add_argument("--judge", type=int, default=0, help="games of each scenario, held out")
    parser.add_argument("--ship", action="store_true", help=f"write {FILE} beside the game")
    parser.add_argument("--folder", type=Path, default=Path("build/habits"))
    asked = parser.parse_args(args)
    return carry_out("shambler.lab.tuning", lambda: _tune(asked))


def _tune(asked: argparse.Namespace) -> None:
    search = Search(asked.game, asked.folder)
    while len(search.past) < asked.generations:
        done = search.generation(asked.scenario, asked.games, asked.candidates)
        mean = sum(done.scores) / len(done.scores)
        best = max(done.scores)
        print(f"{len(search.past)}: {done.today:.3f} {mean:.3f} {best:.3f}", flush=True)
    text = msgspec.json.format(msgspec.json.encode(search.found), indent=1)
    print(text.decode())
    if asked.judge:
        print(held_out(search.rules, search.found, asked.judge))
    path = beside(search.rules, FILE)
    if asked.ship and path is not None:
        path.write_bytes(text + b"\n")


if __name__ == "__main__":
    sys.exit(main())
