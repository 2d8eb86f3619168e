"""Cross-checks of one mission: tiles, zones, tokens, goals, and that no rule of it is left out.

The board itself, laid out of its tiles, is checked last and only if asked for: it takes longer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from shambler.games.zombicide.board.check import check_layout
from shambler.games.zombicide.board.plan import parse_cell
from shambler.games.zombicide.board.tiles import assemble
from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.content.references import Known, check_word
from shambler.games.zombicide.core.words import Word
from shambler.games.zombicide.missions.escorting import Led
from shambler.games.zombicide.missions.goals import Leave, TakeObjectives
from shambler.games.zombicide.missions.mission import Mission
from shambler.kernel.content import Problems

CELL: Final = re.compile(r"(\d+)\.(\d+)")
TILE_SIZE: Final = 3


def check_mission(problems: Problems, mission: Mission, content: Content) -> None:
    """Note everything wrong with one mission."""
    known = _known(mission, content)
    _check_tiles(problems, mission, content)
    for where, zone in _zones(mission):
        known.refer(problems, where, "zone", zone)
    _check_spawns(problems, mission, known)
    _check_objectives(problems, mission)
    _check_barriers(problems, mission, content)
    _check_figures(problems, mission, content, known)
    _check_words(problems, mission, known)
    _check_goals(problems, mission)
    _check_rules(problems, mission, content)


def check_mission_board(problems: Problems, mission: Mission, content: Content) -> None:
    """Note what is wrong with the board: tiles that do not fit, zones that cannot be reached."""
    places = {where: parse_cell(zone) for where, zone in _zones(mission) if CELL.fullmatch(zone)}
    doors = [
        (parse_cell(door.between[0]), parse_cell(door.between[1]))
        for door in mission.door
        if door.state == "closed"
    ]
    for reason in check_layout(
        content.tiles,
        content.joins,
        mission.grid(),
        places=places,
        doors=doors,
        gates=content.gates,
        seams=content.seams,
    ):
        problems.add("tiles", reason)
    if mission.barrier and not problems.found:
        _check_barrier_places(problems, mission, content)


BARRIER_PLACES: Final = {
    "barricade": ("window",),
    "door": ("door", "inner"),
    "stairway": ("stairs",),
}


def _check_barrier_places(problems: Problems, mission: Mission, content: Content) -> None:
    """Barricades belong on windows, doors on doorways, the stairway on stairs."""
    board = assemble(content.tiles, content.joins, mission.grid(), seams=content.seams)
    for barrier in mission.barrier:
        number = board.opening_names.get(barrier.at)
        kind = "" if number is None else board.openings[number].kind
        if kind not in BARRIER_PLACES[barrier.token]:
            problems.add(f"barrier[{barrier.at}].at", f"no place for a {barrier.token}")


def _known(mission: Mission, content: Content) -> Known:
    """What can be referred to in this mission."""
    known = Known(content)
    known.names["objective"] = {objective.id for objective in mission.objective}
    known.names["door"] = {door.id for door in mission.door}
    known.names["spawn zone"] = {spawn.id for spawn in mission.spawn}
    known.names["spawn pool"] = {spawn.pool for spawn in mission.spawn}
    known.checks["zone"] = lambda problems, where, zone: _check_zone(problems, where, zone, mission)
    return known


def _check_zone(problems: Problems, where: str, zone: str, mission: Mission) -> None:
    """A zone is a cell of the board or the place of something that lies there."""
    cell = CELL.fullmatch(zone)
    if cell:
        rows = len(mission.tiles) * TILE_SIZE
        columns = max((len(row) for row in mission.tiles), default=0) * TILE_SIZE
        if int(cell[1]) >= rows or int(cell[2]) >= columns:
            problems.add(where, f"zone {zone!r} is off the board of {rows} by {columns} cells")
        return
    marks = {f"objective:{objective.id}" for objective in mission.objective}
    marks |= {f"spawn:{spawn.id}" for spawn in mission.spawn}
    marks |= {f"machine:{machine.type}" for machine in mission.machine}
    marks |= {"exit"} if mission.exit else set()
    problems.reference(where, "zone", zone, marks)


def _zones(mission: Mission) -> Iterator[tuple[str, str]]:
    """Every place of the file that names a zone."""
    for number, start in enumerate(mission.start):
        yield f"start[{number}].zone", start.zone
    for spawn in mission.spawn:
        yield f"spawn[{spawn.id}].zone", spawn.zone
    for objective in mission.objective:
        yield f"objective[{objective.id}].zone", objective.zone
    for number, zone in enumerate(mission.pool.zones if mission.pool else ()):
        yield f"pool.zones[{number}]", zone
    for machine in mission.machine:
        yield f"machine[{machine.type}].zone", machine.zone
    for number, enemies in enumerate(mission.enemy):
        yield f"enemy[{number}].zone", enemies.zone
    for door in mission.door:
        for number, zone in enumerate(door.between):
            yield f"door[{door.id}].between[{number}]", zone
    if mission.exit:
        yield "exit.zone", mission.exit.zone


def _check_tiles(problems: Problems, mission: Mission, content: Content) -> None:
    """A grid without holes, each tile of the box once, turned by quarters."""
    if len({len(row) for row in mission.tiles}) != 1:
        problems.add("tiles", "the rows of tiles are not equally long")
    used: list[str] = []
    for code, turns in (entry for row in mission.grid() for entry in row):
        problems.reference("tiles", "tile", code, content.tiles)
        if not 0 <= turns <= 3:
            problems.add("tiles", f"tile {code} is turned {turns} quarters, not 0 to 3")
        if code in content.tiles:
            used.append(content.tiles[code].number)
    for number in sorted({number for number in used if used.count(number) > 1}):
        problems.add("tiles", f"tile {number} is used {used.count(number)} times, there is one")
    codes = {code for row in mission.grid() for code, _ in row}
    for code in mission.rotation.free:
        problems.reference("rotation.free", "tile", code, codes)


def _check_spawns(problems: Problems, mission: Mission, known: Known) -> None:
    problems.duplicates("spawn", (spawn.id for spawn in mission.spawn))
    problems.duplicates("spawn", (f"zone {spawn.zone}" for spawn in mission.spawn))
    for spawn in mission.spawn:
        where = f"spawn[{spawn.id}]"
        if spawn.active == bool(spawn.wakes):
            problems.add(f"{where}.wakes", "a spawn zone is active or says what wakes it")
        for trigger in spawn.wakes:
            check_word(problems, f"{where}.wakes", trigger, known)


def _check_objectives(problems: Problems, mission: Mission) -> None:
    problems.duplicates("objective", (objective.id for objective in mission.objective))
    if mission.pool:
        tokens = sum(mission.pool.mix.values())
        problems.count(
            "pool.zones", "zones for the hidden objectives", tokens, len(mission.pool.zones)
        )
        problems.duplicates("pool.zones", mission.pool.zones)


def _check_barriers(problems: Problems, mission: Mission, content: Content) -> None:
    """Tokens on openings that have a name, as many as the box holds."""
    problems.duplicates("barrier", (barrier.at for barrier in mission.barrier))
    for barrier in mission.barrier:
        where = f"barrier[{barrier.at}].at"
        problems.reference(where, "opening", barrier.at, content.openings)
    for token in ("barricade", "door", "stairway"):
        there = sum(barrier.token == token for barrier in mission.barrier)
        held = content.components.get(f"token-{token}")
        if held is not None and there > held.count:
            problems.add("barrier", f"{there} {token} tokens, the box holds {held.count}")


def _check_figures(problems: Problems, mission: Mission, content: Content, known: Known) -> None:
    """Machines, enemies and doors that exist, in numbers that the box has."""
    placed: dict[str, int] = {}
    for machine in mission.machine:
        known.refer(problems, "machine.type", "machine type", machine.type)
    for enemies in mission.enemy:
        known.refer(problems, "enemy.enemy", "enemy", enemies.enemy)
        placed[enemies.enemy] = placed.get(enemies.enemy, 0) + enemies.count
    for enemy, count in placed.items():
        if enemy in content.enemies and count > content.enemies[enemy].miniatures:
            problems.add("enemy.count", f"{count} {enemy}, there are not as many miniatures")
    problems.duplicates("door", (door.id for door in mission.door))
    for door in mission.door:
        if not _touch(*door.between):
            problems.add(f"door[{door.id}].between", "the two cells do not touch")


def _touch(first: str, second: str) -> bool:
    a, b = CELL.fullmatch(first), CELL.fullmatch(second)
    if not a or not b:
        return False
    return abs(int(a[1]) - int(b[1])) + abs(int(a[2]) - int(b[2])) == 1


def _check_words(problems: Problems, mission: Mission, known: Known) -> None:
    """Goals, set-up, rewards and special rules refer to what is there, and to a rule."""
    tables: dict[str, tuple[Word, ...]] = {
        "goal": mission.goal,
        "setup": mission.setup,
        "reward": mission.reward,
        "special": mission.special,
    }
    led = [number for number, word in enumerate(mission.special) if isinstance(word, Led)]
    for number in led[1:]:
        problems.add(f"special[{number}]", "one companion is led, no more (Z2E-091)")
    for table, entries in tables.items():
        for number, entry in enumerate(entries):
            check_word(problems, f"{table}[{number}]", entry, known)
            if not entry.rule:
                problems.add(f"{table}[{number}].rule", "missing key: which rule says so")


def _check_goals(problems: Problems, mission: Mission) -> None:
    """Goals are numbered without a gap and can be reached with the tokens on the board."""
    orders = sorted({goal.order for goal in mission.goal})
    if orders != list(range(1, len(orders) + 1)):
        problems.add("goal.order", f"goals are numbered {orders}, not from 1 on without a gap")
    colors = mission.objective_colors()
    for number, goal in enumerate(mission.goal):
        if isinstance(goal, Leave) and (mission.exit is None or mission.exit.by != "foot"):
            problems.add(f"goal[{number}].kind", "there is no exit to leave through on foot")
        if not isinstance(goal, TakeObjectives):
            continue
        there = colors.get(goal.color, 0)
        if goal.count > there:
            reason = f"{goal.count} {goal.color} objectives, there are {there}"
            problems.add(f"goal[{number}].count", reason)


def _check_rules(problems: Problems, mission: Mission, content: Content) -> None:
    """Every rule that is cited exists, and every rule of the mission is cited."""
    said = mission.rules()
    for rule in said:
        problems.reference("rule", "rule", rule, content.ledger.ids)
    own = mission.rule.rpartition("-")[0] + "-"
    for rule_id in content.ledger.ids:
        if rule_id.startswith(own) and rule_id not in said:
            problems.add("rule", f"{rule_id} of this mission is not expressed")
