"""Cards about Zeds in play: Super Zeds go wild or wither, a space is cleared, a track wakes."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.zeds import ZedsReplaced
from shambler.games.dawn.options.picks import PickPlace, PickTrack, PickZed
from shambler.games.dawn.procedures.activation import ActivateTrack, reanimate
from shambler.games.dawn.procedures.hits import remove_zeds
from shambler.games.dawn.procedures.placing import draw_new, pool, to_choose
from shambler.games.dawn.procedures.retreat import RetreatZeds
from shambler.games.dawn.procedures.step import Step
from shambler.games.dawn.state import FIRST_SPACE, FLED, NOBODY, TOWN
from shambler.kernel.chance import Draw
from shambler.kernel.decision import PASS, Decision, Option, Pass
from shambler.kernel.procedure import Procedure


def super_zeds(game: DawnGame) -> list[int]:
    """Super Zeds in play."""
    return [zed for zed in game.zeds_in_play() if game.world.zeds.kind[zed] == "super"]


class SuperZedsGo(Procedure, frozen=True, gc=False):
    """Each Super Zeds unit moves alone, the closest first (E-Y08); ties as everywhere."""

    shift: int
    left: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision | None:
        """The next; ask only where several are equally close."""
        at, distance = game.state.zed_at, game.world.board.distance
        due = [zed for zed in self.left if at[zed] >= FIRST_SPACE]
        if not due:
            game.end()
            return None
        near = min(distance[at[zed]] for zed in due)
        first = [zed for zed in due if distance[at[zed]] == near]
        if len(first) > 1:
            options = [game.world.options.zed[zed] for zed in first]
            return Decision(game.tie_breakers, "super-first", options, "DOZ-RUL-20")
        self.send(game, first[0])
        return None

    def chosen(self, game: DawnGame, option: PickZed) -> None:
        """This one goes."""
        self.send(game, option.zed)

    def send(self, game: DawnGame, zed: int) -> None:
        """It is activated alone."""
        game.goto(SuperZedsGo(self.shift, tuple(z for z in self.left if z != zed)))
        reanimate(game, (zed,))
        game.call(Step((zed,), game.state.zed_at[zed], shift=self.shift))


class ReplaceSuper(Procedure, frozen=True, gc=False):
    """A Super Zeds unit may become a Regular one with as many Hits (R-A01)."""

    draws: ClassVar[str] = "zeds"
    zed: int = NOBODY

    def step(self, game: DawnGame) -> Decision | Draw | None:
        """Ask which, then draw."""
        if self.zed != NOBODY:
            return draw_new(game, pool(game, False))
        found = super_zeds(game)
        if not found or not pool(game, False):
            game.end()
            return None
        options: list[Option] = [game.world.options.zed[zed] for zed in found]
        return Decision(game.heroes, "replace-super", [*options, PASS], "DOZ-SUPER-04")

    def chosen(self, game: DawnGame, option: PickZed | Pass) -> None:
        """That one, or none."""
        if isinstance(option, PickZed):
            game.goto(ReplaceSuper(option.zed))
        else:
            game.end()

    def drawn(self, game: DawnGame, cards: tuple[int, ...]) -> None:
        """Side and Hits stay."""
        if to_choose(game, cards):
            return
        state, new = game.state, cards[0]
        place, damage = state.zed_at[self.zed], state.zed_damage[self.zed]
        remove_zeds(game, self.zed)
        state.zed_at[new] = place
        state.zed_damage[new] = min(damage, 2 * game.world.zeds.hits[new] - 1)
        game.tell(ZedsReplaced, zed=self.zed, new=new, place=place)
        game.end()


class RetreatSome(Procedure, frozen=True, gc=False):
    """All Zeds in one space retreat (R-E09)."""

    def step(self, game: DawnGame) -> Decision | None:
        """Ask where."""
        starts = game.world.board.is_start
        found = sorted({at for at in game.state.zed_at if at >= FIRST_SPACE and not starts[at]})
        if not found:
            game.end()
            return None
        options = [game.world.options.place[place] for place in found]
        return Decision(game.heroes, "retreat-zeds", options, "DOZ-RUL-09")

    def chosen(self, game: DawnGame, option: PickPlace) -> None:
        """Off they go."""
        game.goto(RetreatZeds(tuple(game.zeds_at(option.place))))


class ActivateOneOf(Procedure, frozen=True, gc=False):
    """One of these tracks is activated."""

    tracks: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision:
        """Ask which."""
        options = [game.world.options.track[track] for track in self.tracks]
        return Decision(game.tie_breakers, "next-track", options, "DOZ-FATE-04")

    def chosen(self, game: DawnGame, option: PickTrack) -> None:
        """That one."""
        game.goto(ActivateTrack(option.track))


def near_empty_towns(game: DawnGame) -> set[int]:
    """Spaces in or next to a Town or Village space without Player units (E-Y17)."""
    board, found = game.world.board, set()
    marks = game.state.unit_marks
    fighting = game.world.units.fighting
    for at in board.spaces:
        if board.kind[at] not in ("town", "village"):
            continue
        held = any(fighting[u] or marks[u] & FLED for u in game.player_units_at(at) if fighting[u])
        if not held:
            found |= {place for place in board.on_or_next_to[at] if place != TOWN}
    return found
