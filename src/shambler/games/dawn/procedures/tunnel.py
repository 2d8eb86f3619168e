"""Below the town and on wet ground: Zeds come up, spaces are buried, rain washes tracks."""

from __future__ import annotations

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.events.combat import SpaceBlasted
from shambler.games.dawn.events.tunnel import ZedsSurfaced
from shambler.games.dawn.events.zeds import ZedsMoved
from shambler.games.dawn.procedures import catacombs, defences, stealth
from shambler.games.dawn.procedures.hits import HitUnit, LandHits
from shambler.games.dawn.procedures.placing import EnterZeds, meet_new_zeds
from shambler.games.dawn.procedures.retreat import (
    RetreatUnits,
    RetreatZeds,
    arrive,
    can_stop,
    room_ahead,
    step_back,
)
from shambler.games.dawn.state import NOBODY, NOWHERE, TUNNEL, ZEDS_DICE
from shambler.kernel.chance import Roll
from shambler.kernel.procedure import Procedure

FORWARD_TO = 2  # rolls of the rain (F-G06)
BACK_FROM = 6


class ComeUp(Procedure, frozen=True, gc=False):
    """Zeds on these Tunnel spaces try to come up, strongest first (DOZ-RUL-79)."""

    exits: tuple[tuple[int, int], ...]
    tried: int = 0

    def step(self, game: DawnGame) -> None:
        """The next unit of the next space."""
        if not self.exits:
            game.end()
            return
        place, to = self.exits[0]
        waiting = [zed for zed in game.zeds_at(place) if not self.tried >> zed & 1]
        if not waiting:
            game.goto(ComeUp(self.exits[1:], self.tried))
            return
        zed = game.strongest_first(waiting)[0]
        game.goto(ComeUp(self.exits, self.tried | 1 << zed))
        try_to_surface(game, zed, to)


def try_to_surface(game: DawnGame, zed: int, to: int) -> None:
    """Out of Catacombs it has to find the way first; without room above it stays."""
    place = game.state.zed_at[zed]
    game.call(SurfaceAt(zed, to))
    if game.world.board.kind[place] == "catacombs":
        game.call(catacombs.ZedsLeave(zed, place))


class SurfaceAt(Procedure, frozen=True, gc=False):
    """It arrives as a placed unit (DOZ-RUL-29)."""

    zed: int
    place: int
    watched: bool = False  # the perimeter has been tried

    def step(self, game: DawnGame) -> None:
        """Up, if there is room."""
        free = game.world.zeds.stack_free[self.zed] or game.room_for_zeds(self.place) > 0
        if not free or self.place in game.state.no_entry:
            game.end()
            return
        guard = None if self.watched else defences.watchers(game, self.place)
        if guard is not None:
            game.goto(SurfaceAt(self.zed, self.place, True))
            game.call(guard)
            return
        game.end()
        stealth.come_out(game, self.place)
        game.state.zed_at[self.zed] = self.place
        game.tell(ZedsSurfaced, zed=self.zed, place=self.place)
        meet_new_zeds(game, self.zed, self.place)

    def returned(self, game: DawnGame, result: object) -> None:
        """Not out of the Catacombs; or one space closer to Start (DOZ-KINGMAN-05)."""
        if result == defences.CANCELLED and self.watched:
            game.goto(EnterZeds(self.zed, game.world.board.away[self.place]))
        elif result == defences.CANCELLED:
            game.end()


class Ventilate(Procedure, frozen=True, gc=False):
    """A die for each Zeds unit in Catacombs says where it tries to come up (E-R13)."""

    zeds: tuple[int, ...]
    table: tuple[tuple[int, int], ...]

    def step(self, game: DawnGame) -> Roll | None:
        """Roll for the next."""
        if not self.zeds:
            game.end()
            return None
        return Roll(ZEDS_DICE, 1)

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """There, or nowhere."""
        game.goto(Ventilate(self.zeds[1:], self.table))
        to = next((place for most, place in self.table if faces[0] <= most), NOWHERE)
        zed = self.zeds[0]
        if to != NOWHERE and game.world.board.kind[game.state.zed_at[zed]] == "catacombs":
            try_to_surface(game, zed, to)


