"""The tree of a search: what followed which answers, and how well it went.

Open loop: a node stands for the answers that lead to it, not for a state, since dice and cards
fall differently each time. Which options exist may differ too, so every option counts how often it
was available. Each seat picks what is best for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from shambler.agents.sense import Sense, Values
from shambler.kernel.decision import Decision, Option, SecretDecision
from shambler.kernel.machine import Game

EXPLORE = 1.2  # weight of what is little known against what went well
WIDE = 1.6  # options tried after n visits: the most promising WIDE * sqrt(n)


class Node:
    """The games in which certain answers were given."""

    __slots__ = ("children", "priors", "seen", "squares", "sums", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.seen = 0  # how often it could have been visited
        self.sums = [0.0] * seats
        self.squares = [0.0] * seats
        self.children: dict[str, Node] = {}
        self.priors: dict[str, float] = {}

    def add(self, values: Values) -> None:
        """One more game that came by here."""
        self.visits += 1
        for place, value in enumerate(values):
            self.sums[place] += value
            self.squares[place] += value * value

    def mean(self, place: int) -> float:
        """The mean value for a seat."""
        return self.sums[place] / self.visits

    def error(self, place: int) -> float:
        """The standard error of that mean, with one doubtful game added so that it is never 0."""
        count = self.visits + 1
        mean = (self.sums[place] + 0.5) / count
        spread = max(0.0, (self.squares[place] + 0.5) / count - mean * mean)
        return sqrt(spread / count)

    def line(self) -> list[str]:
        """The answers most games went on with."""
        node, keys = self, []
        while node.children:
            key, node = max(node.children.items(), key=lambda entry: entry[1].visits)
            if not node.visits:
                break
            keys.append(key)
        return keys


def weigh(
    node: Node,
    sense: Sense,
    game: Game[Any, Any],
    decision: Decision | SecretDecision,
    seat: int,
    options: Sequence[Option],
) -> None:
    """Give every option that is new here its prior; those of one position add up to one."""
    priors = node.priors
    if all(option.key in priors for option in options):
        return
    found = sense.priors(game, decision, seat) or (1.0,) * len(options)
    total = sum(found)
    for option, prior in zip(options, found, strict=True):
        priors[option.key] = prior / total


def select(node: Node, options: Sequence[Option], place: int) -> Option:
    """The option to try next: good so far, promising, or little known (PUCT).

    Only the most promising ones take part while the node is young (progressive widening), and
    values are stretched to the range seen here, since what is at stake differs from node to node.
    """
    priors, children = node.priors, node.children
    width = 1 + int(WIDE * sqrt(node.visits))
    if len(options) > width:
        options = sorted(options, key=lambda option: -priors[option.key])[:width]
    for option in options:
        child = children.get(option.key)
        if child is None:
            child = children[option.key] = Node(len(node.sums))
        child.seen += 1
    tried = [child.mean(place) for o in options if (child := children[o.key]).visits]
    low, high = (min(tried), max(tried)) if tried else (0.0, 0.0)
    best, chosen = -1.0, options[0]
    for option in options:
        child = children[option.key]
        drive = EXPLORE * priors[option.key] * sqrt(child.seen) / (1 + child.visits)
        if child.visits and high > low:
            drive += (child.mean(place) - low) / (high - low)
        elif child.visits or not tried:
            drive += 0.5
        if drive > best:
            best, chosen = drive, option
    return chosen
