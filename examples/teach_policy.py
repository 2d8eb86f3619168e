"""Teach a small network to play a scenario with torch, and compare it with random play.

It watches an agent that knows the game (``thumb``) and learns to choose as it does: every option is
scored by its features and the position, and the option that was chosen should score best. What it
has learned then plays by itself, as an agent among others. Needs torch beside the extra ``rl``:

    pip install 'shambler[rl]' torch
    python examples/teach_policy.py --minutes 10
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
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
KEPT = 20_000  # decisions that are remembered
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


def watch(game: str, scenario: str, teacher: str) -> Iterator[Lesson]:
    """What the teacher chooses, decision after decision, game after game."""
    rules, number = find(game), 0
    while True:
        seed = game_seed(TAUGHT_ON, number)
        match: Game[Any, Any] = rules.new(scenario, {}, Sampled(seed)).start()
        players = line_up(teacher, rules.seats(match), seed)
        while (decision := match.decision) is not None:
            seat = decision.seats[0]
            option = players[seat].choose(match, decision, seat)
            options = decision.options_for(seat)
            if len(options) > 1:
                yield Lesson(encode(match, decision, seat), list(options).index(option))
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


def teach(lessons: Iterator[Lesson], minutes: float, most: int, rate: float) -> Policy:
    """Watch and learn until the time (of the processor) or the decisions are used up."""
    policy, random = Policy(), np.random.default_rng(1)
    climber = torch.optim.Adam(policy.parameters(), lr=rate)
    kept: list[Lesson] = []
    began, watched, surprise = thread_time(), 0, 0.0
    for watched, lesson in enumerate(lessons, 1):
        spent = (thread_time() - began) / (60 * minutes)
        if spent >= 1 or watched > most:
            break
        if len(kept) < KEPT:
            kept.append(lesson)
        else:
            kept[int(random.integers(KEPT))] = lesson
        if watched % EVERY or len(kept) < BATCH:
            continue
        climber.param_groups[0]["lr"] = rate * (1 - 0.9 * spent)
        loss = loss_of(policy, [kept[at] for at in random.integers(len(kept), size=BATCH)])
        climber.zero_grad()
        loss.backward()
        climber.step()
        surprise += 0.01 * (loss.item() - surprise) if surprise else loss.item()
        if watched % (1000 * EVERY) == 0:
            print(f"{watched:,} decisions watched, surprise {surprise:.3f}", flush=True)
    print(f"taught on {watched:,} decisions, {(thread_time() - began) / 60:.1f} minutes")
    return policy


class Learned(agents.Agent):
    """Takes the option that scores best."""

    policy: Policy  # of all of them

    def __init__(self, seed: int) -> None: ...

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """What the teacher would most likely choose."""
        options = decision.options_for(seat)
        lesson = Lesson(encode(game, decision, seat), 0)
        with torch.inference_mode():
            view = torch.from_numpy(lesson.view).float()[None]
            rows = torch.from_numpy(lesson.options).float()
            scores = self.policy(view, rows, torch.zeros(len(options), dtype=torch.long))
        return options[int(scores.argmax())]


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
    parser.add_argument("--minutes", type=float, default=10.0, help="of the processor")
    parser.add_argument("--most", type=int, default=10_000_000, help="decisions to watch at most")
    parser.add_argument("--rate", type=float, default=0.001, help="of learning")
    parser.add_argument("--games", type=int, default=400, help="to compare on")
    given = parser.parse_args(arguments)
    torch.manual_seed(1)
    torch.set_num_threads(1)  # matrices this small are best left to one
    lessons = watch(given.game, given.scenario, given.teacher)
    Learned.policy = teach(lessons, given.minutes, given.most, given.rate)
    agents.register(LEARNED, Learned)
    return compare(given.game, given.scenario, given.games, "random", LEARNED)


if __name__ == "__main__":
    main()
