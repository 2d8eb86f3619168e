"""Rules of thumb for the Zombicide family.

Everything on the table is open to everybody, so the rules look at the position itself. Each option
gets a mark and the best one is taken: finish the errand at hand, bring down what is about to
attack, walk on, close doors behind, search when there is nothing better; never shoot into friends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from shambler.agents.base import Agent
from shambler.agents.zombicide.danger import blows
from shambler.agents.zombicide.errands import errands
from shambler.agents.zombicide.fight import armed, marks_of, spares
from shambler.agents.zombicide.habits import habits_of
from shambler.agents.zombicide.hunt import hunt
from shambler.agents.zombicide.judged import Judge
from shambler.agents.zombicide.kits import best_card
from shambler.agents.zombicide.placing import judge_arrival, judge_split, judge_walk
from shambler.agents.zombicide.situation import NEVER, Situation
from shambler.agents.zombicide.tales import STORY_JUDGES
from shambler.agents.zombicide.tools import serving
from shambler.agents.zombicide.turn import judge_move, judge_road, judge_turn
from shambler.agents.zombicide.walking import NOBODY
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.arranging import SLOTS, Arrange
from shambler.games.zombicide.core.combat import Strike
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import EMPTY
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.missions.needs import kept_units, spared
from shambler.games.zombicide.systems.cars.options import Drive
from shambler.kernel.decision import Decision, Done, Option, SecretDecision
from shambler.kernel.machine import Game


class ZombicideThumb(Agent):
    """A sensible survivor."""

    __slots__ = ()

    def __init__(self, seed: int) -> None: ...

    def choose(
        self, game: Game[Any, Any], decision: Decision | SecretDecision, seat: int
    ) -> Option:
        """The option with the best mark; the first of equals."""
        options = decision.options_for(seat)
        assert isinstance(game, ZombicideGame)
        marks = judge(game, decision.kind, options)
        return options[marks.index(max(marks))]


WASTED: Final = -20.0  # the mark of a hit thrown away


def judge(game: ZombicideGame, kind: str, options: Sequence[Option]) -> list[float]:
    """A mark for every option; unknown questions get no opinion."""
    judges = _JUDGES.get(kind)
    return judges(game, options) if judges is not None else [0.0] * len(options)


# -- the questions around it ---------------------------------------------------------------


def judge_activate(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Whoever is in trouble first, then those who shoot, then the others; those who still need
    experience before those who have enough."""
    found, habits = [], habits_of(game.world)
    points = errands(game).points
    going = hunt(game) if habits.bounty else None
    odds = going.odds if going is not None else {}
    for option in options:
        assert isinstance(option, opt.Activate)
        survivor = game.state.survivors[option.who]
        if option.who in odds:
            assert going is not None
            shoots = any(post != going.zone for post in going.posts[option.who])
            found.append(100.0 * (1 + shoots + odds[option.who]))
            continue
        found.append(
            habits.trouble * blows(game, survivor.zone)
            + habits.ready * armed(game, survivor)
            + habits.lucky * bool(game.traits(option.who).lucky)
            + habits.lesson * max(0, points - survivor.experience)
        )
    return found


