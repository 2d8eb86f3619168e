"""Marks for the questions beside the Action menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shambler.agents.dawn.choices import judge_blow, judge_find, judge_healed, judge_hero
from shambler.agents.dawn.habits import habits_of
from shambler.agents.dawn.outlook import Outlook, defence, guard_at
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.options.actions import PlayHeldCard
from shambler.games.dawn.options.picks import (
    Flee,
    PickPlace,
    PickSeat,
    PickTrack,
    PickUnit,
    PickZed,
    RollAgain,
    TryAbility,
)
from shambler.games.dawn.procedures.avoid import AskReRoll
from shambler.games.dawn.procedures.columns import fight_column
from shambler.games.dawn.procedures.combat import Fight, changed, current_fight
from shambler.games.dawn.procedures.hits import DivideHits, tough_to
from shambler.games.dawn.procedures.windows import HeldCardWindow
from shambler.games.dawn.state import COMATOSE, NOWHERE, TOWN
from shambler.kernel.decision import Option

Judge = Callable[[DawnGame, Sequence[Option]], list[float]]


def fighting(game: DawnGame) -> Fight:
    """The combat that is going on."""
    fight = game.state.stack[current_fight(game)]
    assert type(fight) is Fight
    return fight


def prospects(game: DawnGame, fight: Fight) -> float:
    """The chance to win a combat less what it costs."""
    units, habits = game.world.units, habits_of(game)
    column = Outlook(game).columns[fight_column(game, fight)]
    wins = column.wins * (2 - column.wins) if units.re_roll[fight.unit] else column.wins
    hurt = column.unit_hits * (0.5 if units.tough_from[fight.unit] <= 5 else 1.0)
    left = 2 * units.hits[fight.unit] - game.state.unit_damage[fight.unit]
    return wins - habits.hurt * hurt - habits.mortal * min(1.0, hurt / left) ** 2


def judge_defender(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Whoever has the best prospects."""
    fight = fighting(game)
    return [prospects(game, changed(fight, unit=_unit(option))) for option in options]


