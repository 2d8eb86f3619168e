"""One step of a group of Zeds toward Town Center, in the order of DOZ-RUL-32.

Each stage looks at the step, changes the table, and returns the step as it goes on, or ``None``
after calling something that comes first (the step then waits for the stage numbered ``after``) or
after ending it. A world keeps the stages whose feature it plays with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.lasting import ChaosFire, SmashBarricades
from shambler.games.dawn.events.zeds import ZedsBlocked, ZedsMoved
from shambler.games.dawn.options.picks import PickZed
from shambler.games.dawn.procedures import catacombs, defences, distraction, stench
from shambler.games.dawn.procedures.combat import Fight
from shambler.games.dawn.procedures.combat_ends import AVOIDED, FOUND, ZEDS_WON
from shambler.games.dawn.procedures.ending import lose
from shambler.games.dawn.procedures.hits import LandHits
from shambler.games.dawn.procedures.last_line import town_is_defended
from shambler.games.dawn.procedures.retreat import at_peace
from shambler.games.dawn.procedures.settling import Settle, gets_chaos, unsettled
from shambler.games.dawn.procedures.standstill import stuck
from shambler.games.dawn.procedures.stealth import StayHidden, come_out, hidden_at
from shambler.games.dawn.state import FAST, FIRST_SPACE, NOWHERE, STENCH, TOWN
from shambler.kernel.decision import Decision
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace


class Step(Procedure, frozen=True, gc=False):
    """The units ``zeds`` leave ``place`` for ``target``; ``brains``: winners step again.

    ``won`` says that they attacked and won, ``fought`` that they fought; ``extra``: this is the
    second step of a double move; ``shift`` is what a card gives them when they attack; ``burns``:
    they went through Chaos on fire (E-Y07).
    """

    zeds: tuple[int, ...]
    place: int
    brains: bool = False
    at: int = 0
    target: int = NOWHERE
    won: bool = False
    fought: bool = False
    extra: bool = False
    shift: int = 0
    burns: bool = False

    def step(self, game: DawnGame) -> None:
        """Go on to the next stage that calls or ends."""
        stages, now, at = game.world.step_stages, self, self.at
        for stage in stages[at:] if at else stages:
            at += 1
            later = stage.run(game, now, at)
            if later is None:
                return
            now = later
        game.end()

    def returned(self, game: DawnGame, result: object) -> None:
        """A combat tells who won; a choice which unit goes; a defence that nobody does."""
        if result == ZEDS_WON:
            game.goto(on(self, won=True))
        elif result is AVOIDED:  # no combat took place (DOZ-STENCH-01)
            game.goto(on(self, fought=False))
        elif result == FOUND:  # nothing is left but to fight all of them (DOZ-PICKLES-04)
            attack(game, on(self, at=self.at + 1), bold=True)
        elif isinstance(result, tuple):
            game.goto(on(self, zeds=result))
        elif result == defences.CANCELLED:
            game.end()


on = replace
Run: TypeAlias = Callable[[DawnGame, Step, int], Step | None]


class StepStage(msgspec.Struct, frozen=True):
    """A stage of a step; ``feature`` is what the level must play with."""

    run: Run
    feature: str = ""


def distract(game: DawnGame, step: Step, after: int) -> Step | None:
    """Cards and Civilians that stop the group before it moves (F-G08, R-E04)."""
    if step.extra or not distraction.possible(game, step.place):
        return step
    game.goto(on(step, at=after))
    game.call(distraction.StopGroup(step.zeds, step.place))
    return None


def leave_catacombs(game: DawnGame, step: Step, after: int) -> Step | None:
    """Zeds find their way out of Catacombs, stay, or are Lost! (DOZ-TUN-03)."""
    if game.world.board.kind[step.place] != "catacombs":
        return step
    if len(step.zeds) > 1:  # one at a time, the strongest first (DOZ-TUN-04)
        game.end()
        for zed in sorted(step.zeds, key=game.zed_strength):
            game.call(on(step, zeds=(zed,), at=after - 1))
        return None
    game.goto(on(step, at=after))
    game.call(catacombs.ZedsLeave(step.zeds[0], step.place))
    return None


def look_ahead(game: DawnGame, step: Step, after: int) -> Step | None:
    """The space ahead; nothing may enter where No Entry lies (DOZ-NOENTRY-01)."""
    target = game.world.board.toward[step.place]
    if target in game.state.no_entry or stuck(game, step.place):
        game.tell(ZedsBlocked, zeds=step.zeds, place=target, rule="DOZ-NOENTRY-01")
        game.end()
        return None
    return on(step, target=target, won=False)


def find_room(game: DawnGame, step: Step, after: int) -> Step | None:
    """As many as fit go on, the strongest first; the rest stay (DOZ-ZEDS-11, DOZ-ZEDS-12)."""
    if step.target == TOWN:
        return step
    room = game.room_for_zeds(step.target)
    if len(step.zeds) <= room:
        return step
    free = game.world.zeds.stack_free
    counted = [zed for zed in step.zeds if not free[zed]]
    if len(counted) <= room:
        return step
    always = tuple(zed for zed in step.zeds if free[zed])
    now = on(step, zeds=always, at=after)
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
            return Decision(game.tie_breakers, "tie", options, "DOZ-ZEDS-11")
        self.send(game, first[0])
        return None

    def chosen(self, game: DawnGame, option: PickZed) -> None:
        """This one goes."""
        self.send(game, option.zed)

    def send(self, game: DawnGame, zed: int) -> None:
        """One more on its way."""
        rest = tuple(other for other in self.zeds if other != zed)
        game.goto(PickMovers(rest, (*self.going, zed), self.room - 1))


def hear_bark(game: DawnGame, step: Step, after: int) -> Step | None:
    """A hidden dog may hold them in its space (DOZ-PICKLES-12)."""
    return guarded(game, step, after, defences.barkers(game, step.place))


def meet_perimeter(game: DawnGame, step: Step, after: int) -> Step | None:
    """The Colonel's perimeter may keep them out (DOZ-KINGMAN-03)."""
    return guarded(game, step, after, defences.watchers(game, step.target))