class Collapse(Procedure, frozen=True, gc=False):
    """A die names a Tunnel space: everybody in it is hit and escapes (F-O01)."""

    exits: tuple[tuple[int, int], ...]
    number: int = 0
    at: int = 0

    def step(self, game: DawnGame) -> Roll | None:
        """Roll; then Hits and escapes."""
        if not self.number:
            return Roll(ZEDS_DICE, 1)
        place = game.world.board.space(TUNNEL, self.number)
        game.goto(Collapse(self.exits, self.number, self.at + 1))
        if self.at == 0:
            game.state.no_entry += (place,)
            game.tell(SpaceBlasted, place=place)
            fighting = game.world.units.fighting
            for unit in game.units_at(place):
                if fighting[unit] or game.world.units.player[unit]:
                    game.call(HitUnit(unit, 1))
        elif self.at == 1:
            zeds = tuple(game.zeds_at(place))
            game.call(LandHits(zeds, (1,) * len(zeds)))
        elif self.at == 2:
            self.people_escape(game, place)
        elif self.at == 3:
            self.zeds_escape(game, place)
        else:
            game.end()
        return None

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """That space."""
        game.goto(Collapse(self.exits, faces[0]))

    def people_escape(self, game: DawnGame, place: int) -> None:
        """Up where there is an exit and room, else toward Town Center."""
        above = dict(self.exits).get(self.number, NOWHERE)
        for unit in game.fighters_at(place):
            if above != NOWHERE and can_stop(game, unit, above):
                step_back(game, unit, above, False)
            elif above != NOWHERE:
                step_back(game, unit, room_ahead(game, unit, place), False)
            else:
                game.call(RetreatUnits((unit,), place))

    def zeds_escape(self, game: DawnGame, place: int) -> None:
        """Up as placed units (DOZ-RUL-26), or back one space."""
        above = dict(self.exits).get(self.number, NOWHERE)
        zeds = game.zeds_at(place)
        if above == NOWHERE:
            if zeds:
                game.call(RetreatZeds(tuple(zeds)))
            return
        for zed in sorted(zeds, key=game.zed_strength):  # the strongest comes up first
            game.call(EnterZeds(zed, above))


class WashAway(Procedure, frozen=True, gc=False):
    """Rain: 1-2 one space forward, 6 one space back, for each Zeds unit on the track (F-G06)."""

    track: int
    tried: int = 0
    zed: int = NOBODY

    def step(self, game: DawnGame) -> Roll | None:
        """Roll for the next, the closest first."""
        board, at = game.world.board, game.state.zed_at
        if self.zed != NOBODY:
            return Roll(ZEDS_DICE, 1)
        due = [
            zed
            for zed in game.zeds_in_play()
            if board.track[at[zed]] == self.track
            and not board.is_start[at[zed]]
            and not self.tried >> zed & 1
        ]
        if not due:
            game.end()
            return None
        zed = min(due, key=lambda one: (board.distance[at[one]], -game.zed_strength(one)))
        game.goto(WashAway(self.track, self.tried | 1 << zed, zed))
        return None

    def rolled(self, game: DawnGame, faces: tuple[int, ...]) -> None:
        """Washed on, left alone, or pushed back; never into Town Center."""
        board, zed = game.world.board, self.zed
        game.goto(WashAway(self.track, self.tried))
        place = game.state.zed_at[zed]
        if faces[0] <= FORWARD_TO and board.number[place] > 0:
            self.push(game, zed, board.toward[place])
        elif faces[0] >= BACK_FROM:
            self.push(game, zed, board.away[place])

    def push(self, game: DawnGame, zed: int, to: int) -> None:
        """If there is room; then it meets whoever is there."""
        place = game.state.zed_at[zed]
        free = game.world.zeds.stack_free[zed] or game.room_for_zeds(to) > 0
        if free and to not in game.state.no_entry:
            stealth.come_out(game, to)
            game.state.zed_at[zed] = to
            game.tell(ZedsMoved, zeds=(zed,), start=place, place=to)
            arrive(game, to)
