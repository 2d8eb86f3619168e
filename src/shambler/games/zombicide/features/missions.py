"""The moments at which a mission's own rules and goals are looked at.

A mission names rules and goals with parameters; ``missions/`` holds their code under the same
names. Procedures report what happened through the functions below and know none of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from shambler.games.zombicide import events as ev
from shambler.games.zombicide import options as opt
from shambler.games.zombicide.content import Goal
from shambler.games.zombicide.edition import Actions
from shambler.kernel.content import Named
from shambler.kernel.decision import Option

if TYPE_CHECKING:
    from shambler.games.zombicide.procedures.turn import Standing, Turn
    from shambler.games.zombicide.state import TableState, Token
    from shambler.games.zombicide.table import Table


ARRIVED = "arrived"  # in the tally while a drive ends: the zone


class MissionRule:
    """A special rule of a mission. Override the moments it cares about; the others cost nothing."""

    name: ClassVar[str]

    def __init__(self, world: Any, entry: Named) -> None:
        self.entry = entry
        self.rule = entry.rule
        self.silent: tuple[str, ...] = ()  # moments that its parameters make pointless

    def prepare(self, world: Any, state: TableState) -> None:
        """The table is laid; nobody has decided anything yet."""

    def possible_colors(
        self, game: Table, token: Token, colors: tuple[str, ...]
    ) -> tuple[str, ...]:
        """The colours, of those still hidden, that a face-down objective may turn out to have."""
        return colors

    def entered(self, game: Table, who: int, zone: int) -> None:
        """A survivor walked into a zone."""

    def rearranged(self, game: Table, who: int) -> None:
        """An inventory changed."""

    def door_gone(self, game: Table, opening: int) -> None:
        """A closed door was removed, destroyed or eaten by mold."""

    def enemy_fell(
        self, game: Table, who: int, foe: int, melee: bool, zone: int, count: int
    ) -> None:
        """A survivor eliminated enemies of a kind."""

    def attacked(self, game: Table, who: int, weapon: str, zone: int) -> None:
        """A survivor attacks a zone."""

    def traded(self, game: Table, who: int, gave: Sequence[str], got: Sequence[str]) -> None:
        """A survivor gave cards away and got others, or made one."""

    def barrier_worked(self, game: Table, who: int, opening: int, deed: str) -> None:
        """A survivor did something to a barricade or door: ``build``, ``close`` or ``open``."""

    def got_in(self, game: Table, who: int) -> None:
        """A survivor got into a car."""

    def level_reached(self, game: Table, who: int, level: int) -> None:
        """A survivor reached a danger level."""

    def survivor_left(self, game: Table, who: int) -> None:
        """A survivor left the board, safe."""

    def searched(self, game: Table, who: int, deck: str) -> None:
        """A survivor searches their zone."""

    def search_decks(self, game: Table, who: int, decks: tuple[str, ...]) -> tuple[str, ...]:
        """The decks a survivor may draw from where they stand."""
        return decks

    def event_zone(self, game: Table, zone: int) -> int:
        """Where enemies come that a searched card brings."""
        return zone

    def deck_shuffled(self, game: Table) -> None:
        """The enemy deck ran out."""

    def counted(self, game: Table, what: str, who: int) -> None:
        """Something the mission counts has happened."""

    def enemy_activates(self, game: Table, zone: int) -> None:
        """Enemies begin an action in a zone."""

    def enemy_entered(self, game: Table, zone: int) -> None:
        """Enemies moved or spawned into a zone."""

    def mold_appeared(self, game: Table, zone: int) -> None:
        """A zone became a mold zone."""

    def burned(self, game: Table, who: int, zone: int) -> None:
        """A survivor sent hellfire through a zone."""

    def machine_lost(self, game: Table, machine: int) -> None:
        """A machine was destroyed."""

    def players_done(self, game: Table) -> None:
        """The players' phase is over."""

    def end_phase(self, game: Table) -> None:
        """The end phase has come."""

    def objective_taken(self, game: Table, who: int, color: str) -> None:
        """An objective was taken."""

    def places(self, game: Table) -> Iterable[tuple[int, str]]:
        """Zones that everybody should see marked, and what can be done there."""
        return ()

    def lists(self, game: Table, standing: Standing, options: list[Option]) -> None:
        """Actions that only this mission offers."""

    def acts(self, game: Table, turn: Turn, option: Any) -> None:
        """One of those actions was chosen."""


