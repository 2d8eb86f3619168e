"""Flashlights in a turn: on, another way, off, and on for a shot (FH-LIGHT-02 to 06)."""

from __future__ import annotations

from typing import ClassVar, Final

from shambler.games.zombicide.core import options as opt
from shambler.games.zombicide.core.combat import Strike, strike_of
from shambler.games.zombicide.core.edition import ActionFamily
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.needs import LADEN
from shambler.games.zombicide.core.searching import ONCE, SearchActions, search
from shambler.games.zombicide.core.striking import CombatActions, Declare
from shambler.games.zombicide.core.traits import RANGED
from shambler.games.zombicide.core.turn import Standing, Turn
from shambler.games.zombicide.systems.all_out.all_out import AllOutActions, go_all_out
from shambler.games.zombicide.systems.all_out.options import AllOut
from shambler.games.zombicide.systems.needs import NIGHT
from shambler.games.zombicide.systems.night.events import LightTurned
from shambler.games.zombicide.systems.night.night import Night, has_light, put_out
from shambler.games.zombicide.systems.night.night_state import (
    OFF,
    is_night,
    night_in,
    set_beam,
)
from shambler.games.zombicide.systems.night.options import LightOff, TurnLight
from shambler.kernel.decision import Decision, Option
from shambler.kernel.procedure import Procedure

LIGHT_OFF: Final = LightOff("light-off")
LIGHT, DARK = opt.Say("say:light", "light"), opt.Say("say:dark", "dark")
NEAR = 1  # the range at which a light is turned on for a shot (FH-LIGHT-04)


def turn_light(game: ZombicideGame, turn: Turn, option: TurnLight) -> None:
    """The first time costs an action; turning it is none (FH-LIGHT-12)."""
    if night_in(game.state).beams[turn.who] == OFF:
        turn.pay(game, "light")
    else:
        turn.use(game, _once(turn))
    shine(game, turn.who, option.zone)


def _once(turn: Turn) -> str:
    """Another way once before each action (FH-LIGHT-05): a mark for the action to come."""
    free = sum(not used.startswith("light-") for used in turn.used)
    return f"light-{turn.spent + free}"


def shine(game: ZombicideGame, who: int, zone: int) -> None:
    """A beam falls on the own zone and this one."""
    set_beam(game.state, who, zone)
    game.tell(LightTurned, who, zone)


def light_off(game: ZombicideGame, turn: Turn, option: LightOff) -> None:
    """For an action (FH-LIGHT-06)."""
    turn.pay(game, "light")
    put_out(game, turn.who)


def aim(game: ZombicideGame, strike: Strike) -> None:
    """Before a shot at range 0-1 a light may be turned on free; a lit one follows the aim."""
    who, here = strike.who, game.state.survivors[strike.who].zone
    near = bool(game.terrain.within(here, NEAR) >> strike.zone & 1)
    shot = near and strike.weapon(game).combat == RANGED
    if not shot or not is_night(game.state) or not has_light(game, who):
        game.call(Declare(strike))
    elif night_in(game.state).beams[who] == OFF:
        game.call(LightForShot(strike))
    else:
        if strike.zone != here:  # at range 0 it stays as it is
            shine(game, who, strike.zone)
        game.call(Declare(strike))


def beams_from(game: ZombicideGame, zone: int) -> tuple[int, ...]:
    """The zones that a beam may point at: no wall or closed door between (FH-LIGHT-10)."""
    return (zone, *(there for there, _ in game.terrain.steps[zone]))


