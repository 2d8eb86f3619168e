"""Everything in the box: the content files, read and checked once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from shambler.games.dawn.abilities.gun import NoGun
from shambler.games.dawn.numbers import Numbers
from shambler.games.dawn.printed.board import BoardText
from shambler.games.dawn.printed.cards import (
    ComponentText,
    EventCardText,
    FateCardText,
    ResearchText,
)
from shambler.games.dawn.printed.counters import CharactersText, OthersText, ZedsText
from shambler.games.dawn.printed.tables import LevelText, TablesText
from shambler.kernel.content import (
    Problems,
    Source,
    content_hash,
    load_toml,
    package_files,
)

PACKAGE = "shambler.games.dawn"


class _Events(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[EventCardText, ...]


class _Fate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[FateCardText, ...]


class _Research(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[ResearchText, ...]
    component: tuple[ComponentText, ...]


class _Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: tuple[LevelText, ...]


class Content(msgspec.Struct, frozen=True):
    """Everything in the box."""

    board: BoardText
    zeds: ZedsText
    characters: CharactersText
    others: OthersText
    events: tuple[EventCardText, ...]
    fate: tuple[FateCardText, ...]
    research: tuple[ResearchText, ...]
    components: tuple[ComponentText, ...]
    tables: TablesText
    levels: tuple[LevelText, ...]
    numbers: Numbers
    hash: str


NO_GUN = NoGun(rule="DOZ-REF-05")  # Refugees and Villagers


def files() -> list[Source]:
    """All content files."""
    folder = package_files(PACKAGE) / "content"
    return [path for path in sorted(folder.iterdir(), key=str) if path.name.endswith(".toml")]


@cache
def load() -> Content:
    """Read and check the content files, once."""
    folder = package_files(PACKAGE) / "content"
    research = load_toml(folder / "research.toml", _Research)
    loaded = Content(
        board=load_toml(folder / "board.toml", BoardText),
        zeds=load_toml(folder / "zeds.toml", ZedsText),
        characters=load_toml(folder / "characters.toml", CharactersText),
        others=load_toml(folder / "others.toml", OthersText),
        events=load_toml(folder / "events.toml", _Events).card,
        fate=load_toml(folder / "fate.toml", _Fate).card,
        research=research.card,
        components=research.component,
        tables=load_toml(folder / "tables.toml", TablesText),
        levels=load_toml(folder / "levels.toml", _Levels).level,
        numbers=load_toml(folder / "numbers.toml", Numbers),
        hash=content_hash(files()),
    )
    _check(loaded)
    return loaded


def _check(content: Content) -> None:
    """Ids are unique, references exist, every length can be dealt."""
    problems = Problems("dawn/content")
    characters, others = content.characters, content.others
    units = (*characters.hero, *characters.heroic, *characters.un_zeds, *others.civilians)
    rest = (*others.special, *others.refugees, *others.raiders)
    cards = (*content.events, *content.fate, *content.research, *content.components)
    spaces = (space for track in content.board.track for space in track.space)
    problems.duplicates("unit", [*ids_of(units), *ids_of(rest)])
    problems.duplicates("card", ids_of(cards))
    problems.duplicates("place", [*ids_of(content.board.place), *ids_of(spaces)])
    heroes = [hero.id for hero in characters.hero]
    for name in (*content.numbers.set_up.basic_heroes, *content.numbers.set_up.always_chosen):
        problems.reference("numbers.set_up", "Hero", name, heroes)
    for level in content.levels:
        for length in level.length:
            where = f"levels[{level.id}].length[{length.id}]"
            total = sum(map(sum, length.acts)) + 1 + (level.number >= 2)
            problems.count(where, "cards", length.cards, total)
    problems.stop()


def ids_of(entries: Iterable[Any]) -> list[str]:
    """The ids of entries of whatever kind."""
    return [entry.id for entry in entries]
