"""Hatchling's hook: what a wheel holds besides the sources.

Every wheel holds the built web client, or is not built. Where ``SHAMBLER_COMPILED`` names the
folder that ``make compiled`` made, the wheel holds the compiled modules, too, and fits this
platform only; without it the wheel is pure Python.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/shambler/server/static/index.html")
SWITCH = "SHAMBLER_COMPILED"
MADE = ("*.so", "*.pyd", "kernel/twins.py")  # what the compiled package has and the sources have not
NEEDS = "mypy_extensions>=1.0"  # imported by compiled modules


class WheelHook(BuildHookInterface[Any]):
    """Looks for the page before a wheel is made; an editable install may do without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Stop where the page is missing; add what was compiled."""
        if version == "editable":
            return
        if not (Path(self.root) / PAGE).is_file():
            raise FileNotFoundError(f"{PAGE} is missing: build the web client first (make web)")
        if os.environ.get(SWITCH):
            self.add_compiled(Path(self.root, os.environ[SWITCH]), build_data)

    def add_compiled(self, lib: Path, build_data: dict[str, Any]) -> None:
        """The compiled modules, each beside its source."""
        made = [path for pattern in MADE for path in sorted(lib.rglob(pattern))]
        if len(made) < len(MADE):
            raise FileNotFoundError(f"nothing compiled is in {lib}: build it first (make compiled)")
        places = {str(path): path.relative_to(lib).as_posix() for path in made}
        build_data["force_include"].update(places)
        build_data["dependencies"].append(NEEDS)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
