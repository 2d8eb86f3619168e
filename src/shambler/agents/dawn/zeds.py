"""Rules of thumb for the Zeds player: press where a track is about to break, and keep Zeds whole.

Options of the Zeds turn are worth points; activations come first, so that Heals see the Hits of
this turn. Ties and other choices about Zeds are answered to the Hero side's harm.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shambler.agents.dawn.answers import JUDGES
from shambler.agents.dawn.outlook import Outlook
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.picks import PickPlace, PickTrack, PickUnit, PickZed, UseIt
from shambler.games.dawn.options.versus import (
    AnyWalk,
    Enjoin,
    KeepDice,
    MendZeds,
    RaiseZeds,
    Scheme,
    SchemeAgainst,
    SootheZeds,
    SpreadInfection,
)
from shambler.games.dawn.procedures.arrest import ArrestRoll
from shambler.games.dawn.procedures.combat import Fight
from shambler.games.dawn.procedures.research import ResearchRoll
from shambler.games.dawn.procedures.settling import chaos_left
from shambler.games.dawn.state import FIRST_SPACE, NOBODY, TOWN
from shambler.kernel.decision import Option, Pass

ACTIVATE = 9.0  # activations before everything that can wait
NEAR = 8  # spaces from Town Center beyond which a Hit marker hardly matters
CLOSE = 2  # fights so near to Town Center are worth a spoilt roll
SCHEMES = {
    "bad-medicine": 0.8,
    "sabotage": 0.9,
    "attract-allies": 1.6,
    "agitate": 2.0,
    "bail": 2.0,
    "lend-a-hand": 0.6,
}
LATE_CHAOS = 4  # markers in the supply from which fires are worth more


def zeds_marks(game: DawnGame, kind: str, options: Sequence[Option]) -> list[float]:
    """A mark for every option; questions that the Hero side knows are answered to its harm."""
    judge = QUESTIONS.get(kind)
    if judge is not None:
        return [judge(game, option) for option in options]
    heroes = JUDGES.get(kind)
    return [-mark for mark in heroes(game, options)] if heroes else [0.0] * len(options)


def judge_turn(game: DawnGame, option: Option) -> float:
    """What an option of the Zeds turn is worth."""
    if isinstance(option, PickTrack):
        return ACTIVATE + Outlook(game).dangers[option.track]
    if isinstance(option, MendZeds | SootheZeds):
        return healing(game, option.zed)
    if isinstance(option, SpreadInfection):
        return 0.5 + game.state.infection / 8
    if isinstance(option, RaiseZeds):
        return 1.5
    if isinstance(option, AnyWalk):
        return walking(game, option)
    if isinstance(option, Scheme):
        return scheming(game, option)
    if isinstance(option, SchemeAgainst):
        return against(game, option)
    if isinstance(option, Enjoin):
        return 0.4
    return 0.1


def healing(game: DawnGame, zed: int) -> float:
    """Hits that go, the more the nearer the unit is."""
    gone = game.state.zed_damage[zed] % game.world.zeds.hits[zed]
    distance = game.world.board.distance[game.state.zed_at[zed]]
    return gone * 0.6 * max(1, NEAR - distance) / NEAR + 0.1


def scheming(game: DawnGame, option: Scheme) -> float:
    """Fires, Infection, and what else single Un-Zeds do."""
    if option.what == "place-chaos":
        return 1.2 + (1.5 if chaos_left(game) <= LATE_CHAOS else 0.0)
    if option.what == "doctor-infect":
        return 1.0 + game.state.infection / 5
    if option.what.startswith("doctor"):
        return 1.4
    return SCHEMES[option.what]


def against(game: DawnGame, option: SchemeAgainst) -> float:
    """Lawyers on whoever has none; bail at once."""
    if option.what == "lawyers":
        fresh = game.state.lawyers == NOBODY
        return (1.2 if fresh else 0.05) + 0.05 * game.strength(option.unit)
    return SCHEMES[option.what]


def walking(game: DawnGame, option: AnyWalk) -> float:
    """Away from those who arrest; then to a named space near Town Center without enemies."""
    return (
        0.2
        + standing(game, option.unit, option.place)
        - standing(game, option.unit, game.state.unit_at[option.unit])
    )


def standing(game: DawnGame, unit: int, place: int) -> float:
    """How good a place is for an Un-Zeds unit."""
    board, units = game.world.board, game.world.units
    hunters = [u for u in game.units_at(place) if units.acts[u] and not units.animal[u]]
    mark = -0.8 * len(hunters) - 0.05 * board.distance[place]
    mark += 0.3 if board.named[place] else 0.0
    if units.immune[unit]:
        return mark - (0.3 if place in game.state.zed_at else 0.0)
    if place in game.state.zed_at or game.raiders_at(place):
        return mark - 3.0
    if unit in units.never_restores and game.chaos_at(place):  # nothing left to burn
        return mark - 0.6
    return mark


def judge_step(game: DawnGame, option: Option) -> float:
    """Forward for free, where nobody waits."""
    if not isinstance(option, PickUnit):
        return 0.0
    at = game.state.unit_at[option.unit]
    ahead = game.world.board.toward[at]
    return standing(game, option.unit, ahead) - standing(game, option.unit, at)


def judge_spoil(game: DawnGame, option: Option) -> float:
    """Fights near Town Center, Arrests and Research."""
    frame = game.state.stack[-2]
    near = type(frame) is Fight and game.world.board.distance[frame.place] <= CLOSE
    worth = near or type(frame) in (ArrestRoll, ResearchRoll)
    return float(worth == isinstance(option, UseIt))


def judge_dice(game: DawnGame, option: Option) -> float:
    """High rolls favour the Hero side."""
    return -float(sum(option.faces)) if isinstance(option, KeepDice) else 0.0


def judge_home(game: DawnGame, option: Option) -> float:
    """Where an Un-Zeds unit appears."""
    unit = int(game.decision.about["unit"]) if game.decision is not None else 0
    return standing(game, unit, option.place) if isinstance(option, PickPlace) else 0.0


def judge_recovery(game: DawnGame, option: Option) -> float:
    """The nearest unit, one that flips first."""
    if not isinstance(option, PickZed):
        return 0.0
    zed, state = option.zed, game.state
    flips = state.zed_damage[zed] == game.world.zeds.hits[zed]
    return 1.0 + flips + 1.0 / (1 + game.world.board.distance[state.zed_at[zed]])


def judge_start(game: DawnGame, option: Option) -> float:
    """New Zeds where it is dangerous already."""
    if not isinstance(option, PickPlace):
        return 0.0
    track = game.world.board.track[option.place]
    return 1.0 + Outlook(game).dangers[track]


def judge_yes(game: DawnGame, option: Option) -> float:
    """Use it."""
    return float(not isinstance(option, Pass))


def judge_along(game: DawnGame, option: Option) -> float:
    """Stay where the Zeds have left a Marteuse alone with people? Rather not."""
    unit = int(game.decision.about["unit"]) if game.decision is not None else 0
    at = game.state.unit_at[unit]
    people = at >= FIRST_SPACE or at == TOWN
    return float(people == isinstance(option, UseIt))


QUESTIONS: dict[str, Callable[[DawnGame, Option], float]] = {
    "zeds-turn": judge_turn,
    "lent-action": judge_turn,
    "lend-a-hand": judge_turn,
    "un-zeds-step": judge_step,
    "spoil": judge_spoil,
    "keep-dice": judge_dice,
    "place-un-zeds": judge_home,
    "remove-hits": judge_recovery,
    "allied-zeds": judge_start,
    "bail": judge_yes,
    "along": judge_along,
}
