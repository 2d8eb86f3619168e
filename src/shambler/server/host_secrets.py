"""Secrets of a host: made when they are first asked for, the same for all servers of a database."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select, text

from shambler.server import schema


def host_secret(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """Two servers may make one at once: whoever is first has made it."""
    secrets = schema.host_secrets
    query = select(secrets.c.value).where(secrets.c.name == name)
    found = connection.execute(query).scalar()
    if found is None:
        adding = "INSERT INTO host_secrets (name, value) VALUES (:n, :v) ON CONFLICT DO NOTHING"
        connection.execute(text(adding), {"n": name, "v": make()})
        found = connection.execute(query).scalar_one()
    return str(found)