MOMENTS = tuple(name for name in vars(MissionRule) if not name.startswith("_") and name != "name")


class GoalRule:
    """A goal of a mission."""

    name: ClassVar[str]
    once: ClassVar[bool] = True  # stays met once it was
    at_end: ClassVar[bool] = False  # counts in the end phase only
    about_cards: ClassVar[bool] = False  # may be met by rearranging an inventory

    def __init__(self, world: Any, entry: Goal) -> None:
        self.entry = entry
        self.rule = entry.rule
        self.order = entry.order
        self.colored = "color" in entry.params

    def met(self, game: Table) -> bool:
        """Has the team reached it now?"""
        raise NotImplementedError

    def lost(self, game: Table) -> bool:
        """Can it no longer be reached (Z-WIN-03)?"""
        return False


def hooks_of(rules: Sequence[MissionRule]) -> dict[str, tuple[MissionRule, ...]]:
    """Which rules listen to which moment."""
    return {
        moment: tuple(
            rule
            for rule in rules
            if getattr(type(rule), moment) is not vars(MissionRule)[moment]
            and moment not in rule.silent
        )
        for moment in MOMENTS
    }


# -- what procedures report ----------------------------------------------------------------


def entered(game: Table, who: int, zone: int) -> None:
    """A survivor walked into a zone."""
    for rule in game.world.hooks["entered"]:
        rule.entered(game, who, zone)


def rearranged(game: Table, who: int) -> None:
    """An inventory changed."""
    for rule in game.world.hooks["rearranged"]:
        rule.rearranged(game, who)
    if game.world.card_goals:
        check_goals(game)


def door_gone(game: Table, opening: int) -> None:
    """A closed door is no more."""
    for rule in game.world.hooks["door_gone"]:
        rule.door_gone(game, opening)


def enemy_fell(game: Table, who: int, foe: int, melee: bool, zone: int, count: int) -> None:
    """A survivor eliminated enemies of a kind."""
    for rule in game.world.hooks["enemy_fell"]:
        rule.enemy_fell(game, who, foe, melee, zone, count)


def attacked(game: Table, who: int, weapon: str, zone: int) -> None:
    """A survivor attacks a zone."""
    for rule in game.world.hooks["attacked"]:
        rule.attacked(game, who, weapon, zone)


def traded(game: Table, who: int, gave: Sequence[str], got: Sequence[str]) -> None:
    """A survivor gave cards away and got others."""
    for rule in game.world.hooks["traded"]:
        rule.traded(game, who, gave, got)


def combined(game: Table, who: int, card: str) -> None:
    """A survivor made a card out of others."""
    for rule in game.world.hooks["traded"]:
        rule.traded(game, who, (), (card,))


def barrier_worked(game: Table, who: int, opening: int, deed: str) -> None:
    """A survivor built, closed or opened a barricade or door."""
    for rule in game.world.hooks["barrier_worked"]:
        rule.barrier_worked(game, who, opening, deed)


def got_in(game: Table, who: int) -> None:
    """A survivor got into a car."""
    for rule in game.world.hooks["got_in"]:
        rule.got_in(game, who)


def arrived(game: Table, machine: int) -> None:
    """A drive ended: goals may ask for the place (it counts only now)."""
    tally = game.state.tally
    tally[ARRIVED] = game.state.machines[machine].zone
    check_goals(game)
    del tally[ARRIVED]


def level_reached(game: Table, who: int, level: int) -> None:
    """A survivor reached a danger level."""
    for rule in game.world.hooks["level_reached"]:
        rule.level_reached(game, who, level)


def survivor_left(game: Table, who: int) -> None:
    """A survivor left the board, safe."""
    for rule in game.world.hooks["survivor_left"]:
        rule.survivor_left(game, who)
    check_goals(game)


def searched(game: Table, who: int, deck: str) -> None:
    """A survivor searches their zone."""
    for rule in game.world.hooks["searched"]:
        rule.searched(game, who, deck)


def search_decks(game: Table, who: int, decks: tuple[str, ...]) -> tuple[str, ...]:
    """The decks a survivor may draw from where they stand."""
    for rule in game.world.hooks["search_decks"]:
        decks = rule.search_decks(game, who, decks)
    return decks


def event_zone(game: Table, zone: int) -> int:
    """Where enemies come that a searched card brings."""
    for rule in game.world.hooks["event_zone"]:
        zone = rule.event_zone(game, zone)
    return zone


