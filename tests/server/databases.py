"""A real PostgreSQL for the tests, started by them in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

PATIENCE = 30.0


def programs() -> Path | None:
    """Where PostgreSQL's programs are, if they are anywhere."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    packaged = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return packaged[-1].parent if packaged else None


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """A server with an empty database; gives its address. It refuses to run as root."""
    bin_, data = folder, Path(tempfile.mkdtemp(prefix="shambler-pg-"))
    owner = "postgres" if os.geteuid() == 0 else None
    if owner:
        os.chown(data, pwd.getpwnam(owner).pw_uid, -1)
    initdb = [str(bin_ / "initdb"), "-A", "trust", "-U", "test", "-D", str(data / "db")]
    subprocess.run(initdb, check=True, user=owner, cwd=data, stdout=subprocess.DEVNULL)
    port = free_port()
    settings = {"port": port, "listen_addresses": "127.0.0.1", "unix_socket_directories": data}
    flags = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
    server = subprocess.Popen(
        [str(bin_ / "postgres"), "-D", str(data / "db"), *flags],
        user=owner,
        cwd=data,
        stderr=subprocess.DEVNULL,
    )
    try:
        address = f"postgresql://test@127.0.0.1:{port}/postgres"
        wait_for(address)
        yield address
    finally:
        server.terminate()
        server.wait(10)
        shutil.rmtree(data)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str) -> None:
    """Until the server answers."""
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            psycopg.connect(address).close()
        except psycopg.OperationalError:
            assert time.monotonic() < limit, "PostgreSQL does not answer"
            time.sleep(0.1)
        else:
            return


def emptied(address: str) -> str:
    """The same database with nothing in it."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return address
