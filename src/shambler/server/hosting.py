"""What a host asks for: `shambler serve`, said once and handed to every process that serves."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from shambler.server import logs
from shambler.server.limits import NEW_TABLES, SOCKETS
from shambler.server.members import LEASE
from shambler.server.notices.reach import Reach
from shambler.server.private_lines import Certificate
from shambler.server.saving import KEPT

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True, kw_only=True)
class Hosting:
    """A host's wishes; what is not said stays as it is on one's own machine."""

    pages: Path = STATIC  # the folder of the built page
    workshop: Path | None = None  # of ratings, and of what people publish; else beside the database
    log_form: logs.Form = "text"
    log_level: logs.Level = "info"

    # What one address may do
    new_tables: int = NEW_TABLES  # that it may make in a minute
    sockets: int = SOCKETS  # that it may have open
    keep_days: float = 0  # tables that nobody has used for so long are forgotten; 0: never

    # Servers of one database
    inside_address: str = "127.0.0.1:0"  # for figures, the admin page and the other servers
    certificate: Certificate | None = None  # of the inside address
    admin_key: str = ""  # opens the admin page from elsewhere
    lease: float = LEASE  # seconds after which others take the tables of a server not heard of
    bots_on: str = ""  # a Ray cluster on which bots think

    # Backups
    backup_to: Path | None = None
    backup_every: float = 0  # hours; 0: never
    backup_keep: int = KEPT

    reach: Reach | None = None  # how people are told that it is their turn
