"""What the plays of all editions share."""

from shambler.testing.zombicide import Scene
from tests.rules.told_in_full import Account


def tell(table: Scene) -> Account:
    """A scene that has begun, with names for its numbers."""
    world = table.game.world

    def people(figure: int) -> str:
        """A survivor, or a machine or car that counts as one."""
        team = len(world.sheets)
        return world.names[figure] if figure < team else world.units[figure - team].type

    def cards(number: int | str) -> str:
        return world.cards[number].id if isinstance(number, int) else number

    return Account(table, {
        "who": people, "other": people, "figure": people, "friend": people,
        "zone": world.zone_name, "start": world.zone_name, "foe": lambda at: world.foes[at].id,
        "enemy": lambda at: world.foes[at].id, "card": cards, "cards": cards,
        "gain": lambda at: world.skills[at].id,
    })  # fmt: skip
