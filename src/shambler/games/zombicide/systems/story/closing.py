"""The end of a mission: what is kept for the next one, and which one that is (FH-KEEP-01 to 06)."""

from __future__ import annotations

from typing import ClassVar

from shambler.games.zombicide.core.game import DICE, ZombicideGame
from shambler.games.zombicide.core.inventory import carried
from shambler.games.zombicide.core.state import IN_PLAY, LEFT
from shambler.games.zombicide.core.winning import check_goals
from shambler.games.zombicide.systems.sheets.events import CardKeptForNext, CardWornOut
from shambler.games.zombicide.systems.sheets.sheet_state import change_team, team_of
from shambler.games.zombicide.systems.sheets.sheets import Sheets
from shambler.games.zombicide.systems.story.options import PickMission
from shambler.games.zombicide.systems.story.story_state import change_story, story_in
from shambler.games.zombicide.systems.story.succession import FillPlaces, the_dead
from shambler.kernel.box import Occasion
from shambler.kernel.chance import Roll
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

BREAK = 1  # the face of an all-out die


class StoryEnds(Procedure, frozen=True, gc=False):
    """The mission is won: whatever else was going on is over."""

    def step(self, game: ZombicideGame) -> None:
        """In a campaign there is more to settle."""
        change_story(game.state, won=True)
        travels = team_of(game.state).travels
        game.state.stack[:] = [KeepEquipment(keepable(game)) if travels else Victory()]


class Victory(Procedure, frozen=True, gc=False):
    """The goal is met."""

    def step(self, game: ZombicideGame) -> None:
        """All is settled. A mission of one's own may have goals beside its story: it ends first."""
        change_story(game.state, settled=True)
        check_goals(game)
        if game.state.outcome is None:
            game.finish(game.world.seats, "won", "Z-WIN-01")


def keepable(game: ZombicideGame) -> tuple[tuple[int, int], ...]:
    """Cards with a Keep value of those in play and those who left (FH-KEEP-01)."""
    dice = game.world.system(Sheets).keep
    return tuple(
        (who, card)
        for who, survivor in enumerate(game.state.survivors[: game.world.team])
        if survivor.status in (IN_PLAY, LEFT)
        for card in carried(survivor)
        if card in dice
    )


class KeepEquipment(Procedure, frozen=True, gc=False):
    """Dice for each card, never rolled again; a break and it is gone (FH-KEEP-02, FH-KEEP-03)."""

    waiting: tuple[tuple[int, int], ...]

    def occasion(self, game: ZombicideGame) -> Occasion:
        """For the next card."""
        who, card = self.waiting[0]
        good = tuple(face for face in range(1, 7) if face != BREAK)
        return Occasion("keep", {"who": who, "card": card}, "FH-KEEP-02", good)

    def step(self, game: ZombicideGame) -> Roll | None:
        """Card by card."""
        if not self.waiting:
            game.goto(ChooseNext())
            if not story_in(game.state).over:  # nobody is needed after the last mission
                game.call(FillPlaces(the_dead(game)))
            return None
        return Roll(DICE, game.world.system(Sheets).keep[self.waiting[0][1]])

    def rolled(self, game: ZombicideGame, faces: tuple[int, ...]) -> None:
        """Kept or not."""
        who, card = self.waiting[0]
        game.goto(KeepEquipment(self.waiting[1:]))
        lost = BREAK in faces
        game.tell(CardWornOut if lost else CardKeptForNext, who, card, faces)
        if not lost:
            change_team(game.state, kept=(*team_of(game.state).kept, (who, card)))


class ChooseNext(Procedure, frozen=True, gc=False):
    """Where several missions may come next, the team chooses (FH-CAMP-10)."""

    rule: ClassVar[str] = "FH-CAMP-10"

    def step(self, game: ZombicideGame) -> Decision | None:
        """Often there is nothing to choose."""
        following = story_in(game.state).next
        if len(following) < 2:
            game.goto(Victory())
            return None
        options: list[Option] = [PickMission(f"next:{key}", key) for key in following]
        return Decision(game.world.seats, "next-mission", options, self.rule)

    def chosen(self, game: ZombicideGame, option: PickMission) -> None:
        """There."""
        change_story(game.state, next=(option.mission,))
        game.goto(Victory())
