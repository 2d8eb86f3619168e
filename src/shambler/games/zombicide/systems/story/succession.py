"""Places that the dead leave are filled before the next mission (FH-KO-05 to 07, FH-CAMP-17)."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.systems.knockout.knockout import fallen_in
from shambler.games.zombicide.systems.sheets.events import SuccessorChosen
from shambler.games.zombicide.systems.sheets.options import PickSuccessor
from shambler.games.zombicide.systems.sheets.sheet_state import change_team, team_of
from shambler.games.zombicide.systems.story.story_state import since
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

TIMER: Final = "TIMER"  # the rule under which nobody lies on the board and lives


def the_dead(game: ZombicideGame) -> tuple[int, ...]:
    """Those who died; under a countdown, whoever still lies on the board (FH-KO-04)."""
    fallen = fallen_in(game.state)
    late = [entry.who for entry in fallen.lying] if since(game.state, TIMER) else []
    return tuple(dict.fromkeys((*fallen.dead, *late)))


def newcomers(game: ZombicideGame) -> list[str]:
    """Those who have not been used in this campaign (FH-KO-05, FH-CAMP-17)."""
    world, team = game.world, team_of(game.state)
    used = {*world.names[: world.team], *team.dead, *(name for _, name in team.heirs)}
    return [name for name in world.content.survivors if name not in used]


class FillPlaces(Procedure, frozen=True, gc=False):
    """The player of each of the dead chooses who comes, as long as there is anybody."""

    waiting: tuple[int, ...]
    rule: ClassVar[str] = "FH-CAMP-17"

    def step(self, game: ZombicideGame) -> Decision | None:
        """One place after the other."""
        names = newcomers(game) if self.waiting else []
        if not names:
            game.end()
            return None
        who = self.waiting[0]
        options: list[Option] = [PickSuccessor(f"successor:{name}", name) for name in names]
        return Decision(game.world.seat_of[who], "successor", options, self.rule, {"who": who})

    def chosen(self, game: ZombicideGame, option: PickSuccessor) -> None:
        """They come with a new sheet (FH-KO-06)."""
        who = self.waiting[0]
        game.goto(FillPlaces(self.waiting[1:]))
        change_team(game.state, heirs=(*team_of(game.state).heirs, (who, option.survivor)))
        game.tell(SuccessorChosen, who, option.survivor)


class MissionLost(Procedure, frozen=True, gc=False):
    """Lost while somebody stands: it is played again, by others for the dead (FH-CAMP-16)."""

    reason: str
    lost_by: str

    def step(self, game: ZombicideGame) -> None:
        """Whatever else was going on is over."""
        game.state.stack[:] = [GivenUp(self.reason, self.lost_by), FillPlaces(the_dead(game))]


class GivenUp(Procedure, frozen=True, gc=False):
    """All is settled, and the mission is lost."""

    reason: str
    lost_by: str

    def step(self, game: ZombicideGame) -> None:
        """That was that."""
        game.finish((), self.reason, self.lost_by)


def lose_mission(game: ZombicideGame, reason: str, rule: str, *, at_end: bool = False) -> None:
    """The mission is lost, not the campaign; ``at_end``: as soon as the end phase is over."""
    settles = team_of(game.state).travels and the_dead(game) and newcomers(game)
    if not settles:
        game.finish((), reason, rule)
    elif at_end:
        game.state.stack.insert(-1, MissionLost(reason, rule))
    else:
        game.call(MissionLost(reason, rule))
