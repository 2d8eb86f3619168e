"""What a seat may know: everything on the table is open, undrawn cards are not (DOZ-RUL-05)."""

from __future__ import annotations

from typing import Annotated

from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.epilogue import Score, score
from shambler.games.dawn.forecast import Forecast, forecast
from shambler.games.dawn.procedures.columns import fight_column
from shambler.games.dawn.procedures.combat import Fight, changed
from shambler.games.dawn.procedures.event_deck import cards_left
from shambler.games.dawn.procedures.marking import ZEDS_MARKERS
from shambler.games.dawn.state import (
    ARRIVED,
    COMATOSE,
    DEFIANT,
    FLED,
    JAIL,
    LEADER,
    NOBODY,
    POOL,
    STEALTHED,
    TRAINED,
    WELL_ARMED,
)
from shambler.kernel.view import Part, View, says

UNIT_MARKS = {
    "defiant": DEFIANT,
    "trained": TRAINED,
    "leader": LEADER,
    "well-armed": WELL_ARMED,
    "comatose": COMATOSE,
    "stealthed": STEALTHED,
    "fled": FLED,
    "arrived": ARRIVED,
}


class CounterView(Part, frozen=True, kw_only=True):
    """A counter on the table."""

    id: str
    place: str
    strength: Annotated[int, says("as it is now")]
    reduced: Annotated[bool, says("shows its reduced side")]
    hits: Annotated[int, says("on the side it shows")]
    left: Annotated[int, says("Hits that would eliminate it")]
    marks: Annotated[list[str], says("its markers")]


class UnitView(CounterView, frozen=True, kw_only=True):
    """A unit of the Hero side."""

    seat: Annotated[int | None, says("the Hero player it was dealt to; null: shared by all")]
    free: Annotated[int, says("free Actions it owns")]
    spent: Annotated[list[str], says("Character Actions used this turn")]


class ActionsView(Part, frozen=True, kw_only=True):
    """Actions that are left."""

    players: Annotated[list[int], says("by Hero seat")]
    event: int
    zeds: Annotated[int, says("of the Zeds player, in a Versus game")]


class DeckView(Part, frozen=True, kw_only=True):
    """What is known of the Event deck."""

    act: int
    left: Annotated[int, says("cards not drawn yet, the end card included")]
    special_left: Annotated[int, says("Special cards left in this Act")]
    normal_left: Annotated[int, says("Normal cards left in this Act")]
    drawn: Annotated[list[str], says("in the order in which they came")]
    guard_in: Annotated[
        int | None, says("draws until the National Guard arrives; null: not coming any more")
    ]


class FateView(Part, frozen=True, kw_only=True):
    """What is known of the Fate deck."""

    left: int
    discards: list[str]
    held: Annotated[list[str], says("Hold for Later cards, face up")]


class DuelView(Part, frozen=True, kw_only=True):
    """One unit of the combat that is going on, or that could fight it."""

    unit: str
    strength: int
    start: Annotated[int, says("column by the Strengths: 0 Zeds x3 ... 3 equal ... 6 Player x3")]
    column: Annotated[int, says("after all shifts")]


class FightView(Part, frozen=True, kw_only=True):
    """The combat that is going on."""

    place: str
    unit: Annotated[str | None, says("null: who defends is still to be chosen")]
    foe: Annotated[str | None, says("the Raiders on the other side; null: the Zeds of the space")]
    attacking: bool
    against: Annotated[int, says("Strength of the other side")]
    duels: list[DuelView]


class DefencesView(Part, frozen=True, kw_only=True):
    """What was built, and the bridge."""

    barricades: list[str]
    strongpoint: str | None
    minefield: str | None
    bridge: Annotated[str, says("empty, collapsed or ferry")]


class ResearchView(Part, frozen=True, kw_only=True):
    """What is known of the Laboratory."""

    current: Annotated[str | None, says("the Current Research card; null below Level III")]
    left: Annotated[int, says("Research cards not revealed yet")]
    components: Annotated[list[str], says("of the Super Weapon, in play")]
    antidote: Annotated[int, says("0 nothing, 1 the Final Component, 2 discovered")]
    done: Annotated[bool, says("a Research Action has succeeded this turn")]


class VersusView(Part, frozen=True, kw_only=True):
    """What the Zeds player has done that lasts."""

    seat: Annotated[int, says("of the Zeds player")]
    jailed: Annotated[list[str], says("Un-Zeds in Jail")]
    lawyers: Annotated[str | None, says("who bears the Plague of Lawyers")]
    bad_medicine: Annotated[bool, says("Heals cost more this turn")]
    special_done: Annotated[bool, says("this turn's Zeds was placed, or Infection raised")]


class OutcomeView(Part, frozen=True, kw_only=True):
    """How it ended."""

    winners: list[int]
    reason: str


