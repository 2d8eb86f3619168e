"""Teach a small network to play a scenario with torch, and compare it with random play.

A teacher that knows the game (``thumb``) says of every decision what it would choose, and the
network learns to choose as it does: every option is scored by its features and the position, and
that of the teacher should score best. What it has learned then plays by itself, as an agent among
others. The same command teaches the same. Needs torch beside the extra ``rl``:

    pip install 'shambler[rl]' torch
    python examples/teach_policy.py
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import islice
from time import thread_time
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from shambler import agents
from shambler.games import find
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game
from shambler.lab.compare import duel
from shambler.lab.encoding import FEATURES, VIEW, encode
from shambler.lab.simulate import GameRow, SeriesPlan, game_seed, line_up, play_row
from shambler.lab.stats import wilson

HIDDEN = 128
WATCHED_ONLY = 0.2  # of the decisions; after them the pupil plays, too
KEPT = 40_000  # decisions that are remembered
BATCH = 256  # decisions of one step of learning
EVERY = 8  # a step of learning after so many decisions watched
LEARNED = "learned"  # the name of the agent that plays as the network says
TAUGHT_ON = 2**40  # games to learn from are of another series than those to compare on


class Lesson:
    """A decision: the position, the options, and which one was chosen."""

    __slots__ = ("chosen", "options", "view")

    def __init__(self, seen: dict[str, Any], chosen: int) -> None:
        self.view = seen["observation"].astype(np.float16)
        self.options = seen["options"][seen["action_mask"] == 1].astype(np.float16)
        self.chosen = chosen


class Policy(nn.Module):  # type: ignore[misc]
    """Scores options; two layers see the option and the position together."""

    def __init__(self) -> None:
        super().__init__()
        self.view = nn.Linear(VIEW, HIDDEN)
        self.option = nn.Linear(FEATURES, HIDDEN)
        self.score = nn.Sequential(
            nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1)
        )

    def forward(self, views: Tensor, options: Tensor, owners: Tensor) -> Tensor:
        """A score for each row of options; ``owners`` says to which view a row belongs."""
        scores: Tensor = self.score(self.option(options) + self.view(views)[owners])
        return scores.squeeze(1)


class Pupil:
    """What the network would do, and how often it is let: the teacher says what it would have done.

    A pupil that has only watched never sees what its own mistakes lead to, and is lost there. So,
    once it knows a little, it plays every other game itself while the teacher looks on.
    """

    def __init__(self) -> None:
        self.policy = Policy()
        self.plays = False

    def choose(self, lesson: Lesson) -> int:
        """The place of the option that scores best."""
        with torch.inference_mode():
            view = torch.from_numpy(lesson.view).float()[None]
            rows = torch.from_numpy(lesson.options).float()
            owners = torch.zeros(len(rows), dtype=torch.long)
            return int(self.policy(view, rows, owners).argmax())


def watch(game: str, scenario: str, teacher: str, pupil: Pupil) -> Iterator[Lesson]:
    """What the teacher chooses, or would choose, decision after decision, game after game."""
    rules, number = find(game), 0
    while True:
        seed = game_seed(TAUGHT_ON, number)
        match: Game[Any, Any] = rules.new(scenario, {}, Sampled(seed)).start()
        players = line_up(teacher, rules.seats(match), seed)
        by_pupil = pupil.plays and number % 2
        while (decision := match.decision) is not None:
            seat = decision.seats[0]
            option = players[seat].choose(match, decision, seat)
            options = decision.options_for(seat)
            if len(options) > 1:
                lesson = Lesson(encode(match, decision, seat), list(options).index(option))
                yield lesson
                if by_pupil:
                    option = options[pupil.choose(lesson)]
            match.submit(option, seat)
        number += 1


def loss_of(policy: Policy, lessons: list[Lesson]) -> Tensor:
    """How surprising the choices of some decisions are to the policy."""
    counts = torch.tensor([len(lesson.options) for lesson in lessons])
    owners = torch.repeat_interleave(torch.arange(len(lessons)), counts)
    views = torch.from_numpy(np.stack([lesson.view for lesson in lessons])).float()
    options = torch.from_numpy(np.concatenate([lesson.options for lesson in lessons])).float()
    scores = policy(views, options, owners)
    starts = torch.cumsum(counts, 0) - counts
    chosen = starts + torch.tensor([lesson.chosen for lesson in lessons])
    padded = torch.full((len(lessons), int(counts.max())), -torch.inf)
    padded[owners, torch.arange(len(scores)) - starts[owners]] = scores
    return (torch.logsumexp(padded, 1) - scores[chosen]).mean()


def teach(pupil: Pupil, lessons: Iterator[Lesson], decisions: int, rate: float) -> None:
    """Watch so many decisions and learn from them; the later, the smaller the steps."""
    policy, random = pupil.policy, np.random.default_rng(1)
    climber = torch.optim.Adam(policy.parameters(), lr=rate)
    kept: list[Lesson] = []
    began, surprise = thread_time(), 0.0
    for watched, lesson in enumerate(islice(lessons, decisions), 1):
        pupil.plays = watched > decisions * WATCHED_ONLY
        if len(kept) < KEPT:
            kept.append(lesson)
        else:
            kept[int(random.integers(KEPT))] = lesson
        if watched % EVERY or len(kept) < BATCH:
            continue
        climber.param_groups[0]["lr"] = rate * (1 - 0.9 * watched / decisions)
        loss = loss_of(policy, [kept[at] for at in random.integers(len(kept), size=BATCH)])
        climber.zero_grad()
        loss.backward()
        climber.step()
        surprise += 0.01 * (loss.item() - surprise) if surprise else loss.item()
        if watched % (1000 * EVERY) == 0:
            print(f"{watched:,} decisions watched, surprise {surprise:.3f}", flush=True)
    print(f"taught on {decisions:,} decisions, {(thread_time() - began) / 60:.1f} minutes")


class Learned(agents.Agent):
    """Takes the option that scores best."""

    pupil: Pupil  # the same for all of them

    def __init__(self, seed: int) -> None: ...

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """What the teacher would most likely choose."""
        lesson = Lesson(encode(game, decision, seat), 0)
        return decision.options_for(seat)[self.pupil.choose(lesson)]


def compare(game: str, scenario: str, games: int, *names: str) -> list[list[GameRow]]:
    """The same games played by each of these agents; prints how they fared beside the first."""
    found: list[list[GameRow]] = []
    for name in names:
        plan = SeriesPlan(game, scenario, name, games=games)
        rows = [play_row(plan, index) for index in range(games)]
        found.append(rows)
        wins = sum(bool(row.winners) for row in rows)
        low, high = wilson(wins, games)
        rounds = sum(row.rounds or 0 for row in rows) / games
        print(f"{name}: won {wins} of {games} ({low:.1%} to {high:.1%}), {rounds:.2f} rounds")
        if len(found) > 1:
            between = duel(found[0], rows)
            assert between.rounds is not None and between.rounds_ci95 is not None
            low, high = between.rounds_ci95
            print(f"  beside {names[0]}: p = {between.p:.2g} for wins, {low:+.2f} to {high:+.2f} "
                  "rounds")  # fmt: skip
    return found


def main(arguments: list[str] | None = None) -> list[list[GameRow]]:
    """Teach, then compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="living_dead")
    parser.add_argument("--scenario", default="S1")
    parser.add_argument("--teacher", default="thumb", help="the agent to watch")
    parser.add_argument("--decisions", type=int, default=60_000, help="to learn from")
    parser.add_argument("--rate", type=float, default=0.001, help="of learning")
    parser.add_argument("--games", type=int, default=400, help="to compare on")
    given = parser.parse_args(arguments)
    torch.manual_seed(1)
    torch.set_num_threads(1)  # matrices this small are best left to one
    pupil = Learned.pupil = Pupil()
    lessons = watch(given.game, given.scenario, given.teacher, pupil)
    teach(pupil, lessons, given.decisions, given.rate)
    agents.register(LEARNED, Learned)
    return compare(given.game, given.scenario, given.games, "random", LEARNED)


if __name__ == "__main__":
    main()
