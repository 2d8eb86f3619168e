"""What is learned of a game, and how well: every game is foretold by those that are not of it.

The games are dealt into folds. The chances of each fold's games come from weights that were fitted
to the other folds, so no figure is about a game that took part in making it. The weights that are
shipped are fitted to all games. The two numbers of a scenario are taken from such chances, too:
what was learned by heart would be too sure of itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from threadpoolctl import threadpool_limits

from shambler.agents.learned import Head, Learned, Measure, Reliability, Tried
from shambler.lab.learning.figures import bins, quality
from shambler.lab.learning.fitting import (
    FREEDOMS,
    Fit,
    HeadName,
    Labels,
    Numbers,
    Sample,
    chances,
    platt,
    scores,
    unlikely,
)
from shambler.lab.learning.played import BadGames, Played

FORMAT: Final = 1
FOLDS: Final = 5
FEWEST: Final = 10  # games won, and games lost, from which a scenario can be learned
ROUNDED: Final = 4  # digits of a figure


class _Head:
    """One head: fitted to all games, and foretelling each by the others."""

    def __init__(self, sample: Sample, head: HeadName, scenarios: Sequence[str]) -> None:
        self.sample, self.labels = sample, sample.labels(head)
        self.counts: Labels = np.isin(sample.scenario, scenarios)
        tried = {freedom: self._crossed(self.counts, freedom) for freedom in FREEDOMS}
        counted = self.labels[self.counts]
        self.freedom = min(tried, key=lambda one: unlikely(tried[one][self.counts], counted))
        self.crossed = tried[self.freedom]
        self.head = self._fit(self.counts, self.freedom)
        self.chance: Numbers = np.zeros(len(self.labels))
        self.base: Numbers = np.zeros(len(self.labels))
        for out in self._folds():
            self._foretell(self.counts & ~out, self.counts & out)

    def _folds(self) -> list[Labels]:
        return [self.sample.index % FOLDS == fold for fold in range(FOLDS)]

    def _fit(self, which: Labels, freedom: float) -> Head:
        sample = self.sample
        scenario = sample.scenario[which]
        return Fit(sample.features[which], scenario, self.labels[which], freedom).head(scenario)

    def _crossed(self, which: Labels, freedom: float) -> Numbers:
        """The score of every game of these by the others: as sure of itself as on new games."""
        found: Numbers = np.zeros(len(self.labels))
        for out in self._folds():
            asked = which & out
            if asked.any():
                head = self._fit(which & ~out, freedom)
                found[asked] = scores(head, self.sample.features[asked])
        return found

    def _foretell(self, seen: Labels, unseen: Labels) -> None:
        score = self._crossed(seen, self.freedom)
        score[unseen] = scores(self._fit(seen, self.freedom), self.sample.features[unseen])
        for key in np.unique(self.sample.scenario[unseen]):
            here = self.sample.scenario == key
            known, asked = seen & here, unseen & here
            slope, offset = platt(score[known], self.labels[known])
            self.chance[asked] = chances(score[asked], slope, offset)
            self.base[asked] = self.labels[known].mean()

    def measure(self, scenario: str) -> Measure:
        """One scenario: its numbers from all games, its figures from games not seen."""
        here = self.counts & (self.sample.scenario == scenario)
        slope, offset = platt(self.crossed[here], self.labels[here])
        found = quality(self.chance[here], self.labels[here], self.base[here])
        figures = (round(value, ROUNDED) for value in (found.brier, found.base, found.error))
        return Measure(slope, offset, *figures)

    def reliability(self) -> Reliability:
        """All scenarios together."""
        chance, labels = self.chance[self.counts], self.labels[self.counts]
        found, rate = quality(chance, labels, self.base[self.counts]), labels.mean()
        return Reliability(
            round(found.brier, ROUNDED),
            round(found.base, ROUNDED),
            round(float(rate * (1 - rate)), ROUNDED),
            round(found.error, ROUNDED),
            tuple(
                (round(one.said, ROUNDED), round(one.was, ROUNDED), one.positions)
                for one in bins(chance, labels)
            ),
        )


def learn(games: Sequence[Played], signs: tuple[str, ...], rules: int, seed: int) -> Learned:
    """All that some games of one ruleset teach."""
    keys = list(dict.fromkeys(game.scenario for game in games))
    played = {key: [game for game in games if game.scenario == key] for key in keys}
    open_ = [key for key in keys if _undecided(played[key])]
    if not open_:
        raise BadGames("no scenario was both won and lost often enough to learn from")
    sample = Sample(games)
    with threadpool_limits(limits=1):  # the same sums in the same order, on any machine
        win, danger = _Head(sample, "win", open_), _Head(sample, "danger", keys)
    scenarios = {
        key: Tried(
            len(played[key]),
            sum(game.won for game in played[key]),
            win.measure(key) if key in open_ else None,
            danger.measure(key),
        )
        for key in keys
    }
    return Learned(
        FORMAT,
        rules,
        seed,
        len(games),
        len(sample.won),
        signs,
        win.head,
        danger.head,
        win.reliability(),
        danger.reliability(),
        scenarios,
    )


def _undecided(games: Sequence[Played]) -> bool:
    """Are there enough games that were won, and that were lost?"""
    won = sum(game.won for game in games)
    return FEWEST <= won <= len(games) - FEWEST
