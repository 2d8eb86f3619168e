"""Hand-to-Hand combat, in the order of DOZ-RUL-40.

One Player unit fights all the Zeds in its space. The stages below are carried out one after the
other; each returns the fight as it goes on, or ``None`` after calling something that comes first:
the fight then waits for the stage numbered ``after``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from shambler.games.dawn.abilities.facts import Assassin, Charge, TownWarning
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.effects.lasting import FirstAttackRepeats, MayRetreat
from shambler.games.dawn.effects.ongoing import Bait
from shambler.games.dawn.events.combat import DefiantReleased, FightBegan, FightRolled, ResultTurned
from shambler.games.dawn.procedures import retreat, stealth
from shambler.games.dawn.procedures.assassin import STRIKE, AssassinRoll, ChargeIn
from shambler.games.dawn.procedures.avoid import AskReRoll, FleeOrStay, PickDefender, SetTraps
from shambler.games.dawn.procedures.columns import fight_column, fight_result
from shambler.games.dawn.procedures.dice import companion_dice, total
from shambler.games.dawn.procedures.ending import lose
from shambler.games.dawn.procedures.hits import HitUnit, hit_zeds
from shambler.games.dawn.procedures.stock import change
from shambler.games.dawn.procedures.weapon import weapon_serves
from shambler.games.dawn.procedures.windows import open_window
from shambler.games.dawn.state import DEFIANT, HERO_DICE, NOBODY, NOWHERE, TOWN, TOXIC
from shambler.kernel.chance import Roll
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace

# How a combat ended, for whoever began it.
AVOIDED: Final = 0  # nobody has won
ZEDS_WON: Final = 1
ZEDS_LOST: Final = 2
TOXIC_INFECTION: Final = 3  # DOZ-TOXIC-01


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
        fight, at = self, self.at
        for stage in AHEAD[at]:
            at += 1
            now = stage(game, fight, at)
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
        if self.at == CHOOSE and isinstance(result, int):
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


# -- the stages -----------------------------------------------------------------------------


def choose_defender(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """The Hero side picks one defender, which takes all the Hits (DOZ-HTH-02)."""
    if fight.unit != NOBODY:
        return fight
    there = defenders(game, fight)
    if not there or (fight.foe == NOBODY and fight.place not in game.state.zed_at):
        game.end(AVOIDED)
        return None
    if len(there) == 1:
        return changed(fight, unit=there[0])
    game.goto(changed(fight, at=CHOOSE))
    game.call(PickDefender(fight.place, tuple(there)))
    return None


def defenders(game: DawnGame, fight: Fight) -> list[int]:
    """Everybody in the space whom the Zeds can attack."""
    found = []
    for unit in game.fighters_at(fight.place):
        if unit != fight.foe and not retreat.at_peace(game, unit, fight.place):
            found.append(unit)
    return found


def release_defiant(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Zeds that attack a Village end the defiance there, whoever defends (DOZ-DEFY-03)."""
    if game.events is not None and not fight.asked:
        game.tell(FightBegan, unit=fight.unit, place=fight.place, attacking=fight.attacking)
    if not fight.attacking:
        marks = game.state.unit_marks
        for unit in game.units_at(fight.place):
            if marks[unit] & DEFIANT:
                marks[unit] &= ~DEFIANT
                game.tell(DefiantReleased, unit=unit)
    return fight


