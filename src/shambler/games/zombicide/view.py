"""What players see: everything on the table, decks as counts, face-down tokens face down.

``ZombicideView`` is what every edition shows. An edition's view is a subclass with one field for
each of its systems: the field's type says how that part is made.
"""

from __future__ import annotations

import typing
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, Final, Literal, Self, TypeAlias

from shambler.games.zombicide.arranging_view import ArrangingView, arranging
from shambler.games.zombicide.board.masks import bits
from shambler.games.zombicide.core.forecast import EnemyPlan, forecast
from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.round import EndPhase, EnemiesPhase, PlayersPhase
from shambler.games.zombicide.core.spawning import SpawnStep
from shambler.games.zombicide.core.state import ELIMINATED, EMPTY, IN_PLAY, LEFT, Survivor
from shambler.games.zombicide.core.turn import Turn
from shambler.games.zombicide.core.view_part import SystemPart
from shambler.games.zombicide.core.words import LEVELS, Level
from shambler.games.zombicide.missions.special import marked_places
from shambler.games.zombicide.system_parts import fitted_shown
from shambler.kernel.procedure import Procedure
from shambler.kernel.view import Part, View, says

Phase: TypeAlias = Literal["set-up", "players", "enemies", "end"]
Status: TypeAlias = Literal["in-play", "left", "eliminated"]
DoorState: TypeAlias = Literal["closed", "destroyed", "locked", "open"]

PHASES: Final[dict[type[Procedure], Phase]] = {
    PlayersPhase: "players",
    EnemiesPhase: "enemies",
    SpawnStep: "enemies",
    EndPhase: "end",
}
STATUS: Final[dict[int, Status]] = {IN_PLAY: "in-play", LEFT: "left", ELIMINATED: "eliminated"}


class ActingView(Part, frozen=True):
    """Whose turn it is, and what they have left."""

    who: str
    actions: int
    free: Annotated[list[str], says("free actions left, by what they are good for")]
    used: Annotated[list[str], says("free and once-per-turn actions already used")]


class CardView(Part, frozen=True):
    """A card that somebody carries."""

    id: str
    attached: Annotated[list[str], says("ammo cards attached to it")]


class SurvivorView(Part, frozen=True, kw_only=True):
    """One survivor."""

    id: str
    seat: Annotated[int | None, says("who plays them; companions are nobody's")]
    zone: str | None
    sees: Annotated[dict[str, int], says("the zones in their line of sight, each with its range")]
    status: Status
    armor: int
    full_armor: int
    experience: int
    level: Level
    skills: list[str]
    hands: list[CardView | None]
    body: list[CardView | None]
    pack: list[CardView]
    done: Annotated[bool, says("has taken their turn this round")]


class ZoneView(Part, frozen=True):
    """Who stands in a zone; the board itself is told once."""

    name: str
    enemies: Annotated[dict[str, int], says("how many of each kind")]


class DoorView(Part, frozen=True):
    """A door, or a token that stands for one."""

    at: str
    state: DoorState


class ObjectiveView(Part, frozen=True):
    """An objective on the board."""

    id: str
    zone: str | None
    color: Annotated[str | None, says("once it is known")]


class MissionPlace(Part, frozen=True):
    """A zone that means something in this mission."""

    zone: str | None
    what: str


class SpawnView(Part, frozen=True):
    """A spawn token."""

    id: int
    zone: str | None
    color: Annotated[str | None, says("once it is known")]
    active: bool


class DecksView(Part, frozen=True, kw_only=True):
    """Face-down decks by their sizes, open cards by their ids."""

    equipment: int
    equipment_discards: list[str]
    enemies: int
    enemy_discards: list[int]
    supply: Annotated[list[str], says("cards that lie in view until somebody takes them")]
    starting: Annotated[list[str], says("starting cards still to be shared out")]
    set_aside: list[str]
    removed: list[str]


class GoalView(Part, frozen=True):
    """A goal of the mission."""

    kind: str
    rule: str
    met: bool


