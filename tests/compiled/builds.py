"""The two builds, each asked in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAIN = ROOT / "src"
WHERE = os.environ.get("SHAMBLER_COMPILED", "")
COMPILED = ROOT / WHERE

needs_compiled = pytest.mark.skipif(
    not WHERE, reason="minutes of C compiler: make test-compiled builds the engine and runs this"
)


def ask(lib: Path, *command: str, **environment: str) -> str:
    """What a Python command prints with the package in a folder."""
    env = {**os.environ, "PYTHONPATH": str(lib), **environment}
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
