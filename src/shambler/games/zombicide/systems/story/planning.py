"""What the story asks of the team now, as far as anybody can know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shambler.games.zombicide.core.hooks import consult
from shambler.games.zombicide.core.state import IN_PLAY
from shambler.games.zombicide.core.tasks import NOTHING, Task
from shambler.games.zombicide.systems.buildings.building_state import buildings_in
from shambler.games.zombicide.systems.buildings.buildings import Buildings
from shambler.games.zombicide.systems.buildings.moments import BuildingListener
from shambler.games.zombicide.systems.escort.escort import NOBODY, companion_of, leader_in
from shambler.games.zombicide.systems.story.conditions import AllOf, Outside, Together
from shambler.games.zombicide.systems.story.reading import lying
from shambler.games.zombicide.systems.story.scene import story_of
from shambler.games.zombicide.systems.story.story_state import story_in

if TYPE_CHECKING:
    from shambler.games.zombicide.core.game import ZombicideGame
    from shambler.games.zombicide.systems.story.content import StoryCard
    from shambler.games.zombicide.systems.story.nesting import Aim


def shut_doors(game: ZombicideGame) -> int:
    """Closed doors that nobody can open from the street now, as bits."""
    system = game.world.system(Buildings)
    shut = consult(game, BuildingListener.shut, buildings_in(game.state).barred, NOBODY)
    for door in system.one_sided:
        shut |= 1 << door
    return shut & game.state.ground.closed


def within_reach(game: ZombicideGame) -> int:
    """The zones that the team can come to with tools enough, as bits."""
    board = game.world.board
    rows = board.routes(game.terrain.routes.passable & ~shut_doors(game)).distance
    here = [s.zone for s in game.state.survivors if s.status == IN_PLAY]
    mask = 0
    for zone in range(len(board.zones)):
        if any(rows[zone][start] >= 0 for start in here):
            mask |= 1 << zone
    return mask


def task_of(game: ZombicideGame, aim: Aim | None) -> Task:
    """To the companion, to the exit, to each other, or to cards that may be taken."""
    survivors = game.state.survivors
    companion = survivors[companion_of(game)]
    if companion.status != IN_PLAY:
        return NOTHING
    if leader_in(game.state) == NOBODY:
        return Task((companion.zone,))
    if aim is not None:
        found = _gathering(game, aim, companion.zone)
        if found is not None:
            return found
    reach = within_reach(game)
    cards = [number for number in lying(game) if _takeable(game, number)]
    near = [number for number in cards if reach >> place_of(game, number) & 1]
    wanted = aim.cards if aim is not None else ()
    named = [number for number in near if story_of(game).card[number].id in wanted]
    return Task(tuple(place_of(game, number) for number in named or near or cards))


def _gathering(game: ZombicideGame, aim: Aim, zone: int) -> Task | None:
    """Where all have to come, if the aim says so."""
    ways_out = game.zones_of(aim.ways_out(game))
    row = game.terrain.routes.distance[zone]
    if ways_out:
        return Task(meet=min(ways_out, key=lambda exit_zone: row[exit_zone]))
    if isinstance(aim.reached, Together):
        return Task(meet=zone)
    parts = aim.reached.of if isinstance(aim.reached, AllOf) else (aim.reached,)
    others = [part for part in parts if part is not None and not isinstance(part, Outside)]
    left = [part for part in parts if isinstance(part, Outside)]
    if left and all(part.holds(game, NOBODY) for part in others):
        inside = {game.world.board.zone_at(name) for name in left[0].zones}
        streets = [z for z in game.zones_of(game.world.outside) if z not in inside and row[z] >= 0]
        return Task(meet=min(streets, key=lambda street: row[street]))
    return None


def _takeable(game: ZombicideGame, number: int) -> bool:
    """Free to be taken, and not known to ask for something that is missing."""
    story, state = story_of(game), story_in(game.state)
    card: StoryCard = story.card[number]
    if not state.free and card.id not in story.first:
        return False
    known = state.read >> number & 1 or card.known
    if not known or card.when is None:
        return True
    team = [who for who in game.in_play() if who < game.world.team]
    return any(card.when.holds(game, who) for who in team)


def place_of(game: ZombicideGame, number: int) -> int:
    """Where one has to go for a card: its zone, or the side from which its door opens."""
    card: StoryCard = story_of(game).card[number]
    if card.door is None:
        return game.world.board.zone_at(card.zone)
    number = game.world.opening(card.door)
    door = game.world.board.openings[number]
    inside = number in game.world.system(Buildings).one_sided
    return door.a if bool(game.world.outside >> door.a & 1) != inside else door.b
