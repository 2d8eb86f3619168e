"""The cross-entropy method: draw weights, keep those that did best, draw around them.

Every generation plays games that no other has played, the same ones for all its candidates, so that
differences come from the weights and not from luck. The weights of the best quarter become the
centre of the next generation, slowly: one generation is mostly luck, many are not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean, pstdev
from typing import Final

import msgspec

from shambler.agents.sense import Knob

ELITE: Final = 4  # one in so many is among the best
EAGER: Final = 0.5  # how far the centre goes to the best of a generation
FIRST: Final = 0.6  # of a knob's scale: as wide the first generation is drawn
WIDTH: Final = 0.2  # of a knob's scale: narrower it is not drawn
SETTLING: Final = 0.3  # how fast the width follows

Weights = dict[str, float]


class Cloud(msgspec.Struct, frozen=True):
    """Where weights are drawn: around a centre, in widths."""

    centre: Weights
    width: Weights

    @classmethod
    def around(cls, knobs: Mapping[str, Knob]) -> Cloud:
        """The first one: around today's weights."""
        return cls(
            {name: knob.value for name, knob in knobs.items()},
            {name: FIRST * knob.scale for name, knob in knobs.items()},
        )

    def draw(self, knobs: Mapping[str, Knob], random: Random) -> Weights:
        """A candidate."""
        drawn = {name: random.gauss(mean, self.width[name]) for name, mean in self.centre.items()}
        return fitting(drawn, knobs)

    def moved(self, best: Sequence[Weights], knobs: Mapping[str, Knob]) -> Cloud:
        """The next one."""
        centre, width = {}, {}
        for name, mean in self.centre.items():
            found = [one[name] for one in best]
            centre[name] = mean + EAGER * (fmean(found) - mean)
            wide = max(pstdev(found), WIDTH * knobs[name].scale)
            width[name] = self.width[name] + SETTLING * (wide - self.width[name])
        return Cloud(centre, width)


def fitting(weights: Mapping[str, float], knobs: Mapping[str, Knob]) -> Weights:
    """Weights as they are played: none below nothing, whole where they have to be."""
    return {
        name: max(0, round(value)) if knobs[name].whole else round(max(0.0, value), 3)
        for name, value in weights.items()
    }


def elite(candidates: Sequence[Weights], scores: Sequence[float]) -> list[Weights]:
    """The best of a generation."""
    order = sorted(range(len(scores)), key=lambda number: -scores[number])
    return [candidates[number] for number in order[: max(2, len(order) // ELITE)]]
