"""A position of a siege as numbers, for what is learned from played games.

Only what lies open to both sides: a card that the Hero side has looked at counts as unknown.
"""

from __future__ import annotations

from typing import Final

from shambler.agents.dawn.outlook import START, Outlook
from shambler.games.dawn.dawn_game import DawnGame
from shambler.games.dawn.procedures.event_deck import cards_left
from shambler.games.dawn.state import COMATOSE, FIRST_SPACE, TRAINED, WELL_ARMED

TRACKS: Final = 3  # the most dangerous ones, one by one
HANDFUL: Final = 6
CLOCK: Final = ("cards_left", "share_left", "turn", "brains", "act", "actions")
DANGER: Final = (
    "worst", "second", "third", "all_danger", "unguarded", "nearest", "second_nearest",
    "first_strength", "zeds", "zeds_strength", "zeds_damage", "zeds_marks", "super_zeds",
    "in_town", "one_away", "two_away",
)  # fmt: skip
TEAM: Final = (
    "strength", "units", "heroes", "civilians", "outside", "guards", "hurt", "trained",
    "in_beds", "comatose", "guns", "lost", "seats", "against",
)  # fmt: skip
TOWN: Final = (
    "ammo", "supplies", "infection", "worst_infection", "chaos", "chaos_square", "barricades",
    "held_cards", "strongpoint", "research", "components", "antidote",
)  # fmt: skip
NAMES: Final = (*CLOCK, *DANGER, *TEAM, *TOWN)


def features(game: DawnGame) -> list[float]:
    """The numbers, in the order of ``NAMES``."""
    outlook = Outlook(game)
    return [*_clock(game, outlook), *_danger(game, outlook), *_team(game, outlook), *_town(game)]


def _clock(game: DawnGame, outlook: Outlook) -> list[float]:
    """How long there is to hold out."""
    state = game.state
    left = cards_left(game)
    return [
        float(left),
        left / game.world.plan.cards,
        float(state.turn),
        outlook.brains,
        float(state.act),
        float(sum(state.player_actions) + state.event_actions),
    ]


def _danger(game: DawnGame, outlook: Outlook) -> list[float]:
    """How near the Zeds are, and who stands in their way."""
    state, world = game.state, game.world
    dangers = [*sorted(outlook.dangers, reverse=True), *[0.0] * TRACKS][:TRACKS]
    first = sorted([(groups[0].number, groups[0].strength) for groups in outlook.groups if groups])
    near = [number for number, _ in first]
    bare = [
        groups[0].number
        for groups, guards in zip(outlook.groups, outlook.guards, strict=True)
        if groups and not guards
    ]
    zeds = game.zeds_in_play()
    numbers = [group.number for groups in outlook.groups for group in groups]
    return [
        *dangers,
        outlook.total(),
        1 / (1 + min(bare)) if bare else 0.0,
        1 / (1 + near[0]) if near else 0.0,
        1 / (1 + near[1]) if len(near) > 1 else 0.0,
        float(first[0][1]) if first else 0.0,
        float(len(zeds)),
        float(sum([game.zed_strength(zed) for zed in zeds])),
        float(sum([state.zed_damage[zed] for zed in zeds])),
        float(sum([state.zed_marks[zed].bit_count() for zed in zeds])),
        float(sum([world.zeds.kind[zed] == "super" for zed in zeds])),
        float(numbers.count(0)),
        float(numbers.count(1)),
        float(numbers.count(2) + 0.5 * sum([2 < number < START for number in numbers])),
    ]


def _team(game: DawnGame, outlook: Outlook) -> list[float]:
    """Who can act, and how well."""
    state, world = game.state, game.world
    units, at = world.units, state.unit_at
    team = [unit for unit, acts in enumerate(units.acts) if acts and game.in_play(unit)]
    marks = [state.unit_marks[unit] for unit in team]
    return [
        float(sum([game.strength(unit) for unit in team])),
        float(len(team)),
        float(sum([units.hero[unit] for unit in team])),
        float(sum([units.any_civilians[unit] for unit in team])),
        float(sum([at[u] >= FIRST_SPACE and not world.board.is_town[at[u]] for u in team])),
        float(sum([len(guards) for guards in outlook.guards])),
        float(sum([state.unit_damage[unit] for unit in team])),
        float(sum([bool(mark & TRAINED) + bool(mark & WELL_ARMED) for mark in marks])),
        float(len(game.in_beds())),
        float(sum([bool(mark & COMATOSE) for mark in state.unit_marks])),
        float(sum([units.reach[unit] > 0 for unit in team])),
        float(state.lost),
        float(len(world.sides.heroes)),
        float(world.sides.zeds >= 0),
    ]


def _town(game: DawnGame) -> list[float]:
    """What the town has, and how much order is left."""
    state, world = game.state, game.world
    chaos = len(state.chaos) / world.chaos_markers if world.chaos_markers else 0.0
    return [
        float(min(HANDFUL, state.ammo)),
        float(min(HANDFUL, state.supplies)),
        float(state.infection),
        float(state.worst_infection),
        chaos,
        chaos * chaos,
        float(len(state.barricades)),
        float(len(state.held)),
        float(state.strongpoint >= 0),
        float(state.current_research >= 0),
        float(state.components.bit_count() + state.weapon_found),
        float(state.antidote),
    ]
