"""A real PostgreSQL for the tests, started by them in a folder of its own."""

from __future__ import annotations

import contextlib
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

PATIENCE = 90.0
PORTS = (20_000, 32_000)  # below those of outgoing connections
SMALL = 1 << 30  # bytes of a disk that may be filled


def programs() -> Path | None:
    """Where PostgreSQL's programs are, if they are anywhere."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    packaged = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return packaged[-1].parent if packaged else None


class Postgres:
    """A server with an empty database at ``address``. It refuses to run as root."""

    def __init__(
        self, programs: Path, within: Path | None = None, tls: tuple[Path, Path] | None = None
    ) -> None:
        """``tls``: a certificate and its key, where connections may be encrypted."""
        self.bin = programs
        self.folder = Path(tempfile.mkdtemp(prefix="shambler-pg-", dir=within))
        self.owner = "postgres" if os.geteuid() == 0 else None
        if self.owner:
            os.chown(self.folder, pwd.getpwnam(self.owner).pw_uid, -1)
        data = str(self.folder / "db")
        initdb = [str(self.bin / "initdb"), "-A", "trust", "-U", "test", "-D", data]
        subprocess.run(
            initdb, check=True, user=self.owner, cwd=self.folder, stdout=subprocess.DEVNULL
        )
        self.tls: dict[str, str] = {}
        if tls is not None:
            self.tls = self._shown(*tls)
        self.port = free_port()
        self.address = f"postgresql://test@127.0.0.1:{self.port}/postgres"
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        """Start it on what is there, and wait until it answers."""
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "max_wal_size": "64MB",  # its disk may be small
            **self.tls,
        }
        flags = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        process = subprocess.Popen(
            [str(self.bin / "postgres"), "-D", str(self.folder / "db"), *flags],
            user=self.owner,
            cwd=self.folder,
            stderr=subprocess.DEVNULL,
        )
        wait_for(self.address)
        return process

    def _shown(self, certificate: Path, key: Path) -> dict[str, str]:
        """It wants files of its own."""
        for name, source in (("cert", certificate), ("key", key)):
            place = self.folder / name
            shutil.copy(source, place)
            place.chmod(0o600)
            if self.owner:
                os.chown(place, pwd.getpwnam(self.owner).pw_uid, -1)
        return {
            "ssl": "on",
            "ssl_cert_file": str(self.folder / "cert"),
            "ssl_key_file": str(self.folder / "key"),
        }

    def crash(self) -> None:
        """Every process of it ends at once, without a last word; then it is started again."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)
        self.process = self.start()

    def fill_for_a_while(self, seconds: float = 3.0) -> None:
        """Its disk is full; afterwards it is started again if that was too much for it.

        Only a small disk is filled: on any other nothing happens.
        """
        ballast = self.folder / "ballast"
        if shutil.disk_usage(self.folder).total > SMALL:
            return
        with contextlib.suppress(OSError), ballast.open("wb") as file:
            while True:
                file.write(b"." * 65_536)
                file.flush()
        time.sleep(seconds)
        ballast.unlink()
        if self.process.poll() is not None:
            self.process = self.start()
        wait_for(self.address)

    def close(self) -> None:
        """Stop it and forget everything; connections that are left do not keep it."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder)


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """A server with an empty database; gives its address."""
    server = Postgres(folder)
    try:
        yield server.address
    finally:
        server.close()


def free_port() -> int:
    """A port nobody listens on, and that no client is given for its own end.

    Those who knock at a server that is not back yet may otherwise be given its very port, and
    talk to themselves; the server then finds it taken.
    """
    while True:
        port = random.randrange(*PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


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
