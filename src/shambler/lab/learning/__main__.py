"""``python -m shambler.lab.learning``: play, learn, write the weights beside the games, tell."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from shambler.agents.learned import FILE, Learned, file_of, learned
from shambler.agents.sense import sense_for
from shambler.games import find as find_game
from shambler.games import manifest_of, manifests
from shambler.kernel.errors import ShamblerError
from shambler.lab.command import carry_out
from shambler.lab.learning.diagram import diagram
from shambler.lab.learning.learn import learn
from shambler.lab.learning.page import DIAGRAM, page
from shambler.lab.learning.played import Games, Played

FEW: Final = 60  # games that show whether a scenario is open
CLEAR: Final = 0.02  # won by fewer, or lost by fewer: more games would not teach much
SEED: Final = 2026


def collect(game: str, folder: Path, most: int, seed: int) -> list[Played]:
    """The games to learn from; fewer of scenarios that always end alike."""
    store, found = Games(folder / f"{game}.jsonl", game, seed), []
    for scenario in store.rules.scenarios():
        first = store.of(scenario.key, min(FEW, most))
        share = sum(one.won for one in first) / len(first)
        all_ = store.of(scenario.key, most) if CLEAR < share < 1 - CLEAR else first
        won = sum(one.won for one in all_)
        print(f"{game} {scenario.key}: {won} of {len(all_)} won", flush=True)
        found += all_
    return found


def train(game: str, games: Sequence[Played], seed: int) -> Learned:
    """Learn, and write it down beside the game."""
    rules = find_game(game)
    found = learn(games, sense_for(rules).signs, rules.version, seed)
    path = file_of(rules)
    if path is None:
        raise ShamblerError(f"{game} lies in no folder that could hold {FILE}")
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return found


def taught() -> list[str]:
    """The games of which something can be learned."""
    return [one.key for one in manifests() if sense_for(find_game(one.key)).signs]


def shipped() -> list[tuple[str, Learned]]:
    """What there is, game by game."""
    rules = [find_game(game) for game in taught()]
    known = [(manifest_of(one).short or manifest_of(one).title, learned(one)) for one in rules]
    return [(title, found) for title, found in known if found is not None]


def write_page(path: Path) -> None:
    """The page, and the diagram beside it."""
    told = shipped()
    path.write_text(page(told), "utf-8")
    (path.parent / DIAGRAM).write_text(diagram(told), "utf-8")


def main(args: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="shambler.lab.learning", description=__doc__)
    parser.add_argument("game", nargs="*", help="default: all that have features")
    parser.add_argument("--games", type=int, default=200, help="of each scenario, at most")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--folder", type=Path, default=Path("build/train"))
    parser.add_argument("--page", type=Path, default=None, help="where to tell how good it is")
    parser.add_argument("--page-only", action="store_true", help="learn nothing new")
    asked = parser.parse_args(args)
    return carry_out("shambler.lab.learning", lambda: _learn(asked))


def _learn(asked: argparse.Namespace) -> None:
    if not asked.page_only:
        for game in asked.game or taught():
            train(game, collect(game, asked.folder, asked.games, asked.seed), asked.seed)
        learned.cache_clear()
    if asked.page is not None:
        write_page(asked.page)


if __name__ == "__main__":
    sys.exit(main())
