"""Train a small policy on a learning environment and compare it with random play.

Needs only numpy beside the extra ``rl``. The policy scores each option by a small network over the
option's features and the position, and is trained by policy gradient (REINFORCE): what was chosen
in games that ended better than usual becomes likelier. A few minutes are enough to beat
``random``:

    python examples/train_policy.py --minutes 5
    python examples/train_policy.py --game invader --scenario M0 --seats all --minutes 20
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small are best left to one

import numpy as np
from numpy.typing import NDArray

from shambler.lab.encoding import FEATURES, VIEW
from shambler.lab.gym_env import TeamEnv
from shambler.lab.stats import paired_rates, sign_test, wilson

Floats = NDArray[np.float32]
HIDDEN = 32
EPISODES = 16  # games between two steps of learning
CALM = 0.01  # weight of the bonus for keeping an open mind


@dataclass
class Episode:
    """What was seen and chosen in one game, and how it ended."""

    options: list[Floats] = field(default_factory=list)  # of each decision, one row per option
    views: list[Floats] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    reward: float = 0.0


class Policy:
    """Scores options: linear in their features, plus a hidden layer that also sees the position."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "linear": np.zeros(FEATURES, np.float32),
            "option": random.normal(0, 0.1, (FEATURES, HIDDEN)).astype(np.float32),
            "view": random.normal(0, 0.02, (VIEW, HIDDEN)).astype(np.float32),
            "out": np.zeros(HIDDEN, np.float32),
        }
        self.steps = 0
        self.moments = {name: (0 * w, 0 * w) for name, w in self.weights.items()}

    def scores(self, options: Floats, view: Floats) -> tuple[Floats, Floats]:
        """A score for each row, and the hidden layer. ``view`` is one row, or one per option."""
        w = self.weights
        hidden: Floats = np.tanh(options @ w["option"] + view @ w["view"])
        scores: Floats = options @ w["linear"] + hidden @ w["out"]
        return scores, hidden

    def choose(self, seen: dict[str, Any], random: np.random.Generator) -> int:
        """An option by its chance. The mask says which rows are options."""
        options = seen["options"][seen["action_mask"] == 1]
        chances = softmax(self.scores(options, seen["observation"])[0])
        return int((np.cumsum(chances) < random.random()).sum().clip(max=len(options) - 1))

    def learn(self, episodes: list[Episode], rate: float) -> None:
        """One step up the policy gradient; the mean reward of the episodes is the baseline."""
        rewards = np.array([episode.reward for episode in episodes], np.float32)
        if rewards.std() == 0:
            return  # all ended alike: nothing to learn from
        advantages = (rewards - rewards.mean()) / rewards.std()
        total = {name: np.zeros_like(w) for name, w in self.weights.items()}
        for episode, advantage in zip(episodes, advantages, strict=True):
            for name, part in self.gradient(episode, float(advantage)).items():
                total[name] += part / len(episodes)
        self.climb(total, rate)

    def gradient(self, episode: Episode, advantage: float) -> dict[str, Floats]:
        """How the weights would have to change to make this episode likelier."""
        counts = np.array([len(options) for options in episode.options])
        starts = np.concatenate(([0], np.cumsum(counts)[:-1]))
        options = np.concatenate(episode.options)
        views = np.array(episode.views)
        mixed = np.repeat(views @ self.weights["view"], counts, axis=0)
        hidden = np.tanh(options @ self.weights["option"] + mixed)
        scores = options @ self.weights["linear"] + hidden @ self.weights["out"]
        scores -= np.repeat(np.maximum.reduceat(scores, starts), counts)
        chances = np.exp(scores)
        chances /= np.repeat(np.add.reduceat(chances, starts), counts)
        logs = np.log(chances + 1e-9)
        entropy = -np.add.reduceat(chances * logs, starts)
        push = -advantage * chances - CALM * chances * (logs + np.repeat(entropy, counts))
        push[starts + np.array(episode.chosen)] += advantage
        push = (push / len(counts)).astype(np.float32)
        inner = np.outer(push, self.weights["out"]) * (1 - hidden**2)
        return {
            "linear": options.T @ push,
            "option": options.T @ inner,
            "view": views.T @ np.add.reduceat(inner, starts),
            "out": hidden.T @ push,
        }

    def climb(self, gradient: dict[str, Floats], rate: float) -> None:
        """Adam."""
        self.steps += 1
        for name, slope in gradient.items():
            first, second = self.moments[name]
            first = 0.9 * first + 0.1 * slope
            second = 0.99 * second + 0.01 * slope**2
            self.moments[name] = first, second
            mean, spread = first / (1 - 0.9**self.steps), second / (1 - 0.99**self.steps)
            self.weights[name] += rate * mean / (np.sqrt(spread) + 1e-8)


