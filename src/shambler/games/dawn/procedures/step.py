"""One step of a group of Zeds toward Town Center, in the order of DOZ-RUL-32.

Each stage looks at the step, changes the table, and returns the step as it goes on, or ``None``
after calling something that comes first or after ending it. Levels above the Basic Game add their
stages to ``STAGES``; a world keeps those whose feature it plays with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.zeds import ZedsBlocked, ZedsMoved
from shambler.games.dawn.options.picks import PickZed
from shambler.games.dawn.procedures.combat import ZEDS_WON, Fight
from shambler.games.dawn.procedures.ending import lose
from shambler.games.dawn.state import FIRST_SPACE, NOWHERE, TOWN
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure


class Step(Procedure, frozen=True, gc=False):
    """The units ``zeds`` leave ``place`` for ``target``; ``brains``: winners step again.

    ``won`` says that they attacked and won.
    """

    zeds: tuple[int, ...]
    place: int
    brains: bool = False
    at: int = 0
    target: int = NOWHERE
    won: bool = False

    def step(self, game: DawnGame) -> None:
        """Go on to the next stage that calls or ends."""
        stages = game.world.step_stages
        now: Step | None = self
        while now is not None:
            if now.at == len(stages):
                game.end()
                return
            now = stages[now.at].run(game, now)

    def returned(self, game: DawnGame, result: object) -> None:
        """A combat tells who won; a choice which unit goes."""
        if result == ZEDS_WON:
            game.goto(on(self, won=True))
        elif isinstance(result, tuple):
            game.goto(on(self, zeds=result))


on = msgspec.structs.replace
Run: TypeAlias = Callable[[DawnGame, Step], Step | None]


class StepStage(msgspec.Struct, frozen=True):
    """A stage of a step; ``feature`` is what the level must play with."""

    run: Run
    feature: str = ""


def look_ahead(game: DawnGame, step: Step) -> Step | None:
    """The space ahead; nothing may enter where No Entry lies (DOZ-NOENTRY-01)."""
    target = game.world.board.toward[step.place]
    if target in game.state.no_entry:
        game.tell(ZedsBlocked, zeds=step.zeds, place=target, rule="DOZ-NOENTRY-01")
        game.end()
        return None
    return Step(step.zeds, step.place, step.brains, step.at + 1, target)


def find_room(game: DawnGame, step: Step) -> Step | None:
    """As many as fit go on, the strongest first; the rest stay (DOZ-ZEDS-11, DOZ-ZEDS-12)."""
    if step.target == TOWN:
        return on(step, at=step.at + 1)
    free = game.world.zeds.stack_free
    counted = [zed for zed in step.zeds if not free[zed]]
    room = game.room_for_zeds(step.target)
    if len(counted) <= room:
        return on(step, at=step.at + 1)
    always = tuple(zed for zed in step.zeds if free[zed])
    now = on(step, zeds=always, at=step.at + 1)
    if room > 0:
        game.goto(now)
        game.call(PickMovers(tuple(counted), always, room))
        return None
    if not always:
        game.tell(ZedsBlocked, zeds=step.zeds, place=step.target, rule="DOZ-ZEDS-12")
        game.end()
        return None
    return now


class PickMovers(Procedure, frozen=True, gc=False):
    """Which units of a mob take the room there is: the strongest; ties to the Hero side."""

    zeds: tuple[int, ...]
    going: tuple[int, ...]
    room: int

    def step(self, game: DawnGame) -> Decision | None:
        """Ask only where Strengths tie."""
        if not self.room:
            game.end(self.going)
            return None
        first = game.strongest_first(self.zeds)
        if len(first) > 1:
            options = [game.world.options.zed[zed] for zed in first]
            return Decision(game.heroes, "tie", options, "DOZ-ZEDS-11")
        self.send(game, first[0])
        return None

    def chosen(self, game: DawnGame, option: PickZed) -> None:
        """This one goes."""
        self.send(game, option.zed)

    def send(self, game: DawnGame, zed: int) -> None:
        """One more on its way."""
        rest = tuple(other for other in self.zeds if other != zed)
        game.goto(PickMovers(rest, (*self.going, zed), self.room - 1))


def enter_space(game: DawnGame, step: Step) -> Step | None:
    """The move itself. Town Center is the end of the game (DOZ-WIN-03)."""
    zed_at = game.state.zed_at
    game.tell(ZedsMoved, zeds=step.zeds, start=step.place, place=step.target)
    if step.target == TOWN:
        lose(game, "overrun", "DOZ-WIN-03")
        return None
    for zed in step.zeds:
        zed_at[zed] = step.target
    return on(step, at=step.at + 1)


def meet_units(game: DawnGame, step: Step) -> Step | None:
    """Zeds that enter a space with units attack them Hand-to-Hand (DOZ-ZEDS-08)."""
    now = on(step, at=step.at + 1)
    if not game.fighters_at(step.target):
        return now
    game.goto(now)
    game.call(Fight(step.target))
    return None


def step_again(game: DawnGame, step: Step) -> Step | None:
    """During Brains! the survivors of a group that attacked and won step again (DOZ-ZEDS-19)."""
    zed_at = game.state.zed_at
    left = tuple(zed for zed in step.zeds if zed_at[zed] == step.target)
    if step.brains and step.won and left and step.target >= FIRST_SPACE:
        return Step(left, step.target, True)
    return on(step, at=step.at + 1)


STAGES: Final[tuple[StepStage, ...]] = (
    StepStage(look_ahead),
    StepStage(find_room),
    StepStage(enter_space),
    StepStage(meet_units),
    StepStage(step_again),
)
