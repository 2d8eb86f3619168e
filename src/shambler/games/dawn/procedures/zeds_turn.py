"""The Zeds player of a Versus game: activations and Zeds Actions in any order (DOZ-RUL-81)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.dawn_world import ALL_TRACKS, FATED_TRACK
from shambler.games.dawn.options.picks import PickTrack, PickUnit
from shambler.games.dawn.procedures.activation import ActivateTrack
from shambler.games.dawn.procedures.retreat import can_stop
from shambler.games.dawn.procedures.rising import RiseFallen
from shambler.games.dawn.procedures.standstill import stuck
from shambler.games.dawn.procedures.walking import walk_to
from shambler.games.dawn.schemes.base import ZedsMenu
from shambler.games.dawn.state import TOWN
from shambler.kernel.decision import DONE, PASS, Decision, Done, Option, Pass
from shambler.kernel.procedure import Procedure


def zeds_actions(game: DawnGame) -> int:
    """Hero players and one, as far as the track goes (DOZ-VS-03, DOZ-RUL-88)."""
    numbers = game.world.numbers
    return min(len(game.heroes) + numbers.versus.extra_actions, numbers.tracks.zeds_actions)


def listed_tracks(game: DawnGame) -> tuple[int, ...]:
    """The activations that the Current Event prints, each of them once."""
    found: list[int] = []
    for track in game.world.events[game.state.event].tracks:
        if track == ALL_TRACKS:
            found += game.world.board.tracks
        else:
            found.append(game.state.fated if track == FATED_TRACK else track)
    return tuple(found)


def act(game: DawnGame, option: Option, free: bool = False) -> None:
    """Let the family of an option carry it out."""
    what: str = getattr(option, "what", option.verb)
    game.world.schemers[what].take(game, option, free)


class ZedsTurn(Procedure, frozen=True, gc=False):
    """One menu: tracks still to be activated, Zeds Actions, Character Actions of the Un-Zeds.

    The printed activations are no choice: it ends only when all of them are done (DOZ-VS-02).
    """

    left: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision | None:
        """List everything."""
        if game.state.rising:
            game.call(RiseFallen())
            return None
        tracks = sorted(set(self.left))
        menu = ZedsMenu()
        menu.options += [game.world.options.track[track] for track in tracks]
        for family in game.world.schemes:
            family.offer(game, menu)
        if not self.left:
            menu.options.append(DONE)
        about: dict[str, str | int] = {"count": game.state.zeds_actions}
        return Decision((game.world.sides.zeds,), "zeds-turn", menu.options, "DOZ-VS-02", about)

    def chosen(self, game: DawnGame, option: Option) -> None:
        """Activate a track, do something else, or be done; what is not used is lost."""
        if isinstance(option, Done):
            game.end()
        elif isinstance(option, PickTrack):
            at = self.left.index(option.track)
            game.goto(ZedsTurn(self.left[:at] + self.left[at + 1 :]))
            activate(game, option.track)
        else:
            act(game, option)


def activate(game: DawnGame, track: int, brains: bool = False) -> None:
    """A track is activated; Un-Zeds on it may step first (DOZ-RUL-82)."""
    game.call(ActivateTrack(track, brains))
    there = un_zeds_on(game, track)
    if there:
        game.call(StepUnZeds(track, there))


def un_zeds_on(game: DawnGame, track: int) -> tuple[int, ...]:
    """Un-Zeds on the spaces of a track."""
    at, tracks = game.state.unit_at, game.world.board.track
    return tuple(unit for unit in game.world.units.un_zeds if tracks[at[unit]] == track)


class ActivateAll(Procedure, frozen=True, gc=False):
    """Every track once; the next is named when one is finished (DOZ-RUL-12).

    The Hero side chooses, in a Versus game the Zeds player (DOZ-VS-02).
    """

    left: tuple[int, ...]
    brains: bool = False

    def step(self, game: DawnGame) -> Decision | None:
        """Ask which is next."""
        if not self.left:
            game.end()
            return None
        options = [game.world.options.track[track] for track in self.left]
        return Decision(game.activators, "next-track", options, "DOZ-ZEDS-06")

    def chosen(self, game: DawnGame, option: PickTrack) -> None:
        """That one."""
        rest = tuple(track for track in self.left if track != option.track)
        game.goto(ActivateAll(rest, self.brains))
        activate(game, option.track, self.brains)


class StepUnZeds(Procedure, frozen=True, gc=False):
    """Each Un-Zeds unit on the track may move forward one space for free (DOZ-UNZED-10)."""

    track: int
    left: tuple[int, ...]

    def step(self, game: DawnGame) -> Decision | None:
        """Ask who goes next."""
        able = [unit for unit in self.left if self.can_step(game, unit)]
        if not able:
            game.end()
            return None
        options: list[Option] = [game.world.options.unit[unit] for unit in able]
        about: dict[str, str | int] = {"track": self.track}
        zeds = (game.world.sides.zeds,)
        return Decision(zeds, "un-zeds-step", [*options, PASS], "DOZ-UNZED-10", about)

    def can_step(self, game: DawnGame, unit: int) -> bool:
        """Room ahead, no No Entry, no collapsed bridge; Chaos does not matter."""
        board, at = game.world.board, game.state.unit_at[unit]
        if board.track[at] != self.track:
            return False
        ahead = board.toward[at]
        return not stuck(game, at) and (ahead == TOWN or can_stop(game, unit, ahead))

    def chosen(self, game: DawnGame, option: PickUnit | Pass) -> None:
        """One space; among Zeds it attacks."""
        if isinstance(option, Pass):
            game.end()
            return
        game.goto(StepUnZeds(self.track, tuple(u for u in self.left if u != option.unit)))
        ahead = game.world.board.toward[game.state.unit_at[option.unit]]
        game.call(walk_to(game, option.unit, ahead))


class LentAction(Procedure, frozen=True, gc=False):
    """A free Action of one Un-Zeds unit, at once (DOZ-GHOST-01)."""

    unit: int

    def step(self, game: DawnGame) -> Decision:
        """What could it do with a Zeds Action?"""
        menu = ZedsMenu(self.unit)
        for family in game.world.schemes:
            if family.lendable:
                family.offer(game, menu)
        about: dict[str, str | int] = {"unit": self.unit}
        zeds = (game.world.sides.zeds,)
        return Decision(zeds, "lent-action", [*menu.options, PASS], "DOZ-GHOST-01", about)

    def chosen(self, game: DawnGame, option: Option) -> None:
        """Do it, or let it be."""
        game.end()
        if not isinstance(option, Pass):
            act(game, option, free=True)
