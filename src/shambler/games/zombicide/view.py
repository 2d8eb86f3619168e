"""What players see: everything on the table, decks as counts, face-down tokens face down.

``view`` is the table now, ``map_view`` the board that never changes, ``forecast`` what the enemies
would do if they acted now.
"""

from __future__ import annotations

from typing import Any

from shambler.games.zombicide.board.masks import bits
from shambler.games.zombicide.content import LEVELS
from shambler.games.zombicide.features.missions import marked_places
from shambler.games.zombicide.features.modes import SIDES
from shambler.games.zombicide.procedures.activation import compass_of
from shambler.games.zombicide.procedures.round import EndPhase, EnemiesPhase, PlayersPhase
from shambler.games.zombicide.procedures.spawning import SpawnStep
from shambler.games.zombicide.procedures.turn import Turn
from shambler.games.zombicide.state import ELIMINATED, EMPTY, LEFT, Survivor
from shambler.games.zombicide.table import Table
from shambler.kernel.content import Words
from shambler.kernel.procedure import Procedure

PHASES: dict[type[Procedure], str] = {
    PlayersPhase: "players",
    EnemiesPhase: "enemies",
    SpawnStep: "enemies",
    EndPhase: "end",
}
STATUS = {0: "in-play", LEFT: "left", ELIMINATED: "eliminated"}


def view(game: Table) -> dict[str, Any]:
    """The table as data, built by whitelist. All seats play on one side and see the same."""
    state = game.state
    return {
        "game": game.world.edition.key,
        "mission": game.world.mission.id,
        "round": state.round,
        "phase": _phase(game),
        "danger": LEVELS[game.danger()],
        "first_player": state.first_player,
        "seats": list(game.world.seats),
        "acting": _acting(game),
        "survivors": [_survivor(game, who) for who in range(len(state.survivors))],
        "machines": [_machine(game, number) for number in range(len(state.machines))],
        "zones": [_zone(game, zone) for zone in range(len(state.enemies))],
        "doors": _doors(game),
        "door_reserve": state.reserve,
        "objectives": [
            {
                "id": game.world.token_names[token.id],
                "zone": _name(game, token.zone),
                "color": token.color or None,
            }
            for token in state.tokens
        ],
        "places": [{"zone": _name(game, zone), "what": what} for zone, what in marked_places(game)],
        "face_down": _count(state.hidden),
        "taken": list(state.taken),
        "spawns": [
            {
                "id": token.id,
                "zone": _name(game, token.zone),
                "color": None if token.pool else token.color,
                "active": token.active,
            }
            for token in state.spawns
        ],
        "face_down_spawns": _count(state.buried),
        "first_spawn": _name(game, state.first_spawn),
        "exit": _name(game, game.world.way_out),
        "pool": {foe.id: left for foe, left in zip(game.world.foes, state.pool, strict=True)},
        "decks": {
            "equipment": len(state.equipment),
            **_stocks(game),
            "equipment_discards": [game.gear(card).id for card in state.discards],
            "enemies": len(state.enemy_deck),
            "enemy_discards": list(state.enemy_discards),
            "prototypes": sorted(game.gear(card).id for card in state.prototypes.cards),
            "oxygen": len(state.supply),
            "supply": sorted(game.gear(card).id for card in state.supply),
            "starting": [game.gear(card).id for card in state.starting],
            "set_aside": [game.gear(card).id for card in state.aside],
            "removed": [game.gear(card).id for card in state.removed],
        },
        "goals": goals(game),
        "tally": {
            key: count for key, count in sorted(state.tally.items()) if not key.startswith("goal")
        },
        "forecast": forecast(game),
    }


def _stocks(game: Table) -> dict[str, int]:
    """The decks to search, where there are several."""
    if not game.state.stocks:
        return {}
    names = game.world.edition.search_decks
    return {name: len(stock) for name, stock in zip(names, game.state.stocks, strict=True)}


def _count(names: tuple[str, ...]) -> dict[str, int]:
    """How many of each: what lies face down is known, where it lies is not."""
    return {name: names.count(name) for name in sorted(set(names))}


def _phase(game: Table) -> str:
    """The part of the round that is being played."""
    for frame in game.state.stack:
        if type(frame) in PHASES:
            return PHASES[type(frame)]
    return "set-up"


def _name(game: Table, zone: int) -> str | None:
    return game.world.board.zones[zone].name if zone >= 0 else None


def _acting(game: Table) -> dict[str, Any] | None:
    """Whose turn it is, and what they have left."""
    for frame in reversed(game.state.stack):
        if isinstance(frame, Turn) and game.state.survivors[frame.who].zone >= 0:
            standing = frame.standing(game)
            return {
                "who": game.world.names[frame.who],
                "actions": standing.left,
                "free": list(standing.free),
                "used": list(frame.used),
            }
    return None


