"""Cross-checks of one mission: tiles, zones, tokens, goals, and that no rule of it is left out.

The board itself, laid out of its tiles, is checked last and only if asked for: it takes longer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from shambler.games.zombicide.board.board import Board
from shambler.games.zombicide.board.check import flaws_of_layout
from shambler.games.zombicide.board.plan import cell_name, parse_cell
from shambler.games.zombicide.board.tiles import assemble
from shambler.games.zombicide.content.bundle import Content
from shambler.games.zombicide.content.locks import check_locks
from shambler.games.zombicide.content.offered import check_offered
from shambler.games.zombicide.content.presence import check_doors, check_machines
from shambler.games.zombicide.content.references import Known, check_word
from shambler.games.zombicide.content.story_checks import check_story, story_zones
from shambler.games.zombicide.content.tokens import check_tokens
from shambler.games.zombicide.core.words import Word
from shambler.games.zombicide.missions.escorting import Led
from shambler.games.zombicide.missions.goals import Leave, TakeObjectives
from shambler.games.zombicide.missions.mission import Mission
from shambler.kernel.content import Problems

CELL: Final = re.compile(r"(\d+)\.(\d+)")
TILE_SIZE: Final = 3


def check_mission(
    problems: Problems, mission: Mission, content: Content, *, own: bool = False
) -> None:
    """Note everything wrong with one mission.

    One of somebody's ``own`` may leave out what the book says of the mission it was made from.
    """
    known = _known(mission, content)
    _check_tiles(problems, mission, content)
    for where, zone in _zones(mission):
        known.refer(problems, where, "zone", zone)
    _check_spawns(problems, mission, known)
    _check_objectives(problems, mission)
    _check_barriers(problems, mission, content)
    check_tokens(problems, mission, content)
    _check_figures(problems, mission, content, known)
    _check_words(problems, mission, known)
    check_story(problems, mission, known)
    check_machines(problems, mission)
    if own:
        check_offered(problems, mission, content)
    _check_goals(problems, mission, content)
    _check_rules(problems, mission, content, complete=not own)


def check_mission_board(problems: Problems, mission: Mission, content: Content) -> None:
    """Note what is wrong with the board: tiles that do not fit, zones that cannot be reached."""
    rows, columns = _size(mission)
    cells = {where: parse_cell(zone) for where, zone in _zones(mission) if CELL.fullmatch(zone)}
    places = {where: cell for where, cell in cells.items() if cell[0] < rows and cell[1] < columns}
    doors = [
        (parse_cell(door.between[0]), parse_cell(door.between[1]))
        for door in mission.door
        if door.state == "closed" and _touch(*door.between)
    ]
    for flaw in flaws_of_layout(
        content.tiles,
        content.joins,
        mission.grid(),
        places=places,
        doors=doors,
        gates=content.gates,
        seams=content.seams,
    ):
        problems.add("tiles", flaw.reason, flaw.name, map(cell_name, flaw.cells), **flaw.about)
    if problems.found:
        return
    board = assemble(content.tiles, content.joins, mission.grid(), seams=content.seams)
    _check_barrier_places(problems, mission, board)
    check_doors(problems, mission, board)
    check_locks(problems, mission, board)


BARRIER_PLACES: Final = {
    "barricade": ("window",),
    "door": ("door", "inner"),
    "stairway": ("stairs",),
}


def _check_barrier_places(problems: Problems, mission: Mission, board: Board) -> None:
    """Barricades belong on windows, doors on doorways, the stairway on stairs."""
    for barrier in mission.barrier:
        number = board.opening_names.get(barrier.at)
        kind = "" if number is None else board.openings[number].kind
        if kind not in BARRIER_PLACES[barrier.token]:
            reason = f"no place for a {barrier.token}"
            problems.add(f"barrier[{barrier.at}].at", reason, "no-place", token=barrier.token)


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
        rows, columns = _size(mission)
        # Without a tile everything is off the board: that there is none is told once.
        if rows and (int(cell[1]) >= rows or int(cell[2]) >= columns):
            reason = f"zone {zone!r} is off the board of {rows} by {columns} cells"
            problems.add(where, reason, "off-board", what=where, cell=zone)
        return
    marks = {f"objective:{objective.id}" for objective in mission.objective}
    marks |= {f"spawn:{spawn.id}" for spawn in mission.spawn}
    marks |= {f"machine:{machine.type}" for machine in mission.machine}
    marks |= {"exit"} if mission.exit else set()
    problems.reference(where, "zone", zone, marks)


def _size(mission: Mission) -> tuple[int, int]:
    """The rows and columns of cells."""
    columns = max((len(row) for row in mission.tiles), default=0)
    return len(mission.tiles) * TILE_SIZE, columns * TILE_SIZE


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
    if mission.story:
        yield from story_zones(mission.story)


def _check_tiles(problems: Problems, mission: Mission, content: Content) -> None:
    """A grid without holes, each tile of the box once, turned by quarters."""
    if len({len(row) for row in mission.tiles}) > 1:
        problems.add("tiles", "the rows of tiles are not equally long", "uneven-rows")
    used: list[str] = []
    laid = [entry for row in mission.grid() for entry in row if entry is not None]
    if not laid:
        problems.add("tiles", "the board has no zones", "no-zones")
    for code, turns in laid:
        problems.reference("tiles", "tile", code, content.tiles)
        if not 0 <= turns <= 3:
            problems.add("tiles", f"tile {code} is turned {turns} quarters, not 0 to 3")
        if code in content.tiles:
            used.append(content.tiles[code].number)
    for number in sorted({number for number in used if used.count(number) > 1}):
        reason = f"tile {number} is used {used.count(number)} times, there is one"
        problems.add("tiles", reason, "tile-twice", _under(mission, content, number), tile=number)
    codes = {code for code, _ in laid}
    for code in mission.rotation.free:
        problems.reference("rotation.free", "tile", code, codes)


def _under(mission: Mission, content: Content, number: str) -> list[str]:
    """The cells under the tiles of this number."""
    return [
        f"{row * TILE_SIZE + down}.{col * TILE_SIZE + over}"
        for row, entries in enumerate(mission.grid())
        for col, entry in enumerate(entries)
        if entry and entry[0] in content.tiles and content.tiles[entry[0]].number == number
        for down in range(TILE_SIZE)
        for over in range(TILE_SIZE)
    ]


def _check_spawns(problems: Problems, mission: Mission, known: Known) -> None:
    problems.duplicates("spawn", (spawn.id for spawn in mission.spawn))
    problems.duplicates("spawn", (f"zone {spawn.zone}" for spawn in mission.spawn))
    for spawn in mission.spawn:
        where = f"spawn[{spawn.id}]"
        if spawn.active == bool(spawn.wakes):
            reason = "a spawn zone is active or says what wakes it"
            problems.add(f"{where}.wakes", reason, "spawn-asleep")
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
    """Tokens on openings that have a name."""
    problems.duplicates("barrier", (barrier.at for barrier in mission.barrier))
    for barrier in mission.barrier:
        where = f"barrier[{barrier.at}].at"
        problems.reference(where, "opening", barrier.at, content.openings)


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
            reason = f"{count} {enemy}, there are not as many miniatures"
            held = content.enemies[enemy].miniatures
            problems.add("enemy.count", reason, "miniatures", count=count, enemy=enemy, held=held)
    problems.duplicates("door", (door.id for door in mission.door))
    for door in mission.door:
        if not _touch(*door.between):
            reason = "the two cells do not touch"
            problems.add(f"door[{door.id}].between", reason, "door-apart")


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
        reason = "one companion is led, no more (Z2E-091)"
        problems.add(f"special[{number}]", reason, "one-companion")
    for table, entries in tables.items():
        for number, entry in enumerate(entries):
            check_word(problems, f"{table}[{number}]", entry, known)
            if not entry.rule:
                reason = "missing key: which rule says so"
                problems.add(f"{table}[{number}].rule", reason, "missing-rule")


def _leads(mission: Mission) -> bool:
    """Does the team lead a companion?"""
    return any(isinstance(word, Led) for word in mission.special)


def tells_stories(content: Content) -> bool:
    """Do missions of this edition have cards to be read? Then each of them needs a story."""
    return all(mission.story for mission in content.missions.values())


def _check_goals(problems: Problems, mission: Mission, content: Content) -> None:
    """There is a beginning and an end: goals are numbered without a gap and can be reached."""
    orders = sorted({goal.order for goal in mission.goal})
    if orders != list(range(1, len(orders) + 1)):
        reason = f"goals are numbered {orders}, not from 1 on without a gap"
        problems.add("goal.order", reason, "goal-order")
    if not mission.goal:
        problems.add("goal", "no goal: nobody could win", "no-goal")
    if mission.story is None and tells_stories(content):
        problems.add("story", "missions of this game tell a story", "no-story")
    if not _leads(mission) and all(map(_leads, content.missions.values())):
        problems.add("special", "missions of this game lead a companion", "no-companion")
    if not mission.start:
        problems.add("start", "nobody knows where the team begins", "no-start")
    colors = mission.objective_colors()
    for number, goal in enumerate(mission.goal):
        if isinstance(goal, Leave) and (mission.exit is None or mission.exit.by != "foot"):
            reason = "there is no exit to leave through on foot"
            problems.add(f"goal[{number}].kind", reason, "no-exit")
        if not isinstance(goal, TakeObjectives):
            continue
        there = colors.get(goal.color, 0)
        if goal.count > there:
            reason = f"{goal.count} {goal.color} objectives, there are {there}"
            problems.add(
                f"goal[{number}].count",
                reason,
                "too-few-objectives",
                count=goal.count,
                color=goal.color,
                there=there,
            )


def _check_rules(problems: Problems, mission: Mission, content: Content, *, complete: bool) -> None:
    """Every rule that is cited exists, and every rule of the mission is cited."""
    said = mission.rules()
    for rule in said:
        problems.reference("rule", "rule", rule, content.ledger.ids)
    own = mission.rule.rpartition("-")[0] + "-"
    for rule_id in content.ledger.ids:
        if complete and rule_id.startswith(own) and rule_id not in said:
            problems.add("rule", f"{rule_id} of this mission is not expressed")