def avoid_combat(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """The defender's own way out, if it has one and wants it."""
    way_out = way_to_avoid(game, fight)
    if way_out is None:
        return fight
    game.goto(changed(fight, at=after))
    game.call(way_out)
    return None


def way_to_avoid(game: DawnGame, fight: Fight) -> Procedure | None:
    """Traps, Stealth, an Assassin Strike, or a charge of the attacker."""
    units, unit = game.world.units, fight.unit
    if stealth.hides_from(game, unit) and not fight.bold:
        return stealth.TryToHide(unit)
    if fight.surprise:
        return None
    if units.traps_from[unit] <= 6 and not fight.attacking and fight.foe == NOBODY:
        return SetTraps(unit, fight.place)
    if unit in units.having(Assassin):
        return AssassinRoll(unit, fight.place)
    if fight.attacking and fight.foe == NOBODY and unit in units.having(Charge):
        return ChargeIn(unit, fight.place)
    return None


def retreat_instead(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """A card lets units retreat from Zeds that enter; if one stays it defends (E-B01)."""
    if fight.asked:  # they have answered
        there = game.fighters_at(fight.place)
        if not there:
            game.end(AVOIDED)
            return None
        if fight.unit not in there:
            game.goto(changed(fight, unit=NOBODY, at=CHOOSE))
            return None
        return fight
    if fight.attacking or fight.surprise or fight.foe != NOBODY or not game.stands(MayRetreat):
        return fight
    player = game.world.units.player  # neither Raiders nor Un-Zeds (DOZ-UNZED-13)
    people = tuple(unit for unit in game.fighters_at(fight.place) if player[unit])
    game.goto(changed(fight, asked=True, at=after - 1))
    game.call(FleeOrStay(fight.place, people))
    return None


def strike_shift(game: DawnGame, unit: int) -> int:
    """Columns in favour of an Assassin Strike."""
    return sum(a.shift for a in game.world.units.abilities[unit] if type(a) is Assassin)


def fight_dice(game: DawnGame, fight: Fight) -> int:
    """Two dice, and more for some whose best two count (DOZ-WILSON-10, DOZ-WZED-04)."""
    more = companion_dice(game, fight.unit)
    units = game.world.units
    warned = not fight.attacking and game.world.board.is_town[fight.place]
    for unit in units.having(TownWarning):
        if warned and units.player[fight.unit] and game.in_play(unit):
            more += sum(a.dice for a in units.abilities[unit] if type(a) is TownWarning)
    return 2 + more


def before_roll(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Held cards that shift a combat or change who fights in it."""
    if not game.state.held:
        return fight
    now = changed(fight, at=after)
    game.goto(now)  # the cards look at who fights
    return open_window(game, "BEFORE_FIGHT", now)


def face_enemies(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Without enemies there is no combat: a card may have felled the last of them (F-O10)."""
    gone = (
        fight.place not in game.state.zed_at
        if fight.foe == NOBODY
        else game.state.unit_at[fight.foe] != fight.place
    )
    if gone:
        game.end(AVOIDED)
        return None
    return fight


def roll_dice(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Rolled by the fight itself."""
    raise AssertionError("the dice are rolled in Fight.step")


def roll_again(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Some units may roll once more; the second result is final (DOZ-RUL-47)."""
    if fight.again or not game.world.units.re_roll[fight.unit]:
        return fight
    game.goto(changed(fight, at=after))
    game.call(AskReRoll(fight.unit, fight.zeds_hits, fight.unit_hits, fight.zeds_lose))
    return None


def after_zeds_won(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Zeds attacked and won: a held card may turn it round."""
    if fight.attacking or fight.strike or fight.zeds_lose or fight.foe != NOBODY:
        return fight
    if not game.state.held:
        return fight
    return open_window(game, "ZEDS_WON", changed(fight, at=after))


def spread_infection(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Combat with Zeds raises Infection, by the most that any of them causes (DOZ-HTH-11)."""
    if not game.world.features.infection or fight.foe != NOBODY or fight.strike:
        return fight
    if game.world.units.no_infection[fight.unit]:  # DOZ-RIOT-01, DOZ-HORATIUS-05
        return fight
    infection, marks = game.world.zeds.infection, game.state.zed_marks
    zeds = game.zeds_against(fight.unit, fight.place)
    most = max([TOXIC_INFECTION if marks[z] & TOXIC else infection[z] for z in zeds], default=0)
    now = changed(fight, at=after)
    game.goto(now)
    change(game, "infection", most, "DOZ-HTH-11")
    return None if game.state.stack[-1] is not now else now


def land_hits(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Hits on both sides, before any retreat; whoever has left takes none (DOZ-HTH-10)."""
    now = changed(fight, at=after)
    game.goto(now)
    if fight.unit_hits and game.state.unit_at[fight.unit] == fight.place:
        game.call(HitUnit(fight.unit, fight.unit_hits))
    if fight.foe == NOBODY:
        hit_zeds(game, game.zeds_against(fight.unit, fight.place), fight.zeds_hits)
    elif fight.zeds_hits:
        game.call(HitUnit(fight.foe, fight.zeds_hits))
    return None if game.state.stack[-1] is not now else now


def spring_bait(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Zed Bait: a Hit on Zeds that attacked a Player unit, even if it fell."""
    if fight.attacking or fight.foe != NOBODY or not game.world.features.research:
        return fight
    bait = sum(effect.hits for effect in game.standing() if type(effect) is Bait)
    if not bait or not weapon_serves(game, fight.unit):
        return fight
    game.goto(changed(fight, at=after))
    hit_zeds(game, game.zeds_at(fight.place), bait)
    return None


def after_combat(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Hits that a card costs afterwards (F-Y05)."""
    if not fight.after or game.state.unit_at[fight.unit] != fight.place:
        return fight
    game.goto(changed(fight, at=after))
    game.call(HitUnit(fight.unit, fight.after))
    return None


def loser_retreats(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """The losing side goes back one space if it survives (DOZ-RET-01, DOZ-RUL-42)."""
    game.goto(changed(fight, at=after))
    if fights_again(game, fight):
        return None
    if fight.zeds_lose:
        zeds = game.zeds_against(fight.unit, fight.place)
        if fight.foe != NOBODY:
            if game.state.unit_at[fight.foe] == fight.place:
                retreat.raiders_back(game, fight.foe)
        elif zeds:
            home = fight.path[0] if fight.place == TOWN and fight.path else NOWHERE
            game.call(retreat.RetreatZeds(tuple(zeds), home=home))
            along = companions_of_zeds(game, fight)
            if along:
                game.call(retreat.GoWithZeds(along, tuple(zeds), fight.place))
    elif fight.place == TOWN and fight.foe == NOBODY and not fight.attacking:
        lose(game, "overrun", "DOZ-CLARION-03")
    elif fight.unit in game.world.units.raiders:  # DOZ-RAID-10, DOZ-RUL-44
        if game.state.unit_at[fight.unit] == fight.place:
            retreat.raiders_back(game, fight.unit)
    elif fight.attacking:
        if game.state.unit_at[fight.unit] == fight.place:
            hidden = tuple(stealth.hidden_at(game, fight.place))
            if hidden:
                game.call(stealth.LeaveWithAttacker(hidden, fight.place, fight.path))
            game.call(retreat.RetreatAttacker(fight.unit, fight.place, fight.path))
    else:
        there = defenders(game, fight)
        if there:
            game.call(retreat.RetreatUnits(tuple(there), fight.place, fought=fight.unit))
    return None


def companions_of_zeds(game: DawnGame, fight: Fight) -> tuple[int, ...]:
    """A Marteuse in the space who did not fight (DOZ-MARTEUSE-15, DOZ-NATALIA-08)."""
    immune = game.world.units.immune
    return tuple(u for u in game.units_at(fight.place) if immune[u] and u != fight.unit)


def fights_again(game: DawnGame, fight: Fight) -> bool:
    """Nobody retreats from the first Zeds attack: they attack again at once (E-R12)."""
    if fight.attacking or fight.foe != NOBODY or not game.stands(FirstAttackRepeats):
        return False
    programs = game.world.programs
    game.state.standing = tuple(
        ref
        for ref in game.state.standing
        if type(programs[ref >> 4][ref & 15]) is not FirstAttackRepeats
    )
    if not game.zeds_at(fight.place) or not game.fighters_at(fight.place):
        return False
    game.goto(Fight(fight.place, path=fight.path, surprise=True, bold=True))
    return True


def meet(game: DawnGame, unit: int, place: int, path: tuple[int, ...]) -> None:
    """A unit that came to a space attacks whoever is there: Zeds, or Raiders."""
    if place in game.state.zed_at:
        if not retreat.at_peace(game, unit, place):
            game.call(Fight(place, unit, True, path))
        return
    raiders = game.raiders_at(place)
    if raiders and unit not in game.world.units.raiders:  # DOZ-RAID-04
        game.call(Fight(place, unit, True, path, foe=raiders[0]))


def combat_over(game: DawnGame, fight: Fight, after: int) -> Fight | None:
    """Whoever began it learns who won."""
    game.end(ZEDS_LOST if fight.zeds_lose else ZEDS_WON)
    return None


STAGES: Final[tuple[Stage, ...]] = (
    choose_defender,
    release_defiant,
    avoid_combat,
    retreat_instead,
    before_roll,
    face_enemies,
    roll_dice,
    roll_again,
    after_zeds_won,
    spread_infection,
    land_hits,
    spring_bait,
    after_combat,
    loser_retreats,
    combat_over,
)
CHOOSE: Final = STAGES.index(choose_defender)
AVOID: Final = STAGES.index(avoid_combat)
ROLL: Final = STAGES.index(roll_dice)
RE_ROLL: Final = STAGES.index(roll_again)
# The stages ahead of each: before the roll, up to it.
AHEAD: Final = tuple(STAGES[at : ROLL if at < ROLL else None] for at in range(len(STAGES) + 1))
