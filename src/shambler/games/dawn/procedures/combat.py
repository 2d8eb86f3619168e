"""Hand-to-Hand combat, in the order of DOZ-RUL-40.

One Player unit fights all the Zeds in its space. The stages of a fight come one after the
other: those up to the dice stand in ``combat_before.py``, those after them in ``combat_after.py``.
Each returns the fight as it goes on, or ``None`` after calling something that comes first:
the fight then waits for the stage numbered ``after``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.combat import FightRolled, ResultTurned
from shambler.games.dawn.procedures import retreat
from shambler.games.dawn.procedures.assassin import STRIKE
from shambler.games.dawn.procedures.columns import fight_column, fight_result
from shambler.games.dawn.procedures.combat_after import (
    after_combat,
    after_zeds_won,
    combat_over,
    land_hits,
    loser_retreats,
    roll_again,
    spread_infection,
    spring_bait,
)
from shambler.games.dawn.procedures.combat_before import (
    CHOOSE,
    avoid_combat,
    before_roll,
    choose_defender,
    face_enemies,
    fight_dice,
    release_defiant,
    retreat_instead,
    strike_shift,
)
from shambler.games.dawn.procedures.combat_ends import AVOIDED, FOUND
from shambler.games.dawn.procedures.dice import total
from shambler.games.dawn.state import HERO_DICE, NOBODY
from shambler.kernel.chance import Roll
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace


class Fight(Procedure, frozen=True, gc=False):
    """One combat. ``attacking``: the Player unit attacks, otherwise the Zeds do.

    ``path`` are the spaces an attacking unit came along, the last one first (DOZ-RUL-43).
    ``surprise``: nothing entered the space, so nothing that watches for it helps.
    ``shift`` and ``after`` come from cards played for this combat.
    """

    needs: ClassVar[int] = 2  # dice that count
    place: int
    unit: int = NOBODY
    attacking: bool = False
    path: tuple[int, ...] = ()
    surprise: bool = False
    at: int = 0
    shift: int = 0
    after: int = 0
    foe: int = NOBODY  # Raiders on the Zeds' side of the table (DOZ-RUL-50)
    bold: bool = False  # does not hide
    strike: bool = False  # an Assassin Strike (DOZ-ALYSSA-05)
    asked: bool = False  # who would rather retreat (E-B01)
    again: bool = False  # rolled again
    zeds_hits: int = 0
    unit_hits: int = 0
    zeds_lose: bool = False

    def step(self, game: DawnGame) -> Roll | None:
        """Go on to the next stage that calls, rolls or ends."""
        if self.at == ROLL:
            return Roll(HERO_DICE, fight_dice(game, self))
        fight, state = self, game.state
        cards = state.held or state.standing or self.asked or self.after
        cards = cards or game.world.features.research
        for stage, after in AHEAD[self.at] if cards else AHEAD_WITHOUT_CARDS[self.at]:
            now = stage(game, fight, after)
            if now is None:
                return None
            fight = now
        game.goto(changed(fight, at=ROLL))
        return None

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Read the table (DOZ-HTH-07)."""
        column = fight_column(game, self)
        rolled = total(game, self.unit, faces)
        zeds_hits, unit_hits, zeds_lose = fight_result(game, self, column, rolled)
        if game.events is not None:
            game.tell(
                FightRolled,
                unit=self.unit,
                place=self.place,
                attacking=self.attacking,
                column=column,
                faces=faces,
                zeds_hits=zeds_hits,
                unit_hits=unit_hits,
                zeds_lose=zeds_lose,
            )
        game.goto(
            changed(
                self,
                at=ROLL + 1,
                zeds_hits=zeds_hits,
                unit_hits=unit_hits,
                zeds_lose=zeds_lose,
            )
        )

    def returned(self, game: DawnGame, result: object) -> None:
        """What the stage before has asked for."""
        if result == FOUND:  # DOZ-PICKLES-04
            game.goto(changed(self, bold=True))
        elif self.at == CHOOSE and isinstance(result, int):
            game.goto(changed(self, unit=result, at=self.at + 1))
        elif self.at == AVOID + 1 and result is True:
            if self.attacking:
                game.end(AVOIDED)
            else:  # whoever is left has to defend
                game.goto(changed(self, unit=NOBODY, at=CHOOSE))
        elif self.at == AVOID + 1 and result == STRIKE:
            game.goto(changed(self, strike=True, shift=self.shift + strike_shift(game, self.unit)))
        elif self.at == RE_ROLL + 1 and result is True:
            game.goto(changed(self, at=ROLL, again=True))