class LightForShot(Procedure, frozen=True, gc=False):
    """On, free of charge, before the attack is resolved (FH-LIGHT-04)."""

    strike: Strike

    def step(self, game: ZombicideGame) -> Decision:
        """Light shows the target, and the shooter; in the own zone it may point anywhere."""
        who, zone = self.strike.who, self.strike.zone
        here, turns = game.state.survivors[who].zone, game.world.system(Night).turns
        lights: list[Option] = [LIGHT]
        if zone == here:
            lights = [turns[way] for way in beams_from(game, here)]
        about = {"who": who, "zone": zone}
        seats = game.world.seat_of[who]
        return Decision(seats, "light-for-shot", [*lights, DARK], "FH-LIGHT-04", about)

    def chosen(self, game: ZombicideGame, option: opt.Say | TurnLight) -> None:
        """Then shoot."""
        if isinstance(option, TurnLight):
            shine(game, self.strike.who, option.zone)
        elif option.word == "light":
            shine(game, self.strike.who, self.strike.zone)
        game.goto(Declare(self.strike))


class LightActions(ActionFamily):
    """Flashlights, by night."""

    carries: ClassVar[tuple[type[Option], ...]] = (TurnLight, LightOff)
    wants: ClassVar[int] = NIGHT | LADEN

    def lists(self, game: ZombicideGame, standing: Standing, options: list[Option]) -> None:
        """By night only: on for an action, another way for nothing, off for an action."""
        if not has_light(game, standing.who):
            return
        beam, system = night_in(game.state).beams[standing.who], game.world.system(Night)
        if beam == OFF and standing.left <= 0:
            return
        turned = _once(standing.turn) in standing.turn.used
        for zone in beams_from(game, standing.zone):
            if zone != beam and not turned:
                options.append(system.turns[zone])
        if beam != OFF and standing.left > 0:
            options.append(LIGHT_OFF)

    def carry_out(self, game: ZombicideGame, turn: Turn, option: TurnLight | LightOff) -> None:
        """Let there be light, or not."""
        if isinstance(option, TurnLight):
            turn_light(game, turn, option)
        else:
            light_off(game, turn, option)


class AimedCombat(CombatActions):
    """Combat in which a light may be turned on for a shot."""

    def carry_out(self, game: ZombicideGame, turn: Turn, option: opt.Attack) -> None:
        """Melee needs no light."""
        strike, kind = strike_of(game, turn, option)
        turn.pay(game, kind)
        aim(game, strike)


class AimedAllOut(AllOutActions):
    """Going all-out, with a light for the shot."""

    def carry_out(self, game: ZombicideGame, turn: Turn, option: AllOut) -> None:
        """As with any other shot."""
        aim(game, go_all_out(game, turn, option))


class LitSearch(SearchActions):
    """Searching, by night with a light or without."""

    def carry_out(self, game: ZombicideGame, turn: Turn, option: opt.Search) -> None:
        """A light that is off is asked about (FH-LIGHT-13)."""
        night = is_night(game.state) and has_light(game, turn.who)
        if not night or night_in(game.state).beams[turn.who] != OFF:
            super().carry_out(game, turn, option)
            return
        turn.pay(game, "search", once=ONCE)
        game.call(LightForSearch(turn.who, option.deck))


class LightForSearch(Procedure, frozen=True, gc=False):
    """A search with the light turns it on; one without draws no more than one card."""

    who: int
    deck: str

    def step(self, game: ZombicideGame) -> Decision:
        """Two cards and a light, or one in the dark (FH-LIGHT-03, FH-LIGHT-13)."""
        seats, about = game.world.seat_of[self.who], {"who": self.who}
        return Decision(seats, "light-for-search", [LIGHT, DARK], "FH-LIGHT-03", about)

    def chosen(self, game: ZombicideGame, option: opt.Say) -> None:
        """The beam lights the own zone until it is turned."""
        game.end()
        if option.word == "light":
            shine(game, self.who, game.state.survivors[self.who].zone)
        search(game, self.who, self.deck, lights=option.word == "light")


LIGHTS: Final = LightActions(free=True, confined=True)
LIT_SEARCH: Final = LitSearch()
AIMED_COMBAT: Final = AimedCombat(confined=True)
AIMED_ALL_OUT: Final = AimedAllOut(confined=True)
