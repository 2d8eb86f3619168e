"""Rules of thumb for the Zombicide family.

Everything on the table is open to everybody, so the rules look at the position itself. Each option
gets a mark and the best one is taken: finish the errand at hand, bring down what is about to
attack, walk on, close doors behind, search when there is nothing better; never shoot into friends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from shambler.agents.base import Agent
from shambler.agents.zombicide_errands import NOBODY, Errands, errands, needs_tank, ways
from shambler.agents.zombicide_fight import (
    armed,
    attack_worth,
    blows,
    marks_of,
)
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.procedures.turn import Turn
from shambler.games.zombicide.state import EMPTY, Survivor
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Decision, Done, Option, SecretDecision
from shambler.kernel.machine import Game

ATTACK = 1.5  # weight of what an attack brings down, against ...
STEP = 3.0  # ... a step nearer to where one has to be
NEVER = -100.0


class ZombicideThumb(Agent):
    """A sensible survivor."""

    __slots__ = ()

    def __init__(self, seed: int) -> None: ...

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """The option with the best mark; the first of equals."""
        options = decision.options_for(seat)
        assert isinstance(game, Table)
        marks = judge(game, decision.kind, options)
        return options[marks.index(max(marks))]


Judge = Callable[[Table, Sequence[Option]], list[float]]


def judge(game: Table, kind: str, options: Sequence[Option]) -> list[float]:
    """A mark for every option; unknown questions get no opinion."""
    judges = _JUDGES.get(kind)
    return judges(game, options) if judges is not None else [0.0] * len(options)


# -- a turn --------------------------------------------------------------------------------


class Situation:
    """A survivor in their turn."""

    __slots__ = (
        "arrive",
        "blows",
        "crowd",
        "dest",
        "plan",
        "row",
        "survivor",
        "turn",
        "who",
        "zone",
    )

    def __init__(self, game: Table, who: int, turn: Turn) -> None:
        self.turn = turn
        self.who = who
        self.survivor = game.state.survivors[who]
        self.zone = self.survivor.zone
        self.plan: Errands = errands(game)
        self.dest = self.plan.going[who]
        self.blows = blows(game, self.zone)
        self.row: tuple[int, ...] = ()
        if self.dest != NOBODY:
            self.row = ways(game, game.wears_tank(self.survivor)).distance[self.dest]


def judge_turn(game: Table, options: Sequence[Option]) -> list[float]:
    """What to do next in a turn."""
    turn = game.state.stack[-1]
    assert isinstance(turn, Turn)
    at = Situation(game, turn.who, turn)
    return [_TURN.get(type(option), never)(game, at, option) for option in options]


def never(game: Table, at: Situation, option: Any) -> float:
    """Things that are rarely worth it: trading, throwing away, making noise, rearranging."""
    return -2.0


def judge_end(game: Table, at: Situation, option: Any) -> float:
    """Standing still is what everything else is measured by."""
    return 0.0


def judge_attack(game: Table, at: Situation, option: Any) -> float:
    """Bring down what is dangerous, above all in the own zone."""
    return ATTACK * attack_worth(game, at.turn, option)


def judge_command(game: Table, at: Situation, option: opt.Command) -> float:
    """Machines fight; where they walk is for planners to find out."""
    return -1.0 if option.order == "move" else ATTACK * attack_worth(game, at.turn, option)


def judge_move(game: Table, at: Situation, option: opt.Move) -> float:
    """Nearer to where one has to be, and out of trouble."""
    zone = option.zone
    mark = -1.0
    if at.row and at.row[at.zone] >= 0 and at.row[zone] >= 0:
        mark = STEP * (at.row[at.zone] - at.row[zone])
    if game.state.infested >> zone & 1:
        mark -= 3.0 + 1.5 * game.crowd(zone)
    if at.blows:
        there = blows(game, zone)
        mark += 1.2 * min(4.0, at.blows - there)
        if at.blows >= at.survivor.armor > there:
            mark += 4.0
    return mark


def judge_together(game: Table, at: Situation, option: opt.MoveTogether) -> float:
    """With a machine along: it shoots, and it can be hit instead of us."""
    return judge_move(game, at, opt.Move(option.key, option.zone)) + 0.4


def judge_close(game: Table, at: Situation, option: opt.CloseDoor) -> float:
    """Free, and it costs the enemies an activation: shut those out who come this way."""
    beyond = game.world.board.openings[option.opening].beyond(at.zone)
    if beyond in at.plan.going or any(s.zone == beyond for s in game.state.survivors):
        return -3.0
    if at.row and 0 <= at.row[beyond] < at.row[at.zone]:
        return -3.0
    crowd = game.crowd(beyond)
    return 3.5 + 0.2 * crowd if crowd else -1.0


def judge_open(game: Table, at: Situation, option: opt.OpenDoor) -> float:
    """When it is in the way."""
    beyond = game.world.board.openings[option.opening].beyond(at.zone)
    if at.row and 0 <= at.row[beyond] < at.row[at.zone] and not game.crowd(beyond):
        return STEP + 0.5
    return -2.0


def judge_objective(game: Table, at: Situation, option: opt.TakeObjective) -> float:
    """What the goals ask for at once; others for their experience, in peace."""
    if at.zone in at.plan.places:
        return 40.0
    return 2.0 if not at.blows else -1.0


def judge_search(game: Table, at: Situation, option: Any) -> float:
    """The worse one is armed, the better a search."""
    return max(0.5, 3.4 - 0.8 * armed(game, at.survivor)) if not at.blows else 0.2


def judge_tank(game: Table, at: Situation, option: Any) -> float:
    """Whoever came for air takes it."""
    wears = game.wears_tank(at.survivor)
    return 30.0 if not wears and (at.dest == at.zone or needs_tank(game)) else -1.0


def judge_remote(game: Table, at: Situation, option: Any) -> float:
    """A machine to command is worth an action."""
    return 1.5


def judge_item(game: Table, at: Situation, option: opt.UseItem) -> float:
    """Mend armor when some is missing."""
    item = next((g.item for g in game.world.cards if option.card in (g.id, g.model)), None)
    if item is None or item.name != "restore-armor":
        return -0.5
    missing = game.world.armor[option.who] - game.state.survivors[option.who].armor
    return 3.0 * missing if missing else NEVER


def judge_skill(game: Table, at: Situation, option: opt.UseSkill) -> float:
    """Skills that move are judged as moves; others are left to planners."""
    if option.zone >= 0 and at.row and not game.state.infested >> option.zone & 1:
        gained = at.row[at.zone] - at.row[option.zone] if at.row[option.zone] >= 0 else 0
        return STEP * gained - 0.5
    return -1.0


def judge_mission(game: Table, at: Situation, option: Any) -> float:
    """Whatever a mission offers serves its goals."""
    return 25.0


def judge_rearrange(game: Table, at: Situation, option: Any) -> float:
    """When something better than what is in hand lies in the backpack."""
    return 2.0 if not at.blows and badly_held(game, at.survivor) else -2.0


def badly_held(game: Table, survivor: Survivor) -> bool:
    """Is a better weapon in the backpack than in a hand?"""
    worth, cards = marks_of(game.world).cards, game.world.cards
    packed = [worth[card] for card in survivor.pack if cards[card].slot == "hand"]
    held = [worth[card] if card != EMPTY else 0.0 for card in survivor.hands]
    return bool(packed) and max(packed) > min(held) + 0.3


_TURN: dict[type[Option], Callable[[Table, Situation, Any], float]] = {
    opt.EndTurn: judge_end,
    opt.Melee: judge_attack,
    opt.Fire: judge_attack,
    opt.Command: judge_command,
    opt.Move: judge_move,
    opt.MoveTogether: judge_together,
    opt.CloseDoor: judge_close,
    opt.OpenDoor: judge_open,
    opt.TakeObjective: judge_objective,
    opt.Search: judge_search,
    opt.TakeTank: judge_tank,
    opt.TakeRemote: judge_remote,
    opt.UseItem: judge_item,
    opt.UseSkill: judge_skill,
    opt.MissionAction: judge_mission,
    opt.Reorganize: judge_rearrange,
}


# -- the questions around it ---------------------------------------------------------------


def judge_activate(game: Table, options: Sequence[Option]) -> list[float]:
    """Whoever is in trouble first, then those who shoot, then the others."""
    found = []
    for option in options:
        assert isinstance(option, opt.Activate)
        survivor = game.state.survivors[option.who]
        found.append(2.0 * blows(game, survivor.zone) + 0.3 * armed(game, survivor))
    return found


def judge_take(game: Table, options: Sequence[Option]) -> list[float]:
    """A blow goes to a machine, else to whoever can bear it best."""
    survivors = game.state.survivors
    found = []
    for option in options:
        assert isinstance(option, opt.Pick)
        if option.who >= len(survivors):
            found.append(50.0)
        else:
            survivor = survivors[option.who]
            worn = [card for card in survivor.body if card != EMPTY]
            shields = sum(game.world.cards[card].stops_attack for card in worn)
            found.append(survivor.armor + 2.0 * shields)
    return found


def judge_hit(game: Table, options: Sequence[Option]) -> list[float]:
    """The most dangerous first."""
    worth = marks_of(game.world).worth
    return [
        worth[option.enemy] * (2 if option.reap else 1) if isinstance(option, opt.Hit) else 0.0
        for option in options
    ]


def judge_split(game: Table, options: Sequence[Option]) -> list[float]:
    """The odd enemy goes where nobody stands."""
    return [
        -float(sum(s.zone == option.zone for s in game.state.survivors))
        if isinstance(option, opt.PickZone)
        else 0.0
        for option in options
    ]


def judge_leave(game: Table, options: Sequence[Option]) -> list[float]:
    """Out is out."""
    return [1.0 if option.key == "say:leave" else 0.0 for option in options]


def judge_shield(game: Table, options: Sequence[Option]) -> list[float]:
    """A card rather than armor."""
    return [1.0 if isinstance(option, opt.Drop) else 0.0 for option in options]


def judge_reroll(game: Table, options: Sequence[Option]) -> list[float]:
    """Roll again when the dice did worse than usual."""
    frame = game.state.stack[-1]
    profile, faces = getattr(frame, "profile"), getattr(frame, "faces")  # noqa: B009
    usual = len(faces) * max(0, 7 - profile.accuracy + profile.plus) / 6
    again = profile.hits(faces) < usual
    return [float((option.key != "say:keep") == again) for option in options]


def judge_receive(game: Table, options: Sequence[Option]) -> list[float]:
    """Keep everything; what is too much is sorted out later."""
    return [1.0 if option.key == "say:keep" else 0.0 for option in options]


def judge_fill(game: Table, options: Sequence[Option]) -> list[float]:
    """The best card into every slot."""
    worth = marks_of(game.world).cards
    found = []
    for option in options:
        if isinstance(option, opt.PickCard):
            found.append(worth[option.card] if option.card != EMPTY else 0.05)
        else:
            found.append(0.01 if isinstance(option, Done) else 0.0)
    return found


def judge_attach(game: Table, options: Sequence[Option]) -> list[float]:
    """Ammunition belongs to a weapon."""
    return [1.0 if isinstance(option, opt.AttachTo) else 0.0 for option in options]


def judge_room(game: Table, options: Sequence[Option]) -> list[float]:
    """Drop the least useful card."""
    worth = marks_of(game.world).cards
    return [-worth[option.card] if isinstance(option, opt.Drop) else NEVER for option in options]


def judge_move_on(game: Table, options: Sequence[Option]) -> list[float]:
    """Walk on while it brings one nearer."""
    who = getattr(game.state.stack[-1], "who", NOBODY)
    if who == NOBODY:
        return [0.0] * len(options)
    at = Situation(game, who, Turn(who))
    return [
        judge_move(game, at, option) if isinstance(option, opt.Move) else 0.5 for option in options
    ]


_JUDGES: dict[str, Judge] = {
    "turn": judge_turn,
    "activate": judge_activate,
    "assign-attack": judge_take,
    "friendly-fire": judge_take,
    "assign-hit": judge_hit,
    "split": judge_split,
    "leave": judge_leave,
    "shield": judge_shield,
    "avoid-damage": judge_room,
    "re-roll": judge_reroll,
    "receive": judge_receive,
    "fill-hand": judge_fill,
    "fill-body": judge_fill,
    "attach-ammo": judge_attach,
    "make-room": judge_room,
    "move-on": judge_move_on,
    "free-move": judge_move_on,
}