def guarded(game: DawnGame, step: Step, after: int, guard: defences.Guard | None) -> Step | None:
    """Ask whether a guard is used; the step goes on unless it works."""
    if guard is None:
        return step
    game.goto(on(step, at=after))
    game.call(guard)
    return None


def say_goodbye(game: DawnGame, step: Step, after: int) -> Step | None:
    """A Barricade falls as soon as one Zeds unit leaves it forward (DOZ-RUL-30)."""
    defences.destroy_barricade(game, step.place, "DOZ-BARR-07")
    return step


def enter_space(game: DawnGame, step: Step, after: int) -> Step | None:
    """The move itself. Town Center is the end of the game (DOZ-WIN-03)."""
    zed_at = game.state.zed_at
    if game.events is not None:
        game.tell(ZedsMoved, zeds=step.zeds, start=step.place, place=step.target)
    if step.target == TOWN and not town_is_defended(game):
        lose(game, "overrun", "DOZ-WIN-03")
        return None
    come_out(game, step.target)
    for zed in step.zeds:
        zed_at[zed] = step.target
    return on(step, burns=True) if fire_shift(game, step) else step


def say_hello(game: DawnGame, step: Step, after: int) -> Step | None:
    """Leapers, or Zeds on a card's word, smash a Barricade they enter (DOZ-LEAPER-01)."""
    if step.target not in game.state.barricades:
        return step
    leaps = game.world.zeds.leaps
    if any(leaps[zed] for zed in step.zeds) or game.stands(SmashBarricades):
        defences.destroy_barricade(game, step.target, "DOZ-LEAPER-01")
    return step


def tread_on_mines(game: DawnGame, step: Step, after: int) -> Step | None:
    """The Minefield explodes before anything else happens there (DOZ-MINE-04)."""
    if game.state.minefield != step.target:
        return step
    game.goto(on(step, at=after))
    game.call(defences.MineBlast(step.zeds))
    return None


def find_hidden(game: DawnGame, step: Step, after: int) -> Step | None:
    """Somebody who hid from the Zeds that were there must hide again (DOZ-PICKLES-04)."""
    hidden = hidden_at(game, step.target)
    if not hidden or step.target not in game.state.zed_at:
        return step
    game.goto(on(step, at=after))
    game.call(StayHidden(hidden[0]))
    return None


def meet_units(game: DawnGame, step: Step, after: int) -> Step | None:
    """Zeds that enter a space with units attack them Hand-to-Hand (DOZ-ZEDS-08)."""
    if step.target not in game.state.unit_at:
        return step
    if not attackable(game, step.target) or step.target not in game.state.zed_at:
        return step
    attack(game, on(step, at=after))
    return None


def attack(game: DawnGame, step: Step, bold: bool = False) -> None:
    """The combat in the space they entered; ``bold``: whoever defends it does not hide."""
    game.goto(on(step, fought=True))
    path = (step.place,) if step.target == TOWN else ()
    shift = step.shift + fire_shift(game, step)
    game.call(Fight(step.target, path=path, shift=shift, bold=bold))


def attackable(game: DawnGame, place: int) -> bool:
    """Is anybody there whom these Zeds can attack (DOZ-MARTEUSE-13)?"""
    return any(not at_peace(game, unit, place) for unit in game.fighters_at(place))


def fire_shift(game: DawnGame, step: Step) -> int:
    """Zeds that enter or leave Chaos may attack with a shift (E-Y07)."""
    if not game.state.standing or not (game.chaos_at(step.place) or game.chaos_at(step.target)):
        return 0
    return sum(effect.shift for effect in game.standing() if type(effect) is ChaosFire)


