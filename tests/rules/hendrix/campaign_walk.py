"""Campaigns whose missions are decided at random, so that every way through is walked.

A mission is set up as always and its first questions are answered at random. Then things happen to
the team by the rules' own functions, the mission is declared won or lost, and everything that comes
after it (keep rolls, rewards, successors, the next mission) is played through the one door.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

import msgspec

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.setup import hold
from shambler.games.zombicide.core.state import IN_PLAY, take_from_stocks
from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.hendrix.carrying import POISON
from shambler.games.zombicide.hendrix.sheet import CampaignSheet
from shambler.games.zombicide.hendrix.telling import FATES, LINES
from shambler.games.zombicide.systems.knockout.knockout import FallenState, fall, fallen_in
from shambler.games.zombicide.systems.sheets.sheets import Sheets, gain_cxp, mark, mark_team
from shambler.games.zombicide.systems.story.closing import StoryEnds
from shambler.games.zombicide.systems.story.ending_effects import EndCampaign, NextMission
from shambler.games.zombicide.systems.story.scene import StoryScene, story_of
from shambler.games.zombicide.systems.story.succession import lose_mission
from shambler.kernel.carry import Carry
from shambler.kernel.chance import Sampled

PLAYING: Final = ("activate", "turn")
MOST_CHAPTERS: Final = 60
LONGEST: Final = 2_000  # answers between two missions
TOLLS: Final = (0.12, 0.12, 0.12, 0.5)  # who falls in a mission; at the last nobody is left to come


def walk(seed: int) -> Counter[str]:
    """One campaign to its end; what was seen on the way."""
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    plan = RULES.campaigns()[0]
    carry = Carry(plan.first, plan.sheet)
    seats, toll = rng.choice((1, 2, 6)), rng.choice(TOLLS)
    for _ in range(MOST_CHAPTERS):
        before = msgspec.convert(carry.sheet, CampaignSheet)
        mission = carry.next
        carry = decide(mission, {"seats": seats, "campaign": carry.sheet}, rng, toll)
        after = msgspec.convert(carry.sheet, CampaignSheet)
        check_hand_over(mission, before, carry, after)
        seen.update(told(mission, before, carry, after))
        if not carry.next:
            return seen
    seen["endless"] += 1
    return seen


def decide(mission: str, options: dict[str, Any], rng: random.Random, toll: float) -> Carry:
    """A mission set up, decided, and played on until it hands something over."""
    game: Any = RULES.new(mission, options, Sampled(rng.getrandbits(60))).start()
    answer(game, rng, PLAYING)
    befall(game, rng, toll)
    decide_now(game, rng)
    game.derive()
    answer(game, rng)
    assert RULES.broken(game) == []
    carry = RULES.carry(game)
    assert carry is not None
    return carry


def answer(game: ZombicideGame, rng: random.Random, until: tuple[str, ...] = ()) -> None:
    """Any answer will do, until a question of one of these kinds, or the end."""
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None or decision.kind in until:
            return
        seat = decision.seats[0]
        game.submit(rng.choice(decision.options_for(seat)), seat)
    raise AssertionError(f"still asked {game.decision} after {LONGEST} answers")


def befall(game: ZombicideGame, rng: random.Random, toll: float) -> None:
    """Somebody falls, dies, learns, gets sick, finds things; the team achieves something."""
    team = range(game.world.team)
    for who in team:
        if rng.random() < 0.3:
            mark(game, who, POISON, rng.choice((1, 1, 2, -1)))
        if rng.random() < 0.4:
            find_card(game, who, rng)
        standing = sum(game.state.survivors[one].status == IN_PLAY for one in team)
        if standing > 1 and rng.random() < toll:
            fall(game, who)
    fallen = fallen_in(game.state)
    dead = tuple(entry.who for entry in fallen.lying if rng.random() < 0.6)
    lying = tuple(entry for entry in fallen.lying if entry.who not in dead)
    state: Any = game.state
    state.fallen = FallenState(lying, fallen.rescued, dead)
    for achievement in rng.sample(LINES, rng.choice((0, 1, 2))):
        mark_team(game, achievement)


def find_card(game: ZombicideGame, who: int, rng: random.Random) -> None:
    """A card that can be kept, out of its deck into a free slot."""
    keep = game.world.system(Sheets).keep
    there = [card for stock in game.state.stocks for card in stock.cards if card in keep]
    survivor = game.state.survivors[who]
    if there and min((*survivor.hands, *survivor.pack)) < 0:
        card = rng.choice(there)
        take_from_stocks(game.state, card)
        hold(game.world, survivor, card)


def decide_now(game: ZombicideGame, rng: random.Random) -> None:
    """Won, lost for now, or lost for good; experience is gained just before."""
    luck = rng.random()
    if luck < 0.06:
        game.finish((), rng.choice(("all-down", "companion-died")), "FH-KO-12")
        return
    if luck < 0.2:
        lose_mission(game, "out-of-reach", "Z-WIN-03")
        if game.state.outcome is None:
            return
    else:
        ways = [one for _, one in story_of(game).walk() if isinstance(one, NextMission)]
        ends = [one for _, one in story_of(game).walk() if isinstance(one, EndCampaign)]
        nowhere = StoryScene(0, (), -1, -1)
        rng.choice(ways or ends).apply(game, nowhere)
        if ends:
            mark_team(game, rng.choice(FATES))
        game.call(StoryEnds())
    for who in range(game.world.team):
        if game.state.outcome is None and rng.random() < 0.5:
            gain_cxp(game, who, rng.choice((1, 2, 3)))


def check_hand_over(
    mission: str, before: CampaignSheet, carry: Carry, after: CampaignSheet
) -> None:
    """What must hold between any two missions."""
    names = [place.survivor for place in after.places]
    assert len(names) == len({*names}) <= len(before.places)
    assert not {*names} & {*after.dead}
    assert after.dead[: len(before.dead)] == before.dead
    if carry.next == mission or carry.verdict == "lost":
        assert after.done == before.done
        assert after.story == before.story
        was = {place.survivor: (place.cxp, place.kept) for place in before.places}
        now = {place.survivor: (place.cxp, place.kept) for place in after.places}
        assert {name: now[name] for name in now if name in was}.items() <= was.items()
    else:
        assert after.done == (*before.done, mission)
        assert after.attempt == 1
    assert carry.next or carry.verdict
    for language in ("en", "fr"):
        assert len(RULES.sheet_tale(carry.sheet, language).people) == len(names)
        ending = RULES.ending(carry, language)
        assert (ending is not None) == (not carry.next)
        assert ending is None or 0 <= ending.measure <= 100


def told(mission: str, before: CampaignSheet, carry: Carry, after: CampaignSheet) -> Counter[str]:
    """What was seen in this chapter."""
    seen: Counter[str] = Counter()
    if carry.next:
        seen["again" if carry.next == mission else f"{mission}>{carry.next}"] += 1
    else:
        fate = next((mark for mark in FATES if mark in after.marks), "lost")
        seen[f"ending {fate if carry.verdict == 'won' else 'lost'}"] += 1
    new = [place.after for place in after.places if place.after not in ("", *before.dead)]
    seen["succession"] += len(new)
    seen["succession after a loss"] += len(new) if carry.next == mission else 0
    seen["empty place"] += len(before.places) - len(after.places) if carry.next else 0
    seen["kept"] += sum(len(place.kept) for place in after.places)
    seen["reward"] += sum(len(place.skills) + place.bonus for place in after.places)
    return seen
