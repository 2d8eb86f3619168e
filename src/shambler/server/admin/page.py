"""The admin page: one HTML document without scripts, made anew every few seconds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Any, Final

from shambler.kernel.texts import Catalogue
from shambler.server.admin.status import Status
from shambler.server.protocol import Language

HERE: Final = Path(__file__).parent
TEXTS: Final = Catalogue(HERE)
STYLE: Final = (HERE / "style.css").read_text("utf-8")
AGAIN: Final = 10  # seconds until the page loads itself again
OLD_BACKUP: Final = 2  # intervals after which a backup is missing
UNITS: Final = ("B", "kB", "MB", "GB", "TB")


def page(status: Status, language: Language) -> str:
    """The whole document."""
    return Page(status, language).text()


class Page:
    """One status in one language."""

    def __init__(self, status: Status, language: Language) -> None:
        self.status = status
        self.language = language

    def text(self) -> str:
        """Everything, the most important first."""
        parts = (
            self._head(),
            self._figures(),
            self._troubles(),
            self._latency(),
            self._storage(),
            self._backups(),
            self._servers(),
            self._rooms(),
            self._versions(),
        )
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<meta http-equiv="refresh" content="{AGAIN}">'
            f'<link rel="stylesheet" href="/admin/style.css">'
            f"<title>{self.t('title')}</title></head><body>{''.join(parts)}</body></html>"
        )

    def t(self, message: str, **about: Any) -> str:
        """A text, ready for HTML."""
        return escape(TEXTS.text(self.language, message, about))

    # -- parts -------------------------------------------------------------------------------

    def _head(self) -> str:
        now = self.status
        state = "ready" if now.ready else "not-ready"
        since = self.t("since", begun=_moment(now.begun), now=_moment(now.at))
        sign = f'<p class="{state}" role="status">{self.t(state)}</p>'
        return f"<header><h1>{self.t('title')}</h1>{sign}<p>{since}</p></header>"

    def _figures(self) -> str:
        now, census = self.status, self.status.census
        shown = {
            "tables-here": f"{now.tables_here:,}",
            "tables-kept": f"{census.tables:,}" if census else "–",
            "browsers": f"{now.sockets:,}",
            "people-here": f"{now.people_here:,}",
            "p99": self._ms(now.latency["submission"].p99),
            "thinking": f"{now.thinking:,}",
        }
        cards = (
            f"<div><dt>{self.t(name)}</dt><dd>{value}</dd></div>" for name, value in shown.items()
        )
        return f'<dl class="figures">{"".join(cards)}</dl>'

    def _troubles(self) -> str:
        now = self.status
        rows = [
            (
                _moment(trouble.at),
                self.t(f"level-{trouble.level}"),
                trouble.text,
                ", ".join(f"{name} {value}" for name, value in trouble.about.items()),
            )
            for trouble in now.troubles
        ]
        counts = {**now.faults, **{name: n for name, n in now.refused.items() if name == "defect"}}
        about = self._list((name, f"{n:,}") for name, n in counts.items())
        refused = self._list((name, f"{n:,}") for name, n in now.refused.items())
        found = self._table(("when", "level", "what", "about"), rows, "no-troubles")
        return self._section(
            "errors",
            f"{found}<h3>{self.t('faults')}</h3>{about}<h3>{self.t('refused')}</h3>{refused}",
        )

    def _latency(self) -> str:
        rows = [
            (self.t(f"latency-{name}"), f"{of.count:,}", self._ms(of.p50), self._ms(of.p99))
            for name, of in self.status.latency.items()
        ]
        return self._section("latency", self._table(("of", "count", "p50", "p99"), rows))

    def _storage(self) -> str:
        census = self.status.census
        if census is None:
            return self._section("storage", f'<p class="bad">{self.t("no-database")}</p>')
        rows = [
            (self.t("engine"), census.engine),
            (self.t("size"), _bytes(census.bytes)),
            (self.t("free"), "–" if census.free_bytes is None else _bytes(census.free_bytes)),
            (self.t("tables-kept"), f"{census.tables:,}"),
            (self.t("tables-today"), f"{census.used_today:,}"),
            (self.t("tables-closed"), f"{census.closed:,}"),
            (self.t("people-known"), f"{census.people:,}"),
            (self.t("answers"), f"{census.answers:,}"),
            (self.t("snapshots"), f"{census.snapshots:,}"),
        ]
        games = [(escape(game), f"{count:,}") for game, count in census.by_game.items()]
        return self._section("storage", self._list(rows) + self._list(games))

    def _backups(self) -> str:
        saved = self.status.backups
        if not saved.every:
            return self._section("backups", f'<p class="bad">{self.t("no-backups")}</p>')
        late = self.status.at - saved.last > OLD_BACKUP * saved.every * 3600
        rows = [
            (self.t("every"), self.t("hours", hours=round(saved.every, 2))),
            (self.t("folder"), escape(saved.folder)),
            (self.t("last"), _moment(saved.last) if saved.last else self.t("never")),
            (self.t("size"), _bytes(saved.bytes)),
        ]
        bad = f'<p class="bad">{self.t("backup-late")}</p>' if late else ""
        if saved.problem:
            bad += f'<p class="bad">{escape(saved.problem)}</p>'
        return self._section("backups", bad + self._list(rows))

    def _servers(self) -> str:
        servers = self.status.servers
        if not servers:
            return ""
        rows = [
            (one.id, one.address, f"{one.tables:,}", self.t("this-one") if one.here else "")
            for one in servers
        ]
        return self._section("servers", self._table(("id", "address", "tables", "note"), rows))

    def _rooms(self) -> str:
        rows = [
            (
                f"{room.table}…",
                f"{room.game}/{room.scenario}",
                f"{room.answers:,}",
                f"{room.people} + {room.bots}",
                f"{room.browsers:,}",
                self.t("over") if room.over else "",
            )
            for room in self.status.rooms
        ]
        heads = ("table", "game", "answers", "seats", "browsers", "note")
        return self._section("rooms", self._table(heads, rows, "no-rooms"))

    def _versions(self) -> str:
        now = self.status
        rows = [
            ("Shambler", now.version),
            ("Python", now.python),
            (self.t("wire"), now.wire),
            (self.t("process"), str(now.pid)),
        ]
        games = [(game.key, f"{game.rules}", game.content) for game in now.games]
        table = self._table(("game", "rules", "content"), games)
        return self._section("versions", self._list(rows) + table)

    # -- shapes ------------------------------------------------------------------------------

    def _section(self, name: str, body: str) -> str:
        return f'<section id="{name}"><h2>{self.t(f"head-{name}")}</h2>{body}</section>'

    def _table(
        self, heads: Sequence[str], rows: Sequence[Sequence[str]], nothing: str = "nothing"
    ) -> str:
        if not rows:
            return f'<p class="none">{self.t(nothing)}</p>'
        top = "".join(f'<th scope="col">{self.t(f"col-{head}")}</th>' for head in heads)
        lines = (
            "".join(
                f'<td data-label="{self.t(f"col-{head}")}">{escape(str(cell), quote=False)}</td>'
                for head, cell in zip(heads, row, strict=True)
            )
            for row in rows
        )
        body = "".join(f"<tr>{line}</tr>" for line in lines)
        return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"

    def _list(self, rows: Iterable[tuple[str, str]]) -> str:
        found = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in rows)
        return f'<dl class="list">{found}</dl>' if found else f"<p>{self.t('nothing')}</p>"

    def _ms(self, value: float) -> str:
        return f"{value:g} ms" if value else "–"


def _moment(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S}"


def _bytes(count: float) -> str:
    for unit in UNITS[:-1]:
        if count < 1000:
            return f"{count:.3g} {unit}"
        count /= 1000
    return f"{count:.3g} {UNITS[-1]}"


def language_of(accepted: str) -> Language:
    """The first language that a browser asks for and we speak.

    >>> language_of("fr-CA,fr;q=0.9,en;q=0.8"), language_of("de"), language_of("")
    ('fr', 'en', 'en')
    """
    for part in accepted.lower().split(","):
        wanted = part.split(";")[0].strip()[:2]
        if wanted == "fr":
            return "fr"
        if wanted == "en":
            return "en"
    return "en"
