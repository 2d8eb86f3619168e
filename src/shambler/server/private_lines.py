"""What goes between servers, to the admin page and to the database is read by nobody else.

The inside address speaks TLS, unless it is the machine's own loopback. Its certificate is checked
by the other servers against an authority that the host names, and against the name by which they
call it. A database on another machine is asked only where its address says how.
"""

from __future__ import annotations

import ssl
from pathlib import Path

import msgspec
from sqlalchemy.engine import URL

from shambler.kernel.errors import ShamblerError
from shambler.server.security import is_loopback

CHECKED = "verify-full"  # the one mode of PostgreSQL that knows whom it talks to


class Certificate(msgspec.Struct, frozen=True):
    """What the inside address shows, and by whom the other servers' must be signed."""

    shown: Path
    key: Path
    authority: Path

    def for_callers(self) -> ssl.SSLContext:
        """With which another server is called: its certificate and its name are checked."""
        return ssl.create_default_context(cafile=self.authority)


def certificate(shown: Path | None, key: Path | None, authority: Path | None) -> Certificate | None:
    """What a host wishes, if it can be: all three files, or none."""
    if shown is None and key is None and authority is None:
        return None
    if shown is None or key is None or authority is None:
        raise ShamblerError("--inside-cert, --inside-key and --inside-ca go together")
    found = Certificate(shown, key, authority)
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(shown, key)
        found.for_callers()
    except (OSError, ssl.SSLError) as problem:
        raise ShamblerError(f"{shown}, {key}, {authority}: no certificate, {problem}") from problem
    return found


def check_inside(host: str, own: Certificate | None) -> None:
    """Refuses an inside address at which others could read what is said."""
    if own is None and not is_loopback(host):
        raise ShamblerError(
            f"--inside {host}: secrets would leave this machine in the clear; "
            "name a certificate (--inside-cert, --inside-key, --inside-ca), or stay on 127.0.0.1"
        )


def inside_url(address: str, own: Certificate | None) -> str:
    """How the other servers call this one."""
    return f"{'ws' if own is None else 'wss'}://{address}"


def is_private(url: str) -> bool:
    """May a secret be sent there? To another machine only by TLS."""
    scheme, _, place = url.partition("://")
    return scheme == "wss" or is_loopback(place.rpartition(":")[0])


def is_here(url: URL) -> bool:
    """Is this database reached without leaving the machine: by a socket, or by loopback?"""
    host = url.host or str(url.query.get("host", ""))
    return not host or host.startswith("/") or is_loopback(host)


def check_database(url: URL) -> None:
    """Refuses an address of a database elsewhere that does not say how it is protected."""
    if not is_here(url) and "sslmode" not in url.query:
        raise ShamblerError(
            "the database is on another machine: add ?sslmode=verify-full&sslrootcert=FILE to its "
            "address (or sslmode=disable, if a tunnel protects it)"
        )
