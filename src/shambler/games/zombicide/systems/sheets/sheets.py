"""Campaign sheets: experience, milestones and marks (FH-CAMP-01 to 09, 13 to 15)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.levels import gain_experience
from shambler.games.zombicide.core.searching import Receive
from shambler.games.zombicide.core.state import take_from_stocks
from shambler.games.zombicide.core.system import System
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.systems.all_out.words import Keep
from shambler.games.zombicide.systems.needs import BONUS_LEFT
from shambler.games.zombicide.systems.sheets.events import (
    BonusGained,
    BonusUsed,
    CampaignSkillGained,
    CxpGained,
    MarkGained,
    MarkLost,
    TeamMarked,
)
from shambler.games.zombicide.systems.sheets.options import Bonus, TakeBonus, TakeSkill
from shambler.games.zombicide.systems.sheets.sheet_state import (
    SheetState,
    TeamState,
    change_sheet,
    change_team,
    marks_of,
    sheet_of,
    team_of,
)
from shambler.games.zombicide.systems.sheets.words import (
    Contamination,
    StartsWithOneOf,
    StartsWithPoints,
)
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure
from shambler.kernel.structs import replace

MILESTONES: Final = (2, 5, 8, 11, 14, 17, 20)  # FH-CAMP-13
MOST_CXP: Final = 20
ORANGE: Final = 2
LEVELS: Final = 4
NO_LEVEL: Final = -1  # of a skill that comes with no danger level
BONUS: Final = Bonus("bonus")
TAKE_BONUS: Final = TakeBonus("milestone:bonus")


class Sheets(System):
    """The sheets of the team, and what they do in this mission."""

    part: ClassVar[str] = "sheets"

    def __init__(self, world: Any) -> None:
        self.rewards = tuple(
            number for number, skill in enumerate(world.skills) if skill.reward
        )  # FH-CAMP-14
        self.keep = {
            number: ability.dice
            for number, gear in enumerate(world.cards)
            for ability in world.content.cards[gear.id].abilities
            if isinstance(ability, Keep)
        }  # dice rolled for each card that may be kept
        words = [word for word in world.mission.special if isinstance(word, Contamination)]
        self.poison = words[0].mark if words else ""  # the mark that takes skills away
        self.silent = () if words else ("learns_elsewhere", "skills_known")

    def first(self, world: Any) -> TeamState:
        """Clean sheets, until set-up says otherwise (FH-SETUP-09)."""
        people = range(world.team)
        return TeamState(tuple(SheetState(learned=_first_skills(world, who)) for who in people))

    def level_reached(self, game: ZombicideGame, who: int, level: int) -> None:
        """A point for Orange and one for Red; Ultrared reaches no level anew (FH-CAMP-02)."""
        if level >= ORANGE:
            gain_cxp(game, who, 1)

    def learns_elsewhere(
        self, game: ZombicideGame, done: bool, who: int, skill: int, level: int
    ) -> bool:
        """It is chosen as usual, but may not work (FH-M9-06)."""
        learned = (*sheet_of(game.state, who).learned, (level, skill))
        change_sheet(game.state, who, learned=learned)
        renew_skills(game.world, game.state, who)
        return True

    def skills_known(
        self, game: ZombicideGame, skills: tuple[int, ...], who: int
    ) -> tuple[int, ...]:
        """Those that do not work, too."""
        learned = tuple(skill for _, skill in sheet_of(game.state, who).learned)
        return tuple(dict.fromkeys((*learned, *skills)))


def _first_skills(world: Any, who: int) -> tuple[tuple[int, int], ...]:
    """Those of the first level, and what is inborn: that comes with no level (Z2E-006)."""
    inborn = {world.skill_index[skill] for skill in world.sheets[who].inborn}
    return tuple((NO_LEVEL if skill in inborn else 0, skill) for skill in world.tracks[who][0])


def renew_skills(world: Any, state: Any, who: int) -> None:
    """Skills of levels that contamination leaves, and those of the campaign (FH-M9-05)."""
    sheet, system = sheet_of(state, who), world.system(Sheets)
    sick = marks_of(state, who, system.poison) if system.poison else 0
    mine = tuple(world.skill_index[skill] for skill in sheet.skills)
    working = tuple(skill for level, skill in sheet.learned if level < LEVELS - sick)
    state.survivors[who].skills = working + mine


# -- experience and rewards ----------------------------------------------------------------


def gain_cxp(game: ZombicideGame, who: int, amount: int) -> None:
    """Points on the sheet, and a reward for each milestone they reach (FH-CAMP-03)."""
    before = sheet_of(game.state, who).cxp
    after = min(MOST_CXP, before + amount)
    if after == before:
        return
    change_sheet(game.state, who, cxp=after)
    game.tell(CxpGained, who, after - before, after)
    for milestone in MILESTONES:
        if before < milestone <= after:
            game.call(Milestone(who))


class Milestone(Procedure, frozen=True, gc=False):
    """A bonus action, or a campaign skill not yet taken, at once (FH-CAMP-04, FH-CAMP-05)."""

    who: int

    def step(self, game: ZombicideGame) -> Decision:
        """The player chooses."""
        world, sheet = game.world, sheet_of(game.state, self.who)
        skills = [
            reward(world, number)
            for number in world.system(Sheets).rewards
            if world.skills[number].id not in sheet.skills
        ]
        seats = world.seat_of[self.who]
        return Decision(seats, "milestone", [TAKE_BONUS, *skills], "FH-CAMP-03", {"who": self.who})

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """It can be used in the same turn."""
        game.end()
        sheet = sheet_of(game.state, self.who)
        if isinstance(option, TakeSkill):
            skill = game.world.skills[option.gain]
            change_sheet(game.state, self.who, skills=(*sheet.skills, skill.id))
            survivor = game.state.survivors[self.who]
            survivor.skills = (*survivor.skills, option.gain)
            game.tell(CampaignSkillGained, self.who, option.gain)
            begin_skill(game, self.who, option.gain)
        else:
            change_sheet(game.state, self.who, bonus=sheet.bonus + 1)
            game.tell(BonusGained, self.who)


def reward(world: Any, skill: int) -> TakeSkill:
    """The option that taking a campaign skill is."""
    return TakeSkill(f"campaign-skill:{world.skills[skill].id}", skill)


def begin_skill(game: ZombicideGame, who: int, skill: int) -> None:
    """What a skill does at set-up, or at once if it is gained in play (FH-CAMP-14)."""
    for ability in game.world.skills[skill].abilities:
        if isinstance(ability, StartsWithPoints):
            gain_experience(game, who, ability.amount, rule="FH-CAMP-14")
        elif isinstance(ability, StartsWithOneOf):
            game.call(PickStartingCard(who, ability.cards))


class PickMissionSkill(Procedure, frozen=True, gc=False):
    """A campaign skill one does not have; it is not written on the sheet (FH-SKILL-07)."""

    who: int

    def step(self, game: ZombicideGame) -> Decision | None:
        """Any other one, those that act at set-up included."""
        world, mine = game.world, game.state.survivors[self.who].skills
        rewards = world.system(Sheets).rewards
        found: list[Option] = [reward(world, skill) for skill in rewards if skill not in mine]
        if not found:
            game.end()
            return None
        about = {"who": self.who}
        return Decision(world.seat_of[self.who], "mission-skill", found, "FH-SKILL-07", about)

    def chosen(self, game: ZombicideGame, option: TakeSkill) -> None:
        """No contamination takes it away: it belongs to no danger level."""
        game.end()
        learned = (*sheet_of(game.state, self.who).learned, (NO_LEVEL, option.gain))
        change_sheet(game.state, self.who, learned=learned)
        survivor = game.state.survivors[self.who]
        survivor.skills = (*survivor.skills, option.gain)
        game.tell(ev.SkillGained, self.who, option.gain, rule="FH-SKILL-07")
        begin_skill(game, self.who, option.gain)


class PickStartingCard(Procedure, frozen=True, gc=False):
    """One of some cards, from its deck; nothing if none is left."""

    who: int
    cards: tuple[str, ...]

    def step(self, game: ZombicideGame) -> Decision | None:
        """Those that are still there."""
        stocks = [card for stock in game.state.stocks for card in stock.cards]
        copies = [self._copy(game, card, stocks) for card in self.cards]
        there = [copy for copy in copies if copy >= 0]
        if not there or game.state.survivors[self.who].zone < 0:
            game.end()
            return None
        options: list[Option] = [game.world.menu.cards[copy] for copy in there]
        about = {"who": self.who}
        return Decision(game.world.seat_of[self.who], "first-card", options, "FH-CAMP-14", about)

    def _copy(self, game: ZombicideGame, card: str, stocks: list[int]) -> int:
        return next((copy for copy in game.world.copies[card] if copy in stocks), -1)

    def chosen(self, game: ZombicideGame, option: Any) -> None:
        """Into the inventory."""
        take_from_stocks(game.state, option.card)
        game.goto(Receive(self.who, (option.card,), "FH-CAMP-14"))


# -- marks ---------------------------------------------------------------------------------


def mark(game: ZombicideGame, who: int, name: str, times: int) -> None:
    """A survivor's achievement, once more or once less; what nobody has cannot be lost."""
    marks = list(sheet_of(game.state, who).marks)
    if times > 0:
        marks += [name] * times
    elif name in marks:
        marks.remove(name)
    else:
        return
    change_sheet(game.state, who, marks=tuple(marks))
    game.tell(MarkGained if times > 0 else MarkLost, who, name, marks.count(name))
    if name == game.world.system(Sheets).poison:
        renew_skills(game.world, game.state, who)


def mark_team(game: ZombicideGame, name: str) -> None:
    """The team's achievement, written down once."""
    marks = team_of(game.state).marks
    if name not in marks:
        change_team(game.state, marks=(*marks, name))
        game.tell(TeamMarked, name)


# -- bonus actions -------------------------------------------------------------------------


class BonusActions(ActionFamily):
    """An action more, each once per mission (FH-CAMP-06, FH-CAMP-07)."""

    carries: ClassVar[tuple[type[Option], ...]] = (Bonus,)
    wants: ClassVar[int] = BONUS_LEFT

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """In one's own turn, whenever the player wants it (FH-CAMP-15)."""
        if not standing.turn.granted:
            options.append(BONUS)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: Bonus) -> None:
        """Several may be used in one turn."""
        sheet = sheet_of(game.state, turn.who)
        change_sheet(game.state, turn.who, used=sheet.used + 1)
        game.tell(BonusUsed, turn.who)
        game.goto(replace(turn, spent=turn.spent - 1))


BONUSES: Final = BonusActions(free=True, confined=True)
