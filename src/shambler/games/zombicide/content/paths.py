"""Where an edition keeps its content, also when installed from a wheel."""

from __future__ import annotations

from typing import Final

import msgspec

from shambler.kernel.content import Source, package_files

FAMILY: Final = "shambler.games.zombicide"


class Files(msgspec.Struct, frozen=True):
    """How an edition calls its files: the family has one word for each, the editions their own."""

    enemies: str
    enemy_deck: str
    machines: str = ""
    tiles: str = "tiles.toml"
    cards: str = "equipment.toml"
    skills: str = "skills.toml"
    survivors: str = "survivors.toml"
    components: str = "components.toml"


EDITIONS: Final[dict[str, Files]] = {
    "invader": Files("xenos.toml", "xeno_deck.toml", "machines.toml"),
    "living_dead": Files("ghouls.toml", "ghoul_deck.toml", "cars.toml"),
    "hendrix": Files("zombies.toml", "zombie_deck.toml", "cars.toml"),
}


class Paths:
    """The files of an edition; `folder` replaces the packaged content by one's own."""

    def __init__(self, edition: str, folder: Source | None = None) -> None:
        self.edition = edition
        self.names = EDITIONS[edition]
        self.content: Source = folder or package_files(f"{FAMILY}.{edition}") / "content"
        self.missions: Source = self.content / "missions"
        self.rules: tuple[Source, ...] = (
            package_files(FAMILY) / "rules.toml",
            package_files(f"{FAMILY}.{edition}") / "rules.toml",
        )

    def mission_files(self) -> list[Source]:
        """The mission files, M2 before M10."""
        if not self.missions.is_dir():
            return []
        return sorted(_toml(self.missions), key=lambda path: (len(path.name), path.name))


def _toml(folder: Source) -> list[Source]:
    return [path for path in folder.iterdir() if path.name.endswith(".toml")]
