"""What agents choose along a game, one line for each game and agent: both builds must agree."""

from __future__ import annotations

from hashlib import sha256

from shambler import agents
from shambler.agents.thumb import NoThumb
from shambler.games import find, keys
from shambler.lab.agent_bench import positions

AGENTS = ("random", "thumb", "greedy", "planner:12")


def main() -> None:
    """Every game, its first scenario, every agent."""
    for key in keys():
        rules = find(key)
        scenario = rules.scenarios()[0].key
        asked = positions(rules, scenario)[::3]
        for name in AGENTS:
            chosen = []
            for number, game in enumerate(asked):
                decision = game.decision
                if decision is None:
                    raise ValueError(f"{key}/{scenario}: nothing is asked")
                try:
                    option = agents.make(name, number).choose(game, decision, decision.seats[0])
                except NoThumb:
                    continue
                chosen.append(option.key)
            digest = sha256(" ".join(chosen).encode()).hexdigest()[:16]
            print(f"{key}/{scenario} {name} {len(chosen)} {digest}")


if __name__ == "__main__":
    main()
