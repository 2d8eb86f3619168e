"""Where something is placed: in a content file, ``where = { at = "fated-start" }``.

``places`` lists the spaces meant at this moment. With ``every`` each of them gets something, in the
Hero side's order; otherwise the Hero side picks one where several are left (DOZ-FATE-04).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from shambler.games.dawn.state import TOWN

if TYPE_CHECKING:
    from shambler.games.dawn.dawn_game import DawnGame
    from shambler.games.dawn.procedures.program import RunProgram


class Where(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="at"):
    """A way to name places."""

    every: ClassVar[bool] = False
    tie: ClassVar[bool] = False  # several places are a tie, not a choice (DOZ-MARTEUSE-08)

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """The places meant."""
        raise NotImplementedError(type(self).__name__)

    def tied(self, game: DawnGame) -> bool:
        """Are several places a tie now?"""
        return self.tie


class Space(Where, frozen=True, kw_only=True, tag="space"):
    """A space by its id; nowhere if its track is not in play."""

    space: str

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """That one."""
        return (game.world.board.place[self.space],)


class TownCenter(Where, frozen=True, kw_only=True, tag="town-center"):
    """Town Center."""

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """That one."""
        return (TOWN,)


class TownOrStart(Where, frozen=True, kw_only=True, tag="town-or-start"):
    """Town Center or any Start space in play."""

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """All of them."""
        return (TOWN, *game.world.board.starts)


class SurfaceStart(Where, frozen=True, kw_only=True, tag="surface-start"):
    """Any Start space above ground."""

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """All of them."""
        board = game.world.board
        return [board.starts[track] for track in board.surface]


class EachStart(Where, frozen=True, kw_only=True, tag="each-start"):
    """Every Start space in play."""

    every: ClassVar[bool] = True

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """All of them."""
        return game.world.board.starts


class EmptyStart(Where, frozen=True, kw_only=True, tag="empty-start"):
    """A Start space without Zeds; if there is none, the one with the weakest Zeds unit."""

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """Those without Zeds, else those of the weakest."""
        zeds = {start: game.zeds_at(start) for start in game.world.board.starts}
        empty = [start for start, there in zeds.items() if not there]
        if empty:
            return empty
        weakest = {start: min(map(game.zed_strength, there)) for start, there in zeds.items()}
        least = min(weakest.values())
        return [start for start, strength in weakest.items() if strength == least]

    def tied(self, game: DawnGame) -> bool:
        """Among empty ones the Hero side has the choice; the weakest Zeds are a tie."""
        return all(start in game.state.zed_at for start in game.world.board.starts)


class FatedStart(Where, frozen=True, kw_only=True, tag="fated-start"):
    """The Start space of the Fated track."""

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """That one."""
        return (game.world.board.starts[run.track],)


class FatedSurfaceStart(Where, frozen=True, kw_only=True, tag="fated-surface-start"):
    """The same; any above-ground one where the Tunnel is Fated (DOZ-FATE-10)."""

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """One of them, or several to choose from."""
        board = game.world.board
        tracks = (run.track,) if run.track in board.surface else board.surface
        return [board.starts[track] for track in tracks]


class FatedNumber(Where, frozen=True, kw_only=True, tag="fated-number"):
    """The space of this number on the Fated track."""

    number: int

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """That one."""
        return (game.world.board.space(run.track, self.number),)


class MostZedsStart(Where, frozen=True, kw_only=True, tag="most-zeds-start"):
    """The Start space of the track with the most Zeds (DOZ-FATE-03)."""

    tie: ClassVar[bool] = True

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """Those tied for it."""
        board = game.world.board
        return [board.starts[track] for track in game.most_zeds(board.tracks)]


class FewestZedsStart(Where, frozen=True, kw_only=True, tag="fewest-zeds-start"):
    """The Start space of the track with the fewest Zeds."""

    tie: ClassVar[bool] = True

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """Those tied for it."""
        board = game.world.board
        return [board.starts[track] for track in game.fewest_zeds(board.tracks)]


class FewestZedsSurfaceStart(Where, frozen=True, kw_only=True, tag="fewest-zeds-surface-start"):
    """The same, above ground."""

    tie: ClassVar[bool] = True

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """Those tied for it."""
        board = game.world.board
        return [board.starts[track] for track in game.fewest_zeds(board.surface)]


class MostChaosSurfaceStart(Where, frozen=True, kw_only=True, tag="most-chaos-surface-start"):
    """The Start space of the above-ground track with the most Chaos."""

    tie: ClassVar[bool] = True

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """Those tied for it."""
        board = game.world.board
        return [board.starts[track] for track in game.most_chaos(board.surface)]


class ControlledVillages(Where, frozen=True, kw_only=True, tag="controlled-villages"):
    """Every Village that is Zeds controlled at that moment (DOZ-CHAOS-03)."""

    every: ClassVar[bool] = True

    def places(self, game: DawnGame, run: RunProgram) -> Sequence[int]:
        """Counted before the first unit is placed."""
        return [place for place in game.world.board.villages if game.zeds_control(place)]


AnyWhere = (
    Space
    | TownCenter
    | TownOrStart
    | SurfaceStart
    | EachStart
    | EmptyStart
    | FatedStart
    | FatedSurfaceStart
    | FatedNumber
    | MostZedsStart
    | FewestZedsStart
    | FewestZedsSurfaceStart
    | MostChaosSurfaceStart
    | ControlledVillages
)
