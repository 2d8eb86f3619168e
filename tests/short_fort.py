"""Fort Hendrix with five short missions: one card beside the team, three walkers among them.

Whole chapters can be played in a few answers: somebody is knocked out in the first round, the card
asks for a decision and wins the mission. Boards, cards and rules are the real ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache

import msgspec

from shambler.games.zombicide.core.board_setup import PlacedEnemies
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.hendrix.sheet import MISSIONS
from shambler.games.zombicide.missions.mission import Mission
from shambler.games.zombicide.systems.story.ending_effects import NextMission
from shambler.games.zombicide.systems.story.nesting import Aim
from shambler.kernel.match import Match
from shambler.server.bots import Task, answer

CARD, WALKERS = "20", 3
UNREAD = "Nobody but Penny knows"  # a text of the card that is never read here


def short(key: str, following: str) -> Mission:
    """The second mission with its last card beside the team."""
    from_ = RULES.content.missions["M2"]
    assert from_.story is not None
    zone = from_.start[0].zone
    card = next(one for one in from_.story.card if one.id == CARD)
    leads = NextMission(missions=(following,))
    effects = tuple(leads if isinstance(one, NextMission) else one for one in card.effects)
    near = msgspec.structs.replace(card, zone=zone, effects=effects)
    others = [one for one in from_.story.card if one.id != CARD]
    aim = Aim(text=from_.story.aim.text)
    story = msgspec.structs.replace(
        from_.story, card=(near, *others), first=(), lock="", aim=aim, note=()
    )
    walkers = PlacedEnemies(enemy="walker", zone=zone, count=WALKERS)
    name = RULES.content.missions[key].name
    return msgspec.structs.replace(from_, id=key, name=name, story=story, enemy=(walkers,))


@contextmanager
def shortened() -> Iterator[None]:
    """While this lasts, the first five missions are short."""
    missions = RULES.content.missions
    kept = {key: missions[key] for key in MISSIONS[:5]}
    new = {key: short(key, MISSIONS[number]) for number, key in enumerate(kept, 1)}
    try:
        missions.update(new)
        RULES._built.clear()
        RULES.__dict__.pop("_scenarios", None)
        yield
    finally:
        missions.update(kept)
        RULES._built.clear()
        RULES.__dict__.pop("_scenarios", None)


def think(task: Task) -> str:
    """A bot's work in a process of its own, which has to be told of the short missions, too."""
    _stay_short()
    return answer(task)


@cache
def _stay_short() -> AbstractContextManager[None]:
    """For as long as the process lives: the cache holds what would else end at once."""
    staying = shortened()
    staying.__enter__()
    return staying


def answer_for(match: Match, choice: int = 1, victim: str = "take:karl") -> str:
    """A way through: rest in the first round, somebody falls, then the card and its choice."""
    decision = match.decision
    assert decision is not None
    keys = [option.key for option in decision.options]
    late = match.game.state.round > 1
    wanted = (f"decide:{choice}", f"story:{CARD}" if late else "end", victim, "end")
    return next((key for key in wanted if key in keys), keys[0])


def play_chapter(match: Match, choice: int = 1, victim: str = "take:karl") -> None:
    """To its end, which is a win."""
    while match.decision is not None:
        match.play(answer_for(match, choice, victim))
    assert match.outcome is not None
    assert match.outcome.winners