def reek(game: DawnGame, step: Step, after: int) -> Step | None:
    """Stench Zeds that did not fight attack the space ahead (DOZ-STENCH-01)."""
    marks, zed_at = game.state.zed_marks, game.state.zed_at
    reeking = [z for z in step.zeds if marks[z] & STENCH and zed_at[z] == step.target]
    if not reeking or step.fought:
        return step
    game.goto(on(step, at=after))
    game.call(stench.StenchAttack(reeking[0]))
    return None


def settle(game: DawnGame, step: Step, after: int) -> Step | None:
    """Chaos, Villagers who flee, Refugees who are devoured (DOZ-ZEDS-04)."""
    if not unsettled(game, step.target):
        return step
    game.goto(on(step, at=after))
    game.call(Settle(step.target))
    return None


def burn(game: DawnGame, step: Step, after: int) -> Step | None:
    """Zeds that went through Chaos on fire take a Hit after the step (E-Y07)."""
    if not step.burns:
        return step
    hits = sum(effect.hits for effect in game.standing() if type(effect) is ChaosFire)
    left = tuple(zed for zed in step.zeds if game.state.zed_at[zed] >= FIRST_SPACE)
    game.goto(on(step, at=after))
    game.call(LandHits(left, (hits,) * len(left)))
    return None


def step_again(game: DawnGame, step: Step, after: int) -> Step | None:
    """Winners of Brains! together, Berserkers alone; then the second step of a double move."""
    if not step.brains and not game.world.features.infection:
        return step  # nobody takes a second step in the Basic Game
    zed_at, zeds = game.state.zed_at, game.world.zeds
    left = tuple(zed for zed in step.zeds if zed_at[zed] == step.target)
    if step.brains:
        if step.won and left and step.target >= FIRST_SPACE:  # DOZ-ZEDS-19
            game.goto(Step(left, step.target, True))
            return None
        return step
    more: list[Step] = []
    for zed in reversed(step.zeds):
        fast = zeds.double_moves[zed] or game.state.zed_marks[zed] & FAST
        if fast and not step.extra and zed_at[zed] >= FIRST_SPACE:  # DOZ-RUL-36
            more.append(Step((zed,), zed_at[zed], extra=True, shift=step.shift))
    for zed in left:
        if step.won and zeds.rampages[zed] and step.target >= FIRST_SPACE:  # DOZ-BERSERKER-01
            more.append(Step((zed,), step.target, extra=True, shift=step.shift))
    if not more:
        return step
    game.goto(on(step, at=after))
    for extra in more:
        game.call(extra)
    return None


STAGES: Final[tuple[StepStage, ...]] = (
    StepStage(distract, "four_r"),
    StepStage(leave_catacombs, "tunnel"),
    StepStage(look_ahead),
    StepStage(find_room),
    StepStage(hear_bark, "four_r"),
    StepStage(meet_perimeter, "four_r"),
    StepStage(say_goodbye, "build"),
    StepStage(enter_space),
    StepStage(say_hello, "build"),
    StepStage(tread_on_mines, "build"),
    StepStage(find_hidden, "four_r"),
    StepStage(meet_units),
    StepStage(reek, "research"),
    StepStage(settle, "chaos"),
    StepStage(burn, "chaos"),
    StepStage(step_again),
)


# -- most steps -----------------------------------------------------------------------------


def walk_on(game: DawnGame, zeds: tuple[int, ...], place: int) -> bool:
    """A step into an empty space where no stage but the move itself has anything to do.

    Wherever anything could come of it, nothing happens here and the stages are gone through.
    """
    state, board = game.state, game.world.board
    target = board.toward[place]
    if target == TOWN or state.no_entry or target in state.zed_at or target in state.unit_at:
        return False
    if len(zeds) > board.zed_room[target] or (state.standing and game.in_force().stirs):
        return False
    if game.world.features.infection and not calm(game, zeds, place, target):
        return False
    if game.events is not None:
        game.tell(ZedsMoved, zeds=zeds, start=place, place=target)
    for zed in zeds:
        state.zed_at[zed] = target
    return True


def calm(game: DawnGame, zeds: tuple[int, ...], place: int, target: int) -> bool:
    """Does nothing of the levels above the Basic Game touch this step?"""
    state, world = game.state, game.world
    fast, marks, features = world.zeds.double_moves, state.zed_marks, world.features
    for zed in zeds:
        if fast[zed] or marks[zed] & (FAST | STENCH):
            return False
    if not features.four_r:
        return True
    if state.held or place in state.unit_at or world.board.kind[place] == "catacombs":
        return False
    if state.barricades or state.strongpoint == place or state.minefield == target:
        return False
    if defences.watchers(game, target):
        return False
    if features.research and game.in_force().stirs:
        return False
    return not gets_chaos(game, target)
