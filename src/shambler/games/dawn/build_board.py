"""The board of a level as tables by place."""

from __future__ import annotations

from shambler.games.dawn.content import Content
from shambler.games.dawn.dawn_world import NO_LIMIT, Board, Sights
from shambler.games.dawn.place_sets import off_lane
from shambler.games.dawn.printed.board import SpaceText, TrackText
from shambler.games.dawn.state import (
    BEDS,
    FIRST_SPACE,
    LABORATORY,
    NOWHERE,
    OFFICES,
    SPACES,
    TOWN,
    TUNNEL,
)
from shambler.kernel.content import Words

FAR = 3  # the longest shot, in spaces


def make_board(content: Content, level: int) -> Board:
    """The tracks in play and the places off them."""
    tracks = [track for track in content.board.track if track.level <= level]
    size = FIRST_SPACE + SPACES * len(tracks)
    spaces: dict[int, SpaceText] = {}
    starts = []
    for number, track in enumerate(tracks):
        for at, space in enumerate(reversed(track.space)):
            spaces[FIRST_SPACE + SPACES * number + at] = space
        starts.append(FIRST_SPACE + SPACES * number + len(track.space) - 1)
    off = dict(enumerate(content.board.place))
    nothing = Words("", "")
    forage = {entry.id: at for at, entry in enumerate(content.tables.forage)}
    zeros = [FIRST_SPACE + SPACES * number for number in range(len(tracks))]
    ids = {at: space.id for at, space in spaces.items()} | {at: p.id for at, p in off.items()}

    def column(of_space: dict[int, int], of_town: int, otherwise: int) -> tuple[int, ...]:
        return tuple(
            of_space[at] if at in spaces else of_town if at == TOWN else otherwise
            for at in range(size)
        )

    numbers = {at: (at - FIRST_SPACE) % SPACES for at in spaces}
    away = {at: at + 1 for at in spaces if at not in starts} | {at: at for at in starts}
    toward = {at: TOWN if at in zeros else at - 1 for at in spaces}
    neighbours = tuple(_neighbours(at, spaces, starts, zeros, level) for at in range(size))
    return Board(
        ids=tuple(ids.get(at, "") for at in range(size)),
        names=tuple(
            (spaces[at].name or nothing) if at in spaces else off[at].name if at in off else nothing
            for at in range(size)
        ),
        kind=tuple(
            spaces[at].kind if at in spaces else off[at].kind if at in off else ""
            for at in range(size)
        ),
        terrain=column(
            {at: space.terrain for at, space in spaces.items()},
            content.tables.terrain.town_center,
            0,
        ),
        forage=column(
            {at: forage.get(space.forage, -1) for at, space in spaces.items()}, forage["town"], -1
        ),
        zed_room=column({at: s.room[0] or NO_LIMIT for at, s in spaces.items()}, NO_LIMIT, 0),
        unit_room=column({at: s.room[1] or NO_LIMIT for at, s in spaces.items()}, NO_LIMIT, 1),
        toward=column(toward, TOWN, TOWN),
        away=column(away, TOWN, TOWN),
        track=column({at: (at - FIRST_SPACE) // SPACES for at in spaces}, NOWHERE, NOWHERE),
        number=column(numbers, 0, 0),
        distance=column({at: n + 1 for at, n in numbers.items()}, 0, 0),
        neighbours=neighbours,
        on_or_next_to=tuple(frozenset((at, *near)) for at, near in enumerate(neighbours)),
        named=tuple(
            at == TOWN or (at in spaces and spaces[at].name is not None) for at in range(size)
        ),
        is_start=tuple(at in starts for at in range(size)),
        is_town=tuple(
            at == TOWN or (at in spaces and spaces[at].kind == "town") for at in range(size)
        ),
        tracks=tuple(range(len(tracks))),
        surface=tuple(number for number in range(len(tracks)) if number != TUNNEL),
        starts=tuple(starts),
        off_lane=tuple(off_lane(track) for track in range(len(tracks))),
        villages=tuple(at for at, space in spaces.items() if space.kind == "village"),
        spaces=tuple(spaces),
        place={name: at for at, name in ids.items()},
        track_named={track.id: at for at, track in enumerate(tracks)},
        track_ids=tuple(track.id for track in tracks),
        track_names=tuple(track.name for track in tracks),
        shortcuts=tuple(_next_tracks(content, track.id, tracks) for track in tracks),
    )


def _next_tracks(content: Content, name: str, tracks: list[TrackText]) -> tuple[int, ...]:
    """The tracks in play that shortcuts lead to from a track."""
    numbers = {track.id: at for at, track in enumerate(tracks)}
    found = []
    for pair in content.board.shortcut:
        if name in pair.between:
            other = pair.between[0] if pair.between[1] == name else pair.between[1]
            found += [numbers[other]] if other in numbers else []
    return tuple(sorted(found))


def _neighbours(
    at: int, spaces: dict[int, SpaceText], starts: list[int], zeros: list[int], level: int
) -> tuple[int, ...]:
    """Adjacent places (DOZ-RUL-21, DOZ-MOVE-10)."""
    beds = BEDS if level >= 1 else ()
    rooms = (*OFFICES, LABORATORY) if level >= 3 else ()
    if at == TOWN:
        return (*zeros, *beds, *rooms)
    if at in beds:
        return (TOWN, *(OFFICES if level >= 3 else ()))
    if at in rooms:
        return (TOWN, *beds) if at in OFFICES else (TOWN,)
    if at not in spaces:
        return ()
    ahead = TOWN if at in zeros else at - 1
    return (ahead,) if at in starts else (ahead, at + 1)


def make_sights(board: Board) -> Sights:
    """By place: the spaces that can be shot into from it, with their distances, nearest first.

    Along a track, never into or out of a Start space nor across Town Center; from Town Center down
    each track; farther than the next space not in the Tunnel (DOZ-GUN-04, DOZ-GUN-07, DOZ-RUL-68).
    """
    return tuple(_sights(board, at) for at in range(len(board.ids)))


def _sights(board: Board, at: int) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for distance in range(1, FAR + 1):
        if at == TOWN:
            ahead = [(track, distance - 1) for track in board.tracks]
        elif at in board.spaces and not board.is_start[at]:
            track, number = board.track[at], board.number[at]
            ahead = [(track, number - distance), (track, number + distance)]
        else:
            ahead = []
        for track, number in ahead:
            place = board.space(track, number)
            if distance > 1 and track == TUNNEL:
                continue
            if number >= 0 and place < board.starts[track]:
                found.append((place, distance))
    return tuple(found)