def judge_flee(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Away from a combat that will be lost."""
    fight, give_up = fighting(game), habits_of(game).give_up
    return [
        give_up if isinstance(o, Flee) else prospects(game, changed(fight, unit=_fleeing(options)))
        for o in options
    ]


def judge_traps(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """The same for Traps, which hit besides."""
    fight = fighting(game)
    return [0.5 if isinstance(option, TryAbility) else prospects(game, fight) for option in options]


def judge_re_roll(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Roll a defeat again, and a victory that would kill."""
    frame = game.state.stack[-1]
    assert type(frame) is AskReRoll
    units = game.world.units
    left = 2 * units.hits[frame.unit] - game.state.unit_damage[frame.unit]
    deadly = frame.unit_hits >= left and units.tough_from[frame.unit] > 6
    again = not frame.zeds_lose or deadly
    return [float(again == isinstance(option, RollAgain)) for option in options]


def judge_hit_zeds(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Whoever can be eliminated, then whoever can be flipped, then the strongest."""
    frame = game.state.stack[-1]
    assert type(frame) is DivideHits
    found = []
    for option in options:
        assert isinstance(option, PickZed)
        zed = option.zed
        put = frame.put[frame.zeds.index(zed)]
        damage = game.state.zed_damage[zed] + put
        half = game.world.zeds.hits[zed]
        mark = 0.1 * game.zed_strength(zed)
        if 2 * half - damage <= frame.left:
            mark += 10.0
        elif damage < half <= damage + frame.left:
            mark += 5.0
        found.append(mark - (3.0 if tough_to(game, zed) else 0.0))
    return found


def judge_held(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Cards are there to be played: a shift where it helps, the rest at once."""
    window = game.state.stack[-1]
    assert type(window) is HeldCardWindow
    if window.moment != "BEFORE_FIGHT":
        return [float(isinstance(option, PlayHeldCard)) for option in options]
    chance = prospects(game, fighting(game))
    useful = 0.2 < chance < 0.75
    return [float(useful == isinstance(option, PlayHeldCard)) for option in options]


def judge_civilians(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Strong and healthy ones."""
    state, units = game.state, game.world.units
    return [
        game.strength(_unit(o)) + 2 * units.hits[_unit(o)] - state.unit_damage[_unit(o)]
        for o in options
    ]


def judge_victim(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Whoever can bear it best: Hits left, Terrain, Toughness."""
    state, units, terrain = game.state, game.world.units, game.world.board.terrain
    found = []
    for option in options:
        unit = _unit(option)
        left = 2 * units.hits[unit] - state.unit_damage[unit]
        tough = 2.0 if units.tough_from[unit] <= 5 else 1.0
        found.append(left * tough + 0.8 * terrain[state.unit_at[unit]] + 0.2 * game.strength(unit))
    return found


def judge_harmless_place(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """New Zeds where there is least danger."""
    dangers, track = Outlook(game).dangers, game.world.board.track
    return [-dangers[track[_place(o)]] if track[_place(o)] >= 0 else 1.0 for o in options]


def judge_harmless_track(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """The track where a Fate draw does least harm."""
    dangers = Outlook(game).dangers
    return [-dangers[option.track] if isinstance(option, PickTrack) else 0.0 for option in options]


def judge_harmless_group(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """The group that is farthest away."""
    distance = game.world.board.distance
    return [float(distance[_place(option)]) for option in options]


def judge_far_zed(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """The Zeds unit that is farthest away, the more hurt of two."""
    state, distance = game.state, game.world.board.distance
    return [
        distance[state.zed_at[o.zed]] + 0.1 * state.zed_damage[o.zed]
        if isinstance(o, PickZed)
        else 0.0
        for o in options
    ]


def judge_withdrawal(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Away, if the town is not less safe for it."""
    unit = int(game.decision.about["unit"]) if game.decision is not None else 0
    outlook = Outlook(game)
    return [
        outlook.moved(unit, option.place) if isinstance(option, PickPlace) else 0.0
        for option in options
    ]


def judge_follow(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """The same for those who could go with her."""
    place = int(game.decision.about["place"]) if game.decision is not None else TOWN
    outlook = Outlook(game)
    return [
        outlook.moved(option.unit, place) - 0.001 if isinstance(option, PickUnit) else 0.0
        for option in options
    ]


def judge_stays(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Where room is short the better defender stays closer to the Zeds."""
    outlook = Outlook(game)
    place = int(game.decision.about["place"]) if game.decision is not None else TOWN
    track = game.world.board.track[place]
    groups = outlook.groups[track] if track != NOWHERE else ()
    found = []
    for option in options:
        guard = guard_at(game, _unit(option), place)
        found.append(defence(outlook.columns, guard, groups[0])[0] if groups else guard.strength)
    return found


def judge_arrival(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Into town, where everybody is needed."""
    return [float(isinstance(o, PickPlace) and o.place == TOWN) for o in options]


def judge_free_step(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """A step that makes the town safer, or none."""
    unit = int(game.decision.about["unit"]) if game.decision is not None else 0
    outlook, zed_at = Outlook(game), game.state.zed_at
    distance, at = game.world.board.distance, game.state.unit_at[unit]
    found = []
    for option in options:
        if not isinstance(option, PickPlace):
            found.append(0.0)
        elif option.place in zed_at:
            chance = prospects(game, Fight(option.place, unit, True))
            found.append(0.1 if chance > habits_of(game).eager else -1.0)
        else:
            inward = distance[at] - distance[option.place]
            stands = game.world.board.is_start[at]
            found.append(outlook.moved(unit, option.place) + (0.01 * inward if stands else -0.001))
    return found


def judge_loss(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Supplies before Ammo before Infection before Hits."""
    worth = {"supplies": 3.0, "ammo": 2.0, "infection": 1.0, "hits": 0.0}
    return [worth.get(getattr(option, "stock", ""), 0.0) for option in options]


def judge_room(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """Whoever can walk leaves the bed; else the weakest is given up."""
    state, units = game.state, game.world.units
    return [
        (0.0 if state.unit_marks[_unit(o)] & COMATOSE else 10.0)
        - units.strength[_unit(o)][0]
        - (5.0 if units.hero[_unit(o)] else 0.0)
        for o in options
    ]


def judge_payer(game: DawnGame, options: Sequence[Option]) -> list[float]:
    """The player with the fewest Heroes on the board can best spare the Action."""
    state = game.state
    heroes = [u for u, hero in enumerate(game.world.units.hero) if hero and game.in_play(u)]
    return [
        -float(sum(state.dealt[unit] == option.seat for unit in heroes))
        if isinstance(option, PickSeat)
        else 0.0
        for option in options
    ]


def _unit(option: Option) -> int:
    assert isinstance(option, PickUnit)
    return option.unit


def _place(option: Option) -> int:
    assert isinstance(option, PickPlace)
    return option.place


def _fleeing(options: Sequence[Option]) -> int:
    return next(option.unit for option in options if isinstance(option, Flee))


JUDGES: dict[str, Judge] = {
    "defender": judge_defender,
    "flee": judge_flee,
    "traps": judge_traps,
    "re-roll": judge_re_roll,
    "hit-zeds": judge_hit_zeds,
    "held-cards": judge_held,
    "mark-civilians": judge_civilians,
    "favour-hero": judge_civilians,
    "bring-character": judge_civilians,
    "virtual-attack": judge_victim,
    "ambush": judge_victim,
    "place-zeds": judge_harmless_place,
    "start": judge_harmless_place,
    "fated-track": judge_harmless_track,
    "pressure-group": judge_harmless_group,
    "tie": judge_far_zed,
    "mark-zeds": judge_far_zed,
    "fall-back": judge_withdrawal,
    "follow": judge_follow,
    "retreat-first": judge_stays,
    "place-character": judge_arrival,
    "payer": judge_payer,
    "team-payer": judge_payer,
    "free-step": judge_free_step,
    "loss": judge_loss,
    "loot": judge_loss,
    "take-hit": judge_victim,
    "make-room": judge_room,
    "find": judge_find,
    "choose-hero": judge_hero,
    "keep-hero": judge_hero,
    "strike": judge_blow,
    "retreat-zeds": judge_blow,
    "heal-who": judge_healed,
    "full-heal": judge_healed,
    "revive": judge_healed,
}
