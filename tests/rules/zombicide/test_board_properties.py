"""What must hold on any board, however strange."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from shambler.games.zombicide.board import Board, Eyes, Terrain, bits, board_from_text, draw, sketch
from shambler.games.zombicide.board.plan import Cell, beside
from shambler.testing import some

ENHANCED = Eyes(deep=2, in_dark=True)  # Enhanced senses


@st.composite
def boards(draw_from: st.DrawFn, symbols: str = "..##rrrSA") -> Board:
    """A small board with any cells and any edges between them."""
    rows = draw_from(st.integers(1, 4))
    cols = draw_from(st.integers(1, 5))
    across, down = st.sampled_from("||++:: a"), st.sampled_from("--++.. a")
    lines = []
    for row in range(rows):
        line = draw_from(st.sampled_from(symbols))
        for _ in range(cols - 1):
            line += draw_from(across) + draw_from(st.sampled_from(symbols))
        lines.append(line)
        if row + 1 < rows:
            lines.append(" ".join(draw_from(down) for _ in range(cols)))
    return sketch("\n".join(lines))


@st.composite
def terrains(draw_from: st.DrawFn) -> Terrain:
    """A board with any doors, locks and mold."""
    board = draw_from(boards())
    openings = st.integers(0, board.passable)
    mold = draw_from(st.integers(0, (1 << len(board.zones)) - 1)) & board.inside
    active = mold & draw_from(st.integers(0, (1 << len(board.zones)) - 1))
    some = st.one_of(st.just(0), openings)
    return board.terrain(draw_from(some), draw_from(some), active, mold & ~active)


def walk(terrain: Terrain, zone: int) -> Iterator[tuple[int, int]]:
    """Zones seen and their ranges, found by walking cell by cell: slow and plain."""
    board = terrain.board
    edges = {(min(e.a, e.b), max(e.a, e.b)): e for e in board.plan.edges}
    yield zone, 0
    for start in board.zones[zone].cells:
        for heading in range(4):
            cell, reach, blocked = start, 0, False
            while not blocked:
                after = beside(cell, heading)
                if after not in board.zone_of or not passes(terrain, edges, cell, after):
                    break
                if board.zone_of[after] != board.zone_of[cell]:
                    reach += 1
                    yield board.zone_of[after], reach
                    blocked = is_room(terrain, board.zone_of[after])
                cell = after


def passes(terrain: Terrain, edges: dict, a: Cell, b: Cell) -> bool:
    board = terrain.board
    kind = edges[min(a, b), max(a, b)].kind
    zones = board.zone_of[a], board.zone_of[b]
    if zones[0] == zones[1]:
        return kind.name not in ("wall", "airlock")
    if kind.name == "airlock":
        return False
    if kind.name == "wall":
        mold = any(terrain.mold >> zone & 1 for zone in zones)
        if not mold or not all(board.zones[zone].inside for zone in zones):
            return False
    name = f"{min(a, b)[0]}.{min(a, b)[1]}-{max(a, b)[0]}.{max(a, b)[1]}"
    return not (terrain.closed | terrain.locked) >> board.opening_at(name) & 1


def is_room(terrain: Terrain, zone: int) -> bool:
    if terrain.active >> zone & 1:
        return True
    if terrain.inactive >> zone & 1:
        return False
    return terrain.board.zones[zone].kind == "room"


@given(terrains())
def test_sight_agrees_with_walking_along_the_lines_cell_by_cell(terrain):
    for zone in some(range(len(terrain.board.zones))):
        nearest: dict[int, int] = {}
        for other, reach in walk(terrain, zone):
            nearest[other] = min(reach, nearest.get(other, reach))
        assert terrain.plain[zone].ranges == nearest
        assert bits(terrain.plain[zone].mask) == tuple(sorted(nearest))
        assert terrain.plain[zone].seen == tuple(
            sorted(nearest.items(), key=lambda p: (p[1], p[0]))
        )


@given(terrains())
def test_who_sees_is_seen_at_the_same_range(terrain):
    for zone in some(range(len(terrain.board.zones))):
        for other, reach in some(terrain.plain[zone].seen):
            assert terrain.plain[other].ranges[zone] == reach


@given(terrains())
def test_steps_lead_both_ways_through_the_same_opening(terrain):
    steps = {
        (zone, other, opening)
        for zone in range(len(terrain.board.zones))
        for other, opening in terrain.steps[zone]
    }
    assert {(other, zone, opening) for zone, other, opening in steps} == steps
    ends = [(terrain.board.openings[opening].a, terrain.board.openings[opening].b)
            for _, _, opening in steps]  # fmt: skip
    assert [{*end} for end in ends] == [{zone, other} for zone, other, _ in steps]


@given(terrains())
def test_what_is_seen_can_be_walked_to_in_no_more_steps_than_its_range(terrain):
    for zone in some(range(len(terrain.board.zones))):
        for other, reach in some(terrain.plain[zone].seen):
            assert terrain.within(zone, reach) >> other & 1


@given(terrains())
def test_enhanced_senses_never_see_less(terrain):
    for zone in some(range(len(terrain.board.zones))):
        assert not terrain.plain[zone].mask & ~terrain.seen_by(ENHANCED)[zone].mask


@given(terrains(), st.data())
def test_closing_a_door_takes_away_sight_and_steps_and_changes_no_route(terrain, data):
    board = terrain.board
    more = terrain.closed | data.draw(st.integers(0, board.passable))
    closed = board.terrain(more, terrain.locked, terrain.active, terrain.inactive)
    assert closed.routes is terrain.routes
    for zone in some(range(len(board.zones))):
        assert not closed.plain[zone].mask & ~terrain.plain[zone].mask
        assert not closed.neighbours[zone] & ~terrain.neighbours[zone]


@given(terrains())
def test_every_next_step_is_one_nearer_and_all_of_them_are_listed(terrain):
    routes = terrain.routes
    zones = range(len(terrain.board.zones))
    for start in some(zones):
        for end in some(zones):
            far = routes.distance[start][end]
            assert far == routes.distance[end][start]
            nearer = [
                link for link in routes.links[start] if routes.distance[link[0]][end] == far - 1
            ]
            assert routes.next_steps[start][end] == (tuple(nearer) if far > 0 else ())
            assert bool(routes.next_steps[start][end]) == (far > 0)


@given(terrains(), st.data())
def test_a_chain_is_a_path_of_active_zones_that_share_an_opening(terrain, data):
    board = terrain.board
    spawns = data.draw(st.integers(0, (1 << len(board.zones)) - 1))
    parts: list[set[int]] = []
    for zone in bits(terrain.active):
        linked = {zone} | {z for o in board.openings if zone in (o.a, o.b) for z in (o.a, o.b)}
        joined = [part for part in parts if part & linked]
        parts = [part for part in parts if not part & linked]
        parts.append({zone}.union(*joined))
    ends = set(bits(spawns))
    assert board.chained(terrain.active, spawns) == any(len(p & ends) > 1 for p in parts)


@given(terrains())
@settings(max_examples=50)
def test_what_is_cached_equals_what_a_fresh_board_says(terrain):
    board = terrain.board
    masks = (terrain.closed, terrain.locked, terrain.active, terrain.inactive)
    for shift in range(3):
        old = board.terrain(masks[0] >> shift, *masks[1:])
        new = Board(board.plan).terrain(masks[0] >> shift, *masks[1:])
        for zone in some(range(len(board.zones))):
            assert old.plain[zone].seen == new.plain[zone].seen
            assert old.steps[zone] == new.steps[zone]
            assert old.seen_by(ENHANCED)[zone].seen == new.seen_by(ENHANCED)[zone].seen


@given(boards(symbols=".#rSOA,=%&h~"))
def test_a_drawn_board_reads_back_the_same(board):
    again = board_from_text(draw(board))
    assert [zone.cells for zone in again.zones] == [zone.cells for zone in board.zones]
    assert again.openings == board.openings
    assert again.hidden == board.hidden


@given(boards(), st.data())
def test_clockwise_only_reorders(board, data):
    zones = data.draw(st.lists(st.sampled_from(range(len(board.zones))), unique=True))
    first = data.draw(st.none() | st.sampled_from(range(len(board.zones))))
    order = board.clockwise(zones, first)
    assert sorted(order) == sorted(zones)
    if first in zones:
        assert order[0] == first