def deck_shuffled(game: Table) -> None:
    """The enemy deck ran out."""
    for rule in game.world.hooks["deck_shuffled"]:
        rule.deck_shuffled(game)


def count(game: Table, what: str, who: int = -1, amount: int = 1) -> None:
    """Something a mission counts has happened."""
    tally = game.state.tally
    tally[what] = tally.get(what, 0) + amount
    for rule in game.world.hooks["counted"]:
        rule.counted(game, what, who)
    check_goals(game)


def enemy_activates(game: Table, zone: int) -> None:
    """Enemies begin an action in a zone."""
    for rule in game.world.hooks["enemy_activates"]:
        rule.enemy_activates(game, zone)


def enemy_entered(game: Table, zone: int) -> None:
    """Enemies came into a zone."""
    for rule in game.world.hooks["enemy_entered"]:
        rule.enemy_entered(game, zone)


def mold_appeared(game: Table, zone: int) -> None:
    """A zone became a mold zone."""
    for rule in game.world.hooks["mold_appeared"]:
        rule.mold_appeared(game, zone)


def burned(game: Table, who: int, zone: int) -> None:
    """A survivor sent hellfire through a zone."""
    for rule in game.world.hooks["burned"]:
        rule.burned(game, who, zone)
    check_goals(game)


def machine_lost(game: Table, machine: int) -> None:
    """A machine was destroyed."""
    for rule in game.world.hooks["machine_lost"]:
        rule.machine_lost(game, machine)


def players_done(game: Table) -> None:
    """The players' phase is over."""
    for rule in game.world.hooks["players_done"]:
        rule.players_done(game)


def end_phase(game: Table) -> None:
    """The end phase has come."""
    for rule in game.world.hooks["end_phase"]:
        rule.end_phase(game)
    check_goals(game, end_phase=True)


def objective_taken(game: Table, who: int, color: str) -> None:
    """An objective was taken."""
    for rule in game.world.hooks["objective_taken"]:
        rule.objective_taken(game, who, color)
    check_goals(game)


def possible_colors(game: Table, token: Token) -> tuple[str, ...]:
    """The colours that a face-down objective may turn out to have."""
    colors = game.state.hidden
    for rule in game.world.hooks["possible_colors"]:
        colors = rule.possible_colors(game, token, colors)
    return colors


def marked_places(game: Table) -> list[tuple[int, str]]:
    """Zones where the mission has something to do."""
    return [place for rule in game.world.hooks["places"] for place in rule.places(game)]


# -- what only a mission offers ------------------------------------------------------------


def list_mission_actions(game: Table, standing: Standing, options: list[Option]) -> None:
    """The mission's own actions."""
    for rule in game.world.hooks["lists"]:
        rule.lists(game, standing, options)


def act(game: Table, turn: Turn, option: opt.MissionAction) -> None:
    """Whoever listed an action carries it out."""
    for rule in game.world.hooks["acts"]:
        rule.acts(game, turn, option)


def _anywhere(world: Any) -> int:
    """Asked in every zone, but only where a mission has such actions at all."""
    return -1 if world.hooks["lists"] else 0


MISSION = Actions(list_mission_actions, {opt.MissionAction: act}, where=_anywhere)


# -- goals ---------------------------------------------------------------------------------


def check_goals(game: Table, end_phase: bool = False) -> None:
    """The team wins at once when every goal is met, and loses when one cannot be (Z-WIN-01, 03)."""
    tally = game.state.tally
    done = True
    for number, goal in enumerate(game.world.goals):
        key = f"goal{number}"
        if goal.once and tally.get(key):
            continue
        if goal.lost(game):
            game.finish((), "out-of-reach", "Z-WIN-03")
            return
        if (end_phase or not goal.at_end) and earlier_met(game, goal.order) and goal.met(game):
            if not tally.get(key):
                game.tell(ev.GoalMet, goal.name, rule=goal.rule)
            tally[key] = 1
        else:
            tally.pop(key, None)
            done = False
    if done:
        game.finish(game.world.seats, "won", "Z-WIN-01")


def earlier_met(game: Table, order: int) -> bool:
    """Are all goals with a smaller number met (INV-MIS-05)?"""
    tally = game.state.tally
    return all(
        tally.get(f"goal{number}")
        for number, goal in enumerate(game.world.goals)
        if goal.order < order
    )