changed = replace
Stage: TypeAlias = Callable[[DawnGame, Fight, int], Fight | None]


def current_fight(game: DawnGame) -> int:
    """Where on the stack the combat stands that a card is played for."""
    stack = game.state.stack
    return next(at for at in range(len(stack) - 1, -1, -1) if type(stack[at]) is Fight)


def favour(game: DawnGame, shift: int, after: int) -> None:
    """A card shifts the combat that is about to be rolled."""
    stack, at = game.state.stack, current_fight(game)
    fight = stack[at]
    assert type(fight) is Fight
    stack[at] = changed(fight, shift=fight.shift + shift, after=fight.after + after)


def turn_defeat(game: DawnGame, hits: int) -> None:
    """A card replaces the result just rolled: the Zeds are hit and lose (F-B08)."""
    stack, at = game.state.stack, current_fight(game)
    fight = stack[at]
    assert type(fight) is Fight
    stack[at] = changed(fight, zeds_hits=hits, unit_hits=0, zeds_lose=True)
    game.tell(ResultTurned, unit=fight.unit, place=fight.place)


def meet(game: DawnGame, unit: int, place: int, path: tuple[int, ...]) -> None:
    """A unit that came to a space attacks whoever is there: Zeds, or Raiders."""
    if place in game.state.zed_at:
        if not retreat.at_peace(game, unit, place):
            game.call(Fight(place, unit, True, path))
        return
    raiders = game.raiders_at(place)
    if raiders and unit not in game.world.units.raiders:  # DOZ-RAID-04
        game.call(Fight(place, unit, True, path, foe=raiders[0]))


def roll_dice(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Rolled by the fight itself."""
    raise AssertionError("the dice are rolled in Fight.step")


BEFORE_THE_DICE: Final[tuple[Stage, ...]] = (
    choose_defender,
    release_defiant,
    avoid_combat,
    retreat_instead,
    before_roll,
    face_enemies,
)
AFTER_THE_DICE: Final[tuple[Stage, ...]] = (
    roll_again,
    after_zeds_won,
    spread_infection,
    land_hits,
    spring_bait,
    after_combat,
    loser_retreats,
    combat_over,
)
STAGES: Final[tuple[Stage, ...]] = (*BEFORE_THE_DICE, roll_dice, *AFTER_THE_DICE)
AVOID: Final = STAGES.index(avoid_combat)
ROLL: Final = len(BEFORE_THE_DICE)
RE_ROLL: Final = STAGES.index(roll_again)
BY_CARDS: Final = (retreat_instead, before_roll, after_zeds_won, spring_bait, after_combat)


def ahead(at: int, left_out: tuple[Stage, ...] = ()) -> tuple[tuple[Stage, int], ...]:
    """The stages from a number on, before the roll up to it, each with the number after it."""
    numbered = list(enumerate(STAGES, 1))[at : ROLL if at < ROLL else None]
    return tuple((stage, after) for after, stage in numbered if stage not in left_out)


AHEAD: Final = tuple(ahead(at) for at in range(len(STAGES) + 1))
# Where no card is held or in force, those that only cards bring about have nothing to do.
AHEAD_WITHOUT_CARDS: Final = tuple(ahead(at, BY_CARDS) for at in range(len(STAGES) + 1))
