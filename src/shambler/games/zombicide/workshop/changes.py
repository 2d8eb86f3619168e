"""What would change a mission: one spawn zone more or less, another start, an easier deck."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from shambler.games.zombicide.board.board import Board
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.fairness import team_zones
from shambler.kernel.content import Words
from shambler.kernel.workshop import Change

NEAR = 3  # steps from the team within which no spawn zone is added


def changes_of(game: ZombicideGame, data: dict[str, Any]) -> Iterator[Change]:
    """Variants of a sound mission, laid out."""
    yield from _one_spawn_more(game, data)
    yield from _one_spawn_less(data)
    yield from _another_start(game, data)
    groups = game.world.edition.card_groups
    if "easy" in groups and len(groups) > 1:
        yield Change("easier-deck", "deck", -1, options={"enemy_cards": ["easy"]})
    if "easy" in groups and "hard" in groups:
        hard = [name for name in groups if name != "easy"]
        yield Change("harder-deck", "deck", 1, options={"enemy_cards": hard})


def _one_spawn_more(game: ZombicideGame, data: dict[str, Any]) -> Iterator[Change]:
    """About as far from the team as the others are, where none is yet."""
    board, here = game.world.board, team_zones(game)[0]
    steps = board.terrain().routes.distance[here]
    taken = {token.zone for token in game.state.spawns}
    usual = [steps[zone] for zone in taken if steps[zone] >= 0]
    aim = sum(usual) / len(usual) if usual else max(steps)
    free = [
        zone
        for zone in range(len(board.zones))
        if steps[zone] >= NEAR and zone not in taken and board.zones[zone].kind not in ("wreck",)
    ]
    if not free:
        return
    zone = min(free, key=lambda zone: (abs(steps[zone] - aim), _crowd(board, zone, taken), zone))
    name = board.zones[zone].name
    changed = copy.deepcopy(data)
    color = next((spawn.get("color") for spawn in data["spawn"] if spawn.get("color")), None)
    more = {"id": _free_id(data), "zone": name, **({"color": color} if color else {})}
    changed["spawn"].append(more)
    yield Change("spawn-more", "spawns", 1, changed, of=Words(name, name))


def _crowd(board: Board, zone: int, taken: set[int]) -> int:
    """The farther from the others, the better."""
    rows = board.terrain().routes.distance
    return -min((rows[zone][other] for other in taken if rows[zone][other] >= 0), default=0)


def _one_spawn_less(data: dict[str, Any]) -> Iterator[Change]:
    awake = [spawn for spawn in data["spawn"] if spawn.get("active", True)]
    if len(awake) > 1:
        changed = copy.deepcopy(data)
        changed["spawn"] = [spawn for spawn in changed["spawn"] if spawn["id"] != awake[-1]["id"]]
        name = str(awake[-1]["zone"])
        yield Change("spawn-less", "spawns", -1, changed, of=Words(name, name))


def _another_start(game: ZombicideGame, data: dict[str, Any]) -> Iterator[Change]:
    """The zone beside the start that is farthest from what comes in, and the nearest one."""
    board, here = game.world.board, team_zones(game)[0]
    rows = board.terrain().routes.distance
    spawns = [token.zone for token in game.state.spawns]

    def safety(zone: int) -> tuple[int, int]:
        near = [rows[spawn][zone] for spawn in spawns if rows[spawn][zone] >= 0]
        return min(near, default=0), sum(near)

    beside = [zone for zone, _ in board.links[here] if zone not in spawns and rows[here][zone] == 1]
    tried = [("start-nearer", -1, min(beside, key=safety))] if len(beside) > 1 else []
    tried += [("start", 1, max(beside, key=safety))] if beside else []
    for change, step, zone in tried:
        name = board.zones[zone].name
        changed = copy.deepcopy(data)
        changed["start"][0]["zone"] = name
        yield Change(change, "start", step, changed, of=Words(name, name))


def _free_id(data: dict[str, Any]) -> str:
    taken = {spawn["id"] for spawn in data["spawn"]}
    return next(name for number in range(1, 999) if (name := f"X{number}") not in taken)
