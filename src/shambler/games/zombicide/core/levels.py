"""Experience, danger levels and the skills they bring (Z-XP-01 to 11), Ultrared (Z-ULTRA)."""

from __future__ import annotations

from typing import Final

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, consult, report
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.winning import check_goals
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

RED: Final = 3


def gain_experience(game: ZombicideGame, who: int, amount: int, rule: str = "") -> None:
    """Points move a survivor up the danger bar at once, whatever else follows (Z-XP-01).

    Only what they learn from it is left to be settled: a goal met at the same time is looked at
    afterwards, with the points counted.
    """
    survivor = game.state.survivors[who]
    if survivor.status != IN_PLAY or not amount or not game.world.tracks[who]:
        return
    survivor.experience += amount
    game.tell(ev.ExperienceGained, who, amount, survivor.experience, rule=rule)
    levels = _climb(game, who)
    if levels:
        _learn(game, [LearnSkill(who, level) for level in levels])
        check_goals(game)


def _climb(game: ZombicideGame, who: int) -> list[int]:
    """Reach one level after the other; at Red the Ultrared bar starts over (Z-ULTRA-01)."""
    survivor, edition = game.state.survivors[who], game.world.edition
    levels: list[int] = []
    while survivor.climb < edition.level(survivor.experience):
        survivor.climb += 1
        level = survivor.climb
        if level > survivor.level:
            survivor.level = level
            game.tell(ev.LevelReached, who, level)
            report(game, Listener.level_reached, who, level)
        if level == RED and game.world.ultrared:
            survivor.experience -= edition.thresholds[RED]
            survivor.climb = 0
        levels.append(level)
    return levels


def _learn(game: ZombicideGame, lessons: list[LearnSkill]) -> None:
    """What the levels offer, the lowest first; a skill works once it is chosen (Z-XP-11).

    Points may come from two sources in one step: what was earned first is learned first.
    """
    stack = game.state.stack
    place = len(stack)
    while place and isinstance(stack[place - 1], LearnSkill):
        place -= 1
    stack[place:place] = reversed(lessons)


class LearnSkill(Procedure, frozen=True, gc=False):
    """Choose a skill of a level: one of two at Orange, one of three at Red (Z-XP-04)."""

    who: int
    level: int

    def step(self, game: ZombicideGame) -> Decision | None:
        """A second climb offers what is left of the level (Z-ULTRA-02)."""
        rule = "Z-ULTRA-02" if game.world.ultrared else "Z-XP-04"
        skills = list(self._left(game))
        if not skills:
            rule, skills = "Z-ULTRA-03", self._anything(game)
        if not skills:
            game.end()
            return None
        names = game.world.skills
        options: list[Option] = [opt.PickSkill(f"learn:{names[s].id}", s) for s in skills]
        about = {"who": self.who, "level": self.level}
        return Decision(game.world.seat_of[self.who], "learn", options, rule, about)

    def _left(self, game: ZombicideGame) -> dict[int, int]:
        """Skills of this level not taken yet, with their bits. A skill that is printed at two
        levels can be taken at both, and adds up."""
        track = game.world.tracks[self.who]
        first = sum(len(skills) for skills in track[: self.level])
        taken = game.state.survivors[self.who].taken
        places = enumerate(track[self.level], first)
        return {skill: 1 << place for place, skill in places if not taken >> place & 1}

    def _anything(self, game: ZombicideGame) -> list[int]:
        """With all one's own skills taken, Orange and Red give any skill (Z-ULTRA-03)."""
        world, survivor = game.world, game.state.survivors[self.who]
        track = world.tracks[self.who]
        own = sum(len(skills) for skills in track[1:])
        if not world.ultrared or self.level < RED - 1 or survivor.taken.bit_count() < own:
            return []
        known = consult(game, Listener.skills_known, survivor.skills, self.who)
        return [
            number
            for number, skill in enumerate(world.skills)
            if number not in known and not any(ability.at_start for ability in skill.abilities)
        ]

    def chosen(self, game: ZombicideGame, option: opt.PickSkill) -> None:
        """It counts at once."""
        survivor = game.state.survivors[self.who]
        survivor.taken |= self._left(game).get(option.gain, 0)
        gain, level = option.gain, self.level
        if not consult(game, Listener.learns_elsewhere, False, self.who, gain, level):
            survivor.skills = (*survivor.skills, option.gain)
        game.tell(ev.SkillGained, self.who, option.gain)
        game.end()