class ZombicideView(View, frozen=True, kw_only=True):
    """The table. All seats play on one side and see the same."""

    game: Annotated[str, says("the key of the game")]
    mission: Annotated[str, says("the key of the mission or scene")]
    round: Annotated[int, says("the number of the round")]
    phase: Annotated[Phase, says("set-up, players, enemies or end")]
    danger: Annotated[Level, says("the highest level a survivor has: blue, yellow, orange, red")]
    first_player: Annotated[int, says("the seat that begins the round")]
    seats: Annotated[list[int], says("the seats at the table")]
    acting: Annotated[
        ActingView | None,
        says("the survivor whose turn it is, with the actions left, or nothing"),
    ]
    arranging: Annotated[
        ArrangingView | None,
        says("the cards that are being laid out, and the pick that is asked now, or nothing"),
    ]
    survivors: Annotated[
        list[SurvivorView],
        says(
            "a list: id, seat, zone, zones it sees, status, armor and full armor, experience, "
            "level, skills, cards in hands, on the body and in the pack, whether it has acted"
        ),
    ]
    zones: Annotated[list[ZoneView], says("a list: name, enemies of each kind")]
    doors: Annotated[list[DoorView], says("a list: where, and open, closed, locked or destroyed")]
    door_reserve: Annotated[int, says("door or barricade tokens left beside the board")]
    objectives: Annotated[list[ObjectiveView], says("a list: id, zone, color once it is known")]
    places: Annotated[
        list[MissionPlace],
        says("a list of zones that mean something in this mission, and what"),
    ]
    face_down: Annotated[
        dict[str, int],
        says("how many objectives of each color lie face down; where is not known"),
    ]
    taken: Annotated[list[str], says("the colors taken so far")]
    spawns: Annotated[
        list[SpawnView], says("a list of spawn tokens: id, zone, color, whether active")
    ]
    face_down_spawns: Annotated[
        dict[str, int], says("how many spawn tokens of each color lie face down")
    ]
    first_spawn: Annotated[str | None, says("the zone where spawning begins")]
    exit: Annotated[str | None, says("the zone that leads out, if there is one")]
    pool: Annotated[dict[str, int], says("figures of each kind of enemy not on the board")]
    decks: Annotated[
        DecksView,
        says("sizes of the face-down decks; discards, cards in view and set aside by name"),
    ]
    goals: Annotated[list[GoalView], says("a list: kind, the rule behind it, whether it is met")]
    tally: Annotated[dict[str, int], says("what the mission counts")]
    forecast: Annotated[
        list[EnemyPlan], says("what each group of enemies would do if it acted now")
    ]

    @classmethod
    def of(cls, game: ZombicideGame) -> Self:
        """The view of a position: what all editions show, and the parts of the systems."""
        state, world = game.state, game.world
        parts: dict[str, Any] = {name: part.of(game) for name, part in system_parts(cls)}
        return cls(
            game=world.edition.key,
            mission=world.mission.id,
            round=state.round,
            phase=_phase(game),
            danger=LEVELS[game.danger()],
            first_player=state.first_player,
            seats=list(world.seats),
            acting=_acting(game),
            arranging=arranging(game),
            survivors=[_survivor(game, who) for who in range(len(state.survivors))],
            zones=[_zone(game, zone) for zone in range(len(state.enemies))],
            doors=_doors(game),
            door_reserve=state.reserve,
            objectives=_objectives(game),
            places=[MissionPlace(world.zone_name(at), what) for at, what in marked_places(game)],
            face_down=_count(state.hidden),
            taken=list(state.taken),
            spawns=_spawns(game),
            face_down_spawns=_count(state.buried),
            first_spawn=world.zone_name(state.first_spawn),
            exit=world.zone_name(world.way_out),
            pool={foe.id: left for foe, left in zip(world.foes, state.pool, strict=True)},
            decks=_decks(game),
            goals=goals(game),
            tally={
                key: count
                for key, count in sorted(state.tally.items())
                if not key.startswith("goal")
            },
            forecast=forecast(game),
            **parts,
        )


@cache
def system_parts(kind: type[ZombicideView]) -> tuple[tuple[str, type[SystemPart]], ...]:
    """The fields of a view that systems fill, each with its type."""
    types = typing.get_type_hints(kind)
    return tuple(
        (name, types[name])
        for name in kind.__struct_fields__
        if isinstance(types[name], type) and issubclass(types[name], SystemPart)
    )


def _phase(game: ZombicideGame) -> Phase:
    """The part of the round that is being played."""
    for frame in game.state.stack:
        if type(frame) in PHASES:
            return PHASES[type(frame)]
    return "set-up"


