"""What stops a group of Zeds before it moves: a held card, or Civilians as bait (F-G08, R-E04)."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.ongoing import Distraction
from shambler.games.dawn.events.infection import ZedsHealed
from shambler.games.dawn.options.picks import PickUnit, PickZed
from shambler.games.dawn.procedures.defences import CANCELLED
from shambler.games.dawn.procedures.hits import HitUnit
from shambler.games.dawn.procedures.retreat import RetreatUnits
from shambler.games.dawn.procedures.windows import HeldCardWindow, playable
from shambler.kernel.decision import PASS, Decision, Option, Pass
from shambler.kernel.procedure import Procedure


def possible(game: DawnGame, place: int) -> bool:
    """Could anything stop the group in this space?"""
    if game.state.held and playable(game, "GROUP_ACTIVATES"):
        return True
    return bool(bait(game, place))


def bait(game: DawnGame, place: int) -> list[int]:
    """Regular Civilians next to the group, while the Research card is current."""
    if not game.world.features.research or not game.stands(Distraction):
        return []
    units, at = game.world.units, game.state.unit_at
    near = game.world.board.neighbours[place]
    return [u for u, own in enumerate(units.civilians) if own and at[u] in near and game.in_play(u)]


class StopGroup(Procedure, frozen=True, gc=False):
    """First the held cards, then the Civilians; the result is :data:`CANCELLED` or nothing."""

    zeds: tuple[int, ...]
    place: int
    asked: bool = False
    stopped: bool = False

    def step(self, game: DawnGame) -> Decision | None:
        """Ask."""
        if self.stopped:
            game.end(CANCELLED)
            return None
        if not self.asked:
            game.goto(StopGroup(self.zeds, self.place, True))
            if game.state.held and playable(game, "GROUP_ACTIVATES"):
                game.call(HeldCardWindow("GROUP_ACTIVATES"))
            return None
        found = bait(game, self.place)
        if not found:
            game.end()
            return None
        options: list[Option] = [game.world.options.unit[unit] for unit in found]
        about: dict[str, str | int] = {"place": self.place}
        return Decision(game.heroes, "distraction", [*options, PASS], "DOZ-RUL-32", about)

    def chosen(self, game: DawnGame, option: PickUnit | Pass) -> None:
        """The Civilians take a Hit and back up; the Zeds stay."""
        if isinstance(option, Pass):
            game.end()
            return
        game.goto(StopGroup(self.zeds, self.place, True, True))
        hits = sum(e.hits for e in game.standing() if type(e) is Distraction)
        game.call(BackUp(option.unit, game.state.unit_at[option.unit]))
        game.call(HitUnit(option.unit, hits))


class BackUp(Procedure, frozen=True, gc=False):
    """Whoever survived retreats."""

    unit: int
    place: int

    def step(self, game: DawnGame) -> None:
        """If still there."""
        if game.state.unit_at[self.unit] == self.place:
            game.goto(RetreatUnits((self.unit,), self.place))
        else:
            game.end()


def stopped(game: DawnGame) -> bool:
    """Has the group that is about to move been stopped already?"""
    groups = [frame for frame in game.state.stack if type(frame) is StopGroup]
    return bool(groups) and groups[-1].stopped


def cancel(game: DawnGame, heals: int) -> None:
    """A card cancels the group that is about to move; a wounded unit of it recovers (F-G08)."""
    stack = game.state.stack
    at = next(i for i in range(len(stack) - 1, -1, -1) if type(stack[i]) is StopGroup)
    group = stack[at]
    assert type(group) is StopGroup
    stack[at] = StopGroup(group.zeds, group.place, True, True)
    hurt = tuple(zed for zed in group.zeds if game.state.zed_damage[zed])
    if hurt:
        game.call(HealZeds(hurt, heals))


class HealZeds(Procedure, frozen=True, gc=False):
    """One of these units removes Hits; it may flip back."""

    zeds: tuple[int, ...]
    hits: int

    def step(self, game: DawnGame) -> Decision:
        """Ask which."""
        options = [game.world.options.zed[zed] for zed in self.zeds]
        return Decision(game.heroes, "heal-zeds", options, "DOZ-HIT-06")

    def chosen(self, game: DawnGame, option: PickZed) -> None:
        """That one."""
        heal_zeds(game, option.zed, self.hits)
        game.end()


def heal_zeds(game: DawnGame, zed: int, hits: int) -> None:
    """Remove Hits from a Zeds unit (DOZ-HIT-06)."""
    damage = game.state.zed_damage
    healed = min(hits, damage[zed])
    if healed:
        damage[zed] -= healed
        game.tell(ZedsHealed, zed=zed, hits=healed)