def softmax(scores: Floats) -> Floats:
    """Scores as chances."""
    found: Floats = np.exp(scores - scores.max())
    found /= found.sum()
    return found


def play(env: TeamEnv, policy: Policy | None, seed: int) -> Episode:
    """One game; without a policy any option is as likely as any other."""
    random = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    episode, over = Episode(), False
    while not over:
        count = int(seen["action_mask"].sum())
        action = int(random.integers(count)) if policy is None else policy.choose(seen, random)
        episode.options.append(seen["options"][:count])
        episode.views.append(seen["observation"])
        episode.chosen.append(action)
        seen, reward, ended, cut, _ = env.step(np.int64(action))
        episode.reward += float(reward)
        over = ended or cut
    return episode


def train(env: TeamEnv, minutes: float, most: int, rate: float, seed: int = 1) -> Policy:
    """Play and learn until the time or the games are used up."""
    policy, end = Policy(seed), monotonic() + 60 * minutes
    games = wins = shown = 0
    while monotonic() < end and games < most:
        first = 1_000_000 * seed + games
        batch = [play(env, policy, first + number) for number in range(EPISODES)]
        policy.learn(batch, rate)
        games += EPISODES
        wins += sum(episode.reward > 0 for episode in batch)
        if games - shown >= 40 * EPISODES:
            print(f"{games} games, {wins / (games - shown):.0%} of the last ones won", flush=True)
            shown, wins = games, 0
    print(f"trained on {games} games")
    return policy


def compare(env: TeamEnv, policy: Policy, games: int) -> tuple[int, int, float]:
    """Wins of the policy and of random play on the same seeds, and the p of the sign test."""
    ours = [play(env, policy, seed).reward > 0 for seed in range(games)]
    theirs = [play(env, None, seed).reward > 0 for seed in range(games)]
    only_ours = sum(a and not b for a, b in zip(ours, theirs, strict=True))
    only_theirs = sum(b and not a for a, b in zip(ours, theirs, strict=True))
    for name, wins in (("policy", sum(ours)), ("random", sum(theirs))):
        low, high = wilson(wins, games)
        print(f"{name}: {wins} of {games} won, {wins / games:.1%} ({low:.1%} to {high:.1%})")
    low, high = paired_rates(only_theirs, only_ours, games)
    p = sign_test(only_ours, only_theirs)
    print(f"difference on the same seeds: {low:+.1%} to {high:+.1%}, p = {p:.2g}")
    return sum(ours), sum(theirs), p


def main(arguments: list[str] | None = None) -> tuple[int, int, float]:
    """Train, then compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="invazions")
    parser.add_argument("--scenario", default="labo-2")
    parser.add_argument("--seats", default="0", help="the learner's seats, by commas, or 'all'")
    parser.add_argument("--others", default="thumb", help="the agent at the other seats")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--most", type=int, default=1_000_000, help="games to train on at most")
    parser.add_argument("--rate", type=float, default=0.02, help="of learning")
    parser.add_argument("--games", type=int, default=400, help="to compare with random play")
    given = parser.parse_args(arguments)
    seats = None if given.seats == "all" else [int(seat) for seat in given.seats.split(",")]
    env = TeamEnv(given.game, given.scenario, seats, given.others)
    policy = train(env, given.minutes, given.most, given.rate)
    return compare(env, policy, given.games)


if __name__ == "__main__":
    main()
