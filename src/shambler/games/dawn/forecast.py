"""What the known part of the turn will do, without its dice and without its unknown cards.

The tracks printed on the drawn Event are certain; the next Event is not. ``if_brains`` answers the
question that decides most games: which Zeds would be in Town Center if Brains! came now and they
won every fight on their way.
"""

from __future__ import annotations

from typing import Annotated

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.dawn_world import ALL_TRACKS, FATED_TRACK
from shambler.games.dawn.procedures.zeds_phase import ZedsPhase
from shambler.games.dawn.procedures.zeds_turn import ZedsTurn
from shambler.games.dawn.state import NOBODY, NOWHERE
from shambler.kernel.view import Part, says


class TrackForecast(Part, frozen=True, kw_only=True):
    """One track."""

    track: str
    activations: Annotated[int, says("still to come this turn")]
    nearest: Annotated[int | None, says("spaces from the nearest Zeds to Town Center")]
    strength: Annotated[int, says("of all Zeds on the track together")]
    if_brains: Annotated[bool, says("Zeds could enter Town Center if Brains! came now")]


class Forecast(Part, frozen=True, kw_only=True):
    """All tracks."""

    tracks: list[TrackForecast]


def forecast(game: DawnGame) -> Forecast:
    """Every track in play."""
    counts = activations(game)
    return Forecast(tracks=[track_forecast(game, t, counts[t]) for t in game.world.board.tracks])


def track_forecast(game: DawnGame, track: int, count: int) -> TrackForecast:
    """What is known of one track."""
    board, zed_at = game.world.board, game.state.zed_at
    zeds = [zed for zed in game.zeds_in_play() if board.track[zed_at[zed]] == track]
    nearest = min((board.distance[zed_at[zed]] for zed in zeds), default=None)
    return TrackForecast(
        track=board.track_ids[track],
        activations=count,
        nearest=nearest,
        strength=sum(map(game.zed_strength, zeds)),
        if_brains=any(reaches_town(game, zed_at[zed]) for zed in zeds),
    )


def reaches_town(game: DawnGame, place: int) -> bool:
    """A defender in every space ahead is what lets winners run on; an empty space stops them."""
    toward, ahead = game.world.board.toward, game.world.board.toward[place]
    while ahead:
        if not game.fighters_at(ahead):
            return False
        ahead = toward[ahead]
    return True


def activations(game: DawnGame) -> dict[int, int]:
    """How often each track will still be activated by the Current Event."""
    state, board = game.state, game.world.board
    counts = dict.fromkeys(board.tracks, 0)
    if state.event == NOBODY:
        return counts
    for track in tracks_to_come(game):
        if track == ALL_TRACKS:
            for each in board.tracks:
                counts[each] += 1
        elif track == FATED_TRACK:
            if state.fated != NOWHERE:
                counts[state.fated] += 1
        else:
            counts[track] += 1
    return counts


def tracks_to_come(game: DawnGame) -> tuple[int, ...]:
    """The tabs of the Current Event that have not been carried out."""
    event = game.world.events[game.state.event]
    for frame in game.state.stack:
        if type(frame) is ZedsTurn:
            return frame.left
    for frame in game.state.stack:
        if type(frame) is ZedsPhase:
            return event.tracks[frame.at :]
    phases = [phase.name for phase in game.world.phases]
    done = game.state.phase in phases and phases.index(game.state.phase) > phases.index("zeds")
    return () if done or event.replaces_turn else event.tracks
