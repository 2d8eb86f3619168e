"""What a card leaves to the players to share out: noise, wounds, doses, cards to look at."""

from __future__ import annotations

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.wounds import LoseArmor
from shambler.games.zombicide.systems.knockout.knockout import fallen_in
from shambler.games.zombicide.systems.noise.noise import noise_in
from shambler.games.zombicide.systems.sheets.sheet_state import marks_of
from shambler.games.zombicide.systems.sheets.sheets import mark
from shambler.games.zombicide.systems.story.options import LookAt
from shambler.games.zombicide.systems.story.reading import face_down, read_card
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.kernel.decision import PASS, Decision, Option
from shambler.kernel.procedure import Procedure

NOISE_REACH = 2  # moves between the taker and noise that the team may place


class PlaceNoise(Procedure, frozen=True, gc=False):
    """Noise where the team wants it, not far off by open ways."""

    zone: int
    count: int

    def step(self, game: ZombicideGame) -> Decision:
        """The own zone counts."""
        zones = game.zones_of(game.terrain.within(self.zone, NOISE_REACH))
        options: list[Option] = [game.world.menu.zones[zone] for zone in zones]
        return Decision(game.world.seats, "place-noise", options, "FH-OBJ-05")

    def chosen(self, game: ZombicideGame, option: opt.PickZone) -> None:
        """It rings there."""
        game.end()
        noise_in(game.state)[option.zone] += self.count


class ShareWounds(Procedure, frozen=True, gc=False):
    """Wounds that a card deals; the players split them inside the group."""

    people: tuple[int, ...]
    wounds: int

    def step(self, game: ZombicideGame) -> Decision | None:
        """Those still standing."""
        survivors = game.state.survivors
        there = [who for who in self.people if survivors[who].status == IN_PLAY]
        if not self.wounds or not there:
            game.end()
            return None
        options: list[Option] = [game.world.menu.take[who] for who in there]
        return Decision(
            game.world.seats, "share-wounds", options, "FH-OBJ-05", {"count": self.wounds}
        )

    def chosen(self, game: ZombicideGame, option: opt.Pick) -> None:
        """One wound."""
        game.goto(ShareWounds(self.people, self.wounds - 1))
        game.call(LoseArmor(option.who, 1, None))


class GiveDoses(Procedure, frozen=True, gc=False):
    """Marks are taken off, one each time; anybody may get one who is not dead."""

    count: int
    mark: str

    def step(self, game: ZombicideGame) -> Decision | None:
        """Those who have the mark, or nobody any more."""
        dead = fallen_in(game.state).dead
        sick = [
            who
            for who in range(game.world.team)
            if who not in dead and marks_of(game.state, who, self.mark)
        ]
        if not self.count or not sick:
            game.end()
            return None
        options: list[Option] = [game.world.menu.take[who] for who in sick]
        about = {"count": self.count}
        return Decision(game.world.seats, "give-dose", [*options, PASS], "FH-OBJ-05", about)

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """One less, or enough."""
        if isinstance(option, opt.Pick):
            game.goto(GiveDoses(self.count - 1, self.mark))
            mark(game, option.who, self.mark, -1)
        else:
            game.end()


class Peek(Procedure, frozen=True, gc=False):
    """The team reads face-down cards where they lie."""

    count: int

    def step(self, game: ZombicideGame) -> Decision | None:
        """Any that nobody has read."""
        hidden = face_down(game)
        if not self.count or not hidden:
            game.end()
            return None
        names = story_of(game).card
        options: list[Option] = [
            LookAt(f"look-at:{names[number].id}", names[number].id, number) for number in hidden
        ]
        return Decision(game.world.seats, "peek", options, "FH-OBJ-05", {"count": self.count})

    def chosen(self, game: ZombicideGame, option: LookAt) -> None:
        """Read aloud; it stays where it is."""
        game.goto(Peek(self.count - 1))
        read_card(game, -1, option.place)