class DawnView(View, frozen=True, kw_only=True):
    """The whole table."""

    scenario: Annotated[str, says("the level")]
    length: Annotated[str, says("short, normal, medium, long or epic")]
    turn: Annotated[int, says("from 1 on")]
    phase: Annotated[str, says("the Phase of the turn")]
    event: Annotated[str | None, says("the Current Event")]
    deck: Annotated[DeckView, says("what is known of the Event deck")]
    fate: Annotated[FateView, says("what is known of the Fate deck")]
    ammo: Annotated[int, says("0 to 20")]
    supplies: Annotated[int, says("0 to 20; none in the Basic Game")]
    infection: Annotated[int, says("0 to 13; none in the Basic Game")]
    chaos: Annotated[list[str], says("the space of each Chaos marker")]
    chaos_left: Annotated[int, says("Chaos markers in the supply")]
    elwood: Annotated[bool, says("Elwood Berra is in play")]
    defences: Annotated[DefencesView, says("what was built, and the bridge")]
    research: Annotated[ResearchView, says("the Laboratory")]
    next_event: Annotated[str | None, says("the top Event card, if the Hero side looked at it")]
    next_fate: Annotated[str | None, says("the top Fate card, if the Hero side looked at it")]
    actions: Annotated[ActionsView, says("Actions that are left")]
    versus: Annotated[VersusView | None, says("the Zeds player's side; null: there is none")]
    zeds: Annotated[list[CounterView], says("Zeds on the board")]
    units: Annotated[list[UnitView], says("everybody else in play or buried")]
    pool: Annotated[int, says("Regular Zeds not in play")]
    no_entry: Annotated[list[str], says("spaces nothing may enter this turn")]
    goodies: Annotated[list[str], says("spaces that pay a reward this turn")]
    in_force: Annotated[list[str], says("lasting effects by their names")]
    fight: Annotated[FightView | None, says("the combat that is going on")]
    forecast: Annotated[Forecast, says("what the known part of the turn will do")]
    epilogue: Annotated[Score, says("as if the game ended now")]
    outcome: Annotated[OutcomeView | None, says("how it ended")]


def view(game: DawnGame, seat: int | None) -> DawnView:
    """The table as a seat sees it; ``None`` is a spectator."""
    state, world = game.state, game.world
    ids = world.board.ids
    fate = [world.fate[card].id for card in state.fate_discards]
    outcome = state.outcome
    return DawnView(
        scenario=world.scenario,
        length=world.plan.length,
        turn=state.turn,
        phase=state.phase,
        event=world.events[state.event].id if state.event != NOBODY else None,
        deck=DeckView(
            act=state.act,
            left=cards_left(game),
            special_left=state.special_left,
            normal_left=state.normal_left,
            drawn=[world.events[card].id for card in state.drawn],
            guard_in=guard_in(game),
        ),
        fate=FateView(
            left=len(state.fate),
            discards=fate,
            held=[world.fate[card].id for card in state.held],
        ),
        ammo=state.ammo,
        supplies=state.supplies,
        infection=state.infection,
        chaos=[ids[place] for place in state.chaos],
        chaos_left=world.chaos_markers - len(state.chaos),
        elwood=state.elwood,
        defences=DefencesView(
            barricades=[ids[place] for place in state.barricades],
            strongpoint=ids[state.strongpoint] if state.strongpoint >= 0 else None,
            minefield=ids[state.minefield] if state.minefield >= 0 else None,
            bridge=state.bridge,
        ),
        research=research_view(game),
        next_event=next_event(game, seat),
        next_fate=next_fate(game, seat),
        actions=ActionsView(
            players=list(state.player_actions),
            event=state.event_actions,
            zeds=state.zeds_actions,
        ),
        versus=versus_view(game),
        zeds=[zed_view(game, zed) for zed in game.zeds_in_play()],
        units=[unit_view(game, unit) for unit, at in enumerate(state.unit_at) if at != POOL],
        pool=sum(at == POOL for at in state.zed_at[: world.zeds.regular]),
        no_entry=[ids[place] for place in state.no_entry],
        goodies=goodies(game),
        in_force=in_force(game),
        fight=fight_view(game),
        forecast=forecast(game),
        epilogue=score(game),
        outcome=None
        if outcome is None
        else OutcomeView(winners=list(outcome.winners), reason=outcome.reason),
    )


def versus_view(game: DawnGame) -> VersusView | None:
    """The Zeds player's side."""
    state, units = game.state, game.world.units
    if game.world.sides.zeds < 0:
        return None
    return VersusView(
        seat=game.world.sides.zeds,
        jailed=[units.ids[unit] for unit in units.un_zeds if state.unit_at[unit] == JAIL],
        lawyers=units.ids[state.lawyers] if state.lawyers != NOBODY else None,
        bad_medicine=state.bad_medicine,
        special_done=state.zeds_special,
    )