def judge_take(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """A blow goes to a machine that the mission can spare, else to whoever can bear it best."""
    survivors, dear = game.state.survivors, kept_units(game)
    found = []
    for option in options:
        assert isinstance(option, opt.Pick)
        if option.who >= len(survivors):
            found.append(NEVER if option.who - len(survivors) in dear else 50.0)
        elif option.who >= game.world.team:
            found.append(NEVER)  # those in the team's care
        else:
            survivor = survivors[option.who]
            worn = [card for card in survivor.body if card != EMPTY]
            shields = sum(game.world.cards[card].has("ignore-attack") for card in worn)
            found.append(survivor.armor + 2.0 * shields)
    return found


def judge_hit(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """The most dangerous that falls first; a hit is not thrown away."""
    worth, reap = marks_of(game.world).worth, habits_of(game.world).reap
    strike: Strike | None = getattr(game.state.stack[-1], "strike", None)
    kept = spared(game, strike.who) if strike is not None and spares(game.world) else ()
    return [
        (NEVER if option.enemy in kept else worth[option.enemy] * (reap if option.reap else 1))
        if isinstance(option, opt.Hit) and not option.wasted
        else WASTED
        for option in options
    ]


def judge_leave(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Out is out."""
    return [1.0 if option.key == "say:leave" else 0.0 for option in options]


def judge_shield(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """A card rather than armor."""
    return [1.0 if isinstance(option, opt.Drop) else 0.0 for option in options]


def judge_reroll(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Roll again when the dice did worse than usual, or too badly for the one that was named."""
    frame = game.state.stack[-1]
    profile, faces = getattr(frame, "profile"), getattr(frame, "faces")  # noqa: B009
    usual = len(faces) * max(0, 7 - profile.accuracy + profile.plus) / 6
    strike: Strike = getattr(frame, "strike")  # noqa: B009
    hits = profile.hits(faces)
    again = hits < usual
    if strike.enemy >= 0:
        again = hits * profile.damage < game.world.foes[strike.enemy].toughness
    return [float((option.key != "say:keep") == again) for option in options]


def judge_receive(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Keep everything; what is too much is sorted out later."""
    return [1.0 if option.key == "say:keep" else 0.0 for option in options]


def judge_fill(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """The best card into every slot; what is no use there goes to the backpack."""
    fits = [option.card for option in options if isinstance(option, opt.PickCard)]
    fits = left_for_tools(game, fits)
    best = best_card(game, fits)
    return [
        1.0 if isinstance(option, opt.PickCard) and option.card == best
        else 0.01 if isinstance(option, Done) else 0.0
        for option in options
    ]  # fmt: skip


def left_for_tools(game: ZombicideGame, fits: list[int]) -> list[int]:
    """Of two who put their tools together one gets them all: whoever spends the action."""
    frame = game.state.stack[-1]
    assert isinstance(frame, Arrange)
    slot = frame.arrangement(game).open_slot()
    if len(frame.whos) == 1 or slot is None or slot[0] == frame.whos[0]:
        return fits
    if errands(game).meets.get(frame.whos[0]) != slot[0]:
        return fits
    kept, cards = serving(game.world), game.world.cards
    return [card for card in fits if card == EMPTY or cards[card].id not in kept]


def judge_attach(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Ammunition belongs to a weapon, first of all to one that is none without it."""
    frame, cards = game.state.stack[-1], game.world.cards
    assert isinstance(frame, Arrange)
    fed = frame.plan[len(SLOTS) * len(frame.whos) :]
    return [
        (
            2.0
            if option.card not in fed and any(w.needs for w in cards[option.card].weapons)
            else 1.0
        )
        if isinstance(option, opt.AttachTo)
        else 0.0
        for option in options
    ]


def judge_room(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Drop the least useful card."""
    worth = marks_of(game.world).cards
    return [-worth[option.card] if isinstance(option, opt.Drop) else NEVER for option in options]


def judge_drive_on(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """A second zone on the same way."""
    who = getattr(game.state.stack[-1], "who", NOBODY)
    at = Situation(game, who, Turn(who))
    return [
        judge_road(game, at, option) if isinstance(option, Drive) else 0.5 for option in options
    ]


def judge_move_on(game: ZombicideGame, options: Sequence[Option]) -> list[float]:
    """Walk on while it brings one nearer."""
    who = getattr(game.state.stack[-1], "who", NOBODY)
    if who == NOBODY:
        return [0.0] * len(options)
    at = Situation(game, who, Turn(who))
    return [
        judge_move(game, at, option) if isinstance(option, opt.Move) else 0.5 for option in options
    ]


_JUDGES: Final[dict[str, Judge]] = {
    **STORY_JUDGES,
    "turn": judge_turn,
    "activate": judge_activate,
    "assign-attack": judge_take,
    "friendly-fire": judge_take,
    "assign-hit": judge_hit,
    "split": judge_split,
    "mold-zone": judge_arrival,
    "abomination-zone": judge_arrival,
    "companion-way": judge_walk,
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
    "drive-on": judge_drive_on,
}
