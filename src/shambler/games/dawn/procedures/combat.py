"""Hand-to-Hand combat, in the order of DOZ-RUL-40.

One Player unit fights all the Zeds in its space. The stages below are carried out one after the
other; each returns the fight as it goes on, or ``None`` after calling something that comes first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.lasting import MayRetreat
from shambler.games.dawn.events.combat import DefiantReleased, FightBegan, FightRolled, ResultTurned
from shambler.games.dawn.procedures import retreat
from shambler.games.dawn.procedures.avoid import AskReRoll, FleeOrStay, PickDefender, SetTraps
from shambler.games.dawn.procedures.columns import fight_column, fight_result
from shambler.games.dawn.procedures.hits import HitUnit, hit_zeds
from shambler.games.dawn.procedures.windows import open_window
from shambler.games.dawn.state import DEFIANT, HERO_DICE, NOBODY
from shambler.kernel.chance import Roll
from shambler.kernel.procedure import Procedure

# How a combat ended, for whoever began it.
AVOIDED: Final = 0  # nobody has won
ZEDS_WON: Final = 1
ZEDS_LOST: Final = 2


class Fight(Procedure, frozen=True, gc=False):
    """One combat. ``attacking``: the Player unit attacks, otherwise the Zeds do.

    ``path`` are the spaces an attacking unit came along, the last one first (DOZ-RUL-43).
    ``surprise``: nothing entered the space, so nothing that watches for it helps.
    ``shift`` and ``after`` come from cards played for this combat.
    """

    place: int
    unit: int = NOBODY
    attacking: bool = False
    path: tuple[int, ...] = ()
    surprise: bool = False
    at: int = 0
    shift: int = 0
    after: int = 0
    asked: bool = False  # who would rather retreat (E-B01)
    again: bool = False  # rolled again
    zeds_hits: int = 0
    unit_hits: int = 0
    zeds_lose: bool = False

    def step(self, game: DawnGame) -> Roll | None:
        """Go on to the next stage that calls, rolls or ends."""
        if self.at == ROLL:
            return Roll(HERO_DICE, 2)
        fight = self
        while True:
            now = STAGES[fight.at](game, fight)
            if now is None:
                return None
            if now.at == ROLL:
                game.goto(now)
                return None
            fight = now

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Read the table (DOZ-HTH-07)."""
        column = fight_column(game, self)
        zeds_hits, unit_hits, zeds_lose = fight_result(game, self, column, sum(faces))
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
        if self.at == CHOOSE and isinstance(result, int):
            game.goto(changed(self, unit=result, at=self.at + 1))
        elif self.at == AVOID + 1 and result is True:
            game.end(AVOIDED)
        elif self.at == RE_ROLL + 1 and result is True:
            game.goto(changed(self, at=ROLL, again=True))


changed = msgspec.structs.replace
Stage: TypeAlias = Callable[[DawnGame, Fight], Fight | None]


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


# -- the stages -----------------------------------------------------------------------------


def choose_defender(game: DawnGame, fight: Fight) -> Fight | None:
    """The Hero side picks one defender, which takes all the Hits (DOZ-HTH-02)."""
    if fight.unit != NOBODY:
        return changed(fight, at=fight.at + 1)
    there = game.fighters_at(fight.place)
    if not there:
        game.end(AVOIDED)
        return None
    if len(there) == 1:
        return changed(fight, unit=there[0], at=fight.at + 1)
    game.goto(fight)
    game.call(PickDefender(fight.place))
    return None


def release_defiant(game: DawnGame, fight: Fight) -> Fight | None:
    """Zeds that attack a Village end the defiance there, whoever defends (DOZ-DEFY-03)."""
    if not fight.asked:
        game.tell(FightBegan, unit=fight.unit, place=fight.place, attacking=fight.attacking)
    if not fight.attacking:
        marks = game.state.unit_marks
        for unit in game.units_at(fight.place):
            if marks[unit] & DEFIANT:
                marks[unit] &= ~DEFIANT
                game.tell(DefiantReleased, unit=unit)
    return changed(fight, at=fight.at + 1)


def avoid_combat(game: DawnGame, fight: Fight) -> Fight | None:
    """The defender's own way out, if it has one and wants it."""
    now = changed(fight, at=fight.at + 1)
    if fight.attacking or fight.surprise or game.world.units.traps_from[fight.unit] > 6:
        return now
    game.goto(now)
    game.call(SetTraps(fight.unit, fight.place))
    return None


