"""Tables that many tests of this game use."""

from typing import Any

from shambler.games.zombicide.hendrix import RULES
from shambler.games.zombicide.systems.escort.escort import follow
from shambler.games.zombicide.systems.story.content import Story, StoryCard, StoryNote
from shambler.games.zombicide.systems.story.nesting import AnyEffect
from shambler.games.zombicide.systems.story.scene import Effect, StoryScene
from shambler.kernel.content import Words
from shambler.testing.zombicide import Rest, Scene
from shambler.testing.zombicide_blank import NO_STORY

# Five zones of a street.
STREET = """
~A   :~B   :~C   :~D   :~E
"""
# A street, a door, a lit room, two dark rooms behind it, a door, a street.
HOUSE = """
~A   :~B   +rC   :dD   :dE   +~F
"""
# Two buildings with a street between them.
TWO_HOUSES = """
dA   :rB   +~C   +rD   :dE
"""
NOON, MIDNIGHT = 12, 0
TEAM = ("javier", "karl", "marian", "michelle", "riley", "wayne")


def scene(
    board: str = STREET,
    *,
    hour: int = NOON,
    seats: int = 1,
    ultrared: bool = False,
    dark_zones: bool = True,
    team: tuple[str, ...] = TEAM,
    **changes: Any,
) -> Scene:
    """A table without a mission; Penny stays off the board until she is put there."""
    told: dict[str, Any] = {"hour": hour, **changes}
    options: dict[str, Any] = {"seats": seats, "ultrared": ultrared, "dark_zones": dark_zones}
    return Scene(RULES, board=board, changes=told, survivors=team, **options)


def led_by(table: Scene, name: str, zone: str) -> Scene:
    """Penny at somebody's side."""
    table.put(name, zone).put("penny", zone)
    follow(table.game, table.who(name))
    return table


def mission(key: str, leader: str = "wayne", **options: Any) -> Scene:
    """A mission with everybody in place and Penny led by somebody."""
    table = Scene(RULES, key, **options)
    follow(table.game, table.who(leader))
    return table


def down(table: Scene, name: str) -> Scene:
    """Somebody lies on the board."""
    table.survivor(name).zone, table.survivor(name).status = -1, 2
    return table


def does(table: Scene, effect: Effect, name: str) -> Scene:
    """A card taken by somebody does this."""
    table.start(Rest())
    who = table.who(name)
    effect.apply(table.game, StoryScene(0, (), who, table.survivor(name).zone))
    return table.changed()


def card(number: str, *effects: AnyEffect, zone: str = "0.0", **fields: Any) -> StoryCard:
    """A story card of one's own, on A unless it says otherwise."""
    words = Words(f"Card {number}", f"Carte {number}")
    return StoryCard(
        id=number, zone=zone, title=words, story=words, effects=effects,
        provenance="reconstructed", **fields,
    )  # fmt: skip


def story(*cards: StoryCard, notes: tuple[tuple[AnyEffect, ...], ...] = (), **fields: Any) -> Story:
    """A story of one's own: its cards, and what its notes do."""
    told = tuple(
        StoryNote(story=Words("Note", "Note"), effects=effects, provenance="reconstructed")
        for effects in notes
    )
    return Story(**{"aim": NO_STORY.aim, "crates": (), **fields, "card": cards, "note": told})
