"""The page that tells how far foretold chances can be believed, from the weights that are shipped.

Whoever doubts it makes it again: every figure stands in the files beside the games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shambler.agents.learned import GOOD, Learned, Measure, Reliability, Tried
from shambler.lab.learning.learn import FEWEST, FOLDS
from shambler.lab.markdown import markdown

DIAGRAM: Final = "calibration.svg"
WANTED: Final = 0.15  # by which part the mean square error should be below that of the rate

Told = Sequence[tuple[str, Learned]]  # games by their titles

HEAD: Final = f"""# How far the adviser can be believed

Made by `make train`. Machine players have played {{games}} games, and {{positions}} of their
positions were kept. From these a chance to win and a *danger* (the game is lost when the next round
is over) were learned for each game, by logistic regression on what lies open on the table. Both are
meant for the case that the rules of thumb play on: whoever plays better wins more often.

Every figure here is about games that had no part in making it. The games are dealt into {FOLDS}
folds, whole games and not positions, and each fold is foretold by weights fitted to the others.

Brier
: the mean square error of the chances. Beside it stands that of the *rate*: of naming how often the
  scenario is won and nothing else. To beat it one must tell good positions of a scenario from bad
  ones. The rate of the whole game, all its scenarios in one, is easier to beat.

Calibration error
: positions are sorted by what was said, 0 to 10 %, 10 to 20 % and so on. How far is what was said
  from how often it came true, on average? A part of it is luck, the more so the fewer games there
  are.

**A percentage is shown only where this was measured and is good**: in scenarios with a calibration
error of at most {GOOD} and a Brier score below that of the rate, at tables set up as the measured
ones were. Elsewhere the adviser and the end of a game speak in words.
"""

DIAGRAM_TEXT: Final = f"""
## What was said, and what came true

A point on the diagonal is a chance that was what it said; its size tells how many positions there
were.

![For each game: what was said against how often it came true]({DIAGRAM})
"""

AGAIN: Final = """
## Making it again

```sh
make train
```

takes about twenty minutes of one core. Every finished game is kept in `build/train`; Ctrl-C loses
only the one that is being played, and the same command goes on. Games of another build of the
engine are refused: remove the folder to begin anew. `python -m shambler.lab.learning --games 60
GAME` is quicker, and `--page-only` writes this page from the weights that are there.
"""


def page(told: Told) -> str:
    """The whole page."""
    games = sum(learned.games for _, learned in told)
    positions = sum(learned.positions for _, learned in told)
    parts = [HEAD.replace("{games}", f"{games:,}").replace("{positions}", f"{positions:,}")]
    parts.append("\n## All games\n")
    parts.append(_overall("The chance to win", [(t, one.win_reliability) for t, one in told]))
    parts.append(_overall("The danger", [(t, one.danger_reliability) for t, one in told]))
    parts.append(DIAGRAM_TEXT)
    parts += [_game(title, learned) for title, learned in told]
    return "".join([*parts, AGAIN])


def _overall(what: str, found: Sequence[tuple[str, Reliability]]) -> str:
    head = [
        "game", "Brier", "rate of the scenario", "better by", "rate of the game", "better by",
        "calibration error", f"{WANTED:.0%} better, error at most {GOOD}",
    ]  # fmt: skip
    lines = [
        [
            title,
            f"{one.brier:.3f}",
            f"{one.base:.3f}",
            _better(one.brier, one.base),
            f"{one.flat:.3f}",
            _better(one.brier, one.flat),
            f"{one.error:.3f}",
            _reached(one),
        ]
        for title, one in found
    ]
    return f"\n{what}:\n\n{markdown(head, lines)}"


def _reached(one: Reliability) -> str:
    """Is the aim reached, and against which rate?"""
    if one.error > GOOD:
        return "no"
    if one.brier <= (1 - WANTED) * one.base:
        return "yes"
    return "by the rate of the game" if one.brier <= (1 - WANTED) * one.flat else "no"


def _better(brier: float, base: float) -> str:
    return f"{100 * (1 - brier / base):.0f} %" if base else "-"


def _game(title: str, learned: Learned) -> str:
    head = [
        "scenario", "games won", "Brier", "rate", "better by", "calibration error", "chance shown",
        "danger: Brier", "rate", "calibration error", "shown",
    ]  # fmt: skip
    lines = [
        [key, f"{one.won} of {one.games}", *_win(one), *_danger(one.danger)]
        for key, one in learned.scenarios.items()
    ]
    return f"\n## {title}\n\n{markdown(head, lines)}"


def _win(one: Tried) -> list[str]:
    if one.win is None:
        return ["-", "-", "-", "-", _why_not(one)]
    return [*_figures(one.win), "yes" if one.win.good else "no"]


def _why_not(one: Tried) -> str:
    """Where nothing can be learned, nothing is shown."""
    if not one.won:
        return "no: never won"
    if one.won == one.games:
        return "no: never lost"
    return f"no: fewer than {FEWEST} games {'won' if one.won < FEWEST else 'lost'}"


def _figures(one: Measure) -> list[str]:
    better = _better(one.brier, one.base)
    return [f"{one.brier:.3f}", f"{one.base:.3f}", better, f"{one.error:.3f}"]


def _danger(one: Measure | None) -> list[str]:
    if one is None:
        return ["-", "-", "-", "no"]
    brier, base, _, error = _figures(one)
    return [brier, base, error, "yes" if one.good else "no"]
