"""What the adviser fears and hopes: what came of an option in the futures that were tried.

Some futures are played on by the rules of thumb alone, with all their dice and cards, and the sense
of the game reads from their events what was worth a word. How often that came is the chance that
it comes if one plays on like that: nothing is guessed, only counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from shambler.agents.search import TreeSearch
from shambler.agents.sense import Omen
from shambler.kernel.decision import Option
from shambler.kernel.texts import Catalogue, named

FEWEST, MOST = 8, 40  # futures that are watched; ...
SHARE: Final = 3  # ... one for so many playouts of the search
COUNTED: Final = 20  # futures from which on a share is told as a number
WORTH: Final = 0.1  # the share of the futures from which on it is worth a word
TOLD: Final = 2  # fears, and as many hopes
THE_END: Final = ("won", "lost")
NOW: Final = 100_000  # the numbers of these futures begin here: nobody has tried them yet


class Outlooks(NamedTuple):
    """What is feared and hoped, in words, the likeliest first."""

    fears: tuple[str, ...] = ()
    hopes: tuple[str, ...] = ()


def foresee(search: TreeSearch, option: Option) -> tuple[Counter[Omen], int]:
    """What comes in how many futures after an option, and how many were watched."""
    count = max(FEWEST, min(MOST, search.playouts // SHARE))
    seen: Counter[Omen] = Counter()
    for number in range(NOW, NOW + count):
        seen.update(set(search.watch(option, number)))
    return seen, count


def outlooks(search: TreeSearch, option: Option, texts: Catalogue, language: str) -> Outlooks:
    """What an option lets one fear and hope."""
    seen, count = foresee(search, option)
    game = search.imagine(0)
    found: dict[bool, list[str]] = {False: [], True: []}
    for omen, times in likeliest(seen, count):
        words = named(dict(omen.about), game.rules.namers, game, language)
        about = {
            "what": texts.text(language, f"omen-{omen.kind}", words),
            "percent": round(100 * times / count),
            "often": "sure" if times == count else "often" if 2 * times >= count else "some",
        }
        kind = ("hope" if omen.good else "fear") + ("" if count >= COUNTED else "-in-words")
        told = texts.text(language, kind, about)
        if told not in found[omen.good]:  # two units may have one name
            found[omen.good].append(told)
    return Outlooks(tuple(found[False][:TOLD]), tuple(found[True][:TOLD]))


def likeliest(seen: Mapping[Omen, int], count: int) -> Iterable[tuple[Omen, int]]:
    """What comes often enough, the most frequent first; that it is all over comes last."""
    often = [(omen, times) for omen, times in seen.items() if times >= WORTH * count]
    return sorted(often, key=lambda one: (one[0].kind in THE_END, -one[1], one[0].kind, one[0]))
