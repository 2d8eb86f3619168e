"""What `hosting.md` tells a host to write works: commands, certificates, proxy, unit, container."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import socket as plain
import ssl
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer.main
from websockets.sync.client import connect
from websockets.typing import Origin

from shambler.cli.app import app as command_line
from shambler.server.private_lines import certificate
from shambler.server.wire_version import VERSION
from shambler.testing import some
from tests.server.certificates import Authority
from tests.server.conftest import serving
from tests.server.databases import emptied, free_port
from tests.server.test_storage import server

__all__ = ["server"]

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "players" / "hosting.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """What stands on the page in that language, with its long lines joined."""
    found = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.M | re.S)
    return [text.replace("\\\n", " ") for text in found]


def commands() -> Iterator[list[str]]:
    """Every command of ours on the page: as words, without its name."""
    lines = [line for block in (*blocks("sh"), *blocks("ini")) for line in block.splitlines()]
    for line in lines:
        words = shlex.split(line.removeprefix("ExecStart="), comments=True)
        if words and words[0].rpartition("/")[2] == "shambler":
            yield words[1:]


def test_every_command_and_option_of_the_page_exists() -> None:
    group: Any = typer.main.get_command(command_line)
    found = list(commands())
    assert len(found) >= 10
    for name, *words in some(found):
        command = group.commands[name]
        command.make_context(name, list(words))  # raises where it does not fit


def test_the_certificates_of_the_page_are_good(tmp_path: Path) -> None:
    (script,) = [text for text in blocks("sh") if text.startswith("openssl")]
    subprocess.run(["sh", "-e", "-c", script], cwd=tmp_path, check=True, capture_output=True)
    for number in some((1, 2, 3)):
        own = tmp_path / f"inside{number}.pem"
        assert certificate(own, tmp_path / f"inside{number}.key", tmp_path / "ca.pem")
        asked = ["openssl", "verify", "-CAfile", str(tmp_path / "ca.pem"), "-verify_ip"]
        subprocess.run([*asked, f"10.0.0.{number}", str(own)], check=True, capture_output=True)
        other = [*asked, "10.0.0.9", str(own)]
        assert subprocess.run(other, check=False, capture_output=True).returncode != 0


def test_the_unit_is_one(tmp_path: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("there is no systemd")
    (text,) = blocks("ini")
    unit = tmp_path / "shambler.service"
    unit.write_text(text.replace("/opt/shambler/bin/shambler", sys.executable))
    said = subprocess.run(
        [verify, "verify", str(unit)], capture_output=True, text=True, check=False
    )
    about = [line for line in said.stderr.splitlines() if unit.name in line]
    assert said.returncode == 0 and about == [], said.stderr


def test_the_container_has_a_server_in_it() -> None:
    (text,) = blocks("dockerfile")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (extras,) = re.findall(r"whl\)\[([a-z,]+)\]", text)
    assert {"server", "postgres"} <= set(extras.split(",")) <= set(project["optional-dependencies"])
    (entry,) = re.findall(r"^ENTRYPOINT (\[.*\])$", text, re.M)
    words = [word.strip(' "') for word in entry.strip("[]").split(",")]
    assert words[0] in project["scripts"]
    group: Any = typer.main.get_command(command_line)
    context = group.commands[words[1]].make_context(words[1], words[2:])
    assert f"EXPOSE {context.params['port']}" in text and context.params["host"] == "0.0.0.0"
    assert re.findall(r"^USER (\w+)$", text, re.M) == ["shambler"]
    wanted = tuple(int(part) for part in re.findall(r"^FROM python:(\d+)\.(\d+)", text, re.M)[0])
    least = tuple(int(part) for part in re.findall(r"\d+", project["requires-python"])[:2])
    assert wanted >= least


# -- behind a plain proxy ----------------------------------------------------------------------

NAME = "games.example.org"


@contextmanager
def proxied(folder: Path, ports: list[int]) -> Iterator[tuple[int, ssl.SSLContext]]:
    """The page's nginx in front of servers of this machine; its port, and whom to trust."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        pytest.skip("there is no nginx")
    authority, port = Authority(folder), free_port()
    shown, key = authority.sign(NAME)
    (text,) = blocks("nginx")
    for number, real in enumerate(ports, 1):
        text = text.replace(f"10.0.0.{number}:8000", f"127.0.0.1:{real}")
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("/etc/ssl/games.pem", str(shown)).replace("/etc/ssl/games.key", str(key))
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    whole = f"pid {folder}/pid; error_log {folder}/error.log; daemon off; events {{}}"
    user = "user root;" if os.geteuid() == 0 else ""
    file.write_text(f"{user}{whole} http {{ access_log off; {temporary}\n{text} }}")
    subprocess.run([program, "-t", "-q", "-c", str(file)], check=True, capture_output=True)
    running = subprocess.Popen([program, "-c", str(file)], stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 30
        while not listens(port):
            assert running.poll() is None and time.monotonic() < until, "nginx does not listen"
            time.sleep(0.05)
        yield port, ssl.create_default_context(cafile=authority.file)
    finally:
        running.terminate()
        running.wait(30)


def listens(port: int) -> bool:
    with closing(plain.socket()) as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0


def test_three_servers_behind_the_proxy_of_the_page(server: str, tmp_path: Path) -> None:
    """Whichever of them a request reaches; the cookie is the host's own, and a server may go."""
    where = emptied(server)
    with ExitStack() as stack:
        ports = [
            stack.enter_context(serving(where, loopback_only=False, lease=60))[0] for _ in range(3)
        ]
        port, trust = stack.enter_context(proxied(tmp_path, ports))
        origin = f"https://{NAME}:{port}"
        headers = {"Host": f"{NAME}:{port}", "Origin": origin}
        http = stack.enter_context(
            httpx.Client(base_url=f"https://127.0.0.1:{port}", headers=headers, verify=trust)
        )
        about = {"sni_hostname": NAME}
        wanted = {"game": "invader", "scenario": "M0", "seats": ["person"], "pace": 0}
        made = http.post("/api/tables", json=wanted, extensions=about, timeout=60)
        assert made.status_code == 201, made.text
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-") and "Secure" in cookie
        assert "strict-transport-security" in made.headers
        shown = cookie.partition(";")[0]
        address = f"wss://{NAME}:{port}/api/tables/{made.json()['table']}/socket?wire={VERSION}"
        for _ in some(range(4)):  # once at each server, in turn, and once more
            socket = connect(
                address,
                origin=Origin(origin),
                additional_headers={"Cookie": shown},
                ssl=trust,
                server_hostname=NAME,
                address=("127.0.0.1", port),
                proxy=None,
                max_size=None,
            )
            stack.enter_context(socket)
            told = [socket.recv(timeout=60) for _ in range(2)]
            assert '"yours":[0]' in str(told[0])
