"""Positions of Dawn of the Zeds by hand: an empty board, counters where a test wants them.

    with Siege() as town:
        town.put("hunt", "F-2").zeds("5/3", "F-3", as_="mob")
        town.act(event=1)
        town.dice(4, 4).play("move:hunt>F-3", "pass")
        assert town.place("mob") == "F-4"

Places, units and cards have the ids of the content files. Zeds are named by their Strengths, or by
their ids, and may be given a name (``as_``). What cannot be on a real table is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Self

from shambler.games.dawn import RULES
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.action_phase import ActionMenu
from shambler.games.dawn.procedures.activation import ActivateTrack
from shambler.games.dawn.procedures.arrivals import join_seat, seat_hero
from shambler.games.dawn.procedures.marking import ZEDS_MARKERS
from shambler.games.dawn.procedures.program import FateText, RunProgram
from shambler.games.dawn.procedures.turn import BRAINS, Phase, Turn
from shambler.games.dawn.procedures.zeds_turn import ZedsTurn
from shambler.games.dawn.state import (
    BEDS,
    CAMP,
    CEMETERY,
    COMATOSE,
    DEFIANT,
    JAIL,
    LEADER,
    OUT,
    POOL,
    TOWN,
    TRAINED,
    WELL_ARMED,
)
from shambler.games.dawn.views import UNIT_MARKS
from shambler.kernel.decision import PASS, Decision
from shambler.kernel.procedure import Procedure
from shambler.testing.position import Position
from shambler.testing.strict import BadPosition, all_or_nothing, known, require

CIVILIANS_MARKS = DEFIANT | TRAINED | LEADER | WELL_ARMED  # on Regular Civilians alone


def _number(name: str, numbers: Mapping[str, int], what: str) -> int:
    """The number of a name; an unknown one is refused with a suggestion."""
    return numbers[known(name, numbers, what)]


class Halt(Procedure, frozen=True, gc=False):
    """The end of what a test looks at."""

    def step(self, game: DawnGame) -> Decision:
        """Stop here."""
        return Decision(game.heroes, "halt", [PASS], public=False)


class Siege(Position):
    """A table of Dawn of the Zeds under construction."""

    game: DawnGame

    def __init__(self, level: str = "basic", **options: Any) -> None:
        self.nicknames: dict[str, int] = {}
        self.promised: set[int] = set()  # counters the script will draw
        super().__init__(RULES, level, **options)

    def prepare(self) -> None:
        """Turn 1, nobody on the board, no Ammo."""
        self.state.turn = 1
        self.state.ammo = 0

    # -- names -----------------------------------------------------------------------------

    def unit(self, name: str) -> int:
        """The number of a unit."""
        return _number(name, self.game.world.units.number, "unit")

    def zed(self, name: str) -> int:
        """The number of a Zeds unit, by its nickname or its id."""
        numbers = {**self.game.world.zeds.number, **self.nicknames}
        return _number(name, numbers, "Zeds unit")

    def spot(self, name: str) -> int:
        """The number of a place of this level."""
        board = self.game.world.board
        played = {*board.spaces, TOWN, CEMETERY, *board.neighbours[TOWN]}
        played |= {CAMP} if self.game.world.features.four_r else set()
        played |= {JAIL} if self.game.world.units.un_zeds else set()
        there = {n: at for n, at in board.place.items() if at in played}
        return _number(name, there, "place")

    def track(self, name: str) -> int:
        """The number of a track."""
        return _number(name, self.game.world.board.track_named, "track")

    def event_number(self, name: str) -> int:
        """The number of an Event card."""
        ids = {card.id: at for at, card in enumerate(self.game.world.events)}
        return _number(name, ids, "Event card")

    def fate_number(self, name: str) -> int:
        """The number of a Fate card."""
        ids = {card.id: at for at, card in enumerate(self.game.world.fate)}
        return _number(name, ids, "Fate card")

    # -- setting the scene -----------------------------------------------------------------

    @all_or_nothing
    def put(
        self,
        name: str,
        place: str,
        damage: int = 0,
        marks: Iterable[str] = (),
        seat: int | None = None,
    ) -> Self:
        """A unit in a place: Hits taken over both sides, markers and, for a Hero, its seat.

        Without a seat a Hero joins the one with the fewest Heroes.
        """
        unit, at = self.unit(name), self.spot(place)
        world = self.game.world
        if seat is not None:
            if seat not in self.game.heroes or not world.units.hero[unit]:
                raise BadPosition(f"{name} cannot belong to seat {seat}")
            seat_hero(self.game, unit, seat)
        elif world.units.hero[unit]:
            join_seat(self.game, unit)
        if not 0 <= damage < 2 * world.units.hits[unit]:
            raise BadPosition(f"{name} cannot have taken {damage} Hits")
        self.check_marks(name, unit, at, marks)
        crowded = world.units.fighting[unit] and self.game.room_for_units(at) < 1
        if crowded and at not in (CAMP, CEMETERY, JAIL):
            raise BadPosition(f"there is no room for {name} in {place}")
        if not world.board.is_start[at] and self.game.zeds_against(unit, at):
            raise BadPosition(f"{name} cannot stand among the Zeds in {place}")
        self.state.unit_at[unit] = at
        self.state.unit_damage[unit] = damage
        self.state.unit_marks[unit] = sum({UNIT_MARKS[mark] for mark in marks})
        return self

    def check_marks(self, name: str, unit: int, at: int, marks: Iterable[str]) -> None:
        """Refuse markers that this unit cannot carry where it is."""
        for mark in marks:
            bit = _number(mark, UNIT_MARKS, "mark")
            if bit & CIVILIANS_MARKS and not self.game.world.units.civilians[unit]:
                raise BadPosition(f"{name} cannot be {mark}: only Regular Civilians can")
            if bit == DEFIANT and at not in self.game.world.board.villages:
                raise BadPosition(f"{name} cannot be defiant outside a Village")
            if bit == COMATOSE and at not in BEDS:
                raise BadPosition(f"{name} cannot be comatose outside a bed")

    @all_or_nothing
    def zeds(
        self, which: str, place: str, damage: int = 0, marks: Iterable[str] = (), as_: str = ""
    ) -> Self:
        """A Zeds unit in a space: ``"5/3"`` for any counter of these Strengths, or its id."""
        zed, at, world = self.free_counter(which), self.spot(place), self.game.world
        if at not in world.board.spaces:
            raise BadPosition(f"Zeds cannot be in {place}")
        if not world.zeds.stack_free[zed] and self.game.room_for_zeds(at) < 1:
            raise BadPosition(f"there is no room for more Zeds in {place}")
        met = [u for u in self.game.fighters_at(at) if not world.units.immune[u]]
        if not world.board.is_start[at] and met:
            raise BadPosition(f"Zeds cannot stand among the units in {place}")
        if not 0 <= damage < 2 * world.zeds.hits[zed]:
            raise BadPosition(f"{which} cannot have taken {damage} Hits")
        bits = sum({_number(mark, ZEDS_MARKERS, "marker") for mark in marks})
        if bits and zed >= world.zeds.regular:
            raise BadPosition(f"{which} cannot carry Status markers")
        self.state.zed_at[zed], self.state.zed_damage[zed] = at, damage
        self.state.zed_marks[zed] = bits
        self.state.markers_used |= bits
        if as_:
            self.nicknames[as_] = zed
        return self

    def free_counter(self, which: str) -> int:
        """A counter in the pool with this id or these Strengths."""
        zeds = self.game.world.zeds
        if "/" not in which:
            zed = self.zed(which)
            if self.state.zed_at[zed] != POOL:
                raise BadPosition(f"{which} is in play already")
            return zed
        for zed in range(zeds.regular):
            own = f"{zeds.strength[zed][0]}/{zeds.strength[zed][-1]}"
            free = self.state.zed_at[zed] == POOL and zed not in self.promised
            if own == which and free:
                return zed
        known(which, {f"{own[0]}/{own[-1]}" for own in zeds.strength}, "Zeds unit")
        raise BadPosition(f"no Zeds unit {which} is left in the pool")

    @all_or_nothing
    def stock(self, **numbers: int) -> Self:
        """Markers on their tracks: ``ammo``, ``supplies``, ``infection``."""
        ends = self.game.world.numbers.tracks
        most = {"ammo": ends.ammo, "supplies": ends.supplies, "infection": ends.infection}
        for name, number in numbers.items():
            known(name, most, "track of markers")
            if not 0 <= number <= most[name]:
                raise BadPosition(f"{name} = {number}: from 0 to {most[name]}")
            if name != "ammo" and not getattr(self.game.world.features, name):
                raise BadPosition(f"{name}: this level does not play with it")
            setattr(self.state, name, number)
        return self

    @all_or_nothing
    def held(self, *cards: str) -> Self:
        """Hold for Later cards, taken out of the Fate deck."""
        for name in cards:
            card = self.fate_number(name)
            if not self.game.world.fate[card].hold:
                raise BadPosition(f"{name} is not a Hold for Later card")
            self.check_in_fate_deck(card)
            self.state.fate = self.state.fate.remove(card)
            self.state.held += (card,)
        return self

    def check_in_fate_deck(self, card: int) -> None:
        """Refuse a card that lies elsewhere, or that the level does not play."""
        if card not in self.state.fate.cards:
            raise BadPosition(f"{self.game.world.fate[card].id} is not in the Fate deck")

    @all_or_nothing
    def buried(self, *names: str) -> Self:
        """Units in the Cemetery."""
        for name in names:
            unit = self.unit(name)
            require(self.state.unit_at[unit] != CEMETERY, f"{name} lies in the Cemetery already")
            self.state.unit_at[unit] = CEMETERY
        return self

    def chaos(self, *places: str) -> Self:
        """Chaos markers, one for each place named."""
        found = (*self.state.chaos, *(self.spot(place) for place in places))
        if len(found) > self.game.world.chaos_markers:
            raise BadPosition(f"{len(found)} Chaos markers: there are not so many")
        self.state.chaos = tuple(sorted(found))
        return self

    def barricade(self, place: str, strongpoint: bool = False) -> Self:
        """A Barricade, or the Strongpoint."""
        at, built = self.spot(place), self.state.barricades
        require(at in self.game.world.board.spaces, f"nothing is built in {place}")
        require(at not in (*built, self.state.strongpoint), f"{place} is barricaded already")
        if strongpoint:
            self.state.strongpoint = at
            return self
        most = self.game.world.numbers.set_up.barricades
        require(len(built) < most, f"the box holds {most} Barricades")
        self.state.barricades += (at,)
        return self

    @all_or_nothing
    def event(self, name: str) -> Self:
        """The Current Event, as if it had just been drawn."""
        card = self.playable_event(name)
        self.state.event = card
        self.state.drawn += (card,)
        return self

    def playable_event(self, name: str) -> int:
        """The number of an Event card that the level plays."""
        card, plan = self.event_number(name), self.game.world.plan
        if card not in {*chain(*plan.normals, *plan.specials), *plan.ends, plan.guard}:
            raise BadPosition(f"{name} is not played at this level")
        return card

    def top_event(self, name: str) -> Self:
        """This Event card lies on top of the deck."""
        card = self.playable_event(name)
        printed = self.game.world.events[card]
        self.state.next_event = card
        if printed.special:
            self.state.special_left += 1
        elif not printed.place:
            self.state.normal_left += 1
        return self

    # -- scripts by name -------------------------------------------------------------------

    def draws(self, *names: str) -> Self:
        """The next counters drawn from the pool: Zeds by Strengths or id, units by id."""
        drawn: list[int] = []
        before = {*self.promised}
        try:
            for name in names:
                drawn.append(self._draw(name, drawn))
        except BadPosition:
            self.promised = before
            raise
        return self.cards(*drawn)

    def _draw(self, name: str, drawn: Sequence[int]) -> int:
        """A counter of the pool that the script has not drawn yet."""
        unit = self.game.world.units.number.get(name)
        if unit is None:
            zed = self.free_counter(name)
            self.promised.add(zed)
            return zed
        require(unit not in drawn, f"{name} is drawn once")
        require(self.state.unit_at[unit] == POOL, f"{name} is in play already")
        return unit

    def fates(self, *names: str) -> Self:
        """The next Fate cards."""
        cards = [*map(self.fate_number, names)]
        for card in cards:
            if card not in self.state.fate.cards + self.state.fate_discards:
                self.check_in_fate_deck(card)
        return self.cards(*cards)

    # -- playing ---------------------------------------------------------------------------

    def act(self, players: int = 1, event: int = 0) -> Self:
        """The Action menu, with so many Player Actions for each seat and Event Actions."""
        most = self.game.world.numbers.tracks.event_actions
        if players not in (0, 1) or not 0 <= event <= most:
            raise BadPosition(f"0 or 1 Player Actions each, 0 to {most} Event Actions")
        self.state.phase = "action"
        self.state.player_actions = (players,) * len(self.game.heroes)
        self.state.event_actions = event
        return self.start(ActionMenu(), Halt())

    def activate(self, *tracks: str, brains: bool = False) -> Self:
        """Activate these tracks one after the other."""
        if not tracks:
            raise BadPosition("name the tracks to activate")
        self.state.phase = "zeds"
        steps = [ActivateTrack(self.track(name), brains) for name in tracks]
        return self.start(*steps, Halt())

    def zeds_turn(self, *tracks: str, actions: int = 0) -> Self:
        """The Zeds player's menu in a Versus game: these tracks to activate, so many Actions."""
        if self.game.world.sides.zeds < 0:
            raise BadPosition("only a Versus game has a Zeds player")
        if not 0 <= actions <= self.game.world.numbers.tracks.zeds_actions:
            raise BadPosition(f"{actions} Zeds Actions: there are not so many")
        self.state.phase = "zeds"
        self.state.zeds_actions = actions
        return self.start(ZedsTurn(tuple(map(self.track, tracks))), Halt())

    def phase(self, name: str) -> Self:
        """A whole Phase of the Current Event, texts and windows included."""
        names = [phase.name for phase in self.game.world.phases]
        self.state.phase = known(name, names, "Phase")
        return self.start(Phase(names.index(name)), Halt())

    def brains(self) -> Self:
        """A Brains! turn without its card."""
        return self.start(BRAINS[0].procedure, Halt())

    def text(self, name: str, moment: str = "zeds.start") -> Self:
        """The text of an Event card for one moment, in the Phase it belongs to."""
        self.state.phase = moment.partition(".")[0]
        self.event(name)
        programs = self.game.world.events[self.state.event].programs
        return self.start(RunProgram(programs[known(moment, programs, "moment")]), Halt())

    def fate_text(self, name: str) -> Self:
        """The text of a Fate card."""
        card = self.fate_number(name)
        self.check_in_fate_deck(card)
        self.state.fate = self.state.fate.remove(card)
        return self.start(FateText(card), Halt())

    def run(self, *procedures: Procedure) -> Self:
        """These procedures, then stop."""
        return self.start(*procedures, Halt())

    def turns(self) -> Self:
        """Whole turns from the next Event card on."""
        return self.start(Turn())

    # -- looking ---------------------------------------------------------------------------

    def place(self, name: str) -> str:
        """Where a unit or a Zeds unit is; ``POOL`` for counters not in play, ``OUT`` for good."""
        state, board = self.state, self.game.world.board
        if name in self.game.world.units.number:
            at = state.unit_at[self.unit(name)]
        else:
            at = state.zed_at[self.zed(name)]
        return {POOL: "POOL", OUT: "OUT"}.get(at) or board.ids[at]

    def damage(self, name: str) -> int:
        """Hits a counter has taken over both sides."""
        if name in self.game.world.units.number:
            return int(self.state.unit_damage[self.unit(name)])
        return int(self.state.zed_damage[self.zed(name)])

    def marks(self, name: str) -> set[str]:
        """The markers of a counter."""
        if name in self.game.world.units.number:
            bits, names = self.state.unit_marks[self.unit(name)], UNIT_MARKS
        else:
            bits, names = self.state.zed_marks[self.zed(name)], ZEDS_MARKERS
        return {mark for mark, bit in names.items() if bits & bit}

    def crowd(self, place: str) -> list[str]:
        """The Zeds in a space, strongest first, as ``"5/3"``."""
        zeds = self.game.world.zeds
        there = sorted(self.game.zeds_at(self.spot(place)), key=self.game.zed_strength)
        return [f"{zeds.strength[z][0]}/{zeds.strength[z][-1]}" for z in reversed(there)]
