"""Experience, danger levels and the skills they bring (Z-XP-01 to 11), Ultrared (Z-ULTRA)."""

from __future__ import annotations

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.features.missions import check_goals, level_reached
from shambler.games.zombicide.features.modes import show_level
from shambler.games.zombicide.state import IN_PLAY
from shambler.games.zombicide.table import Table
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

RED = 3


class GainExperience(Procedure, frozen=True, gc=False):
    """Points move a survivor up the danger bar, level by level."""

    who: int
    amount: int
    rule: str = ""

    def step(self, game: Table) -> None:
        """Add the points and learn what the new levels offer."""
        survivor = game.state.survivors[self.who]
        if survivor.status != IN_PLAY or not self.amount or not game.world.tracks[self.who]:
            game.end()
            return
        survivor.experience += self.amount
        game.tell(ev.ExperienceGained, self.who, self.amount, survivor.experience, rule=self.rule)
        game.goto(ClimbLevels(self.who))


class ClimbLevels(Procedure, frozen=True, gc=False):
    """Reach one level after the other; at Red the Ultrared bar starts over (Z-ULTRA-01)."""

    who: int

    def step(self, game: Table) -> None:
        """One level at a time: its skill works from now on (Z-XP-11)."""
        survivor = game.state.survivors[self.who]
        edition = game.world.edition
        if survivor.climb >= edition.level(survivor.experience):
            game.end()
            return
        survivor.climb += 1
        level = survivor.climb
        if level > survivor.level:
            survivor.level = level
            game.tell(ev.LevelReached, self.who, level)
            show_level(game, self.who)
            level_reached(game, self.who, level)
        if level == RED and game.world.ultrared:
            survivor.experience -= edition.thresholds[RED]
            survivor.climb = 0
        check_goals(game)
        game.call(LearnSkill(self.who, level))


class LearnSkill(Procedure, frozen=True, gc=False):
    """Choose a skill of a level: one of two at Orange, one of three at Red (INV-XP-04)."""

    who: int
    level: int

    def step(self, game: Table) -> Decision | None:
        """A second climb offers what is left of the level (Z-ULTRA-02)."""
        rule = "Z-ULTRA-02" if game.world.ultrared else game.cite("INV-XP-04")
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

    def _left(self, game: Table) -> dict[int, int]:
        """Skills of this level not taken yet, with their bits. A skill that is printed at two
        levels can be taken at both, and adds up."""
        track = game.world.tracks[self.who]
        first = sum(len(skills) for skills in track[: self.level])
        taken = game.state.survivors[self.who].taken
        places = enumerate(track[self.level], first)
        return {skill: 1 << place for place, skill in places if not taken >> place & 1}

    def _anything(self, game: Table) -> list[int]:
        """With all one's own skills taken, Orange and Red give any skill (Z-ULTRA-03)."""
        world, survivor = game.world, game.state.survivors[self.who]
        track = world.tracks[self.who]
        own = sum(len(skills) for skills in track[1:])
        if not world.ultrared or self.level < RED - 1 or survivor.taken.bit_count() < own:
            return []
        return [
            number
            for number, skill in enumerate(world.skills)
            if number not in (survivor.kept if survivor.side else survivor.skills)
            and not any(ability.name.startswith("starts-with") for ability in skill.abilities)
        ]

    def chosen(self, game: Table, option: opt.PickSkill) -> None:
        """It counts at once."""
        survivor = game.state.survivors[self.who]
        survivor.taken |= self._left(game).get(option.gain, 0)
        if survivor.side:  # the trackers stay where they are when the card is turned
            survivor.kept = (*survivor.kept, option.gain)
        else:
            survivor.skills = (*survivor.skills, option.gain)
        game.tell(ev.SkillGained, self.who, option.gain)
        game.end()
