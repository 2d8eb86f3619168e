"""Rules of thumb for a survivor's turn: a mark for everything they may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from shambler.agents.zombicide.danger import (
    crowds_near,
)
from shambler.agents.zombicide.driving import cars_wanted, streets
from shambler.agents.zombicide.errands import (
    guarded,
    guards_of,
    needs_tank,
)
from shambler.agents.zombicide.fight import (
    armed,
    attack_worth,
    burns_nobody,
    casualties,
    marks_of,
    strike_kills,
    strike_worth,
)
from shambler.agents.zombicide.gear import (
    badly_held,
    judge_combine,
    judge_item,
    judge_rearrange,
    judge_reload,
    judge_trade,
)
from shambler.agents.zombicide.judged import judged_of
from shambler.agents.zombicide.levels import lift, prize
from shambler.agents.zombicide.outlook import Outlook
from shambler.agents.zombicide.situation import Situation
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.combat import Strike
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.system_parts import card_across
from shambler.games.zombicide.systems.all_out.all_out import all_out_strike
from shambler.games.zombicide.systems.all_out.options import AllOut
from shambler.games.zombicide.systems.backpack.backpack import strike_of as pack_strike
from shambler.games.zombicide.systems.backpack.options import PackAttack
from shambler.games.zombicide.systems.barricades.options import Build
from shambler.games.zombicide.systems.cars.cars import Cars
from shambler.games.zombicide.systems.cars.options import Drive, GetIn, GetOut
from shambler.games.zombicide.systems.combining.options import Combine
from shambler.games.zombicide.systems.escort.options import TakeAlong
from shambler.games.zombicide.systems.knockout.options import RescueFriend
from shambler.games.zombicide.systems.machines.options import Command, MoveTogether, TakeRemote
from shambler.games.zombicide.systems.oxygen.options import TakeTank
from shambler.games.zombicide.systems.reloading.options import Reload
from shambler.games.zombicide.systems.sheets.options import Bonus
from shambler.games.zombicide.systems.story.options import TakeCard, TakeCrate, TakeLoad
from shambler.games.zombicide.systems.units.units import held_by, units_in
from shambler.kernel.decision import Option


def judge_turn(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """What to do next in a turn: what it brings, and what it leaves open."""
    turn = game.state.stack[-1]
    assert isinstance(turn, Turn)
    if idle(game, options):
        return [0.01 if type(option) is opt.EndTurn else -1.0 for option in options]
    return judged_of(game.world).marks(game, options, judge_actions)


def judge_actions(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """The same where there is something to be done."""
    turn = game.state.stack[-1]
    assert isinstance(turn, Turn)
    at = Situation(game, turn.who, turn)
    view = Outlook(game, at, judge_attack)
    after, free = view.spend(1), view.spend(0)
    marks = []
    for option in options:
        kind = type(option)
        if kind is opt.Move:
            marks.append(view.walk(option.zone))  # type: ignore[attr-defined]
        elif kind is MoveTogether:  # it shoots, and it can be hit instead of us
            marks.append(view.walk(option.zone) + at.habits.machine)  # type: ignore[attr-defined]
        else:
            mark = _TURN.get(kind, never)(game, at, option)
            if mark > 0 and kind is not opt.EndTurn:
                mark += free if kind in FREE else after
            marks.append(mark)
    return marks


def idle(game: ZombicideGame, options: Sequence[Option]) -> bool:
    """Is there plainly nothing left to do but to end the turn? Half of all questions are these."""
    if any(type(option) not in TRIFLES for option in options):
        return False
    state = game.state
    turn = state.stack[-1]
    assert isinstance(turn, Turn)
    survivor = state.survivors[turn.who]
    around = game.world.board.touching[survivor.zone]
    return not (state.infested & around) and not badly_held(game, survivor)


FREE: Final = (opt.CloseDoor, opt.OpenDoor)
TRIFLES: Final = (opt.EndTurn, opt.Discard, opt.Reorganize, opt.Trade, opt.OpenDoor, opt.CloseDoor)


def never(game: ZombicideGame, at: Situation, option: Any) -> float:
    """Things that are rarely worth it: trading, throwing away, making noise, rearranging."""
    return -2.0


def judge_end(game: ZombicideGame, at: Situation, option: Any) -> float:
    """Standing still is what everything else is measured by."""
    return 0.01


def judge_attack(game: ZombicideGame, at: Situation, option: Any) -> float:
    """Bring down what is dangerous, above all in the own zone."""
    if option.zone in at.plan.targets and burns_nobody(game, at.turn, option):
        return at.habits.goal_fire
    mark = at.habits.attack * attack_worth(game, at.turn, option)
    if mark > 0 and (at.habits.caution or at.plan.fights):
        foes = game.world.foes
        fallen = casualties(game, at.turn, option)
        gained = sum([foes[kind].experience * count for kind, count in fallen])
        mark = max(0.01, mark - at.habits.caution * lift(game, at.who, gained))
        if at.plan.fights:
            lacks = max(0, at.plan.points - at.survivor.experience) if at.plan.points else gained
            mark += at.habits.lesson * min(gained, lacks)
    if mark > 0 and at.lurkers:
        mark += at.relief(game, option)
    if mark > 0 and (option.zone == at.zone or option.zone in at.crew):
        mark += at.rescue(game, option)
        if option.zone == at.zone and at.plan.prey and type(option) is opt.Melee:
            mark += at.habits.prey * prey_among(game, at.plan.prey, option)
    return mark


def prey_among(game: ZombicideGame, prey: Sequence[str], option: opt.Melee) -> bool:
    """Does an attack hand to hand go for something that a goal asks for?"""
    foes, here = game.world.foes, game.state.enemies[option.zone]
    kinds = [option.enemy] if option.enemy >= 0 else [k for k, count in enumerate(here) if count]
    return any(foes[kind].type in prey for kind in kinds)


def judge_command(game: ZombicideGame, at: Situation, option: Command) -> float:
    """Machines fight; where they walk is for planners to find out."""
    if option.order == "move":
        return -1.0
    return at.habits.attack * attack_worth(game, at.turn, option)


def judge_move(game: ZombicideGame, at: Situation, option: opt.Move) -> float:
    """Nearer to where one has to be, out of trouble, and not too far ahead of the others."""
    zone, here, row = option.zone, at.zone, at.row
    mark = -1.0
    if row and row[here] >= 0 and row[zone] >= 0:
        mark = at.habits.step * (row[here] - row[zone])
        ahead = at.pace - row[zone] - at.habits.leash
        if ahead > 0:
            mark -= at.habits.stray * ahead
    if game.state.infested >> zone & 1:
        mark -= at.habits.crowd * min(4, game.crowd(zone))
    if guards_of(game.world) and zone not in at.plan.places and zone in guarded(game):
        mark -= at.habits.guard
    return mark + at.stay(game) - at.peril(game, zone)


def judge_close(game: ZombicideGame, at: Situation, option: opt.CloseDoor) -> float:
    """Free, and it costs the enemies an activation: shut those out who come this way."""
    beyond = game.world.board.openings[option.opening].beyond(at.zone)
    if at.plan.closes >> option.opening & 1:
        waits = any(game.state.survivors[who].zone == beyond for who in game.in_play())
        return -3.0 if waits else at.habits.goal
    if beyond in at.plan.going or beyond in at.crew or comes_through(game, at, beyond):
        return -3.0
    if at.row and 0 <= at.row[beyond] < at.row[at.zone]:
        return -3.0
    crowd = game.crowd(beyond)
    if not crowd:
        crowd = len(crowds_near(game, beyond))
    return at.habits.close + at.habits.shut_out * crowd if crowd else -1.0


def comes_through(game: ZombicideGame, at: Situation, beyond: int) -> bool:
    """Is a friend on the other side of a doorway, not too far to come back through it?"""
    there, here = game.terrain.routes.distance[beyond], game.terrain.routes.distance[at.zone]
    return any(0 <= there[zone] < here[zone] <= at.habits.behind for zone in at.crew)


def judge_open(game: ZombicideGame, at: Situation, option: opt.OpenDoor) -> float:
    """When it is in the way; with enemies behind it only after a long wait."""
    beyond = game.world.board.openings[option.opening].beyond(at.zone)
    if at.zone in at.plan.places and card_across(game, option.opening):
        return at.habits.goal
    friends = len(at.crew.get(at.zone, ()))
    dares = game.state.round > at.habits.patience or game.crowd(beyond) <= at.habits.dare * friends
    if at.row and 0 <= at.row[beyond] < at.row[at.zone] and dares:
        return -2.0 if open_way(game, at) else at.habits.step + at.habits.unlock
    return -2.0


def open_way(game: ZombicideGame, at: Situation) -> bool:
    """Does an open step lead nearer?"""
    near = game.terrain.neighbours[at.zone]
    return any(0 <= at.row[zone] < at.row[at.zone] for zone in game.zones_of(near))


def judge_objective(game: ZombicideGame, at: Situation, option: opt.TakeObjective) -> float:
    """What the goals ask for at once; others for their experience, in peace."""
    if at.zone in at.plan.places:
        return at.habits.goal - at.habits.caution * lift(game, at.who, prize(game.world))
    return at.habits.spare if not at.blows else -1.0


def judge_search(game: ZombicideGame, at: Situation, option: Any) -> float:
    """The worse one is armed, the better a search; what is asked for may be hidden here."""
    if at.zone in at.plan.places or at.zone == at.dest != at.plan.rally:
        return at.habits.find
    if at.blows:
        return at.habits.browse_late
    return max(at.habits.browse, at.habits.search - at.habits.arms * armed(game, at.survivor))


def judge_tank(game: ZombicideGame, at: Situation, option: Any) -> float:
    """Whoever came for air takes it."""
    wears = game.has_pass(at.survivor)
    return at.habits.air if not wears and (at.dest == at.zone or needs_tank(game)) else -1.0


def judge_remote(game: ZombicideGame, at: Situation, option: Any) -> float:
    """A machine to command is worth an action."""
    return at.habits.remote


def judge_skill(game: ZombicideGame, at: Situation, option: opt.UseSkill) -> float:
    """Skills that move are judged as moves; others are left to planners."""
    if option.zone >= 0 and at.row and not game.state.infested >> option.zone & 1:
        gained = at.row[at.zone] - at.row[option.zone] if at.row[option.zone] >= 0 else 0
        return at.habits.step * gained - at.habits.skilled
    return -1.0


def judge_mission(game: ZombicideGame, at: Situation, option: Any) -> float:
    """Whatever a mission offers serves its goals."""
    return at.habits.find


# -- in scenes -------------------------------------------------------------------------------


def judge_build(game: ZombicideGame, at: Situation, option: Build) -> float:
    """Boards are for windows."""
    return at.habits.board if not at.blows else at.habits.board_late


def judge_get_in(game: ZombicideGame, at: Situation, option: GetIn) -> float:
    """When a goal wants the car; whoever has the key drives."""
    if option.machine not in cars_wanted(game):
        return -2.0
    key = option.machine in held_by(game.state, at.who)
    needs_key = game.world.system(Cars).drivable.get(option.machine, True)
    return at.habits.get_in + ((option.seat == "driver") == (key or not needs_key))


def judge_drive(game: ZombicideGame, at: Situation, option: Drive) -> float:
    """To where the car is needed; one that has to arrive where it stands already leaves first."""
    ends = cars_wanted(game).get(option.machine, [])
    if at.zone in ends and at.zone not in at.plan.places:
        return at.habits.step
    return judge_road(game, at, option)


def judge_road(game: ZombicideGame, at: Situation, option: Drive) -> float:
    """Nearer to where the car is needed: off to the exit once everybody is in."""
    ends = cars_wanted(game).get(option.machine, [])
    rows = game.world.board.routes(game.terrain.open & streets(game.world)).distance
    here = units_in(game.state).zones[option.machine]
    gains = [rows[end][here] - rows[end][option.zone] for end in ends if rows[end][here] >= 0]
    return at.habits.step * max(gains) if gains else -2.0


def judge_get_out(game: ZombicideGame, at: Situation, option: GetOut) -> float:
    """When the car has come to where something is to be done on foot."""
    ends = cars_wanted(game).get(option.machine, [])
    return at.habits.get_out if at.zone in ends and at.zone in at.plan.places else -2.0


# -- in stories ------------------------------------------------------------------------------


def judge_card(game: ZombicideGame, at: Situation, option: Any) -> float:
    """What the goals ask for at once; the others may help."""
    if at.zone in at.plan.places:
        return at.habits.goal
    return at.habits.story if not at.blows else -1.0


def judge_crate(game: ZombicideGame, at: Situation, option: Any) -> float:
    """Good weapons, in peace."""
    return at.habits.crate if not at.blows else at.habits.crate_late


def judge_rescue(game: ZombicideGame, at: Situation, option: Any) -> float:
    """Friends first."""
    return at.habits.friend


def judge_bonus(game: ZombicideGame, at: Situation, option: Any) -> float:
    """When somebody would fall otherwise and no action is left."""
    left = at.turn.standing(game).left
    deadly = at.habits.deadly * at.habits.hope
    return at.habits.bonus if left <= 0 and at.peril(game, at.zone) >= deadly else -1.0


def judge_all_out(game: ZombicideGame, at: Situation, option: AllOut) -> float:
    """More falls, but the weapon may break."""
    strike = all_out_strike(game, at.who, option)
    return judge_push(game, at, strike, option)


def judge_from_pack(game: ZombicideGame, at: Situation, option: PackAttack) -> float:
    """A free attack is welcome."""
    strike = pack_strike(game, at.who, option)
    return judge_push(game, at, strike, option) + (at.habits.wrath if option.wrath else 0.0)


def judge_push(game: ZombicideGame, at: Situation, strike: Strike, option: Any) -> float:
    """As an attack with all its dice, less what the weapon is worth if it breaks."""
    mark = at.habits.attack * strike_worth(game, strike)
    if mark > 0 and option.zone == at.zone:
        mark += at.rescue_by(game, strike.zone, strike_kills(game, strike))
    breaks = 1 - (5 / 6) ** strike.pushed
    worth, cards = marks_of(game.world).cards, game.world.cards
    loss = max(worth[card] for card in strike.cards)
    if game.state.ground.closed and any(cards[card].has("opens-doors") for card in strike.cards):
        loss += at.habits.tool
    return mark - at.habits.weapon * breaks * loss


_TURN: Final[dict[type[Option], Callable[[ZombicideGame, Situation, Any], float]]] = {
    opt.EndTurn: judge_end,
    opt.Melee: judge_attack,
    opt.Fire: judge_attack,
    Command: judge_command,
    opt.CloseDoor: judge_close,
    opt.OpenDoor: judge_open,
    opt.TakeObjective: judge_objective,
    opt.Search: judge_search,
    TakeTank: judge_tank,
    TakeRemote: judge_remote,
    opt.UseItem: judge_item,
    opt.UseSkill: judge_skill,
    opt.MissionAction: judge_mission,
    opt.Reorganize: judge_rearrange,
    opt.Trade: judge_trade,
    Build: judge_build,
    GetIn: judge_get_in,
    GetOut: judge_get_out,
    Drive: judge_drive,
    Reload: judge_reload,
    Combine: judge_combine,
    AllOut: judge_all_out,
    PackAttack: judge_from_pack,
    TakeCard: judge_card,
    TakeCrate: judge_crate,
    TakeLoad: judge_card,
    RescueFriend: judge_rescue,
    TakeAlong: judge_rescue,
    Bonus: judge_bonus,
}