def retreat_instead(game: DawnGame, fight: Fight) -> Fight | None:
    """A card lets units retreat from Zeds that enter; if one stays it defends (E-B01)."""
    if fight.asked:  # they have answered
        there = game.fighters_at(fight.place)
        if not there:
            game.end(AVOIDED)
            return None
        if fight.unit not in there:
            return changed(fight, unit=NOBODY, at=CHOOSE)
        return changed(fight, at=fight.at + 1)
    if fight.attacking or fight.surprise or not game.stands(MayRetreat):
        return changed(fight, at=fight.at + 1)
    game.goto(changed(fight, asked=True))
    game.call(FleeOrStay(fight.place, tuple(game.fighters_at(fight.place))))
    return None


def before_roll(game: DawnGame, fight: Fight) -> Fight | None:
    """Held cards that shift a combat or change who fights in it."""
    now = changed(fight, at=fight.at + 1)
    return open_window(game, "BEFORE_FIGHT", now)


def roll_dice(game: DawnGame, fight: Fight) -> Fight | None:
    """Rolled by the fight itself."""
    raise AssertionError("the dice are rolled in Fight.step")


def roll_again(game: DawnGame, fight: Fight) -> Fight | None:
    """Some units may roll once more; the second result is final (DOZ-RUL-47)."""
    now = changed(fight, at=fight.at + 1)
    if fight.again or not game.world.units.re_roll[fight.unit]:
        return now
    game.goto(now)
    game.call(AskReRoll(fight.unit, fight.zeds_hits, fight.unit_hits, fight.zeds_lose))
    return None


def after_zeds_won(game: DawnGame, fight: Fight) -> Fight | None:
    """Zeds attacked and won: a held card may turn it round."""
    now = changed(fight, at=fight.at + 1)
    if fight.attacking or fight.zeds_lose:
        return now
    return open_window(game, "ZEDS_WON", now)


def land_hits(game: DawnGame, fight: Fight) -> Fight | None:
    """Hits on both sides, before any retreat; whoever has left takes none (DOZ-HTH-10)."""
    game.goto(changed(fight, at=fight.at + 1))
    if fight.unit_hits and game.state.unit_at[fight.unit] == fight.place:
        game.call(HitUnit(fight.unit, fight.unit_hits))
    hit_zeds(game, game.zeds_at(fight.place), fight.zeds_hits)
    return None


def after_combat(game: DawnGame, fight: Fight) -> Fight | None:
    """Hits that a card costs afterwards (F-Y05)."""
    now = changed(fight, at=fight.at + 1)
    if not fight.after or game.state.unit_at[fight.unit] != fight.place:
        return now
    game.goto(now)
    game.call(HitUnit(fight.unit, fight.after))
    return None


def loser_retreats(game: DawnGame, fight: Fight) -> Fight | None:
    """The losing side goes back one space if it survives (DOZ-RET-01, DOZ-RUL-42)."""
    game.goto(changed(fight, at=fight.at + 1))
    if fight.zeds_lose:
        zeds = game.zeds_at(fight.place)
        if zeds:
            game.call(retreat.RetreatZeds(tuple(zeds)))
    elif fight.attacking:
        if game.state.unit_at[fight.unit] == fight.place:
            game.call(retreat.RetreatAttacker(fight.unit, fight.place, fight.path))
    else:
        there = game.fighters_at(fight.place)
        if there:
            game.call(retreat.RetreatUnits(tuple(there), fight.place))
    return None


def combat_over(game: DawnGame, fight: Fight) -> Fight | None:
    """Whoever began it learns who won."""
    game.end(ZEDS_LOST if fight.zeds_lose else ZEDS_WON)
    return None


STAGES: Final[tuple[Stage, ...]] = (
    choose_defender,
    release_defiant,
    avoid_combat,
    retreat_instead,
    before_roll,
    roll_dice,
    roll_again,
    after_zeds_won,
    land_hits,
    after_combat,
    loser_retreats,
    combat_over,
)
CHOOSE: Final = STAGES.index(choose_defender)
AVOID: Final = STAGES.index(avoid_combat)
ROLL: Final = STAGES.index(roll_dice)
RE_ROLL: Final = STAGES.index(roll_again)
