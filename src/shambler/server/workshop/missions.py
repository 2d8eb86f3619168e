"""The shelf of missions on a host: files in a folder that git can hold.

``missions/<game>/<name>/`` has the mission as ``1.toml``, ``2.toml`` ..., a file for each version,
``about.toml`` with who made it and how hard each version was found to be, and ``troubles.toml``
with what others reported. A version never changes once it is there.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import tomlkit

from shambler.kernel.errors import BadSetup, ShamblerError
from shambler.kernel.files import replace_file
from shambler.kernel.typed import ready
from shambler.server.limits import TooMany
from shambler.server.table import NotYours
from shambler.server.words import said
from shambler.server.workshop.folders import locked, now

MOST_MISSIONS = 2_000  # of a host,
MOST_OF_ONE = 50  # of one person
MOST_VERSIONS = 200
MOST_TROUBLES = 200  # of one mission
SLUG = re.compile(r"[a-z0-9][a-z0-9-]{0,47}")


class NoSuchMission(ShamblerError):
    """There is no such mission on the shelf."""


class Hardness(msgspec.Struct, frozen=True):
    """How often a machine player won it, by which games."""

    agent: str
    seed: int
    games: int
    wins: int


class Version(msgspec.Struct, frozen=True, kw_only=True):
    """A version of a mission."""

    number: int
    published: str
    hardness: Hardness | None = None


class Trouble(msgspec.Struct, frozen=True):
    """What somebody reported."""

    version: int
    at: str
    text: str


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """about.toml"""

    owner: str  # a fingerprint: who may publish another version
    author: str
    name: Mapping[str, str]
    version: tuple[Version, ...]


class Missions:
    """Reads and writes the folder; several servers may share it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self, game: str) -> list[tuple[str, Kept]]:
        """Every mission of a game that can be read, by its short name."""
        root = self.folder / game
        names = sorted(path.parent.name for path in root.glob("*/about.toml"))
        found = ((name, self._read(game, name)) for name in names if SLUG.fullmatch(name))
        return [(name, kept) for name, kept in found if kept is not None]

    def find(self, game: str, slug: str) -> Kept:
        """One mission."""
        kept = self._read(game, slug) if SLUG.fullmatch(slug) else None
        if kept is None:
            raise NoSuchMission(said("no-mission"))
        return kept

    def text(self, game: str, slug: str, number: int) -> str:
        """The file of a version."""
        self.find(game, slug)
        path = self.folder / game / slug / f"{number}.toml"
        if not path.is_file():
            raise NoSuchMission(said("no-mission-version"))
        return path.read_text("utf-8")

    def troubles(self, game: str, slug: str) -> list[Trouble]:
        """What was reported."""
        path = self.folder / game / slug / "troubles.toml"
        if not path.is_file():
            return []
        data = tomllib.loads(path.read_text("utf-8"))
        return msgspec.convert(data.get("trouble", []), ready(list[Trouble]))

    def publish(
        self, person: str, game: str, text: str, slug: str, hardness: Hardness | None
    ) -> str:
        """A new mission, or a new version of one's own; gives its short name."""
        data = tomllib.loads(text)
        name = {key: str(value).strip() for key, value in data.get("name", {}).items()}
        if not name.get("en") or not name.get("fr"):
            raise BadSetup(said("two-names"))
        with locked(self.folder):
            before = self.find(game, slug) if slug else None
            if before is not None and before.owner != owner_of(person):
                raise NotYours(said("mission-of-another"))
            slug = slug or self._free(person, game, name["en"])
            versions = before.version if before is not None else ()
            self._check(game, slug, text, versions)
            entry = Version(number=len(versions) + 1, published=now(), hardness=hardness)
            kept = Kept(
                owner=owner_of(person),
                author=str(data.get("author", ""))[:60],
                name=name,
                version=(*versions, entry),
            )
            folder = self.folder / game / slug
            folder.mkdir(parents=True, exist_ok=True)
            replace_file(folder / f"{entry.number}.toml", text)
            replace_file(folder / "about.toml", tomlkit.dumps(_plain(kept)))
        return slug

    def report(self, game: str, slug: str, number: int, text: str) -> None:
        """Somebody had trouble with a version."""
        with locked(self.folder):
            self.text(game, slug, number)
            told = self.troubles(game, slug)
            if len(told) >= MOST_TROUBLES:
                raise TooMany(said("enough-troubles"))
            entries = [_plain(one) for one in (*told, Trouble(number, now(), text))]
            replace_file(
                self.folder / game / slug / "troubles.toml", tomlkit.dumps({"trouble": entries})
            )

    def _check(self, game: str, slug: str, text: str, versions: tuple[Version, ...]) -> None:
        if len(versions) >= MOST_VERSIONS:
            raise TooMany(said("enough-versions", most=MOST_VERSIONS))
        if versions and self.text(game, slug, versions[-1].number) == text:
            raise BadSetup(said("on-the-shelf"))

    def _free(self, person: str, game: str, name: str) -> str:
        """A short name that nobody has."""
        known = self.all(game)
        mine = sum(kept.owner == owner_of(person) for _, kept in known)
        if len(known) >= MOST_MISSIONS or mine >= MOST_OF_ONE:
            raise TooMany(said("shelf-full"))
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        base = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40] or "mission"
        taken = {slug for slug, _ in known}
        return next(slug for n in range(1, 9999) if (slug := _numbered(base, n)) not in taken)

    def _read(self, game: str, slug: str) -> Kept | None:
        path = self.folder / game / slug / "about.toml"
        try:
            return msgspec.convert(tomllib.loads(path.read_text("utf-8")), ready(Kept))
        except (OSError, ValueError):  # also what somebody has spoilt by hand
            return None


def owner_of(person: str) -> str:
    """Who published it, without saying who that is."""
    return hashlib.sha256(f"shelf {person}".encode()).hexdigest()[:24]


def _numbered(base: str, number: int) -> str:
    return base if number == 1 else f"{base}-{number}"


def _plain(value: msgspec.Struct) -> dict[str, Any]:
    """As TOML has it: what is not there has no line."""
    found: dict[str, Any] = _without_none(msgspec.to_builtins(value))
    return found


def _without_none(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_none(inner) for key, inner in value.items() if inner is not None}
    return [_without_none(inner) for inner in value] if isinstance(value, list | tuple) else value
