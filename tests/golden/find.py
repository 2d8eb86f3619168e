"""Finds a won game of a mission and records it: ``python -m tests.golden.find M3 --seed 2``.

A record of a won game shows that a mission can be won, so how it was found does not matter: this
search knows the dice. It plays turn by turn, keeps the most promising positions after each turn
(a beam), and tries several ways to play the next one, picked at random among what the rules of
thumb find sensible.
"""

from __future__ import annotations

import argparse
import math
import random
from pathlib import Path

from shambler.agents.zombicide_eval import standing, threat
from shambler.agents.zombicide_fight import blows
from shambler.agents.zombicide_thumb import judge
from shambler.games import find
from shambler.games.zombicide.state import IN_PLAY, LEFT, Survivor
from shambler.games.zombicide.table import Table
from shambler.kernel.chance import Sampled
from shambler.kernel.match import Match

Path_ = list[tuple[int, str]]  # seat and key of every answer
Line = tuple[float, Table, Path_]

FOLDER = Path(__file__).parent
WARMTH = (0.05, 0.8, 0.3, 1.5, 0.6)  # how far from the best mark an option may lie
LONGEST_TURN = 400


def main() -> None:
    """Search with one seed after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mission")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--beam", type=int, default=32)
    parser.add_argument("--tries", type=int, default=12)
    given = parser.parse_args()
    for seed in range(given.seed, given.seed + given.seeds):
        answers = search(given.mission, seed, given.beam, given.tries)
        if answers is not None:
            print(record(given.mission, seed, answers))
            return
    print("not won; try other seeds or a wider beam")


def search(mission: str, seed: int, beam: int, tries: int) -> Path_ | None:
    """The answers of a won game, or ``None`` when no line of play survived."""
    rng = random.Random(seed)
    game = find("invader").new(mission, {}, Sampled(seed)).start()
    assert isinstance(game, Table)
    lines: list[Line] = [(0.0, game, [])]
    while lines:
        found: dict[float, Line] = {}
        for _, position, answers in lines:
            for attempt in range(tries):
                twin = position.copy()
                more = play_turn(twin, rng, WARMTH[attempt % len(WARMTH)])
                outcome = twin.state.outcome
                if outcome is None:
                    worth = promise(twin)
                    found[round(worth, 5)] = (worth, twin, answers + more)
                elif outcome.winners:
                    return answers + more
        lines = sorted(found.values(), key=lambda line: -line[0])[:beam]
        if lines:
            worth, position, _ = lines[0]
            print(f"{mission} {seed}: round {position.state.round}, promise {worth:.2f}")
    return None


def play_turn(game: Table, rng: random.Random, warmth: float) -> Path_:
    """Play until the next survivor is to be picked, or the round is over."""
    answers: Path_ = []
    before = game.state.round
    while (decision := game.decision) is not None and len(answers) < LONGEST_TURN:
        if answers and (decision.kind == "activate" or game.state.round != before):
            break
        seat = decision.seats[0]
        options = decision.options_for(seat)
        marks = judge(game, decision.kind, options)
        best = max(marks)
        weights = [math.exp(max(-8.0, (mark - best) / warmth)) for mark in marks]
        option = rng.choices(options, weights)[0]
        answers.append((seat, option.key))
        game.submit(option, seat)
    return answers


# -- how a position promises to be won -----------------------------------------------------


def promise(game: Table) -> float:
    """What the rules of thumb think of it, and how far the mission's own counts have come."""
    state = game.state
    worth = standing(game) - 0.06 * threat(game) + 2.0 * len(state.taken)
    worth -= 0.3 * state.tally.get("crew", 0)
    worth += 3.0 * sum(name.startswith("sample-") for name in state.tally)
    worth += 6.0 * sum(n for name, n in state.tally.items() if name.startswith("destroyed-"))
    for who, survivor in enumerate(state.survivors):
        worth += survivor_promise(game, who, survivor)
    return worth


def survivor_promise(game: Table, who: int, survivor: Survivor) -> float:
    """Safe, out of danger, and equipped for what the mission asks."""
    if survivor.status == LEFT:
        return 1.5
    if survivor.status != IN_PLAY:
        return 0.0
    worth = -0.1 * blows(game, survivor.zone)
    wanted = {goal.name for goal in game.world.goals}
    if "reach-level" in wanted:
        worth += 0.12 * min(survivor.experience, 19)
    if "all-equipped" in wanted:
        worth += wears_new_tank(game, survivor)
    if "destroy-spawn-token" in wanted:
        worth += burns(game, survivor)
    if who >= game.world.team:  # a companion on the way to the exit
        worth -= 0.3 * game.terrain.routes.distance[survivor.zone][game.world.exit]
    return worth


def wears_new_tank(game: Table, survivor: Survivor) -> float:
    """A tank that is not the one they came with."""
    tally = game.state.tally
    worn = [card for card in survivor.body if card >= 0 and game.gear(card).oxygen]
    return float(any(f"old-{card}" not in tally for card in worn))


def burns(game: Table, survivor: Survivor) -> float:
    """How near somebody is to setting a nest on fire."""
    hands = [card for card in survivor.hands if card >= 0]
    flames = [c for c in hands if any(w.hellfire for w in game.gear(c).weapons)]
    packed = [c for c in survivor.pack if any(w.hellfire for w in game.gear(c).weapons)]
    fuel = [ammo for ammo, weapon in survivor.attached if weapon in flames]
    loose = [c for c in survivor.pack if game.gear(c).attaches_to == "canister"]
    worth = 3.0 * bool(flames) + 2.0 * bool(packed) + 4.0 * bool(fuel) + 1.0 * bool(loose)
    nests = [token.zone for token in game.state.spawns if token.pool]
    if fuel and nests:
        distance = game.terrain.routes.distance[survivor.zone]
        worth += max(0, 8 - min(distance[zone] for zone in nests))
    return worth


# -- the record ----------------------------------------------------------------------------


def record(mission: str, seed: int, answers: Path_) -> Path:
    """Play the answers again as a match and save it."""
    match = Match.new(find("invader"), mission, seed=seed)
    for seat, key in answers:
        match.play(key, seat=seat)
    assert match.outcome, match
    target = FOLDER / f"invader-{mission}.shambler"
    match.save(target)
    return target


if __name__ == "__main__":
    main()
