"""Nobody is left when a server is killed: neither its processes nor those that think for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SERVERS = """
import multiprocessing, time
from shambler.server.end_with_parent import end_with_parent

def work():
    end_with_parent()
    print("at work", flush=True)
    time.sleep(600)

if __name__ == "__main__":
    multiprocessing.get_context("spawn").Process(target=work).start()
    time.sleep(600)
"""
THINKERS = """
import asyncio, time
from shambler.server.pool import Pool

def work(seconds):
    print("at work", flush=True)
    time.sleep(seconds)

if __name__ == "__main__":
    asyncio.run(Pool(2).run(work, 600, "invader", 600, ""))
"""
AT_WORK = b"at work\n"


@pytest.mark.parametrize("script", [SERVERS, THINKERS], ids=["servers", "thinkers"])
def test_processes_whose_parent_was_killed_end_as_well(script: str, tmp_path: Path) -> None:
    """Else they would keep the port from the next one, or think on for nobody."""
    file = tmp_path / "parent.py"
    file.write_text(script)
    with subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == AT_WORK
        parent.kill()
        assert parent.stdout.read() == b""  # the end: nobody is left who could write to it
