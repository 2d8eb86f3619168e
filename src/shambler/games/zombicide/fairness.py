"""Is a set-up fair? Measured, not guessed.

A team that cannot fall and never acts plays the first rounds: what is lost then, the set-up has
lost by itself, by spawn zones too near each other or objectives beside them. And on paper: how many
enemies come in a round, against how long the shortest way is.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from shambler.games.zombicide.build import build_table
from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.options import Activate, EndTurn
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.tasks import ALL, NOWHERE, round_trip
from shambler.games.zombicide.core.words import LEVELS
from shambler.games.zombicide.missions.mission import Mission
from shambler.kernel.chance import Sampled
from shambler.kernel.decision import Option
from shambler.kernel.errors import BadSetup
from shambler.kernel.ruleset import Ruleset
from shambler.kernel.structs import replace

GAMES: Final = 100  # by the seeds 0 to 99: the same verdict every time
ROUNDS: Final = 4
SHARE: Final = 0.05  # of the games may be lost
FAR: Final = 99  # steps that stand for "no way there"


class SetUpFigures(msgspec.Struct, frozen=True):
    """What was measured of one set-up."""

    mission: str
    lost: Mapping[str, int]  # games lost by round ``ROUNDS``, by reason
    games: int
    spawns: int  # active ones
    inflow: tuple[float, ...]  # enemies a round on paper, by danger level
    way: int  # steps and actions of the shortest way through the goals, as far as it is known
    rounds: int  # that it takes somebody who does nothing else
    nearest: int  # steps from an active spawn zone to the team

    def problems(self) -> list[str]:
        """Why it is not fair."""
        lost = sum(self.lost.values())
        found = []
        if lost > SHARE * self.games:
            reasons = ", ".join(f"{reason} {count}" for reason, count in self.lost.items())
            found.append(
                f"{self.mission} is lost by itself: a team that cannot fall and never acts"
                f" loses {lost} of {self.games} games by round {ROUNDS} ({reasons}), at most"
                f" {SHARE * self.games:.0f} are fair"
            )
        if self.way >= FAR:
            found.append(f"{self.mission}: a goal lies where no way leads")
        return found

    def __str__(self) -> str:
        flow = " ".join(
            f"{level} {count:.1f}" for level, count in zip(LEVELS, self.inflow, strict=False)
        )
        return (
            f"{self.mission}: lost by itself {sum(self.lost.values())}/{self.games},"
            f" {self.spawns} spawn zones, the nearest {self.nearest} away,"
            f" enemies a round {flow}, way {self.way} = {self.rounds} rounds"
        )


def measure(rules: Ruleset, content: Content, mission: Mission, games: int = GAMES) -> SetUpFigures:
    """Play a mission without playing it."""
    edition = replace(rules.edition, fall=stays_up)  # type: ignore[attr-defined]
    try:
        world, state = build_table(edition, content, mission, rules.setup_type())  # type: ignore[arg-type]
    except Exception as problem:  # rules trust their content, and this may be somebody's own
        raise BadSetup(f"{mission.id} cannot be laid out: {problem!r}") from problem
    lost: Counter[str] = Counter()
    for seed in range(games):
        game = rules.game_type(rules, world, state.copy(), Sampled(seed))
        outcome = idle_away(game.start(), seed)
        if outcome:
            lost[outcome] += 1
    table = set_up(rules.game_type(rules, world, state.copy(), Sampled(0)))
    way = shortest_way(table)
    return SetUpFigures(
        mission.id,
        dict(sorted(lost.items())),
        games,
        sum(token.active for token in table.state.spawns),
        inflow(table),
        way,
        -(-way // edition.actions),
        nearest(table),
    )


def set_up(game: Any) -> Any:
    """The table when the first turn begins."""
    game.start()
    while not any(isinstance(option, Activate | EndTurn) for option in game.decision.options):
        game.submit(game.decision.options[0], game.decision.seats[0])
    return game


def stays_up(game: ZombicideGame, who: int) -> None:
    """Nobody falls."""


def idle_away(game: Any, seed: int) -> str:
    """Let the rounds pass; why the mission was lost, if it was.

    Turns are ended at once. What else the players are asked, such as which way a group goes, chance
    answers: it must not depend on who happens to be listed first.
    """
    picks = random.Random(seed)
    while (decision := game.decision) is not None and game.state.round <= ROUNDS:
        game.submit(_nothing(decision.options, picks), decision.seats[0])
    outcome = game.state.outcome
    return outcome.reason if outcome is not None and not outcome.winners else ""


def _nothing(options: Sequence[Option], picks: random.Random) -> Option:
    done = [option for option in options if isinstance(option, EndTurn)]
    return done[0] if done else picks.choice(options)


def inflow(game: ZombicideGame) -> tuple[float, ...]:
    """Enemies that a round brings on paper at each danger level: a card for every active zone."""
    world = game.world
    kinds = world.edition.card_kinds
    cards = [world.enemy_cards[number] for number in world.enemy_deck]
    spawns = sum(token.active for token in game.state.spawns)
    return tuple(
        spawns * sum(kinds[card.kind].brings(game, card.counts[level]) for card in cards)
        / len(cards)
        for level in range(len(LEVELS))
    )  # fmt: skip


def shortest_way(game: ZombicideGame) -> int:
    """Steps and actions from the start through the goals in their order, the nearest place first.

    Of places of which not all are needed, the nearest ones count.
    """
    board = game.world.board
    rows = board.terrain().routes.distance
    here = team_zones(game)[0]
    total = 0
    for goal in sorted(game.world.goals, key=lambda goal: goal.order):
        task = goal.task(game)
        row = rows[here]
        places = sorted(set(task.places), key=lambda zone: row[zone] if row[zone] >= 0 else FAR)
        length, here = round_trip(
            rows, here, places if task.missing == ALL else places[: task.missing], FAR
        )
        total += length
        if task.meet != NOWHERE:
            total += rows[task.meet][here] if rows[task.meet][here] >= 0 else FAR
            here = task.meet
    return total


def team_zones(game: ZombicideGame) -> list[int]:
    """Where the team stands."""
    survivors = game.state.survivors[: game.world.team]
    return [survivor.zone for survivor in survivors if survivor.status == IN_PLAY]


def nearest(game: ZombicideGame) -> int:
    """Steps from the nearest active spawn zone to the team; ``FAR`` if none leads there."""
    rows = game.world.board.terrain().routes.distance
    spawns = [token.zone for token in game.state.spawns if token.active]
    steps = [rows[spawn][zone] for spawn in spawns for zone in team_zones(game)]
    return min((step for step in steps if step >= 0), default=FAR)
