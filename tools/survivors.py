"""How strong survivors are: random squads play, and each survivor's games are counted.

``python tools/survivors.py GAME SCENARIO... --games N`` prints the table ``[member]`` for the
game's ``measured.toml``: games won with this one in the squad, and games played.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

from shambler.games import find
from shambler.lab.simulate import SeriesPlan, play_row


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("scenarios", nargs="+")
    parser.add_argument("--games", type=int, default=400, help="of each scenario")
    parser.add_argument("--agent", default="thumb")
    parser.add_argument("--seed", type=int, default=2026)
    wanted = parser.parse_args()
    form = find(wanted.game).form(wanted.scenarios[0])
    option = next(option for option in form if option.name == "survivors")
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    draws = random.Random(wanted.seed)
    for number in range(wanted.games):
        squad = draws.sample(option.keys, option.least)
        for scenario in wanted.scenarios:
            options = {"survivors": squad}
            plan = SeriesPlan(wanted.game, scenario, wanted.agent, wanted.seed, options=options)
            row = play_row(plan, number)
            played.update(() if row.error else squad)
            won.update(squad if row.winners else ())
    print("[member]")
    for key in sorted(option.keys, key=lambda key: -won[key] / played[key]):
        print(f"{key} = [{won[key]}, {played[key]}]")


if __name__ == "__main__":
    main()