def research_view(game: DawnGame) -> ResearchView:
    """The Laboratory."""
    state, laboratory = game.state, game.world.research
    return ResearchView(
        current=laboratory.cards[state.current_research].id
        if state.current_research >= 0
        else None,
        left=len(state.research),
        components=[
            part.id for at, part in enumerate(laboratory.components) if state.components >> at & 1
        ],
        antidote=state.antidote,
        done=state.researched,
    )


def next_event(game: DawnGame, seat: int | None) -> str | None:
    """The top Event card, for those who looked (DOZ-WRIGHT-02)."""
    card = game.state.next_event
    if card == NOBODY or not may_look(game, seat):
        return None
    return game.world.events[card].id


def next_fate(game: DawnGame, seat: int | None) -> str | None:
    """The top Fate card, for those who looked (DOZ-WILSON-09)."""
    top = game.state.fate.top
    if not top or not top[0].seen_by(seat):
        return None
    return game.world.fate[top[0].card].id


def may_look(game: DawnGame, seat: int | None) -> bool:
    """In a Versus game only the Hero seats know it."""
    return game.world.sides.zeds < 0 or seat in game.heroes


def zed_view(game: DawnGame, zed: int) -> CounterView:
    """A Zeds unit."""
    state, zeds = game.state, game.world.zeds
    damage, hits = state.zed_damage[zed], zeds.hits[zed]
    return CounterView(
        id=zeds.ids[zed],
        place=game.world.board.ids[state.zed_at[zed]],
        strength=game.zed_strength(zed),
        reduced=damage >= hits,
        hits=damage % hits,
        left=2 * hits - damage,
        marks=[name for name, bit in ZEDS_MARKERS.items() if state.zed_marks[zed] & bit],
    )


def unit_view(game: DawnGame, unit: int) -> UnitView:
    """A unit of the Hero side."""
    state, units = game.state, game.world.units
    damage, hits = state.unit_damage[unit], units.hits[unit]
    spent = state.spent | state.spent_for_good
    return UnitView(
        id=units.ids[unit],
        place=game.world.board.ids[state.unit_at[unit]],
        strength=game.strength(unit),
        reduced=damage >= hits,
        hits=damage % hits,
        left=units.life[unit] - damage,
        marks=[name for name, bit in UNIT_MARKS.items() if state.unit_marks[unit] & bit],
        seat=state.dealt[unit] if state.dealt[unit] >= 0 else None,
        free=state.free.count(unit),
        spent=[tag for (owner, tag), bit in units.marker.items() if owner == unit and spent & bit],
    )


def goodies(game: DawnGame) -> list[str]:
    """Spaces that pay a reward at the end of the Action Phase."""
    programs = game.world.programs
    refs = [(ref >> 4, ref & 15) for ref in game.state.standing]
    return [
        str(getattr(programs[program][at], "space", ""))
        for program, at in refs
        if (program, at) in game.world.goodies
    ]


def in_force(game: DawnGame) -> list[str]:
    """Lasting effects by the names of the content files."""
    return [str(type(effect).__struct_config__.tag) for effect in game.standing()]


def guard_in(game: DawnGame) -> int | None:
    """How far off National Guard Arrives! lies: its place is public (DOZ-RUL-05)."""
    world = game.world
    if world.plan.guard == NOBODY or world.plan.guard in game.state.drawn:
        return None
    return cards_left(game) - world.numbers.set_up.guard_cards_after


def fight_view(game: DawnGame) -> FightView | None:
    """The innermost combat on the stack."""
    ids = game.world.units.ids
    for frame in reversed(game.state.stack):
        if type(frame) is Fight:
            against = opposing_strength(game, frame)
            units = [frame.unit] if frame.unit != NOBODY else game.fighters_at(frame.place)
            return FightView(
                place=game.world.board.ids[frame.place],
                unit=ids[frame.unit] if frame.unit != NOBODY else None,
                foe=ids[frame.foe] if frame.foe != NOBODY else None,
                attacking=frame.attacking,
                against=against,
                duels=[duel(game, changed(frame, unit=unit), against) for unit in units]
                if against
                else [],
            )
    return None


def opposing_strength(game: DawnGame, fight: Fight) -> int:
    """Of the Raiders, or of all Zeds in the space together."""
    if fight.foe != NOBODY:
        return game.strength(fight.foe)
    return sum(map(game.zed_strength, game.zeds_at(fight.place)))


def duel(game: DawnGame, fight: Fight, against: int) -> DuelView:
    """What the table says for a unit."""
    strength = game.strength(fight.unit)
    return DuelView(
        unit=game.world.units.ids[fight.unit],
        strength=strength,
        start=game.world.tables.columns[against][strength],
        column=fight_column(game, fight),
    )