def _survivor(game: Table, who: int) -> dict[str, Any]:
    world, survivor = game.world, game.state.survivors[who]
    return {
        "id": world.names[who],
        "seat": world.owners[who] if who < world.team else None,  # companions are nobody's
        "zone": _name(game, survivor.zone),
        "sees": _sight(game, who),
        "status": STATUS[survivor.status],
        "armor": survivor.armor,
        "full_armor": world.armor[who],
        "experience": survivor.experience,
        "level": LEVELS[survivor.level],
        "skills": [world.skills[skill].id for skill in survivor.skills],
        "hands": [_card(game, survivor, card) for card in survivor.hands],
        "body": [_card(game, survivor, card) for card in survivor.body],
        "pack": [_card(game, survivor, card) for card in survivor.pack],
        "remotes": [world.machines[number].type for number in survivor.remotes],
        "hidden": survivor.hidden,
        "side": SIDES[survivor.side] if world.other_sides[who] else None,
        "car": world.machines[survivor.car].type if survivor.car >= 0 else None,
        "done": survivor.done,
    }


def _sight(game: Table, who: int) -> dict[str, int]:
    """The zones in the survivor's line of sight, each with its range (Z-LOS-01)."""
    zone = game.state.survivors[who].zone
    if zone < 0:
        return {}
    zones = game.world.board.zones
    return {zones[seen].name: reach for seen, reach in game.sight_of(who)[zone].seen}


def _card(game: Table, survivor: Survivor, card: int) -> dict[str, Any] | None:
    if card == EMPTY:
        return None
    attached = [game.gear(ammo).id for ammo in game.ammo_of(survivor, card)]
    found = {"id": game.gear(card).id, "attached": attached}
    return {**found, "unloaded": True} if card in game.state.unloaded else found


def _machine(game: Table, number: int) -> dict[str, Any]:
    unit = game.state.machines[number]
    return {
        "type": game.world.machines[number].type,
        "zone": _name(game, unit.zone),
        "remote": _name(game, game.state.remotes[number]),  # where it lies, if it lies about
        "active": unit.active,
        "driver": game.world.names[unit.driver] if unit.driver >= 0 else None,
    }


def _zone(game: Table, zone: int) -> dict[str, Any]:
    """What lies and stands in a zone; the board itself is told once, by ``map_view``."""
    state, ground = game.state, game.state.ground
    counts = state.enemies[zone]
    mold = "active" if ground.active >> zone & 1 else None
    mold = "inactive" if ground.inactive >> zone & 1 else mold
    return {
        "name": _name(game, zone),
        "enemies": {f.id: n for f, n in zip(game.world.foes, counts, strict=True) if n},
        "noise": state.noise[zone],
        "mold": mold,
    }


def _doors(game: Table) -> list[dict[str, str]]:
    ground, openings = game.state.ground, game.world.board.openings
    faces = (
        ("closed", ground.closed),
        ("destroyed", ground.destroyed),
        ("locked", ground.locked),
        ("open", game.state.fitted & ~ground.closed),
    )
    return [{"at": openings[o].name, "state": face} for face, mask in faces for o in bits(mask)]


def forecast(game: Table) -> list[dict[str, Any]]:
    """What every group of enemies would do with its next action if they acted now.

    ``attack`` names the figures that can be chosen, ``move`` the next zones (a group splits over
    several of them), ``break`` the doors in the way; ``stay``: nothing draws them anywhere.
    """
    compass, closed = compass_of(game), game.state.ground.closed
    openings = game.world.board.openings
    groups: list[dict[str, Any]] = []
    for zone in game.zones_of(game.state.infested):
        targets = game.targets(zone)
        routes = () if targets else compass.routes(zone)
        plan = {
            "attack": [_figure(game, figure) for figure in targets],
            "move": [_name(game, there) for there, o in routes if not closed >> o & 1],
            "break": [openings[o].name for _, o in routes if closed >> o & 1],
        }
        for foe, count in zip(game.world.foes, game.state.enemies[zone], strict=True):
            if count:
                group = {"zone": _name(game, zone), "enemy": foe.id, "count": count}
                groups.append(
                    {**group, "actions": foe.actions, "stay": not any(plan.values())} | plan
                )
    return groups


def _figure(game: Table, figure: int) -> str:
    """A survivor by id, a machine by type."""
    survivors = len(game.state.survivors)
    if figure < survivors:
        return game.world.names[figure]
    return game.world.machines[figure - survivors].type


def goals(game: Table) -> list[dict[str, Any]]:
    """What has to be done, in order, and what of it is done."""
    tally = game.state.tally
    return [
        {"kind": goal.name, "rule": goal.rule, "met": bool(tally.get(f"goal{number}"))}
        for number, goal in enumerate(game.world.goals)
    ]


def _title(words: Words | None) -> dict[str, Any]:
    """The name of an opening, if it has one."""
    return {} if words is None else {"title": {"en": words.en, "fr": words.fr}}


def map_view(game: Table) -> dict[str, Any]:
    """The board that never changes: zones with their cells, and what lies between cells."""
    board = game.world.board
    places = game.world.content.places
    return {
        "rows": board.plan.rows,
        "cols": board.plan.cols,
        "zones": [
            {
                "name": zone.name,
                "kind": zone.kind,
                "special": zone.special,
                "inside": zone.inside,
                "title": {
                    "en": places[zone.title].en if zone.title in places else zone.title,
                    "fr": places[zone.title].fr if zone.title in places else zone.title,
                },
                "cells": [list(cell) for cell in zone.cells],
            }
            for zone in board.zones
        ],
        "openings": [
            {
                "name": o.name,
                "kind": o.kind,
                "cells": [list(cell) for cell in o.cells],
                **_title(game.world.content.openings.get(o.name)),
            }
            for o in board.openings
        ],
    }
