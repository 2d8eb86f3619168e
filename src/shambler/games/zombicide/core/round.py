"""The round: players' phase, enemies' phase, end phase (Z-ROUND-01)."""

from __future__ import annotations

from typing import Final

from shambler.games.zombicide.core import events as ev
from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.activation import Activation
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.hooks import Listener, report
from shambler.games.zombicide.core.leaving import play_turn
from shambler.games.zombicide.core.spawning import SpawnStep, spawn_order
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

LATER: Final = opt.Say("say:later", "later")


class Round(Procedure, frozen=True, gc=False):
    """Rounds repeat until the game is won or lost."""

    phase: int = 0

    def step(self, game: ZombicideGame) -> None:
        """One phase after the other."""
        if self.phase == 0:
            game.tell(ev.RoundBegan, game.state.round)
            game.goto(Round(1))
            game.call(PlayersPhase(seat_order(game)))
        elif self.phase == 1:
            game.goto(Round(2))
            game.call(EnemiesPhase())
            report(game, Listener.players_done)  # what it calls comes before the enemies
        else:
            game.goto(Round(0))
            game.call(EndPhase())
            report(game, Listener.enemies_done)  # what it calls comes first in the end phase


def seat_order(game: ZombicideGame) -> tuple[int, ...]:
    """The first player, then around the table (Z-ROUND-02)."""
    seats = game.world.seats
    at = seats.index(game.state.first_player)
    return seats[at:] + seats[:at]


def waiting(game: ZombicideGame, seat: int) -> list[int]:
    """The survivors of a seat who have not had their turn; companions belong to no seat."""
    survivors = game.state.survivors
    return [
        who
        for who in game.world.by_seat[seat]
        if not survivors[who].done and survivors[who].status == IN_PLAY
    ]


class PlayersPhase(Procedure, frozen=True, gc=False):
    """Each player activates each of their survivors, in any order.

    ``late`` are the seats that are through but for tacticians who wait.
    """

    seats: tuple[int, ...]
    late: tuple[int, ...] = ()

    def step(self, game: ZombicideGame) -> Decision | None:
        """Who is next?"""
        if not self.seats and not self.late:
            game.end()
            return None
        seat = self.seats[0] if self.seats else self.late[0]
        mine = waiting(game, seat)
        if not mine:
            game.goto(PlayersPhase(self.seats[1:], self.late if self.seats else self.late[1:]))
            return None
        if game.world.tacticians:
            return self._with_tacticians(game, seat, mine)
        activate = game.world.menu.activate
        return Decision((seat,), "activate", [activate[who] for who in mine], "Z-ROUND-02")

    def _with_tacticians(self, game: ZombicideGame, seat: int, mine: list[int]) -> Decision:
        """They step in between the turns of others, or wait for a better moment."""
        world = game.world
        rest = [who for other in self.seats[1:] for who in waiting(game, other)]
        others = [who for other in self.late if other != seat for who in waiting(game, other)]
        early = [who for who in rest if game.traits(who).has("tactician")] + others
        seats = tuple(dict.fromkeys((seat, *(world.owners[who] for who in early))))
        options: list[Option] = [world.menu.activate[who] for who in (*mine, *early)]
        if self.seats and rest and all(game.traits(who).has("tactician") for who in mine):
            options.append(LATER)
        return Decision(seats, "activate", options, "Z-ROUND-02")

    def chosen(self, game: ZombicideGame, option: Option) -> None:
        """Their turn, or the next player's."""
        if isinstance(option, opt.Activate):
            game.state.survivors[option.who].done = True
            play_turn(game, option.who)
        else:
            game.goto(PlayersPhase(self.seats[1:], (*self.late, self.seats[0])))


class EnemiesPhase(Procedure, frozen=True, gc=False):
    """All enemies activate, then new ones spawn (Z-ROUND-06)."""

    spawning: bool = False

    def step(self, game: ZombicideGame) -> None:
        """Two steps."""
        if self.spawning:
            game.goto(SpawnStep(spawn_order(game)))
        else:
            game.goto(EnemiesPhase(spawning=True))
            game.call(Activation(tuple(range(len(game.world.foes)))))


class EndPhase(Procedure, frozen=True, gc=False):
    """Mend armor, clear what the systems clear, pass the first player token."""

    def step(self, game: ZombicideGame) -> None:
        """In the order of the book (Z-ROUND-08)."""
        state = game.state
        game.tell(ev.RoundEnded, state.round)
        _repair(game)
        report(game, Listener.end_phase)
        seats = seat_order(game)
        state.first_player = (seats[1:] + seats[:1])[0]
        for survivor in state.survivors:
            survivor.done = False
        state.round += 1
        game.end()


def _repair(game: ZombicideGame) -> None:
    """Skills that mend armor: one's own, or of everybody around."""
    for who in game.in_play():
        traits = game.traits(who)
        if traits.repair_self:
            _mend(game, who, game.world.armor[who], traits.repair_self)
        if traits.medic:
            for friend in game.here(game.state.survivors[who].zone):
                _mend(game, friend, traits.medic, traits.medic_rule)


def _mend(game: ZombicideGame, who: int, points: int, rule: str) -> None:
    survivor = game.state.survivors[who]
    gained = min(points, game.world.armor[who] - survivor.armor)
    if gained > 0:
        survivor.armor += gained
        game.tell(ev.ArmorRestored, who, gained, rule=rule)
