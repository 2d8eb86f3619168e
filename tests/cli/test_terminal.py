"""``play`` at a real terminal: colours, line editing, Ctrl-C and Ctrl-D."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT, Run, environment


class Session:
    """A program at a terminal of its own."""

    def __init__(self, *args: str) -> None:
        self.master, slave = pty.openpty()
        env = environment(TERM="xterm-256color", COLUMNS="100", LINES="40")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "shambler.cli", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            cwd=ROOT,
            start_new_session=True,
            preexec_fn=lambda: os.close(os.open(os.ttyname(0), os.O_RDWR)),
        )
        os.close(slave)
        self.seen = ""

    def expect(self, text: str, seconds: float = 20) -> None:
        """Wait until this has been printed since the last time."""
        until = time.monotonic() + seconds
        while text not in self.seen:
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if ready:
                self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
            assert time.monotonic() < until, f"no {text!r} in {self.seen!r}"
        self.seen = self.seen.split(text, 1)[1]

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def end(self) -> int:
        return self.process.wait(timeout=120)


@contextmanager
def sitting(*args: str) -> Iterator[Session]:
    made = Session("play", "pocket", "short", "--seed", "3", *args)
    yield made
    if made.process.poll() is None:
        made.process.kill()
        made.process.wait()
    os.close(made.master)


@pytest.fixture
def session(data: Path) -> Iterator[Session]:
    """The game that prints line by line."""
    with sitting("--plain") as made:
        yield made


@pytest.fixture
def full(data: Path) -> Iterator[Session]:
    """The game that fills the screen."""
    with sitting() as made:
        yield made


def test_colours_and_quit(session: Session, data: Path) -> None:
    session.expect("\x1b[1m")
    session.expect("> ")
    session.type("3\n")
    session.expect("found 1")
    session.expect("> ")
    session.type("quit\n")
    session.expect("shambler play --resume")
    assert session.end() == 0
    assert (data / "last.shambler").is_file()


@pytest.mark.parametrize("keys", ["\x03", "\x04"], ids=["ctrl-c", "ctrl-d"])
def test_leaving_in_a_hurry_keeps_the_game(session: Session, run: Run, keys: str) -> None:
    session.expect("> ")
    session.type("3\n")
    session.expect("found 1")
    session.expect("> ")
    time.sleep(0.5)  # a signal that comes before the line editor waits for keys waits for a key
    session.type(keys)
    session.expect("Your game is kept")
    assert session.end() == 0
    assert "Traceback" not in session.seen
    assert "What does Bo do?" in run("play", "--resume").out


def test_a_killed_terminal_loses_nothing(session: Session, run: Run) -> None:
    session.expect("> ")
    session.type("3\n")
    session.expect("found 1")
    session.expect("> ")
    session.process.kill()
    session.end()
    assert "What does Bo do?" in run("play", "--resume").out


@pytest.mark.parametrize("keys", ["\x11", "\x03"], ids=["ctrl-q", "ctrl-c"])
def test_the_full_screen_is_left_as_it_was_found(full: Session, run: Run, keys: str) -> None:
    full.expect("\x1b[?1049h")  # the screen of its own
    full.expect("What")
    full.type("3")
    full.expect("found 1")
    full.type(keys)
    full.expect("\x1b[?1049l")
    full.expect("Your game is kept")
    assert full.end() == 0
    assert "What does Bo do?" in run("play", "--resume").out


def test_a_killed_full_screen_loses_nothing(full: Session, run: Run, data: Path) -> None:
    full.expect("What")
    full.type("3")
    full.expect("found 1")
    full.process.kill()
    full.end()
    assert "What does Bo do?" in run("play", "--resume").out
