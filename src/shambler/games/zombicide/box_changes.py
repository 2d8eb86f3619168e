"""What to change on a real table after an entry was put right: figures, cards, doors, tokens."""

from __future__ import annotations

from collections.abc import Iterator

from shambler.games.zombicide.core.game import ZombicideGame
from shambler.games.zombicide.core.inventory import carried
from shambler.games.zombicide.core.state import IN_PLAY, LEFT, Ground
from shambler.kernel.table_words import Change, changed, differ_elsewhere, exchanged

# What the lines below tell of, or nobody has to set right on the table.
TOLD = (
    "survivors",
    "enemies",
    "infested",
    "pool",
    "ground.closed",
    "ground.destroyed",
    "tokens",
    "stack",
    "counters",
    "typed",
    "outcome",
    "discards",
    "enemy_discards",
    "enemy_deck",
    "stocks",
    "hidden",
    "taken",
    "tally",
)
STATES = ("open", "closed", "destroyed")


def differences(before: ZombicideGame, after: ZombicideGame, language: str) -> list[str]:
    """Line by line, in the order in which one goes round the table."""
    lines = [*_enemies(before, after), *_survivors(before, after), *_board(before, after)]
    if differ_elsewhere(before.state, after.state, TOLD):
        lines.append(("more", {}))
    return changed(after, lines, language)


def _enemies(before: ZombicideGame, after: ZombicideGame) -> Iterator[Change]:
    for zone, (old, new) in enumerate(zip(before.state.enemies, after.state.enemies, strict=True)):
        for foe, (had, has) in enumerate(zip(old, new, strict=True)):
            if had > has:
                yield "enemies-off", {"foe": foe, "zone": zone, "count": had - has}
            elif has > had:
                yield "enemies-on", {"foe": foe, "zone": zone, "count": has - had}


def _survivors(before: ZombicideGame, after: ZombicideGame) -> Iterator[Change]:
    pairs = zip(before.state.survivors, after.state.survivors, strict=False)
    for who, (old, new) in enumerate(pairs):
        if old.status != new.status:
            how = {IN_PLAY: "in-play", LEFT: "left"}.get(new.status, "eliminated")
            yield "status", {"who": who, "how": how}
        if old.zone != new.zone and new.status == IN_PLAY:
            yield "place", {"who": who, "zone": new.zone}
        if old.experience != new.experience:
            yield "experience", {"who": who, "was": old.experience, "now": new.experience}
        if old.armor != new.armor:
            yield "armor", {"who": who, "was": old.armor, "now": new.armor}
        gone, come = exchanged(carried(old), carried(new))
        for card in gone:
            yield "loses", {"who": who, "card": card}
        for card in come:
            yield "gets", {"who": who, "card": card}


def _board(before: ZombicideGame, after: ZombicideGame) -> Iterator[Change]:
    old, new = before.state.ground, after.state.ground
    for opening in range(len(after.world.board.openings)):
        state = _opening(new, opening)
        if state != _opening(old, opening):
            yield "opening", {"opening": opening, "state": state}
    had = {token.id: token for token in before.state.tokens}
    has = {token.id: token for token in after.state.tokens}
    for token in had.keys() - has.keys():
        yield "token-off", {"zone": had[token].zone}
    for token in has.keys() - had.keys():
        yield "token-on", {"zone": has[token].zone}


def _opening(ground: Ground, opening: int) -> str:
    if ground.destroyed >> opening & 1:
        return STATES[2]
    return STATES[ground.closed >> opening & 1]
