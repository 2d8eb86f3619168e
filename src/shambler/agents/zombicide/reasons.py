"""What an option of a Zombicide game is good for, in a word, for the adviser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shambler.agents.zombicide.danger import blows
from shambler.agents.zombicide.fight import attack_worth, burns_nobody
from shambler.agents.zombicide.situation import Situation
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.activation import AssignAttacks
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.systems.machines.options import Command, MoveTogether
from shambler.kernel.decision import Option


def reason(game: ZombicideGame, option: Option) -> str:
    """The end of a ``reason-`` text, empty where there is nothing particular to say."""
    asking = game.state.stack[-1]
    if isinstance(asking, Turn):
        judge = _TURN.get(type(option))
        return judge(game, Situation(game, asking.who, asking), option) if judge is not None else ""
    if isinstance(asking, AssignAttacks):
        return "bear"
    if isinstance(option, opt.Hit):
        return "waste-hit" if option.wasted else "danger"
    return ""


def _attack(game: ZombicideGame, at: Situation, option: Any) -> str:
    if option.zone in at.plan.targets and burns_nobody(game, at.turn, option):
        return "burn"
    worth = attack_worth(game, at.turn, option)
    if worth <= -10:
        return "shoot-friends"
    return "attack" if worth > 0 else "waste"


def _command(game: ZombicideGame, at: Situation, option: Command) -> str:
    return "machine" if option.order == "move" else _attack(game, at, option)


def _move(game: ZombicideGame, at: Situation, option: Any) -> str:
    zone = option.zone
    if game.state.infested >> zone & 1:
        return "into-enemies"
    if at.blows > blows(game, zone):
        return "escape"
    if not at.row or at.row[zone] == at.row[at.zone]:
        return ""
    return "nearer" if 0 <= at.row[zone] < at.row[at.zone] else "away"


def _search(game: ZombicideGame, at: Situation, option: Any) -> str:
    return "tool" if at.plan.seeking else "search"


def _close(game: ZombicideGame, at: Situation, option: opt.CloseDoor) -> str:
    beyond = game.world.board.openings[option.opening].beyond(at.zone)
    return "shut-out" if game.crowd(beyond) else ""


def _always(word: str) -> Callable[[ZombicideGame, Situation, Any], str]:
    return lambda game, at, option: word


_TURN: Final[dict[type[Option], Callable[[ZombicideGame, Situation, Any], str]]] = {
    opt.EndTurn: _always("rest"),
    opt.Melee: _attack,
    opt.Fire: _attack,
    Command: _command,
    opt.Move: _move,
    MoveTogether: _move,
    opt.CloseDoor: _close,
    opt.OpenDoor: _always("door"),
    opt.TakeObjective: _always("objective"),
    opt.MissionAction: _always("objective"),
    opt.Search: _search,
    opt.UseItem: _always("mend"),
}