def _acting(game: ZombicideGame) -> ActingView | None:
    for frame in reversed(game.state.stack):
        if isinstance(frame, Turn) and game.state.survivors[frame.who].zone >= 0:
            standing = frame.standing(game)
            who = game.world.names[frame.who]
            return ActingView(who, standing.left, list(standing.free), list(frame.used))
    return None


def _survivor(game: ZombicideGame, who: int) -> SurvivorView:
    world, survivor = game.world, game.state.survivors[who]
    return SurvivorView(
        id=world.names[who],
        seat=world.owners[who] if who < world.team else None,
        zone=world.zone_name(survivor.zone),
        sees=_sight(game, who),
        status=STATUS[survivor.status],
        armor=survivor.armor,
        full_armor=world.armor[who],
        experience=survivor.experience,
        level=LEVELS[survivor.level],
        skills=[world.skills[skill].id for skill in survivor.skills],
        hands=[_slot(game, survivor, card) for card in survivor.hands],
        body=[_slot(game, survivor, card) for card in survivor.body],
        pack=[_card(game, survivor, card) for card in survivor.pack],
        done=survivor.done,
    )


def _sight(game: ZombicideGame, who: int) -> dict[str, int]:
    """The zones in the survivor's line of sight, each with its range (Z-LOS-01)."""
    zone = game.state.survivors[who].zone
    if zone < 0:
        return {}
    zones = game.world.board.zones
    return {zones[seen].name: reach for seen, reach in game.sight_of(who)[zone].seen}


def _slot(game: ZombicideGame, survivor: Survivor, card: int) -> CardView | None:
    return None if card == EMPTY else _card(game, survivor, card)


def _card(game: ZombicideGame, survivor: Survivor, card: int) -> CardView:
    attached = [game.gear(ammo).id for ammo in game.ammo_of(survivor, card)]
    return CardView(game.gear(card).id, attached)


def _zone(game: ZombicideGame, zone: int) -> ZoneView:
    counts = zip(game.world.foes, game.state.enemies[zone], strict=True)
    return ZoneView(game.world.board.zones[zone].name, {foe.id: n for foe, n in counts if n})


def _doors(game: ZombicideGame) -> list[DoorView]:
    ground, openings = game.state.ground, game.world.board.openings
    faces: tuple[tuple[DoorState, int], ...] = (
        ("closed", ground.closed),
        ("destroyed", ground.destroyed),
        ("locked", ground.locked),
        ("open", fitted_shown(game.state) & ~ground.closed),
    )
    return [DoorView(openings[o].name, face) for face, mask in faces for o in bits(mask)]


def _objectives(game: ZombicideGame) -> list[ObjectiveView]:
    world = game.world
    return [
        ObjectiveView(world.token_names[token.id], world.zone_name(token.zone), token.color or None)
        for token in game.state.tokens
    ]


def _spawns(game: ZombicideGame) -> list[SpawnView]:
    """Spawn tokens; those of a pool have a colour that nobody knows yet."""
    return [
        SpawnView(
            token.id,
            game.world.zone_name(token.zone),
            None if token.pool else token.color,
            token.active,
        )
        for token in game.state.spawns
    ]


def _decks(game: ZombicideGame) -> DecksView:
    state = game.state
    return DecksView(
        equipment=len(state.stocks[0]) if len(state.stocks) == 1 else 0,
        equipment_discards=card_ids(game, state.discards),
        enemies=len(state.enemy_deck),
        enemy_discards=list(state.enemy_discards),
        supply=sorted(card_ids(game, state.supply)),
        starting=card_ids(game, state.starting),
        set_aside=card_ids(game, state.aside),
        removed=card_ids(game, state.removed),
    )


def card_ids(game: ZombicideGame, cards: Iterable[int]) -> list[str]:
    """Equipment cards by their ids."""
    return [game.gear(card).id for card in cards]


def _count(names: tuple[str, ...]) -> dict[str, int]:
    """How many of each: what lies face down is known, where it lies is not."""
    return {name: names.count(name) for name in sorted(set(names))}


def goals(game: ZombicideGame) -> list[GoalView]:
    """What has to be done, in order, and what of it is done."""
    tally = game.state.tally
    return [
        GoalView(goal.name, goal.rule, bool(tally.get(f"goal{number}")))
        for number, goal in enumerate(game.world.goals)
    ]
